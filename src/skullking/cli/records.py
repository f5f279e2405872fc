"""Which record a command is about: a file and a number in it, or the last finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from skullking.cli import saves, talk
from skullking.cli.talk import t

if TYPE_CHECKING:
    from pathlib import Path

    from skullking import Record


def find(file: Path | None, number: int) -> tuple[Record, int]:
    """Return the record and how many there are in the file.

    Raises:
        typer.Exit: there is none; the reason has been told.
    """
    from skullking import Record

    chosen = file or saves.finished()
    if file is None and not chosen.is_file():
        talk.err().print(t("cli-replay-none"))
        raise typer.Exit(2)
    with chosen.open(encoding="utf-8") as lines:
        records = list(Record.read(lines))
    if not 1 <= number <= len(records):
        talk.err().print(t("cli-replay-no-game", number=number, count=len(records)))
        raise typer.Exit(2)
    return records[number - 1], len(records)
