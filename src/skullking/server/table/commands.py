"""What people may do at a table, one function a command. Each checks everything first, then records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking import Game, Rules, action_from_dict
from skullking.bots import is_registered
from skullking.errors import IllegalActionError
from skullking.server.errors import TableError
from skullking.server.protocol import (
    Act,
    Advise,
    Away,
    CastVote,
    ClientMessage,
    Configure,
    Fill,
    Fix,
    Leave,
    Ping,
    Remove,
    Rename,
    Say,
    Since,
    Sit,
    Start,
    TableOptions,
)
from skullking.server.table import names
from skullking.server.table.entries import (
    Acted,
    BotSeated,
    Configured,
    Ended,
    Paused,
    Renamed,
    Resumed,
    Seated,
    StandIn,
    Started,
    Vacated,
)

if TYPE_CHECKING:
    from skullking.server.table.core import Table

VOTE_PHASES = {
    "pause": ("playing",),
    "resume": ("paused",),
    "rematch": ("over",),
    "end": ("playing", "paused"),
}


def carry_out(table: Table, uid: str, message: ClientMessage, now: float) -> None:
    """Do what the message says.

    Raises:
        TableError: refused.
        SkullKingError: refused by the engine.
    """
    if table.state.phase == "closed":
        raise TableError("table/closed")
    match message:
        case Act():
            _act(table, uid, message, now)
        case Fix(id=cid, on=on):
            _playing(table)
            table.fix(_seat(table, uid), on=on, who=uid, cid=cid, now=now)
        case Sit():
            _sit(table, uid, message, now)
        case Start() | Fill() | Remove() | Configure():
            _host(table, uid, message, now)
        case Leave(id=cid):
            _leave(table, uid, cid, now)
        case Away(id=cid, on=on):
            seat = _seat(table, uid)
            if table.state.phase not in {"playing", "paused"}:
                raise TableError("table/not_playing")
            if table.state.chairs[seat].stand_in != on:
                table.record(StandIn(seat=seat, on=on, away=on, who=uid, cid=cid), now=now)
                count_votes(table, now)
        case CastVote():
            _vote(table, uid, message, now)
        case Rename(id=cid, name=name):
            seat = _seat(table, uid)
            taken = [chair.name for chair in table.state.chairs if chair.name and chair.uid != uid]
            name = names.distinct(names.cleaned_name(name), taken)
            table.record(Renamed(seat=seat, name=name, who=uid, cid=cid), now=now)
        case Say() | Since() | Ping() | Advise():
            raise AssertionError(message)  # answered by the actor, they are no commands


def _seat(table: Table, uid: str) -> int:
    seat = table.state.seat_of(uid)
    if seat is None:
        raise TableError("table/not_seated")
    return seat


def _playing(table: Table) -> Game:
    match table.state.phase:
        case "paused":
            raise TableError("table/paused")
        case "lobby" | "closed":
            raise TableError("table/not_playing")
        case "over":
            raise TableError("table/over")
        case _:
            game = table.state.game
            assert game is not None  # noqa: S101  # the phase says so
            return game


def adviser_seat(table: Table, uid: str) -> int:
    """The seat of somebody who may ask for advice now.

    Raises:
        TableError: not seated, not their turn, or not at this table.
        IllegalActionError: it is not their turn.
    """
    seat = _seat(table, uid)
    game = _playing(table)
    if not table.state.advice:
        raise TableError("table/no_advice")
    if seat not in game.to_act:  # a sealed bid may still be changed
        raise IllegalActionError("action/not_your_turn")
    return seat


def _lobby(table: Table) -> None:
    if table.state.phase != "lobby":
        raise TableError("table/started")


def _act(table: Table, uid: str, message: Act, now: float) -> None:
    state = table.state
    seat = _seat(table, uid)
    game = _playing(table)
    if message.at < state.decided_at.get(seat, 0):
        raise TableError("table/stale")
    what = message.action.model_dump(mode="json")
    action = action_from_dict(what)
    if state.sealing and action not in game.legal_actions(seat):
        # As the engine would say it, which gets to see sealed decisions only when all are there.
        fits = what["type"] == ("bid" if game.phase == "bidding" else "load")
        raise IllegalActionError("action/bid_out_of_range" if fits else "action/wrong_phase")
    if state.sealing:
        table.seal(seat, what, fixed=message.fixed, now=now, who=uid, cid=message.id)
    else:
        # The engine refuses what is not allowed, before anything is recorded.
        table.record(Acted(seat=seat, action=what, by="human", who=uid, cid=message.id), now=now)
    if state.chairs[seat].stand_in and state.phase == "playing":
        table.record(StandIn(seat=seat, on=False), now=now)  # whoever acts is back


def _sit(table: Table, uid: str, message: Sit, now: float) -> None:
    _lobby(table)
    state = table.state
    if uid in state.barred:
        raise TableError("table/removed")
    if message.seat >= len(state.chairs) or state.chairs[message.seat].kind != "empty":
        if state.seat_of(uid) == message.seat:
            return
        raise TableError("table/seat_taken")
    old = state.seat_of(uid)
    name = message.name if message.name is not None else state.chairs[old].name if old is not None else None
    if name is None:
        raise TableError("table/name")
    taken = [chair.name for chair in state.chairs if chair.name and chair.uid != uid]
    name = names.distinct(names.cleaned_name(name), taken)
    table.record(Seated(seat=message.seat, uid=uid, name=name, who=uid, cid=message.id), now=now)
    table.reseated(uid, now)


def _leave(table: Table, uid: str, cid: str, now: float) -> None:
    seat = _seat(table, uid)
    if table.state.phase in {"playing", "paused"}:
        if not table.state.chairs[seat].stand_in:
            table.record(StandIn(seat=seat, on=True, away=False, who=uid, cid=cid), now=now)
            count_votes(table, now)
        return
    table.record(Vacated(seat=seat, who=uid, cid=cid), now=now)
    table.reseated(uid, now)


def _host(table: Table, uid: str, message: Start | Fill | Remove | Configure, now: float) -> None:
    _lobby(table)
    state = table.state
    if uid != state.host:
        raise TableError("table/not_host")
    match message:
        case Fill(id=cid, seat=seat, bot=bot):
            kind = bot_kind(table, bot)
            if seat is not None and (seat >= len(state.chairs) or state.chairs[seat].kind != "empty"):
                raise TableError("table/seat_taken")
            seat_bots(table, kind, now, seat=seat, who=uid, cid=cid)
        case Remove(id=cid, seat=seat):
            if seat >= len(state.chairs) or state.chairs[seat].kind == "empty":
                raise TableError("table/no_such_seat")
            if state.chairs[seat].uid == uid:
                raise TableError("table/not_yourself")
            table.record(Vacated(seat=seat, who=uid, cid=cid), now=now)
            table.reseated(uid, now)
        case Configure():
            _configure(table, uid, message, now)
        case Start(id=cid, fill=fill):
            if any(chair.kind == "empty" for chair in state.chairs):
                if not fill:
                    raise TableError("table/empty_seats")
                _host(table, uid, Fill(type="fill", id=cid), now)
            start(table, now, who=uid, cid=cid)


def _configure(table: Table, uid: str, message: Configure, now: float) -> None:
    state = table.state
    rules = state.rules if message.rules is None else message.rules
    seats = len(state.chairs) if message.seats is None else message.seats
    canonical = checked_rules(rules, seats)
    if any(chair.kind != "empty" for chair in state.chairs[seats:]):
        raise TableError("table/seat_taken")
    options = checked_options(message.options) if message.options is not None else state.options
    table.record(Configured(rules=canonical, seats=seats, options=options, who=uid, cid=message.id), now=now)


def checked_rules(rules: str, seats: int) -> str:
    """The canonical id of rules that so many can play.

    Raises:
        SkullKingError: no such rules.
        TableError: ``table/seats``, not with so many.
    """
    parsed = Rules.parse(rules)
    if seats not in parsed.players:
        raise TableError("table/seats", least=min(parsed.players), most=max(parsed.players))
    Game(parsed, players=seats, seed=bytes(32))  # whatever else may be wrong shows here, not at the start
    return str(parsed)


def checked_options(options: TableOptions) -> dict[str, object]:
    """The options as the log keeps them.

    Raises:
        TableError: ``table/no_such_bot``.
    """
    if options.bot is not None and not is_registered(options.bot):
        raise TableError("table/no_such_bot")
    return options.model_dump(mode="json")


def bot_kind(table: Table, wanted: str | None) -> str:
    """A kind of bot that may be seated: a registered one, never a program.

    Raises:
        TableError: ``table/no_such_bot``.
    """
    kind: str = wanted or table.state.options.get("bot") or table.policy.bot
    if not is_registered(kind):
        raise TableError("table/no_such_bot")
    return kind


def seat_bots(
    table: Table, kind: str, now: float, *, seat: int | None = None, who: str | None, cid: str | None
) -> None:
    """Put bots into the empty chairs, or into this one."""
    chairs = table.state.chairs
    for at in range(len(chairs)) if seat is None else (seat,):
        if chairs[at].kind == "empty":
            taken = [chair.name for chair in chairs if chair.name]
            table.record(BotSeated(seat=at, bot=kind, name=names.bot_name(taken), who=who, cid=cid), now=now)


def start(table: Table, now: float, *, who: str | None = None, cid: str | None = None) -> None:
    """Begin the first game or the next one; the deal passes on."""
    state = table.state
    game = state.game_no + 1
    table.record(
        Started(
            game=game,
            game_id=table.chance.token(),
            seed=table.chance.seed().hex(),
            first_dealer=(game - 1) % len(state.chairs),
            who=who,
            cid=cid,
        ),
        now=now,
    )
    for seat in table.absent_since:
        table.absent_since[seat] = now


def _vote(table: Table, uid: str, message: CastVote, now: float) -> None:
    from skullking.server.table.core import Ballot

    seat = _seat(table, uid)
    if table.state.phase not in VOTE_PHASES[message.what]:
        raise TableError("table/no_vote_now")
    ballot = table.ballots.get(message.what)
    if ballot is None:
        if not message.yes:
            return
        ballot = Ballot(by=seat, until=now + table.policy.vote)
        table.ballots[message.what] = ballot
    if table.state.chairs[seat].stand_in:
        table.record(StandIn(seat=seat, on=False), now=now)  # whoever votes is back, as whoever acts
    (ballot.yes if message.yes else ballot.no).add(seat)
    (ballot.no if message.yes else ballot.yes).discard(seat)
    table.changed = True
    count_votes(table, now, who=uid, cid=message.id)


def needed(table: Table) -> int:
    """How many must agree: more than half of the people who are there."""
    return len(table.voters) // 2 + 1


def count_votes(table: Table, now: float, *, who: str | None = None, cid: str | None = None) -> None:
    """Let proposals pass that have their majority, and drop those that cannot get it any more."""
    voters = set(table.voters)
    for what, ballot in list(table.ballots.items()):
        if len(ballot.yes & voters) >= needed(table):
            table.ballots.clear()
            match what:
                case "pause":
                    table.record(Paused(who=who, cid=cid), now=now)
                case "resume":
                    table.record(Resumed(who=who, cid=cid), now=now)
                    table.resumed(now)
                case "end":
                    table.record(Ended(reason="voted", who=who, cid=cid), now=now)
                case _:
                    # Who got up after the last game has left an empty chair: nobody would ever play there.
                    seat_bots(table, bot_kind(table, None), now, who=who, cid=cid)
                    start(table, now, who=who, cid=cid)
            return
        if len(voters - ballot.no) < needed(table):
            del table.ballots[what]
            table.changed = True
