"""Bots that are programs of their own, in any language: `spec/BOT-PROTOCOL.md`.

Whatever a program does wrong costs it the rest of that game, which a stand-in plays, and nothing else.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import sys
import threading
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, cast

from skullking._core import NativeBot
from skullking.bots.faults import BotFault, excerpt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skullking import Action, View
    from skullking.bots.process import LineProcess
    from skullking.bots.protocol import Bot

PROTOCOL: Final = 1
STAND_IN: Final = "simple"
"""Who plays the rest of a game for a program that failed."""
STARTS: Final = 3
"""So many games in a row may a program fail; then it is not started again."""
_PREFIX: Final = "cmd:"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a program may take, and where its stderr goes.

    Attributes:
        start: seconds until it has said hello.
        decision: seconds for each action.
        log: a file for its stderr, `-` for our own stderr, empty: thrown away.
    """

    start: float = 10.0
    decision: float = 2.0
    log: str = ""

    @classmethod
    def from_environment(cls) -> Self:
        """Read `SKULLKING_BOT_START`, `SKULLKING_BOT_SECONDS` and `SKULLKING_BOT_LOG`.

        Raises:
            BotFault: `bots/setting`: that is no number of seconds.
        """
        return cls(
            start=_seconds("SKULLKING_BOT_START", cls().start),
            decision=_seconds("SKULLKING_BOT_SECONDS", cls().decision),
            log=os.environ.get("SKULLKING_BOT_LOG", ""),
        )


def is_program(name: str) -> bool:
    """Say whether a bot's name means a program: a path, a file `….py`, an executable file, or `cmd:…`.

    Example:
        >>> [is_program(name) for name in ("mine.py", "./mine", "cmd:node mine.js", "captain")]
        [True, True, True, False]
    """
    return (
        name.startswith(_PREFIX)
        or name.endswith(".py")
        or os.sep in name
        or "/" in name
        or (Path(name).is_file() and os.access(name, os.X_OK))
    )


def command(name: str) -> tuple[str, ...]:
    """Return what has to be run for a name for which `is_program` is true.

    Raises:
        BotFault: `bots/no_file`, `bots/not_executable`, `bots/no_command`.

    Example:
        >>> command("cmd:node mine.js --fast")
        ('node', 'mine.js', '--fast')
    """
    if name.startswith(_PREFIX):
        try:
            # Windows writes paths with backslashes, which are no escapes.
            words = shlex.split(name.removeprefix(_PREFIX), posix=sys.platform != "win32")
        except ValueError:
            words = []
        if not words:
            raise BotFault("bots/no_command", {"what": name})
        return tuple(words)
    file = Path(name)
    if not file.is_file():
        raise BotFault("bots/no_file", {"what": name})
    if file.suffix == ".py":
        return (sys.executable, name)
    if not os.access(file, os.X_OK):
        raise BotFault("bots/not_executable", {"what": name})
    return (str(file.resolve()),)


class Program:
    """A bot's command with its processes. They are kept between games: starting one takes longer than playing.

    Args:
        name: as the user wrote it.
        limits: None takes those of the environment.

    Raises:
        BotFault: the name leads to nothing that can be run.
    """

    def __init__(self, name: str, limits: Limits | None = None) -> None:
        self.name = name
        self.command = command(name)
        self.limits = Limits.from_environment() if limits is None else limits
        self.failed = 0
        """Games in a row that it did not finish."""
        self.title = ""
        """What it calls itself, once it has said hello."""
        self._lock = threading.RLock()  # a signal's handler may come in between
        self._idle: list[LineProcess] = []
        self._hired: list[LineProcess] = []

    def hire(self) -> LineProcess:
        """Return a process that waits for a game, a new one if there is none.

        Raises:
            BotFault: it does not start, says no hello, or has failed too often.
        """
        with self._lock:
            if self.failed >= STARTS:
                raise BotFault("bots/given_up", {"games": self.failed})
            if self._idle:
                self._hired.append(self._idle.pop())
                return self._hired[-1]
        from skullking.bots.process import LineProcess  # who plays without programs does not load it

        process = LineProcess(self.command, log=self.limits.log)
        with self._lock:
            self._hired.append(process)
        try:
            self.title = _greet(process, self.limits.start)
        except BaseException as fault:
            self.end(process, fault)
            raise
        return process

    def give_back(self, process: LineProcess) -> None:
        """Take back a process whose game is over, for another one."""
        with self._lock:
            self.failed = 0
            if process in self._hired:  # or it was ended in the middle of a game
                self._hired.remove(process)
                self._idle.append(process)

    def count_failure(self) -> None:
        """Note that a game was not finished."""
        with self._lock:
            self.failed += 1

    def end(self, process: LineProcess, fault: BaseException | None = None) -> None:
        """End a process that has a game; if it is its own fault, with a word that says why."""
        with self._lock:
            if process not in self._hired:
                return
            self._hired.remove(process)
        if isinstance(fault, BotFault):
            process.say_goodbye({"type": "error", "code": fault.code, "message": fault.text("en")})
        else:
            process.say_goodbye({"type": "bye"})
        process.stop()

    def close(self) -> None:
        """End all processes, also those that have a game."""
        with self._lock:
            processes = [*self._idle, *self._hired]
            self.forget()
        for process in processes:
            process.say_goodbye({"type": "bye"})
        for process in processes:
            process.stop()

    def forget(self) -> None:
        """Forget the processes without a word. After a fork they are another process's."""
        self._idle.clear()
        self._hired.clear()


