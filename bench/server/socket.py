"""A WebSocket client that costs little, so that the load leaves the processor to the server.

Frames are built and read by hand (RFC 6455); masking uses the key 0, which is a key like any other.
"""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Socket(asyncio.Protocol):
    """One connection; hands every text frame to `received`."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._received = received
        self._lost = lost
        self._buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def connect(
        cls,
        host: str,
        port: int,
        path: str,
        cookie: str,
        received: Callable[[bytes], None],
        lost: Callable[[], None],
    ) -> Socket:
        """Connect and shake hands."""
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(received, lost), host, port
        )
        assert socket.transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        socket.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: skullking={cookie}\r\n\r\n".encode()
        )
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))
        self._lost()

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        assert self.transport is not None
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = buffer
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:100].decode("latin-1")))
                return
            self.opened.set_result(None)
            buffer = rest
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            kind, payload = buffer[at] & 0x0F, buffer[start : start + size]
            at = start + size
            if kind == 1:
                self._received(payload)
            elif kind == 9 and self.transport is not None:
                self.transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)
        self._buffer = buffer[at:]
