"""The first schema.

Revision ID: 0001
Revises:
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "log",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "version", name="pk_log"),
        comment="The truth: append-only, (code, version) unique.",
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watchers", sa.Boolean, nullable=False),
        sa.Column("names", sa.Text, nullable=False, comment="JSON list"),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
        comment="What lists show; derived from the log in the same transaction.",
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_table(
        "seats",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("uid", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", "uid", name="pk_seats"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_seats_code", ondelete="CASCADE"),
        comment="Who sits where, derived.",
    )
    op.create_index("ix_seats_uid", "seats", ["uid"])
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        comment="Games that were played to their end.",
    )
    op.create_table(
        "players",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("uid", sa.String(32), nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_players_game_id", ondelete="CASCADE"),
        comment="Who played in them; uid null for bots.",
    )
    op.create_index("ix_players_uid", "players", ["uid"])
    op.create_table(
        "people",
        sa.Column("uid", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("uid", name="pk_people"),
        comment="The name that somebody used last.",
    )


def downgrade() -> None:
    """Remove everything."""
    for name in ("people", "players", "games", "seats", "tables", "log"):
        op.drop_table(name)
