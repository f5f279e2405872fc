"""Files of results: JSON, a line for each deal, so that a killed measurement goes on and figures can be checked.

The first line says what was played; each further one begins with the deal's number. Files may be joined
end to end, and compressed with gzip.
"""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, Literal, cast

from skullking.arena.errors import ArenaError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType
    from typing import Self

    from skullking.arena.work import Row

Kind = Literal["match", "ladder"]
# What is said of a file of the other kind.
KINDS: Final[dict[Kind, str]] = {"match": "arena/is_match", "ladder": "arena/is_ladder"}
_GZIP: Final = b"\x1f\x8b"


@dataclass(slots=True)
class Kept:
    """What files say about one measurement.

    Attributes:
        header: what was played.
        rows: one for each deal, in the order of their numbers.
        microseconds: time of a choice, median and 99th percentile, if it was measured.
    """

    header: dict[str, Any]
    rows: list[Row] = field(default_factory=list)
    microseconds: tuple[float, float] | None = None


def read_results(paths: Iterable[str | Path], kind: Kind) -> list[Kept]:
    """Read files of results; those of the same measurement are put together.

    Args:
        paths: files that were written with `--out`, plain or compressed with gzip.
        kind: of the measurements that they must hold.

    Returns:
        The measurements in the order of their first appearance.

    Raises:
        ArenaError: `arena/not_results` (with the line), `arena/is_match` or `arena/is_ladder`, `arena/damaged`,
            `arena/empty` or `arena/conflict`.
        OSError: a file cannot be read.
    """
    found: dict[str, tuple[Kept, dict[int, Row]]] = {}
    for path in map(Path, paths):
        for kept in _measurements(path, _whole_lines(_content(path))):
            if (other := kept.header["skullking"]) != kind:
                raise ArenaError(KINDS[other], {"what": str(path)})
            if not kept.rows:
                raise ArenaError("arena/empty", {"what": str(path)})
            merged, rows = found.setdefault(json.dumps(kept.header), (kept, {}))
            merged.microseconds = merged.microseconds or kept.microseconds
            for row in kept.rows:
                if rows.setdefault(row[0], row) != row:
                    raise ArenaError("arena/conflict", {"what": str(path), "deal": row[0]})
    for kept, rows in found.values():
        kept.rows = [rows[number] for number in sorted(rows)]
    return [kept for kept, _ in found.values()]


def _content(path: Path) -> bytes:
    content = path.read_bytes()
    if not content.startswith(_GZIP):
        return content
    try:
        return gzip.decompress(content)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise ArenaError("arena/damaged", {"what": str(path)}) from error


class ResultFile:
    """A file that grows while deals are played, and from which a killed measurement goes on.

    Args:
        path: of the file, new or of the same measurement.
        header: what is played.

    Raises:
        ArenaError: `arena/other_match` if the file belongs to another measurement, `arena/not_results` if
            it is something else, `arena/no_gzip` if its name promises compression. It is left as it was.
        OSError: it cannot be read or written.
    """

    def __init__(self, path: str | Path, header: dict[str, Any]) -> None:
        path = Path(path)
        if path.suffix == ".gz":
            raise ArenaError("arena/no_gzip", {"what": str(path)})
        self.kept = Kept(header)
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if content and not whole and not _line(header).startswith(content):
            raise ArenaError("arena/not_results", {"what": str(path), "line": 1})
        if whole:
            first, *more = _measurements(path, _whole_lines(whole))
            if more or first.header != json.loads(json.dumps(header)):
                raise ArenaError("arena/other_match", {"what": str(path)})
            if [row[0] for row in first.rows] != list(range(len(first.rows))):
                raise ArenaError("arena/not_results", {"what": str(path), "line": 2})
            self.kept = first
        self._file: IO[bytes] = path.open("ab")
        self._file.truncate(len(whole))  # a line that a kill cut short
        if not whole:
            self._write(header)

    def append(self, row: Row) -> None:
        """Note a deal."""
        self.kept.rows.append(row)
        self._write(row)

    def note_times(self, microseconds: tuple[float, float]) -> None:
        """Note how long choices take."""
        self.kept.microseconds = microseconds
        self._write({"microseconds": list(microseconds)})

    def _write(self, line: Row | dict[str, Any]) -> None:
        self._file.write(_line(line))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _line(said: Row | dict[str, Any]) -> bytes:
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def _whole_lines(content: bytes) -> list[bytes]:
    return content.split(b"\n")[:-1]


def _measurements(path: Path, lines: list[bytes]) -> list[Kept]:
    found: list[Kept] = []
    for number, line in enumerate(lines, 1):
        try:
            said: object = json.loads(line)
        except ValueError:
            said = None
        data = cast("dict[str, Any]", said) if isinstance(said, dict) else {}
        row = cast("Row", said) if isinstance(said, list) else []
        if data.get("skullking") in tuple(KINDS):
            found.append(Kept(data))
        elif found and "microseconds" in data:
            p50, p99 = data["microseconds"]
            found[-1].microseconds = (p50, p99)
        elif found and len(row) > 2:
            found[-1].rows.append(row)
        else:
            raise ArenaError("arena/not_results", {"what": str(path), "line": number})
    if not found:
        raise ArenaError("arena/not_results", {"what": str(path), "line": 1})
    return found
