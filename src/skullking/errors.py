"""Errors: few classes, each a `ValueError` too, each with a stable code that the catalogue translates.

After any of them nothing has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["IllegalActionError", "NotationError", "RulesError", "SkullKingError"]


class SkullKingError(ValueError):
    """What this library refuses, and why.

    Attributes:
        code: a stable id such as `action/not_your_turn`; the catalogue has its text.
        details: the data behind it, such as `{"seat": 2}`.

    Example:
        >>> from skullking import Card
        >>> try:
        ...     Card("R15")
        ... except SkullKingError as error:
        ...     print(error.code, error.details["position"])
        notation/number 1
    """

    def __init__(self, code: str, details: Mapping[str, object] | None = None) -> None:
        super().__init__(code, dict(details or {}))
        self.code = code
        self.details: dict[str, object] = dict(details or {})

    def text(self, lang: str | None = None) -> str:
        """Say what is wrong, in German or English (None: the language of the locale)."""
        from skullking.text import error_text

        return error_text(self.code, lang, self.details)

    def __str__(self) -> str:
        return f"{self.text('en')} [{self.code}]"


class IllegalActionError(SkullKingError):
    """An action that the rules do not allow now. The game is unchanged."""


class NotationError(SkullKingError):
    """A text that is no card, play, action or record.

    `details` says where: `position` (a character of the text), in a record also `line` and `column`.
    """


class RulesError(SkullKingError):
    """Rules, a deal or a score that contradict themselves or each other."""
