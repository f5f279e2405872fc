"""A program that is asked line by line: never waited for beyond a deadline, never trusted.

Nobody but the threads below touches the pipes, so that a program which neither reads nor writes cannot
hold anything up: whoever asks waits for a queue, and only until the deadline. That works on Windows, too.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, cast

from skullking.bots.faults import BotFault, excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LONGEST_LINE: Final = 65_536
"""Bytes of an answer, the end of the line included."""
LOUDEST: Final = 1 << 20
"""Bytes on stderr between two questions."""
GRACE: Final = 0.5
"""Seconds from the last word to the kill."""


class LineProcess:
    """A running program, with a group of processes of its own.

    Args:
        command: the program and its arguments; no shell is involved.
        log: where its stderr goes: a file (appended), `-` for our own stderr, empty for nowhere.

    Raises:
        BotFault: `bots/not_started`: there is no such program, or it may not be run.
    """

    def __init__(self, command: Sequence[str], *, log: str = "") -> None:
        # Its own session, or group: Ctrl+C is ours to handle, and its children are killed with it.
        group: dict[str, Any] = (
            {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
            if sys.platform == "win32"
            else {"start_new_session": True}
        )
        try:
            self._log = None if log in ("", "-") else Path(log).open("ab")  # noqa: SIM115  # `_listen` closes it
            self._process = subprocess.Popen(  # noqa: S603  # the user named the program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Python's own buffering is what makes most first bots hang.
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                **group,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFault("bots/not_started", {"what": command[0], "reason": reason}) from error
        self._shown = log == "-"
        self._asked = 0
        self._loud = 0
        self._flooded = False
        self._words = b""
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._incoming: queue.Queue[bytes] = queue.Queue(maxsize=4)
        self.waiting = False
        """Whether an answer is still owed: then this process is of no use for another game."""
        self._threads = [
            threading.Thread(target=work, daemon=True, name=f"bot {work.__name__}")
            for work in (self._write, self._read, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Mapping[str, object]) -> None:
        """Send a message that wants no answer."""
        self._outgoing.put(json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n")

    def ask(self, message: Mapping[str, object], *, seconds: float) -> dict[str, object]:
        """Send a message and wait for its answer.

        Raises:
            BotFault: there is none within these seconds, or it is no answer. The process must be stopped.
        """
        asked, self._asked = self._asked, self._asked + 1
        self.waiting, self._loud = True, 0
        self.tell({"id": asked, **message})
        try:
            line = self._incoming.get(timeout=seconds)
        except queue.Empty:
            raise BotFault("bots/too_slow", {"seconds": f"{seconds:g}"}) from None
        if len(line) > LONGEST_LINE:
            raise BotFault("bots/line_too_long", {"bytes": LONGEST_LINE})
        if not line.endswith(b"\n"):
            raise self._ended()
        try:
            answer: object = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise BotFault("bots/not_json", {"what": excerpt(line)})
        found = cast("dict[str, object]", answer)
        if found.get("id") != asked or isinstance(found["id"], bool):
            raise BotFault("bots/wrong_id", {"id": str(asked), "what": excerpt(line)})
        self.waiting = False
        return found

    def say_goodbye(self, message: Mapping[str, object]) -> None:
        """Send the last message. The program should end when it reads it, or at the end of its input."""
        self.tell(message)
        self._outgoing.put(None)

    def stop(self) -> None:
        """Give it a moment to end by itself, after the goodbye; then kill it and all it started."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        for thread in self._threads:
            thread.join(GRACE)

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            # macOS does not permit it when only zombies are left.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _ended(self) -> BotFault:
        """Find out why there are no more lines."""
        deadline = time.monotonic() + GRACE
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._threads[2].join(max(0.0, deadline - time.monotonic()))
        if self._flooded:
            return BotFault("bots/flood", {"bytes": LOUDEST})
        words = excerpt(self._words.decode("utf-8", "replace").strip().rpartition("\n")[2])
        status = "?" if self._process.returncode is None else str(self._process.returncode)
        return BotFault("bots/ended", {"status": status, "said": int(bool(words)), "words": words})

    def _write(self) -> None:
        pipe = _opened(self._process.stdin)
        with suppress(OSError, ValueError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self) -> None:
        with _opened(self._process.stdout) as pipe, suppress(queue.Full):
            # Whoever says more than he was asked is not read any further: what is queued tells on him.
            while line := pipe.readline(LONGEST_LINE + 1):
                self._incoming.put_nowait(line)
            self._incoming.put_nowait(b"")

    def _listen(self) -> None:
        with _opened(self._process.stderr) as pipe, self._log or nullcontext() as log, suppress(OSError):
            while chunk := os.read(pipe.fileno(), 8192):
                self._words = (self._words + chunk)[-8192:]
                self._loud += len(chunk)
                if self._loud > LOUDEST:
                    self._flooded = True
                    self._kill()
                    return
                if log is not None:
                    log.write(chunk)
                    log.flush()
                elif self._shown:
                    sys.stderr.write(chunk.decode("utf-8", "replace"))
                    sys.stderr.flush()


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # noqa: S101  # Popen was told to open all three
    return pipe
