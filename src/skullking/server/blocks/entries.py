"""What stands in a shared block's log: decisions that were taken, enough to rebuild it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import orjson

Op: TypeAlias = dict[str, Any]
"""An operation as it travels: a `BlockOp`."""


@dataclass(frozen=True, slots=True)
class Created:
    """The block is shared by its keeper."""

    head: dict[str, Any]
    keeper: str


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody made entries. Bids of a round that is not open are sealed: others do not see them yet."""

    uid: str
    ops: list[Op]


@dataclass(frozen=True, slots=True)
class Opened:
    """All sealed bids of a round are open; the operation says which ones."""

    op: Op


@dataclass(frozen=True, slots=True)
class Claimed:
    """A phone is a player's."""

    seat: int
    uid: str


@dataclass(frozen=True, slots=True)
class Released:
    """A player has no phone any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """It is shared no longer."""


Entry: TypeAlias = Created | Entered | Opened | Claimed | Released | Ended
KINDS: dict[str, type[Entry]] = {
    "created": Created,
    "entered": Entered,
    "opened": Opened,
    "claimed": Claimed,
    "released": Released,
    "ended": Ended,
}
NAMES: dict[type[Entry], str] = {kind: name for name, kind in KINDS.items()}


def encode(entry: Entry) -> bytes:
    """The stored form, a pair of name and fields."""
    return orjson.dumps((NAMES[type(entry)], entry))


def decode(data: bytes) -> Entry:
    """The entry of a stored form."""
    name, fields = cast("tuple[str, dict[str, Any]]", orjson.loads(data))
    return KINDS[name](**fields)
