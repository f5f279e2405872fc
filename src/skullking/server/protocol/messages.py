"""What travels over a table's WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType

from skullking.server.protocol.game import Action, GameEvent, Model, Seat, View, ViewPatch

CommandId: TypeAlias = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.",
    ),
]
Name: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=24, description="A player's name, as everybody sees it.")
]
Code: TypeAlias = Annotated[
    str, Field(pattern=r"^[A-Z2-9]{8}$", description="The table's code, as in its link.")
]
Version: TypeAlias = Annotated[
    int, Field(ge=0, description="Number of events so far; each event counts one.")
]
ErrorCode: TypeAlias = Annotated[
    str, Field(description="Error code such as `table/full`; catalogue key `error-table-full`.")
]


# ------------------------------------------------------------------------------------- the table


class Clock(Model):
    """Time limits in seconds; null means as long as it takes. When time is up a stand-in decides once."""

    bid_seconds: int | None = Field(default=None, ge=5, le=600)
    move_seconds: int | None = Field(default=None, ge=5, le=600)


class TableOptions(Model):
    """What the host chooses about the table (the game's own options are part of `rules`)."""

    clock: Clock = Clock()
    watchers: bool = Field(default=True, description="May people without a seat look on?")
    last_trick: bool = Field(
        default=True, description="May the finished tricks of the round be looked at again?"
    )
    confirm: bool = Field(
        default=False, description="Do clients ask for a second tap unless their player chose?"
    )
    visibility: Literal["private", "public"] = Field(
        default="private", description="Listed on the start page?"
    )
    pace: Literal["calm", "normal", "quick", "instant"] = Field(
        default="normal", description="How long bots seem to think: about 2 s, 1 s, 0.4 s, not at all."
    )
    countdown_seconds: int = Field(
        default=4,
        ge=0,
        le=30,
        description="How long bids stay changeable after the last one, unless all are fixed.",
    )
    bot: str | None = Field(
        default=None,
        max_length=32,
        description="Kind of bot for empty chairs, where nobody says another; null: the server's choice.",
    )
    advice: bool | None = Field(
        default=None,
        description="May players `advise` themselves? Null: while only one person plays.",
    )


class SeatInfo(Model):
    """One chair of the table."""

    seat: Seat
    kind: Literal["human", "bot", "empty"]
    name: str | None = Field(description="Null for an empty chair.")
    bot: str | None = Field(
        description="Kind of bot that sits here or, with `stand_in`, plays for the person."
    )
    connected: bool
    stand_in: bool = Field(description="A bot plays for this person until they return.")
    is_you: bool
    host: bool


VoteTopic: TypeAlias = Literal["pause", "resume", "rematch", "end"]


class Vote(Model):
    """A proposal that runs. It passes as soon as `needed` seats agree."""

    what: VoteTopic
    yes: list[Seat]
    needed: int
    by: Seat


class TableInfo(Model):
    """Everything about the table that is not the game. A new one replaces the old one whole."""

    code: Code
    rules: str = Field(description="Canonical rules id.")
    phase: Literal["lobby", "playing", "paused", "over", "closed"] = Field(
        description="`over`: the game is decided (rematch possible); `closed`: nothing can happen here any more."
    )
    options: TableOptions
    advice: bool = Field(description="May players `advise` themselves now? What `options.advice` comes to.")
    seats: list[SeatInfo]
    watchers: int
    votes: list[Vote]
    game: int = Field(description="Number of the current game at this table, 0 in the first lobby.")
    commitment: str | None = Field(description="SHA-256 of the current game's seed, in hex.")
    record: str | None = Field(description="Id of the last finished game: `games/{id}/record`.")
    ended: Literal["finished", "voted", "abandoned"] | None = Field(
        description="How the game ended, if it did."
    )


class Timer(Model):
    """Something will happen by itself in `ms` milliseconds, counted from when the message was sent."""

    kind: Literal["bid", "move", "countdown", "grace", "vote", "close"] = Field(
        description="`bid`, `move`: a clock runs out; `countdown`: bids open;"
        " `grace`: a stand-in takes over, or in the lobby another host; `vote`: a proposal lapses; `close`: an empty table ends."
    )
    seat: Seat | None
    ms: int


class ChatLine(Model):
    """Something somebody said. Not kept when the server restarts."""

    seat: Seat | None
    name: str
    text: str


class RatedAction(Model):
    """An action and what is expected of it."""

    action: Action
    points: float = Field(description="Expected points of this round.")


class Advice(Model):
    """What the captain would do in a seat's place, knowing what that seat knows and nothing else."""

    best: RatedAction
    second: RatedAction | None = Field(description="Null where there is nothing to choose.")
    reason: str = Field(description="Key of the sentence in `spec/locales/*/bots.ftl`.")
    values: dict[str, int] = Field(description="Values for that sentence.")


# ------------------------------------------------------------------- events of the table (versioned)


class GameStarted(Model):
    """A game begins; the seed stays secret until its end, its SHA-256 is here."""

    type: Literal["game_started"]
    game: int
    commitment: str


class SeatTaken(Model):
    """Somebody sat down."""

    type: Literal["seat_taken"]
    seat: Seat
    name: str
    kind: Literal["human", "bot"]


class SeatLeft(Model):
    """Somebody got up, or was removed by the host."""

    type: Literal["seat_left"]
    seat: Seat
    name: str


class StandInChanged(Model):
    """A bot takes over for an absent player, or gives the seat back."""

    type: Literal["stand_in"]
    seat: Seat
    on: bool


class BidFixed(Model):
    """A player does not want to change the bid any more (or does again)."""

    type: Literal["bid_fixed"]
    seat: Seat
    on: bool


class Paused(Model):
    """The table agreed to a pause."""

    type: Literal["paused"]


class Resumed(Model):
    """The table plays on."""

    type: Literal["resumed"]


class TableEnded(Model):
    """No more moves in this game: it is decided, voted away, or everybody left."""

    type: Literal["ended"]
    reason: Literal["finished", "voted", "abandoned"]


TableEvent: TypeAlias = (
    GameStarted | SeatTaken | SeatLeft | StandInChanged | BidFixed | Paused | Resumed | TableEnded
)
Event = TypeAliasType("Event", Annotated[GameEvent | TableEvent, Field(discriminator="type")])


# ------------------------------------------------------------------------------- server to client


class StateMessage(Model):
    """Everything, first on every connection and whenever a gap cannot be filled."""

    type: Literal["state"]
    v: Version
    table: TableInfo
    view: View | None = Field(description="Null before the first game.")
    timers: list[Timer]
    chat: list[ChatLine]


class EventsMessage(Model):
    """What happened, as you may see it.

    `v` is the version of the first event, the following ones count up. Apply it if `v` is your version + 1
    (your version becomes `v - 1 + events.length`), ignore what you have, send `since` when one is missing.
    `view` holds the fields of your view that changed since the message before (all of them after `since`).
    """

    type: Literal["events"]
    v: Version
    events: list[Event]
    view: ViewPatch
    timers: list[Timer] = Field(description="All that run now; replaces what you had.")


class TableMessage(Model):
    """Something about the people or options changed. Replaces what you had."""

    type: Literal["table"]
    table: TableInfo
    timers: list[Timer]


class AckMessage(Model):
    """The command with this id was carried out and is on disk (or had been already)."""

    type: Literal["ack"]
    id: CommandId
    v: Version


class ErrorMessage(Model):
    """The command was refused and changed nothing. `id` is null when the message could not be read."""

    type: Literal["error"]
    id: str | None
    code: ErrorCode
    args: dict[str, str | int] = Field(description="Values for the catalogue's text.")


class ChatMessage(Model):
    """Somebody said something."""

    type: Literal["chat"]
    line: ChatLine


class AdviceMessage(Model):
    """Answer to `advise`, for this connection alone: about the view as it is when this comes."""

    type: Literal["advice"]
    id: CommandId
    advice: Advice


class PongMessage(Model):
    """Answer to `ping`."""

    type: Literal["pong"]
    id: CommandId


class ByeMessage(Model):
    """The server closes this connection; with `again` come back (it restarts, or you were too slow)."""

    type: Literal["bye"]
    code: ErrorCode
    again: bool


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        StateMessage
        | EventsMessage
        | TableMessage
        | AckMessage
        | ErrorMessage
        | ChatMessage
        | AdviceMessage
        | PongMessage
        | ByeMessage,
        Field(discriminator="type"),
    ],
)
ServerFrame = TypeAliasType(
    "ServerFrame",
    Annotated[
        ServerMessage | list[ServerMessage],
        Field(description="One text frame: a message, or several to be handled in order."),
    ],
)


