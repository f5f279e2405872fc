"""Draws the README's pictures of a terminal game: `make pictures`.

A seeded game, played by a script until a trick tells something, on a console that records.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from skullking import Game, Play, Rules, View
from skullking.bots import make_bot
from skullking.cli import faces, talk
from skullking.cli.rich_screen import RichScreen
from skullking.cli.session import Session
from skullking.cli.wording import CREW, Names

HERE = Path(__file__).parent / "img"
SEED, SHOWN_ROUND, FROM_TRICK, TO_TRICK = "Lotse", 5, 2, 3
WIDTH = 84
NIGHT = TerminalTheme(
    (7, 21, 30),
    (245, 232, 204),
    [
        (13, 24, 34),
        (255, 138, 102),
        (127, 214, 164),
        (217, 164, 65),
        (90, 160, 210),
        (180, 120, 190),
        (92, 193, 180),
        (245, 232, 204),
    ],
    [
        (169, 189, 191),
        (255, 138, 102),
        (127, 214, 164),
        (255, 217, 138),
        (120, 180, 225),
        (200, 150, 210),
        (130, 210, 200),
        (255, 250, 236),
    ],
)


class Enough(Exception):  # noqa: N818 - the picture is complete
    pass


class Script(RichScreen):
    """Answers like the simple bot; draws only what the picture is to show."""

    def __init__(self, names: Names, canvas: Console) -> None:
        super().__init__(names, Console(file=io.StringIO(), width=WIDTH))
        self.canvas = canvas
        self.view: View | None = None
        self.bot = make_bot("simple", seed=1)

    def turn(self, view, watch, hand) -> None:
        self.view = view
        if view.round == SHOWN_ROUND and len(view.tricks) + 1 == FROM_TRICK:
            self.console = self.canvas
        super().turn(view, watch, hand)
        self.hand = hand

    def prompt(self, words: str) -> str:
        assert self.view is not None
        action = self.bot.choose(self.view)
        answer = str(action.n) if not isinstance(action, Play) else str(self.hand.index(str(action.card)) + 1)
        done = self.view.round == SHOWN_ROUND and len(self.view.tricks) + 1 == TO_TRICK
        self.console.print(Text.assemble("  ", (f"{words} › ", "bold yellow"), "█" if done else answer))
        if done:
            raise Enough
        return answer


def picture(lang: str) -> str:
    """Return the SVG."""
    talk.speak(lang)
    rules = Rules.preset("schmidt")
    faces.deal_with(rules)
    game = Game(rules, players=4, seed=SEED)
    canvas = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    screen = Script(Names((talk.t("cli-you"), *CREW[:3]), 0), canvas)
    bots = {seat: make_bot("simple", seed=seat) for seat in (1, 2, 3)}
    session = Session(game, seat=0, bots=bots, bot_names=("",) * 4, screen=screen, save_to=HERE / "unused")
    with contextlib.suppress(Enough):
        session.run()
    svg = canvas.export_svg(title="skullking play", theme=NIGHT, unique_id=f"skullking-{lang}")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for code in ("en", "de"):
        (HERE / f"terminal-{code}.svg").write_text(picture(code), encoding="utf-8")
        print(f"docs/img/terminal-{code}.svg")
