"""A whole game: deals, rounds, scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skullking import _core
from skullking._core import commitment, deal, seed_bytes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking._core import Card, Rules
    from skullking.cards import Action
    from skullking.record import Record

__all__ = ["Deal", "Game", "commitment", "deal", "seed_bytes"]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one round.

    Attributes:
        hands: each player's cards, in deck order.
        undealt: the cards left over, top first.
        graybeard: the ghost's cards, top first, where he plays.
    """

    hands: tuple[tuple[Card, ...], ...]
    undealt: tuple[Card, ...]
    graybeard: tuple[Card, ...] | None = None


class Game(_core.Game):
    """A whole game, from the first deal to the ranking.

    The rules decide everything; the game asks the seats in `to_act`, takes their actions and says what
    happened. After an error nothing has changed.

    Args:
        rules: an edition and its options.
        players: how many, without Graybeard.
        seed: an int (its 32 bytes little-endian), a str (its SHA-256) or 32 bytes; every deal follows from
            it (`sk1`). None: 32 bytes from the operating system.
        deals: instead of a seed, the cards of each round: a `Deal`, or a sequence of hands (Graybeard's
            last, top card first).
        first_dealer: the seat that deals the first round.

    Raises:
        RulesError: the rules cannot be played like this.

    Example:
        >>> from skullking import Bid, Game, Rules
        >>> game = Game(Rules.preset("schmidt"), players=3, seed=42)
        >>> game.phase, game.to_act
        ('bidding', (0, 1, 2))
        >>> for seat in game.to_act:
        ...     events = game.apply(seat, Bid(0))
        >>> game.phase, game.to_act, events[-1]
        ('playing', (1,), BidsRevealed(bids=(0, 0, 0)))
    """

    __slots__ = ()

    def record(self, *, names: Sequence[str] | None = None, secret: bool = False) -> Record:
        """The record of this game so far.

        Args:
            names: a name for each player.
            secret: also put the seed in before the game is over. Whoever has it knows every card.

        Returns:
            A `Record`; with the seed (or explicit deals) it replays to an equal game.
        """
        from skullking.record import Record

        return Record.of(self, names=names, secret=secret)

    def copy(self) -> Game:
        """An independent game in the same state."""
        function, arguments = self.__reduce__()
        return function(*arguments)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        source = self.seed if self.seed is not None else self.explicit_deals
        return _restore, (self.rules, self.players, source, self.first_dealer, self.actions)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # a game changes

    def __repr__(self) -> str:
        return f"<Game {self.rules} with {self.players}: round {self.round}, {self.phase}>"


def _restore(
    rules: Rules,
    players: int,
    source: bytes | Sequence[Deal],
    first_dealer: int,
    actions: Sequence[tuple[int, Action]],
) -> Game:
    """A game again from what `Game.__reduce__` kept."""
    if isinstance(source, bytes):
        game = Game(rules, players, seed=source, first_dealer=first_dealer)
    else:
        game = Game(rules, players, deals=source, first_dealer=first_dealer)
    for seat, action in actions:
        game.apply(seat, action)
    return game
