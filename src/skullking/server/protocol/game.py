"""The game part of the protocol: actions, events and the view, as the engine's ``to_dict()`` gives them.

These models describe what travels; the rules live in the engine. The server sends the engine's own
dictionaries without building these models (that would cost more than the game itself); every message
of the test-suite is validated against them instead, so they cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, Strict
from typing_extensions import TypeAliasType, TypedDict

Seat: TypeAlias = Annotated[
    int, Field(ge=0, le=8, description="Number of a seat, 0 first, in playing order.")
]
Token: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^[A-Z][A-Z0-9]{1,3}[+-]?$",
        description="A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.",
    ),
]
SeatPair: TypeAlias = Annotated[tuple[Seat, Seat], Strict(strict=False)]  # JSON has lists only
SeatPlay: TypeAlias = Annotated[tuple[Seat, Token], Strict(strict=False)]
Counts: TypeAlias = Annotated[
    dict[str, int], Field(description="Name of a bonus to how often it was won; no zeros.")
]


class Model(BaseModel):
    """Base of everything that travels: unknown fields and "nearly right" types are errors on both sides."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# ---------------------------------------------------------------------------------------- actions


class BidAction(Model):
    """Announce how many tricks you will take."""

    type: Literal["bid"]
    n: int = Field(ge=0, le=10)


class PlayAction(Model):
    """Play a card; Scary Mary as `SM+` (pirate) or `SM-` (escape)."""

    type: Literal["play"]
    play: Token


class ChooseLeaderAction(Model):
    """Rosie: who leads the next trick."""

    type: Literal["choose_leader"]
    seat: Seat


class SwapAction(Model):
    """Will the Bandit: the cards to discard after drawing."""

    type: Literal["swap"]
    cards: list[Token] = Field(min_length=1, max_length=2)


class BetAction(Model):
    """Rascal: bet on your own bid."""

    type: Literal["bet"]
    n: Literal[0, 10, 20]


class ChangeBidAction(Model):
    """Harry: change your bid by one, or leave it."""

    type: Literal["change_bid"]
    by: Literal[-1, 0, 1]


class LoadAction(Model):
    """Rascal's scoring: how the cannon is loaded."""

    type: Literal["load"]
    kind: Literal["grapeshot", "cannonball"]


Action = TypeAliasType(
    "Action",
    Annotated[
        BidAction | PlayAction | ChooseLeaderAction | SwapAction | BetAction | ChangeBidAction | LoadAction,
        Field(discriminator="type"),
    ],
)


# ----------------------------------------------------------------------------------------- events


class RoundScore(Model):
    """One player's line of the score sheet for one round."""

    bid: int
    won: int
    cards: int
    bid_points: int
    bonus_points: int
    loot_points: int
    bet_points: int
    points: int
    exact: bool
    bonuses: Counts


class RoundStarted(Model):
    """Cards were dealt. `hands` holds your own hand; the others are null."""

    type: Literal["round_started"]
    round: int
    cards: int
    dealer: Seat
    leader: Seat
    hands: list[list[Token] | None]


class BidPlaced(Model):
    """A player's fist is in the middle. `n` is null except in your own event; may come again (changed bid)."""

    type: Literal["bid_placed"]
    seat: Seat
    n: int | None


class BidsRevealed(Model):
    """All bids are open, by seat."""

    type: Literal["bids_revealed"]
    bids: list[int]


class LoadPlaced(Model):
    """A player has loaded (Rascal's scoring). `kind` is null except in your own event."""

    type: Literal["load_placed"]
    seat: Seat
    kind: Literal["grapeshot", "cannonball"] | None


class LoadsRevealed(Model):
    """All loads are open, by seat."""

    type: Literal["loads_revealed"]
    loads: list[Literal["grapeshot", "cannonball"]]


class CardPlayed(Model):
    """A card lies on the table."""

    type: Literal["card_played"]
    seat: Seat
    play: Token


class TrickTaken(Model):
    """The trick is over: who took it (null: nobody), by which line of the rules, what it was worth."""

    type: Literal["trick_taken"]
    trick: int
    winner: Seat | None
    next_leader: Seat
    led: str | None
    rule: str
    bonuses: Counts
    points: int
    alliances: list[SeatPair] = Field(description="Pairs (seat that played the Loot, winner's seat).")


class ChoiceOffered(Model):
    """A pirate's power waits for a decision of this seat."""

    type: Literal["choice_offered"]
    seat: Seat
    power: Literal["ROS", "BEN", "RAS", "HAR"]


class CardsDrawn(Model):
    """Cards came from the undealt pile; `cards` is null for everybody else."""

    type: Literal["cards_drawn"]
    seat: Seat
    count: int
    cards: list[Token] | None


class CardsDiscarded(Model):
    """Cards went under the undealt pile; `cards` is null for everybody else."""

    type: Literal["cards_discarded"]
    seat: Seat
    count: int
    cards: list[Token] | None


