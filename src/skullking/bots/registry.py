"""Bots by name: the ones that come with skullking, and others' by entry point."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from skullking._core import NativeBot
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skullking.bots.protocol import Bot

GROUP: Final = "skullking.bots"


class UnknownBotError(SkullKingError):
    """There is no bot of that name (code `bots/unknown`)."""


def native_names() -> tuple[str, ...]:
    """Name the bots that come with skullking. They choose in Rust and can play whole games there.

    Example:
        >>> sorted(native_names())[:2]
        ['random', 'simple']
    """
    return tuple(sorted(NativeBot.names(), key=lambda name: (name == "random", name)))


def bot_names() -> tuple[str, ...]:
    """Name all bots: our own first, then others' in alphabetical order.

    Example:
        >>> {"simple", "random"} <= set(bot_names())
        True
    """
    own = native_names()
    others = sorted({point.name for point in entry_points(group=GROUP)} - set(own))
    return (*own, *others)


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Make a bot.

    Args:
        name: one of `bot_names()`.
        seed: of the bot's own randomness; equal seeds and equal views give equal choices.

    Returns:
        A new bot; bots may remember, so each seat of each game gets its own.

    Raises:
        UnknownBotError: there is none of that name.
    """
    if name in native_names():
        digest = sha256(f"{name}/{seed}".encode()).digest()
        return NativeBot(name, seed=int.from_bytes(digest[:8], "little"))
    return _foreign(name)(seed=seed)


def describe_bot(name: str) -> str:
    """Return the first line of the documentation of somebody else's bot; ours are in the catalogue.

    Raises:
        UnknownBotError: there is none of that name.
    """
    return "" if name in native_names() else (_foreign(name).__doc__ or "").strip().partition("\n")[0]


def _foreign(name: str) -> Callable[..., Bot]:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return cast("Callable[..., Bot]", point.load())
    raise UnknownBotError("bots/unknown", {"what": name, "known": ", ".join(bot_names())})
