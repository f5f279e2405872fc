"""A table as its log tells it: replaying the entries gives the same table and the same numbered events."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from skullking import Game, Rules, action_from_dict
from skullking.events import BidPlaced, LoadPlaced
from skullking.server.table.entries import (
    Acted,
    ActionDict,
    BotSeated,
    Closed,
    Configured,
    Created,
    Ended,
    EndReason,
    Entry,
    Fixed,
    HostPassed,
    Opened,
    Paused,
    Renamed,
    Resumed,
    Sealed,
    Seated,
    StandIn,
    Started,
    Vacated,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

STREAM_KEPT = 128
"""Events kept in memory for filling gaps; who misses more gets a full state."""
COMMANDS_KEPT = 32
"""Command ids remembered per person. Clients resend only what was not acknowledged, which is never that much."""
SEALING_PHASES = frozenset({"bidding", "loading"})


class Shown(Protocol):
    """An event as connections get it; the engine's events are such."""

    @property
    def type(self) -> str:
        """Its name."""
        ...

    def seen_by(self, seat: int | None) -> Shown:
        """The event without what this seat may not know."""
        ...

    def to_dict(self) -> dict[str, Any]:
        """The event as it travels."""
        ...


@dataclass(frozen=True, slots=True)
class Public:
    """An event of the table that everybody may see."""

    data: dict[str, Any]

    @property
    def type(self) -> str:
        """Its name."""
        return self.data["type"]

    def seen_by(self, seat: int | None) -> Public:
        """Itself: there is nothing to hide."""
        del seat
        return self

    def to_dict(self) -> dict[str, Any]:
        """The event as it travels."""
        return self.data


@dataclass(slots=True)
class Chair:
    """A seat and who has it: a person (`uid`), a bot, or nobody."""

    uid: str | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: bool = False
    away: bool = False

    @property
    def kind(self) -> str:
        """As the protocol names it."""
        return "human" if self.uid is not None else "bot" if self.bot is not None else "empty"

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return self.bot is not None or self.stand_in


