"""Records: one text format for export, storage, bug reports and games with real cards.

The grammar stands in `spec/NOTATION.md`; the JSON twin holds the same facts. A record with its seed, or
with explicit deals, replays to an equal game.
"""

from __future__ import annotations

import contextlib
import json
import re
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self

from skullking._core import Bet, Bid, Card, ChangeBid, ChooseLeader, Load, Play, Rules, Swap
from skullking.cards import action_from_dict
from skullking.errors import IllegalActionError, NotationError, RulesError, SkullKingError
from skullking.game import Deal, Game, commitment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from skullking.cards import Action

__all__ = ["HEADER", "Record"]

HEADER: Final = "skullking record 1"
"""First line of every record; the number changes with the format."""

_MAX_LINE: Final = 10_000


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played.

    Attributes:
        rules: an edition and its options.
        players: how many.
        first_dealer: the seat that dealt the first round.
        actions: (seat, action) in order.
        seed: 32 bytes, or None before the end and where real cards were dealt.
        deals: the cards of each round, where they were given explicitly.
        commitment: SHA-256 of the seed in hexadecimal, known from the start.
        names: a name for each player, if known.
        result: final totals, once the game is over.

    Example:
        >>> from skullking import Bid, Game, Rules
        >>> game = Game(Rules.parse("schmidt+rounds=1"), players=2, seed=7)
        >>> for seat in (0, 1):
        ...     _ = game.apply(seat, Bid(0))
        >>> while not game.is_over:
        ...     seat = game.to_act[0]
        ...     _ = game.apply(seat, game.legal_actions(seat)[0])
        >>> record = game.record(names=["Ada", "Bo"])
        >>> Record.parse(record.to_text()) == record
        True
        >>> record.replay() == game
        True
    """

    rules: Rules
    players: int
    first_dealer: int = 0
    actions: tuple[tuple[int, Action], ...] = ()
    seed: bytes | None = None
    deals: tuple[Deal, ...] | None = None
    commitment: str | None = None
    names: tuple[str, ...] | None = None
    result: tuple[int, ...] | None = None
    _lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, game: Game, *, names: Sequence[str] | None = None, secret: bool = False) -> Self:
        """The record of a game; see `Game.record`."""
        if names is not None and len(names) != game.players:
            raise RulesError("record/names", {"what": len(names)})
        open_ = game.is_over or secret
        return cls(
            rules=game.rules,
            players=game.players,
            first_dealer=game.first_dealer,
            actions=game.actions,
            seed=game.seed if open_ else None,
            deals=game.explicit_deals if open_ else None,
            commitment=game.commitment,
            names=None if names is None else tuple(names),
            result=game.scores if game.is_over else None,
        )

    def replay(self) -> Game:
        """Play the record again.

        Returns:
            The game in the state in which the record ends.

        Raises:
            RulesError: `record/no_cards` if neither seed nor deals are in it, `record/hash` if the seed
                does not belong to the published hash, `record/result` if the totals are others.
            IllegalActionError: an action was not legal; `details["action"]` counts from 0, and
                `details["line"]` says where it stands if the record was read from a text.
        """
        game = self._start()
        for index, (seat, action) in enumerate(self.actions):
            self._apply(game, index, seat, action)
        if self.result is not None and (not game.is_over or game.scores != self.result):
            raise RulesError("record/result", {"what": " ".join(map(str, game.scores))})
        return game

    def steps(self) -> Iterator[tuple[Game, int, Action, tuple[Any, ...]]]:
        """Step through the record: the game after each action, who did it, the action, its events.

        The same game object is yielded every time and goes on when the next step is asked for.
        """
        game = self._start()
        for index, (seat, action) in enumerate(self.actions):
            yield game, seat, action, self._apply(game, index, seat, action)

    def _start(self) -> Game:
        if self.deals is not None:
            return Game(self.rules, self.players, deals=self.deals, first_dealer=self.first_dealer)
        if self.seed is None:
            raise RulesError("record/no_cards")
        if self.commitment is not None and commitment(self.seed) != self.commitment:
            raise RulesError("record/hash", {"what": self.commitment})
        return Game(self.rules, self.players, seed=self.seed, first_dealer=self.first_dealer)

    def _apply(self, game: Game, index: int, seat: int, action: Action) -> tuple[Any, ...]:
        try:
            return game.apply(seat, action)
        except SkullKingError as error:
            self._located(error, index)
            raise

    def _located(self, error: SkullKingError, index: int) -> SkullKingError:
        """The error with the place of the action in it."""
        error.details["action"] = index
        if index < len(self._lines):
            error.details["line"] = self._lines[index]
        return error

    # ---- writing ----

    def to_text(self) -> str:
        """The record as text, in the one canonical way."""
        lines = [HEADER, f"rules: {self.rules}", f"players: {self.players}"]
        if self.names is not None:
            lines.append(f"names: {json.dumps(self.names, ensure_ascii=False)}")
        lines.append(f"dealer: {self.first_dealer}")
        if self.commitment is not None:
            lines.append(f"hash: {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        rounds = _rounds(self.actions, self.players)
        for number in range(1, max(len(rounds), len(self.deals or ())) + 1):
            lines.append(f"round {number}")
            if self.deals is not None and number <= len(self.deals):
                lines.extend(_deal_lines(self.deals[number - 1]))
            if number <= len(rounds):
                lines.extend(rounds[number - 1])
        if self.result is not None:
            lines.append("result: " + " ".join(map(str, self.result)))
        return "\n".join(lines) + "\n"

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data: the JSON twin."""
        return {
            "format": HEADER,
            "rules": str(self.rules),
            "players": self.players,
            "names": None if self.names is None else list(self.names),
            "dealer": self.first_dealer,
            "hash": self.commitment,
            "seed": None if self.seed is None else self.seed.hex(),
            "deals": None if self.deals is None else [_deal_dict(deal) for deal in self.deals],
            "actions": [[seat, action.to_dict()] for seat, action in self.actions],
            "result": None if self.result is None else list(self.result),
        }

    # ---- reading ----

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Read the JSON twin.

        Raises:
            SkullKingError: `record/json` if it is no record, and what its values raise.
        """
        try:
            if data["format"] != HEADER:
                raise NotationError("record/header", {"what": str(data["format"])[:80]})
            record = cls(
                rules=Rules.parse(data["rules"]),
                players=_whole(data["players"]),
                first_dealer=_whole(data["dealer"]),
                actions=tuple((_whole(seat), action_from_dict(action)) for seat, action in data["actions"]),
                seed=None if data["seed"] is None else _json_hex(data["seed"]),
                deals=None if data["deals"] is None else _deals_of(data["deals"]),
                commitment=None if data["hash"] is None else _json_hex(data["hash"]).hex(),
                names=None if data["names"] is None else tuple(map(_text, _list(data["names"]))),
                result=None if data["result"] is None else tuple(map(_whole, _list(data["result"]))),
            )
        except SkullKingError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise NotationError("record/json", {"what": str(error)[:80]}) from error
        return record.checked()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one record from a text.

        Tolerant: case, spaces, empty lines, comments (`#` to the end of a line), card names in German and
        English (with commas between those of several words).

        Raises:
            NotationError: with `line`, `column` and `what` in its details.
            RulesError: what the record says contradicts itself.
        """
        records = list(cls.read(text.split("\n")))
        if len(records) != 1:
            raise NotationError("record/count", {"what": len(records), "line": 1, "column": 1})
        return records[0]

    @classmethod
    def read(cls, lines: Iterable[str]) -> Iterator[Self]:
        """Read the records of a file one after the other, as they come.

        Args:
            lines: a text file, or any iterable of lines.

        Raises:
            NotationError: see `parse`; records before the error have been yielded.
        """
        reader: _Reader | None = None
        for number, line in enumerate(lines, start=1):
            raw = line.rstrip("\r\n")
            if len(raw) > _MAX_LINE:
                raise _fault("record/line_too_long", number, 1, raw[:40])
            words = raw.split("#", 1)[0] if not raw.lstrip().lower().startswith(("names", "namen")) else raw
            if not words.strip() or raw.lstrip().startswith("#"):
                continue
            if " ".join(words.lower().split()) == HEADER:
                if reader is not None:
                    yield cls._of(reader)
                reader = _Reader()
            elif reader is None:
                raise _fault("record/header", number, 1, raw.strip()[:40])
            else:
                reader.line(number, words)
        if reader is not None:
            yield cls._of(reader)

    @classmethod
    def _of(cls, reader: _Reader) -> Self:
        if reader.rules is None or reader.players is None:
            raise _fault(
                "record/incomplete", reader.number, 1, "rules" if reader.rules is None else "players"
            )
        return cls(
            rules=reader.rules,
            players=reader.players,
            first_dealer=reader.dealer,
            actions=tuple(reader.actions),
            seed=reader.seed,
            deals=reader.deals(),
            commitment=reader.commitment,
            names=reader.names,
            result=reader.result,
            _lines=tuple(reader.lines),
        ).checked()

    def checked(self) -> Self:
        """Itself, if rules, players, dealer, deals, seats, names and seed fit together (SkullKingError if not)."""
        self.rules.cards_per_round(self.players)
        if not 0 <= self.first_dealer < self.players:
            raise RulesError("rules/dealer", {"what": str(self.first_dealer)[:40]})
        for deal in self.deals or ():
            if len(deal.hands) != self.players or not all(deal.hands):
                raise RulesError("deal/hands", {"what": str(len(deal.hands))})
        for index, (seat, _) in enumerate(self.actions):
            if not 0 <= seat < self.players:
                raise self._located(IllegalActionError("action/no_such_seat", {"seat": seat}), index)
        if self.names is not None and len(self.names) != self.players:
            raise RulesError("record/names", {"what": len(self.names)})
        if self.result is not None and len(self.result) != self.players:
            raise RulesError("record/result", {"what": " ".join(map(str, self.result))[:40]})
        if self.seed is not None and len(self.seed) != 32:
            raise RulesError("seed/invalid", {"what": self.seed.hex()})
        return self


