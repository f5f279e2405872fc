"""The append-only log, written by one task that commits what many tables bring at the same time.

`append` returns when the entries are on disk (WAL with ``synchronous=FULL``: one fsync a commit). While a commit
runs, the next appends gather and go together into the following one, so the more tables play, the less each
append costs. A commit is one call on a thread that does nothing else: SQLAlchemy's asyncio layer over aiosqlite
does the same with three trips to a thread a commit, which cost more than everything else of an append. Two processes that write the same version of a table cannot both succeed: the primary key says no
and the loser gets `LogConflict`.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import orjson
import structlog
from sqlalchemy import create_engine, delete, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from skullking.server.blocks import entries as block_codec
from skullking.server.errors import ServerError
from skullking.server.store import schema
from skullking.server.table import entries as entry_codec
from skullking.server.table.ports import Finished, FinishedPlayer, LogConflict, Summary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sqlalchemy import ColumnElement, Connection, Insert, Select

    from skullking.server.table.entries import Entry

READERS = 2
"""Threads that answer questions."""
UNWELL_SECONDS = 10.0
"""How long a failed commit speaks against the store; then it has to be tried again to know."""
INSERT_LOG = insert(schema.log)
INSERT_BLOCK_LOG = insert(schema.block_log)
Answer = TypeVar("Answer")
logger = structlog.get_logger(__name__)
GOING_ON = frozenset({"lobby", "playing", "paused", "over"})
"""Phases of tables that go on after a restart."""


@dataclass(slots=True, eq=False)
class _Append:
    into: Insert
    code: str
    rows: list[dict[str, Any]]
    summary: Summary | None
    finished: Sequence[Finished]
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A line of the list of tables."""

    code: str
    rules: str
    phase: str
    seats: int
    watchers: bool
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameRow:
    """A line of the list of finished games."""

    game_id: str
    rules: str
    rounds: int
    ended: int
    record: str
    players: tuple[FinishedPlayer, ...]


