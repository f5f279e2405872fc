"""Phones that follow a shared block, for tests: each keeps all operations it has, with the network or without."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skullking.server.protocol import BlockServerFrame
from tests import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from tests.server.process import ServerProcess

Op = dict[str, Any]
Entry = tuple[int, int | None, str]
frames: TypeAdapter[Any] = TypeAdapter(BlockServerFrame)
counter = itertools.count()


def new_op(
    number: int, seat: int | None, field: str, value: Any, *, by: int | None = None, base: Any = ()
) -> Op:
    return {
        "id": f"test-op-{next(counter):06d}",
        "round": number,
        "seat": seat,
        "field": field,
        "value": value,
        "base": sorted(base),
        "by": by,
    }


class Replica:
    """A set of operations, and what follows from it (docs/decisions/0012): the same idea as the client's, in short."""

    def __init__(self) -> None:
        self.ops: dict[str, Op] = {}
        self.unsent: dict[str, Op] = {}
        self.v = 0

    def add(self, ops: list[Op]) -> None:
        for op in ops:
            self.ops[op["id"]] = op
            self.unsent.pop(op["id"], None)

    def write(self, op: Op) -> Op:
        self.ops[op["id"]] = self.unsent[op["id"]] = op
        return op

    def standing(self, entry: Entry) -> list[Op]:
        """What no other operation replaces, late bids of phones aside."""
        opened = {
            one
            for op in self.ops.values()
            if op["field"] == "open" and op["round"] == entry[0]
            for one in op["value"]
        }
        ops = [op for op in self.ops.values() if (op["round"], op["seat"], op["field"]) == entry]
        replaced: set[str] = set()
        for op in ops:
            late = op["by"] is not None and bool(opened) and op["id"] not in opened
            replaced |= {base for base in op["base"] if not (late and base in opened)}
        return [op for op in ops if op["id"] not in replaced]

    def block(self) -> dict[Entry, list[str]]:
        """Every entry with the values that stand in it; more than one is a conflict."""
        entries = {(op["round"], op["seat"], op["field"]) for op in self.ops.values()}
        return {
            entry: sorted({json.dumps(op["value"], sort_keys=True) for op in self.standing(entry)})
            for entry in sorted(entries, key=str)
        }


class Phone(Replica):
    """A replica with a connection that can be cut."""

    def __init__(self, server: ServerProcess, code: str, cookie: str) -> None:
        super().__init__()
        self.server = server
        self.code = code
        self.cookie = cookie
        self.info: dict[str, Any] = {}
        self.heard: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.bye: str | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def go_online(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/v1/blocks/{self.code}/ws?since={self.v}"
        headers = {"Cookie": f"skullking={self.cookie}"}
        self._socket = await connect(
            url, additional_headers=headers, proxy=None, open_timeout=PATIENCE, ping_interval=None
        )
        self.info = {}
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.info))

    async def go_offline(self) -> None:
        """The network is gone: nothing is said, nothing is heard."""
        if self._socket is not None and self._reader is not None:
            self._reader.cancel()
            self._socket.transport.abort()
            await asyncio.wait([self._reader])
        self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                frame = str(await socket.recv())
                self.heard.append(frame)
                frames.validate_json(frame)
                told = json.loads(frame)
                async with self._news:
                    for message in told if isinstance(told, list) else [told]:
                        self._take(message)
                    self._news.notify_all()
        except ConnectionClosed:
            async with self._news:
                self.bye = self.bye or "gone"
                self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "block":
                self.info = message
            case "ops":
                self.add(message["ops"])
                self.v = message["v"]
            case "bye":
                self.bye = message["code"]
            case _:
                self.answers[message["id"]] = message

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(condition)

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        assert self._socket is not None
        cid = f"c{next(counter)}"
        await self._socket.send(json.dumps({"type": kind, "id": cid, **fields}))
        await self.until(lambda: cid in self.answers or self.bye is not None)
        return self.answers.get(cid, {"type": "bye", "code": self.bye})

    async def raw(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def enter(self, *ops: Op) -> dict[str, Any]:
        for op in ops:
            self.write(op)
        return await self.send_unsent()

    async def send_unsent(self) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        unsent = list(self.unsent.values())
        for first in range(0, len(unsent), 16):
            part = unsent[first : first + 16]
            answer = await self.say("enter", ops=part)
            if answer["type"] == "ack":
                self.add(part)
        return answer

    async def bid(
        self, number: int, seat: int, value: int | None, *, by: int | None = None
    ) -> dict[str, Any]:
        base = [op["id"] for op in self.standing((number, seat, "bid"))]
        return await self.enter(new_op(number, seat, "bid", value, by=by, base=base))


HEAD = {
    "id": "game0001",
    "rules": "schmidt",
    "players": ["Mareike", "Opa Karl", "Rike"],
    "first_dealer": 0,
    "started": "2026-11-30T18:00:00.000Z",
}
PLAYERS = 3


@asynccontextmanager
async def sharing(
    server: ServerProcess, *, phones: int = 2, claimed: bool = True
) -> AsyncGenerator[tuple[Phone, list[Phone]]]:
    """A keeper with a shared block for three, and phones of its last players."""
    people = [server.person() for _ in range(phones + 1)]
    try:
        for person in people:
            await person.me()
        answer = await people[0].http.post(
            "blocks", content=json.dumps(HEAD), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 201
        code = answer.json()["code"]
        all_phones = [Phone(server, code, person.cookie or "") for person in people]
        for number, phone in enumerate(all_phones):
            await phone.go_online()
            if claimed and number:
                seat = PLAYERS - phones + number - 1
                assert (await phone.say("claim", seat=seat))["type"] == "ack"
        yield all_phones[0], all_phones[1:]
        for phone in all_phones:
            await phone.go_offline()
    finally:
        for person in people:
            await person.http.aclose()
