"""All tables of this server: makes new ones, brings back those of before, finds one by its code."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from skullking.server.errors import ServerError
from skullking.server.table.actor import TableActor
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created
from skullking.server.table.ports import LogConflict
from skullking.server.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from skullking.server.outside import SystemChance
    from skullking.server.table.ports import Clock, Log, Thinker

logger = structlog.get_logger(__name__)


class Tables:
    """The tables that are in memory."""

    def __init__(
        self,
        *,
        log: Log,
        clock: Clock,
        thinker: Thinker,
        chance: SystemChance,
        policy: Policy,
        counted: Callable[[int], None] = lambda _number: None,
    ) -> None:
        self._log = log
        self._clock = clock
        self._thinker = thinker
        self._chance = chance
        self._counted = counted
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self.policy = policy
        self.draining = False

    def __len__(self) -> int:
        return len(self._actors)

    async def resume(self, codes: Iterable[str]) -> int:
        """Bring back tables after a restart; a broken one is reported and left alone."""
        number = 0
        for code in codes:
            try:
                await self.find(code)
            except Exception:
                logger.exception("table_lost")
            else:
                number += 1
        return number

    async def create(self, uid: str, rules: str, seats: int, options: dict[str, object]) -> TableActor:
        """A new table in the lobby, nobody seated; whoever made it is the host.

        Raises:
            ServerError: ``server/draining``.
        """
        if self.draining:
            raise ServerError("server/draining")
        for _ in range(5):
            code = self._chance.code()
            created = Created(code=code, rules=rules, seats=seats, options=options, host=uid)
            state = TableState.replay([created])
            table = Table(state, self.policy, self._chance, now=self._clock.now())
            try:
                await self._log.append(code, 1, [created], summary=table.summary())
            except LogConflict:
                continue
            return self._run(table)
        raise ServerError("server/busy")

    async def find(self, code: str) -> TableActor:
        """The table with this code, from memory or from the log.

        Raises:
            ServerError: ``table/not_found``; ``table/closed``.
        """
        actor = self._actors.get(code)
        if actor is not None:
            return actor
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _task: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> TableActor:
        entries = await self._log.entries(code)
        if not entries:
            raise ServerError("table/not_found")
        state = TableState.replay(entries)
        if state.phase == "closed":
            raise ServerError("table/closed")
        if self.draining:
            raise ServerError("server/draining")
        return self._run(Table(state, self.policy, self._chance, now=self._clock.now()))

    def _run(self, table: Table) -> TableActor:
        actor = TableActor(table, log=self._log, clock=self._clock, thinker=self._thinker, ended=self._forget)
        self._actors[actor.code] = actor
        self._counted(len(self._actors))
        actor.start()
        return actor

    def _forget(self, actor: TableActor) -> None:
        if self._actors.get(actor.code) is actor:
            del self._actors[actor.code]
            self._counted(len(self._actors))

    async def stop(self) -> None:
        """Store what the mailboxes hold, then end all."""
        self.draining = True
        for actor in list(self._actors.values()):
            for connection in actor.connections:
                connection.outbox.close(1012, "server/restart", again=True)
        await asyncio.gather(*(actor.stop() for actor in list(self._actors.values())))
