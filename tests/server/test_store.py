"""The log: append-only, committed together, one winner; and migrations lead to the schema."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event

from skullking.server.errors import ServerError
from skullking.server.store import Store, migrate, schema
from skullking.server.table.entries import (
    KINDS,
    Acted,
    Created,
    Opened,
    Paused,
    Resumed,
    Started,
    decode,
    encode,
)
from skullking.server.table.ports import Finished, FinishedPlayer, LogConflict, Summary
from tests.server.fakes import Bench, options

HERE = Path(__file__).parent


def created(code: str) -> Created:
    return Created(code=code, rules="schmidt", seats=2, options=options(), host="anna")


async def opened(path: Path, commits: list[int] | None = None) -> Store:
    migrate(path)
    store = Store(path, observe=None if commits is None else lambda number, _seconds: commits.append(number))
    await store.open()
    return store


async def test_what_was_appended_is_there_after_reopening(tmp_path: Path):
    store = await opened(tmp_path / "x.sqlite3")
    await store.append("AAAAAAAA", 1, [created("AAAAAAAA")])
    await store.append("AAAAAAAA", 2, [Paused(who="anna", cid="1"), Resumed()])
    await store.close()
    store = await opened(tmp_path / "x.sqlite3")
    assert await store.entries("AAAAAAAA") == [created("AAAAAAAA"), Paused(who="anna", cid="1"), Resumed()]
    assert await store.entries("BBBBBBBB") == []
    await store.close()


async def test_appends_that_come_together_share_a_commit(tmp_path: Path):
    commits: list[int] = []
    store = await opened(tmp_path / "x.sqlite3", commits)
    codes = [f"AAAAAA{a}{b}" for a in "ABCDEFGH" for b in "ABCDEFGH"]
    await asyncio.gather(*(store.append(code, 1, [created(code)]) for code in codes))
    assert sum(commits) == 64
    assert len(commits) <= 3
    await store.close()


async def test_of_two_writers_of_one_version_exactly_one_wins_and_others_are_not_hurt(tmp_path: Path):
    first, second = await opened(tmp_path / "x.sqlite3"), await opened(tmp_path / "x.sqlite3")
    await first.append("AAAAAAAA", 1, [created("AAAAAAAA")])
    results = await asyncio.gather(
        first.append("AAAAAAAA", 2, [Paused()]),
        first.append("BBBBBBBB", 1, [created("BBBBBBBB")]),
        second.append("AAAAAAAA", 2, [Resumed()]),
        second.append("CCCCCCCC", 1, [created("CCCCCCCC")]),
        return_exceptions=True,
    )
    assert [isinstance(result, LogConflict) for result in results].count(True) == 1
    assert results[1] is None
    assert results[3] is None
    assert len(await first.entries("AAAAAAAA")) == 2
    assert len(await second.entries("BBBBBBBB")) == 1
    await first.close()
    await second.close()


async def test_a_failed_append_leaves_nothing_of_itself(tmp_path: Path):
    store = await opened(tmp_path / "x.sqlite3")
    await store.append("AAAAAAAA", 1, [created("AAAAAAAA"), Paused()])
    summary = Summary("AAAAAAAA", "schmidt", "paused", 2, True, True, ("Anna",), ("anna",))
    with pytest.raises(LogConflict):
        await store.append("AAAAAAAA", 2, [Resumed(), Paused()], summary=summary)
    assert len(await store.entries("AAAAAAAA")) == 2
    assert await store.public_tables() == []
    await store.close()


async def test_what_cannot_be_stored_is_refused_with_a_code_and_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    migrate(tmp_path / "x.sqlite3")
    store = Store(tmp_path / "x.sqlite3")
    event.listen(store._engine, "connect", lambda raw, _record: raw.execute("PRAGMA query_only=ON"))
    await store.open()
    assert store.healthy
    secret = Started(game=1, game_id="x", seed="5eed" * 16, first_dealer=0)
    for doing in (store.append("AAAAAAAA", 1, [secret]), store.name_person("anna", "5eed")):
        with pytest.raises(ServerError, match="server/storage") as problem:
            await doing
        told = "".join(traceback.format_exception(problem.value)) + capsys.readouterr().out
        assert "readonly" in told
        assert "5eed" not in told
    assert not store.healthy
    assert await store.entries("AAAAAAAA") == []
    await store.close()


async def test_lists_follow_the_log(tmp_path: Path):
    store = await opened(tmp_path / "x.sqlite3")
    summary = Summary("AAAAAAAA", "schmidt", "lobby", 3, True, True, ("Anna",), ("anna",))
    await store.append("AAAAAAAA", 1, [created("AAAAAAAA")], summary=summary)
    assert [row.code for row in await store.public_tables()] == ["AAAAAAAA"]
    assert [row.code for row in await store.tables_of("anna")] == ["AAAAAAAA"]
    assert await store.tables_of("ben") == []
    assert await store.open_tables() == ["AAAAAAAA"]
    players = (FinishedPlayer(0, "anna", "Anna", 120, 1), FinishedPlayer(1, None, "Bot", -10, 2))
    closed = Summary("AAAAAAAA", "schmidt", "closed", 3, True, True, ("Anna",), ("anna",))
    finished = Finished("game-1", "schmidt", 10, "record", players)
    await store.append("AAAAAAAA", 2, [Paused()], summary=closed, finished=[finished])
    assert await store.open_tables() == []
    games = await store.games_of("anna")
    assert [(game.game_id, game.record, game.players) for game in games] == [("game-1", "record", players)]
    assert await store.games_of("ben") == []
    assert await store.game("game-2") is None
    await store.name_person("anna", "Anna")
    await store.name_person("anna", "Änne")
    assert await store.person_name("anna") == "Änne"
    await store.close()


async def test_commits_survive_loss_of_power(tmp_path: Path):
    """WAL and full synchronisation: what a commit acknowledges was handed to the disk."""
    store = await opened(tmp_path / "x.sqlite3")
    with store._engine.connect() as connection:
        values = [
            connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
            for pragma in ("journal_mode", "synchronous")
        ]
    assert values == ["wal", 2]
    await store.close()


def test_migrations_lead_to_the_schema(tmp_path: Path):
    migrate(tmp_path / "x.sqlite3")
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


async def test_a_database_of_the_first_version_still_opens_with_its_game(tmp_path: Path):
    path = tmp_path / "first.sqlite3"
    with sqlite3.connect(path) as old:
        old.executescript((HERE / "data" / "first_version.sql").read_text(encoding="utf-8"))
    old.close()
    store = await opened(path)
    from skullking.server.table.state import TableState

    state = TableState.replay(await store.entries("ABCDEFGH"))
    assert state.ended == "finished"
    assert state.game is not None
    assert list(state.game.scores) == [10, 10, -10]
    await store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_survives_its_stored_form(kind: str):
    samples = {
        entry_kind: entry for bench in _histories() for entry in bench.log for entry_kind in [type(entry)]
    }
    entry = samples[KINDS[kind]]
    assert decode(encode(entry)) == entry


def _histories() -> list[Bench]:
    bench = Bench(("anna", "ben"), seats=3)
    bench.do("anna", "configure", seats=4)
    bench.do("ben", "rename", name="Benno")
    bench.do("ben", "leave")
    bench.do("anna", "start")
    bench.do("anna", "act", action={"type": "bid", "n": 0})
    bench.do("anna", "fix")
    bench.do("anna", "vote", what="pause")
    bench.do("anna", "vote", what="resume")
    bench.do("anna", "away", on=True)
    bench.play(until=lambda: bench.state.game is not None and bench.state.game.phase == "playing")
    bench.bots()
    other = Bench(("anna", "ben"))
    other.do("anna", "start")
    for who in ("anna", "ben"):
        other.table.departed(who, other.now)
    other.later(5000)
    waiting = Bench(("anna", "ben"))
    waiting.table.departed("anna", waiting.now)
    waiting.later(100)
    return [bench, other, waiting]


def test_unknown_entries_are_an_error():
    with pytest.raises(KeyError):
        decode(b'["flown",{}]')
    assert decode(encode(Acted(seat=1, action={"type": "bid", "n": 1}, by="bot"))) != Opened()
