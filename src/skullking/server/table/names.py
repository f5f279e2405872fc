"""Names of people and bots, as everybody at the table sees them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

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


def clean(text: str, *, longest: int = LONGEST) -> str:
    """The text without control and direction characters and without surplus white space; may be empty."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if ch.isspace() else ch
        for ch in normal
        if unicodedata.category(ch) not in {"Cf", "Cs", "Co", "Cn"}
    )
    kept = "".join(ch for ch in kept if unicodedata.category(ch) != "Cc")
    return " ".join(kept.split())[:longest].strip()


def cleaned_name(text: str) -> str:
    """A usable name.

    Raises:
        TableError: ``table/name`` when nothing is left of it.
    """
    name = clean(text)
    if not name:
        raise TableError("table/name")
    return name


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody at the table has it already."""
    if name not in taken:
        return name
    number = 2
    while (other := f"{name[: LONGEST - 3]} {number}") in taken:
        number += 1
    return other


def bot_name(taken: Collection[str]) -> str:
    """A name for the next bot."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else distinct(BOT_NAMES[0], taken)
