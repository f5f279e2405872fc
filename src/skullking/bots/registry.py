"""Bots by name: the ones that come with skullking, others' by entry point, and programs by their path."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, cast

from skullking._core import NativeBot
from skullking.bots.adaptive import ADAPTIVE, DIAL, AdaptiveBot, is_dial, seats_of
from skullking.bots.foreign import ForeignBot
from skullking.bots.program import ProgramBot, find_program, is_program
from skullking.bots.weights import keep_file, load_shipped
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence
    from importlib.metadata import EntryPoint

    from skullking.bots.faults import BotFault
    from skullking.bots.protocol import Bot

GROUP: Final = "skullking.bots"


class UnknownBotError(SkullKingError):
    """There is no bot of that name (code `bots/unknown`), or its setting means nothing (`bots/dial`, `bots/which_file`)."""


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
        'flatMC-400'
    """
    return tuple(NativeBot.opponents())


def native_id(name: str) -> str | None:
    """Make a bot's name ready for the native module; None if the bot is not native.

    Args:
        name: one of `native_names()` or `opponent_names()`, `dial:0` to `dial:100` for a strength in between, or
            `captain@FILE` for the captain with the weights of a file.

    Returns:
        The name that `NativeBot` and native matches take. Weights it needs are loaded.

    Raises:
        WeightsError: the file cannot be read, or holds no weights, or weights of another encoder version.
    """
    if name in native_names() or name in opponent_names() or is_dial(name):
        load_shipped()
        return name
    level, _, file = name.partition("@")
    return keep_file(file) if file and level == "captain" else None


def bot_names() -> tuple[str, ...]:
    """Name all bots: our own first, then others' in alphabetical order. `dial:N` comes on top.

    Example:
        >>> {"simple", "random"} <= set(bot_names())
        True
    """
    own = (*native_names(), ADAPTIVE)
    return (*own, *sorted(_announced().keys() - set(own)))


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Make a bot.

    Args:
        name: one of `bot_names()`, `dial:0` to `dial:100`, `adaptive:02` for one that follows the people in
            seats 0 and 2, `captain@FILE` for the captain with weights of one's own, or a program: the
            path of a file, or `cmd:` and a command. It runs with all rights of this process, so a name that
            comes from somebody else belongs into `make_registered_bot`.
        seed: of the bot's own randomness; equal seeds and equal views give equal choices.

    Returns:
        A new bot; bots may remember, so each seat of each game gets its own. `dismiss` it after the game.

    Raises:
        UnknownBotError: there is none of that name.
        WeightsError: the weights of `captain@FILE` cannot be used.
        BotFault: the name of a program leads to nothing that can be run, or an installed bot is broken.
    """
    native = native_id(name)
    if native is not None:
        digest = sha256(f"{name}/{seed}".encode()).digest()
        return NativeBot(native, seed=int.from_bytes(digest[:8], "little"))
    follows = seats_of(name)
    if follows is not None:
        load_shipped()
        return AdaptiveBot(follows, seed=seed)
    if name not in _announced() and is_program(name):
        return ProgramBot(find_program(name), seed=seed)
    factory = _foreign(name)
    try:
        return ForeignBot(name, factory(seed=seed))
    except Exception as problem:  # whatever somebody else's code may raise
        raise _broken(name, problem) from problem


def make_registered_bot(name: str, seed: int | str = 0) -> Bot:
    """Make a bot whose name may come from anybody: a registered bot, no file and no command.

    Raises:
        UnknownBotError: there is none of that name.
    """
    if not is_registered(name):
        raise _unknown(name)
    return make_bot(name, seed)


def is_registered(name: str) -> bool:
    """Tell whether a name means a bot that anybody may seat: one of `bot_names()`, or one with its setting.

    Example:
        >>> is_registered("captain"), is_registered("dial:40"), is_registered("./bot.py")
        (True, True, False)
    """
    return name in bot_names() or is_dial(name) or seats_of(name) is not None


def check_bot(name: str) -> None:
    """Make sure before a match that a bot can play; a program is started for that.

    Raises:
        UnknownBotError: there is none of that name.
        BotFault: somebody else's class cannot be made; the program cannot be started, or says no hello.
    """
    bot = make_bot(name)
    if isinstance(bot, ProgramBot):
        bot.start()
    dismiss([bot])


@contextmanager
def crew(names: Sequence[str], seed: int | str) -> Generator[list[Bot]]:
    """Make the bots for one game, and dismiss them after it.

    What a program did wrong is told by the logger `skullking.bots`, each kind of fault once.

    Args:
        names: for each seat, see `make_bot`.
        seed: of the game; each bot gets its own, `SEED/SEAT`.

    Example:
        >>> from skullking import Game, Rules
        >>> game = Game(Rules.preset("schmidt"), players=2, seed=1)
        >>> with crew(["simple", "random"], seed=1) as bots:
        ...     while not game.is_over:
        ...         seat = game.to_act[0]
        ...         _ = game.apply(seat, bots[seat].choose(game.view(seat)))
    """
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            bots.append(make_bot(name, seed=f"{seed}/{seat}"))
        yield bots
    finally:
        dismiss(bots)
        for name, bot in zip(names, bots, strict=False):  # not all were made if one is unknown
            for fault in faults_of(bot):
                _tell(name, fault)


def dismiss(bots: Iterable[Bot]) -> None:
    """Send bots home after a game: calls `close()` on those that have it."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def faults_of(bot: Bot) -> Sequence[BotFault]:
    """Return what a bot did wrong in its game. Only programs can, and only once: then a stand-in plays."""
    return bot.faults if isinstance(bot, ProgramBot) else ()


def describe_bot(name: str) -> str:
    """Return the first line of the documentation of somebody else's bot; ours are in the catalogue.

    Raises:
        UnknownBotError: there is none of that name.
        BotFault: it is installed, but broken.
    """
    return (
        ""
        if name in (*native_names(), ADAPTIVE)
        else (_foreign(name).__doc__ or "").strip().partition("\n")[0]
    )


def _tell(name: str, fault: BotFault) -> None:
    if (name, fault.code) not in _told:
        from logging import getLogger

        _told.add((name, fault.code))
        getLogger(GROUP).warning("%s: %s", name, fault.text())


_told: set[tuple[str, str]] = set()


def _foreign(name: str) -> Callable[..., Bot]:
    point = _announced().get(name)
    if point is None:
        raise _unknown(name)
    try:
        return cast("Callable[..., Bot]", point.load())
    except Exception as problem:  # whatever somebody else's code may raise
        raise _broken(name, problem) from problem


@cache
def _announced() -> dict[str, EntryPoint]:
    """Others' bots. Looking through all installed packages takes too long for every game."""
    from importlib.metadata import entry_points  # takes longer to load than the first prompt may wait

    return {point.name: point for point in entry_points(group=GROUP)}


def _broken(name: str, problem: Exception) -> BotFault:
    from skullking.bots.faults import BotFault

    return BotFault("bots/broken", {"what": name, "reason": f"{type(problem).__name__}: {problem}"})


def _unknown(name: str) -> UnknownBotError:
    if name.startswith(f"{DIAL}:"):
        return UnknownBotError("bots/dial", {"what": name})
    if name == "captain@":
        return UnknownBotError("bots/which_file")
    from difflib import get_close_matches  # nobody needs it before there is a mistake

    close = get_close_matches(name, (*bot_names(), *opponent_names()), n=1)
    details = {"what": name, "close": close[0] if close else "none", "known": ", ".join(bot_names())}
    return UnknownBotError("bots/unknown", details)
