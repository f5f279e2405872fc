"""What happens at a table by itself, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from skullking.server.table.core import Table

Kind: TypeAlias = Literal["bid", "move", "countdown", "grace", "vote", "close"]


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that happens at a time unless somebody is faster."""

    when: float
    kind: Kind
    seat: int | None

    def to_dict(self, now: float) -> dict[str, Any]:
        """As the protocol's `Timer`."""
        return {"kind": self.kind, "seat": self.seat, "ms": max(0, round((self.when - now) * 1000))}


def deadlines(table: Table) -> list[Deadline]:
    """All of a table, soonest first.

    Clocks stand still while the table pauses or nobody is there. After a restart a running decision gets its
    whole time again: nobody shall lose a move to the server's absence.
    """
    state, policy = table.state, table.policy
    found: list[Deadline] = [Deadline(ballot.until, "vote", ballot.by) for ballot in table.ballots.values()]
    if table.ballots and table.returning and table.returning_until is not None:
        found.append(Deadline(table.returning_until, "vote", None))
    if state.phase == "closed":
        return []
    if table.empty_since is not None:
        patience = policy.over if state.phase == "over" else policy.abandon
        found.append(Deadline(table.empty_since + patience, "close", None))
    elif state.phase == "lobby":
        host = state.seat_of(state.host)
        if host is not None and host in table.absent_since:
            found.append(Deadline(table.absent_since[host] + policy.grace, "grace", host))
    elif not table.frozen:
        found += _moves(table)
        for seat, since in table.absent_since.items():
            if not state.chairs[seat].stand_in:
                found.append(Deadline(since + policy.grace, "grace", seat))
    if len(found) > 1:
        found.sort(key=lambda one: one.when)
    return found


def _moves(table: Table) -> list[Deadline]:
    state = table.state
    if table.countdown_at is not None:
        return [Deadline(table.countdown_at + state.options["countdown_seconds"], "countdown", None)]
    clock = state.options["clock"]
    seconds = clock["bid_seconds"] if state.sealing else clock["move_seconds"]
    if seconds is None:
        return []
    waiting = [
        seat
        for seat in state.seats_to_act
        if not state.chairs[seat].played_by_bot and seat not in table.overdue
    ]
    if not waiting:
        return []
    if state.sealing:
        return [Deadline(table.decision_at + seconds, "bid", None)]
    return [Deadline(table.decision_at + seconds, "move", seat) for seat in waiting]
