"""Elo figures of many games at once: the Bradley-Terry model on who finished before whom."""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

# Points for ten times the odds.
_SCALE: Final = 400 / log(10)
_Z95: Final = 1.959964

Matrix = list[list[float]]


def elo(
    games: Sequence[tuple[Sequence[int], Sequence[int]]], players: int, anchor: int
) -> list[tuple[float, float]]:
    """Rate players by games of several, each a pairwise comparison of everybody at the table.

    Equal totals count half for either. Each pair has one drawn game more than it played, so that nobody who
    always wins is rated infinitely. Pairs of one game depend on each other; the intervals allow for that.

    Args:
        games: for each game who played (numbers below `players`), and their totals.
        players: how many there are.
        anchor: whose figure is 0.

    Returns:
        The figure of each player and half the width of its 95 % confidence interval, the anchor's taken as given.

    Example:
        >>> [(first, _), (second, _)] = elo([((0, 1), (5, 3))] * 3 + [((0, 1), (3, 5))], 2, 1)
        >>> round(first), round(second)
        (147, 0)
    """
    won: Matrix = [[0.5 * (i != j) for j in range(players)] for i in range(players)]
    for seats, totals in games:
        for a, b in combinations(range(len(seats)), 2):
            share = _share(totals[a], totals[b])
            won[seats[a]][seats[b]] += share
            won[seats[b]][seats[a]] += 1 - share
    others = [i for i in range(players) if i != anchor]
    strength = [0.0] * players
    for _ in range(100):
        slope = [sum(_surprise(won, strength, i, j) for j in range(players)) for i in others]
        inverse = _inverse(_curvature(won, strength, others))
        steps = [sum(x * y for x, y in zip(row, slope, strict=True)) for row in inverse]
        for i, step in zip(others, steps, strict=True):
            strength[i] += max(-1.0, min(1.0, step))
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    errors = _errors(games, strength, others, _inverse(_curvature(won, strength, others)))
    return [(_SCALE * strength[i], _SCALE * _Z95 * errors.get(i, 0.0)) for i in range(players)]


def _share(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def _expected(mine: float, theirs: float) -> float:
    return 1 / (1 + exp(theirs - mine))


def _surprise(won: Matrix, strength: list[float], i: int, j: int) -> float:
    return won[i][j] - (won[i][j] + won[j][i]) * _expected(strength[i], strength[j])


def _curvature(won: Matrix, strength: list[float], others: list[int]) -> Matrix:
    def bend(i: int, j: int) -> float:
        p = _expected(strength[i], strength[j])
        return (won[i][j] + won[j][i]) * p * (1 - p)

    everybody = range(len(strength))
    return [[sum(bend(i, k) for k in everybody) if i == j else -bend(i, j) for j in others] for i in others]


def _errors(
    games: Sequence[tuple[Sequence[int], Sequence[int]]],
    strength: list[float],
    others: list[int],
    inverse: Matrix,
) -> dict[int, float]:
    """Standard errors that treat a game, not a pair, as one observation (the sandwich estimator)."""
    place = {player: k for k, player in enumerate(others)}
    variance = [0.0] * len(others)
    for seats, totals in games:
        surprise = {
            place[seats[a]]: sum(
                _share(totals[a], totals[b]) - _expected(strength[seats[a]], strength[seats[b]])
                for b in range(len(seats))
                if b != a
            )
            for a in range(len(seats))
            if seats[a] in place
        }
        for k, row in enumerate(inverse):
            variance[k] += sum(row[j] * value for j, value in surprise.items()) ** 2
    return {player: variance[k] ** 0.5 for player, k in place.items()}


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan; the matrix is diagonally dominant, so no rows change places."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(size):
            if k != i and (factor := rows[k][i]):
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
