"""What a match came to: a margin with its confidence interval, and what stands behind it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking.arena.matches import DealResult

# Two-sided 95 % of the normal distribution.
_Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Report:
    """A match summed up.

    Attributes:
        candidate: the bot's name.
        field: the others' names, in order around the table.
        rules: the rules' id.
        players: at the table.
        seed: of the deals.
        deals: how many, each played once for every seat.
        own: the candidate's points a game.
        margin: own points minus the mean of the others, a game.
        interval: half the width of the 95 % confidence interval of the margin.
        win_share: games won; shared victories count in parts. `1 / players` is par.
        exact: share of bids met.
        zeros: share of bids that were zero.
        zeros_exact: share of zero bids met.
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
    deals: int
    own: float
    margin: float
    interval: float
    win_share: float
    exact: float
    zeros: float
    zeros_exact: float
    microseconds: tuple[float, float] | None
    per_deal: tuple[float, ...]
    faults: int = 0
    others_faults: int = 0

    @classmethod
    def of(
        cls,
        *,
        candidate: str,
        field: tuple[str, ...],
        rules: str,
        players: int,
        seed: int | str,
        results: Sequence[DealResult],
        times: Sequence[int] = (),
    ) -> Report:
        """Sum up the results of at least one deal."""
        deals = len(results)
        margins = tuple(result.own / players - result.others / players / (players - 1) for result in results)
        mean = sum(margins) / deals
        spread = sqrt(sum((margin - mean) ** 2 for margin in margins) / max(1, deals - 1))
        rounds = sum(result.rounds for result in results)
        zeros = sum(result.zeros for result in results)
        ordered = sorted(times)
        return cls(
            candidate=candidate,
            field=field,
            rules=rules,
            players=players,
            seed=seed,
            deals=deals,
            own=sum(result.own for result in results) / players / deals,
            margin=mean,
            interval=_Z95 * spread / sqrt(deals),
            win_share=sum(result.wins for result in results) / 840 / players / deals,
            exact=sum(result.exact for result in results) / rounds,
            zeros=zeros / rounds,
            zeros_exact=sum(result.zeros_exact for result in results) / max(1, zeros),
            microseconds=(_at(ordered, 0.5) / 1000, _at(ordered, 0.99) / 1000) if ordered else None,
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
            "deals": self.deals,
            "games": self.games,
            "own": round(self.own, 2),
            "margin": round(self.margin, 2),
            "interval95": round(self.interval, 2),
            "win_share": round(self.win_share, 4),
            "exact": round(self.exact, 4),
            "zeros": round(self.zeros, 4),
            "zeros_exact": round(self.zeros_exact, 4),
        }
        if self.faults or self.others_faults:
            data["faults"] = {"candidate": self.faults, "others": self.others_faults}
        if self.microseconds is not None:
            p50, p99 = self.microseconds
            data["microseconds"] = {"p50": round(p50, 2), "p99": round(p99, 2)}
        if raw:
            data["per_deal"] = [round(margin, 3) for margin in self.per_deal]
        return data


def _at(ordered: Sequence[int], share: float) -> int:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
