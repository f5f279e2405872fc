"""One game between a person at the terminal and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking.bots import faults_of
from skullking.cli import orders, saves, talk
from skullking.cli.orders import AskMary, Order, Problem
from skullking.cli.talk import t
from skullking.cli.watch import Watch
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from skullking import Action, Game, View
    from skullking.bots import Bot
    from skullking.cli.screen import Screen


class Left(Exception):  # noqa: N818 - leaving is no error
    """The person wants to go."""


class Session:
    """Runs a game: asks the person, lets the bots act, shows what happens.

    Args:
        game: at its start or somewhere in the middle.
        seat: the person's.
        bots: who plays the other seats.
        bot_names: the registry's name per seat, empty for the person; kept for resuming.
        screen: shows and asks.
        save_to: where the game rests when the person leaves.
    """

    def __init__(
        self,
        game: Game,
        *,
        seat: int,
        bots: Mapping[int, Bot],
        bot_names: tuple[str, ...],
        screen: Screen,
        save_to: Path,
    ) -> None:
        self.game, self.seat, self.bots, self.bot_names = game, seat, bots, bot_names
        self.screen, self.save_to = screen, save_to
        self.watch = Watch(game.players)
        self._seen = 0
        self._order = {str(card): i for i, card in enumerate(game.rules.deck)}

    def catch_up(self) -> None:
        """Take in what happened before the game was left, without telling it again."""
        events = self.game.events(self.seat)
        self.watch.feed(events)
        self._seen = len(events)

    def run(self) -> bool:
        """Play until the game is over or the person leaves.

        Returns:
            True when the game is over.
        """
        try:
            while True:
                self._tell()
                if self.game.is_over:
                    return True
                waiting = self.game.to_act
                actor = self.seat if self.seat in waiting else waiting[0]
                self.game.apply(actor, self._ask() if actor == self.seat else self._bot(actor))
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.note("")
            self._save()
            return False

    def _bot(self, seat: int) -> Action:
        bot = self.bots[seat]
        known = len(faults_of(bot))
        action = bot.choose(self.game.view(seat))
        for fault in faults_of(bot)[known:]:
            why = fault.text(talk.lang())
            self.screen.problem(t("cli-bot-failed", name=self.screen.names[seat], why=why))
        return action

    def _tell(self) -> None:
        for event in self.game.events(self.seat, since=self._seen):
            self._seen += 1
            self.watch.take(event)
            self.screen.event(event, self.watch)

    def _ask(self) -> Action:
        view = self.game.view(self.seat)
        hand = sorted(map(str, view.hand), key=lambda token: self._order.get(token, 99))
        show = True
        while True:
            if show:
                self.screen.turn(view, self.watch, hand)
            show = True
            answer = orders.read(self.screen.prompt(self.screen.question(view, hand)), view, hand)
            while isinstance(answer, AskMary):
                answer = orders.mary(self.screen.prompt(t("cli-ask-mary")), view)
            match answer:
                case Problem(sentence):
                    self.screen.problem(sentence)
                    show = False
                case Order.HELP:
                    self.screen.help()
                case Order.LAST:
                    self.screen.last_trick(self.watch)
                case Order.SHEET:
                    self.screen.sheet(self.watch)
                case Order.ADVICE:
                    self._advise(view)
                    show = False
                case Order.SAVE:
                    self._save()
                    show = False
                case Order.QUIT:
                    raise Left
                case _:
                    return answer

    def _advise(self, view: View) -> None:
        from skullking.cli import advice  # loads the net, which nobody waits for at the first prompt

        try:
            for sentence in advice.sentences(view, self.screen.names):
                self.screen.note(sentence)
        except SkullKingError as error:  # a net that is missing must not end the game
            self.screen.problem(error.text(talk.lang()))

    def _save(self) -> None:
        saves.Save(
            record=self.game.record(names=self.screen.names.all, secret=True).to_text(),
            seat=self.seat,
            names=self.screen.names.all,
            bots=self.bot_names,
        ).write(self.save_to)
        command = "skullking play --resume"
        if self.save_to != saves.left():
            command += f" --save {self.save_to}"
        self.screen.note(t("cli-saved", command=command))
