"""Tricks and scores: who won and why, what a round is worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NoReturn

from skullking._core import led_suit, legal_plays, ranking, resolve_trick, score_round

__all__ = [
    "Counts",
    "RoundScore",
    "RuleRef",
    "TrickResult",
    "led_suit",
    "legal_plays",
    "ranking",
    "resolve_trick",
    "score_round",
]


class Counts(dict[str, int]):
    """Bonus names and how often they fell; a dict that cannot be changed.

    Example:
        >>> Counts(pirate_by_sk=2) == {"pirate_by_sk": 2}
        True
    """

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("bonus counts of a result cannot be changed; copy them with dict(...)")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = __ior__ = _refuse  # pyright: ignore[reportAssignmentType]  # dict's many overloads, all refused alike

    def __hash__(self) -> int:  # pyright: ignore[reportIncompatibleVariableOverride]  # dict has none since it can change; this cannot
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Counts], tuple[dict[str, int]]]:
        return Counts, (dict(self),)


class RuleRef(str):
    """The id of the line of `spec/RULES.md` that decided, such as `1.7/4`.

    Example:
        >>> RuleRef("1.7/5").text("en")
        'Black is trump: the highest black card wins.'
    """

    __slots__ = ()

    def text(self, lang: str | None = None) -> str:
        """Say the rule for people, in `de` or `en` (None: the language of the locale)."""
        from skullking.text import rule_text

        return rule_text(str(self), lang)


@dataclass(frozen=True, slots=True)
class TrickResult:
    """How a trick ended; places are indices into the plays (RULES.md 1.7, 1.8, 2.3-2.5).

    Attributes:
        winner: who won; None: nobody (Kraken, or a Whale without a number).
        led: the suit that was to be followed (`"R"`, `"Y"`, ...), None if there was none. A Whale does not
            clear it.
        bonuses: the winner's bonuses, only those that fell.
        points: what they are worth if the winner's bid is exact.
        next_leader: who leads the next trick.
        alliances: pairs (place of the Loot, place of the winner).
        rule: the line that decided; `rule.text("de")` is its sentence.

    Example:
        >>> from skullking import Rules, resolve_trick
        >>> resolve_trick(["PIR", "SKU", "MER"], rules=Rules.preset("schmidt"))
        TrickResult(winner=2, led=None, bonuses={'sk_by_mermaid': 1}, points=50, next_leader=2, alliances=(), rule='1.7/1')
    """

    winner: int | None
    led: str | None
    bonuses: Counts
    points: int
    next_leader: int
    alliances: tuple[tuple[int, int], ...]
    rule: RuleRef


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Points of one player's round, part by part (RULES.md 1.9, 2.5-2.7).

    Attributes:
        bid: the bid, after Harry.
        won: tricks won.
        cards: cards dealt.
        bid_points: for the bid.
        bonus_points: for the bonuses.
        loot_points: for Loot alliances.
        bet_points: Rascal's bet, won or lost.
        bonuses: what fell, whether it paid or not.
        points: the sum of all parts.
        exact: whether the bid was met.
    """

    bid: int
    won: int
    cards: int
    bid_points: int
    bonus_points: int
    loot_points: int
    bet_points: int
    bonuses: Counts = field(default_factory=Counts)

    @property
    def points(self) -> int:
        """The sum of all parts."""
        return self.bid_points + self.bonus_points + self.loot_points + self.bet_points

    @property
    def exact(self) -> bool:
        """Whether the bid was met."""
        return self.bid == self.won

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "bid": self.bid,
            "won": self.won,
            "cards": self.cards,
            "bid_points": self.bid_points,
            "bonus_points": self.bonus_points,
            "loot_points": self.loot_points,
            "bet_points": self.bet_points,
            "points": self.points,
            "exact": self.exact,
            "bonuses": dict(self.bonuses),
        }
