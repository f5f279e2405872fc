"""What one seat, or a watcher, may know of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skullking._core import View

if TYPE_CHECKING:
    from skullking._core import Play
    from skullking.scoring import Counts, RuleRef

__all__ = ["Choice", "FinishedTrick", "Trick", "View", "render", "view_to_dict"]


@dataclass(frozen=True, slots=True)
class Trick:
    """The trick on the table.

    Attributes:
        leader: the seat that leads it; None while no trick is open.
        led: the suit to follow, if one is set.
        plays: (seat, play) in order.
    """

    leader: int | None
    led: str | None
    plays: tuple[tuple[int, Play], ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"leader": self.leader, "led": self.led, "plays": [[s, str(p)] for s, p in self.plays]}


@dataclass(frozen=True, slots=True)
class FinishedTrick:
    """A decided trick; everything in seats. See `TrickResult` for what the fields mean."""

    leader: int
    led: str | None
    plays: tuple[tuple[int, Play], ...]
    winner: int | None
    next_leader: int
    rule: RuleRef
    bonuses: Counts
    points: int
    alliances: tuple[tuple[int, int], ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "leader": self.leader,
            "led": self.led,
            "plays": [[s, str(p)] for s, p in self.plays],
            "winner": self.winner,
            "next_leader": self.next_leader,
            "rule": str(self.rule),
            "bonuses": dict(self.bonuses),
            "points": self.points,
            "alliances": [list(pair) for pair in self.alliances],
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """A pirate's power that waits for a decision: whose, and which pirate's token."""

    seat: int
    power: str

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"seat": self.seat, "power": self.power}


def view_to_dict(view: View) -> dict[str, Any]:
    """Plain data of a view, as it goes over the wire."""
    return {
        "seat": view.seat,
        "rules": str(view.rules),
        "players": view.players,
        "graybeard": view.graybeard,
        "phase": view.phase,
        "round": view.round,
        "rounds": view.rounds,
        "cards": view.cards,
        "dealer": view.dealer,
        "leader": view.leader,
        "to_act": list(view.to_act),
        "hand": [str(card) for card in view.hand],
        "hand_sizes": list(view.hand_sizes),
        "bids": list(view.bids),
        "bid_placed": list(view.bid_placed),
        "own_bid": view.own_bid,
        "loads": list(view.loads),
        "load_placed": list(view.load_placed),
        "own_load": view.own_load,
        "won": list(view.won),
        "bonuses": [dict(bonuses) for bonuses in view.bonuses],
        "bets": list(view.bets),
        "alliances": [list(pair) for pair in view.alliances],
        "trick": view.trick.to_dict(),
        "tricks": [trick.to_dict() for trick in view.tricks],
        "undealt": None if view.undealt is None else [str(card) for card in view.undealt],
        "choice": None if view.choice is None else view.choice.to_dict(),
        "legal": [action.to_dict() for action in view.legal],
        "totals": list(view.totals),
        "scores": [[score.to_dict() for score in scores] for scores in view.scores],
        "ranking": None if view.ranking is None else list(view.ranking),
    }


def render(view: View, names: tuple[str, ...] | None = None) -> str:
    """The view as a few lines of text, for logs, bug reports and terminals without colour.

    Args:
        view: what to show.
        names: a name for each player; None: their seats.

    Example:
        >>> from skullking import Bid, Game, Rules
        >>> game = Game(Rules.preset("schmidt"), players=2, seed=1)
        >>> for seat in (0, 1):
        ...     _ = game.apply(seat, Bid(0))
        >>> print(render(game.view(0)))
        Round 1 of 10, 1 card: playing
        * seat 0 (dealer): 0/0, 0 points
          seat 1 (leader): 0/0, 0 points, to act
        Trick 1: nothing yet
        Hand: B9
    """
    players = view.players
    named = names or tuple(f"seat {seat}" for seat in range(players))
    cards = "card" if view.cards == 1 else "cards"
    lines = [f"Round {view.round} of {view.rounds}, {view.cards} {cards}: {view.phase}"]
    for seat in range(players):
        offices = [
            word for word, owner in (("dealer", view.dealer), ("leader", view.leader)) if owner == seat
        ]
        office = f" ({', '.join(offices)})" if offices else ""
        bid = view.bids[seat]
        shown = "?" if bid is None else bid
        mark = "*" if seat == view.seat else " "
        acts = ", to act" if seat in view.to_act else ""
        lines.append(
            f"{mark} {named[seat]}{office}: {view.won[seat]}/{shown}, {view.totals[seat]} points{acts}"
        )
    if view.graybeard:
        lines.append(f"  Graybeard: {view.won[players]}")
    ghosts = (*named, "Graybeard")
    if view.phase in {"playing", "choosing"}:
        plays = ", ".join(f"{ghosts[seat]} {play}" for seat, play in view.trick.plays)
        lines.append(f"Trick {len(view.tricks) + 1}: {plays or 'nothing yet'}")
    if view.hand:
        lines.append("Hand: " + " ".join(str(card) for card in view.hand))
    return "\n".join(lines)
