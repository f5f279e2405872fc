"""What a match came to: a margin with its confidence interval, and what stands behind it."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import TYPE_CHECKING, Any

from skullking.arena.matches import WIN, DealResult, RoundResult
from skullking.arena.results import read_results

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

# Two-sided 95 % of the normal distribution.
Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """One round of a match summed up.

    Attributes:
        number: of the round, from 1.
        margin: the candidate's points minus the mean of the others.
        interval: half the width of the 95 % confidence interval of the margin; infinite if only one deal had
            the round.
        own: the candidate's points.
        bid: its mean bid.
        exact: share of bids met.
        zeros: share of bids that were zero.
        zeros_exact: share of zero bids met.
    """

    number: int
    margin: float
    interval: float
    own: float
    bid: float
    exact: float
    zeros: float
    zeros_exact: float

    @classmethod
    def of(cls, number: int, results: Sequence[RoundResult], players: int) -> RoundFigures:
        """Sum up the rounds of one number, one result for each deal that had it."""
        margins = [(deal.own - deal.others / (players - 1)) / deal.games for deal in results]
        mean, interval = mean_and_interval(margins)
        sums = RoundResult.total(results)
        return cls(
            number=number,
            margin=mean,
            interval=interval,
            own=sums.own / sums.games,
            bid=sums.bids / sums.games,
            exact=sums.exact / sums.games,
            zeros=sums.zeros / sums.games,
            zeros_exact=sums.zeros_exact / max(1, sums.zeros),
        )

    def to_dict(self) -> dict[str, object]:
        """Return it for JSON."""
        return {
            "round": self.number,
            "margin": round(self.margin, 2),
            "interval95": _finite(self.interval),
            "own": round(self.own, 2),
            "bid": round(self.bid, 3),
            "exact": round(self.exact, 4),
            "zeros": round(self.zeros, 4),
            "zeros_exact": round(self.zeros_exact, 4),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """A match summed up.

    Attributes:
        candidate: the bot's name.
        field: the others' names, in order around the table.
        rules: the rules' id.
        players: at the table.
        seed: of the deals.
        weights: hashes of the weights that were played by.
        deals: how many, each played once for every seat.
        own: the candidate's points a game.
        margin: own points minus the mean of the others, a game.
        interval: half the width of the 95 % confidence interval of the margin; infinite after one deal.
        win_share: games won; shared victories count in parts. `1 / players` is par.
        exact: share of bids met.
        zeros: share of bids that were zero.
        zeros_exact: share of zero bids met.
        rounds: the figures round by round.
        microseconds: time of a choice, median and 99th percentile; None if it was not measured.
        per_deal: margin of each deal, in order.
        faults: games that a program in the candidate's seat did not finish.
        others_faults: the same for the others' seats.
    """

    candidate: str
    field: tuple[str, ...]
    rules: str
    players: int
    seed: int | str
    weights: dict[str, str]
    deals: int
    own: float
    margin: float
    interval: float
    win_share: float
    exact: float
    zeros: float
    zeros_exact: float
    rounds: tuple[RoundFigures, ...]
    microseconds: tuple[float, float] | None
    per_deal: tuple[float, ...]
    faults: int
    others_faults: int

    @classmethod
    def of(
        cls,
        header: dict[str, Any],
        results: Sequence[DealResult],
        microseconds: tuple[float, float] | None = None,
    ) -> Report:
        """Sum up the results of at least one deal; the header is that of `Match.header`."""
        deals, players = len(results), int(header["players"])
        margins = tuple(result.margin(players) for result in results)
        mean, interval = mean_and_interval(margins)
        longest = max(len(result.rounds) for result in results)
        rounds = [[result.rounds[i] for result in results if len(result.rounds) > i] for i in range(longest)]
        sums = RoundResult.total(deal for deals_of_round in rounds for deal in deals_of_round)
        return cls(
            candidate=header["candidate"],
            field=tuple(header["field"]),
            rules=header["rules"],
            players=players,
            seed=header["seed"],
            weights=header["weights"],
            deals=deals,
            own=sums.own / players / deals,
            margin=mean,
            interval=interval,
            win_share=sum(result.wins for result in results) / WIN / players / deals,
            exact=sums.exact / sums.games,
            zeros=sums.zeros / sums.games,
            zeros_exact=sums.zeros_exact / max(1, sums.zeros),
            rounds=tuple(RoundFigures.of(i, deal, players) for i, deal in enumerate(rounds, 1)),
            microseconds=microseconds,
            per_deal=margins,
            faults=sum(result.faults for result in results),
            others_faults=sum(result.others_faults for result in results),
        )

    @property
    def games(self) -> int:
        """Games played."""
        return self.deals * self.players

    def to_dict(self, *, raw: bool = False) -> dict[str, object]:
        """Return it for JSON; with `raw` also the margin of every deal."""
        data: dict[str, object] = {
            "candidate": self.candidate,
            "field": list(self.field),
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "weights": self.weights,
            "deals": self.deals,
            "games": self.games,
            "own": round(self.own, 2),
            "margin": round(self.margin, 2),
            "interval95": _finite(self.interval),
            "win_share": round(self.win_share, 4),
            "exact": round(self.exact, 4),
            "zeros": round(self.zeros, 4),
            "zeros_exact": round(self.zeros_exact, 4),
            "rounds": [figures.to_dict() for figures in self.rounds],
        }
        if self.faults or self.others_faults:
            data["faults"] = {"candidate": self.faults, "others": self.others_faults}
        if self.microseconds is not None:
            p50, p99 = self.microseconds
            data["microseconds"] = {"p50": round(p50, 2), "p99": round(p99, 2)}
        if raw:
            data["per_deal"] = [round(margin, 3) for margin in self.per_deal]
        return data


def read_reports(paths: Iterable[str | Path]) -> list[Report]:
    """Sum up the matches in files of results.

    Args:
        paths: files that were written with `--out`.

    Returns:
        A report for each match, the same as that of the match itself.

    Raises:
        ArenaError: a file is something else, or files contradict each other.
        OSError: a file cannot be read.
    """
    reports: list[Report] = []
    for kept in read_results(paths, "match"):
        results = [DealResult.of(row) for row in kept.rows]
        reports.append(Report.of(kept.header, results, kept.microseconds))
    return reports


def _finite(interval: float) -> float | None:
    """Prepare an interval for JSON, which has no infinity."""
    return round(interval, 2) if isfinite(interval) else None


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half the width of its 95 % confidence interval."""
    mean, error = mean_and_error(values)
    return mean, Z95 * error


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error, infinite for one value: that says nothing of the spread."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, inf
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
