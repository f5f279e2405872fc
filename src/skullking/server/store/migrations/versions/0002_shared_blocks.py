"""Score blocks that are shared.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create their log."""
    op.create_table(
        "block_log",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "version", name="pk_block_log"),
        comment="Shared score blocks, likewise append-only.",
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("block_log")
