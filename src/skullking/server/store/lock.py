"""One server to a data folder: two would play different games at the same table."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from skullking.server.errors import ServerError

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@contextmanager
def sole_owner(folder: Path) -> Generator[None]:
    """Keep a folder for this process while the block lasts.

    The operating system holds the lock and lets go of it when the process ends, however it ends. The file stays.

    Args:
        folder: made if it is not there.

    Raises:
        ServerError: ``server/data_in_use``, another process keeps it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("ab") as file:
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
            raise ServerError("server/data_in_use", folder=str(folder)) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
