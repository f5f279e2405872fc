"""The table's brain: commands and time in, log entries out. No I/O, no waiting, no chance but what is handed in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skullking.server.errors import TableError
from skullking.server.table import commands, decisions
from skullking.server.table.deadlines import Deadline, deadlines
from skullking.server.table.entries import (
    Acted,
    Closed,
    Ended,
    Entry,
    Fixed,
    HostPassed,
    Opened,
    Sealed,
    StandIn,
)
from skullking.server.table.ports import Finished, FinishedPlayer, Summary

if TYPE_CHECKING:
    from skullking import Action
    from skullking.server.protocol import ClientMessage
    from skullking.server.table.ports import Chance
    from skullking.server.table.state import TableState


QUIET = frozenset({Acted, Opened, Sealed, Fixed})
"""Entries that `TableInfo` does not show (the end of a game apart, which `Table` notices)."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Times in seconds, and who stands in; the same for all tables of a server."""

    grace: float = 30.0
    vote: float = 60.0
    abandon: float = 1800.0
    over: float = 3600.0
    bot: str = "simple"
    stand_in: str = "simple"


@dataclass(slots=True)
class Ballot:
    """A proposal that runs. It is not logged: after a restart somebody proposes again."""

    by: int
    until: float
    yes: set[int] = field(default_factory=set[int])
    no: set[int] = field(default_factory=set[int])