def _fault(code: str, line: int, column: int, what: str) -> NotationError:
    return NotationError(code, {"line": line, "column": column, "what": what})


# ---- writing ----


def _rounds(actions: Sequence[tuple[int, Action]], players: int) -> list[list[str]]:
    """The lines of each round."""
    rounds: list[list[str]] = []
    for section, group in groupby(actions, key=lambda step: _section(step[1])):
        steps = list(group)
        if section == "bids":
            rounds.append([])
        if not rounds:
            rounds.append([])
        lines = rounds[-1]
        if section == "tricks":
            for trick in _tricks(steps, players):
                lines.append(f"trick {trick[0][0]}: " + " ".join(str(action) for _, action in trick))
        elif section == "choices":
            lines.extend(f"choice {seat}: {_choice(action)}" for seat, action in steps)
        else:
            lines.append(f"{section}: {_sealed(steps, players)}")
    return rounds


def _tricks(steps: Sequence[tuple[int, Action]], players: int) -> list[list[tuple[int, Action]]]:
    """Plays in lines that read back as they are: as many as there are players, and seat after seat."""
    tricks: list[list[tuple[int, Action]]] = []
    for step in steps:
        last = tricks[-1] if tricks else []
        if last and len(last) < players and step[0] == (last[-1][0] + 1) % players:
            last.append(step)
        else:
            tricks.append([step])
    return tricks


