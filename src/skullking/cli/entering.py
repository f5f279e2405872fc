"""Entering rounds of a score block: from options, or asked for in the terminal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from skullking.cli import sheet, talk, wording
from skullking.cli.talk import t
from skullking.errors import RulesError, SkullKingError
from skullking.rules import Rules
from skullking.scoreblock import BONUS_NAMES, Round, ScoreBlock
from skullking.scoring import Counts
from skullking.text import error_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

AS_BID = "="
"""In a list of tricks: as many as were bid."""


@dataclass(frozen=True)
class Entered:
    """What is to be entered; None: it stays as it is."""

    bids: str | None = None
    won: str | None = None
    bonuses: tuple[str, ...] | None = None


def enter(block: ScoreBlock, number: int, what: Entered) -> ScoreBlock:
    """Enter something into a round, which is booked as soon as it is complete.

    Args:
        block: the game.
        number: the round, from 1.
        what: bids, tricks, bonuses; bonuses replace those that were there.

    Raises:
        RulesError: it cannot be read (`score/...`), or no game can have it (`sheet/...`).
    """
    if not 0 < number <= len(block.rounds):
        raise RulesError("sheet/round", {"what": number})
    entered = block.rounds[number - 1]
    if what.bids is not None:
        bids = _numbers(what.bids, [None] * len(block.players))
        seats = [replace(e, bid=n, harry=0) for e, n in zip(entered.seats, bids, strict=True)]
        entered = replace(entered, seats=tuple(seats))
    if what.won is not None:
        won = _numbers(what.won, [entry.bid for entry in entered.seats])
        entered = replace(
            entered, seats=tuple(replace(e, won=n) for e, n in zip(entered.seats, won, strict=True))
        )
    if what.bonuses is not None:
        bare = tuple(replace(e, bonuses=Counts(), bet=0, harry=0) for e in entered.seats)
        entered = replace(entered, seats=bare, loot=(), nobody=0)
        for word in filter(None, map(str.strip, what.bonuses)):
            entered = _bonus(entered, word, block.players)
    return block.with_entries(number, entered)


def _numbers(line: str, as_bid: Sequence[int | None]) -> list[int]:
    words = line.replace(",", " ").split()
    if words == [AS_BID]:
        words *= len(as_bid)
    if len(words) != len(as_bid):
        raise RulesError("score/how_many", {"what": len(words), "players": len(as_bid)})
    numbers: list[int] = []
    for word, bid in zip(words, as_bid, strict=True):
        if word == AS_BID and bid is not None:
            numbers.append(bid)
        elif word.isascii() and word.isdigit() and len(word) < 3:
            numbers.append(int(word))
        else:
            raise RulesError("score/number", {"what": word})
    return numbers


def _bonus(entered: Round, word: str, players: tuple[str, ...]) -> Round:
    """Enter one `WHO:NAME[=VALUE]`, or `nobody=N`."""
    who, colon, what = word.rpartition(":")
    name, equals, value = what.partition("=")
    name, value = name.strip().lower().replace("-", "_"), value.strip()
    if not colon and name == "nobody":
        return replace(entered, nobody=_integer(value, word))
    seat = _seat(who, players, word)
    if name == "loot":
        return replace(entered, loot=(*entered.loot, (_seat(value, players, word), seat)))
    entry = entered.seats[seat]
    change: dict[str, Any]
    if name in BONUS_NAMES:
        count = entry.bonuses.get(name, 0) + (_integer(value, word) if equals else 1)
        change = {"bonuses": Counts({**entry.bonuses, name: count})}
    elif name in {"bet", "harry"}:
        change = {name: _integer(value, word)}
    elif name in {"grapeshot", "cannonball"} and not equals:
        change = {"load": name}
    else:
        raise RulesError("score/word", {"what": word})
    seats = [replace(e, **change) if at == seat else e for at, e in enumerate(entered.seats)]
    return replace(entered, seats=tuple(seats))


def _integer(value: str, word: str) -> int:
    digits = value.replace("−", "-").removeprefix("+")
    if not (digits.removeprefix("-").isdigit() and digits.isascii() and len(digits) < 4):
        raise RulesError("score/word", {"what": word})
    return int(digits)


def _seat(who: str, players: tuple[str, ...], word: str) -> int:
    """Find a player by name, by how the name begins, or by number from 1."""
    wanted = who.strip().casefold()
    if wanted.isascii() and wanted.isdigit() and 0 < int(wanted) <= len(players):
        return int(wanted) - 1
    names = [name.casefold() for name in players]
    if wanted in names:
        return names.index(wanted)
    fits = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
    if len(fits) != 1:
        raise RulesError("score/who", {"what": who.strip() or word})
    return fits[0]


# --- asked for in the terminal -------------------------------------------------------------------------------


class _LeaveError(Exception):
    """The person has had enough; what is booked is in the file."""


class _BackError(Exception):
    """The person takes the last step back."""


def ask(block: ScoreBlock, save: Callable[[ScoreBlock], None]) -> ScoreBlock:
    """Ask for round after round, until the game is over or the person leaves; each step is saved.

    Args:
        block: the game.
        save: keeps the game; called after every step.
    """
    block = block.laid_out()
    print(t("cli-score-how"))
    try:
        while number := block.open_round:
            print()
            print(sheet.place(block, number))
            try:
                block = _ask_round(block, number, save)
            except _BackError:
                # the bids of this round again, or the round before
                entered = block.rounds[number - 1]
                again = number if not entered.is_empty else max(1, number - 1)
                block = block.with_entries(again, Round.empty(len(block.players)))
                save(block)
                continue
            found = block.sheet().rounds[number - 1]
            points = [wording.signed(score.points) for score in found.scores if score]
            for name, gained, total in zip(block.players, points, found.totals, strict=True):
                print(t("cli-score-gained", name=name, points=gained, total=wording.points(total)))
    except (_LeaveError, EOFError):
        print()
    return block


def _ask_round(block: ScoreBlock, number: int, save: Callable[[ScoreBlock], None]) -> ScoreBlock:
    entered = block.rounds[number - 1]
    names = ", ".join(block.players)
    if any(entry.bid is None for entry in entered.seats):
        block = _until_right(
            t("cli-score-ask-bids", names=names), lambda line: enter(block, number, Entered(bids=line))
        )
        save(block)
    if Rules.parse(block.rules).load == "choice" and any(e.load is None for e in entered.seats):
        bids = block
        block = _until_right(t("cli-score-ask-loads"), lambda line: _loads(bids, number, line))
        save(block)
    found = block.sheet().rounds[number - 1]
    print(t("cli-score-bid-sum", sum=found.bid_sum, cards=found.cards))
    booked = _ask_results(block, number)
    while missing := booked.sheet().rounds[number - 1].left:
        print(t("cli-score-missing", n=missing))
        booked = _ask_results(block, number)
    save(booked)
    return booked


def _ask_results(block: ScoreBlock, number: int) -> ScoreBlock:
    won = _until_right(
        t("cli-score-ask-won", names=", ".join(block.players)),
        lambda line: enter(block, number, Entered(won=line or AS_BID)),
    )
    return _until_right(
        t("cli-score-ask-bonus", names=", ".join(_bonus_words(block))),
        lambda line: enter(won, number, Entered(bonuses=tuple(line.split(",")))),
    )


def _loads(block: ScoreBlock, number: int, line: str) -> ScoreBlock:
    """Cannonballs for those who are named, grapeshot for the others."""
    entered = block.rounds[number - 1]
    fists = {_seat(word, block.players, word) for word in line.split(",") if word.strip()}
    seats = [
        replace(e, load="cannonball" if seat in fists else "grapeshot")
        for seat, e in enumerate(entered.seats)
    ]
    return block.with_entries(number, replace(entered, seats=tuple(seats)))


def _bonus_words(block: ScoreBlock) -> list[str]:
    """The words that can follow a name, by what the rules have."""
    rules = Rules.parse(block.rules)
    words = list(block.bonus_names)
    words += ["loot="] if rules.loot else []
    words += ["bet=", "harry="] if rules.powers else []
    beasts = rules.kraken or rules.whale or rules.graybeard
    return words + (["nobody="] if beasts else [])


def _until_right(question: str, answer: Callable[[str], ScoreBlock]) -> ScoreBlock:
    while True:
        line = input(f"{question} ").strip()
        if line in {"q", "u"}:
            raise _LeaveError if line == "q" else _BackError
        try:
            return answer(line)
        except SkullKingError as error:
            print(error_text(error.code, talk.lang(), error.details))
