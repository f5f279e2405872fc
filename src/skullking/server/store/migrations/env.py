"""Runs migrations on the connection that `migrate` hands over."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from alembic import context

from skullking.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

connection = cast("Connection", context.config.attributes["connection"])
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