def _section(action: Action) -> str:
    match action:
        case Bid():
            return "bids"
        case Load():
            return "loads"
        case Play():
            return "tricks"
        case _:
            return "choices"


def _sealed(steps: Sequence[tuple[int, Action]], players: int) -> str:
    """Bids or loads: by seat if each came once and in order, else as they came."""
    words = [str(action.n if isinstance(action, Bid) else _kind(action)) for _, action in steps]
    if [seat for seat, _ in steps] == list(range(players)):
        return " ".join(words)
    return " ".join(f"{seat}={word}" for (seat, _), word in zip(steps, words, strict=True))


def _kind(action: Action) -> str:
    return action.kind if isinstance(action, Load) else ""


def _choice(action: Action) -> str:
    match action:
        case ChooseLeader(seat):
            return f"leader {seat}"
        case Swap(a, b):
            return f"swap {a}" if b is None else f"swap {a} {b}"
        case Bet(n):
            return f"bet {n}"
        case ChangeBid(by):
            return f"change {by:+}" if by else "change 0"
        case _:
            return ""


def _deal_lines(deal: Deal) -> list[str]:
    lines = ["deal: " + " | ".join(_tokens(hand) for hand in deal.hands)]
    if deal.graybeard is not None:
        lines.append("graybeard: " + _tokens(deal.graybeard))
    if deal.undealt:
        lines.append("undealt: " + _tokens(deal.undealt))
    return lines


