"""One shared block at work: takes what people say one by one, stores it, then tells everybody what they may see."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, assert_never

import orjson
import structlog

from skullking.server.blocks.state import BlockError, BlockState
from skullking.server.errors import ServerError
from skullking.server.protocol.blocks import BlockClientMessage, Claim, End, Enter, Open, Release
from skullking.server.protocol.messages import Ping
from skullking.server.table import messages
from skullking.server.table.ports import LogConflict

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from skullking.server.blocks.entries import Entry
    from skullking.server.table.ports import Outbox

logger = structlog.get_logger(__name__)


class BlockLog(Protocol):
    """The append-only log of all shared blocks."""

    async def append_block(self, code: str, first: int, entries: Sequence[Entry]) -> None:
        """Store entries with the versions `first`, `first + 1` … ; returns when they are on disk.

        Raises:
            LogConflict: one of these versions exists.
            ServerError: ``server/storage``, nothing was stored.
        """
        ...

    async def block_entries(self, code: str) -> list[Entry]:
        """All entries of a block, oldest first; empty when there is no such block."""
        ...


@dataclass(slots=True, eq=False)
class Follower:
    """A connection to a block; `since` is the version up to which it knows everything it may."""

    uid: str
    outbox: Outbox
    since: int = 0
    told: bytes = b""
    """The last message about seats and presence."""
    greeted: bool = False


class SharedBlock:
    """A block that somebody looks at."""

    def __init__(
        self, code: str, state: BlockState, *, log: BlockLog, left: Callable[[SharedBlock], None]
    ) -> None:
        self.code = code
        self.state = state
        self.followers: set[Follower] = set()
        self._log = log
        self._left = left
        self._turn = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    def arrive(self, follower: Follower) -> None:
        """Somebody looks: they get what they lack."""
        if follower.since > self.state.version:
            follower.since = 0  # of a block that this server does not know so: all of it
        self.followers.add(follower)
        self._publish()

    def leave(self, follower: Follower) -> None:
        """Somebody is gone."""
        if follower not in self.followers:
            return
        self.followers.discard(follower)
        self._publish()
        self._rest()

    def _rest(self) -> None:
        if not self.followers and not self._working:
            self._left(self)

    async def said(self, follower: Follower, message: BlockClientMessage) -> None:
        """Carry out a message; it is finished even if whoever sent it is gone meanwhile."""
        if isinstance(message, Ping):
            follower.outbox.put(b'{"type":"pong","id":"%b"}' % message.id.encode())
            return
        work = _spawn(self._carry_out(follower, message))
        self._working.add(work)
        work.add_done_callback(self._done)
        await asyncio.shield(work)

    def _done(self, work: asyncio.Task[None]) -> None:
        self._working.discard(work)
        self._rest()

    async def stop(self) -> None:
        """Say goodbye, and store what is under way."""
        for follower in self.followers:
            follower.outbox.close(1012, "server/restart", again=True)
        if self._working:
            await asyncio.wait(self._working)

    async def _carry_out(self, follower: Follower, message: Enter | Claim | Release | Open | End) -> None:
        async with self._turn:
            try:
                entries = self._decide(follower.uid, message)
                if entries:
                    await self._log.append_block(self.code, self.state.version + 1, entries)
            except LogConflict:
                # Another process has written: everybody comes back to what the log says by then.
                logger.warning("block_log_conflict")
                for one in self.followers:
                    one.outbox.close(1012, "server/restart", again=True)
                self._left(self)
                return
            except ServerError as refusal:
                follower.outbox.put(messages.error(message.id, refusal.code, refusal.args_dict))
                return
            for entry in entries:
                self.state.apply(entry)
            follower.outbox.put(messages.ack(message.id, self.state.version))
            self._publish()

    def _decide(self, uid: str, message: Enter | Claim | Release | Open | End) -> list[Entry]:
        state = self.state
        if state.ended:
            raise BlockError("block/ended")
        match message:
            case Enter(ops=ops):
                return state.enter(uid, [op.model_dump(mode="json") for op in ops])
            case Claim(seat=seat):
                return state.claim(uid, seat)
            case Release(seat=seat):
                return state.release(uid, seat)
            case Open(round=number):
                return state.open(uid, number)
            case End():
                return state.end(uid)
            case _:
                assert_never(message)

    def _publish(self) -> None:
        state = self.state
        common = {
            "type": "block",
            "head": state.head,
            "keeper_connected": any(one.uid == state.keeper for one in self.followers),
            "watchers": sum(
                one.uid != state.keeper and state.seat_of(one.uid) is None for one in self.followers
            ),
            "sealed": state.waiting(),
        }
        present = {one.uid for one in self.followers}
        for follower in self.followers:
            line = orjson.dumps({**common, **self._eyes(follower.uid, present)})
            if line != follower.told:
                follower.told = line
                follower.outbox.put(line)
            ops = state.seen_by(follower.uid, follower.since)
            follower.since = state.version
            if ops or not follower.greeted:
                follower.greeted = True
                follower.outbox.put(orjson.dumps({"type": "ops", "v": state.version, "ops": ops}))
            if state.ended:
                follower.outbox.close(4404, "block/ended", again=False)

    def _eyes(self, uid: str, present: set[str]) -> dict[str, Any]:
        claims = self.state.claims
        return {
            "keeping": uid == self.state.keeper,
            "seats": [
                {
                    "taken": seat in claims,
                    "is_you": claims.get(seat) == uid,
                    "connected": claims.get(seat) in present,
                }
                for seat in range(self.state.players)
            ],
        }


def _spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
