"""All shared blocks of this server: makes new ones, finds one by its code while somebody looks at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from skullking.server.blocks.entries import Created
from skullking.server.blocks.shared import BlockLog, SharedBlock
from skullking.server.blocks.state import BlockState
from skullking.server.errors import ServerError
from skullking.server.table.ports import LogConflict

if TYPE_CHECKING:
    from collections.abc import Callable


class Blocks:
    """The blocks that are in memory: those that somebody looks at."""

    def __init__(self, *, log: BlockLog, code: Callable[[], str]) -> None:
        """Prepare.

        Args:
            log: where blocks are stored.
            code: makes codes that cannot be guessed.
        """
        self._log = log
        self._code = code
        self._blocks: dict[str, SharedBlock] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self.draining = False

    async def create(self, uid: str, head: dict[str, Any]) -> str:
        """Share a block; its code.

        Raises:
            ServerError: ``server/draining``; ``server/storage``; ``server/busy``.
        """
        if self.draining:
            raise ServerError("server/draining")
        for _ in range(5):
            code = self._code()
            try:
                await self._log.append_block(code, 1, [Created(head, uid)])
            except LogConflict:
                continue
            return code
        raise ServerError("server/busy")

    async def head(self, code: str) -> dict[str, Any]:
        """What a block is about: a `BlockHead`.

        Raises:
            ServerError: ``block/not_found``; ``block/ended``.
        """
        block = self._blocks.get(code)
        state = block.state if block is not None else await self._replay(code)
        return state.head

    async def _replay(self, code: str) -> BlockState:
        entries = await self._log.block_entries(code)
        if not entries:
            raise ServerError("block/not_found")
        state = BlockState.replay(entries)
        if state.ended:
            raise ServerError("block/ended")
        return state

    async def find(self, code: str) -> SharedBlock:
        """The block with this code, from memory or from the log.

        Raises:
            ServerError: ``block/not_found``; ``block/ended``; ``server/draining``.
        """
        while code not in self._blocks:  # whoever else waited for it may be gone again, and it with them
            loading = self._loading.get(code)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(code))
                self._loading[code] = loading
                loading.add_done_callback(lambda _task: self._loading.pop(code, None))
            await asyncio.shield(loading)
        return self._blocks[code]

    async def _load(self, code: str) -> None:
        state = await self._replay(code)
        if self.draining:
            raise ServerError("server/draining")
        self._blocks[code] = SharedBlock(code, state, log=self._log, left=self._forget)

    def _forget(self, block: SharedBlock) -> None:
        if self._blocks.get(block.code) is block:
            del self._blocks[block.code]

    async def stop(self) -> None:
        """Store what is under way, then end all."""
        self.draining = True
        await asyncio.gather(*(block.stop() for block in list(self._blocks.values())))
