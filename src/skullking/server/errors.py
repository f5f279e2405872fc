"""Refusals with a code that the catalogue translates (`table/full` -> `error-table-full`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skullking.errors import SkullKingError


class ServerError(Exception):
    """Something was refused and nothing changed.

    Attributes:
        code: Stable, such as ``table/full``.
        args_dict: Values for the catalogue's text.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_dict: dict[str, str | int] = dict(args)


class TableError(ServerError):
    """A table refuses a command."""


def told(problem: ServerError | SkullKingError) -> tuple[str, dict[str, str | int]]:
    """Code and values of a refusal as they travel, whether the server's or the engine's."""
    if isinstance(problem, ServerError):
        return problem.code, problem.args_dict
    return problem.code, {
        name: value if isinstance(value, int | str) else str(value) for name, value in problem.details.items()
    }
