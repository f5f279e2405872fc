"""The data of a block: entries and nothing that follows from them."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, Self, cast

from skullking._core import Rules, desk
from skullking.errors import RulesError
from skullking.scoreblock.sheet import Sheet, answered
from skullking.scoring import Counts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from skullking.record import Record

__all__ = ["BONUS_NAMES", "FORMAT", "Entry", "Round", "ScoreBlock", "damaged"]

FORMAT: Final = "skullking block 1"
"""What files begin with; the number changes with the format."""

BONUS_NAMES: Final = ("pirate_by_sk", "sk_by_mermaid", "mermaid_by_pirate", "fourteen", "black_fourteen")

LoadKind = Literal["grapeshot", "cannonball"]
_LOADS: Final = ("grapeshot", "cannonball")
_MOST_ROUNDS: Final = 60
_MOST_NAME: Final = 40


def damaged(where: str) -> RulesError:
    """Say that a file is damaged, and where."""
    return RulesError("block/value", {"what": where[:80]})


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True, slots=True)
class Entry:
    """What one player has entered for a round.

    Attributes:
        bid: before Harry; None is "not entered", never a zero.
        won: tricks won.
        bonuses: names and counts, such as `{"pirate_by_sk": 1}`.
        load: `grapeshot` or `cannonball` where the rules let players choose.
        bet: Rascal's bet: 0, 10 or 20.
        harry: how Harry changed the bid: -1, 0 or 1.
    """

    bid: int | None = None
    won: int | None = None
    bonuses: Counts = field(default_factory=Counts)
    load: LoadKind | None = None
    bet: int = 0
    harry: int = 0

    def __post_init__(self) -> None:
        # a bonus that fell no time is none: equal entries are equal
        object.__setattr__(self, "bonuses", Counts({n: c for n, c in self.bonuses.items() if c}))

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "bid": self.bid,
            "won": self.won,
            "bonuses": {name: self.bonuses[name] for name in BONUS_NAMES if self.bonuses.get(name)},
            "load": self.load,
            "bet": self.bet,
            "harry": self.harry,
        }

    def line(self) -> str:
        """As the engine's desk reads it."""
        counts = ".".join(str(self.bonuses.get(name, 0)) for name in BONUS_NAMES)
        bid, won = ("-" if n is None else str(n) for n in (self.bid, self.won))
        return f"{bid}/{won}/{counts}/{self.load or '-'}/{self.bet}/{self.harry}"


@dataclass(frozen=True, slots=True)
class Round:
    """Everything entered for a round.

    Attributes:
        seats: an entry for each player.
        nobody: tricks that no player won (Kraken, Whale, Graybeard).
        loot: alliances as (player of the Loot, winner of the trick).
        booked: whether the round counts.
    """

    seats: tuple[Entry, ...]
    nobody: int = 0
    loot: tuple[tuple[int, int], ...] = ()
    booked: bool = False

    @classmethod
    def of(
        cls,
        *,
        bids: Sequence[int],
        won: Sequence[int],
        bonuses: Sequence[Mapping[str, int]] = (),
        nobody: int = 0,
        loot: Sequence[tuple[int, int]] = (),
    ) -> Self:
        """Make a finished, booked round.

        Args:
            bids: each player's bid.
            won: each player's tricks.
            bonuses: each player's bonuses; left out: none.
            nobody: tricks that no player won.
            loot: Loot alliances.
        """
        counts = [Counts(each) for each in bonuses] or [Counts()] * len(bids)
        seats = tuple(Entry(bid, n, each) for bid, n, each in zip(bids, won, counts, strict=True))
        return cls(seats, nobody, tuple(loot), booked=True)

    @classmethod
    def empty(cls, players: int) -> Self:
        """Lay out a round in which nothing has been entered."""
        return cls(tuple(Entry() for _ in range(players)))

    @property
    def is_empty(self) -> bool:
        """Nothing has been entered."""
        return not self.booked and all(entry.bid is None and entry.won is None for entry in self.seats)

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "seats": [entry.to_dict() for entry in self.seats],
            "nobody": self.nobody,
            "loot": [list(pair) for pair in self.loot],
            "booked": self.booked,
        }

    def line(self) -> str:
        """As the engine's desk reads it."""
        loot = ",".join(f"{one}-{other}" for one, other in self.loot) or "-"
        return " ".join([str(int(self.booked)), str(self.nobody), loot, *(e.line() for e in self.seats)])


