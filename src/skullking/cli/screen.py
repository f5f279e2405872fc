"""What a game needs of a screen, and what both screens share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from skullking.cli import orders
from skullking.cli.faces import suit_name, suit_of
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking import View
    from skullking.cli.watch import Watch
    from skullking.cli.wording import Names
    from skullking.events import Event


class Screen(ABC):
    """Shows a game to one person and asks for answers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    @abstractmethod
    def note(self, sentence: str) -> None:
        """Say something that needs no answer."""

    @abstractmethod
    def problem(self, sentence: str) -> None:
        """Say why an answer cannot be taken."""

    @abstractmethod
    def welcome(self, rules: str, commitment: str) -> None:
        """Open the evening."""

    @abstractmethod
    def event(self, event: Event, watch: Watch) -> None:
        """Show what happened; the memory has it already."""

    @abstractmethod
    def turn(self, view: View, watch: Watch, hand: Sequence[str]) -> None:
        """Show all that is needed to decide."""

    @abstractmethod
    def last_trick(self, watch: Watch) -> None:
        """Show the last trick once more, and why it was won."""

    @abstractmethod
    def sheet(self, watch: Watch) -> None:
        """Show the score sheet."""

    @abstractmethod
    def help(self) -> None:
        """Show what may be typed, and the rules in short."""

    @abstractmethod
    def prompt(self, words: str) -> str:
        """Ask and return the answer as typed; EOFError when there is nobody."""

    def question(self, view: View, hand: Sequence[str]) -> str:
        """Word what is to be decided."""
        match view.phase:
            case "bidding":
                return t("cli-ask-bid", cards=view.cards)
            case "loading":
                return t("cli-ask-load")
            case "playing":
                return t("cli-ask-card", count=len(hand))
            case _:
                power = view.choice.power.lower() if view.choice else ""
                return t(f"cli-ask-{power}", players=orders.leader_menu(view, self.names))

    def must(self, view: View, hand: Sequence[str]) -> str:
        """Word the duty: you lead, follow red, anything goes."""
        if not view.trick.plays:
            return t("cli-must-lead")
        led = view.trick.led
        if led and any(suit_of(token) == led for token in hand):
            return t("cli-must-follow", suit=suit_name(led))
        if led:
            return t("cli-must-free", suit=suit_name(led))
        return t("cli-must-nothing")
