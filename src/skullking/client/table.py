"""The WebSocket part of the client: applies what comes in order, asks for gaps, resends until acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any, Self, cast

import orjson
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from skullking.client.errors import ClosedError, RefusedError
from skullking.server.protocol import Advice, ServerFrame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType

FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0

frames: TypeAdapter[Any] = TypeAdapter(ServerFrame)


class Table:
    """One player's (or watcher's) connection to one table.

    Attributes:
        v: version, that is how many events are known.
        info: the `TableInfo`, None before the first message.
        view: the view, fields as in the protocol's `View`; empty before a game begins.
        events: every event that came, in order, with its version.
        chat: every line that was said.
        timers: what will happen by itself, as of the last message.
        connects: how often a connection was made.
    """

    def __init__(
        self,
        url: str,
        *,
        cookie: str | None,
        origin: str | None = None,
        strict: bool = False,
        heard: Callable[[str], None] | None = None,
        remember_events: bool = True,
    ) -> None:
        self.v = 0
        self.info: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.events: list[tuple[int, dict[str, Any]]] = []
        self.chat: list[dict[str, Any]] = []
        self.timers: list[dict[str, Any]] = []
        self.connects = 0
        self.closed: str | None = None
        self._url = url
        self._cookie = cookie
        self._origin = origin
        self._strict = strict
        self._heard = heard
        self._remember = remember_events
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._waiters: list[asyncio.Future[None]] = []
        self._task: asyncio.Task[None] | None = None
        self._run = secrets.token_urlsafe(6)
        self._number = 0
        self._welcomed = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.get_running_loop().create_task(self._live())
        await self.until(lambda table: table.info is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the connection (not the seat)."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._give_up("client/closed")

    async def cut(self) -> None:
        """Lose the connection, as Wi-Fi does; it is made anew by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # ---------------------------------------------------------------------------------- waiting

    @property
    def seat(self) -> int | None:
        """The own seat."""
        if self.info is None:
            return None
        return next((seat["seat"] for seat in self.info["seats"] if seat["is_you"]), None)

    @property
    def my_turn(self) -> bool:
        """Is a decision of ours wanted?"""
        return bool(
            self.info is not None
            and self.info["phase"] == "playing"
            and self.view
            and self.seat in self.view.get("to_act", ())
        )

    @property
    def over(self) -> bool:
        """Is the game over (or the table closed)?"""
        return self.closed is not None or (self.info is not None and self.info["phase"] in {"over", "closed"})

    async def until(self, condition: Callable[[Table], object]) -> None:
        """Wait until something is so.

        Raises:
            ClosedError: the connection is closed for good and it is not so.
        """
        while not condition(self):
            if self.closed is not None:
                raise ClosedError(self.closed)
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter

    async def turn(self) -> dict[str, Any] | None:
        """Wait for our turn; None when the game ends before."""
        await self.until(lambda table: table.my_turn or table.over)
        return self.view if self.my_turn else None

    # ---------------------------------------------------------------------------------- commands

    async def act(self, action: Mapping[str, Any], *, fixed: bool = False, at: int | None = None) -> int:
        """Bid, play, choose; returns the version after it.

        Raises:
            RefusedError: not allowed.
        """
        return await self.send("act", at=self.v if at is None else at, action=action, fixed=fixed)

    async def advise(self) -> Advice:
        """Ask what the captain would do in our place, at our turn and where the table allows it.

        Raises:
            RefusedError: not allowed, not our turn, or the game moved on meanwhile (`table/stale`).
            ClosedError: the connection is closed for good.
        """
        return Advice.model_validate(await self._answered("advise"))

    async def send(self, kind: str, *, cid: str | None = None, **fields: Any) -> int:  # JSON
        """Send a command and wait until it is on the server's disk, over however many connections.

        Raises:
            RefusedError: not allowed.
            ClosedError: the connection is closed for good.
        """
        return await self._answered(kind, cid=cid, **fields)

    async def _answered(self, kind: str, *, cid: str | None = None, **fields: Any) -> Any:  # JSON
        """Send a message until it is answered, and give the answer."""
        if self.closed is not None:
            raise ClosedError(self.closed)
        if cid is None:
            self._number += 1
            cid = f"{self._run}-{self._number}"
        text = orjson.dumps({"type": kind, "id": cid, **fields}).decode()
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[cid] = (text, answer)
        if self._socket is not None and self._welcomed:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next connection
                await self._socket.send(text)
        return await answer

    async def ask(self, kind: str, **fields: Any) -> int | RefusedError:
        """As `send`, but a refusal is an answer like another."""
        try:
            return await self.send(kind, **fields)
        except RefusedError as refusal:
            return refusal

    async def send_raw(self, text: str | bytes) -> None:
        """Send anything, for tests of what the server refuses."""
        if self._socket is not None:
            await self._socket.send(text)

    # ---------------------------------------------------------------------------------- the connection

    async def _live(self) -> None:
        pause = FIRST_PAUSE
        while self.closed is None:
            made = self.connects
            try:
                await self._once()
            except InvalidStatus as refusal:
                status = refusal.response.status_code
                if status in {401, 403, 404}:
                    self._give_up(f"http/{status}")
                    return
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if self.closed is None:
                pause = FIRST_PAUSE if self.connects > made else pause
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _once(self) -> None:
        address = self._url if self.info is None else f"{self._url}?since={self.v}"
        headers = {} if self._cookie is None else {"Cookie": f"skullking={self._cookie}"}
        self._welcomed = False
        async with connect(
            address,
            additional_headers=headers,
            origin=cast("Any", self._origin),
            compression=None,
            max_size=2**22,
            max_queue=None,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        ) as socket:
            self._socket = socket
            self.connects += 1
            try:
                while True:
                    await self._frame(await socket.recv(decode=False))
            finally:
                self._socket = None

    async def _frame(self, frame: bytes) -> None:
        if self._heard is not None:
            self._heard(frame.decode())
        if self._strict:
            frames.validate_json(frame)
        data: Any = orjson.loads(frame)
        messages = cast("list[dict[str, Any]]", data if isinstance(data, list) else [data])
        for message in messages:
            await self._message(message)
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def _message(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "events":
                await self._events(message)
            case "ack":
                self._answer(message["id"], message["v"])
            case "advice":
                self._answer(message["id"], message["advice"])
            case "error":
                self._answer(message["id"], RefusedError(message["code"], message["args"]))
            case "table":
                self.info, self.timers = message["table"], message["timers"]
                await self._resend()
            case "state":
                self.v, self.info, self.timers = message["v"], message["table"], message["timers"]
                self.view = message["view"] or {}
                self.chat = message["chat"]
                await self._resend()
            case "chat":
                self.chat.append(message["line"])
            case "bye" if not message["again"]:
                self._give_up(message["code"])
            case _:
                pass

    async def _events(self, message: dict[str, Any]) -> None:
        first, events = message["v"], message["events"]
        if first + len(events) - 1 <= self.v:
            return
        if first > self.v + 1:
            await self.send_raw(orjson.dumps({"type": "since", "v": self.v}))
            return
        if self._remember:
            self.events += [(first + at, event) for at, event in enumerate(events) if first + at > self.v]
        self.v = first + len(events) - 1
        self.view.update(message["view"])
        self.timers = message["timers"]

    async def _resend(self) -> None:
        """On a new connection: everything that was not acknowledged, in order."""
        if self._welcomed or self._socket is None:
            return
        self._welcomed = True
        for text, _ in list(self._pending.values()):
            await self._socket.send(text)

    def _answer(self, cid: str | None, answer: int | dict[str, Any] | RefusedError) -> None:
        """Tell who waits for it; an answer that came before is no news."""
        _, future = self._pending.pop(cid or "", ("", None))
        if future is None or future.done():
            return
        if isinstance(answer, RefusedError):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def _give_up(self, code: str) -> None:
        if self.closed is None:
            self.closed = code
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(ClosedError(self.closed))
        self._pending.clear()
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()
