"""What the person typed: an action, an order such as `?`, or a sentence that says what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from skullking import Bid, Card, Play
from skullking.cards import Bet, ChangeBid, ChooseLeader, Load, Swap
from skullking.cli import faces
from skullking.cli.talk import t
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking import Action, View
    from skullking.cli.wording import Names


class Order(Enum):
    """What may be asked for instead of acting."""

    HELP = "help"
    LAST = "last"
    SHEET = "sheet"
    ADVICE = "advice"
    SAVE = "save"
    QUIT = "quit"


_ORDERS: Final = {
    "?": Order.HELP,
    "h": Order.HELP,
    "help": Order.HELP,
    "hilfe": Order.HELP,
    "l": Order.LAST,
    "last": Order.LAST,
    "letzter": Order.LAST,
    "s": Order.SHEET,
    "scores": Order.SHEET,
    "block": Order.SHEET,
    "r": Order.ADVICE,
    "why": Order.ADVICE,
    "warum": Order.ADVICE,
    "rat": Order.ADVICE,
    "advice": Order.ADVICE,
    "w": Order.SAVE,
    "save": Order.SAVE,
    "speichern": Order.SAVE,
    "q": Order.QUIT,
    "quit": Order.QUIT,
    "exit": Order.QUIT,
    "ende": Order.QUIT,
}
_AS_PIRATE: Final = frozenset({"+", "p", "pirat", "pirate"})
_AS_ESCAPE: Final = frozenset({"-", "e", "f", "esc", "escape", "flucht"})


@dataclass(frozen=True, slots=True)
class Problem:
    """A sentence that says why the answer cannot be taken."""

    sentence: str


@dataclass(frozen=True, slots=True)
class AskMary:
    """Scary Mary was chosen without saying as what (R33): ask."""


def read(answer: str, view: View, hand: Sequence[str]) -> Action | Order | Problem | AskMary:
    """Understand an answer.

    Args:
        answer: what was typed.
        view: the view of the seat that acts.
        hand: the hand's tokens in the order they were shown, numbered from 1.

    Returns:
        An action that is legal, an order, a question, or a problem to be told.
    """
    word = " ".join(answer.split()).lower()
    order = _ORDERS.get(word)
    if order:
        return order
    match view.phase:
        case "bidding":
            return _bid(word, view)
        case "loading":
            return _load(word)
        case "playing":
            return _play(word, view, hand)
        case _:
            return _choice(word, view, hand)


def mary(answer: str, view: View) -> Action | Problem | AskMary:
    """Understand the answer to "as pirate or as escape?"."""
    word = answer.strip().lower()
    if word in _AS_PIRATE:
        return _if_legal(Play("SM+"), view)
    if word in _AS_ESCAPE:
        return _if_legal(Play("SM-"), view)
    return AskMary()


def legal_tokens(view: View) -> frozenset[str]:
    """Return the hand cards that may be played now, as they lie in the hand (`SM` bare)."""
    return frozenset(str(action.card) for action in view.legal if isinstance(action, Play))


def why_not(token: str, view: View) -> str:
    """Say why a card of the hand may not be played now."""
    led = view.trick.led
    return t("cli-illegal-follow", card=faces.name(token), suit=faces.suit_name(led) if led else "")


def _bid(word: str, view: View) -> Action | Problem:
    number = _number(word)
    if number is None or not 0 <= number <= view.cards:
        return Problem(t("cli-problem-bid", cards=view.cards))
    return Bid(number)


def _load(word: str) -> Action | Problem:
    if word in ("1", "g", "grapeshot", "kartätsche"):
        return Load("grapeshot")
    if word in ("2", "c", "k", "cannonball", "kanonenkugel"):
        return Load("cannonball")
    return Problem(t("cli-problem-load"))


def _play(word: str, view: View, hand: Sequence[str]) -> Action | Problem | AskMary:
    token = _card_in(word, hand)
    if token is None:
        return Problem(t("cli-problem-card", count=len(hand)))
    if token not in legal_tokens(view):
        return Problem(why_not(token, view))
    if token != "SM":
        return Play(token)
    tail = word.rstrip(".")[-1:]
    if tail in ("+", "-"):
        return Play(f"SM{tail}")
    last = word.rsplit(maxsplit=1)[-1]
    if last in _AS_PIRATE:
        return Play("SM+")
    if last in _AS_ESCAPE:
        return Play("SM-")
    return AskMary()


def _card_in(word: str, hand: Sequence[str]) -> str | None:
    """Find the card meant: by its number, its name as shown, or any notation the library reads."""
    first = word.split(maxsplit=1)[0] if word else ""
    number = _number(first.rstrip("+-"))
    if number is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else None
    bare = word
    for tail in (" +", " -", "+", "-", " p", " e"):
        if bare.endswith(tail) and len(bare) > len(tail):
            bare = bare.removesuffix(tail)
            break
    for token in hand:
        suit = faces.suit_of(token)
        shown = {faces.name(token).lower(), token.lower()}
        if suit:
            letter = faces.letter(suit).lower()
            shown |= {f"{letter}{token[1:]}", f"{letter} {token[1:]}"}
        if bare in shown:
            return token
    try:
        token = str(Card(bare.upper()))
    except SkullKingError:
        return None
    return token if token in hand else None


def _choice(word: str, view: View, hand: Sequence[str]) -> Action | Problem:
    power = view.choice.power if view.choice else ""
    number = _number(word)
    match power:
        case "ROS" if number is not None:
            return _if_legal(ChooseLeader(number - 1), view)
        case "RAS" if number is not None:
            return _if_legal(Bet(number), view)
        case "HAR":
            step = {"+1": 1, "+": 1, "1": 1, "0": 0, "": 0, "-1": -1, "-": -1}.get(word)
            if step is not None:
                return _if_legal(ChangeBid(step), view)
        case "BEN":
            cards = [_card_in(part, hand) for part in word.replace(",", " ").split()]
            if len(cards) in (1, 2) and len(set(cards)) == len(cards) and None not in cards:
                return _if_legal(Swap(*[card for card in cards if card]), view)
        case _:
            pass
    return Problem(t(f"cli-problem-{power.lower()}") if power else t("cli-problem-choice"))


def _if_legal(action: Action, view: View) -> Action | Problem:
    if action in view.legal:
        return action
    if isinstance(action, Swap) and action.b is not None:
        turned = Swap(action.b, action.a)
        if turned in view.legal:
            return turned
    if isinstance(action, ChooseLeader):
        return Problem(t("cli-problem-ros"))
    if isinstance(action, Bet):
        return Problem(t("cli-problem-ras"))
    if isinstance(action, ChangeBid):
        return Problem(t("cli-problem-har"))
    if isinstance(action, Swap):
        return Problem(t("cli-problem-ben"))
    return Problem(t("cli-problem-choice"))


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else None


def leader_menu(view: View, names: Names) -> str:
    """List the players with the numbers that choose them as next leader."""
    return ", ".join(f"{seat + 1} {names[seat]}" for seat in range(view.players))
