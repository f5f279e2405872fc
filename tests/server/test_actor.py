"""What an actor promises around its table: nothing is told before it is stored, and the log is believed."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING, Any

import pytest

from skullking import Game, Rules
from skullking.bots import make_bot
from skullking.server import outside
from skullking.server.bus import Line
from skullking.server.bus.line import LONGEST
from skullking.server.errors import ServerError
from skullking.server.table.actor import MAILBOX, Arrived, Asked, Connection, Departed, Said, TableActor
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created, Seated, Vacated
from skullking.server.table.ports import LogConflict
from skullking.server.table.state import TableState
from skullking.server.tables import Tables
from tests import PATIENCE
from tests.server.fakes import FakeChance, FakeClock, FirstLegal, MemoryLog, message, options, settle

if TYPE_CHECKING:
    from collections.abc import Sequence


class World:
    """An actor with its log, clock and connections in hand."""

    def __init__(self, log: MemoryLog | None = None, **opts: Any) -> None:
        self.log = log or MemoryLog()
        self.clock = FakeClock()
        self.created = Created(
            code="ABCDEFGH", rules="schmidt", seats=3, options=options(**opts), host="anna"
        )
        self.ended = False

    async def start(self) -> World:
        await self.log.append("ABCDEFGH", 1, [self.created])
        table = Table(TableState.replay([self.created]), Policy(), FakeChance(), now=self.clock.now())
        self.actor = TableActor(
            table, log=self.log, clock=self.clock, thinker=FirstLegal(), ended=lambda _actor: self.end()
        )
        self.actor.start()
        return self

    def end(self) -> None:
        self.ended = True

    def connect(self, uid: str) -> Connection:
        connection = Connection(uid, Line())
        self.actor.post(Arrived(connection))
        return connection


async def heard(connection: Connection) -> list[dict[str, Any]]:
    await settle()
    line = connection.outbox
    assert isinstance(line, Line)
    found: list[dict[str, Any]] = []
    while line.waiting:
        frame = await line.take()
        assert frame is not None
        data = json.loads(frame)
        found += data if isinstance(data, list) else [data]
    return found


async def test_nothing_is_told_before_it_is_stored():
    gate = asyncio.Event()

    class SlowLog(MemoryLog):
        async def append(self, code: str, first: int, entries: Sequence[Any], **more: Any) -> None:
            await gate.wait()
            await super().append(code, first, entries, **more)

    gate.set()
    world = await World(SlowLog()).start()
    anna = world.connect("anna")
    await heard(anna)
    gate.clear()
    world.actor.post(Said(anna, message("sit", id="s", seat=0, name="Anna")))
    assert await heard(anna) == []
    gate.set()
    assert [one["type"] for one in await heard(anna)] == ["ack", "events", "table"]
    await world.actor.stop()


async def test_whoever_loses_the_race_for_a_version_believes_the_log():
    world = await World().start()
    anna, watcher = world.connect("anna"), world.connect("watcher")
    await heard(anna)
    await heard(watcher)
    other = [Seated(seat=0, uid="ben", name="Ben")]
    await world.log.append("ABCDEFGH", 2, other)  # another process was faster
    world.actor.post(Said(anna, message("sit", id="s", seat=0, name="Anna")))
    # No acknowledgement, and no silence either: clients send it again on a new connection, and it is decided anew.
    assert await heard(anna) == [{"type": "bye", "code": "server/restart", "again": True}]
    assert [one["type"] for one in await heard(watcher)] == ["state"]
    anna = world.connect("anna")
    assert (await heard(anna))[0]["table"]["seats"][0]["name"] == "Ben"
    world.actor.post(Said(anna, message("sit", id="s", seat=0, name="Anna")))
    assert (await heard(anna))[0]["code"] == "table/seat_taken"
    assert len(await world.log.entries("ABCDEFGH")) == 2
    await world.actor.stop()


async def test_a_log_that_cannot_be_written_ends_the_actor_and_clients_come_again():
    class FullDisk(MemoryLog):
        full = False

        async def append(self, code: str, first: int, entries: Sequence[Any], **more: Any) -> None:
            if self.full:
                raise ServerError("server/storage")
            await super().append(code, first, entries, **more)

    log = FullDisk()
    world = await World(log).start()
    anna = world.connect("anna")
    await heard(anna)
    log.full = True
    asking = asyncio.ensure_future(world.actor.ask("ben", message("sit", seat=1, name="Ben")))
    world.actor.post(Said(anna, message("sit", id="s", seat=0, name="Anna")))
    told = await heard(anna)
    assert [one["type"] for one in told] == ["bye"]
    assert told[0] == {"type": "bye", "code": "server/storage", "again": True}
    with pytest.raises(ServerError, match="server/storage"):
        await asking
    assert world.ended


async def test_nobody_waits_for_ever_when_a_table_fails(monkeypatch: pytest.MonkeyPatch):
    world = await World().start()
    anna = world.connect("anna")
    await heard(anna)

    def broken(*_: Any) -> int:
        raise RuntimeError("oops")

    monkeypatch.setattr(world.actor.table, "command", broken)
    world.actor.post(Said(anna, message("sit", seat=0, name="Anna")))
    answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    world.actor.post(Asked("ben", (message("sit", seat=1, name="Ben"),), answer))
    late = world.connect("carla")
    assert (await heard(anna))[-1]["type"] == "bye"
    assert (await heard(late))[-1]["type"] == "bye"
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(ServerError, match="server/busy"):
            await answer


async def test_who_may_not_look_on_does_not_stay_from_the_lobby():
    world = await World(watchers=False, countdown_seconds=0).start()
    anna, lurker = world.connect("anna"), world.connect("lurker")
    await world.actor.ask("anna", message("sit", seat=0, name="Anna"))
    await heard(lurker)
    await world.actor.ask("anna", message("start"))
    told = await heard(lurker)
    assert told == [{"type": "bye", "code": "table/no_watchers", "again": False}]
    assert "events" in [one["type"] for one in await heard(anna)]
    late = world.connect("late")
    assert await heard(late) == [{"type": "bye", "code": "table/no_watchers", "again": False}]
    await world.actor.stop()


async def test_a_lost_table_comes_back_from_its_log():
    log, clock = MemoryLog(), FakeClock()

    def tables() -> Tables:
        return Tables(log=log, clock=clock, thinker=FirstLegal(), chance=FakeChance(), policy=Policy())  # pyright: ignore[reportArgumentType]

    first = tables()
    actor = await first.create("anna", "schmidt", 3, options())
    await actor.ask("anna", message("sit", seat=0, name="Anna"), message("start"))
    await first.stop()
    second = tables()
    again, same = await asyncio.gather(second.find(actor.code), second.find(actor.code))
    assert again is same
    assert again.table.state.v == actor.table.state.v
    assert again.table.state.phase == "playing"
    with pytest.raises(ServerError, match="table/not_found"):
        await second.find("ZZZZZZZZ")
    assert await second.resume([actor.code]) == 1
    await second.stop()


async def test_bots_wait_a_human_looking_time_and_do_not_depend_on_each_other():
    world = await World(pace="normal").start()
    anna = world.connect("anna")
    await world.actor.ask("anna", message("sit", seat=0, name="Anna"), message("start"))
    await world.clock.advance(0.5)
    assert world.actor.table.state.sealed == {}
    await world.clock.advance(3)
    assert set(world.actor.table.state.sealed) == {1, 2}
    await heard(anna)
    world.actor.post(Departed(anna))
    await world.actor.stop()


async def test_a_slow_or_broken_bot_holds_nobody_up(monkeypatch: pytest.MonkeyPatch):
    view = Game(Rules.parse("schmidt+rounds=5"), players=2, seed=1).view(0)
    quick = make_bot(outside.QUICK).choose(view)
    assert quick != view.legal[0]  # or the test could not tell who answered
    asked = threading.Event()
    bots = outside.BotThreads(2, 0.05)

    class Slow:
        def choose(self, _view: Any) -> Any:
            asked.wait()  # longer than anybody waits

    class Broken:
        def choose(self, _view: Any) -> Any:
            raise RuntimeError("oops")

    kinds = {"slow": Slow, "broken": Broken}
    monkeypatch.setattr(
        outside,
        "make_registered_bot",
        lambda name, seed: kinds[name]() if name in kinds else make_bot(name, seed),
    )
    assert await bots.choose("slow", view) == quick
    assert await bots.choose("broken", view) == quick
    asked.set()
    bots.close()


async def test_a_line_that_is_not_read_is_closed_and_says_come_again():
    dropped: list[bool] = []
    line = Line(lambda: dropped.append(True))
    for _ in range(LONGEST + 1):
        line.put(b"{}")
    line.put(b"{}")
    assert dropped == [True]
    frame = await line.take()
    assert frame is not None
    assert json.loads(frame) == {"type": "bye", "code": "server/too_slow", "again": True}
    assert await line.take() is None
    assert line.close_code == 4408


async def test_a_flood_of_chat_drops_nobody_who_reads():
    world = await World().start()
    anna, ben = world.connect("anna"), world.connect("ben")
    await world.actor.ask("anna", message("sit", seat=0, name="Anna"))
    await heard(anna)
    await heard(ben)
    for _ in range(LONGEST * 2):
        world.actor.post(Said(anna, message("say", text="spam")))

    async def read(connection: Connection) -> list[str]:
        found: list[str] = []
        line = connection.outbox
        assert isinstance(line, Line)
        while found.count("chat") < LONGEST * 2 and "bye" not in found:
            frame = await line.take()
            assert frame is not None
            data = json.loads(frame)
            found += [one["type"] for one in (data if isinstance(data, list) else [data])]
        return found

    async with asyncio.timeout(PATIENCE):
        for found in await asyncio.gather(read(anna), read(ben)):
            assert "bye" not in found
    await world.actor.stop()


async def test_messages_that_wait_travel_together_in_order():
    line = Line()
    line.put(b'{"a":1}')
    line.put(b'{"a":2}')
    assert await line.take() == b'[{"a":1},{"a":2}]'
    line.put(b'{"a":3}')
    assert await line.take() == b'{"a":3}'
    line.end()
    assert await line.take() is None


async def test_a_full_mailbox_is_an_answer():
    world = World()
    await world.log.append("ABCDEFGH", 1, [world.created])
    table = Table(TableState.replay([world.created]), Policy(), FakeChance(), now=0.0)
    actor = TableActor(
        table, log=world.log, clock=world.clock, thinker=FirstLegal(), ended=lambda _actor: None
    )
    connection = Connection("anna", Line())
    for _ in range(MAILBOX):
        actor.post(Said(connection, message("ping")))
    with pytest.raises(ServerError, match="server/busy"):
        actor.post(Said(connection, message("ping")))


async def test_a_connection_that_ends_while_the_mailbox_is_full_is_noted_later():
    gate = asyncio.Event()

    class SlowLog(MemoryLog):
        async def append(self, code: str, first: int, entries: Sequence[Any], **more: Any) -> None:
            await gate.wait()
            await super().append(code, first, entries, **more)

    gate.set()
    world = await World(SlowLog()).start()
    anna, ben = world.connect("anna"), world.connect("ben")
    await world.actor.ask("anna", message("sit", seat=0, name="Anna"))
    await world.actor.ask("ben", message("sit", seat=1, name="Ben"))
    gate.clear()
    world.actor.post(Said(anna, message("rename", name="Anne")))
    await settle()
    for _ in range(MAILBOX):
        world.actor.post(Said(anna, message("ping")))
    with pytest.raises(ServerError, match="server/busy"):
        world.actor.post(Departed(ben))
    world.actor.gone(ben)
    gate.set()
    await world.clock.advance(1)
    assert world.actor.table.present_seats == [0]
    await world.actor.stop()


async def test_a_closed_table_sends_everybody_away():
    world = await World().start()
    watcher = world.connect("watcher")
    await world.clock.advance(3000)
    assert (await heard(watcher))[-1] == {"type": "bye", "code": "table/closed", "again": False}
    assert world.ended


def test_entries_name_what_happened():
    assert Vacated(seat=1) != Seated(seat=1, uid="a", name="b")
    assert issubclass(LogConflict, Exception)
