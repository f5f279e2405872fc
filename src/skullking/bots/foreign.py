"""Other people's bots in Python: what they do wrong in a game is told in a sentence that names them."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from skullking.bots.faults import BotFault, excerpt

if TYPE_CHECKING:
    from skullking import Action, View
    from skullking.bots.protocol import Bot


class ForeignBot:
    """A seat's share of somebody else's bot.

    Args:
        name: of the bot.
        bot: it chooses.
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: View, /) -> Action:
        """Ask the bot.

        Raises:
            BotFault: `bots/raised`, or `bots/not_legal`: its answer is none of `view.legal`.
        """
        try:
            action = self._bot.choose(view)
            legal = action in view.legal
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            reason = (
                f"{type(error).__name__}: {excerpt(str(error))} ({Path(place.filename).name}:{place.lineno})"
            )
            raise BotFault("bots/raised", {"bot": self._name, "reason": reason}) from error
        if not legal:
            raise BotFault("bots/not_legal", {"bot": self._name, "what": excerpt(repr(action))})
        return action

    def close(self) -> None:
        """Tell the bot that the game is over, if it wants to know."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()
