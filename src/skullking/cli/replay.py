"""`skullking replay`: step through a recorded game, all cards open."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skullking import events as ev
from skullking.cli import faces, records, talk
from skullking.cli.options import FileArgument, JsonOption, LangOption
from skullking.cli.talk import t
from skullking.cli.watch import Watch
from skullking.cli.wording import Names
from skullking.text import LANGUAGES, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking.cli.screen import Screen
    from skullking.events import Event

# What `play` calls its person unless told a name: sentences about them are in the second person.
_YOU: Final = frozenset(text("cli-you", lang) for lang in LANGUAGES)


def replay(
    file: FileArgument = None,
    number: Annotated[int, typer.Option("--game", help="cli-opt-game", min=1)] = 1,
    everything: Annotated[bool, typer.Option("--all", help="cli-opt-all")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="cli-opt-plain")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Show a recorded game."""
    del lang
    record, count = records.find(file, number)
    game = record.replay()
    events = game.full_events()
    if as_json:
        for event in events:
            print(json.dumps(event.to_dict(), ensure_ascii=False))
        return
    faces.deal_with(game.rules)
    seats = [t("cli-replay-seat", seat=seat) for seat in range(game.players)]
    named = record.names or tuple(seats)
    names = Names(named, next((seat for seat, name in enumerate(named) if name in _YOU), None))
    screen = _screen(names, plain=plain)
    screen.note(t("cli-replay-game", number=number, count=count, rules=str(game.rules)))
    Player(events, game.players, screen).run(everything=everything)


class Player:
    """Walks along the events; a step is all up to the next thing worth a look."""

    def __init__(self, events: Sequence[Event], players: int, screen: Screen) -> None:
        self.events, self.players, self.screen = events, players, screen
        self.at = 0
        self.watch = Watch(players)

    def run(self, *, everything: bool) -> None:
        """Go on until the end, or until the person has seen enough."""
        while self.at < len(self.events):
            self.step(ev.TrickTaken, ev.BidsRevealed, ev.RoundScored)
            if everything or self.at == len(self.events):
                continue
            try:
                word = self.screen.prompt(t("cli-replay-prompt")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            match word:
                case "q":
                    return
                case "a":
                    everything = True
                case "b" | "z":
                    self.back()
                case "r" | "d":
                    self.step(ev.RoundStarted)
                case _:
                    pass

    def step(self, *until: type[Event]) -> None:
        """Show events up to and including the next of these kinds."""
        while self.at < len(self.events):
            event = self.events[self.at]
            self.at += 1
            self.watch.take(event)
            self.screen.event(event, self.watch)
            if isinstance(event, ev.RoundStarted):
                for seat, hand in enumerate(event.hands):
                    if hand is not None:
                        self.screen.note(f"{self.screen.names[seat]}: {faces.names(map(str, hand))}")
            if isinstance(event, until):
                return

    def back(self) -> None:
        """Go back so that the next step shows the trick before the one just seen."""
        stops = [
            i + 1
            for i, event in enumerate(self.events[: self.at])
            if isinstance(event, ev.TrickTaken | ev.BidsRevealed | ev.RoundScored)
        ]
        target = stops[-3] if len(stops) >= 3 else 0
        self.watch = Watch(self.players)
        self.watch.feed(self.events[:target])
        self.at = target


def _screen(names: Names, *, plain: bool) -> Screen:
    if plain or not talk.out().is_terminal:
        from skullking.cli.plain import PlainScreen

        return PlainScreen(names)
    from skullking.cli.rich_screen import RichScreen

    return RichScreen(names, talk.out())
