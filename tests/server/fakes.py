"""A world for tables without threads, disks and waiting."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import itertools
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from skullking.bots import advise
from skullking.server.protocol import ClientMessage
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created, Entry, decode, encode
from skullking.server.table.ports import Finished, LogConflict, Summary
from skullking.server.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skullking import Action, View
    from skullking.bots import Advice

read: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
ids = itertools.count()


def message(kind: str, **fields: Any) -> ClientMessage:
    """A client's message with an id of its own."""
    if kind != "since":
        fields.setdefault("id", f"c{next(ids)}")
    return read.validate_python({"type": kind, **fields})


class FakeClock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._calls: list[tuple[float, int, FakeHandle]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, callback: Callable[[], None]) -> FakeHandle:
        handle = FakeHandle(callback)
        heapq.heappush(self._calls, (when, next(self._count), handle))
        return handle

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that falls due, in order."""
        end = self.time + seconds
        await settle()
        while self._calls and self._calls[0][0] <= end:
            when, _, handle = heapq.heappop(self._calls)
            self.time = max(self.time, when)
            if not handle.cancelled:
                handle.callback()
            await settle()
        self.time = end
        await settle()


class FakeHandle:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


async def settle() -> None:
    """Let every task go as far as it can without time passing."""
    for _ in range(60):
        await asyncio.sleep(0)


class FakeChance:
    """Chance that is the same every time."""

    def __init__(self) -> None:
        self.count = itertools.count()

    def seed(self) -> bytes:
        return hashlib.sha256(b"seed %d" % next(self.count)).digest()

    def token(self) -> str:
        return f"token-{next(self.count):08d}"

    def code(self) -> str:
        return "ABCD" + "".join("ABCDEFGH"[int(digit) % 8] for digit in f"{next(self.count):04d}")

    def between(self, low: float, high: float) -> float:
        return (low + high) / 2


class MemoryLog:
    """A log that keeps the stored form, so that what comes back went through it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[bytes]] = {}
        self.finished: list[Finished] = []
        self.summaries: dict[str, Summary] = {}
        self.before_append: Callable[[str], None] | None = None

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[Entry],
        *,
        summary: Summary | None = None,
        finished: Sequence[Finished] = (),
    ) -> None:
        if self.before_append is not None:
            self.before_append(code)
        rows = self.rows.setdefault(code, [])
        if first <= len(rows):
            raise LogConflict
        assert first == len(rows) + 1
        rows += [encode(entry) for entry in entries]
        self.finished += finished
        if summary is not None:
            self.summaries[code] = summary

    async def entries(self, code: str) -> list[Entry]:
        return [decode(row) for row in self.rows.get(code, [])]


class FirstLegal:
    """A bot that does the first thing it may. Its advice is the captain's, thought out at once."""

    async def advise(self, view: View) -> tuple[Advice, ...]:
        return advise(view)

    async def choose(self, bot: str, view: View) -> Action:
        del bot
        return view.legal[0]


OPTIONS: dict[str, Any] = {
    "clock": {"bid_seconds": None, "move_seconds": None},
    "watchers": True,
    "last_trick": True,
    "confirm": False,
    "visibility": "private",
    "pace": "instant",
    "countdown_seconds": 4,
}


def options(**changed: Any) -> dict[str, Any]:
    """Table options, bots without pauses."""
    clock = {
        "bid_seconds": changed.pop("bid_seconds", None),
        "move_seconds": changed.pop("move_seconds", None),
    }
    return {**OPTIONS, "clock": clock, **changed}


class Bench:
    """A pure table with some people, time in hand."""

    def __init__(
        self,
        people: Sequence[str] = ("anna", "ben"),
        *,
        rules: str = "schmidt",
        seats: int | None = None,
        **opts: Any,
    ) -> None:
        self.now = 100.0
        seats = len(people) if seats is None else seats
        created = Created(code="ABCDEFGH", rules=rules, seats=seats, options=options(**opts), host=people[0])
        self.log: list[Entry] = [created]
        self.table = Table(TableState.replay([created]), Policy(), FakeChance(), now=self.now)
        for seat, who in enumerate(people):
            self.table.arrived(who, self.now)
            self.do(who, "sit", seat=seat, name=who.title())

    @property
    def state(self) -> TableState:
        return self.table.state

    def do(self, who: str, kind: str, **fields: Any) -> int:
        """Somebody does something; what follows is kept as in a log."""
        if kind == "act":
            fields.setdefault("at", self.state.v)
        try:
            return self.table.command(who, message(kind, **fields), self.now)
        finally:
            self.keep()

    def keep(self) -> None:
        self.log += self.table.pending
        self.table.pending = []

    def later(self, seconds: float) -> None:
        """Time passes and what is due happens; bots do the first legal thing."""
        self.now += seconds
        self.table.tick(self.now)
        self.keep()

    def bots(self, most: int = 10_000) -> None:
        """Bots do the first legal thing until no bot has to."""
        for _ in range(most):
            turns = self.table.bot_turns()
            if not turns:
                return
            turn = turns[0]
            assert self.state.game is not None
            self.table.bot_decided(turn, self.state.game.view(turn.seat).legal[0], self.now)
            self.keep()
        raise AssertionError("bots go on for ever")

    def play(self, *, until: Callable[[], object] | None = None) -> None:
        """Everybody does the first legal thing until the game is over or something is so."""
        game = self.state.game
        assert game is not None
        while not game.is_over and not (until is not None and until()):
            self.bots()
            if game.is_over or (until is not None and until()):
                return
            seat = self.state.seats_to_act[0]
            who = self.state.chairs[seat].uid
            assert who is not None
            self.do(who, "act", action=game.legal_actions(seat)[0].to_dict(), fixed=True)

    def rebuilt(self) -> TableState:
        """The table as the stored log tells it."""
        return TableState.replay([decode(encode(entry)) for entry in self.log])
