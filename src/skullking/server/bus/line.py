"""The line of messages to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import orjson

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 256
"""Messages that may wait for a connection that does not read."""


class Line:
    """A bounded queue; who does not read is cut off and resyncs, the table never waits."""

    __slots__ = ("_closed", "_messages", "_on_drop", "_waiter", "close_code")

    def __init__(self, on_drop: Callable[[], None] | None = None) -> None:
        self._messages: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._closed = False
        self._on_drop = on_drop
        self.close_code: int | None = None

    def put(self, message: bytes) -> None:
        """Queue a message; a full line is closed with what it could not take thrown away."""
        if self._closed:
            return
        if len(self._messages) >= LONGEST:
            self._messages.clear()
            if self._on_drop is not None:
                self._on_drop()
            self.close(4408, "server/too_slow", again=True)
            return
        self._messages.append(message)
        self._wake()

    def close(self, code: int, reason: str, *, again: bool) -> None:
        """Say goodbye; what lies in the line is still sent."""
        if self._closed:
            return
        self._messages.append(orjson.dumps({"type": "bye", "code": reason, "again": again}))
        self._closed = True
        self.close_code = code
        self._wake()

    def end(self) -> None:
        """The other side is gone: nothing is sent any more."""
        self._messages.clear()
        self._closed = True
        self._wake()

    @property
    def waiting(self) -> bool:
        """Is there something to take?"""
        return bool(self._messages)

    async def take(self) -> bytes | None:
        """The next frame, with everything that waits; None when the line is closed and empty."""
        while not self._messages:
            if self._closed:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if len(self._messages) == 1:
            return self._messages.popleft()
        frame = b"[" + b",".join(self._messages) + b"]"
        self._messages.clear()
        return frame

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
