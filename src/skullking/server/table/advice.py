"""Advice for whoever asks at a table: checked here, thought out elsewhere, told to the one connection that asked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from skullking.errors import SkullKingError
from skullking.server.errors import ServerError, TableError, told
from skullking.server.limits import Bucket
from skullking.server.table import messages
from skullking.server.table.commands import adviser_seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from skullking.server.protocol import Advise
    from skullking.server.table.core import Table
    from skullking.server.table.ports import Clock, Outbox, Thinker

RATE, BURST = 0.5, 4
"""Questions a second of one person, and at once: a decision needs one, and each costs a thread some hundredths of a second."""


class Adviser:
    """Gives advice at one table. It changes nothing there, and so nothing of it is logged."""

    def __init__(self, thinker: Thinker, clock: Clock) -> None:
        self._thinker = thinker
        self._clock = clock
        self._rates: dict[str, Bucket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, now: Callable[[], Table], uid: str | None, question: Advise, outbox: Outbox) -> None:
        """Answer in a while, and not at all if the connection is gone by then.

        Args:
            now: tells how the table is; asked again when the advice is there.
            uid: who asks.
            question: what they have sent.
            outbox: where the answer goes.
        """
        try:
            seat = self._checked(now(), uid)
        except (ServerError, SkullKingError) as refusal:
            outbox.put(messages.error(question.id, *told(refusal)))
            return
        task = asyncio.get_running_loop().create_task(self._answer(now, seat, question.id, outbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Nobody waits for answers any more."""
        for task in self._tasks:
            task.cancel()

    def _checked(self, table: Table, uid: str | None) -> int:
        if uid is None:
            raise TableError("table/not_seated")
        seat = adviser_seat(table, uid)
        time = self._clock.now()
        if not self._rates.setdefault(uid, Bucket(RATE, BURST, time)).take(time):
            raise ServerError("protocol/too_many")
        return seat

    async def _answer(self, now: Callable[[], Table], seat: int, cid: str, outbox: Outbox) -> None:
        state = now().state
        assert state.game is not None  # noqa: S101  # it is somebody's turn
        decision = state.decision
        try:
            rated = await self._thinker.advise(state.game.view(seat))
            if now().state.decision != decision:
                raise TableError("table/stale")
        except ServerError as refusal:
            outbox.put(messages.error(cid, *told(refusal)))
        else:
            outbox.put(messages.advice(cid, rated))
