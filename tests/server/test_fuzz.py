"""Random valid, invalid, repeated and reordered messages: the table refuses or takes them, and stays whole."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from skullking.server.bus import Line
from skullking.server.protocol import ClientMessage, ServerFrame, Since
from skullking.server.table.actor import Arrived, Connection, Departed, Said, TableActor
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created
from skullking.server.table.messages import view_of
from skullking.server.table.state import TableState
from tests.server.fakes import FakeChance, FakeClock, FirstLegal, MemoryLog, options, settle

frames: TypeAdapter[Any] = TypeAdapter(ServerFrame)
read: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

ids = st.sampled_from([f"id{number}" for number in range(40)])
seats = st.integers(0, 8)
topics = st.sampled_from(["pause", "resume", "rematch", "end"])
actions = st.one_of(
    st.builds(lambda n: {"type": "bid", "n": n}, st.integers(-1, 11)),
    st.builds(
        lambda play: {"type": "play", "play": play},
        st.sampled_from(["R1", "K13", "PIR", "SM+", "SM", "ESC", "xx"]),
    ),
    st.just({"type": "bet", "n": 10}),
    st.just({"type": "swap", "cards": ["R1", "R2"]}),
    st.builds(lambda seat: {"type": "choose_leader", "seat": seat}, seats),
    st.builds(lambda kind: {"type": "load", "kind": kind}, st.sampled_from(["grapeshot", "cannonball"])),
)
commands = st.one_of(
    st.builds(lambda i, at, action, fixed: {"type": "act", "id": i, "at": at, "action": action, "fixed": fixed}, ids, st.integers(0, 500), actions, st.booleans()),
    st.builds(lambda i, on: {"type": "fix", "id": i, "on": on}, ids, st.booleans()),
    st.builds(lambda v: {"type": "since", "v": v}, st.integers(0, 500)),
    st.builds(lambda i: {"type": "ping", "id": i}, ids),
    st.builds(lambda i, fill: {"type": "start", "id": i, "fill": fill}, ids, st.booleans()),
    st.builds(lambda i, seat: {"type": "fill", "id": i, "seat": seat}, ids, st.none() | seats),
    st.builds(lambda i, seat: {"type": "remove", "id": i, "seat": seat}, ids, seats),
    st.builds(lambda i, rules, n: {"type": "configure", "id": i, "rules": rules, "seats": n}, ids, st.sampled_from([None, "schmidt", "grandpabeck2021+powers", "x+y"]), st.none() | st.integers(2, 8)),
    st.builds(lambda i, seat, name: {"type": "sit", "id": i, "seat": seat, "name": name}, ids, seats, st.none() | st.text(max_size=30)),
    st.builds(lambda i: {"type": "leave", "id": i}, ids),
    st.builds(lambda i, on: {"type": "away", "id": i, "on": on}, ids, st.booleans()),
    st.builds(lambda i, what, yes: {"type": "vote", "id": i, "what": what, "yes": yes}, ids, topics, st.booleans()),
    st.builds(lambda i, name: {"type": "rename", "id": i, "name": name}, ids, st.text(max_size=30)),
    st.builds(lambda i, text: {"type": "say", "id": i, "text": text}, ids, st.text(max_size=50)),
)  # fmt: skip
steps = st.one_of(
    st.tuples(st.just("say"), st.integers(0, 3), commands),
    st.tuples(st.just("say"), st.integers(0, 3), commands),
    st.tuples(st.just("legal"), st.integers(0, 3), st.integers(0, 20)),
    st.tuples(st.just("legal"), st.integers(0, 3), st.integers(0, 20)),
    st.tuples(st.just("again"), st.integers(0, 3), st.integers(0, 50)),
    st.tuples(st.just("time"), st.just(0), st.sampled_from([0.5, 5, 31, 61, 2000])),
    st.tuples(st.just("come"), st.integers(0, 3), st.none() | st.integers(0, 300)),
    st.tuples(st.just("go"), st.integers(0, 3), st.just(0)),
)


class World:
    """One table in memory, four people who may or may not be there."""

    def __init__(self) -> None:
        self.log, self.clock = MemoryLog(), FakeClock()
        self.created = Created(
            code="ABCDEFGH",
            rules="grandpabeck2018+powers+kraken",
            seats=3,
            options=options(bid_seconds=30),
            host="p0",
        )
        self.connections: dict[int, Connection] = {}
        self.sent: list[tuple[int, ClientMessage]] = []
        self.views: dict[int, dict[str, Any] | None] = {}
        self.ended = False

    async def start(self) -> None:
        await self.log.append("ABCDEFGH", 1, [self.created])
        table = Table(TableState.replay([self.created]), Policy(), FakeChance(), now=self.clock.now())
        self.actor = TableActor(table, log=self.log, clock=self.clock, thinker=FirstLegal(), ended=self._end)
        self.actor.start()
        for who in range(4):
            self.come(who, None)
        for who in range(3):
            self.say(who, {"type": "sit", "id": f"sit{who}", "seat": who, "name": f"P{who}"})
        await settle()

    def _end(self, _actor: TableActor) -> None:
        self.ended = True

    def come(self, who: int, since: int | None) -> None:
        if who not in self.connections and not self.ended:
            self.connections[who] = Connection(f"p{who}", Line(), since=since)
            self.actor.post(Arrived(self.connections[who]))

    def go(self, who: int) -> None:
        connection = self.connections.pop(who, None)
        if connection is not None and not self.ended:
            self.actor.post(Departed(connection))

    def say(self, who: int, data: dict[str, Any]) -> None:
        try:
            message = read.validate_json(json.dumps(data))
        except ValidationError:
            return
        self.send(who, message)

    def send(self, who: int, message: ClientMessage) -> None:
        if who in self.connections and not self.ended:
            self.sent.append((who, message))
            self.actor.post(Said(self.connections[who], message))

    def legal(self, who: int, choice: int) -> None:
        """What the person may do now, if anything."""
        state = self.actor.table.state
        seat = state.seat_of(f"p{who}")
        if seat is None or state.game is None or not (may := view_of(state, seat)["legal"]):
            return
        action = may[choice % len(may)]
        self.say(
            who, {"type": "act", "id": f"l{len(self.sent)}", "at": state.v, "action": action, "fixed": True}
        )

    async def read(self) -> None:
        """Everybody reads; every frame fits the protocol, and changes add up to the whole view."""
        for who, connection in list(self.connections.items()):
            line = connection.outbox
            assert isinstance(line, Line)
            while line.waiting:
                frame = await line.take()
                assert frame is not None
                frames.validate_json(frame)
                data = json.loads(frame)
                for message in data if isinstance(data, list) else [data]:
                    if message["type"] == "state":
                        self.views[who] = message["view"]
                    elif message["type"] == "events":
                        self.views[who] = {**(self.views.get(who) or {}), **message["view"]}
            state = self.actor.table.state
            if state.game is not None and not self.ended:
                assert self.views[who] == view_of(state, state.seat_of(f"p{who}"))

    async def step(self, step: tuple[str, int, Any]) -> None:
        kind, who, what = step
        match kind:
            case "say":
                self.say(who, what)
            case "legal":
                self.legal(who, what)
            case "again":
                if self.sent:
                    self.send(*self.sent[-1 - what % len(self.sent)])
            case "time":
                await self.clock.advance(what)
            case "come":
                self.come(who, what)
            case _:
                self.go(who)
        await settle()
        await self.read()


async def run(script: list[tuple[str, int, Any]]) -> None:
    world = World()
    await world.start()
    for step in script:
        await world.step(step)
    if not world.ended:
        await world.actor.stop()
    state = world.actor.table.state
    # The log tells the same table, and never fewer or other events.
    again = TableState.replay(await world.log.entries("ABCDEFGH"))
    assert (again.v, again.length, again.phase) == (state.v, state.length, state.phase)
    assert [(v, event.to_dict()) for v, event in again.stream] == [
        (v, event.to_dict()) for v, event in state.stream
    ]
    if state.game is not None:
        for seat in (None, *range(len(state.chairs))):
            assert view_of(again, seat) == view_of(state, seat)
    # A command is carried out at most once, so it has one version. (Votes and chat are not kept after more than
    # COMMANDS_KEPT others.)
    cids = [
        (entry.who, entry.cid)
        for entry in await world.log.entries("ABCDEFGH")
        if entry.cid and type(entry).__name__ in {"Acted", "Sealed", "Started"}
    ]
    assert len(cids) == len(set(cids))


SLOW_IS_FINE = [
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.function_scoped_fixture,
    HealthCheck.filter_too_much,
]


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(st.lists(steps, min_size=5, max_size=60))
def test_whatever_is_sent_the_log_tells_the_table(script: list[tuple[str, int, Any]]):
    asyncio.run(run(script))


def test_since_has_no_id():
    assert isinstance(read.validate_python({"type": "since", "v": 0}), Since)