# ------------------------------------------------------------------------------- client to server


class Act(Model):
    """Play: an action of `view.legal`.

    `at` is the version you saw when deciding; the server refuses the action (`table/stale`) if your seat has
    decided something else since. Bids and loads are sealed: send another one to change it, `fixed` says that
    you will not.
    """

    type: Literal["act"]
    id: CommandId
    at: Version
    action: Action
    fixed: bool = False


class Fix(Model):
    """Say that your sealed bid is final, or that it is not."""

    type: Literal["fix"]
    id: CommandId
    on: bool = True


class Since(Model):
    """I know everything up to this version: send me the rest."""

    type: Literal["since"]
    v: Version


class Ping(Model):
    """Are you there?"""

    type: Literal["ping"]
    id: CommandId


class Start(Model):
    """Host: begin. Every chair must be taken, or set `fill` to put bots into the empty ones."""

    type: Literal["start"]
    id: CommandId
    fill: bool = True


class Fill(Model):
    """Host, lobby: put a bot on this empty chair, or on all of them."""

    type: Literal["fill"]
    id: CommandId
    seat: Seat | None = None
    bot: str | None = Field(
        default=None, max_length=32, description="Kind of bot; null: the one of the table's options."
    )


class Remove(Model):
    """Host, lobby: empty this chair."""

    type: Literal["remove"]
    id: CommandId
    seat: Seat


