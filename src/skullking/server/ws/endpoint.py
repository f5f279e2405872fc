"""One WebSocket at one table.

Written against ASGI itself: this is the path of every move, and the layers above cost as much as the game.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qs

from pydantic import TypeAdapter, ValidationError

from skullking.server.bus import Line
from skullking.server.errors import ServerError
from skullking.server.http.guard import address_of, cookie_of, origin_allowed
from skullking.server.identity import uid_of
from skullking.server.limits import Bucket
from skullking.server.protocol import ClientMessage
from skullking.server.table import messages
from skullking.server.table.actor import Arrived, Connection, Said

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from skullking.server.services import Services
    from skullking.server.table.actor import TableActor

CODE = re.compile(r"^[A-Z2-9]{8}$")
CLOSE_CODES = {
    "auth/no_session": 4401,
    "auth/origin": 4403,
    "table/no_watchers": 4403,
    "table/not_found": 4404,
    "table/closed": 4404,
    "server/too_many_connections": 4409,
    "server/draining": 1012,
    "server/busy": 1012,
    "server/storage": 1012,
}
STRIKES = 50
"""So many messages beyond the rate end a connection."""

read_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class TableSocket:
    """What is behind `/api/v1/tables/{code}/ws`."""

    def __init__(self, services: Services) -> None:
        self.services = services

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
        try:
            connection, actor = await self._connect(code, scope, address)
        except ServerError as refusal:
            again = refusal.code in {"server/draining", "server/busy"}
            line = Line()
            line.close(CLOSE_CODES.get(refusal.code, 4400), refusal.code, again=again)
            await _send_all(line, send)
            return
        services.sockets[address] = services.sockets.get(address, 0) + 1
        services.metrics.connections.inc()
        line = cast("Line", connection.outbox)
        loop = asyncio.get_running_loop()
        # Both in tasks of their own: what is resumed with every message shall not lie under layers of callers.
        reader = loop.create_task(self._read(receive, connection, actor))
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
            actor.gone(connection)

    async def _connect(self, code: str, scope: Scope, address: str) -> tuple[Connection, TableActor]:
        services = self.services
        if services.tables.draining:
            raise ServerError("server/draining")
        if services.sockets.get(address, 0) >= services.settings.connections_per_address:
            raise ServerError("server/too_many_connections")
        sid = services.identity.read_cookie(cookie_of(scope))
        if sid is None:
            raise ServerError("auth/no_session")
        if not CODE.match(code):
            raise ServerError("table/not_found")
        if not services.requests.allow(address):
            raise ServerError("server/busy")
        actor = await services.tables.find(code)
        uid = uid_of(sid)
        state = actor.table.state
        if state.seat_of(uid) is None and not state.options["watchers"] and state.phase != "lobby":
            raise ServerError("table/no_watchers")
        line = Line(services.metrics.dropped.inc)
        connection = Connection(uid, line, since=_since(scope))
        actor.post(Arrived(connection))
        return connection, actor

    async def _read(self, receive: Receive, connection: Connection, actor: TableActor) -> None:
        """Hand over messages until the connection ends."""
        services = self.services
        line = cast("Line", connection.outbox)
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
                    message = read_message.validate_json(data)
                    actor.post(Said(connection, message))
                except ValidationError as problem:
                    refusal = ("protocol/invalid", {"where": _where(problem)})
                except ServerError as problem:
                    refusal = (problem.code, problem.args_dict)
            if refusal is not None:
                services.metrics.refused.inc()
                line.put(messages.error(_id_of(data), *refusal))


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
