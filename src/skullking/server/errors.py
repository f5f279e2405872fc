"""Refusals with a code that the catalogue translates (`table/full` -> `error-table-full`)."""

from __future__ import annotations


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
