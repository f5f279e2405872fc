"""The simple bot: counts likely tricks, takes what it needs as cheaply as it can, ducks the rest."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from skullking import Bid, Play, Rules, resolve_trick
from skullking.actions import Bet, ChangeBid, ChooseLeader, Load, Swap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skullking import Action, View

_PIRATES: Final = frozenset({"PIR", "ROS", "BEN", "RAS", "JUA", "HAR"})
# How likely a special card takes a trick at a table of four, roughly; found by playing.
_CHANCE: Final = {"SKU": 0.9, "SM": 0.6, "MER": 0.4, "ESC": 0.0, "LOOT": 0.0, "KRA": 0.0, "WHA": 0.0}
# Order of strength for "cheapest" and "strongest"; numbered cards are 1..14, black ones 20 more.
_STRENGTH: Final = {
    "SKU": 100,
    "SM+": 88,
    "SM": 88,
    "MER": 80,
    "WHA": 30,
    "KRA": 25,
    "SM-": 0,
    "LOOT": -1,
    "ESC": -2,
}


class SimpleBot:
    """Bids what its cards are likely to take, then takes the tricks it needs and no more."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(seed)  # noqa: S311 - breaks ties only

    def choose(self, view: View, /) -> Action:
        """Return a sensible legal action."""
        match view.phase:
            case "bidding":
                return Bid(min(view.cards, round(self._expected(view) + self._random.uniform(-0.15, 0.15))))
            case "loading":
                return Load("grapeshot")
            case "playing":
                return self._play(view)
            case _:
                return self._choice(view)

    def _play(self, view: View) -> Action:
        plays = [action for action in view.legal if isinstance(action, Play)]
        lying = [play for _, play in view.trick.plays]
        last = len(lying) == len(view.hand_sizes) - 1
        rules = _rules(view.rules)
        wins = {play: _would_win(lying, play, rules) for play in plays}
        if self._need(view) > 0:
            takers = [play for play in plays if wins[play]]
            if takers:
                return min(takers, key=_strength) if last else max(takers, key=_strength)
            return min(plays, key=_strength)
        duckers = [play for play in plays if not wins[play]]
        if duckers and lying:
            return max(duckers, key=_strength)
        return min(plays, key=_strength)

    def _choice(self, view: View) -> Action:
        need = self._need(view)
        best = view.legal[0]
        for action in view.legal:
            match action:
                case ChooseLeader(seat) if (seat == view.seat) == (need > 0):
                    return action
                case Swap():
                    return self._swap(view, need)
                case Bet(n) if n == (10 if need == 0 and len(view.hand) <= 2 else 0):
                    return action
                case ChangeBid(by) if by == self._harry(view, need):
                    return action
                case _:
                    pass
        return best

    def _swap(self, view: View, need: int) -> Action:
        """Discard the weak cards when tricks are needed, the strong ones when not."""

        def thrown(action: Action) -> int:
            if not isinstance(action, Swap):
                return 0
            return sum(_strength(card) for card in (action.a, action.b) if card is not None)

        return min(view.legal, key=thrown) if need > 0 else max(view.legal, key=thrown)

    def _harry(self, view: View, need: int) -> int:
        expected = round(self._expected(view))
        by = max(-1, min(1, expected - need))
        return by if any(action == ChangeBid(by) for action in view.legal) else 0

    def _need(self, view: View) -> int:
        seat = view.seat or 0
        bid = view.bids[seat]
        return (bid if bid is not None else view.own_bid or 0) - view.won[seat]

    def _expected(self, view: View) -> float:
        """Sum the chances of the hand's cards."""
        players = len(view.hand_sizes)
        crowd = (4 / players) ** 0.5  # with more players each card takes less
        return sum(min(0.95, _chance(str(card)) * crowd) for card in view.hand)


def _chance(token: str) -> float:
    if token in _PIRATES:
        return 0.7
    if token in _CHANCE:
        return _CHANCE[token]
    number = int(token[1:])
    if token[0] == "K":
        return 0.1 + 0.5 * (number / 14) ** 1.5
    return max(0.0, 0.45 * (number - 8) / 6)


def _strength(card: object) -> int:
    token = str(card)
    if token in _PIRATES:
        return 90
    if token in _STRENGTH:
        return _STRENGTH[token]
    return int(token[1:]) + (20 if token[0] == "K" else 0)


def _would_win(lying: Iterable[Play], play: Play, rules: Rules) -> bool:
    trick = [*lying, play]
    return resolve_trick(trick, rules=rules).winner == len(trick) - 1


@lru_cache(maxsize=64)
def _rules(name: str) -> Rules:
    return Rules.parse(name)
