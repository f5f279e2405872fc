"""What follows from the entries of a block, as the engine says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skullking.errors import RulesError
from skullking.scoring import Counts, RoundScore

__all__ = ["RoundSheet", "Sheet"]


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """What follows from the entries of one round.

    Attributes:
        cards: cards dealt to each player.
        dealer: the seat that deals.
        leader: the seat that leads the first trick.
        booked: whether the round counts.
        complete: everything is entered and adds up.
        bid_sum: all bids together, after Harry.
        left: tricks that nobody has been given.
        scores: each player's score; None while bid or result is missing.
        totals: points after this round, of booked rounds.
    """

    cards: int
    dealer: int
    leader: int
    booked: bool
    complete: bool
    bid_sum: int
    left: int
    scores: tuple[RoundScore | None, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What follows from a whole block.

    Attributes:
        rounds: each round that has been laid out.
        totals: points of all booked rounds.
        ranking: rank of each player; equal totals share one.
        goes_on: another round is to be played after the booked ones.
        planned: how many rounds the rules plan.
    """

    rounds: tuple[RoundSheet, ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    goes_on: bool
    planned: int


def _score(data: dict[str, Any] | None) -> RoundScore | None:
    if data is None:
        return None
    return RoundScore(
        bid=data["bid"],
        won=data["won"],
        cards=data["cards"],
        bid_points=data["bid_points"],
        bonus_points=data["bonus_points"],
        loot_points=data["loot_points"],
        bet_points=data["bet_points"],
        bonuses=Counts(data["bonuses"]),
    )


def answered(answer: dict[str, Any]) -> Sheet:
    """Read the engine's answer.

    Raises:
        RulesError: the engine has refused the entries.
    """
    if "error" in answer:
        error = answer["error"]
        raise RulesError(error["code"], {"what": error["what"]})
    rounds = tuple(
        RoundSheet(
            cards=each["cards"],
            dealer=each["dealer"],
            leader=each["leader"],
            booked=each["booked"],
            complete=each["complete"],
            bid_sum=each["bid_sum"],
            left=each["left"],
            scores=tuple(_score(seat["score"]) for seat in each["seats"]),
            totals=tuple(each["totals"]),
        )
        for each in answer["rounds"]
    )
    return Sheet(
        rounds=rounds,
        totals=tuple(answer["totals"]),
        ranking=tuple(answer["ranking"]),
        goes_on=answer["goes_on"],
        planned=answer["planned"],
    )
