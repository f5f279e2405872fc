"""The tables of the database. Migrations lead here; a test compares both."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import BigInteger

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

log = Table(
    "log",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("entry", LargeBinary, nullable=False),
    comment="The truth: append-only, (code, version) unique.",
    sqlite_with_rowid=False,
)

block_log = Table(
    "block_log",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("entry", LargeBinary, nullable=False),
    comment="Shared score blocks, likewise append-only.",
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("names", Text, nullable=False, comment="JSON list"),
    Column("updated", BigInteger, nullable=False),
    comment="What lists show; derived from the log in the same transaction.",
)
Index("ix_tables_phase", tables.c.phase)

seats = Table(
    "seats",
    metadata,
    Column("code", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("uid", String(32), primary_key=True),
    comment="Who sits where, derived.",
)
Index("ix_seats_uid", seats.c.uid)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("rules", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    comment="Games that were played to their end.",
)

players = Table(
    "players",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("uid", String(32), nullable=True),
    Column("name", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    comment="Who played in them; uid null for bots.",
)
Index("ix_players_uid", players.c.uid)

people = Table(
    "people",
    metadata,
    Column("uid", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    comment="The name that somebody used last.",
)
