"""The score block of a table with real cards: what people enter, and what the engine makes of it.

The web client's block writes the same files. Only entries are kept; points, totals and what is still possible come from the
engine, by the same code in the browser and here.

Example:
    >>> from skullking.scoreblock import Entry, Round, ScoreBlock
    >>> block = ScoreBlock(rules="schmidt", players=("Ada", "Bo"))
    >>> block = block.with_round(Round.of(bids=(1, 0), won=(1, 0), bonuses=({"pirate_by_sk": 1}, {})))
    >>> block.totals
    (50, 10)
    >>> ScoreBlock.parse(block.to_json()) == block
    True
"""

from skullking.scoreblock.files import read, write
from skullking.scoreblock.model import BONUS_NAMES, FORMAT, Entry, Round, ScoreBlock
from skullking.scoreblock.sheet import RoundSheet, Sheet
from skullking.scoreblock.statistics import Person, statistics

__all__ = [
    "BONUS_NAMES",
    "FORMAT",
    "Entry",
    "Person",
    "Round",
    "RoundSheet",
    "ScoreBlock",
    "Sheet",
    "read",
    "statistics",
    "write",
]
