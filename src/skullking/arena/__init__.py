"""Measures bots, fair by construction: duplicate deals with full seat rotation.

Each deal is played once for each seat, with the candidate in that seat and the field in the others, on
the same cards. One sample is one deal: the candidate's mean minus the others' mean over all its seats.
Deals are independent of each other, so the confidence interval is that of their mean.

`match` measures, `gate` asks only whether one is better, `ladder` rates many at mixed tables,
`read_reports` sums up files of results, `forest` draws.

Example:
    >>> from skullking import Rules
    >>> report = match("simple", ["random"], rules=Rules.preset("schmidt"), players=3, deals=20, seed=1)
    >>> report.deals, report.games, report.margin > 100
    (20, 60, True)
"""

from skullking.arena.check import Tried, try_program
from skullking.arena.errors import ArenaError
from skullking.arena.matches import OMNISCIENT, DealResult, Match, RoundResult
from skullking.arena.mixed import Ladder, Standing, ladder, ladder_pool, read_ladder
from skullking.arena.picture import Mark, forest
from skullking.arena.report import Report, RoundFigures, read_reports
from skullking.arena.run import Gate, gate, match

__all__ = [
    "OMNISCIENT",
    "ArenaError",
    "DealResult",
    "Gate",
    "Ladder",
    "Mark",
    "Match",
    "Report",
    "RoundFigures",
    "RoundResult",
    "Standing",
    "Tried",
    "forest",
    "gate",
    "ladder",
    "ladder_pool",
    "match",
    "read_ladder",
    "read_reports",
    "try_program",
]
