"""uvicorn's WebSocket protocol with two short cuts on the path of every message, and less patience with the deaf.

Sending a text frame from a server needs no masking and, without extensions, no state: a header of two to ten bytes
and the text (RFC 6455, 5.2). And reading is paused only when messages pile up, not after each one, which saves two
system calls a message.

Who does not read is let go of for good: closing a connection the orderly way waits until everything is sent, and to
somebody who does not read that is for ever. The player would count as present all that time, and no stand-in would
play. Everything else, and everything out of the ordinary, is uvicorn's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from uvicorn._types import ASGISendEvent

PILE = 16
"""Messages that may wait for the application before reading pauses."""
SHORT, MEDIUM = 126, 65536
TEXT = 0x81
"""A final text frame."""
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TableProtocol(WebSocketsSansIOProtocol):
    """What `uvicorn.Config(ws=...)` gets."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin; the request that asked for a WebSocket is given right after this."""
        super().connection_made(transport)
        self.loop.call_soon(self._expect_handshake)

    def _expect_handshake(self) -> None:
        """Refuse a request that could not be read (too long, say), about which uvicorn keeps silent for ever."""
        if not self.handshake_initiated and not self.disconnected:
            self.transport.write(UNREADABLE)
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Nobody has answered: let go, whatever waits to be sent."""
        if self.close_sent or self.transport.is_closing():
            return
        super().keepalive_timeout()
        self.transport.abort()

    async def _until_writable(self) -> None:
        try:
            async with asyncio.timeout(self.ping_timeout):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()
            raise ClientDisconnected from None

    async def send(self, message: ASGISendEvent) -> None:
        """Send a text frame directly where nothing stands against it."""
        if not self.writable.is_set():
            await self._until_writable()
        text: Any = message.get("text")
        if (
            text is None
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.initial_response is not None
            or self.conn.extensions
        ):
            await super().send(message)
            if self.close_timer is not None and message["type"] == "websocket.close":
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
            return
        payload = cast("str", text).encode()
        size = len(payload)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < MEDIUM:
            head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + payload)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; let the other side wait only when many lie here."""
        if (
            len(self.frames) != 1
            or self.close_sent
            or self.curr_msg_data_type != "text"
            or self.queue.qsize() >= PILE
        ):
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
