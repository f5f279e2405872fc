"""Alembic's scripts: every database that ever was leads to the newest schema."""
