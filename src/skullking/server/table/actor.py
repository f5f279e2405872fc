"""Drives one table: takes messages one by one, stores what follows from them, then tells everybody.

Nothing is sent before it is stored. What lies in the mailbox together is stored together, so a busy table does
not pay a commit for every message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import structlog

from skullking.errors import SkullKingError
from skullking.server.errors import ServerError, TableError, told
from skullking.server.protocol import Advise, ClientMessage, Ping, Say, Since
from skullking.server.table import messages, names
from skullking.server.table.advice import Adviser
from skullking.server.table.core import Table
from skullking.server.table.decisions import BotTurn, pause
from skullking.server.table.ports import LogConflict
from skullking.server.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from skullking import Action, View
    from skullking.server.table.ports import Clock, Handle, Log, Outbox, Thinker

BATCH = 64
"""Messages taken in one go."""
MAILBOX = 2000
"""Messages that may wait before the table refuses more."""
CHAT_KEPT = 50

logger = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class Connection:
    """Somebody who looks at the table. `seen` is false until the first message went out."""

    uid: str | None
    outbox: Outbox
    since: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Arrived:
    """A connection was made."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Departed:
    """A connection is gone."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Said:
    """A message came over a connection."""

    connection: Connection
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Asked:
    """A command from elsewhere (HTTP); the answer is the seat that the person has then."""

    uid: str
    messages: tuple[ClientMessage, ...]
    answer: asyncio.Future[int | None]


@dataclass(frozen=True, slots=True)
class Tick:
    """A deadline may have come."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A bot has decided."""

    turn: BotTurn
    action: Action
    view: View


@dataclass(frozen=True, slots=True)
class Stop:
    """Finish what lies before this and end."""


Mail: TypeAlias = Arrived | Departed | Said | Asked | Tick | Decided | Stop


@dataclass(slots=True)
class Answers:
    """What to say once the entries are stored."""

    lines: list[tuple[Connection, bytes]] = field(default_factory=list[tuple[Connection, bytes]])
    asked: list[Asked] = field(default_factory=list[Asked])
    fresh: list[Connection] = field(default_factory=list[Connection])
    chat: list[bytes] = field(default_factory=list[bytes])
    advise: list[tuple[Connection, Advise]] = field(default_factory=list[tuple[Connection, Advise]])

    def refuse(self, code: str = "server/busy") -> None:
        """Nothing came of it: who waits shall try again."""
        for asked in self.asked:
            if not asked.answer.done():
                asked.answer.set_exception(ServerError(code))


