"""Tries out a program under all kinds of rules, so that its author sees what is wrong and how long it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from skullking.bots import BotFault, dismiss, make_bot
from skullking.bots.program import Limits, Program, ProgramBot
from skullking.game import Game
from skullking.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skullking import Action

EVERYTHING: Final = (
    ("schmidt", 4),
    ("schmidt", 2),
    ("grandpabeck2013", 3),
    ("grandpabeck2018", 6),
    ("grandpabeck2021", 2),
    ("grandpabeck2021+kraken+whale+loot", 8),
    ("grandpabeck2021+powers", 4),
    ("grandpabeck2021+powers+graybeard=off", 2),
    ("grandpabeck2021+powers+scoring=rascal+load=choice", 3),
)
"""Rules and numbers of players: every edition, and every option that brings cards or actions of its own."""


@dataclass(frozen=True, slots=True)
class Tried:
    """One game of a program.

    Attributes:
        name: what the program calls itself; empty if it said no hello.
        rules: the rules' id.
        players: at the table.
        decisions: actions that the program chose.
        start: seconds until it had said hello.
        median: seconds of a decision, the middle one; 0 without any.
        slowest: and the slowest one.
        fault: why the game was not finished; None if it was.
        actions: what it chose.
    """

    name: str
    rules: str
    players: int
    decisions: int
    start: float
    median: float
    slowest: float
    fault: BotFault | None
    actions: tuple[Action, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return it for JSON, times in milliseconds."""
        fault = self.fault
        return {
            "rules": self.rules,
            "players": self.players,
            "decisions": self.decisions,
            "start_ms": round(1000 * self.start, 2),
            "median_ms": round(1000 * self.median, 2),
            "slowest_ms": round(1000 * self.slowest, 2),
            "fault": None if fault is None else {"code": fault.code, "message": fault.text()},
        }


def try_program(
    name: str,
    *,
    games: Sequence[tuple[str, int]] = EVERYTHING,
    limits: Limits | None = None,
    seed: int | str = 1,
) -> Iterator[Tried]:
    """Let a program play one game for each of these rules, against the bot `simple`.

    Args:
        name: of the program, see `skullking.bots.make_bot`.
        games: rules and numbers of players.
        limits: None takes those of the environment.
        seed: of the games and of the bots; a program that uses its seed chooses the same again.

    Yields:
        What came of each game.

    Raises:
        BotFault: the name leads to nothing that can be run.
        RulesError: the rules cannot be played by so many.
    """
    for number, (rules, players) in enumerate(games):
        program = Program(name, limits)
        try:
            yield _try(program, Rules.parse(rules), players, seat=number % players, seed=seed)
        finally:
            program.close()


def _try(program: Program, rules: Rules, players: int, *, seat: int, seed: int | str) -> Tried:
    game = Game(rules, players=players, seed=seed)
    bot = ProgramBot(program, seed)
    bots = [bot if i == seat else make_bot("simple", seed=f"{seed}/{i}") for i in range(players)]
    times: list[float] = []
    actions: list[Action] = []
    begun = perf_counter()
    try:
        bot.start()
    except BotFault as fault:
        return Tried("", str(rules), players, 0, perf_counter() - begun, 0.0, 0.0, fault, ())
    start = perf_counter() - begun
    while not game.is_over:
        actor = game.to_act[0]
        begun = perf_counter()
        action = bots[actor].choose(game.view(actor))
        if actor == seat and not bot.faults:
            times.append(perf_counter() - begun)
            actions.append(action)
        game.apply(actor, action)
    dismiss(bots)
    return Tried(
        name=program.title,
        rules=str(rules),
        players=players,
        decisions=len(times),
        start=start,
        median=median(times) if times else 0.0,
        slowest=max(times, default=0.0),
        fault=bot.faults[0] if bot.faults else None,
        actions=tuple(actions),
    )
