"""Players that are programs.

A bot sees a `View` and nothing else; it returns one of the actions that are legal there. Others' bots join
the registry through the entry point group `skullking.bots`:

    [project.entry-points."skullking.bots"]
    mine = "my_package:MyBot"      # called as MyBot(seed=…)

or are programs in any language, named by their path (`spec/BOT-PROTOCOL.md`).

Example:
    >>> from skullking import Game, Rules
    >>> game = Game(Rules.preset("schmidt"), players=3, seed=1)
    >>> bot = make_bot("simple", seed=1)
    >>> bot.choose(game.view(0)) in game.legal_actions(0)
    True
"""

from skullking.bots.adaptive import AdaptiveBot
from skullking.bots.advice import Advice, advise
from skullking.bots.faults import BotFault
from skullking.bots.program import is_program
from skullking.bots.protocol import Bot
from skullking.bots.registry import (
    UnknownBotError,
    bot_names,
    check_bot,
    crew,
    describe_bot,
    dismiss,
    faults_of,
    is_registered,
    make_bot,
    make_registered_bot,
    native_id,
    native_names,
    opponent_names,
)

__all__ = [
    "AdaptiveBot",
    "Advice",
    "Bot",
    "BotFault",
    "UnknownBotError",
    "advise",
    "bot_names",
    "check_bot",
    "crew",
    "describe_bot",
    "dismiss",
    "faults_of",
    "is_program",
    "is_registered",
    "make_bot",
    "make_registered_bot",
    "native_id",
    "native_names",
    "opponent_names",
]
