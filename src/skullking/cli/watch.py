"""What a watcher of the event stream remembers: the trick on the table, the last one, bids, the block.

One action can end a trick, a round and the game at once; the screens draw from this memory, event by
event, rather than from a view that is already further on. No rules here: everything is in the events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skullking import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skullking.events import Event
    from skullking.scoring import RoundScore


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table and whose it is."""

    seat: int
    token: str


@dataclass(slots=True)
class Watch:
    """The table as the events tell it."""

    players: int
    round: int = 0
    cards: int = 0
    dealer: int = 0
    leader: int = 0
    trick: int = 1
    plays: list[Lying] = field(default_factory=list[Lying])
    last_plays: tuple[Lying, ...] = ()
    last_taken: ev.TrickTaken | None = None
    placed: set[int] = field(default_factory=set[int])
    bids: list[int | None] = field(default_factory=list[int | None])
    won: list[int] = field(default_factory=list[int])
    scores: list[tuple[RoundScore, ...]] = field(default_factory=list["tuple[RoundScore, ...]"])
    running: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    over: ev.GameOver | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, per player."""
        return self.running[-1] if self.running else (0,) * self.players

    def feed(self, events: Iterable[Event]) -> None:
        """Take in several events."""
        for event in events:
            self.take(event)

    def take(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case ev.RoundStarted():
                self.round, self.cards = event.round, event.cards
                self.dealer, self.leader = event.dealer, event.leader
                self.trick, self.plays = 1, []
                self.bids, self.won = [None] * self.players, [0] * self.players
                self.placed = set()
            case ev.BidPlaced():
                self.placed.add(event.seat)
            case ev.BidsRevealed():
                self.bids = list(event.bids)
            case ev.BidChanged():
                self.bids[event.seat] = event.bid
            case ev.CardPlayed():
                self.plays.append(Lying(event.seat, str(event.play)))
            case ev.TrickTaken():
                self.last_plays, self.plays = tuple(self.plays), []
                self.last_taken = event
                self.trick = event.trick + 1
                if event.winner is not None and event.winner < self.players:
                    self.won[event.winner] += 1
            case ev.RoundScored():
                self.scores.append(tuple(event.scores))
                self.running.append(tuple(event.totals))
            case ev.GameOver():
                self.over = event
            case _:
                pass
