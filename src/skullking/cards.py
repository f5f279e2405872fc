"""Cards, plays, and everything else a player decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from skullking._core import Bet, Bid, Card, ChangeBid, ChooseLeader, Load, Play, Swap
from skullking.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = [
    "Action",
    "Bet",
    "Bid",
    "Card",
    "ChangeBid",
    "ChooseLeader",
    "Load",
    "Play",
    "Swap",
    "action_from_dict",
]

Action: TypeAlias = Bid | Play | ChooseLeader | Swap | Bet | ChangeBid | Load
"""A decision of a player."""

_READERS: dict[str, Callable[[Mapping[str, Any]], Action]] = {
    "bid": lambda data: Bid(data["n"]),
    "play": lambda data: Play(data["play"]),
    "choose_leader": lambda data: ChooseLeader(data["seat"]),
    "swap": lambda data: Swap(*data["cards"]),
    "bet": lambda data: Bet(data["n"]),
    "change_bid": lambda data: ChangeBid(data["by"]),
    "load": lambda data: Load(data["kind"]),
}


def action_from_dict(data: Mapping[str, Any]) -> Action:
    """Read an action from plain data, the reverse of its `to_dict()`.

    Args:
        data: such as `{"type": "bid", "n": 2}` or `{"type": "play", "play": "SM+"}`.

    Returns:
        The action. Whether it is legal is for the game to say.

    Raises:
        SkullKingError: `notation/action` if it is no action, and what the action's own values raise.

    Example:
        >>> action_from_dict({"type": "play", "play": "SM+"})
        Play('SM+')
    """
    try:
        reader = _READERS[data["type"]]
        return reader(data)
    except (KeyError, TypeError, IndexError) as error:
        raise NotationError("notation/action", {"what": str(data)[:80], "position": 0}) from error
