"""Writing a record: actions and deals as lines."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from skullking._core import Bet, Bid, Card, ChangeBid, ChooseLeader, Load, Play, Swap

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skullking.cards import Action
    from skullking.game import Deal

__all__ = ["deal_lines", "round_lines"]


def round_lines(actions: Sequence[tuple[int, Action]], players: int) -> list[list[str]]:
    """Write the lines of each round."""
    rounds: list[list[str]] = []
    for section, group in groupby(actions, key=lambda step: _section(step[1])):
        steps = list(group)
        if section == "bids":
            rounds.append([])
        if not rounds:
            rounds.append([])
        lines = rounds[-1]
        if section == "tricks":
            for trick in _tricks(steps, players):
                lines.append(f"trick {trick[0][0]}: " + " ".join(str(action) for _, action in trick))
        elif section == "choices":
            lines.extend(f"choice {seat}: {_choice(action)}" for seat, action in steps)
        else:
            lines.append(f"{section}: {_sealed(steps, players)}")
    return rounds


def _tricks(steps: Sequence[tuple[int, Action]], players: int) -> list[list[tuple[int, Action]]]:
    """Plays in lines that read back as they are: as many as there are players, and seat after seat."""
    tricks: list[list[tuple[int, Action]]] = []
    for step in steps:
        last = tricks[-1] if tricks else []
        if last and len(last) < players and step[0] == (last[-1][0] + 1) % players:
            last.append(step)
        else:
            tricks.append([step])
    return tricks


def _section(action: Action) -> str:
    match action:
        case Bid():
            return "bids"
        case Load():
            return "loads"
        case Play():
            return "tricks"
        case _:
            return "choices"


def _sealed(steps: Sequence[tuple[int, Action]], players: int) -> str:
    """Bids or loads: by seat if each came once and in order, else as they came."""
    words = [str(action.n if isinstance(action, Bid) else _kind(action)) for _, action in steps]
    if [seat for seat, _ in steps] == list(range(players)):
        return " ".join(words)
    return " ".join(f"{seat}={word}" for (seat, _), word in zip(steps, words, strict=True))


def _kind(action: Action) -> str:
    return action.kind if isinstance(action, Load) else ""


def _choice(action: Action) -> str:
    match action:
        case ChooseLeader(seat):
            return f"leader {seat}"
        case Swap(a, b):
            return f"swap {a}" if b is None else f"swap {a} {b}"
        case Bet(n):
            return f"bet {n}"
        case ChangeBid(by):
            return f"change {by:+}" if by else "change 0"
        case _:
            return ""


def deal_lines(deal: Deal) -> list[str]:
    """Write the cards of a round."""
    lines = ["deal: " + " | ".join(_tokens(hand) for hand in deal.hands)]
    if deal.graybeard is not None:
        lines.append("graybeard: " + _tokens(deal.graybeard))
    if deal.undealt:
        lines.append("undealt: " + _tokens(deal.undealt))
    return lines


def _tokens(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
