"""Names of people and bots, as everybody at the table sees them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Literal

from skullking.server.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST = 24
GUEST = "Jim Hawkins"
"""Who has not said a name (from Treasure Island: the same in every language)."""
BOT_NAMES = (
    "Störtebeker",
    "Anne Bonny",
    "Calico Jack",
    "Grace O’Malley",
    "Ching Shih",
    "Mary Read",
    "Gödeke Michels",
    "Sayyida",
)
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(selector)
    for block in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
    for selector in block
}
"""What shows nothing although it counts as a letter, a mark or a picture: fillers, blanks, variation selectors."""
LOOK_ALIKE = {
    ord(like): letter
    for letter, likes in {
        "a": "АаΑα", "b": "ВвΒ", "c": "СсϹϲ", "d": "ԁ", "e": "ЕеЁёΕ", "h": "НнһΗ", "j": "Јј", "k": "КкΚκ",
        "l": "1|ıІіЇїӀӏΙι", "m": "МмΜ", "n": "Ν", "o": "0ОоΟο", "p": "РрΡρ", "q": "ԛ", "s": "Ѕѕ", "t": "ТтΤτ",
        "u": "υ", "v": "ν", "w": "ԝω", "x": "ХхΧχ", "y": "УуΥγ", "z": "Ζ",
    }.items()
    for like in likes
}  # fmt: skip
"""Cyrillic and Greek letters, digits and strokes that pass for Latin letters: not all, but those that names need."""


def clean(text: str, *, longest: int = LONGEST, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """The text without control and direction characters and without surplus white space; may be empty."""
    normal = unicodedata.normalize(form, text)
    kept = "".join(
        " " if ch.isspace() else ch
        for ch in normal
        if ch not in INVISIBLE and unicodedata.category(ch) not in {"Cf", "Cs", "Co", "Cn"}
    )
    kept = "".join(ch for ch in kept if unicodedata.category(ch) != "Cc")
    return " ".join(kept.split())[:longest].strip()


def cleaned_name(text: str) -> str:
    """A usable name.

    Raises:
        TableError: ``table/name`` when nothing is left of it.
    """
    name = clean(text, form="NFKC")
    if not name:
        raise TableError("table/name")
    return name


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody at the table has it already, or one that looks like it."""
    seen = {appearance(other) for other in taken}
    if appearance(name) not in seen:
        return name
    number = 2
    while appearance(other := f"{name[: LONGEST - 3]} {number}") in seen:
        number += 1
    return other


def appearance(name: str) -> str:
    """What a name looks like at a glance: equal for names that people would take for the same.

    Example:
        >>> appearance("Lisa") == appearance("LISA") == appearance("Iisа")
        True
    """
    return "".join(name.translate(LOOK_ALIKE).casefold().replace("i", "l").split())


def bot_name(taken: Collection[str]) -> str:
    """A name for the next bot."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else distinct(BOT_NAMES[0], taken)
