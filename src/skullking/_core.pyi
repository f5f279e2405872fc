"""The rules engine, compiled from Rust. `skullking` and its modules give these names their homes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, final

from typing_extensions import disjoint_base

from skullking.cards import Action
from skullking.events import Event
from skullking.game import Deal
from skullking.scoring import Counts, RoundScore, TrickResult
from skullking.view import Choice, FinishedTrick, Trick

__all__ = [
    "Bet",
    "Bid",
    "Card",
    "ChangeBid",
    "ChooseLeader",
    "Game",
    "Load",
    "NativeBot",
    "Play",
    "Rules",
    "Swap",
    "Trainer",
    "View",
    "advise",
    "commitment",
    "deal",
    "decision_times",
    "desk",
    "duel",
    "encoder_version",
    "install_weights",
    "keep_weights",
    "led_suit",
    "legal_plays",
    "mixed_tables",
    "ranking",
    "resolve_trick",
    "score_round",
    "seed_bytes",
    "simulate",
]

@final
class Card:
    """A card, such as `R5`, `K13` or `SKU`.

    Args:
        token: a token of `spec/NOTATION.md`, in any case, or a German or English name.

    Raises:
        NotationError: it is no card; `details["position"]` says where it stops making sense.

    Example:
        >>> Card("gelb 12"), Card("Y12") == Card("ge12")
        (Card('Y12'), True)
    """

    __match_args__ = ("token",)

    def __new__(cls, token: str) -> Self: ...
    @property
    def token(self) -> str:
        """The canonical token."""

    @property
    def suit(self) -> str | None:
        """The suit's letter; None for special cards."""

    @property
    def number(self) -> int | None:
        """The number; None for special cards."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Self, /) -> bool: ...
    def __le__(self, other: Self, /) -> bool: ...
    def __gt__(self, other: Self, /) -> bool: ...
    def __ge__(self, other: Self, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...

@final
class Play:
    """A card as it is played: Scary Mary says whether she is a pirate (`SM+`) or an Escape (`SM-`).

    Args:
        card: a token, a `Card`, or a `Play`.

    Raises:
        NotationError: it is no play; `notation/bare_scary_mary` for an `SM` that does not say what she is.

    Example:
        >>> Play("SM-").card == Card("SM")
        True
    """

    __match_args__ = ("token",)

    def __new__(cls, card: str | Card | Play) -> Self: ...
    @property
    def token(self) -> str:
        """The canonical token."""

    @property
    def card(self) -> Card:
        """The card that left the hand."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "play", "play": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Self, /) -> bool: ...
    def __le__(self, other: Self, /) -> bool: ...
    def __gt__(self, other: Self, /) -> bool: ...
    def __ge__(self, other: Self, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...

@final
class Bid:
    """So many tricks (RULES.md 1.5).

    Raises:
        IllegalActionError: `action/number_out_of_range` for a number that no rules could allow.
    """

    __match_args__ = ("n",)

    def __new__(cls, n: int) -> Self: ...
    @property
    def n(self) -> int:
        """How many."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "bid", "n": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[int]]: ...

@final
class ChooseLeader:
    """Rosie: who leads the next trick (RULES.md 2.6)."""

    __match_args__ = ("seat",)

    def __new__(cls, seat: int) -> Self: ...
    @property
    def seat(self) -> int:
        """Who leads."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "choose_leader", "seat": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[int]]: ...

@final
class Swap:
    """Bendt: the cards to discard, as many as were drawn (RULES.md 2.6, L6)."""

    __match_args__ = ("a", "b")

    def __new__(cls, a: str | Card, b: str | Card | None = None) -> Self: ...
    @property
    def a(self) -> Card:
        """The first card."""

    @property
    def b(self) -> Card | None:
        """The second; None where only one was drawn."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "swap", "cards": [...]}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[Card, Card | None]]: ...

@final
class Bet:
    """Rascal: 0, 10 or 20 points on the own bid (RULES.md 2.6)."""

    __match_args__ = ("n",)

    def __new__(cls, n: int) -> Self: ...
    @property
    def n(self) -> int:
        """How much."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "bet", "n": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[int]]: ...

@final
class ChangeBid:
    """Harry: -1, 0 or +1 on the own bid (RULES.md 2.6, L8)."""

    __match_args__ = ("by",)

    def __new__(cls, by: int) -> Self: ...
    @property
    def by(self) -> int:
        """By how much."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "change_bid", "by": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[int]]: ...

@final
class Load:
    """Rascal scoring: `grapeshot` or `cannonball` (RULES.md 2.7).

    Raises:
        IllegalActionError: `action/unknown_load`.
    """

    __match_args__ = ("kind",)

    def __new__(cls, kind: str) -> Self: ...
    @property
    def kind(self) -> str:
        """`grapeshot` or `cannonball`."""

    def to_dict(self) -> dict[str, Any]:
        """`{"type": "load", "kind": ...}`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...

@final
class Rules:
    """An edition and its options; equal rules are equal and hash alike.

    `str(rules)` is the canonical id, such as `grandpabeck2021+kraken+loot`.

    Example:
        >>> rules = Rules.parse("grandpabeck2021+kraken_lead=left_of_kraken")
        >>> str(rules), len(rules.deck), rules.cards_per_round(players=8)[-1]
        ('grandpabeck2021+kraken_lead=left_of_kraken', 70, 8)
    """

    @staticmethod
    def preset(id: str) -> Rules:
        """The default rules of an edition.

        Raises:
            RulesError: `rules/unknown_edition`.
        """

    @staticmethod
    def parse(id: str) -> Rules:
        """Read an id: `edition+option+option=value`, options in any order.

        Raises:
            RulesError: `rules/unknown_edition`, `rules/unknown_option`, `rules/unknown_value`,
                `rules/duplicate_option`.
        """

    @staticmethod
    def presets() -> tuple[str, ...]:
        """The editions, the default first."""

    @staticmethod
    def option_values(name: str) -> list[str]:
        """The values an option may have; `rounds` takes lists of sizes, too.

        Raises:
            RulesError: `rules/unknown_option`.
        """

    @property
    def edition(self) -> str:
        """The edition's id."""

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value, in the order of a canonical id."""

    @property
    def suits(self) -> tuple[str, str, str, str]:
        """Letters of the suits, black last."""

    @property
    def top(self) -> int:
        """The highest number of a suit."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck in its canonical order."""

    @property
    def players(self) -> range:
        """How many may play."""

    @property
    def bonuses(self) -> dict[str, int]:
        """The edition's bonuses and what each is worth."""

    @property
    def kraken(self) -> bool:
        """The Kraken is in the deck."""

    @property
    def whale(self) -> bool:
        """The White Whale is in the deck."""

    @property
    def loot(self) -> bool:
        """Two Loots are in the deck."""

    @property
    def powers(self) -> bool:
        """Pirates have names and powers."""

    @property
    def scoring(self) -> str:
        """`standard` or `rascal`."""

    @property
    def load(self) -> str:
        """`off` or `choice`."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """Sizes of the rounds, before a small deck limits them."""

    @property
    def graybeard(self) -> bool:
        """Graybeard's ghost joins two players."""

    @property
    def kraken_lead(self) -> str:
        """`would_have_won` or `left_of_kraken`."""

    @property
    def whale_void_lead(self) -> str:
        """`whale_player` or `would_have_won`."""

    @property
    def graybeard_second(self) -> str:
        """`round_leader` or `last_human_leader`."""

    @property
    def harry(self) -> str:
        """`immediate` or `end_of_round`."""

    @property
    def tiebreak(self) -> str:
        """`shared` or `extra_round`."""

    def cards_per_round(self, players: int) -> tuple[int, ...]:
        """Cards dealt to each player, round by round.

        Raises:
            RulesError: `rules/players`, `rules/loot_graybeard`.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class View:
    """What one seat (or a watcher, `seat` None) may know of a game; made by `Game.view`.

    Hidden cards and bids are not merely left out here: they are not in the object.
    Lists go by seat; where Graybeard counts, he is last.
    """

    @property
    def seat(self) -> int | None:
        """Whose view; None for a watcher."""

    @property
    def rules(self) -> Rules:
        """The rules."""

    @property
    def players(self) -> int:
        """How many play, without Graybeard."""

    @property
    def graybeard(self) -> bool:
        """Whether Graybeard's ghost plays."""

    @property
    def phase(self) -> str:
        """`bidding`, `loading`, `playing`, `choosing` or `over`."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def rounds(self) -> int:
        """How many rounds there are (more if ties are being broken)."""

    @property
    def cards(self) -> int:
        """Cards dealt to each in this round."""

    @property
    def dealer(self) -> int:
        """Who dealt this round."""

    @property
    def leader(self) -> int:
        """Who leads its first trick."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each holds."""

    @property
    def bids(self) -> tuple[int | None, ...]:
        """All bids; None until they are revealed."""

    @property
    def bid_placed(self) -> tuple[bool, ...]:
        """Whose fist is on the table."""

    @property
    def own_bid(self) -> int | None:
        """The own bid, also before the reveal."""

    @property
    def loads(self) -> tuple[str | None, ...]:
        """All loads; None until they are revealed."""

    @property
    def load_placed(self) -> tuple[bool, ...]:
        """Who has chosen a load."""

    @property
    def own_load(self) -> str | None:
        """The own load, also before the reveal."""

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won in this round."""

    @property
    def bonuses(self) -> tuple[Counts, ...]:
        """Bonuses in the tricks won in this round."""

    @property
    def bets(self) -> tuple[int | None, ...]:
        """Rascal's bets."""

    @property
    def alliances(self) -> tuple[tuple[int, int], ...]:
        """Loot alliances of this round: (seat of the Loot, seat of the winner)."""

    @property
    def trick(self) -> Trick:
        """The trick on the table."""

    @property
    def tricks(self) -> tuple[FinishedTrick, ...]:
        """The decided tricks of this round, in order."""

    @property
    def undealt(self) -> tuple[Card, ...] | None:
        """What the own Juanita saw."""

    @property
    def choice(self) -> Choice | None:
        """The power that waits for a decision."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """The own legal actions."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the finished rounds."""

    @property
    def scores(self) -> tuple[tuple[RoundScore, ...], ...]:
        """Each finished round's scores."""

    @property
    def ranking(self) -> tuple[int, ...] | None:
        """Ranks, once the game is over."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as it goes over the wire."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@disjoint_base
class Game:
    """The engine's part of `skullking.Game`; see there."""

    def __new__(
        cls,
        rules: Rules,
        players: int,
        *,
        seed: int | str | bytes | None = None,
        deals: Sequence[Deal | Sequence[Iterable[Card | str]]] | None = None,
        first_dealer: int = 0,
    ) -> Self: ...
    @property
    def rules(self) -> Rules:
        """The rules."""

    @property
    def players(self) -> int:
        """How many play, without Graybeard."""

    @property
    def phase(self) -> str:
        """`bidding`, `loading`, `playing`, `choosing` or `over`."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def cards(self) -> int:
        """Cards dealt to each in this round."""

    @property
    def dealer(self) -> int:
        """Who dealt this round."""

    @property
    def leader(self) -> int:
        """Who leads its first trick."""

    @property
    def first_dealer(self) -> int:
        """Who dealt the first round."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Totals of the finished rounds, by seat."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat by its total; equal totals share one."""

    @property
    def sheet(self) -> tuple[tuple[RoundScore, ...], ...]:
        """Each finished round's scores, by seat."""

    @property
    def seed(self) -> bytes | None:
        """The 32 bytes every deal follows from. Secret while the game lasts."""

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed; may be published at the start."""

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Everything decided so far: (seat, action)."""

    @property
    def explicit_deals(self) -> tuple[Deal, ...] | None:
        """The deals the game was given instead of a seed."""

    def dealt(self, round: int | None = None) -> Deal:
        """What was dealt in a round up to the present one (None).

        Raises:
            RulesError: `deal/round`.
        """

    def hand(self, seat: int) -> tuple[Card, ...]:
        """A seat's cards now. A bot gets a `view` instead.

        Raises:
            IllegalActionError: `action/no_such_seat`.
        """

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now; empty if it has nothing to do.

        While bids (or loads) are collected this is every bid, also for a seat whose bid is placed: it may
        be changed until the last one is in.

        Raises:
            IllegalActionError: `action/no_such_seat`.
        """

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out an action.

        Returns:
            What happened, in full; `event.seen_by(seat)` before it leaves the process.

        Raises:
            IllegalActionError: the rules do not allow it. The game is unchanged.
            RulesError: `rules/no_such_card`: the edition has no such card. The game is unchanged.
        """

    def events(self, seat: int | None = None, since: int = 0) -> tuple[Event, ...]:
        """Everything that happened, as a seat (None: a watcher) may see it.

        Args:
            seat: whose eyes.
            since: skip so many events.
        """

    def full_events(self) -> tuple[Event, ...]:
        """Everything that happened, in full."""

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a watcher) may know.

        Raises:
            IllegalActionError: `action/no_such_seat`.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class NativeBot:
    """A bot that chooses in Rust; `skullking.bots.make_bot` makes them.

    Args:
        name: one of `names()`.
        seed: below 2**64; equal seeds choose alike.
    """

    def __new__(cls, name: str, seed: int = 0) -> Self: ...
    @staticmethod
    def names() -> list[str]:
        """The native bots."""

    @staticmethod
    def opponents() -> list[str]:
        """Public bots, written anew for measuring; `NativeBot` makes them, too."""

    def choose(self, view: View) -> Action:
        """Choose an action.

        Raises:
            IllegalActionError: `action/nothing_to_decide`.
        """