class UndealtShown(Model):
    """This seat looks at the undealt pile; `cards` is null for everybody else."""

    type: Literal["undealt_shown"]
    seat: Seat
    count: int
    cards: list[Token] | None


class LeaderChosen(Model):
    """Rosie's choice."""

    type: Literal["leader_chosen"]
    seat: Seat
    leader: Seat


class BetPlaced(Model):
    """Rascal's choice."""

    type: Literal["bet_placed"]
    seat: Seat
    n: int


class BidChanged(Model):
    """Harry's choice; `bid` is the bid from now on."""

    type: Literal["bid_changed"]
    seat: Seat
    by: int
    bid: int


class RoundScored(Model):
    """The round is written down; one line a player, and the totals after it."""

    type: Literal["round_scored"]
    round: int
    scores: list[RoundScore]
    totals: list[int]


class GameOver(Model):
    """The last round was scored. `ranking` holds each player's rank, 1 best; equal totals share one."""

    type: Literal["game_over"]
    totals: list[int]
    ranking: list[int]
    winners: list[Seat]


GameEvent: TypeAlias = (
    RoundStarted
    | BidPlaced
    | BidsRevealed
    | LoadPlaced
    | LoadsRevealed
    | CardPlayed
    | TrickTaken
    | ChoiceOffered
    | CardsDrawn
    | CardsDiscarded
    | UndealtShown
    | LeaderChosen
    | BetPlaced
    | BidChanged
    | RoundScored
    | GameOver
)


# ------------------------------------------------------------------------------------------- view


class CurrentTrick(Model):
    """The trick on the table."""

    leader: Seat | None = Field(description="Null while no trick is open: bids, a pirate's choice, the end.")
    led: str | None
    plays: list[SeatPlay]


class FinishedTrick(Model):
    """A trick of this round that was taken (winner null: by nobody)."""

    leader: Seat
    led: str | None
    plays: list[SeatPlay]
    alliances: list[SeatPair]
    winner: Seat | None
    next_leader: Seat
    rule: str
    bonuses: Counts
    points: int


class Choice(Model):
    """The pirate's power that waits for a decision."""

    seat: Seat
    power: Literal["ROS", "BEN", "RAS", "HAR"]


Phase: TypeAlias = Literal["bidding", "loading", "playing", "choosing", "over"]


class View(Model):
    """All that the receiver may know of the game, and nothing else (`seat` null: a watcher).

    While bids (or loads) are sealed the server holds them: `bid_placed`, `own_bid`, `to_act` speak of the
    sealed ones, and `bid_fixed` says who has said "that's it". `tricks` stays empty at tables that hide
    finished tricks. Lists per player have no entry for Graybeard except `hand_sizes`, `won` where he plays.
    """

    seat: Seat | None
    rules: str
    players: int
    graybeard: bool
    phase: Phase
    round: int
    rounds: int
    cards: int
    dealer: Seat
    leader: Seat
    to_act: list[Seat]
    hand: list[Token]
    hand_sizes: list[int]
    bids: list[int | None]
    bid_placed: list[bool]
    bid_fixed: list[bool]
    own_bid: int | None
    loads: list[Literal["grapeshot", "cannonball"] | None]
    load_placed: list[bool]
    own_load: Literal["grapeshot", "cannonball"] | None
    won: list[int]
    bonuses: list[Counts]
    bets: list[int | None]
    alliances: list[SeatPair]
    trick: CurrentTrick
    tricks: list[FinishedTrick]
    undealt: list[Token] | None
    choice: Choice | None
    legal: list[Action]
    totals: list[int]
    scores: list[list[RoundScore]]
    ranking: list[int] | None


class ViewPatch(TypedDict, total=False):
    """The fields of the `View` that changed, each complete: `view = {...view, ...patch}`."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # pyright: ignore[reportGeneralTypeIssues]  # how Pydantic takes it

    seat: Seat | None
    rules: str
    players: int
    graybeard: bool
    phase: Phase
    round: int
    rounds: int
    cards: int
    dealer: Seat
    leader: Seat
    to_act: list[Seat]
    hand: list[Token]
    hand_sizes: list[int]
    bids: list[int | None]
    bid_placed: list[bool]
    bid_fixed: list[bool]
    own_bid: int | None
    loads: list[Literal["grapeshot", "cannonball"] | None]
    load_placed: list[bool]
    own_load: Literal["grapeshot", "cannonball"] | None
    won: list[int]
    bonuses: list[Counts]
    bets: list[int | None]
    alliances: list[SeatPair]
    trick: CurrentTrick
    tricks: list[FinishedTrick]
    undealt: list[Token] | None
    choice: Choice | None
    legal: list[Action]
    totals: list[int]
    scores: list[list[RoundScore]]
    ranking: list[int] | None
