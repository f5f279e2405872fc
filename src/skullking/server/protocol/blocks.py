"""What travels for a shared score block: entries that people made, and who is there. No points, no rules."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from typing_extensions import TypeAliasType

from skullking.server.protocol.game import Model, SeatPair
from skullking.server.protocol.messages import (
    AckMessage,
    ByeMessage,
    CommandId,
    ErrorMessage,
    Ping,
    PongMessage,
    Version,
)

MOST_ROUNDS = 60
MOST_COUNT = 20
OPEN = "open."
"""How the ids of the server's own operations begin; nobody else can choose them."""

BlockCode: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[A-Z2-9]{16}$",
        description="The block's code: who has it may follow. 80 bits, so nobody guesses it.",
    ),
]
BlockSeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=7, description="Number of a player, 0 first.")]
BlockRound: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_ROUNDS, description="0 is the first.")]
OpId: TypeAlias = Annotated[str, Field(pattern=r"^(open\.\d{1,2}|[A-Za-z0-9_-]{8,32})$")]
PlayerName: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
Count: TypeAlias = Annotated[int, Field(ge=-1, le=MOST_COUNT)]
SEAT_FIELDS = frozenset({"bid", "won", "bonuses", "load", "bet", "harry"})


class BlockHead(Model):
    """What is fixed when a block begins."""

    id: str = Field(pattern=r"^[A-Za-z0-9_-]{4,60}$", description="The game's id, as in its file.")
    rules: str = Field(max_length=300)
    players: list[PlayerName] = Field(min_length=2, max_length=8)
    first_dealer: BlockSeatNumber
    started: str = Field(
        max_length=40, pattern=r"^[0-9T:.Z+-]+$", description="Date and time, ISO 8601, UTC."
    )


class BlockOp(Model):
    """One change of one entry; never changed itself.

    `base` names the operations that its writer saw there and replaces. What no operation replaces stands; where
    two different values stand, people have to choose (which is an operation that replaces both).
    """

    id: OpId = Field(description="Chosen by the writer, never used twice.")
    round: BlockRound
    seat: BlockSeatNumber | None = Field(description="Null for what belongs to the round.")
    field: Literal["bid", "won", "bonuses", "load", "bet", "harry", "nobody", "loot", "booked", "open"] = (
        Field(
            description="As in the block's file. `open` comes from the server: these bids were opened together."
        )
    )
    value: (
        bool
        | Count
        | Literal["grapeshot", "cannonball"]
        | dict[Annotated[str, Field(pattern=r"^[a-z_]{1,24}$")], Count]
        | Annotated[list[SeatPair], Field(max_length=2)]
        | Annotated[list[OpId], Field(max_length=200)]
        | None
    )
    base: list[OpId] = Field(max_length=16)
    by: BlockSeatNumber | None = Field(
        description="Null: who keeps the block; else the phone of this player, for its own bid."
    )

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """Does the value belong to the field?"""
        if (self.seat is not None) != (self.field in SEAT_FIELDS) or not self._value_fits():
            raise ValueError("the value does not belong to the field")
        if (self.field == "open") != self.id.startswith(OPEN):
            raise ValueError("the id does not belong to the field")
        if self.by is not None and (self.field, self.seat) != ("bid", self.by):
            raise ValueError("a player's phone enters that player's bid only")
        return self

    def _value_fits(self) -> bool:
        value = self.value
        number = isinstance(value, int) and not isinstance(value, bool)
        match self.field:
            case "bid" | "won":
                return value is None or (number and value != -1)
            case "bet" | "nobody":
                return number and value != -1
            case "harry":
                return value in (-1, 0, 1) and number
            case "load":
                return value is None or isinstance(value, str)
            case "bonuses":
                return isinstance(value, dict) and len(value) <= MOST_COUNT and -1 not in value.values()
            case "loot":
                return isinstance(value, list) and all(isinstance(pair, tuple) for pair in value)
            case "booked":
                return isinstance(value, bool)
            case "open":
                return isinstance(value, list) and all(isinstance(one, str) for one in value)


class BlockSeat(Model):
    """One player of the block."""

    taken: bool = Field(description="Somebody's phone has said: that is me.")
    is_you: bool
    connected: bool


class SealedBids(Model):
    """A round whose bids are not open yet, and who has made one."""

    round: BlockRound
    placed: list[bool]


# ------------------------------------------------------------------------------- server to client


class BlockMessage(Model):
    """Everything about a shared block that is no entry. A new one replaces the old one whole."""

    type: Literal["block"]
    head: BlockHead
    seats: list[BlockSeat]
    keeping: bool = Field(description="Do you keep this block?")
    keeper_connected: bool
    watchers: int = Field(description="Connections without a seat.")
    sealed: list[SealedBids]


class OpsMessage(Model):
    """Operations that you may see and had not; put them to yours, in whatever order.

    Bids of a round come to others than their writers when the round is opened: when everybody has bid, or the
    keeper says so. `v` is what to ask for with `?since=` the next time.
    """

    type: Literal["ops"]
    v: Version
    ops: list[BlockOp]


BlockServerMessage = TypeAliasType(
    "BlockServerMessage",
    Annotated[
        BlockMessage | OpsMessage | AckMessage | ErrorMessage | PongMessage | ByeMessage,
        Field(discriminator="type"),
    ],
)
BlockServerFrame = TypeAliasType(
    "BlockServerFrame",
    Annotated[
        BlockServerMessage | list[BlockServerMessage],
        Field(description="One text frame: a message, or several to be handled in order."),
    ],
)


# ------------------------------------------------------------------------------- client to server


class Enter(Model):
    """Operations of yours. All are taken or none; the error's argument `op` says which one is refused."""

    type: Literal["enter"]
    id: CommandId
    ops: list[BlockOp] = Field(min_length=1, max_length=16)


class Claim(Model):
    """That is me: this phone is that player's. Another seat of yours becomes free."""

    type: Literal["claim"]
    id: CommandId
    seat: BlockSeatNumber


class Release(Model):
    """That was not me; or, as the keeper: that phone is not this player's."""

    type: Literal["release"]
    id: CommandId
    seat: BlockSeatNumber


class Open(Model):
    """Keeper: open the bids of this round although some are missing."""

    type: Literal["open"]
    id: CommandId
    round: BlockRound


class End(Model):
    """Keeper: share the block no longer."""

    type: Literal["end"]
    id: CommandId


BlockClientMessage = TypeAliasType(
    "BlockClientMessage",
    Annotated[Enter | Claim | Release | Open | End | Ping, Field(discriminator="type")],
)


# ------------------------------------------------------------------------------------------- HTTP


class SharedBlock(Model):
    """Where a block is shared: connect to `blocks/{code}/ws`."""

    code: BlockCode
