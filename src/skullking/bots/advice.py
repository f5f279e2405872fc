"""What the captain would do, and why, in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from skullking._core import advise as _advise
from skullking.bots.weights import load_shipped
from skullking.cards import Bid, Play
from skullking.text import text

if TYPE_CHECKING:
    from skullking.cards import Action
    from skullking.view import View


_HOPELESS: Final = 0.03


@dataclass(frozen=True, slots=True)
class Advice:
    """What is expected of an action.

    Attributes:
        action: the action.
        points: expected points of this round.
        exact: probability that the bid is met.
        takes: probability that a play takes its trick; None for other actions and where it is unknown.
        need: tricks still needed before the action; negative with too many. For a bid, the bid.
        choices: how many actions there were.
    """

    action: Action
    points: float
    exact: float
    takes: float | None
    need: int
    choices: int

    @property
    def reason(self) -> tuple[str, dict[str, int]]:
        """Key and values of the sentence that gives the reason, for the catalogue."""
        exact = {"exact": round(100 * self.exact)}
        match self.action:
            case Bid(n):
                return "bots-why-bid", {"bid": n, **exact}
            case Play() if self.choices == 1:
                return "bots-why-forced", {}
            case Play() if self.takes is not None:
                takes = round(100 * self.takes)
                return self._of_play(takes), {
                    "need": self.need,
                    "takes": takes,
                    "loses": 100 - takes,
                    **exact,
                }
            case _:
                return "bots-why-other", exact

    def _of_play(self, takes: int) -> str:
        if self.need < 0 or self.exact < _HOPELESS:
            return "bots-why-lost"
        if self.need == 0:
            return "bots-why-duck" if takes < 50 else "bots-why-must-take"
        return "bots-why-take" if takes >= 50 else "bots-why-wait"

    def sentence(self, lang: str | None = None) -> str:
        """Say the reason in a language of the catalogue."""
        key, values = self.reason
        return text(key, lang, **values)


def advise(view: View, seed: int = 0) -> tuple[Advice, ...]:
    """Rate what a seat may do now, the best first, as the captain sees it.

    Args:
        view: of the seat that asks. Nothing that is hidden from it is used.
        seed: of the guesses what others hold; equal seeds give equal advice.

    Returns:
        Advice for each legal action; none if the seat has nothing to decide.

    Example:
        >>> from skullking import Game, Rules
        >>> game = Game(Rules.preset("schmidt"), players=4, seed=1)
        >>> best = advise(game.view(0))[0]
        >>> best.action in game.legal_actions(0)
        True
        >>> best.reason[0]
        'bots-why-bid'
    """
    load_shipped()
    rows = _advise(view, seed)
    need = 0
    if view.seat is not None and (bid := view.bids[view.seat]) is not None:
        need = bid - view.won[view.seat]
    return tuple(
        Advice(action, points, exact, takes, action.n if isinstance(action, Bid) else need, choices=len(rows))
        for action, points, exact, takes in rows
    )
