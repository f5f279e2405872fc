"""Structured logs: one event a line, no names, no codes of running tables' links, no secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def configure(level: str, *, json: bool) -> None:
    """Set up logging for the process.

    Args:
        level: `debug`, `info`, `warning` or `error`.
        json: one JSON object a line, for machines.
    """
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    renderer: Any = (
        structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=max(number, logging.WARNING), format="%(levelname)s %(name)s: %(message)s")
