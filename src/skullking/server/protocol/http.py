"""Bodies of the HTTP interface under ``/api/v1``."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from skullking.server.protocol.game import GameEvent, Model, Seat
from skullking.server.protocol.messages import Code, ErrorCode, Name, TableInfo, TableOptions


class ErrorBody(Model):
    """Every refusal: a code for the catalogue (`error-` + code with dashes) and its arguments."""

    code: ErrorCode
    args: dict[str, str | int] = Field(default={}, description="Values for the catalogue's text.")


# --------------------------------------------------------------------------------------- requests


class Rejoin(Model):
    """The secret part of a personal link: become that player on this device."""

    token: str = Field(min_length=8, max_length=300)


class NewTable(Model):
    """A table to be set up; its host takes the first chair."""

    name: Name
    rules: str = Field(
        default="schmidt", max_length=300, description="A preset with options: `schmidt+kraken`."
    )
    seats: int = Field(default=4, ge=2, le=8)
    options: TableOptions = TableOptions()


class JoinTable(Model):
    """Take a chair; without a wish the first free one. Who sits already keeps the chair."""

    name: Name
    seat: Seat | None = None


class PlayNow(Model):
    """A private table with bots that starts at once."""

    name: Name | None = Field(default=None, description="Null: the name you had, else a name is made up.")
    rules: str = Field(default="schmidt", max_length=300)
    bots: int = Field(default=3, ge=1, le=7)
    bot: str | None = Field(
        default=None, max_length=32, description="Kind of bots; null: the one of the options."
    )
    options: TableOptions = TableOptions()


class NewName(Model):
    """What others call you from now on, at new tables."""

    name: Name


# -------------------------------------------------------------------------------------- responses


class Seated(Model):
    """You sit at this table: connect to `tables/{code}/ws`."""

    code: Code
    seat: Seat


class TableBrief(Model):
    """A table as lists show it."""

    code: Code
    rules: str
    phase: Literal["lobby", "playing", "paused", "over", "closed"]
    seats: int
    free: int
    watchers: bool = Field(description="May people without a seat look on?")
    names: list[str] = Field(description="Who sits there, without empty chairs.")


class Me(Model):
    """Who this browser is."""

    name: str | None
    tables: list[TableBrief] = Field(
        description="Tables where you sit and a game is in the making or running."
    )


class GamePlayer(Model):
    """One player of a finished game."""

    name: str
    kind: Literal["human", "bot"]
    total: int
    rank: int
    is_you: bool


class GameBrief(Model):
    """A game of yours that was played to the end."""

    id: str
    rules: str
    ended: str = Field(description="Date and time, ISO 8601, UTC.")
    rounds: int
    players: list[GamePlayer]


class GameReplay(GameBrief):
    """A finished game with everything open: all hands, the seed, and every event of the engine in order."""

    commitment: str
    seed: str = Field(description="32 bytes in hex; their SHA-256 is the commitment.")
    events: list[GameEvent] = Field(description="Unredacted.")


class RulesOption(Model):
    """An option of the rules: `flag` is on or off, `choice` one of `values`, `rounds` a name of them or a list."""

    name: str
    kind: Literal["flag", "choice", "rounds"]
    values: list[str]
    default: str


class PresetInfo(Model):
    """An edition: its id, how many can play, and what its options are set to."""

    id: str
    min_players: int
    max_players: int
    options: list[RulesOption]


class BotInfo(Model):
    """A kind of bot."""

    name: str
    default: bool
    dial: bool = Field(
        default=False,
        description="Has strengths of its own, and is seated as `NAME:0` (weak) to `NAME:100` (strong).",
    )


class Catalogue(Model):
    """What a form needs to know, and who answers."""

    version: str = Field(description="Version of the server's package.")
    presets: list[PresetInfo]
    bots: list[BotInfo]
    share_url: str | None = Field(
        description="How other devices on the network reach this server, if it knows."
    )


class InviteLink(Model):
    """Where others join, and where you go on on another device. Keep the token secret: it is you."""

    join_path: str = Field(description="To be put after the site's address: `#/t/CODE`.")
    rejoin_path: str = Field(
        description="Likewise; the secret stands behind the `#` and so reaches no server log."
    )
    token: str


class TableDetails(Model):
    """One table, for who has its code."""

    table: TableInfo
    brief: TableBrief
