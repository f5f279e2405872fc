"""Matches between bots, fair by construction: duplicate deals with full seat rotation.

Each deal is played once for each seat, with the candidate in that seat and the field in the others, on
the same cards. One sample is one deal: the candidate's mean minus the others' mean over all its seats.
Deals are independent of each other, so the confidence interval is that of their mean.

Example:
    >>> from skullking import Rules
    >>> report = match("simple", ["random"], rules=Rules.preset("schmidt"), players=3, deals=20, seed=1)
    >>> report.deals, report.games, report.margin > 100
    (20, 60, True)
"""

from skullking.arena.check import Tried, try_program
from skullking.arena.matches import DealResult, match, play_deals
from skullking.arena.report import Report

__all__ = ["DealResult", "Report", "Tried", "match", "play_deals", "try_program"]
