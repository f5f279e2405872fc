"""What stands in a table's log: enough to rebuild the table, and nothing that can be derived.

An entry is a decision that was taken, never a wish: replaying the entries through `TableState.evolve` needs no
clock, no chance and no check. The names and fields are stored; a field may be added (with a default), none may
change its meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

import orjson

ActionDict: TypeAlias = dict[str, Any]
EndReason: TypeAlias = Literal["finished", "voted", "abandoned"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """Who caused it by which command id, so that the same command is recognised after a restart."""

    who: str | None = None
    cid: str | None = None


@dataclass(frozen=True, slots=True)
class Created(Base):
    """The table exists; its host has no chair yet."""

    code: str
    rules: str
    seats: int
    options: dict[str, Any]
    host: str


@dataclass(frozen=True, slots=True)
class Seated(Base):
    """A person sits down (or moves here from another chair)."""

    seat: int
    uid: str
    name: str


@dataclass(frozen=True, slots=True)
class BotSeated(Base):
    """A bot sits down."""

    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class HostPassed(Base):
    """Whoever has this chair is the host now: the one before was away for long."""

    seat: int


@dataclass(frozen=True, slots=True)
class Vacated(Base):
    """A chair is empty again. `who` is its person, or the host, who then has removed that person for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class Renamed(Base):
    """Somebody is called something else."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Configured(Base):
    """Other rules, chairs or options."""

    rules: str
    seats: int
    options: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Started(Base):
    """A game begins. The seed is secret until its end."""

    game: int
    game_id: str
    seed: str
    first_dealer: int


@dataclass(frozen=True, slots=True)
class Sealed(Base):
    """A bid or load lies face down; the engine has not seen it."""

    seat: int
    action: ActionDict
    fixed: bool


@dataclass(frozen=True, slots=True)
class Fixed(Base):
    """A sealed bid is (not) final."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Opened(Base):
    """All sealed bids went to the engine, in the order of seats."""


@dataclass(frozen=True, slots=True)
class Acted(Base):
    """The engine took an action. ``by`` says who decided it."""

    seat: int
    action: ActionDict
    by: Literal["human", "bot", "stand_in"]


@dataclass(frozen=True, slots=True)
class StandIn(Base):
    """A bot takes over for a person, or gives the seat back; ``away``: the person asked for it."""

    seat: int
    on: bool
    away: bool = False


@dataclass(frozen=True, slots=True)
class Paused(Base):
    """The table pauses."""


@dataclass(frozen=True, slots=True)
class Resumed(Base):
    """The table plays on."""


@dataclass(frozen=True, slots=True)
class Ended(Base):
    """The game stops before its end. A decided game needs no entry: the engine knows."""

    reason: EndReason


@dataclass(frozen=True, slots=True)
class Closed(Base):
    """Nothing can happen at this table any more."""


Entry: TypeAlias = (
    Created
    | Seated
    | BotSeated
    | HostPassed
    | Vacated
    | Renamed
    | Configured
    | Started
    | Sealed
    | Fixed
    | Opened
    | Acted
    | StandIn
    | Paused
    | Resumed
    | Ended
    | Closed
)

KINDS: dict[str, type[Entry]] = {
    "created": Created,
    "seated": Seated,
    "bot_seated": BotSeated,
    "host_passed": HostPassed,
    "vacated": Vacated,
    "renamed": Renamed,
    "configured": Configured,
    "started": Started,
    "sealed": Sealed,
    "fixed": Fixed,
    "opened": Opened,
    "acted": Acted,
    "stand_in": StandIn,
    "paused": Paused,
    "resumed": Resumed,
    "ended": Ended,
    "closed": Closed,
}
NAMES: dict[type[Entry], str] = {kind: name for name, kind in KINDS.items()}


def encode(entry: Entry) -> bytes:
    """The stored form, a pair of name and fields."""
    return orjson.dumps((NAMES[type(entry)], entry))


def decode(data: bytes | str) -> Entry:
    """The entry of a stored form."""
    name, fields = cast("tuple[str, dict[str, Any]]", orjson.loads(data))
    return KINDS[name](**fields)