@dataclass(frozen=True, slots=True)
class ScoreBlock:
    """A game on the block.

    Attributes:
        rules: an edition and its options; a text is read.
        players: names, in the order of the seats.
        first_dealer: the seat that deals the first round.
        rounds: what was entered; the last one may be under way.
        id: tells games apart when files meet.
        started: when, in ISO 8601.
        changed: when something was entered last.

    Raises:
        RulesError: names that are missing or the same, or entries that no game can have.
    """

    rules: str
    players: tuple[str, ...]
    first_dealer: int = 0
    rounds: tuple[Round, ...] = ()
    id: str = field(default_factory=lambda: secrets.token_hex(12))
    started: str = field(default_factory=_now)
    changed: str = ""

    def __post_init__(self) -> None:
        # Frozen: the canonical forms are set once, here.
        object.__setattr__(self, "rules", str(Rules.parse(self.rules)))
        object.__setattr__(self, "players", tuple(name.strip() for name in self.players))
        object.__setattr__(self, "changed", self.changed or self.started)
        if any(not 0 < len(name) <= _MOST_NAME for name in self.players):
            raise damaged("players")
        if len(set(self.players)) != len(self.players):
            raise damaged("players")
        if len(self.rounds) > _MOST_ROUNDS:
            raise damaged("rounds")
        self.sheet()

    def sheet(self) -> Sheet:
        """Ask the engine what follows from the entries."""
        head = f"sheet {self.rules} {len(self.players)} {self.first_dealer}"
        return answered(json.loads(desk("\n".join([head, *(each.line() for each in self.rounds)]))))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all booked rounds."""
        return self.sheet().totals

    @property
    def is_over(self) -> bool:
        """Whether everything that the rules plan is booked."""
        return all(each.booked for each in self.rounds) and not self.sheet().goes_on

    @property
    def open_round(self) -> int | None:
        """The round that is being entered, from 1; None when all that are laid out are booked."""
        return next((i for i, each in enumerate(self.rounds, 1) if not each.booked), None)

    @property
    def bonus_names(self) -> tuple[str, ...]:
        """The bonuses that the rules have."""
        known = json.loads(desk(f"rules {self.rules}"))["bonuses"]
        return tuple(each["name"] for each in known)

    def with_entries(self, number: int, entered: Round) -> ScoreBlock:
        """Enter something into a round, an earlier one too. It is booked as soon as it is complete.

        Args:
            number: the round, from 1.
            entered: all that is entered for it.

        Raises:
            RulesError: the round has not been laid out (`sheet/round`), or no game can have these entries.

        Example:
            >>> block = ScoreBlock(rules="schmidt", players=("Ada", "Bo")).laid_out()
            >>> block = block.with_entries(1, Round((Entry(bid=1, won=1), Entry(bid=0))))
            >>> block.open_round
            1
            >>> block.with_entries(1, Round((Entry(bid=1, won=1), Entry(bid=0, won=0)))).open_round
            2
        """
        if not 0 < number <= len(self.rounds):
            raise RulesError("sheet/round", {"what": number})

        rounds = list(self.rounds)
        rounds[number - 1] = replace(entered, booked=False)
        changed = replace(self, rounds=tuple(rounds), changed=_now())
        if changed.sheet().rounds[number - 1].complete:
            rounds[number - 1] = replace(entered, booked=True)
            changed = replace(changed, rounds=tuple(rounds))
        return changed.laid_out()

    def with_round(self, entered: Round) -> ScoreBlock:
        """Book one more round after the booked ones; a round under way gives way to it."""
        booked = tuple(each for each in self.rounds if each.booked)
        return replace(self, rounds=(*booked, entered), changed=_now())

    def laid_out(self) -> ScoreBlock:
        """With an empty round at the end while the game goes on, and none when it is over."""
        rounds = self.rounds
        if rounds and rounds[-1].is_empty:
            rounds = rounds[:-1]
        trimmed = replace(self, rounds=rounds)
        if any(not each.booked for each in rounds) or not trimmed.sheet().goes_on:
            return trimmed
        return replace(self, rounds=(*rounds, Round.empty(len(self.players))))

    def to_dict(self) -> dict[str, Any]:
        """As plain data, in the order of the file."""
        return {
            "format": FORMAT,
            "id": self.id,
            "rules": self.rules,
            "players": list(self.players),
            "first_dealer": self.first_dealer,
            "started": self.started,
            "changed": self.changed,
            "rounds": [each.to_dict() for each in self.rounds],
        }

    def to_json(self) -> str:
        """As the text of a file."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_record(cls, record: Record) -> ScoreBlock:
        """Make a block of a game that was played: what its events say, round by round.

        Args:
            record: a record that can be replayed; its names, else "1", "2", ... become the players.

        Raises:
            RulesError: the record cannot be replayed (`record/...`).
            IllegalActionError: an action in it was not legal.

        Example:
            >>> from skullking import Bid, Game, Play, Rules
            >>> game = Game(Rules.parse("schmidt+rounds=1"), players=2, seed=7)
            >>> while not game.is_over:
            ...     seat = game.to_act[0]
            ...     _ = game.apply(seat, game.legal_actions(seat)[0])
            >>> ScoreBlock.from_record(game.record(names=["Ada", "Bo"])).totals == game.scores
            True
        """
        from skullking.scoreblock.played import rounds_of

        names = record.names or tuple(str(seat + 1) for seat in range(record.players))
        return cls(
            rules=str(record.rules),
            players=names,
            first_dealer=record.first_dealer,
            rounds=rounds_of(record.replay()),
        )

    @classmethod
    def parse(cls, text: str) -> ScoreBlock:
        """Read a game from JSON.

        Raises:
            RulesError: it is no game of the block, or a damaged one; nothing is guessed.
        """
        try:
            data: object = json.loads(text)
        except ValueError:
            raise RulesError("block/not_ours") from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> ScoreBlock:
        """Read a game from plain data; as `parse`."""
        plain = _mapping(data, "")
        if plain.get("format") != FORMAT:
            raise RulesError("block/not_ours")
        names = _list(plain.get("players"), "players")
        if not 2 <= len(names) <= 8 or not all(isinstance(name, str) for name in names):
            raise damaged("players")
        rules = plain.get("rules")
        if not isinstance(rules, str):
            raise damaged("rules")
        rounds = _list(plain.get("rounds"), "rounds")
        dealer = _whole(plain.get("first_dealer", 0), 0, len(names) - 1, "first_dealer")
        more: dict[str, str] = {}
        for name in ("id", "started", "changed"):
            value = plain.get(name)
            if isinstance(value, str) and 3 < len(value) <= 60:
                more[name] = value
        return cls(
            rules=rules,
            players=tuple(cast("list[str]", names)),
            first_dealer=dealer,
            rounds=tuple(_round(each, len(names), f"rounds {i + 1}") for i, each in enumerate(rounds)),
            **more,
        )