class TableActor:
    """One table at work."""

    def __init__(
        self,
        table: Table,
        *,
        log: Log,
        clock: Clock,
        thinker: Thinker,
        ended: Callable[[TableActor], None],
    ) -> None:
        self.table = table
        self.code = table.state.code
        self.connections: set[Connection] = set()
        self._log = log
        self._clock = clock
        self._thinker = thinker
        self._adviser = Adviser(thinker, clock)
        self._ended = ended
        self._mail: asyncio.Queue[Mail] = asyncio.Queue(MAILBOX)
        self._audiences = messages.Audiences()
        self._chat: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)
        self._published = table.state.v
        self._alarm: tuple[float, Handle] | None = None
        self._thinking: dict[BotTurn, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    # ----------------------------------------------------------------------------- from outside

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.code}")

    def post(self, mail: Mail) -> None:
        """Put a message into the mailbox.

        Raises:
            ServerError: ``server/busy`` when it is full.
        """
        if self._task is not None and self._task.done():
            raise ServerError("server/busy")
        try:
            self._mail.put_nowait(mail)
        except asyncio.QueueFull:
            raise ServerError("server/busy") from None

    def gone(self, connection: Connection) -> None:
        """A connection has ended; that is noted even when the mailbox is full now."""
        if self._task is not None and not self._task.done():
            self._nudge(Departed(connection))

    async def ask(self, uid: str, *commands: ClientMessage) -> int | None:
        """Carry out commands, one after the other until one is refused; the seat that the person has then.

        Raises:
            ServerError: refused.
            SkullKingError: refused by the engine.
        """
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.post(Asked(uid, commands, answer))
        return await answer

    async def stop(self) -> None:
        """Store what is in the mailbox, then end."""
        if self._task is None or self._task.done():
            return
        await self._mail.put(Stop())
        await asyncio.wait([self._task])

    # --------------------------------------------------------------------------------- the loop

    async def _run(self) -> None:
        try:
            self._reschedule()
            while not self._stopping:
                batch = [await self._mail.get()]
                while len(batch) < BATCH and not self._mail.empty():
                    batch.append(self._mail.get_nowait())
                await self._step(batch)
                if self.table.state.phase == "closed":
                    for connection in self.connections:
                        connection.outbox.close(4404, "table/closed", again=False)
                    break
                if not self._mail.empty():
                    # Let connections send what they got: nobody shall be dropped for the table's haste.
                    await asyncio.sleep(0)
        except ServerError as problem:  # of the log, which has told why
            for connection in self.connections:
                connection.outbox.close(1012, problem.code, again=True)
        except Exception:
            logger.exception("table_failed")
            for connection in self.connections:
                connection.outbox.close(1012, "server/restart", again=True)
        finally:
            if self._alarm is not None:
                self._alarm[1].cancel()
            for task in self._thinking.values():
                task.cancel()
            self._adviser.stop()
            self._refuse_the_rest()
            self._ended(self)

    def _refuse_the_rest(self) -> None:
        while not self._mail.empty():
            _refuse(self._mail.get_nowait())

    async def _step(self, batch: list[Mail]) -> None:
        answers = Answers()
        try:
            for mail in batch:
                self._take(mail, answers)
            if not await self._store():
                await self._reload()
                answers.refuse()
                for connection, _ in (*answers.lines, *answers.advise):
                    # Nobody knows whether the other one has done it: on a new connection it is sent again.
                    connection.outbox.close(1012, "server/restart", again=True)
                answers = Answers(fresh=list(self.connections))
        except BaseException as problem:
            answers.refuse(problem.code if isinstance(problem, ServerError) else "server/busy")
            for mail in batch:
                _refuse(mail)
            raise
        self._publish(answers)
        self._reschedule()

    async def _store(self) -> bool:
        """Put what happened on disk; false when somebody else has written these versions."""
        table = self.table
        if not table.pending:
            return True
        entries, finished = table.pending, table.finished
        table.pending, table.finished = [], []
        try:
            await self._log.append(
                self.code,
                table.state.length - len(entries) + 1,
                entries,
                summary=table.summary() if table.changed else None,
                finished=finished,
            )
        except LogConflict:
            return False
        return True

    def _take(self, mail: Mail, answers: Answers) -> None:
        now = self._clock.now()
        match mail:
            case Said(connection=connection, message=message):
                self._said(connection, message, now, answers)
            case Decided(turn=turn, action=action, view=view):
                self._thinking.pop(turn, None)
                try:
                    self.table.bot_decided(turn, action, now)
                except SkullKingError:
                    logger.exception("bot_refused", bot=turn.bot)
                    self.table.bot_decided(turn, view.legal[0], now)
            case Tick():
                self._alarm = None
                self.table.tick(now)
            case Arrived(connection=connection):
                self.connections.add(connection)
                self.table.arrived(connection.uid, now)
                answers.fresh.append(connection)
            case Departed(connection=connection):
                if connection in self.connections:
                    self.connections.discard(connection)
                    self.table.departed(connection.uid, now)
            case Asked():
                self._asked(mail, now, answers)
            case Stop():
                self._stopping = True

    def _said(self, connection: Connection, message: ClientMessage, now: float, answers: Answers) -> None:
        match message:
            case Ping(id=cid):
                answers.lines.append((connection, b'{"type":"pong","id":"%b"}' % cid.encode()))
                return
            case Since(v=v):
                connection.since = v
                if connection not in answers.fresh:
                    answers.fresh.append(connection)
                return
            case Advise():
                answers.advise.append((connection, message))
                return
            case _:
                pass
        try:
            if connection.uid is None:
                raise TableError("table/not_seated")
            if isinstance(message, Say):
                v = self._say(connection.uid, message, answers)
            else:
                v = self.table.command(connection.uid, message, now)
        except (ServerError, SkullKingError) as refusal:
            answers.lines.append((connection, messages.error(message.id, *told(refusal))))
        else:
            answers.lines.append((connection, messages.ack(message.id, v)))

    def _say(self, uid: str, message: Say, answers: Answers) -> int:
        state = self.table.state
        seat = state.seat_of(uid)
        if seat is None:
            raise TableError("table/not_seated")
        if message.id not in state.done.get(uid, ()):
            text = names.clean(message.text, longest=280)
            if not text:
                raise TableError("table/empty_text")
            line = {"seat": seat, "name": state.chairs[seat].name or "", "text": text}
            self._chat.append(line)
            answers.chat.append(messages.chat(line))
            state.remember(uid, message.id)
        return state.v

    def _asked(self, mail: Asked, now: float, answers: Answers) -> None:
        try:
            for message in mail.messages:
                self.table.command(mail.uid, message, now)
        except (ServerError, SkullKingError) as refusal:
            if not mail.answer.done():
                mail.answer.set_exception(refusal)
        else:
            answers.asked.append(mail)

    async def _reload(self) -> None:
        """Somebody else has written to this table's log: believe the log and let clients send again."""
        logger.warning("log_conflict")
        old = self.table
        state = TableState.replay(await self._log.entries(self.code))
        self.table = Table(state, old.policy, old.chance, now=self._clock.now())
        for connection in self.connections:
            self.table.arrived(connection.uid, self._clock.now())
            connection.since = None
        self._audiences.forget()
        self._published = state.v

    # --------------------------------------------------------------------------------- telling

    def _publish(self, answers: Answers) -> None:
        table = self.table
        state = table.state
        for asked in answers.asked:
            if not asked.answer.done():
                asked.answer.set_result(state.seat_of(asked.uid))
        for connection, line in answers.lines:
            connection.outbox.put(line)
        for connection, question in answers.advise:
            self._adviser.ask(lambda: self.table, connection.uid, question, connection.outbox)
        if not self.connections:
            table.changed = False
            self._published = state.v
            self._audiences.forget()
            return
        timers = messages.timers_bytes(table, self._clock.now())
        changed, table.changed = table.changed, False
        if changed:
            closed_doors = state.phase != "lobby" and not state.options["watchers"]
            for connection in self.connections:
                seat = state.seat_of(connection.uid)
                if seat is None and closed_doors:  # was in the lobby, or has got up, and may not look on
                    connection.outbox.close(4403, "table/no_watchers", again=False)
                if seat != connection.seat and state.game is not None and connection not in answers.fresh:
                    answers.fresh.append(connection)  # sees with other eyes now
                connection.seat = seat
        audiences: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            if connection not in answers.fresh:
                audiences.setdefault(connection.seat, []).append(connection)
        if state.v > self._published:
            self._publish_events(audiences, timers)
        if changed or answers.fresh:
            info = messages.table_info(table)
            if changed:
                for seat, connections in audiences.items():
                    line = messages.table_message(info, seat, timers)
                    for connection in connections:
                        connection.outbox.put(line)
            for connection in answers.fresh:
                self._welcome(connection, info, timers)
        for line in answers.chat:
            for connection in self.connections:
                if connection not in answers.fresh:
                    connection.outbox.put(line)

    def _publish_events(self, audiences: dict[int | None, list[Connection]], timers: bytes) -> None:
        state = self.table.state
        events = state.events_since(self._published)
        self._published = state.v
        if events is None:  # more happened at once than is kept: cannot be told piece by piece
            self._audiences.forget()
            info = messages.table_info(self.table)
            for connections in audiences.values():
                for connection in connections:
                    connection.since = None
                    self._welcome(connection, info, timers)
            return
        public: dict[int, tuple[Any, bytes]] = {}
        for seat, patch in self._audiences.patches(state, audiences, events).items():
            line = messages.events_message(events, seat, patch, timers, public)
            for connection in audiences[seat]:
                connection.outbox.put(line)

    def _welcome(self, connection: Connection, info: dict[str, Any], timers: bytes) -> None:
        """Bring a connection up to date: the missing events where possible, else everything."""
        state = self.table.state
        seat = state.seat_of(connection.uid)
        connection.seat = seat
        view = messages.view_of(state, seat) if state.game is not None else None
        self._audiences.greet(seat)
        since, connection.since = connection.since, None
        events = state.events_since(since) if since is not None else None
        if events is None:
            connection.outbox.put(messages.state_message(state.v, info, seat, view, timers, self._chat))
            return
        connection.outbox.put(messages.table_message(info, seat, timers))
        if events:
            whole = b"{}" if view is None else messages.view_bytes(view)
            connection.outbox.put(messages.events_message(events, seat, whole, timers, {}))

    # ------------------------------------------------------------------------------ what comes next

    def _reschedule(self) -> None:
        deadlines = self.table.deadlines()
        when = deadlines[0].when if deadlines else None
        if self._alarm is not None and self._alarm[0] != when:
            self._alarm[1].cancel()
            self._alarm = None
        if when is not None and self._alarm is None:
            self._alarm = (when, self._clock.call_at(when, lambda: self._nudge(Tick())))
        for turn in self.table.bot_turns():
            if turn not in self._thinking:
                due = self._clock.now() + pause(self.table, turn)
                self._thinking[turn] = _spawn(self._think(turn, due))

    async def _think(self, turn: BotTurn, due: float) -> None:
        game = self.table.state.game
        assert game is not None  # noqa: S101  # there is a turn
        view = game.view(turn.seat)
        action = await self._thinker.choose(turn.bot, view)
        mail = Decided(turn, action, view)
        if self._clock.now() >= due:
            self._nudge(mail)
        else:
            self._clock.call_at(due, lambda: self._nudge(mail))

    def _nudge(self, mail: Mail) -> None:
        try:
            self.post(mail)
        except ServerError:
            # The mailbox is full of people's messages: try again when it has been looked through.
            if self._task is not None and not self._task.done():
                self._clock.call_at(self._clock.now() + 0.05, lambda: self._nudge(mail))


def _refuse(mail: Mail) -> None:
    """Nothing will come of it: whoever waits shall not wait for ever."""
    match mail:
        case Asked(answer=answer) if not answer.done():
            answer.set_exception(ServerError("server/busy"))
        case Arrived(connection=connection):
            connection.outbox.close(1012, "server/restart", again=True)
        case _:
            pass


def _spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work)
