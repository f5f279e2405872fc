"""The language this process speaks, and the consoles it speaks through."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

from skullking.text import language, text

if TYPE_CHECKING:
    from rich.console import Console

_spoken: list[str] = []


def speak(lang: str) -> None:
    """Settle the language, before any command runs."""
    _spoken[:] = [lang]


def lang() -> str:
    """Name the language that is spoken: `de` or `en`."""
    return _spoken[0] if _spoken else language()


def t(key: str, /, **values: str | int) -> str:
    """Return a text of the catalogue in the language that is spoken."""
    return text(key, lang(), **values)


def decimal(value: float, digits: int = 1) -> str:
    """Write a number as the language does: 12,3 or 12.3, the minus as a real one."""
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if lang() == "de" else written


def out() -> Console:
    """Return the console for results. NO_COLOR, pipes and narrow windows are Rich's business."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())


@cache
def err() -> Console:
    """Return the console for progress and complaints."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, emoji=False)


def is_terminal() -> bool:
    """Say whether a person with a capable terminal is at both ends."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    return sys.stdin.isatty() and sys.stdout.isatty() and encoding.startswith("utf")
