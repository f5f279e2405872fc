"""The HTTP edge: `/api/v1`, health, the built web client, and what guards them all."""
