"""kill -9 at any moment: every acknowledged action is there afterwards, none twice, and all games finish.

The clients keep the journal: what was acknowledged, with its version. Kills fall at random, half of them a few
hundred microseconds after a command was sent, so that many hit the time between commit and acknowledgement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from skullking.client import Table
from skullking.server.table.entries import decode
from skullking.server.table.state import TableState
from tests import PATIENCE
from tests.server.players import QUICK, seated
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass
class Journal:
    """What the clients know happened."""

    acknowledged: dict[str, tuple[str, int, dict[str, Any]]] = field(default_factory=dict)
    """Command id to table, version and action."""
    over_a_later_connection: int = 0
    """Commands that were acknowledged on another connection than they were sent on."""


async def player(table: Table, name: str, journal: Journal, chance: Random, sent: Callable[[], None]) -> None:
    number = 0
    while True:
        if (view := await table.turn()) is None:
            return
        number += 1
        cid, action, connection, seen = (
            f"{name}-{number}",
            chance.choice(view["legal"]),
            table.connects,
            table.v,
        )
        answer = asyncio.ensure_future(table.ask("act", cid=cid, at=seen, action=action, fixed=True))
        await asyncio.sleep(0)
        sent()
        version = await answer
        if not isinstance(version, int):
            assert version.code in {"table/stale", "action/not_your_turn"}, version.code
            continue
        journal.acknowledged[cid] = (table.info["code"], version, action)
        journal.over_a_later_connection += table.connects != connection
        await table.until(lambda table, seen=seen: table.v > seen or table.over)


class Killer:
    """Kills the server again and again and starts it anew."""

    def __init__(self, server: ServerProcess, kills: int, chance: Random) -> None:
        self.server = server
        self.left = kills
        self.chance = chance
        self.sent = asyncio.Event()

    async def run(self, ready: asyncio.Barrier) -> None:
        await ready.wait()
        while self.left:
            if self.chance.random() < 0.5:
                self.sent.clear()
                await self.sent.wait()
                await asyncio.sleep(self.chance.uniform(0, 0.002))
            else:
                await asyncio.sleep(self.chance.uniform(0.05, 0.4))
            self.server.kill()
            self.left -= 1
            await asyncio.to_thread(self.server.start)


def stored(path: Path) -> dict[str, list[Any]]:
    """The log as it lies in the file."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT code, version, entry FROM log ORDER BY code, version").fetchall()
    tables: dict[str, list[Any]] = {}
    for code, version, entry in rows:
        entries = tables.setdefault(code, [])
        entries.append(decode(entry))
        assert version == len(entries), f"{code}: version {version} where {len(entries)} was to be"
    return tables


async def crash(server: ServerProcess, *, kills: int, groups: int, seed: int) -> Journal:
    chance, journal = Random(seed), Journal()
    killer = Killer(server, kills, chance)
    ready = asyncio.Barrier(
        groups + 1
    )  # a lost HTTP request is the client's to repeat, which is not tested here

    async def group(number: int) -> None:
        names = [f"g{number}p{seat}" for seat in range(3)]
        async with seated(server, names, seats=4, options=QUICK) as (_, tables):
            await ready.wait()
            await tables[0].send("start")
            game = 1
            while True:
                await asyncio.gather(
                    *(
                        player(
                            table, f"{name}-{game}", journal, Random(f"{seed}{name}{game}"), killer.sent.set
                        )
                        for table, name in zip(tables, names, strict=True)
                    )
                )
                for table in tables:
                    await table.until(lambda table, game=game: table.info["game"] == game and table.over)
                    assert table.info["ended"] == "finished"
                if not killer.left:
                    return
                for table in tables:
                    voted = await table.ask("vote", what="rematch")
                    # Those who were back first after a kill may have agreed already.
                    assert isinstance(voted, int) or voted.code == "table/no_vote_now"
                game += 1
                for table in tables:
                    await table.until(lambda table, game=game: table.info["game"] == game)

    killing = asyncio.create_task(killer.run(ready))
    async with asyncio.timeout(PATIENCE + kills * 60):
        await asyncio.gather(*(group(number) for number in range(groups)), killing)
    assert server.stop() == 0
    check(stored(server.data / "skullking.sqlite3"), journal)
    assert server.errors == []
    return journal


def check(tables: dict[str, list[Any]], journal: Journal) -> None:
    seen: dict[str, int] = {}
    for entries in tables.values():
        for entry in entries:
            if entry.cid is not None and type(entry).__name__ in {"Acted", "Sealed"}:
                seen[entry.cid] = seen.get(entry.cid, 0) + 1
    assert {cid for cid, count in seen.items() if count > 1} == set()
    missing = journal.acknowledged.keys() - seen.keys()
    assert missing == set()
    for entries in tables.values():
        state = TableState()
        for entry in entries:
            state.evolve(entry)
            if entry.cid in journal.acknowledged and type(entry).__name__ in {"Acted", "Sealed"}:
                _, version, action = journal.acknowledged[entry.cid]
                assert orjson.dumps(entry.action) == orjson.dumps(action)
                assert state.done[entry.who][entry.cid] <= version
        assert state.ended == "finished"


async def test_kill_minus_9_loses_nothing_that_was_acknowledged(own_server):
    server = own_server(grace_seconds=600)
    journal = await crash(server, kills=4, groups=3, seed=1)
    assert len(journal.acknowledged) > 500


@pytest.mark.soak
async def test_kill_minus_9_fifty_times(own_server):
    server = own_server(grace_seconds=600)
    journal = await crash(server, kills=60, groups=6, seed=2)
    assert journal.over_a_later_connection > 10