class Store:
    """The database of a server. Open it once, close it last."""

    def __init__(self, path: Path, *, observe: Callable[[int, float], None] | None = None) -> None:
        """Prepare; nothing is opened before `open`.

        Args:
            path: the SQLite file, migrated.
            observe: told the number of appends and the seconds of each commit.
        """
        self._engine = create_engine(
            f"sqlite:///{path}",
            pool_size=READERS + 1,
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # they hold seeds and bids, and errors are logged
        )
        event.listen(self._engine, "connect", _pragmas)
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="log writer")
        self._read_threads = ThreadPoolExecutor(READERS, thread_name_prefix="log reader")
        self._observe = observe
        self._queue: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._failed_at: float | None = None

    async def open(self) -> None:
        """Start the writer."""
        self._writer = asyncio.get_running_loop().create_task(self._write(), name="log writer")

    async def close(self) -> None:
        """Write what waits, then close."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await asyncio.wait([self._writer])
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._engine.dispose()

    @property
    def healthy(self) -> bool:
        """Does the writer run, and did the last seconds' writing go well?"""
        running = self._writer is not None and not self._writer.done()
        return running and (self._failed_at is None or time.monotonic() - self._failed_at > UNWELL_SECONDS)

    # ---------------------------------------------------------------------------------- writing

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[Entry],
        *,
        summary: Summary | None = None,
        finished: Sequence[Finished] = (),
    ) -> None:
        """Store entries with the versions `first`, `first + 1` … ; returns when they are on disk.

        Raises:
            LogConflict: one of these versions exists.
            ServerError: ``server/storage``, nothing could be stored (the disk is full, say).
        """
        rows = [entry_codec.encode(entry) for entry in entries]
        await self._append(INSERT_LOG, code, first, rows, summary, finished)

    async def append_block(self, code: str, first: int, entries: Sequence[block_codec.Entry]) -> None:
        """Likewise for a shared block.

        Raises:
            LogConflict: one of these versions exists.
            ServerError: ``server/storage``.
        """
        await self._append(INSERT_BLOCK_LOG, code, first, [block_codec.encode(entry) for entry in entries])

    async def _append(
        self,
        into: Insert,
        code: str,
        first: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        finished: Sequence[Finished] = (),
    ) -> None:
        at = int(time.time() * 1000)
        rows = [
            {"code": code, "version": first + number, "at": at, "entry": entry}
            for number, entry in enumerate(entries)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Append(into, code, rows, summary, finished, done))
        self._wake.set()
        try:
            await done
        except SQLAlchemyError as problem:
            raise self._unwell(problem) from problem

    def _unwell(self, problem: SQLAlchemyError) -> ServerError:
        """Note, and say in the log, that something could not be stored; how that is refused."""
        self._failed_at = time.monotonic()
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        logger.error("not_stored", reason=f"{type(cause).__name__}: {cause}")
        return ServerError("server/storage")

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self._write_thread, self._engine.connect)
        try:
            while not (self._closing and not self._queue):
                await self._wake.wait()
                self._wake.clear()
                batch, self._queue = self._queue, []
                if not batch:
                    continue
                began = time.perf_counter()
                problems = await loop.run_in_executor(self._write_thread, _commit_batch, connection, batch)
                for one, problem in zip(batch, problems, strict=True):
                    if one.done.done():
                        continue
                    if problem is None:
                        one.done.set_result(None)
                    else:
                        one.done.set_exception(problem)
                if self._observe is not None:
                    self._observe(len(batch), time.perf_counter() - began)
        finally:
            await loop.run_in_executor(self._write_thread, connection.close)

    async def name_person(self, uid: str, name: str) -> None:
        """Remember what somebody wants to be called.

        Raises:
            ServerError: ``server/storage``.
        """
        statement = upsert(schema.people).values(uid=uid, name=name)
        statement = statement.on_conflict_do_update(index_elements=["uid"], set_={"name": name})

        def write() -> None:
            with self._engine.begin() as connection:
                connection.execute(statement)

        try:
            await asyncio.get_running_loop().run_in_executor(self._read_threads, write)
        except SQLAlchemyError as problem:
            raise self._unwell(problem) from problem

    # ---------------------------------------------------------------------------------- reading

    async def _read(self, question: Callable[[Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self._engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, ask)

    async def entries(self, code: str) -> list[Entry]:
        """All entries of a table, oldest first; empty when there is no such table."""
        statement = select(schema.log.c.entry).where(schema.log.c.code == code).order_by(schema.log.c.version)
        rows = await self._read(lambda connection: connection.execute(statement).scalars().all())
        return [entry_codec.decode(row) for row in rows]

    async def block_entries(self, code: str) -> list[block_codec.Entry]:
        """All entries of a shared block, oldest first; empty when there is no such block."""
        of_code = schema.block_log.c.code == code
        statement = select(schema.block_log.c.entry).where(of_code).order_by(schema.block_log.c.version)
        rows = await self._read(lambda connection: connection.execute(statement).scalars().all())
        return [block_codec.decode(row) for row in rows]

    async def open_tables(self) -> list[str]:
        """Codes of the tables that go on after a restart."""
        statement = select(schema.tables.c.code).where(schema.tables.c.phase.in_(GOING_ON))
        return list(await self._read(lambda connection: connection.execute(statement).scalars().all()))

    async def person_name(self, uid: str) -> str | None:
        """What somebody was called last."""
        statement = select(schema.people.c.name).where(schema.people.c.uid == uid)
        return await self._read(lambda connection: connection.execute(statement).scalar_one_or_none())

    async def tables_of(self, uid: str) -> list[TableRow]:
        """Where somebody sits and the table is not closed."""
        statement = (
            select(schema.tables)
            .join(schema.seats, schema.seats.c.code == schema.tables.c.code)
            .where(schema.seats.c.uid == uid, schema.tables.c.phase.in_(GOING_ON))
            .order_by(schema.tables.c.updated.desc())
            .limit(50)
        )
        return await self._read(lambda connection: _tables(connection, statement))

    async def public_tables(self) -> list[TableRow]:
        """Tables that want to be seen, newest first."""
        statement = (
            select(schema.tables)
            .where(schema.tables.c.public, schema.tables.c.phase.in_(("lobby", "playing", "paused")))
            .order_by(schema.tables.c.phase, schema.tables.c.updated.desc())
            .limit(100)
        )
        return await self._read(lambda connection: _tables(connection, statement))

    async def games_of(self, uid: str) -> list[GameRow]:
        """Somebody's finished games, newest first."""
        mine = select(schema.players.c.game_id).where(schema.players.c.uid == uid)
        return await self._read(lambda connection: _games(connection, schema.games.c.id.in_(mine)))

    async def game(self, game_id: str) -> GameRow | None:
        """A finished game."""
        found = await self._read(lambda connection: _games(connection, schema.games.c.id == game_id))
        return found[0] if found else None


def _tables(connection: Connection, statement: Select[Any]) -> list[TableRow]:
    return [
        TableRow(row.code, row.rules, row.phase, row.seats, row.watchers, tuple(orjson.loads(row.names)))
        for row in connection.execute(statement).all()
    ]


def _games(connection: Connection, condition: ColumnElement[bool]) -> list[GameRow]:
    statement = select(schema.games).where(condition).order_by(schema.games.c.ended.desc()).limit(200)
    games = connection.execute(statement).all()
    who = select(schema.players).where(schema.players.c.game_id.in_([game.id for game in games]))
    players: dict[str, list[FinishedPlayer]] = {}
    for row in connection.execute(who.order_by(schema.players.c.seat)).all():
        players.setdefault(row.game_id, []).append(
            FinishedPlayer(row.seat, row.uid, row.name, row.total, row.rank)
        )
    return [
        GameRow(game.id, game.rules, game.rounds, game.ended, game.record, tuple(players.get(game.id, ())))
        for game in games
    ]


def _commit_batch(connection: Connection, batch: list[_Append]) -> list[Exception | None]:
    """Commit all together, or where that fails each alone; what went wrong with each."""
    try:
        _commit(connection, batch)
    except IntegrityError:
        return [_alone(connection, one) for one in batch]  # find out whose version exists already
    except Exception as problem:  # noqa: BLE001  # a full disk is each table's to know
        return [problem] * len(batch)
    return [None] * len(batch)


def _alone(connection: Connection, one: _Append) -> Exception | None:
    try:
        _commit(connection, [one])
    except IntegrityError:
        return LogConflict()
    except Exception as problem:  # noqa: BLE001
        return problem
    return None


def _commit(connection: Connection, batch: list[_Append]) -> None:
    with connection.begin():
        for into in (INSERT_LOG, INSERT_BLOCK_LOG):
            if rows := [row for one in batch if one.into is into for row in one.rows]:
                connection.execute(into, rows)
        for one in batch:
            if one.summary is not None:
                _store_summary(connection, one.summary)
            for game in one.finished:
                _store_game(connection, one.code, game)


def _store_summary(connection: Connection, summary: Summary) -> None:
    values = {
        "rules": summary.rules,
        "phase": summary.phase,
        "seats": summary.seats,
        "public": summary.public,
        "watchers": summary.watchers,
        "names": orjson.dumps(summary.names).decode(),
        "updated": int(time.time() * 1000),
    }
    changed = connection.execute(
        update(schema.tables).where(schema.tables.c.code == summary.code).values(values)
    )
    if not changed.rowcount:
        connection.execute(insert(schema.tables).values(code=summary.code, **values))
    connection.execute(delete(schema.seats).where(schema.seats.c.code == summary.code))
    if summary.uids:
        rows = [{"code": summary.code, "uid": uid} for uid in summary.uids]
        connection.execute(insert(schema.seats), rows)


def _store_game(connection: Connection, code: str, game: Finished) -> None:
    connection.execute(
        insert(schema.games).values(
            id=game.game_id,
            code=code,
            rules=game.rules,
            rounds=game.rounds,
            ended=int(time.time() * 1000),
            record=game.record,
        )
    )
    connection.execute(
        insert(schema.players),
        [
            {
                "game_id": game.game_id,
                "seat": player.seat,
                "uid": player.uid,
                "name": player.name,
                "total": player.total,
                "rank": player.rank,
            }
            for player in game.players
        ],
    )


def _pragmas(connection: Any, _record: object) -> None:  # DBAPI
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
