"""The JSON twin of a record: plain data, read with suspicion.

What is no such value raises TypeError or ValueError; `Record.from_dict` says so in its own words.
"""

from __future__ import annotations

from typing import Any

from skullking._core import Card
from skullking.game import Deal

__all__ = ["as_list", "as_text", "deal_dict", "deals_of", "json_hex", "whole"]


def deal_dict(deal: Deal) -> dict[str, Any]:
    """Give a deal as plain data."""
    return {
        "hands": [[str(card) for card in hand] for hand in deal.hands],
        "undealt": [str(card) for card in deal.undealt],
        "graybeard": None if deal.graybeard is None else [str(card) for card in deal.graybeard],
    }


def _deal_of(data: Any) -> Deal:
    graybeard = data["graybeard"]
    return Deal(
        hands=tuple(tuple(map(Card, as_list(hand))) for hand in as_list(data["hands"])),
        undealt=tuple(map(Card, as_list(data["undealt"]))),
        graybeard=None if graybeard is None else tuple(map(Card, as_list(graybeard))),
    )


def deals_of(value: Any) -> tuple[Deal, ...]:
    """Read the deals of all rounds."""
    deals = tuple(map(_deal_of, as_list(value)))
    if not deals:
        raise TypeError("there is no deal in the list of deals")
    return deals


def whole(value: Any) -> int:
    """Read a JSON number that is one; what no seat or total can be is none."""
    if type(value) is not int or abs(value) > 999_999:
        raise TypeError(f"a whole number is wanted, not {str(value)[:40]}")
    return value


def as_list(value: Any) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, not {str(value)[:40]}")
    return value  # pyright: ignore[reportUnknownVariableType]  # of anything


def as_text(value: Any) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise TypeError(f"a text is wanted, not {str(value)[:40]}")
    return value


def json_hex(value: Any) -> bytes:
    """Read 32 bytes in hexadecimal."""
    read = bytes.fromhex(as_text(value))
    if len(read) != 32:
        raise ValueError(f"32 bytes in hexadecimal are wanted, not {str(value)[:40]}")
    return read
