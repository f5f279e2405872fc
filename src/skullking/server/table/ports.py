"""What a table needs from outside, so that nothing here knows databases, sockets or the time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skullking import Action, View
    from skullking.bots import Advice
    from skullking.server.table.entries import Entry


class Handle(Protocol):
    """A call that was put off."""

    def cancel(self) -> None:
        """Forget the call."""
        ...


class Clock(Protocol):
    """Time, in seconds since whenever."""

    def now(self) -> float:
        """The time."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Handle:
        """Call back at that time."""
        ...


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to the end, for the list of finished games."""

    game_id: str
    rules: str
    rounds: int
    record: str
    players: tuple[FinishedPlayer, ...]


@dataclass(frozen=True, slots=True)
class FinishedPlayer:
    """One of its players; `uid` is None for a bot."""

    seat: int
    uid: str | None
    name: str
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists of tables show, and who sits there."""

    code: str
    rules: str
    phase: str
    seats: int
    public: bool
    watchers: bool
    names: tuple[str, ...]
    uids: tuple[str, ...]


class LogConflict(Exception):  # noqa: N818  # not an error: somebody else was faster
    """Somebody else has appended that version already: reload and decide again."""


class Log(Protocol):
    """The append-only log of all tables."""

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[Entry],
        *,
        summary: Summary | None = None,
        finished: Sequence[Finished] = (),
    ) -> None:
        """Store entries with the versions `first`, `first + 1` … ; returns when they are on disk.

        Raises:
            LogConflict: one of these versions exists.
            ServerError: ``server/storage``, nothing was stored.
        """
        ...

    async def entries(self, code: str) -> list[Entry]:
        """All entries of a table, oldest first; empty when there is no such table."""
        ...


class Thinker(Protocol):
    """Bots, thinking elsewhere."""

    async def choose(self, bot: str, view: View) -> Action:
        """What this kind of bot does in this position; never fails for long."""
        ...

    async def advise(self, view: View) -> tuple[Advice, ...]:
        """What the captain thinks of each action, the best first.

        Raises:
            ServerError: ``server/busy``, it took too long.
        """
        ...


class Outbox(Protocol):
    """Where messages to one connection go."""

    def put(self, message: bytes) -> None:
        """Queue a message; a connection that does not read is dropped, not waited for."""
        ...

    def close(self, code: int, reason: str, *, again: bool) -> None:
        """Say goodbye and close."""
        ...


class Chance(Protocol):
    """Randomness of the operating system."""

    def seed(self) -> bytes:
        """32 bytes for a deal."""
        ...

    def token(self) -> str:
        """A name that cannot be guessed."""
        ...

    def between(self, low: float, high: float) -> float:
        """A number, for pauses that look human."""
        ...
