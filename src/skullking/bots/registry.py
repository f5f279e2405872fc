"""Bots by name: the ones that come with skullking, and others' by entry point."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skullking.bots.protocol import Bot

GROUP: Final = "skullking.bots"
_OWN: Final = {
    "simple": ("skullking.bots.simple", "SimpleBot"),
    "random": ("skullking.bots.random_bot", "RandomBot"),
}


class UnknownBotError(SkullKingError):
    """There is no bot of that name (code `bots/unknown`)."""


def bot_names() -> tuple[str, ...]:
    """Name all bots: our own first, then others' in alphabetical order.

    Example:
        >>> bot_names()[:2]
        ('simple', 'random')
    """
    others = sorted({point.name for point in entry_points(group=GROUP)} - _OWN.keys())
    return (*_OWN, *others)


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Make a bot.

    Args:
        name: one of `bot_names()`.
        seed: of the bot's own randomness; equal seeds and views give equal choices.

    Returns:
        A new bot; bots may remember, so each seat of each game gets its own.

    Raises:
        UnknownBotError: there is none of that name.
    """
    return _factory(name)(seed=seed)


def describe_bot(name: str) -> str:
    """Return the first line of a bot's documentation.

    Raises:
        UnknownBotError: there is none of that name.
    """
    return (_factory(name).__doc__ or "").strip().partition("\n")[0]


def _factory(name: str) -> Callable[..., Bot]:
    own = _OWN.get(name)
    if own:
        return cast("Callable[..., Bot]", getattr(import_module(own[0]), own[1]))
    for point in entry_points(group=GROUP):
        if point.name == name:
            return cast("Callable[..., Bot]", point.load())
    raise UnknownBotError("bots/unknown", {"what": name, "known": ", ".join(bot_names())})
