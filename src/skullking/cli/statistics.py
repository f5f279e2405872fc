"""Sums over many games. Histograms of whole points: exact, mergeable, small."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from operator import eq
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skullking import Game


@dataclass(slots=True)
class SeatTally:
    """What one seat did in many games."""

    points: Counter[int] = field(default_factory=Counter[int])
    wins: float = 0.0
    rounds: int = 0
    exact: int = 0

    def add(self, other: SeatTally) -> None:
        """Add the games of another tally."""
        self.points.update(other.points)
        self.wins += other.wins
        self.rounds += other.rounds
        self.exact += other.exact

    @property
    def games(self) -> int:
        """How many games."""
        return self.points.total()

    @property
    def mean(self) -> float:
        """Mean points a game."""
        return sum(value * count for value, count in self.points.items()) / self.games

    @property
    def deviation(self) -> float:
        """Standard deviation of the points of a game (n − 1)."""
        if self.games < 2:
            return 0.0
        mean = self.mean
        squares = sum(count * (value - mean) ** 2 for value, count in self.points.items())
        return sqrt(squares / (self.games - 1))

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return self.deviation / sqrt(self.games)

    def quantile(self, share: float) -> int:
        """Return the smallest points that at least this share of the games does not exceed.

        Example:
            >>> SeatTally(points=Counter({10: 1, 20: 2, 90: 1})).quantile(0.5)
            20
        """
        wanted, seen = share * self.games, 0
        for value in sorted(self.points):
            seen += self.points[value]
            if seen >= wanted:
                return value
        return max(self.points)


def tally(game: Game) -> list[SeatTally]:
    """Count a finished game, seat by seat."""
    rounds = game.sheet
    exact = [sum(scores[seat].exact for scores in rounds) for seat in range(game.players)]
    return from_totals([game.scores], exact, len(rounds))


def from_totals(games: Iterable[tuple[int, ...]], exact: Sequence[int], rounds: int) -> list[SeatTally]:
    """Count finished games.

    Args:
        games: the totals by seat of each game.
        exact: exact bids by seat, of all games together.
        rounds: rounds of all games together.

    Returns:
        One tally a seat. A shared victory counts in parts.
    """
    # Column by column, in C loops: the engine plays a game in a few microseconds, so must we count it.
    played = list(games)
    best = list(map(max, played))
    sharers = [totals.count(top) for totals, top in zip(played, best, strict=True)]
    seats: list[SeatTally] = []
    for column, made in zip(zip(*played, strict=True), exact, strict=True):
        wins = float(sum(map(eq, column, best)))
        seats.append(SeatTally(points=Counter(column), wins=wins, rounds=rounds, exact=made))
    for totals, top, count in zip(played, best, sharers, strict=True):
        if count > 1:
            for seat, total in zip(seats, totals, strict=True):
                if total == top:
                    seat.wins -= 1 - 1 / count
    return seats


def merge(into: list[SeatTally], parts: Iterable[SeatTally]) -> None:
    """Add the parts, seat by seat."""
    for mine, other in zip(into, parts, strict=True):
        mine.add(other)