@final
class Trainer:
    """A learner in the middle of its training; see `skullking.train`.

    Args:
        preset: an edition, or any rules id.
        seed: of deals and choices; equal settings give equal weights.
        against: a native bot for all seats but the learner's, instead of the usual company; what is learned is
            a best response to it. The learner starts with the weights in use.
        players: learn for this many players only.

    Raises:
        RulesError: there are no such rules.
        ValueError: there is no such bot, or so many cannot play.
    """

    def __new__(
        cls, preset: str, *, seed: int = 1, against: str | None = None, players: int | None = None
    ) -> Self: ...
    @property
    def games(self) -> int:
        """Games played so far."""

    def fill_tables(self, *, iterations: int, games: int) -> None:
        """Fill the tables by self-play: so many iterations of about so many games."""

    def stretch(self, games: int, *, threads: int, start: float, stop: float) -> tuple[int, int, float]:
        """Play and learn.

        Args:
            games: on each thread.
            threads: learn on copies, which are averaged afterwards.
            start: progress of the whole training (0 to 1) at the beginning of this stretch.
            stop: and at its end.

        Returns:
            Games played, positions learned from, sum of their losses.
        """

    def weights(self) -> bytes:
        """What has been learned, as a file."""

    def resume(self, weights: bytes, games: int) -> None:
        """Go on from a file after so many games.

        Raises:
            WeightsError: the file cannot be used.
        """