def _tokens(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _deal_dict(deal: Deal) -> dict[str, Any]:
    return {
        "hands": [[str(card) for card in hand] for hand in deal.hands],
        "undealt": [str(card) for card in deal.undealt],
        "graybeard": None if deal.graybeard is None else [str(card) for card in deal.graybeard],
    }


def _deal_of(data: Any) -> Deal:
    graybeard = data["graybeard"]
    return Deal(
        hands=tuple(tuple(map(Card, _list(hand))) for hand in _list(data["hands"])),
        undealt=tuple(map(Card, _list(data["undealt"]))),
        graybeard=None if graybeard is None else tuple(map(Card, _list(graybeard))),
    )


def _deals_of(value: Any) -> tuple[Deal, ...]:
    deals = tuple(map(_deal_of, _list(value)))
    if not deals:
        raise TypeError("there is no deal in the list of deals")
    return deals


def _whole(value: Any) -> int:
    """A JSON number that is one; what no seat or total can be is none."""
    if type(value) is not int or abs(value) > 999_999:
        raise TypeError(f"a whole number is wanted, not {str(value)[:40]}")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, not {str(value)[:40]}")
    return value  # pyright: ignore[reportUnknownVariableType]  # of anything


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a text is wanted, not {str(value)[:40]}")
    return value


def _json_hex(value: Any) -> bytes:
    read = bytes.fromhex(_text(value))
    if len(read) != 32:
        raise ValueError(f"32 bytes in hexadecimal are wanted, not {str(value)[:40]}")
    return read


# ---- reading ----

_GERMAN: Final = {
    "regeln": "rules",
    "spieler": "players",
    "namen": "names",
    "geber": "dealer",
    "durchgang": "round",
    "karten": "deal",
    "rest": "undealt",
    "ansagen": "bids",
    "ladungen": "loads",
    "stich": "trick",
    "wahl": "choice",
    "ergebnis": "result",
}


class _Reader:
    """Takes the lines of one record."""

    def __init__(self) -> None:
        self.number = 1
        self.rules: Rules | None = None
        self.players: int | None = None
        self.dealer = 0
        self.seed: bytes | None = None
        self.commitment: str | None = None
        self.names: tuple[str, ...] | None = None
        self.result: tuple[int, ...] | None = None
        self.actions: list[tuple[int, Action]] = []
        self.lines: list[int] = []
        self._deals: list[dict[str, Any]] = []
        self._round = 0
        self._seen: set[str] = set()

    def line(self, number: int, raw: str) -> None:
        """One line that is no comment and no header."""
        self.number = number
        head, colon, value = raw.partition(":")
        words = head.lower().split()
        key = _GERMAN.get(words[0], words[0]) if words else ""
        column = len(head) + len(colon) + 1 + len(value) - len(value.lstrip())
        value = value.strip()
        try:
            if key == "round" and not colon and len(words) == 2:
                self._new_round(words[1])
            elif key in {"trick", "choice"} and colon and len(words) == 2:
                seat = _number(words[1])
                self._trick(seat, value) if key == "trick" else self._choice(seat, value)
            elif key in _KEYS and colon and len(words) == 1:
                self._field(key, value)
            else:
                _unknown_line(head)
        except _WrongError as wrong:
            if not colon or wrong.code == "record/line":
                column = len(head) - len(head.lstrip()) + 1
            raise _fault(wrong.code, number, column, wrong.what) from None
        except SkullKingError as error:
            position = error.details.get("position")
            error.details["line"] = number
            error.details["column"] = column + (position if isinstance(position, int) else 0)
            raise

    def _field(self, key: str, value: str) -> None:
        if key in _ONCE:
            if key in self._seen:
                raise _WrongError("record/twice", key)
            self._seen.add(key)
        match key:
            case "rules":
                self.rules = Rules.parse(value)
            case "players":
                self.players = _number(value)
                if self.players < 2:
                    raise _WrongError("rules/players", value)
            case "dealer":
                self.dealer = _number(value)
            case "seed":
                self.seed = _hex(value)
            case "hash":
                self.commitment = _hex(value).hex()
            case "names":
                self.names = _names(value)
            case "result":
                self.result = tuple(_integer(word) for word in value.split())
            case "bids" | "loads":
                self._sealed(key, value)
            case _:
                self._deal(key, value)

    def _new_round(self, word: str) -> None:
        if _number(word) != self._round + 1:
            raise _WrongError("record/round", word)
        self._round += 1

    def _add(self, seat: int, action: Action) -> None:
        self.actions.append((seat, action))
        self.lines.append(self.number)

    def _seats(self) -> int:
        if self.players is None:
            raise _WrongError("record/incomplete", "players")
        return self.players

    def _sealed(self, key: str, value: str) -> None:
        for seat, word in enumerate(value.split()):
            owner, equals, what = word.partition("=")
            who = _number(owner) if equals else seat
            what = what if equals else owner
            self._add(who, Bid(_number(what)) if key == "bids" else Load(what.lower()))

    def _trick(self, first: int, value: str) -> None:
        players = self._seats()
        for place, (position, word) in enumerate(_cards(value)):
            with _At(position):
                self._add((first + place) % players, Play(word))

    def _choice(self, seat: int, value: str) -> None:
        kind, _, rest = value.partition(" ")
        match kind.lower():
            case "leader":
                self._add(seat, ChooseLeader(_number(rest)))
            case "swap":
                cards = [Card(word) for _, word in _cards(rest)]
                if len(cards) not in {1, 2}:
                    raise _WrongError("record/choice", value)
                self._add(seat, Swap(*cards))
            case "bet":
                self._add(seat, Bet(_number(rest)))
            case "change":
                self._add(seat, ChangeBid(_integer(rest)))
            case _:
                raise _WrongError("record/choice", value)

    def _deal(self, key: str, value: str) -> None:
        if self._round == 0:
            raise _WrongError("record/round", key)
        while len(self._deals) < self._round:
            self._deals.append({})
        parts = self._deals[self._round - 1]
        if key in parts:
            raise _WrongError("record/twice", key)
        if key == "deal":
            parts[key] = tuple(_hand(hand) for hand in value.split("|"))
        else:
            parts[key] = _hand(value)

    def deals(self) -> tuple[Deal, ...] | None:
        """The explicit deals, if there are any."""
        if not self._deals:
            return None
        if any("deal" not in parts for parts in self._deals):
            raise _fault("record/incomplete", self.number, 1, "deal")
        return tuple(
            Deal(parts["deal"], parts.get("undealt", ()), parts.get("graybeard")) for parts in self._deals
        )


_ONCE: Final = {"rules", "players", "names", "dealer", "hash", "seed", "result"}
_KEYS: Final = _ONCE | {"deal", "graybeard", "undealt", "bids", "loads"}


class _WrongError(Exception):
    """Something in the line at hand."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(code)
        self.code = code
        self.what = what[:40]


class _At:
    """Shifts the position of a notation error into the line's value."""

    def __init__(self, position: int) -> None:
        self._position = position

    def __enter__(self) -> None: ...

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, NotationError):
            position = error.details.get("position")
            error.details["position"] = self._position + (position if isinstance(position, int) else 0)


