"""Skull King: exact rules of every edition, whole games, scores, records and bots.

The example plays a whole game between two bots:

    >>> from skullking import Game, Rules
    >>> from skullking.bots import make_bot
    >>> game = Game(Rules.preset("schmidt"), players=4, seed=42)
    >>> bots = [make_bot("simple", seed=seat) for seat in range(4)]
    >>> while not game.is_over:
    ...     seat = game.to_act[0]
    ...     events = game.apply(seat, bots[seat].choose(game.view(seat)))
    >>> len(game.scores), min(game.ranking)
    (4, 1)

| what | names |
| --- | --- |
| rules | `Rules` |
| cards and actions | `Card`, `Play`, `Bid`, `ChooseLeader`, `Swap`, `Bet`, `ChangeBid`, `Load`, `Action`, `action_from_dict` |
| rules without a game | `legal_plays`, `resolve_trick`, `score_round`, `ranking`, `TrickResult`, `RoundScore` |
| games | `Game`, `Deal`, `View`, `Event`, `Record`, `deal`, `commitment` |
| errors | `SkullKingError`, `IllegalActionError`, `NotationError`, `RulesError` |
"""

from skullking.cards import (
    Action,
    Bet,
    Bid,
    Card,
    ChangeBid,
    ChooseLeader,
    Load,
    Play,
    Swap,
    action_from_dict,
)
from skullking.errors import IllegalActionError, NotationError, RulesError, SkullKingError
from skullking.events import Event
from skullking.game import Deal, Game, commitment, deal
from skullking.record import Record
from skullking.rules import Rules
from skullking.scoring import RoundScore, TrickResult, legal_plays, ranking, resolve_trick, score_round
from skullking.view import View

__all__ = [
    "Action",
    "Bet",
    "Bid",
    "Card",
    "ChangeBid",
    "ChooseLeader",
    "Deal",
    "Event",
    "Game",
    "IllegalActionError",
    "Load",
    "NotationError",
    "Play",
    "Record",
    "RoundScore",
    "Rules",
    "RulesError",
    "SkullKingError",
    "Swap",
    "TrickResult",
    "View",
    "action_from_dict",
    "commitment",
    "deal",
    "legal_plays",
    "ranking",
    "resolve_trick",
    "score_round",
]

__version__ = "0.1.0"