def install_weights(weights: bytes) -> list[str]:
    """Put weights into use for the levels of play.

    Returns:
        The rules ids they were trained for, the main one first.

    Raises:
        WeightsError: no weights, damaged, or of another encoder version.
    """

def advise(view: View, seed: int = 0) -> list[tuple[Action, float, float, float | None]]:
    """What the captain expects of each legal action of the view's seat, the best first.

    Returns:
        Action, points of this round, probability that the bid is met, probability that a play takes its
        trick (None for other actions, and with Graybeard at the table).
    """

def encoder_version() -> int:
    """The version of the encoder that nets are trained for."""

def keep_weights(weights: bytes) -> int:
    """Keep weights beside the ones in use.

    Returns:
        The number n under which `NativeBot("kept:n")` plays by them.

    Raises:
        WeightsError: no weights, damaged, or of another encoder version.
    """

def duel(
    rules: Rules, candidate: str, field: Sequence[str], *, seed: int, start: int, stop: int
) -> list[tuple[int, list[list[int]]]]:
    """Play a match on duplicate deals; see `skullking.arena`.

    Args:
        rules: an edition and its options.
        candidate: a native bot or `omniscient`, which sits once in every seat of each deal.
        field: native bots in the other seats, one fewer than players.
        seed: below 2**128; deal i has the seed `seed + (i << 128)`.
        start: the first deal.
        stop: the deal after the last one.

    Returns:
        For each deal the candidate's victories in parts of 840, and for each round seven sums over the seats:
        games, its points, the others' points, its bids, bids it met, bids of zero, of these met.

    Raises:
        ValueError: there is no such native bot.
        RulesError: the rules cannot be played by so many; `arena/unfinished` if a bot made no choice.
    """