def _mapping(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise damaged(where) if where else RulesError("block/not_ours")
    return cast("dict[str, object]", value)


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise damaged(where)
    return cast("list[object]", value)


def _whole(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise damaged(where)
    return value


def _round(data: object, players: int, where: str) -> Round:
    plain = _mapping(data, where)
    seats = _list(plain.get("seats"), where)
    if len(seats) != players:
        raise damaged(where)
    pairs: list[tuple[int, int]] = []
    for pair in _list(plain.get("loot", []), where):
        ends = [_whole(end, 0, players - 1, f"{where} loot") for end in _list(pair, where)]
        if len(ends) != 2:
            raise damaged(f"{where} loot")
        pairs.append((ends[0], ends[1]))
    return Round(
        seats=tuple(_entry(each, f"{where}, {i + 1}") for i, each in enumerate(seats)),
        nobody=_whole(plain.get("nobody", 0), 0, 20, f"{where} nobody"),
        loot=tuple(pairs),
        booked=plain.get("booked") is True,
    )


def _entry(data: object, where: str) -> Entry:
    plain = _mapping(data, where)
    bonuses: dict[str, int] = {}
    for name, count in _mapping(plain.get("bonuses", {}), where).items():
        if name not in BONUS_NAMES:
            raise damaged(f"{where} {name}")
        if number := _whole(count, 0, 20, f"{where} {name}"):
            bonuses[name] = number
    load = plain.get("load")
    if load is not None and load not in _LOADS:
        raise damaged(f"{where} load")

    def maybe(name: str) -> int | None:
        value = plain.get(name)
        return None if value is None else _whole(value, 0, 20, f"{where} {name}")

    return Entry(
        bid=maybe("bid"),
        won=maybe("won"),
        bonuses=Counts(bonuses),
        load=load,
        bet=_whole(plain.get("bet", 0), 0, 20, f"{where} bet"),
        harry=_whole(plain.get("harry", 0), -1, 1, f"{where} harry"),
    )
