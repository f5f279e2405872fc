"""Plays matches: in the engine when all bots are native, step by step in Python otherwise."""

from __future__ import annotations

import os
import struct
from dataclasses import astuple, dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from skullking._core import decision_times, duel
from skullking.arena.report import Report
from skullking.bots import crew, faults_of, native_id
from skullking.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skullking import Rules

# One victory: a number that every possible number of sharers divides.
WIN: Final = 840
_CHUNK: Final = 50


@dataclass(frozen=True, slots=True)
class DealResult:
    """What one deal came to: sums over the games with the candidate in each seat.

    Attributes:
        own: the candidate's points.
        others: all others' points.
        wins: victories in parts of 840; a shared one counts in parts.
        rounds: rounds the candidate played.
        exact: rounds in which it met its bid.
        zeros: rounds in which it bid zero.
        zeros_exact: zero bids that it met.
        faults: games that a program in the candidate's seat did not finish; see `skullking.bots.faults_of`.
        others_faults: the same for the others' seats.
    """

    own: int = 0
    others: int = 0
    wins: int = 0
    rounds: int = 0
    exact: int = 0
    zeros: int = 0
    zeros_exact: int = 0
    faults: int = 0
    others_faults: int = 0

    def __add__(self, other: DealResult) -> DealResult:
        return DealResult(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


def match(
    candidate: str,
    field: Sequence[str],
    *,
    rules: Rules,
    players: int = 4,
    deals: int = 1000,
    seed: int | str = 1,
    threads: int = 0,
    time_games: int = 0,
) -> Report:
    """Play a match and sum it up.

    Args:
        candidate: a bot's name, see `skullking.bots.make_bot`.
        field: the others, in order around the table; with fewer names than seats, over again.
        rules: an edition and its options.
        players: at the table.
        deals: each is played once for every seat.
        seed: of the deals; equal seeds give equal reports.
        threads: 0 takes all cores. The report does not depend on it.
        time_games: in so many further games the candidate's choices are timed (native bots only).

    Returns:
        The report, with the result of every deal.

    Raises:
        UnknownBotError: there is no such bot.
        RulesError: the rules cannot be played by so many.
    """
    others = tuple(field[i % len(field)] for i in range(players - 1))
    results = [
        result
        for part in play_deals(
            candidate, others, rules=rules, seed=seed, start=0, stop=deals, threads=threads
        )
        for result in part
    ]
    times: list[int] = []
    native = [native_id(name) for name in (candidate, *others)]
    if time_games and None not in native:
        first, *rest = (name for name in native if name is not None)
        times = decision_times(rules, first, rest, seed=deal_seed(f"{seed}/time"), games=time_games)
    return Report.of(
        candidate=candidate,
        field=others,
        rules=str(rules),
        players=players,
        seed=seed,
        results=results,
        times=times,
    )


def play_deals(
    candidate: str,
    field: tuple[str, ...],
    *,
    rules: Rules,
    seed: int | str,
    start: int,
    stop: int,
    threads: int = 0,
) -> Iterator[list[DealResult]]:
    """Play deals `start` to `stop` of a seed, a handful at a time."""
    names = [native_id(name) for name in (candidate, *field)]
    workers = threads or os.cpu_count() or 1
    first, rest = names[0], [name for name in names[1:] if name is not None]
    step = _CHUNK * workers
    for at in range(start, stop, step):
        end = min(at + step, stop)
        if first is None or len(rest) < len(field):
            yield [_play_deal(candidate, field, rules, seed, number) for number in range(at, end)]
            continue
        packed = duel(rules, first, rest, seed=deal_seed(seed), start=at, stop=end, threads=workers)
        yield [DealResult(*values) for values in struct.iter_unpack("<7q", packed)]


def deal_seed(seed: int | str) -> int:
    """Make the number from which all deals of a match follow, below 2**128.

    Training draws its deals from seeds above 2**192, so no deal of a match was ever trained on.
    """
    return int.from_bytes(sha256(f"arena/{seed}".encode()).digest()[:16], "little")


def _play_deal(
    candidate: str, field: tuple[str, ...], rules: Rules, seed: int | str, number: int
) -> DealResult:
    players = len(field) + 1
    deal = deal_seed(seed) + (number << 128)
    total = DealResult()
    for own in range(players):
        game = Game(rules, players=players, seed=deal, first_dealer=number % players)
        names = [candidate if seat == own else field[(seat - own) % players - 1] for seat in range(players)]
        with crew(names, seed=f"{seed}/{number}/{own}") as bots:
            while not game.is_over:
                seat = game.to_act[0]
                game.apply(seat, bots[seat].choose(game.view(seat)))
        faults = [len(faults_of(bot)) for bot in bots]
        total += _count(game, own)
        total += DealResult(faults=faults[own], others_faults=sum(faults) - faults[own])
    return total


def _count(game: Game, own: int) -> DealResult:
    totals = game.scores
    best = max(totals)
    scores = [round_scores[own] for round_scores in game.sheet]
    zeros = [score for score in scores if score.bid == 0]
    return DealResult(
        own=totals[own],
        others=sum(totals) - totals[own],
        wins=WIN // totals.count(best) if totals[own] == best else 0,
        rounds=len(scores),
        exact=sum(score.exact for score in scores),
        zeros=len(zeros),
        zeros_exact=sum(score.exact for score in zeros),
    )
