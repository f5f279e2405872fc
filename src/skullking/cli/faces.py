"""How cards look in a terminal: names, short labels, and faces drawn with boxes.

No signal is colour alone: every card has its letter and symbol; what may be played has a bold frame and
a marked number, what wins has a double frame and a star.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.text import Text

    from skullking import Rules

SYMBOLS: Final = {"R": "✕", "Y": "●", "B": "≈", "K": "☠", "G": "♣", "P": "◆"}
_SPECIAL_SYMBOLS: Final = {
    "ESC": "⚑",
    "MER": "≋",
    "SKU": "♛",
    "SM": "◐",
    "SM+": "⚔",
    "SM-": "⚑",
    "LOOT": "❖",
    "KRA": "✺",
    "WHA": "◠",
}
PIRATES: Final = frozenset({"PIR", "ROS", "BEN", "RAS", "JUA", "HAR"})

# Ink on ground: always a pair, so that light and dark terminals show the same card.
_INK, _CREAM = "#0D1822", "#F5E8CC"
_GROUNDS: Final = {
    "R": (_CREAM, "#B5331A"),
    "Y": (_INK, "#F0B323"),
    "B": (_CREAM, "#14558F"),
    "K": (_CREAM, "#1A1D22"),
    "G": (_CREAM, "#0B6A45"),
    "P": (_CREAM, "#75388F"),
    "PIR": (_INK, "#E8833A"),
    "MER": (_INK, "#5CC1B4"),
    "ESC": (_INK, "#C3D3D4"),
    "SKU": ("#FFD98A", "#000000"),
    "SM": (_INK, "#D8B4A0"),
    "LOOT": (_INK, "#D9A441"),
    "KRA": (_CREAM, "#4A2545"),
    "WHA": (_INK, "#F5E8CC"),
}
WIDTH: Final = 8
_INNER: Final = WIDTH - 2


class Frame(Enum):
    """What the frame says about a card."""

    PLAIN = "╭─╮│╰╯"
    LEGAL = "┏━┓┃┗┛"
    SUNK = "┌┄┐┆└┘"
    WINS = "╔═╗║╚╝"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card to draw: its token, its frame and the caption under it."""

    token: str
    frame: Frame = Frame.PLAIN
    caption: str = ""


_tigress = False
_green = False


def deal_with(rules: Rules) -> None:
    """Learn which cards lie on this table: is SM Scary Mary or the Tigress, is there green beside yellow?"""
    global _tigress, _green  # noqa: PLW0603 - one table a process, like the language
    _tigress = rules.edition != "schmidt"
    _green = "G" in rules.suits


def letter(suit: str) -> str:
    """Return the letter printed on a suit's cards, in the reader's language."""
    key = f"suit-letter-{suit.lower()}"
    return t(f"{key}-beside-green" if suit == "Y" and _green else key)


def suit_of(token: str) -> str | None:
    """Return the suit's letter of a numbered card, None for a special card.

    Example:
        >>> suit_of("R12"), suit_of("SM+")
        ('R', None)
    """
    return token[0] if token[1:].isdigit() else None


def suit_name(suit: str) -> str:
    """Name a suit: Rot, red."""
    return t(f"suit-{suit.lower()}")


def name(token: str) -> str:
    """Name a card in full: Rot 12, Meerjungfrau, Scary Mary als Pirat."""
    suit = suit_of(token)
    if suit:
        return t("card-number", suit=suit_name(suit), rank=token[1:])
    if token.startswith("SM"):
        woman = "card-tigress" if _tigress else "card-sm"
        return t(woman + {"SM+": "-pirate", "SM-": "-escape"}.get(token, ""))
    return t(f"card-{token.lower()}")


def names(tokens: Iterable[str]) -> str:
    """Name cards in a row, with commas."""
    return ", ".join(name(token) for token in tokens)


def style(token: str) -> str:
    """Return the Rich style of a card: its ink on its ground."""
    suit = suit_of(token)
    kind = suit or ("PIR" if token in PIRATES else "SM" if token.startswith("SM") else token)
    ink, ground = _GROUNDS.get(kind, (_INK, _CREAM))
    return f"{ink} on {ground}"


def chip(token: str) -> Text:
    """Return a card as a coloured word for running text, symbol included."""
    from rich.text import Text

    return Text(f" {_symbol(token)} {name(token)} ", style=f"bold {style(token)}")


def rows(cards: Sequence[Drawn], width: int) -> Text:
    """Draw cards side by side, in as many equal rows as the width asks for."""
    from rich.text import Text

    if not cards:
        return Text()
    per_row = max(1, width // WIDTH)
    count = -(-len(cards) // per_row)
    size = -(-len(cards) // count)
    picture = Text(no_wrap=True)
    for start in range(0, len(cards), size):
        row = cards[start : start + size]
        for line in range(5):
            for card in row:
                picture.append_text(_line(card, line))
            picture.append("\n")
        if any(card.caption for card in row):
            for card in row:
                lit = "bold" if card.frame in (Frame.LEGAL, Frame.WINS) else "dim"
                picture.append(card.caption[:WIDTH].center(WIDTH), style=lit)
            picture.append("\n")
    picture.right_crop(1)
    return picture


def _line(card: Drawn, line: int) -> Text:
    from rich.text import Text

    left, across, right, side, low_left, low_right = card.frame.value
    if line == 0:
        drawn = left + across * _INNER + right
    elif line == 4:
        drawn = low_left + across * _INNER + low_right
    else:
        drawn = side + _inside(card.token)[line - 1] + side
    return Text(drawn, style="dim" if card.frame is Frame.SUNK else style(card.token))


def _symbol(token: str) -> str:
    return SYMBOLS.get(suit_of(token) or "") or _SPECIAL_SYMBOLS.get(token, "⚔")


def _inside(token: str) -> tuple[str, str, str]:
    """Return the three lines between the frame's sides."""
    suit = suit_of(token)
    symbol = _symbol(token)
    if suit:
        number, sign = token[1:], letter(suit)
        middle = f"{symbol}  {symbol}" if int(number) >= 7 else symbol * 2
        gap = _INNER - len(sign)
        return f"{number:<{gap}}{sign}", middle.center(_INNER), f"{sign}{number:>{gap}}"
    kind = token.rstrip("+-").lower()
    words = t("cli-face-tigress" if kind == "sm" and _tigress else f"cli-face-{kind}").split("|")
    if len(words) == 1:
        return symbol.ljust(_INNER), words[0].center(_INNER), symbol.rjust(_INNER)
    if len(words) == 2:
        return (symbol * 2).center(_INNER), words[0].center(_INNER), words[1].center(_INNER)
    return words[0].center(_INNER), words[1].center(_INNER), words[2].center(_INNER)
