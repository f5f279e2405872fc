"""Which decisions bots owe, and how long they pretend to think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skullking.bots.adaptive import ADAPTIVE

if TYPE_CHECKING:
    from skullking.server.table.core import Table
    from skullking.server.table.state import TableState

PACE = {"calm": 2.0, "normal": 1.0, "quick": 0.4, "instant": 0.0}
"""Seconds that a bot's decision takes on average."""
AFTER_TRICK = 1.5
"""So many times longer after a trick was taken, so that people see what lay there."""
AFTER_BIDS = 2.5
"""Likewise after the bids were opened: Yo - Ho - Ho."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a bot owes; void when `decision` is not the table's any more."""

    seat: int
    bot: str
    decision: int


def bot_turns(table: Table) -> list[BotTurn]:
    """The decisions that bots and stand-ins owe now."""
    if table.frozen:
        return []
    state = table.state
    turns: list[BotTurn] = []
    for seat in state.seats_to_act:
        chair = state.chairs[seat]
        if chair.bot is not None:
            turns.append(BotTurn(seat, _named(chair.bot, state), state.decision))
        elif chair.stand_in or seat in table.overdue:
            turns.append(BotTurn(seat, _named(table.policy.stand_in, state), state.decision))
    return turns


def _named(bot: str, state: TableState) -> str:
    """The bot's name with all it has to know: `adaptive` follows the people at the table."""
    return f"{ADAPTIVE}:{''.join(map(str, state.people))}" if bot == ADAPTIVE and state.people else bot


def pause(table: Table, turn: BotTurn) -> float:
    """Seconds from the beginning of a decision to the bot's answer; never depends on what it decides."""
    if turn.seat in table.overdue:
        return 0.0
    base = PACE[table.state.options["pace"]]
    if not base:
        return 0.0
    view = table.state.game.view(None) if table.state.game is not None else None
    if view is not None and view.phase == "playing" and not view.trick.plays:
        base *= AFTER_TRICK if view.tricks else AFTER_BIDS
    return table.chance.between(0.6 * base, 1.4 * base)
