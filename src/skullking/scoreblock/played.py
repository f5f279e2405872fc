"""From a game that was played to the entries of a block."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from skullking.events import (
    BetPlaced,
    BidChanged,
    BidsRevealed,
    LoadsRevealed,
    RoundScored,
    RoundStarted,
    TrickTaken,
)
from skullking.scoreblock.model import Entry, Round
from skullking.scoring import Counts

if TYPE_CHECKING:
    from skullking.game import Game
    from skullking.scoreblock.model import LoadKind

__all__ = ["rounds_of"]


def rounds_of(game: Game) -> tuple[Round, ...]:
    """Enter each finished round of a game, as its players would have done."""
    rounds: list[Round] = []
    players = game.players
    entries: list[Entry] = []
    bonuses: list[dict[str, int]] = []
    loot: list[tuple[int, int]] = []
    nobody = 0
    for event in game.events(None):
        match event:
            case RoundStarted():
                entries = [Entry(won=0) for _ in range(players)]
                bonuses = [{} for _ in range(players)]
                loot, nobody = [], 0
            case BidsRevealed():
                entries = [replace(e, bid=n) for e, n in zip(entries, event.bids, strict=True)]
            case LoadsRevealed():
                kinds = cast("tuple[LoadKind, ...]", event.loads)
                entries = [replace(e, load=kind) for e, kind in zip(entries, kinds, strict=True)]
            case BetPlaced():
                entries[event.seat] = replace(entries[event.seat], bet=event.n)
            case BidChanged():
                entries[event.seat] = replace(entries[event.seat], harry=event.by)
            case TrickTaken():
                winner = event.winner
                if winner is None or winner >= players:  # a beast, or Graybeard
                    nobody += 1
                    continue
                entries[winner] = replace(entries[winner], won=(entries[winner].won or 0) + 1)
                for name, count in event.bonuses.items():
                    bonuses[winner][name] = bonuses[winner].get(name, 0) + count
                loot += [(one, other) for one, other in event.alliances if max(one, other) < players]
            case RoundScored():
                seats = tuple(
                    replace(e, bonuses=Counts(counts)) for e, counts in zip(entries, bonuses, strict=True)
                )
                rounds.append(Round(seats, nobody, tuple(loot), booked=True))
            case _:
                pass
    return tuple(rounds)