class Configure(Model):
    """Host, lobby: other rules, number of chairs or options; null leaves it as it is."""

    type: Literal["configure"]
    id: CommandId
    rules: str | None = Field(default=None, max_length=300)
    seats: int | None = Field(default=None, ge=2, le=8)
    options: TableOptions | None = None


class Sit(Model):
    """Lobby: take this empty chair (watchers: sit down; others: move)."""

    type: Literal["sit"]
    id: CommandId
    seat: Seat
    name: Name | None = Field(default=None, description="Needed when you have no name yet.")


class Leave(Model):
    """Get up. In the lobby your chair becomes free; in a game a stand-in plays until you come back."""

    type: Literal["leave"]
    id: CommandId


class Away(Model):
    """Let a stand-in play for you (`on`), or play yourself again."""

    type: Literal["away"]
    id: CommandId
    on: bool


class CastVote(Model):
    """Propose, agree or disagree. A proposal passes when more than half of the people present agree."""

    type: Literal["vote"]
    id: CommandId
    what: VoteTopic
    yes: bool = True


class Rename(Model):
    """Be called something else."""

    type: Literal["rename"]
    id: CommandId
    name: Name


class Say(Model):
    """Chat, for people with a seat."""

    type: Literal["say"]
    id: CommandId
    text: str = Field(min_length=1, max_length=280)


class Advise(Model):
    """What would the captain do in my place? At your own turn, where the table allows it; answered by `advice`.

    Nothing at the table changes, and nobody else learns of it.
    """

    type: Literal["advise"]
    id: CommandId


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        Act
        | Fix
        | Since
        | Ping
        | Start
        | Fill
        | Remove
        | Configure
        | Sit
        | Leave
        | Away
        | CastVote
        | Rename
        | Say
        | Advise,
        Field(discriminator="type"),
    ],
)
