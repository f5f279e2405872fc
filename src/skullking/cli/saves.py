"""Where games rest: the one that was left, and the last one that was finished."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from skullking import Game

FORMAT: Final = 1


class SaveError(SkullKingError):
    """A file is no saved game."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game that was left: its record with the seed in it, and who sits where."""

    record: str
    seat: int
    names: tuple[str, ...]
    bots: tuple[str, ...]

    def game(self) -> Game:
        """Return the game as it was left."""
        from skullking import Record

        return Record.parse(self.record).replay()

    def write(self, file: Path) -> None:
        """Write it, whole or not at all: a crash must not cost the older one."""
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(file.name + ".new")
        data = json.dumps({"skullking-save": FORMAT, **asdict(self)}, ensure_ascii=False, indent=1)
        beside.write_text(data + "\n", encoding="utf-8")
        beside.replace(file)

    @classmethod
    def read(cls, file: Path) -> Save:
        """Read it.

        Raises:
            SaveError: it is none, or one of a newer version.
        """
        try:
            data = cast("dict[str, object]", json.loads(file.read_text(encoding="utf-8")))
            names = cast("list[object]", data["names"])
            bots = cast("list[object]", data["bots"])
            fits = data["skullking-save"] == FORMAT
            save = cls(
                record=str(data["record"]),
                seat=int(str(data["seat"])),
                names=tuple(str(name) for name in names),
                bots=tuple(str(bot) for bot in bots),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise SaveError("save/not_a_save", {"file": str(file)}) from error
        if not fits:
            raise SaveError("save/not_a_save", {"file": str(file)})
        return save


def folder() -> Path:
    """Return the folder for games of this user (not created)."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "skullking"


def left() -> Path:
    """Return the file of the game that was left."""
    return folder() / "left.json"


def finished() -> Path:
    """Return the file of the last finished game's record."""
    return folder() / "last.skr"