class TableState:
    """Everything about a table that survives a restart. Only `evolve` changes it."""

    __slots__ = (
        "barred",
        "chairs",
        "code",
        "commitment",
        "decided_at",
        "decision",
        "done",
        "ended",
        "fixed",
        "game",
        "game_id",
        "game_no",
        "host",
        "length",
        "options",
        "phase",
        "record",
        "rules",
        "sealed",
        "stream",
        "v",
    )

    def __init__(self) -> None:
        self.length = 0
        """Entries so far: the version of the log."""
        self.v = 0
        """Events so far: the version that clients see."""
        self.stream: deque[tuple[int, Shown]] = deque(maxlen=STREAM_KEPT)
        self.code = ""
        self.rules = ""
        self.options: dict[str, Any] = {}
        self.host = ""
        self.chairs: list[Chair] = []
        self.barred: set[str] = set()
        """People whom the host has removed: they do not sit down here again."""
        self.phase = "lobby"
        self.ended: EndReason | None = None
        self.game: Game | None = None
        self.game_no = 0
        self.game_id = ""
        self.commitment: str | None = None
        self.record: str | None = None
        self.decision = 0
        """Grows whenever the engine has moved: what was decided for an older one is void."""
        self.decided_at: dict[int, int] = {}
        """By seat: the version after its last decision. Whoever has not seen that must not decide again."""
        self.sealed: dict[int, ActionDict] = {}
        self.fixed: set[int] = set()
        self.done: dict[str, dict[str, int]] = {}
        """By person: command id to the version after it, oldest first."""

    @classmethod
    def replay(cls, entries: Iterable[Entry]) -> TableState:
        """The table that these entries tell."""
        state = cls()
        for entry in entries:
            state.evolve(entry)
        return state

    # ---------------------------------------------------------------------------------- questions

    @property
    def seats_to_act(self) -> list[int]:
        """Who must decide now; while bids are sealed, who has no sealed one yet."""
        if self.game is None or self.game.is_over:
            return []
        return [seat for seat in self.game.to_act if seat not in self.sealed]

    @property
    def sealing(self) -> bool:
        """Are decisions being collected face down?"""
        return self.game is not None and self.game.phase in SEALING_PHASES

    @property
    def all_sealed(self) -> bool:
        """Lies every decision face down?"""
        return self.sealing and len(self.sealed) == len(self.chairs)

    @property
    def people(self) -> list[int]:
        """Seats that belong to persons, whether they are here or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.uid is not None]

    @property
    def advice(self) -> bool:
        """May players ask for advice? Unless the host has said so, only who plays alone against bots."""
        chosen: bool | None = self.options.get("advice")  # tables of before have no such option
        return len(self.people) == 1 if chosen is None else chosen

    def seat_of(self, uid: str | None) -> int | None:
        """The seat of a person."""
        if uid is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.uid == uid:
                return seat
        return None

    def events_since(self, v: int) -> list[tuple[int, Shown]] | None:
        """The events after version `v`, or None when they are not all there any more."""
        if v > self.v:
            return None
        missing = self.v - v
        if missing > len(self.stream):
            return None
        return list(self.stream)[len(self.stream) - missing :]

    # ------------------------------------------------------------------------------------ changes

    def evolve(self, entry: Entry) -> None:
        """Take in what happened."""
        match entry:
            case Acted():
                self._act(entry)
            case Sealed():
                self._seal(entry)
            case Opened():
                self._open()
            case Fixed(seat=seat, on=on):
                (self.fixed.add if on else self.fixed.discard)(seat)
                self._tell(type="bid_fixed", seat=seat, on=on)
            case StandIn(seat=seat, on=on, away=away):
                self.chairs[seat].stand_in = on
                self.chairs[seat].away = on and away
                self._tell(type="stand_in", seat=seat, on=on)
            case Paused():
                self.phase = "paused"
                self._tell(type="paused")
            case Resumed():
                self.phase = "playing"
                self._tell(type="resumed")
            case Started():
                self._start(entry)
            case Ended(reason=reason):
                self._end(reason)
            case Closed():
                self.phase = "closed"
            case Created() | Configured() | Seated() | BotSeated() | Vacated() | Renamed() | HostPassed():
                self._arrange(entry)
        self.length += 1
        if entry.who is not None and entry.cid is not None:
            self.remember(entry.who, entry.cid)

    def remember(self, who: str, cid: str) -> None:
        """Note that this command was carried out."""
        done = self.done.setdefault(who, {})
        done[cid] = self.v
        if len(done) > COMMANDS_KEPT:
            del done[next(iter(done))]

    def _arrange(self, entry: Entry) -> None:
        match entry:
            case Created(code=code, rules=rules, seats=seats, options=options, host=host):
                self.code, self.rules, self.options, self.host = code, rules, options, host
                self.chairs = [Chair() for _ in range(seats)]
            case Configured(rules=rules, seats=seats, options=options):
                self.rules, self.options = rules, options
                del self.chairs[seats:]
                self.chairs += [Chair() for _ in range(seats - len(self.chairs))]
            case Seated(seat=seat, uid=uid, name=name):
                old = self.seat_of(uid)
                if old is not None:
                    self.chairs[old] = Chair()
                    self._tell(type="seat_left", seat=old, name=name)
                self.chairs[seat] = Chair(uid=uid, name=name)
                if self.seat_of(self.host) is None:
                    # The host got up when nobody else was there; somebody has to be able to start.
                    self.host = uid
                self._tell(type="seat_taken", seat=seat, name=name, kind="human")
            case BotSeated(seat=seat, bot=bot, name=name):
                self.chairs[seat] = Chair(bot=bot, name=name)
                self._tell(type="seat_taken", seat=seat, name=name, kind="bot")
            case HostPassed(seat=seat):
                self.host = self.chairs[seat].uid or self.host
            case Vacated(seat=seat, who=who):
                left = self.chairs[seat]
                if left.uid is not None and who not in {None, left.uid}:
                    self.barred.add(left.uid)
                self.chairs[seat] = Chair()
                self._tell(type="seat_left", seat=seat, name=left.name or "")
                if left.uid == self.host:
                    self.host = next((chair.uid for chair in self.chairs if chair.uid is not None), self.host)
            case Renamed(seat=seat, name=name):
                self.chairs[seat].name = name
            case _:
                raise AssertionError(entry)

    def _start(self, entry: Started) -> None:
        self.game = Game(
            Rules.parse(self.rules),
            players=len(self.chairs),
            seed=bytes.fromhex(entry.seed),
            first_dealer=entry.first_dealer,
        )
        self.game_no = entry.game
        self.game_id = entry.game_id
        self.commitment = self.game.commitment
        self.phase = "playing"
        self.ended = None
        self.decision += 1
        self._unseal()
        self._tell(type="game_started", game=entry.game, commitment=self.commitment)
        self._show(self.game.full_events())
        self.decided_at = dict.fromkeys(range(len(self.chairs)), self.v)

    def _seal(self, entry: Sealed) -> None:
        self.sealed[entry.seat] = entry.action
        (self.fixed.add if entry.fixed else self.fixed.discard)(entry.seat)
        if entry.action["type"] == "bid":
            self._show((BidPlaced(entry.seat, entry.action["n"]),))
        else:
            self._show((LoadPlaced(entry.seat, entry.action["kind"]),))

    def _open(self) -> None:
        assert self.game is not None  # noqa: S101  # an entry of a running game
        events: list[Shown] = []
        for seat in sorted(self.sealed):
            events += self.game.apply(seat, action_from_dict(self.sealed[seat]))
        self._unseal()
        self.decision += 1
        # The fists were told of when they were made; the engine's events of the same are left out.
        self._show(event for event in events if not isinstance(event, BidPlaced | LoadPlaced))
        self.decided_at = dict.fromkeys(range(len(self.chairs)), self.v)

    def _act(self, entry: Acted) -> None:
        assert self.game is not None  # noqa: S101  # an entry of a running game
        events = self.game.apply(entry.seat, action_from_dict(entry.action))
        self.decision += 1
        self._show(events)
        self.decided_at[entry.seat] = self.v
        if self.game.is_over:
            self._end("finished")

    def _end(self, reason: EndReason) -> None:
        self.phase = "over"
        self.ended = reason
        if reason == "finished":
            self.record = self.game_id
        self._unseal()
        self._tell(type="ended", reason=reason)

    def _unseal(self) -> None:
        self.sealed = {}
        self.fixed = set()

    def _tell(self, **data: Any) -> None:  # JSON
        self._show((Public(data),))

    def _show(self, events: Iterable[Shown]) -> None:
        for event in events:
            self.v += 1
            self.stream.append((self.v, event))
