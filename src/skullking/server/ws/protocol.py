"""uvicorn's WebSocket protocol with two short cuts on the path of every message.

Sending a text frame from a server needs no masking and, without extensions, no state: a header of two to ten bytes
and the text (RFC 6455, 5.2). And reading is paused only when messages pile up, not after each one, which saves two
system calls a message. Everything else, and everything out of the ordinary, is uvicorn's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PILE = 16
"""Messages that may wait for the application before reading pauses."""
SHORT, MEDIUM = 126, 65536
TEXT = 0x81
"""A final text frame."""


class TableProtocol(WebSocketsSansIOProtocol):
    """What `uvicorn.Config(ws=...)` gets."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send a text frame directly where nothing stands against it."""
        if not self.writable.is_set():
            await self.writable.wait()
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
