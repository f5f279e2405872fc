"""Bots by name: the ones that come with skullking, and others' by entry point."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from skullking._core import NativeBot
from skullking.bots.weights import keep_file, load_shipped
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skullking.bots.protocol import Bot

GROUP: Final = "skullking.bots"


class UnknownBotError(SkullKingError):
    """There is no bot of that name (code `bots/unknown`)."""


def native_names() -> tuple[str, ...]:
    """Name the bots that come with skullking: the levels from weak to strong, then the plain ones.

    They choose in Rust and can play whole games there.

    Example:
        >>> native_names()[:7]
        ('child', 'deckhand', 'sailor', 'mate', 'boatswain', 'captain', 'skullking')
    """
    return tuple(NativeBot.names())


def opponent_names() -> tuple[str, ...]:
    """Name the public bots that were written anew for measuring, roughly from weak to strong.

    They are no choice for a table, but `make_bot` and `skullking arena` know them.

    Example:
        >>> opponent_names()[-1]
        'wizrule'
    """
    return tuple(NativeBot.opponents())


def native_id(name: str) -> str | None:
    """Make a bot's name ready for the native module; None if the bot is not native.

    Args:
        name: one of `native_names()` or `opponent_names()`, or `captain@FILE` for the captain with the weights of a file.

    Returns:
        The name that `NativeBot` and native matches take. Weights it needs are loaded.

    Raises:
        WeightsError: the file holds no weights, or weights of another encoder version.
        OSError: the file cannot be read.
    """
    if name in native_names() or name in opponent_names():
        load_shipped()
        return name
    level, at, file = name.partition("@")
    return keep_file(file) if at and level == "captain" else None


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
        name: one of `bot_names()`, or `captain@FILE` for the captain with weights of one's own.
        seed: of the bot's own randomness; equal seeds and equal views give equal choices.

    Returns:
        A new bot; bots may remember, so each seat of each game gets its own.

    Raises:
        UnknownBotError: there is none of that name.
    """
    native = native_id(name)
    if native is not None:
        digest = sha256(f"{name}/{seed}".encode()).digest()
        return NativeBot(native, seed=int.from_bytes(digest[:8], "little"))
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