def _unknown_line(head: str) -> NoReturn:
    raise _WrongError("record/line", head.strip())


def _cards(value: str) -> Iterator[tuple[int, str]]:
    """Card names with their positions: between commas if there are any, else one name or words.

    `rot 5 gelb 3` is two cards, since a number alone is none; `Skull King ESC` needs a comma.
    """
    if "," in value:
        position = 0
        for part in value.split(","):
            yield position + len(part) - len(part.lstrip()), part.strip()
            position += len(part) + 1
    elif " " in value and _is_card(value):
        yield 0, value
    else:
        for match in _WORD.finditer(value):
            yield match.start(), match[0]


_WORD: Final = re.compile(r"[^\s\d]+\s+\d+(?!\S)|\S+")


def _is_card(value: str) -> bool:
    for kind in (Card, Play):
        with contextlib.suppress(NotationError):
            kind(value)
            return True
    return False


def _hand(value: str) -> tuple[Card, ...]:
    return tuple(Card(word) for _, word in _cards(value.strip()))


def _integer(word: str) -> int:
    word = word.strip().replace("\N{MINUS SIGN}", "-")
    digits = word[1:] if word[:1] in {"+", "-"} else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > 6:
        raise _WrongError("record/number", word)
    return int(word)


def _number(word: str) -> int:
    number = _integer(word)
    if number < 0:
        raise _WrongError("record/number", word)
    return number


def _hex(value: str) -> bytes:
    try:
        read = bytes.fromhex(value)
    except ValueError:
        raise _WrongError("record/hex", value) from None
    if len(read) != 32:
        raise _WrongError("record/hex", value)
    return read


def _names(value: str) -> tuple[str, ...]:
    try:
        read: object = json.loads(value)
    except (ValueError, RecursionError):
        raise _WrongError("record/name_list", value) from None
    if not isinstance(read, list) or not all(isinstance(name, str) for name in read):  # pyright: ignore[reportUnknownVariableType]  # json says object
        raise _WrongError("record/name_list", value)
    return tuple(str(name) for name in read)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]  # checked above
