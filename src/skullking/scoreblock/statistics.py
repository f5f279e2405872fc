"""Statistics over many evenings, counted from what the engine says about each game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skullking.scoreblock.model import ScoreBlock

__all__ = ["Person", "statistics"]


@dataclass(frozen=True, slots=True)
class Person:
    """What one person did over many games.

    Attributes:
        name: as first written.
        games: games that are over.
        wins: of those, won or shared.
        rounds: booked rounds, those of unfinished games too.
        exact: rounds in which the bid was made.
        zeros: zero bids.
        zeros_made: of those, made.
        bonus_points: paid for bonuses and Loot.
        points: totals of the games that are over, together.
        highest: best total of a game; None before one is over.
        best: best round.
        worst: worst round.
    """

    name: str
    games: int = 0
    wins: int = 0
    rounds: int = 0
    exact: int = 0
    zeros: int = 0
    zeros_made: int = 0
    bonus_points: int = 0
    points: int = 0
    highest: int | None = None
    best: int | None = None
    worst: int | None = None


def statistics(blocks: Iterable[ScoreBlock]) -> tuple[Person, ...]:
    """Count per person, the most frequent winners first.

    Example:
        >>> from skullking.scoreblock import Round, ScoreBlock
        >>> block = ScoreBlock(rules="schmidt+rounds=1", players=("Ada", "Bo"))
        >>> statistics([block.with_round(Round.of(bids=(1, 0), won=(1, 0)))])[0].wins
        1
    """
    people: dict[str, Person] = {}
    for block in blocks:
        sheet = block.sheet()
        booked = [each for each in sheet.rounds if each.booked]
        if not booked:
            continue
        over = block.is_over
        for seat, name in enumerate(block.players):
            person = people.get(name.casefold(), Person(name))
            total = sheet.totals[seat]
            if over:
                person = replace(
                    person,
                    games=person.games + 1,
                    wins=person.wins + (sheet.ranking[seat] == 1),
                    points=person.points + total,
                    highest=total if person.highest is None else max(person.highest, total),
                )
            for each in booked:
                score = each.scores[seat]
                if score is None:
                    continue
                person = replace(
                    person,
                    rounds=person.rounds + 1,
                    exact=person.exact + score.exact,
                    zeros=person.zeros + (score.bid == 0),
                    zeros_made=person.zeros_made + (score.bid == 0 and score.exact),
                    bonus_points=person.bonus_points + score.bonus_points + score.loot_points,
                    best=score.points if person.best is None else max(person.best, score.points),
                    worst=score.points if person.worst is None else min(person.worst, score.points),
                )
            people[name.casefold()] = person
    return tuple(sorted(people.values(), key=lambda p: (-p.wins, -p.exact / max(1, p.rounds))))
