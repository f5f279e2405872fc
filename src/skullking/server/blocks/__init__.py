"""Score blocks that others follow live: one append-only log of entries each, no rules and no points.

docs/decisions/0012 says how replicas that were apart come to the same block again.
"""

from skullking.server.blocks.registry import Blocks

__all__ = ["Blocks"]