def mixed_tables(rules: Rules, lineups: Sequence[Sequence[str]], *, seed: int, start: int) -> list[list[int]]:
    """Play one game for each table of native bots; see `skullking.arena.ladder`.

    Args:
        rules: an edition and its options.
        lineups: for each game a native bot for each seat.
        seed: below 2**128; game i has the seed `seed + (i << 128)`.
        start: the number of the first game.

    Returns:
        For each game the totals by seat.

    Raises:
        ValueError: there is no such native bot.
        RulesError: as `duel`.
    """

def decision_times(rules: Rules, candidate: str, field: Sequence[str], *, seed: int, games: int) -> list[int]:
    """Nanoseconds of each choice of the candidate in some games of a match, on one thread."""

def legal_plays(
    hand: Iterable[Card | str], trick: Iterable[Play | str], *, rules: Rules | None = None
) -> tuple[Play, ...]:
    """The plays that a hand allows (RULES.md 1.6, 2.3).

    Args:
        hand: cards, or a text such as `"Y5 K3 SM"`.
        trick: the plays so far, in order.
        rules: None is the default edition. The edition's optional cards count as switched on.

    Returns:
        Plays in deck order; Scary Mary gives both of hers.

    Raises:
        NotationError: something is no card or no play.
        RulesError: `rules/no_such_card`, `rules/too_many_copies`, `trick/size`.

    Example:
        >>> legal_plays("Y5 G3 SM", "Y2 PIR", rules=Rules.preset("grandpabeck2021"))
        (Play('Y5'), Play('SM+'), Play('SM-'))
    """

