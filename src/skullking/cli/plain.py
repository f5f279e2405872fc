"""The plain screen: one sentence a line, nothing drawn, nothing coloured. For screen readers, pipes and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking.cli import faces, orders, wording
from skullking.cli.screen import Screen
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking import View
    from skullking.cli.watch import Watch
    from skullking.events import Event


class PlainScreen(Screen):
    """Lines in the order things happen; the prompt ends with a colon and stays on its line."""

    def note(self, sentence: str) -> None:
        print(sentence, flush=True)

    def problem(self, sentence: str) -> None:
        print(sentence, flush=True)

    def welcome(self, rules: str, commitment: str) -> None:
        self.note(t("cli-welcome", rules=rules))
        self.note(t("cli-welcome-players", names=", ".join(self.names.all)))
        self.note(t("cli-welcome-commitment", hash=commitment))
        self.note(t("cli-welcome-help"))

    def event(self, event: Event, watch: Watch) -> None:
        for sentence in wording.sentences(event, watch, self.names):
            self.note(sentence)

    def turn(self, view: View, watch: Watch, hand: Sequence[str]) -> None:
        if view.phase == "bidding":
            self.note(t("cli-plain-hand", cards=self._numbered(hand)))
            return
        if view.phase == "loading":
            return
        self.note(t("cli-your-turn"))
        if view.phase == "playing":
            lying = [
                t("cli-plain-lying", name=self.names[play.seat], card=faces.name(play.token))
                for play in watch.plays
            ]
            self.note(
                t(
                    "cli-plain-state",
                    trick=watch.trick,
                    cards=view.cards,
                    won=view.won[view.seat or 0],
                    bid=view.own_bid or 0,
                )
            )
            if lying:
                self.note(t("cli-plain-table", cards=", ".join(lying)))
            self.note(self.must(view, hand))
        legal = orders.legal_tokens(view)
        if view.phase != "playing" or len(legal) == len(hand):
            self.note(t("cli-plain-hand", cards=self._numbered(hand)))
        else:
            numbered = [(i, token) for i, token in enumerate(hand, 1)]
            playable = ", ".join(f"{i} {faces.name(card)}" for i, card in numbered if card in legal)
            others = ", ".join(f"{i} {faces.name(card)}" for i, card in numbered if card not in legal)
            self.note(t("cli-plain-legal", cards=playable))
            self.note(t("cli-plain-illegal", cards=others))

    def last_trick(self, watch: Watch) -> None:
        if watch.last_taken is None:
            self.note(t("cli-no-last-trick"))
            return
        lying = ", ".join(
            t("cli-plain-lying", name=self.names[play.seat], card=faces.name(play.token))
            for play in watch.last_plays
        )
        self.note(t("cli-plain-last", cards=lying))
        for sentence in [*wording.trick_lines(watch.last_taken, self.names), wording.why(watch.last_taken)]:
            self.note(sentence)

    def sheet(self, watch: Watch) -> None:
        if not watch.scores:
            self.note(t("cli-sheet-empty"))
        for number, (scores, totals) in enumerate(zip(watch.scores, watch.running, strict=True), 1):
            cells = [
                t(
                    "cli-plain-sheet-cell",
                    name=self.names[seat],
                    bid=score.bid,
                    won=score.won,
                    points=wording.signed(score.points),
                    total=wording.points(totals[seat]),
                )
                for seat, score in enumerate(scores)
            ]
            self.note(t("cli-plain-sheet-round", round=number, cells="; ".join(cells)))

    def help(self) -> None:
        for key in ("cli-help-orders", "cli-help-rank", "cli-help-points"):
            for line in t(key).splitlines():
                self.note(line.strip())

    def prompt(self, words: str) -> str:
        print(f"{words}: ", end="", flush=True)
        return input()

    @staticmethod
    def _numbered(hand: Sequence[str]) -> str:
        return ", ".join(f"{i} {faces.name(token)}" for i, token in enumerate(hand, 1))