class ProgramBot:
    """A seat's share of a program, for one game.

    Args:
        program: it plays.
        seed: of the bot's own randomness, and of the stand-in's.

    Attributes:
        faults: what went wrong in this game: empty, or the one fault after which the stand-in took over.
    """

    def __init__(self, program: Program, seed: int | str = 0) -> None:
        self.faults: list[BotFault] = []
        self._program = program
        digest = sha256(f"{program.name}/{seed}".encode()).digest()
        self._seed = int.from_bytes(digest[:4], "little")
        self._process: LineProcess | None = None
        self._begun = False
        self._stand_in: Bot | None = None

    def start(self) -> None:
        """Start the program now and not at its first decision.

        Raises:
            BotFault: it cannot be started, or says no hello.
        """
        if self._process is None:
            self._process = self._program.hire()

    def choose(self, view: View, /) -> Action:
        """Ask the program; the stand-in answers for it once it has failed."""
        if self._stand_in is None:
            try:
                return self._ask(view)
            except BotFault as fault:
                self.faults.append(fault)
                self._program.count_failure()
                process, self._process = self._process, None
                if process is not None:
                    self._program.end(process, fault)
                self._stand_in = NativeBot(STAND_IN, seed=self._seed)
        return self._stand_in.choose(view)

    def close(self) -> None:
        """End this game. The process goes on to another one, unless it still owes an answer."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.waiting:
            self._program.end(process)
        else:
            self._program.give_back(process)

    def __del__(self) -> None:
        """Close a game that nobody closed, or every game would leave a process behind."""
        self.close()

    def _ask(self, view: View) -> Action:
        self.start()
        process = self._process
        assert process is not None  # noqa: S101  # started above
        if not self._begun:
            self._begun = True
            process.tell(
                {
                    "type": "game",
                    "rules": str(view.rules),
                    "players": view.players,
                    "seat": view.seat,
                    "seed": self._seed,
                }
            )
        question = {"type": "choose", "view": view.to_dict()}
        answer = process.ask(question, seconds=self._program.limits.decision)
        chosen = answer.get("action")
        for action in view.legal:
            if _means(chosen, action.to_dict()):
                return action
        raise BotFault("bots/illegal", {"what": excerpt(json.dumps(chosen))})


def _means(answer: object, action: Mapping[str, object]) -> bool:
    """Whether an answer is this action: equal in all that counts, whatever else stands there."""
    if not isinstance(answer, dict):
        return False
    found = cast("dict[str, object]", answer)
    return all(key in found and found[key] == value for key, value in action.items())


def _greet(process: LineProcess, seconds: float) -> str:
    """Exchange hellos; returns the program's name for itself."""
    answer = process.ask({"type": "hello", "protocol": PROTOCOL}, seconds=seconds)
    name = answer.get("name")
    if answer.get("protocol") != PROTOCOL or not isinstance(name, str):
        raise BotFault("bots/hello", {"what": excerpt(json.dumps(answer))})
    return excerpt(name)


def _seconds(name: str, default: float) -> float:
    written = os.environ.get(name)
    if not written:
        return default
    try:
        value = float(written)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise BotFault("bots/setting", {"what": f"{name}={written}"})
    return value


_programs: dict[str, Program] = {}
_lock = threading.RLock()


def find_program(name: str) -> Program:
    """Return the program of that name, the same one each time.

    Raises:
        BotFault: the name leads to nothing that can be run.
    """
    with _lock:
        if name not in _programs:
            _programs[name] = Program(name)
        return _programs[name]


def close_programs() -> None:
    """End all programs; they are started again when somebody asks. Runs by itself when Python ends."""
    with _lock:
        programs = list(_programs.values())
        _programs.clear()
    for each in programs:
        each.close()


def _after_fork() -> None:
    for each in _programs.values():
        each.forget()
    _programs.clear()


atexit.register(close_programs)
if sys.platform != "win32":
    os.register_at_fork(after_in_child=_after_fork)
