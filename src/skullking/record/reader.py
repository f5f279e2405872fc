"""Reading a record: one line after the other."""

from __future__ import annotations

import contextlib
import json
import re
from typing import TYPE_CHECKING, Any, Final, NoReturn

from skullking._core import Bet, Bid, Card, ChangeBid, ChooseLeader, Load, Play, Rules, Swap
from skullking.errors import NotationError, SkullKingError
from skullking.game import Deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skullking.cards import Action

__all__ = ["Reader", "fault"]

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


def fault(code: str, line: int, column: int, what: str) -> NotationError:
    """Make the error of a place in the text."""
    return NotationError(code, {"line": line, "column": column, "what": what})


class Reader:
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
            raise fault(wrong.code, number, column, wrong.what) from None
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
            raise fault("record/incomplete", self.number, 1, "deal")
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
