"""Programs that play, for tests."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from skullking.client import Server, Table
from skullking.server.protocol import TableOptions
from tests import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from tests.server.process import ServerProcess

QUICK = TableOptions(pace="instant", countdown_seconds=0)
MOVED_ON = {"table/stale", "table/paused", "table/over", "action/not_your_turn", "action/wrong_phase"}


@asynccontextmanager
async def seated(
    server: ServerProcess,
    names: Sequence[str],
    *,
    seats: int | None = None,
    rules: str = "schmidt",
    options: TableOptions = QUICK,
    heard: Callable[[int, str], None] | None = None,
) -> AsyncGenerator[tuple[list[Server], list[Table]]]:
    """People at a new table, connected, in the lobby; the first is the host.

    What is done with them has to end: a test that waits for ever has failed.
    """
    async with asyncio.timeout(PATIENCE), contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person()) for _ in names]
        place = await people[0].new_table(names[0], rules=rules, seats=seats or len(names), options=options)
        for person, name in zip(people[1:], names[1:], strict=True):
            await person.join(place.code, name)
        tables: list[Table] = []
        for number, person in enumerate(people):
            hear = None if heard is None else (lambda frame, number=number: heard(number, frame))
            tables.append(
                await stack.enter_async_context(person.connect(place.code, strict=True, heard=hear))
            )
        yield people, tables


async def play(table: Table, *, seed: int = 0, until: Callable[[Table], Any] | None = None) -> int:
    """Do random legal things until the game is over, or something is so; the number of actions."""
    chance = Random(seed)
    done = 0
    while True:
        await table.until(lambda table: table.over or table.my_turn or (until is not None and until(table)))
        if table.over or (until is not None and until(table)):
            return done
        seen = table.v
        answer = await table.ask(
            "act", at=seen, action=chance.choice(table.view.get("legal", [])), fixed=True
        )
        # The table may have moved on between looking and acting: a stand-in, a clock, a vote.
        assert isinstance(answer, int) or answer.code in MOVED_ON
        done += isinstance(answer, int)
        await table.until(lambda table, seen=seen: table.v > seen or table.over)


async def play_all(tables: Sequence[Table], **how: Any) -> int:
    """All play the game to its end."""
    async with asyncio.timeout(PATIENCE):
        counts = await asyncio.gather(
            *(play(table, seed=number, **how) for number, table in enumerate(tables))
        )
    return sum(counts)