class Table:
    """A table at work: its state, who is there, what runs out when.

    Every method that changes something takes the time and leaves the new entries in `pending`, evolved already.
    Whoever drives it stores them before telling anybody.
    """

    def __init__(self, state: TableState, policy: Policy, chance: Chance, *, now: float) -> None:
        self.state = state
        self.policy = policy
        self.chance = chance
        self.pending: list[Entry] = []
        self.finished: list[Finished] = []
        self.changed = True
        """Has anything changed that `TableInfo` shows?"""
        self.present: dict[str, int] = {}
        """Connections per person."""
        self.watchers = 0
        self.ballots: dict[str, Ballot] = {}
        self.overdue: set[int] = set()
        """Seats whose clock ran out: a stand-in decides once."""
        self.empty_since: float | None = now
        self.absent_since: dict[int, float] = {
            seat: now for seat, chair in enumerate(state.chairs) if chair.uid is not None
        }
        self.returning = set(self.absent_since)
        """Seats that were taken when the table came back from its log and whose people are not here again yet."""
        self.returning_until: float | None = None
        """So long they count in votes: whoever is first after a restart does not decide alone."""
        self.decision_at = now
        self.countdown_at: float | None = now if state.all_sealed else None

    # ---------------------------------------------------------------------------------- questions

    @property
    def frozen(self) -> bool:
        """Nothing moves by itself: no player is there, or the table pauses or is over."""
        return self.state.phase != "playing" or not self.present_seats

    @property
    def present_seats(self) -> list[int]:
        """Seats whose people are connected."""
        return [
            seat
            for seat, chair in enumerate(self.state.chairs)
            if chair.uid is not None and self.present.get(chair.uid)
        ]

    @property
    def voters(self) -> list[int]:
        """Who counts in a vote: people who are there (or on their way back) and play themselves."""
        there = {*self.present_seats, *self.returning}
        return [seat for seat in sorted(there) if not self.state.chairs[seat].stand_in]

    def deadlines(self) -> list[Deadline]:
        """Everything that will happen by itself, soonest first."""
        return deadlines(self)

    def bot_turns(self) -> list[decisions.BotTurn]:
        """The decisions that bots and stand-ins owe now."""
        return decisions.bot_turns(self)

    def summary(self) -> Summary:
        """What lists of tables show."""
        state = self.state
        return Summary(
            code=state.code,
            rules=state.rules,
            phase=state.phase,
            seats=len(state.chairs),
            public=state.options.get("visibility") == "public",
            watchers=bool(state.options.get("watchers")),
            names=tuple(chair.name for chair in state.chairs if chair.name is not None),
            uids=tuple(chair.uid for chair in state.chairs if chair.uid is not None),
        )

    # ------------------------------------------------------------------------------------ changes

    def command(self, uid: str, message: ClientMessage, now: float) -> int:
        """Carry out what a person wants.

        Returns:
            The version after it (or after the first time, when the same command came before).

        Raises:
            TableError: refused; nothing changed.
        """
        known = self.state.done.get(uid)
        cid: str | None = getattr(message, "id", None)
        if known is not None and cid is not None and cid in known:
            return known[cid]
        self._wait_no_longer(now)
        commands.carry_out(self, uid, message, now)
        if cid is not None and cid not in self.state.done.get(uid, ()):
            # Not logged (a vote, say): repeated after a restart it does no harm.
            self.state.remember(uid, cid)
        return self.state.v

    def record(self, *entries: Entry, now: float) -> None:
        """Make entries happen: evolve, keep for the log, and set clocks."""
        for entry in entries:
            before = self.state.decision
            self.state.evolve(entry)
            self.pending.append(entry)
            if type(entry) not in QUIET:
                self.changed = True
            if self.state.decision != before:
                self.decision_at = now
                self.overdue.clear()
                self.countdown_at = None
            if self.state.phase == "over" and type(entry) in {Acted, Ended, Opened}:
                self._over(now)

    def seal(
        self, seat: int, action: dict[str, Any], *, fixed: bool, now: float, who: str | None, cid: str | None
    ) -> None:
        """Put a bid or load face down; open all when nobody wants to wait."""
        self.record(Sealed(seat=seat, action=action, fixed=fixed, who=who, cid=cid), now=now)
        self.overdue.discard(seat)
        self.open_if_ready(now)

    def open_if_ready(self, now: float) -> None:
        """Open the sealed decisions, or start the countdown to it."""
        state = self.state
        if not state.all_sealed:
            return
        if len(state.fixed) == len(state.chairs) or not state.options.get("countdown_seconds"):
            self.record(Opened(), now=now)
        elif self.countdown_at is None:
            self.countdown_at = now

    def bot_decided(self, turn: decisions.BotTurn, action: Action, now: float) -> None:
        """A bot has decided; ignored when the table has moved on meanwhile."""
        state = self.state
        if turn not in self.bot_turns():
            return
        what = action.to_dict()
        if state.sealing:
            self.seal(turn.seat, what, fixed=True, now=now, who=None, cid=None)
        else:
            by = "bot" if state.chairs[turn.seat].bot is not None else "stand_in"
            self.record(Acted(seat=turn.seat, action=what, by=by), now=now)

    def arrived(self, uid: str | None, now: float) -> None:
        """A connection was made (None: by somebody without a session)."""
        self.changed = True
        key = uid or ""
        self.present[key] = self.present.get(key, 0) + 1
        seat = self.state.seat_of(uid)
        if seat is None:
            self.watchers += 1
            return
        if self.empty_since is not None:
            # The clocks stood still while nobody was there.
            self.empty_since = None
            self.resumed(now)
            if self.returning and self.returning_until is None:
                self.returning_until = now + self.policy.grace
        self.absent_since.pop(seat, None)
        self.returning.discard(seat)
        chair = self.state.chairs[seat]
        if chair.stand_in and not chair.away and self.state.phase in {"playing", "paused", "over"}:
            self.record(StandIn(seat=seat, on=False), now=now)

    def departed(self, uid: str | None, now: float) -> None:
        """A connection is gone."""
        self.changed = True
        key = uid or ""
        left = self.present.get(key, 1) - 1
        if left > 0:
            self.present[key] = left
        else:
            self.present.pop(key, None)
        seat = self.state.seat_of(uid)
        if seat is None:
            self.watchers = max(0, self.watchers - 1)
        elif left <= 0:
            self.absent_since[seat] = now
            self._recount(now)
        self._nobody_left(now)

    def reseated(self, uid: str, now: float) -> None:
        """A connected person has sat down or got up: watchers and absences have to be counted anew."""
        del uid
        self.returning &= {seat for seat, chair in enumerate(self.state.chairs) if chair.uid is not None}
        seated = {chair.uid: seat for seat, chair in enumerate(self.state.chairs) if chair.uid is not None}
        self.watchers = sum(count for person, count in self.present.items() if person not in seated)
        self.absent_since = {
            seat: self.absent_since.get(seat, now)
            for person, seat in seated.items()
            if not self.present.get(person)
        }
        if self.present_seats:
            self.empty_since = None
        self._nobody_left(now)

    def resumed(self, now: float) -> None:
        """After a pause every clock begins anew."""
        self.decision_at = now
        self.countdown_at = now if self.countdown_at is not None else None
        for seat in self.absent_since:
            self.absent_since[seat] = now

    def tick(self, now: float) -> None:
        """Let everything happen whose time has come."""
        for deadline in self.deadlines():
            if deadline.when > now:
                break
            self._due(deadline, now)

    def _due(self, deadline: Deadline, now: float) -> None:
        state = self.state
        match deadline.kind:
            case "countdown":
                self.record(Opened(), now=now)
            case "bid":
                self.overdue.update(state.seats_to_act)
            case "move":
                if deadline.seat is not None:
                    self.overdue.add(deadline.seat)
            case "grace" if state.phase == "lobby":
                # Who is here shall not wait for ever: the next one around the table may start.
                seats = self.present_seats
                after = [seat for seat in seats if seat > (deadline.seat or 0)]
                self.record(HostPassed(seat=(after or seats)[0]), now=now)
            case "grace":
                if deadline.seat is not None:
                    self.record(StandIn(seat=deadline.seat, on=True), now=now)
                    self._recount(now)
            case "vote":
                self.ballots = {what: ballot for what, ballot in self.ballots.items() if ballot.until > now}
                self.changed = True
                self._wait_no_longer(now)
                self._recount(now)
            case "close":
                if state.phase in {"playing", "paused"}:
                    self.record(Ended(reason="abandoned"), now=now)
                self.record(Closed(), now=now)

    def fix(self, seat: int, *, on: bool, who: str, cid: str, now: float) -> None:
        """Say that a sealed bid is final, or not."""
        if not self.state.sealing or seat not in self.state.sealed:
            raise TableError("table/nothing_sealed")
        self.record(Fixed(seat=seat, on=on, who=who, cid=cid), now=now)
        self.open_if_ready(now)

    def _wait_no_longer(self, now: float) -> None:
        """Who has not come back long after a restart does not count in votes."""
        if self.returning_until is not None and self.returning_until <= now:
            self.returning.clear()

    def _nobody_left(self, now: float) -> None:
        if not self.present_seats and self.empty_since is None:
            self.empty_since = now

    def _recount(self, now: float) -> None:
        """Somebody less counts: a running proposal may have a majority now."""
        commands.count_votes(self, now)

    def _over(self, now: float) -> None:
        state = self.state
        self.ballots.clear()
        self.overdue.clear()
        self.countdown_at = None
        self.decision_at = now
        self.changed = True
        game = state.game
        if state.ended != "finished" or game is None:
            return
        record = game.record(names=[chair.name or "" for chair in state.chairs], secret=True)
        self.finished.append(
            Finished(
                game_id=state.game_id,
                rules=state.rules,
                rounds=game.round,
                record=record.to_text(),
                players=tuple(
                    FinishedPlayer(
                        seat=seat,
                        uid=chair.uid,
                        name=chair.name or "",
                        total=game.scores[seat],
                        rank=game.ranking[seat],
                    )
                    for seat, chair in enumerate(state.chairs)
                ),
            )
        )
