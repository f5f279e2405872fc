"""Players that play whole games as fast as they may, or at a human's pace, and keep time."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any, cast

import orjson

from skullking.client import Server
from skullking.server.protocol import TableOptions

from .socket import Socket

if TYPE_CHECKING:
    from collections.abc import Callable

OPTIONS = TableOptions(pace="instant", countdown_seconds=0)


class Tally:
    """What came of it."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.lost = 0
        self.bytes_in = 0
        self.frames_in = 0
        self.games = 0


class Player:
    """One seat: acts as soon as it is its turn (after a pause), on the first connection."""

    def __init__(self, name: str, tally: Tally, pause: Callable[[], float] | None, games: int) -> None:
        self.name = name
        self.tally = tally
        self.pause = pause
        self.games_left = games
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.v = 0
        self.seat = -1
        self.legal: list[Any] = []
        self.to_act: list[int] = []
        self.phase = ""
        self.asked_at = -1
        self.thinking = False
        self.number = 0
        self.sent: dict[str, float] = {}
        self.chance = Random(name)  # noqa: S311  # no secret
        self.socket: Socket | None = None

    def received(self, frame: bytes) -> None:
        now = time.perf_counter()
        self.tally.bytes_in += len(frame)
        self.tally.frames_in += 1
        data: Any = orjson.loads(frame)
        messages = cast("list[dict[str, Any]]", data if isinstance(data, list) else [data])
        for message in messages:
            match message["type"]:
                case "events":
                    if message["v"] != self.v + 1:
                        self.tally.lost += 1
                    self.v = message["v"] + len(message["events"]) - 1
                    self._see(message["view"])
                case "ack":
                    self.tally.latencies.append(now - self.sent.pop(message["id"]))
                case "state":
                    self.v = message["v"]
                    self._table(message["table"])
                    self._see(message["view"] or {})
                case "table":
                    self._table(message["table"])
                case "error":
                    self.tally.refused += message["code"] != "table/no_vote_now"  # the majority was there
                    self.sent.pop(message["id"], None)
                case _:
                    pass
        self._act()

    def _table(self, table: dict[str, Any]) -> None:
        self.seat = next((seat["seat"] for seat in table["seats"] if seat["is_you"]), -1)
        if table["phase"] == "over" and self.games_left and self.phase != "over":
            self.phase = "over"
            self.games_left -= 1
            if self.seat == 0:
                self.tally.games += 1
            if self.games_left:
                self.send({"type": "vote", "what": "rematch", "yes": True})
            elif not self.over.done():
                self.over.set_result(None)
        elif table["phase"] == "playing":
            self.phase = "playing"

    def _see(self, view: dict[str, Any]) -> None:
        self.to_act = view.get("to_act", self.to_act)
        self.legal = view.get("legal", self.legal)

    def _act(self) -> None:
        if (
            self.phase != "playing"
            or self.seat not in self.to_act
            or not self.legal
            or self.asked_at == self.v
            or self.sent
        ):
            return
        self.asked_at = self.v
        if self.pause is None:
            self._do(self.v)
        elif not self.thinking:
            self.thinking = True
            asyncio.get_running_loop().call_later(self.pause(), self._decide)

    def _decide(self) -> None:
        self.thinking = False
        self._do(self.v)

    def _do(self, v: int) -> None:
        if self.seat not in self.to_act or not self.legal:
            return
        self.send({"type": "act", "at": v, "action": self.chance.choice(self.legal), "fixed": True})

    def send(self, command: dict[str, Any]) -> None:
        self.number += 1
        cid = f"{self.name}-{self.number}"
        self.sent[cid] = time.perf_counter()
        assert self.socket is not None
        self.socket.send(orjson.dumps({**command, "id": cid}))

    def hung_up(self) -> None:
        if not self.over.done():
            self.tally.lost += 1
            self.over.set_result(None)


async def seat_table(
    url: str,
    port: int,
    number: int,
    tally: Tally,
    *,
    pause: Callable[[], float] | None,
    games: int,
    crowd: int = 4,
) -> list[Player]:
    """A table with its people, connected, in the lobby."""
    players = [Player(f"t{number}p{seat}", tally, pause, games) for seat in range(crowd)]
    code = ""
    for player in players:
        async with Server(url, timeout=120) as person:
            if not code:
                code = (await person.new_table(player.name, seats=crowd, options=OPTIONS)).code
            else:
                await person.join(code, player.name)
            cookie = person.cookie
            assert cookie is not None
        path = f"/api/v1/tables/{code}/ws"
        player.socket = await Socket.connect("127.0.0.1", port, path, cookie, player.received, player.hung_up)
    return players
