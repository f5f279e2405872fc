"""The rich screen: cards drawn, the block ruled, the trick's winner starred. It scrolls and never clears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from skullking import events as ev
from skullking.cli import faces, orders, wording
from skullking.cli.faces import Drawn, Frame
from skullking.cli.screen import Screen
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, RenderableType

    from skullking import View
    from skullking.cli.watch import Lying, Watch
    from skullking.cli.wording import Names
    from skullking.events import Event
    from skullking.scoring import RoundScore

_LAMP = "bold yellow"  # whoever is to act stands in the light
_GOOD, _BAD = "green", "red"


class RichScreen(Screen):
    """Draws on a Rich console."""

    def __init__(self, names: Names, console: Console) -> None:
        super().__init__(names)
        self.console = console

    def note(self, sentence: str) -> None:
        self._show(Text(sentence))

    def problem(self, sentence: str) -> None:
        self._show(Text(f"✗ {sentence}", style=_BAD))

    def welcome(self, rules: str, commitment: str) -> None:
        crew = Text("   ".join(self.names.all), style="bold")
        body = Text.assemble(
            (t("cli-welcome", rules=rules) + "\n\n", ""),
            crew,
            ("\n\n" + t("cli-welcome-help"), "dim"),
        )
        title = Text(" ☠  SKULL KING  ☠ ", style=_LAMP)
        self.console.print()
        self.console.print(Panel(body, title=title, box=ROUNDED, border_style="yellow", padding=(1, 3)))
        self._show(Text(t("cli-welcome-commitment", hash=commitment[:16] + "…"), style="dim"))

    def event(self, event: Event, watch: Watch) -> None:
        match event:
            case ev.RoundStarted():
                self.console.print()
                title = Text(f" {wording.sentences(event, watch, self.names)[0]} ", style="bold")
                self.console.print(Rule(title, style="yellow", characters="━"))
            case ev.BidsRevealed():
                self._reveal(event, watch)
            case ev.CardPlayed():
                pass  # the table shows it: at the next decision or with the whole trick
            case ev.TrickTaken():
                self._taken(event, watch.last_plays)
            case ev.RoundScored():
                self._round(event)
                self.sheet(watch)
            case ev.GameOver():
                self._over(event)
            case _:
                for sentence in wording.sentences(event, watch, self.names):
                    self._show(Text(f"· {sentence}"))

    def turn(self, view: View, watch: Watch, hand: Sequence[str]) -> None:
        legal = orders.legal_tokens(view)
        playing = view.phase == "playing"
        if playing:
            head = t("cli-trick-head", trick=watch.trick, cards=view.cards)
            self.console.print()
            self.console.print(Rule(Text(f" {head} ", style="bold"), style="dim", align="left"))
            self._show(self._seats(view))
            if watch.plays:
                self._trick(watch.plays, None)
                self.console.print()
        drawn = [
            Drawn(
                token,
                Frame.PLAIN if not playing else Frame.LEGAL if token in legal else Frame.SUNK,
                f"{i}" if not playing else f"▲ {i}" if token in legal else f"{i}",
            )
            for i, token in enumerate(hand, 1)
        ]
        if not playing:
            self.console.print()
        self._cards(drawn)
        if playing:
            line = Text.assemble((f"▶ {t('cli-your-turn')} ", _LAMP), self.must(view, hand))
            self._show(line)

    def last_trick(self, watch: Watch) -> None:
        if watch.last_taken is None:
            self.note(t("cli-no-last-trick"))
        else:
            self._taken(watch.last_taken, watch.last_plays)

    def sheet(self, watch: Watch) -> None:
        if not watch.scores:
            self.note(t("cli-sheet-empty"))
            return
        table = Table(
            title=t("cli-sheet-title"), box=ROUNDED, border_style="dim", title_style="bold", pad_edge=False
        )
        table.add_column(t("cli-sheet-round"), justify="right", style="dim")
        for seat in range(watch.players):
            lit = _LAMP if seat == self.names.me else "bold"
            table.add_column(self.names[seat], justify="right", header_style=lit)
        for number, (scores, totals) in enumerate(zip(watch.scores, watch.running, strict=True), 1):
            table.add_row(
                str(number),
                *(self._cell(score, totals[seat]) for seat, score in enumerate(scores)),
            )
        self._show(table)
        self._show(Text(t("cli-sheet-legend"), style="dim"))

    def help(self) -> None:
        grid = Table.grid(padding=(0, 3))
        grid.add_column()
        for key in ("cli-help-orders", "cli-help-rank", "cli-help-points"):
            head, _, rest = t(key).partition("\n")
            grid.add_row(Text.assemble((head, "bold"), "\n", rest, "\n"))
        self.console.print(Panel(grid, border_style="dim", box=ROUNDED, padding=(1, 2)))

    def prompt(self, words: str) -> str:
        return self.console.input(Text.assemble("  ", (words, _LAMP), (" › ", _LAMP)))

    # --- parts ------------------------------------------------------------------------------------

    def _show(self, thing: RenderableType) -> None:
        self.console.print(Padding(thing, (0, 0, 0, 2)))

    def _cards(self, drawn: Sequence[Drawn]) -> None:
        """Ten cards fill 80 columns to the last one; fewer leave room for the margin."""
        margin = 2 if len(drawn) * faces.WIDTH + 2 <= self.console.width else 0
        self.console.print(Padding(faces.rows(drawn, self.console.width), (0, 0, 0, margin)))

    def _seats(self, view: View) -> Table:
        """Who sits where, tricks won against bid always in sight."""
        table = Table.grid(padding=(0, 2))
        for _ in range(5):
            table.add_column()
        for seat in range(view.players):
            bid, won = view.bids[seat], view.won[seat]
            mine = seat == self.names.me
            lead = t("cli-leads") if seat == view.trick.leader else ""
            table.add_row(
                Text("▶" if mine else " ", style=_LAMP),
                Text(self.names[seat], style=_LAMP if mine else ""),
                Text(f"{won}/{'?' if bid is None else bid}", style="bold"),
                _pips(won, bid),
                Text.assemble((f"{wording.points(view.totals[seat])} ", "dim"), (lead, "italic dim")),
            )
        if view.graybeard:
            leads = t("cli-leads") if view.trick.leader == view.players else ""
            won = Text(str(view.won[view.players]), style="bold")
            table.add_row("", Text(self.names[view.players]), won, "", Text(leads, style="italic dim"))
        return table

    def _trick(self, plays: Sequence[Lying], winner: int | None) -> None:
        drawn = [
            Drawn(
                play.token,
                Frame.WINS if play.seat == winner else Frame.PLAIN,
                f"★ {self.names[play.seat]}" if play.seat == winner else self.names[play.seat],
            )
            for play in plays
        ]
        self._cards(drawn)

    def _taken(self, event: ev.TrickTaken, plays: Sequence[Lying]) -> None:
        self.console.print()
        self._trick(plays, event.winner)
        head, *rest = wording.trick_lines(event, self.names)
        mark = "★" if event.winner is not None else "✺"
        lit = _LAMP if event.winner is not None and event.winner == self.names.me else "bold"
        self._show(Text.assemble((f"{mark} {head} ", lit), (wording.why(event), "dim")))
        for line in rest:
            self._show(Text(f"  {line}", style=_GOOD))

    def _reveal(self, event: ev.BidsRevealed, watch: Watch) -> None:
        table = Table.grid(padding=(0, 3))
        for _ in event.bids:
            table.add_column(justify="center")
        table.add_row(*(Text(f"({bid})", style="bold") for bid in event.bids))
        table.add_row(
            *(
                Text(self.names[seat], style=_LAMP if seat == self.names.me else "")
                for seat in range(len(event.bids))
            )
        )
        self.console.print()
        self._show(Text(t("cli-bids-revealed"), style=_LAMP))
        self._show(table)
        self._show(Text(wording.bids_line(event.bids, watch.cards), style="dim"))

    def _round(self, event: ev.RoundScored) -> None:
        table = Table(box=SIMPLE_HEAD, title=t("cli-round-scored", round=event.round), title_style="bold")
        table.add_column("")
        table.add_column(t("cli-column-bid"), justify="right")
        table.add_column(t("cli-column-won"), justify="right")
        table.add_column(t("cli-column-points"), justify="right")
        table.add_column(t("cli-column-why"))
        for seat, score in enumerate(event.scores):
            table.add_row(
                Text(self.names[seat], style=_LAMP if seat == self.names.me else ""),
                str(score.bid),
                str(score.won),
                Text(wording.signed(score.points), style=f"bold {_GOOD if score.points > 0 else _BAD}"),
                wording.score_words(score),
            )
        self.console.print()
        self._show(table)

    def _over(self, event: ev.GameOver) -> None:
        head, *ranks = wording.over_lines(event, self.names)
        body = Text.assemble((head + "\n\n", _LAMP), "\n".join(ranks))
        title = Text(f" ☠  {t('cli-game-over')}  ☠ ", style=_LAMP)
        self.console.print()
        self.console.print(Panel(body, title=title, border_style="yellow", box=ROUNDED, padding=(1, 3)))

    @staticmethod
    def _cell(score: RoundScore, total: int) -> Text:
        lit = _GOOD if score.points > 0 else _BAD
        return Text.assemble(
            (f"{score.won}/{score.bid} ", "dim"),
            (f"{wording.signed(score.points):>4}", lit),
            "\n",
            (wording.points(total), "bold"),
        )


def _pips(won: int, bid: int | None) -> Text:
    """Hollow: still wanted; filled: won; diamond: too many; crossed ring: a zero bid."""
    if bid is None:
        return Text("")
    if bid == 0 and won == 0:
        return Text("⊘", style=_GOOD)
    filled = "●" * min(won, bid)
    over = "◆" * max(0, won - bid)
    return Text.assemble((filled, _GOOD), "○" * max(0, bid - won), (over, _BAD))
