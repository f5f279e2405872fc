"""What happens in a game, and who may know it.

Every event has `seen_by(seat)`: the event as that seat (None: a watcher) may see it. Hidden fields are
then None; an event is never dropped, so the streams of all seats stay in step. Which fields these are is
said here beside each event; the engine redacts by the same list, and a test holds them together.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self, TypeAlias, cast

from skullking._core import Card, Play
from skullking.scoring import Counts, RoundScore, RuleRef

__all__ = [
    "BetPlaced",
    "BidChanged",
    "BidPlaced",
    "BidsRevealed",
    "CardPlayed",
    "CardsDiscarded",
    "CardsDrawn",
    "ChoiceOffered",
    "Event",
    "GameOver",
    "LeaderChosen",
    "LoadPlaced",
    "LoadsRevealed",
    "RoundScored",
    "RoundStarted",
    "TrickTaken",
    "UndealtShown",
]


def _plain(value: Any) -> Any:
    """Plain data of a field."""
    if isinstance(value, (Card, Play)):
        return str(value)
    if isinstance(value, RoundScore):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in cast("tuple[Any, ...]", value)]
    if isinstance(value, Counts):
        return dict(value)
    return str(value) if isinstance(value, RuleRef) else value


@dataclass(frozen=True, slots=True)
class _Event:
    type: ClassVar[str]
    # The field that only the event's own seat may see.
    _hidden: ClassVar[str | None] = None

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a watcher) may see it."""
        if self._hidden is None or getattr(self, "seat", None) == seat:
            return self
        return replace(self, **{self._hidden: None})

    def to_dict(self) -> dict[str, Any]:
        """Plain data, with the `type`."""
        return {"type": self.type} | {f.name: _plain(getattr(self, f.name)) for f in fields(self)}


@dataclass(frozen=True, slots=True)
class RoundStarted(_Event):
    """A round begins; each sees the own hand."""

    type = "round_started"
    round: int
    cards: int
    dealer: int
    leader: int
    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Only the own hand stays."""
        return replace(self, hands=tuple(h if s == seat else None for s, h in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class BidPlaced(_Event):
    """A fist on the table; the bid is sealed."""

    type = "bid_placed"
    _hidden = "n"
    seat: int
    n: int | None


@dataclass(frozen=True, slots=True)
class BidsRevealed(_Event):
    """Yo-Ho-Ho: all bids open at once."""

    type = "bids_revealed"
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LoadPlaced(_Event):
    """A load is chosen and sealed."""

    type = "load_placed"
    _hidden = "kind"
    seat: int
    kind: str | None


@dataclass(frozen=True, slots=True)
class LoadsRevealed(_Event):
    """All loads open at once."""

    type = "loads_revealed"
    loads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(_Event):
    """A card lies on the table."""

    type = "card_played"
    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class TrickTaken(_Event):
    """A trick is decided; everything in seats."""

    type = "trick_taken"
    trick: int
    winner: int | None
    next_leader: int
    led: str | None
    rule: RuleRef
    bonuses: Counts
    points: int
    alliances: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ChoiceOffered(_Event):
    """A pirate's power asks its winner for a decision."""

    type = "choice_offered"
    seat: int
    power: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(_Event):
    """Bendt drew undealt cards."""

    type = "cards_drawn"
    _hidden = "cards"
    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardsDiscarded(_Event):
    """Bendt discarded."""

    type = "cards_discarded"
    _hidden = "cards"
    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class UndealtShown(_Event):
    """Juanita looked at the undealt cards."""

    type = "undealt_shown"
    _hidden = "cards"
    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class LeaderChosen(_Event):
    """Rosie chose who leads."""

    type = "leader_chosen"
    seat: int
    leader: int


@dataclass(frozen=True, slots=True)
class BetPlaced(_Event):
    """Rascal's bet."""

    type = "bet_placed"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class BidChanged(_Event):
    """Harry changed a bid."""

    type = "bid_changed"
    seat: int
    by: int
    bid: int


@dataclass(frozen=True, slots=True)
class RoundScored(_Event):
    """A round is scored."""

    type = "round_scored"
    round: int
    scores: tuple[RoundScore, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(_Event):
    """The game is over; equal totals share a rank."""

    type = "game_over"
    totals: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranking) if rank == 1)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, with the `type` and the winners."""
        return {
            "type": self.type,
            "totals": list(self.totals),
            "ranking": list(self.ranking),
            "winners": list(self.winners),
        }


Event: TypeAlias = (
    RoundStarted
    | BidPlaced
    | BidsRevealed
    | LoadPlaced
    | LoadsRevealed
    | CardPlayed
    | TrickTaken
    | ChoiceOffered
    | CardsDrawn
    | CardsDiscarded
    | UndealtShown
    | LeaderChosen
    | BetPlaced
    | BidChanged
    | RoundScored
    | GameOver
)
"""Something that happened."""
