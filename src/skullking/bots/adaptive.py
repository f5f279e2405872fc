"""The dial between weak and strong, and a bot that turns it by itself to follow a person."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from skullking._core import NativeBot

if TYPE_CHECKING:
    from skullking.cards import Action
    from skullking.view import View

ADAPTIVE: Final = "adaptive"
DIAL: Final = "dial"

_EVEN: Final = 55
"""Where the dial stands while nobody leads: between mate and boatswain."""
_TURN: Final = 0.35
"""Steps of the dial for each point that the others are ahead."""


class AdaptiveBot:
    """Plays better while the people it follows are ahead, and worse while they are behind.

    It looks at the totals in its view and nothing else, so it takes no memory and no secret.

    Args:
        follows: the seats of the people; none: everybody else at the table.
        seed: of its mistakes.

    Example:
        >>> from skullking import Game, Rules
        >>> game = Game(Rules.preset("schmidt"), players=3, seed=1)
        >>> bot = AdaptiveBot(follows=(0,), seed=1)
        >>> bot.strength(game.view(1))
        55
        >>> bot.choose(game.view(1)) in game.legal_actions(1)
        True
    """

    def __init__(self, follows: tuple[int, ...] = (), *, seed: int | str = 0) -> None:
        self._follows = follows
        self._random = Random(seed)  # noqa: S311  # no secret

    def strength(self, view: View) -> int:
        """Tell where the dial stands in a position, 0 (plays almost any card) to 100 (the captain)."""
        totals = view.totals
        seats = self._follows or range(len(totals))
        people = [totals[seat] for seat in seats if seat != view.seat and seat < len(totals)]
        if view.seat is None or not people:
            return _EVEN
        ahead = sum(people) / len(people) - totals[view.seat]
        return max(0, min(100, round(_EVEN + _TURN * ahead)))

    def choose(self, view: View) -> Action:
        """Choose as a bot of the strength that fits now."""
        bot = NativeBot(f"{DIAL}:{self.strength(view)}", seed=self._random.getrandbits(64))
        return bot.choose(view)


def seats_of(name: str) -> tuple[int, ...] | None:
    """Read the name of an adaptive bot: `adaptive`, or `adaptive:02` for one that follows seats 0 and 2.

    Example:
        >>> seats_of("adaptive:02"), seats_of("adaptive"), seats_of("captain")
        ((0, 2), (), None)
    """
    head, _, seats = name.partition(":")
    if head != ADAPTIVE or (seats and not (seats.isascii() and seats.isdigit())):
        return None
    return tuple(int(seat) for seat in seats)


def is_dial(name: str) -> bool:
    """Tell whether this is the name of a strength on the dial: `dial:0` to `dial:100`.

    Example:
        >>> is_dial("dial:40"), is_dial("dial:101"), is_dial("captain")
        (True, False, False)
    """
    head, _, strength = name.partition(":")
    return head == DIAL and strength.isascii() and strength.isdigit() and int(strength) <= 100
