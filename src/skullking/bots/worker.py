"""Worker processes that play with programs: none of them may outlive the match."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

from skullking.bots.program import close_programs

if TYPE_CHECKING:
    from types import FrameType

_INTERRUPTED: Final = 130


def leave_with_parent() -> None:
    """Make this process end, together with the programs it runs, at Ctrl+C and when its parent is gone.

    For the `initializer` of a pool of processes. Without it a worker finishes its games after Ctrl+C, however
    long the bots think, and waits for ever for the next ones if the parent was killed.
    """
    # A pool that has lost one worker terminates the others: they need the moment to end their programs, too.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _on_signal)
    threading.Thread(target=_watch, daemon=True, name="parent watch").start()


def _on_signal(_number: int, _frame: FrameType | None) -> None:
    _leave()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave() -> None:
    if _leaving.acquire(blocking=False):  # once is enough, and the second must not cut the first short
        try:
            close_programs()
        finally:
            os._exit(_INTERRUPTED)


_leaving = threading.Lock()
