"""What bots of other people do wrong, and how it is told."""

from __future__ import annotations

from typing import Final

from skullking.errors import SkullKingError

_LONGEST: Final = 80


class BotFault(SkullKingError):  # noqa: N818  # it is told and counted more often than raised
    """What a bot of somebody else did wrong; the codes of programs are listed in `spec/BOT-PROTOCOL.md`.

    Those of Python classes: `bots/broken`, `bots/raised`, `bots/not_legal`.
    """


def excerpt(words: bytes | str) -> str:
    r"""Cut words short and make them fit to be shown: no control characters, no second line.

    Example:
        >>> excerpt(b'{"id": 1}\n'), len(excerpt("x" * 1000))
        ('{"id": 1}', 81)
    """
    if isinstance(words, bytes):
        words = words[: 4 * _LONGEST].decode("utf-8", "replace")
    shown = "".join(letter if letter.isprintable() else " " for letter in words.strip())
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + "…"
