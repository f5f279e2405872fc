"""One WebSocket at one table, or at one shared block.

Written against ASGI itself: this is the path of every move, and the layers above cost as much as the game.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import parse_qs

from pydantic import TypeAdapter, ValidationError

from skullking.server.blocks.shared import Follower
from skullking.server.bus import Line
from skullking.server.errors import ServerError
from skullking.server.http.guard import address_of, cookie_of, origin_allowed
from skullking.server.identity import uid_of
from skullking.server.limits import Bucket
from skullking.server.protocol import BlockClientMessage, ClientMessage
from skullking.server.table import messages
from skullking.server.table.actor import Arrived, Connection, Said

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.types import Receive, Scope, Send

    from skullking.server.blocks.shared import SharedBlock
    from skullking.server.services import Services
    from skullking.server.table.actor import TableActor

CODE = re.compile(r"^[A-Z2-9]{8}$")
BLOCK_CODE = re.compile(r"^[A-Z2-9]{16}$")
CLOSE_CODES = {
    "auth/no_session": 4401,
    "auth/origin": 4403,
    "table/no_watchers": 4403,
    "table/not_found": 4404,
    "table/closed": 4404,
    "block/not_found": 4404,
    "block/ended": 4404,
    "server/too_many_connections": 4409,
    "server/draining": 1012,
    "server/busy": 1012,
    "server/storage": 1012,
}
STRIKES = 50
"""So many messages beyond the rate end a connection."""


class Session(Protocol):
    """What a connection talks to."""

    def said(self, data: str | bytes) -> Awaitable[None] | None:
        """Take a message; where it has to be waited for, nothing more is read until then.

        Raises:
            ValidationError: it does not fit the protocol.
            ServerError: it is refused.
        """
        ...

    def gone(self) -> None:
        """The connection is gone."""
        ...


class Socket:
    """Origin, session, limits and size of what is behind `/api/v1/…/ws`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def _open(self, code: str, uid: str, line: Line, since: int | None) -> Session:
        """Find what the connection is for.

        Raises:
            ServerError: there is none, or not for this person.
        """
        raise NotImplementedError

    async def __call__(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from handshake to close."""
        first = await receive()
        if first["type"] != "websocket.connect":
            return
        services = self.services
        if not origin_allowed(scope, services.settings):
            await send(
                {"type": "websocket.close", "code": 4403}
            )  # before accepting: the handshake gets a 403
            return
        await send({"type": "websocket.accept"})
        address = address_of(scope)
        line = Line(services.metrics.dropped.inc)
        try:
            session = await self._connect(code, scope, address, line)
        except ServerError as refusal:
            again = refusal.code in {"server/draining", "server/busy"}
            line.close(CLOSE_CODES.get(refusal.code, 4400), refusal.code, again=again)
            await _send_all(line, send)
            return
        services.sockets[address] = services.sockets.get(address, 0) + 1
        services.metrics.connections.inc()
        loop = asyncio.get_running_loop()
        # Both in tasks of their own: what is resumed with every message shall not lie under layers of callers.
        reader = loop.create_task(self._read(receive, line, session))
        writer = loop.create_task(_send_all(line, send))
        try:
            await asyncio.wait([writer])
        finally:
            reader.cancel()
            writer.cancel()
            services.metrics.connections.dec()
            services.sockets[address] -= 1
            if not services.sockets[address]:
                del services.sockets[address]
            session.gone()

    async def _connect(self, code: str, scope: Scope, address: str, line: Line) -> Session:
        services = self.services
        if services.tables.draining:
            raise ServerError("server/draining")
        if services.sockets.get(address, 0) >= services.settings.connections_per_address:
            raise ServerError("server/too_many_connections")
        sid = services.identity.read_cookie(cookie_of(scope))
        if sid is None:
            raise ServerError("auth/no_session")
        if not services.requests.allow(address):
            raise ServerError("server/busy")
        return await self._open(code, uid_of(sid), line, _since(scope))

    async def _read(self, receive: Receive, line: Line, session: Session) -> None:
        """Hand over messages until the connection ends."""
        services = self.services
        loop = asyncio.get_running_loop()
        rate = services.settings.messages_per_second
        bucket = Bucket(rate, rate * 4, loop.time())
        strikes = 0
        count = services.metrics.messages.inc
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                line.end()
                return
            count()
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            refusal: tuple[str, dict[str, Any]] | None = None
            if not bucket.take(loop.time()):
                strikes += 1
                if strikes > STRIKES:
                    line.close(4429, "protocol/too_many", again=False)
                    return
                refusal = ("protocol/too_many", {})
            elif len(data) > services.settings.max_message:
                refusal = ("protocol/too_large", {"most": services.settings.max_message})
            else:
                try:
                    waiting = session.said(data)
                    if waiting is not None:
                        await waiting
                except ValidationError as problem:
                    refusal = ("protocol/invalid", {"where": _where(problem)})
                except ServerError as problem:
                    refusal = (problem.code, problem.args_dict)
            if refusal is not None:
                services.metrics.refused.inc()
                line.put(messages.error(_id_of(data), *refusal))


read_table_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
read_block_message: TypeAdapter[BlockClientMessage] = TypeAdapter(BlockClientMessage)


class TableSocket(Socket):
    """What is behind `/api/v1/tables/{code}/ws`."""

    async def _open(self, code: str, uid: str, line: Line, since: int | None) -> Session:
        if not CODE.match(code):
            raise ServerError("table/not_found")
        actor = await self.services.tables.find(code)
        state = actor.table.state
        if state.seat_of(uid) is None and not state.options["watchers"] and state.phase != "lobby":
            raise ServerError("table/no_watchers")
        connection = Connection(uid, line, since=since)
        actor.post(Arrived(connection))
        return _AtTable(actor, connection)


class _AtTable:
    __slots__ = ("_actor", "_connection")

    def __init__(self, actor: TableActor, connection: Connection) -> None:
        self._actor = actor
        self._connection = connection

    def said(self, data: str | bytes) -> None:
        self._actor.post(Said(self._connection, read_table_message.validate_json(data)))

    def gone(self) -> None:
        self._actor.gone(self._connection)


class BlockSocket(Socket):
    """What is behind `/api/v1/blocks/{code}/ws`."""

    async def _open(self, code: str, uid: str, line: Line, since: int | None) -> Session:
        if not BLOCK_CODE.match(code):
            raise ServerError("block/not_found")
        block = await self.services.blocks.find(code)
        follower = Follower(uid, line, since=since or 0)
        block.arrive(follower)
        return _AtBlock(block, follower)


class _AtBlock:
    __slots__ = ("_block", "_follower")

    def __init__(self, block: SharedBlock, follower: Follower) -> None:
        self._block = block
        self._follower = follower

    def said(self, data: str | bytes) -> Awaitable[None]:
        return self._block.said(self._follower, read_block_message.validate_json(data))

    def gone(self) -> None:
        self._block.leave(self._follower)


async def _send_all(line: Line, send: Send) -> None:
    """Send what comes until the line is closed."""
    try:
        while (frame := await line.take()) is not None:
            await send({"type": "websocket.send", "text": frame.decode()})
        if line.close_code is not None:
            await send({"type": "websocket.close", "code": line.close_code})
    except (OSError, RuntimeError):
        return  # the other side is gone, which the reader learns too


def _where(problem: ValidationError) -> str:
    """The first place that does not fit; never what stood there."""
    first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"])[:100] or "message"


def _id_of(data: str | bytes) -> str | None:
    """The id of a message that is refused unread, so that its sender knows which one."""
    text = data if isinstance(data, str) else data.decode("utf-8", "replace")
    found = re.search(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,64})"', text[:4096])
    return found.group(1) if found else None


def _since(scope: Scope) -> int | None:
    values = parse_qs(cast("bytes", scope.get("query_string", b"")).decode("latin-1")).get("since")
    if not values or not values[0].isascii() or not values[0].isdigit() or len(values[0]) > 9:
        return None
    return int(values[0])
