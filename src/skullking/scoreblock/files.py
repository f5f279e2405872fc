"""Blocks as files: JSON, CSV for spreadsheets, PDF for the fridge door."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any, Final, cast

from skullking.errors import RulesError
from skullking.record import HEADER as RECORD_HEADER
from skullking.record import Record
from skullking.scoreblock.model import BONUS_NAMES, FORMAT, ScoreBlock, damaged

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

__all__ = ["from_csv", "read", "to_csv", "write"]

_BACKUP: Final = "skullking blocks 1"
_MOST_BYTES: Final = 3_000_000
_COLUMNS: Final = (
    "round", "player", "bid", "won", *BONUS_NAMES, "load", "bet", "harry", "loot", "nobody", "booked", "points", "total",
)  # fmt: skip
_FORMULA: Final = ("=", "+", "-", "@", "\t")


def _cell(text: str) -> str:
    """Keep a name that begins like a formula from being one in a spreadsheet."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _uncell(text: str) -> str:
    return text[1:] if text[:1] == "'" and text[1:].startswith(_FORMULA) else text


def to_csv(block: ScoreBlock) -> str:
    """Write a block as CSV: a line a player and round. Points and totals are for reading only.

    Example:
        >>> block = ScoreBlock(rules="schmidt", players=("Ada", "Bo"), id="abcd", started="2026-11-30T18:00:00.000Z")
        >>> to_csv(block).splitlines()[0]
        'skullking block 1,abcd,schmidt,0,2026-11-30T18:00:00.000Z,2026-11-30T18:00:00.000Z,Ada,Bo'
    """
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    head = (FORMAT, block.id, block.rules, block.first_dealer, block.started, block.changed)
    rows.writerow([*head, *(_cell(name) for name in block.players)])
    rows.writerow(_COLUMNS)
    for number, (entered, found) in enumerate(zip(block.rounds, block.sheet().rounds, strict=True), 1):
        for seat, entry in enumerate(entered.seats):
            score = found.scores[seat] if found.booked else None
            rows.writerow(
                [
                    number,
                    _cell(block.players[seat]),
                    "" if entry.bid is None else entry.bid,
                    "" if entry.won is None else entry.won,
                    *(entry.bonuses.get(name, 0) for name in BONUS_NAMES),
                    entry.load or "",
                    entry.bet,
                    entry.harry,
                    " ".join(str(winner + 1) for one, winner in entered.loot if one == seat),
                    entered.nobody,
                    int(entered.booked),
                    "" if score is None else score.points,
                    found.totals[seat] if found.booked else "",
                ]
            )
    return out.getvalue()


def from_csv(text: str) -> ScoreBlock:
    """Read what `to_csv` or the web client wrote.

    Raises:
        RulesError: `block/not_ours`, `block/value`, or what the engine refuses.
    """
    try:
        rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), strict=True))
    except csv.Error:
        raise damaged("CSV") from None
    if len(rows) < 2 or rows[0][:1] != [FORMAT] or rows[1] != list(_COLUMNS) or len(rows[0]) < 8:
        raise RulesError("block/not_ours")
    head, lines = rows[0], rows[2:]
    players = [_uncell(name) for name in head[6:] if name]
    if len(players) < 2 or len(lines) % len(players):
        raise damaged("CSV")
    rounds: list[dict[str, Any]] = []
    for at, line in enumerate(lines):
        where = f"CSV {at + 3}"
        number, seat = divmod(at, len(players))
        field = dict(zip(_COLUMNS, line, strict=False))
        if len(line) != len(_COLUMNS) or field["round"] != str(number + 1):
            raise damaged(where)
        if _uncell(field["player"]) != players[seat]:
            raise damaged(where)
        if seat == 0:
            rounds.append({"seats": [], "nobody": 0, "loot": [], "booked": False})
        entered = rounds[-1]
        entered["seats"].append(
            {
                "bid": None if field["bid"] == "" else _integer(field["bid"], where),
                "won": None if field["won"] == "" else _integer(field["won"], where),
                "bonuses": {name: _integer(field[name], where) for name in BONUS_NAMES},
                "load": field["load"] or None,
                "bet": _integer(field["bet"], where),
                "harry": _integer(field["harry"], where),
            }
        )
        entered["loot"] += [[seat, _integer(winner, where) - 1] for winner in field["loot"].split()]
        entered["nobody"] = _integer(field["nobody"], where)
        entered["booked"] = field["booked"] == "1"
    names = ("format", "id", "rules", "first_dealer", "started", "changed")
    data: dict[str, Any] = dict(zip(names, head, strict=False))
    data |= {"first_dealer": _integer(head[3], "first_dealer"), "players": players, "rounds": rounds}
    return ScoreBlock.from_dict(data)


def _integer(text: str, where: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        raise damaged(where)
    return int(text)


def read(path: Path) -> tuple[ScoreBlock, ...]:
    """Read a file of the block: one game as JSON or CSV, a backup of many, or the record of a played game.

    Raises:
        RulesError: it is no such file, or damaged.
        OSError: it cannot be read.
    """
    if path.stat().st_size > _MOST_BYTES:
        raise RulesError("block/not_ours")
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RulesError("block/not_ours") from None
    if text.lstrip().startswith(RECORD_HEADER):
        return (ScoreBlock.from_record(Record.parse(text)),)
    if not text.lstrip().startswith("{"):
        return (from_csv(text),)
    try:
        data = cast("dict[str, Any]", json.loads(text))
    except ValueError:
        raise RulesError("block/not_ours") from None
    if data.get("format") == _BACKUP and isinstance(data.get("games"), list):
        return tuple(ScoreBlock.from_dict(game) for game in data["games"])
    return (ScoreBlock.from_dict(data),)


def write(blocks: Sequence[ScoreBlock], path: Path, *, lang: str | None = None) -> None:
    """Write blocks to a file; its ending says how: `.json`, `.csv` or `.pdf` (one game) .

    Args:
        blocks: one game, or several for a backup.
        path: where to.
        lang: language of a PDF; None: that of the locale.

    Raises:
        RulesError: `block/ending`, `block/one`, or `block/pdf` when fpdf2 is not installed.
    """
    ending = path.suffix.lower()
    if ending not in {".json", ".csv", ".pdf"}:
        raise RulesError("block/ending", {"what": path.name})
    if ending == ".json":
        text = blocks[0].to_json() if len(blocks) == 1 else _backup(blocks)
        _put(path, text.encode())
        return
    if len(blocks) != 1:
        raise RulesError("block/one", {"what": len(blocks)})
    if ending == ".csv":
        _put(path, to_csv(blocks[0]).encode())
        return
    from skullking.scoreblock.pdf import to_pdf

    _put(path, to_pdf(blocks[0], lang=lang))


def _put(path: Path, data: bytes) -> None:
    """Write it whole or not at all: an evening must not be lost to a full disk."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    beside.replace(path)


def _backup(blocks: Sequence[ScoreBlock]) -> str:
    data = {"format": _BACKUP, "games": [block.to_dict() for block in blocks]}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