def led_suit(trick: Iterable[Play | str], *, rules: Rules | None = None) -> str | None:
    """The suit to follow after these plays (RULES.md 1.6, 2.3); None if there is none.

    Raises:
        NotationError: something is no play.
        RulesError: `rules/no_such_card`, `rules/too_many_copies`.
    """

def resolve_trick(plays: Iterable[Play | str], *, rules: Rules | None = None) -> TrickResult:
    """Decide a complete trick (RULES.md 1.7, 1.8, 2.3-2.5).

    Args:
        plays: in the order played.
        rules: None is the default edition. The edition's optional cards count as switched on.

    Raises:
        NotationError: something is no play.
        RulesError: `rules/no_such_card`, `rules/too_many_copies`, `trick/size`.
    """

def score_round(
    bid: int,
    won: int,
    *,
    cards: int,
    bonuses: Mapping[str, int] | None = None,
    rules: Rules | None = None,
    loot: Sequence[bool] = (),
    bet: int | None = None,
    harry: int = 0,
    scoring: str | None = None,
) -> RoundScore:
    """The points of one player's round (RULES.md 1.8, 1.9, 2.5-2.7).

    Args:
        bid: tricks announced, before Harry.
        won: tricks won.
        cards: cards dealt.
        bonuses: names and counts, such as `{"pirate_by_sk": 2}`.
        rules: None is the default edition.
        loot: for each Loot alliance whether both bids were exact.
        bet: Rascal's bet.
        harry: how Harry changed the bid.
        scoring: `standard`, `rascal` (or `grapeshot`), `cannonball`; None follows the rules.

    Raises:
        RulesError: a value that no round can have; the code says which (`score/...`).

    Example:
        >>> score_round(2, 2, cards=5, bonuses={"pirate_by_sk": 2}).points
        100
    """

def ranking(totals: Sequence[int]) -> tuple[int, ...]:
    """Ranks of totals; equal totals share one (RULES.md 1.10).

    Example:
        >>> ranking([120, 80, 120])
        (1, 3, 1)
    """

def desk(question: str) -> str:
    """Ask the engine in words; the answer is JSON. For the score block; the browser asks the same way.

    What can be asked is listed in `rust/desk/src/lib.rs`. Nonsense is answered with an `error`.

    Example:
        >>> from skullking._core import desk
        >>> desk("ranking 120 80 120")
        '[1,3,1]'
    """

def deal(rules: Rules, players: int, round: int, seed: int | str | bytes) -> Deal:
    """The deal `sk1` of one round.

    Raises:
        RulesError: `rules/players`, `deal/round`, `seed/invalid`.
    """

def seed_bytes(seed: int | str | bytes) -> bytes:
    """The 32 bytes of a seed: an int little-endian, a str its SHA-256.

    Raises:
        RulesError: `seed/invalid`.
    """

def commitment(seed: int | str | bytes) -> str:
    """SHA-256 of a seed's 32 bytes, in hexadecimal.

    Raises:
        RulesError: `seed/invalid`.
    """

def simulate(
    rules: Rules, bots: Sequence[str], *, seed: int, start: int, stop: int, threads: int
) -> tuple[bytes, list[tuple[int, int, int, int]], int, int]:
    """Play games between native bots; see `skullking simulate`.

    Args:
        rules: an edition and its options.
        bots: a native bot for each seat.
        seed: below 2**128; game i has the seed `seed + (i << 128)`.
        start: the first game.
        stop: the game after the last one.
        threads: how many work at once; the outcome is the same for any number.

    Returns:
        Totals as little-endian 32-bit integers (seat after seat, game after game); by seat the sum of
        its bids, how many it met, how many were zero, how many of those it met; rounds, cards played.

    Raises:
        ValueError: there is no such native bot.
        RulesError: the rules cannot be played by so many.
    """
