"""uvicorn's HTTP protocol with an end to patience: requests have a size and have to arrive within a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

LONGEST_HEAD = 16_384
"""Bytes of a request before its body, as far as it is not there in one piece."""


class TableHttp(HttpToolsProtocol):
    """What `uvicorn.Config(http=...)` gets."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody is there and shall ask for something."""
        super().connection_made(transport)
        self._head: int | None = 0
        self._request_timer: asyncio.TimerHandle | None = None
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the clock."""
        self._take_time()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece, unless it is too much."""
        if self._head is not None:
            self._head += len(data)
        if self._request_timer is None:
            self._hurry()
        super().data_received(data)
        if self._head is not None and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Request header too large.")

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection."""
        self._take_time()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._head is None:
            self._head = 0
        if self._request_timer is None:
            self._hurry()

    def on_headers_complete(self) -> None:
        """Its head is there; bodies are measured by the guard."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._take_time()
        super().on_message_complete()

    def _hurry(self) -> None:
        self._request_timer = self.loop.call_later(self.timeout_keep_alive, self._too_slow)

    def _take_time(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _too_slow(self) -> None:
        self._request_timer = None
        self.transport.abort()
