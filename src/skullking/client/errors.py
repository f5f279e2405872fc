"""What can go wrong between client and server."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class RefusedError(Exception):
    """The server refused a request or command; nothing changed.

    Attributes:
        code: stable, such as `table/full`; the catalogue has a sentence for it.
        args_dict: values for that sentence.
    """

    def __init__(self, code: str, args: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.args_dict = dict(args or {})


class ClosedError(Exception):
    """The connection is closed for good.

    Attributes:
        code: why, such as `table/closed`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
