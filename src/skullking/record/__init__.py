"""Records: one text format for export, storage, bug reports and games with real cards.

The grammar stands in `spec/NOTATION.md`; the JSON twin holds the same facts. A record with its seed, or
with explicit deals, replays to an equal game.
"""

from skullking.record.model import HEADER, Record

__all__ = ["HEADER", "Record"]
