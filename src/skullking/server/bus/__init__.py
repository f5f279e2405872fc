"""From tables to connections: bounded lines in memory.

One process serves all connections of a table, so nothing else is needed yet; between processes only hints
("table T is at 43") would travel, since the log is the truth.
"""

from skullking.server.bus.line import Line

__all__ = ["Line"]
