"""What connections get to read, as bytes: each seat's own view and events, everything public only once.

Nothing is built field by field here: a view comes from `game.view(seat)`, an event from `event.seen_by(seat)`.
The server adds only what the engine has not seen yet, the sealed bids: that there is one, and your own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skullking.server.table.core import Table
    from skullking.server.table.state import Shown, TableState


class Audiences:
    """The last view that each seat (None: watchers) was sent, so that only changes travel.

    All connections of a seat get the same messages in the same order, so one memory a seat is enough.
    """

    def __init__(self) -> None:
        self._sent: dict[int | None, dict[str, Any]] = {}

    def whole(self, state: TableState, seat: int | None) -> dict[str, Any] | None:
        """The view as it was sent last, or as it is when this seat has no other connection."""
        if state.game is None:
            return None
        if seat not in self._sent:
            self._sent[seat] = view_of(state, seat)
        return self._sent[seat]

    def changes(self, state: TableState, seat: int | None) -> dict[str, Any]:
        """The fields that are different from those sent last."""
        if state.game is None:
            return {}
        new = view_of(state, seat)
        old = self._sent.get(seat)
        self._sent[seat] = new
        if old is None:
            return new
        return {name: value for name, value in new.items() if old[name] != value}

    def keep(self, seats: Iterable[int | None]) -> None:
        """Forget seats that nobody looks at."""
        wanted = set(seats)
        self._sent = {seat: view for seat, view in self._sent.items() if seat in wanted}


def view_of(state: TableState, seat: int | None) -> dict[str, Any]:
    """What this seat may know, with what lies sealed before the server."""
    game = state.game
    assert game is not None  # noqa: S101  # callers have looked
    view = game.view(seat).to_dict()
    players = len(state.chairs)
    if state.sealing:
        view["to_act"] = state.seats_to_act
        placed = [one in state.sealed for one in range(players)]
        own = state.sealed.get(seat) if seat is not None else None
        if game.phase == "bidding":
            view["bid_placed"] = placed
            view["own_bid"] = own["n"] if own is not None else None
        else:
            view["load_placed"] = placed
            view["own_load"] = own["kind"] if own is not None else None
    view["bid_fixed"] = [one in state.fixed for one in range(players)]
    if not state.options["last_trick"]:
        view["tricks"] = []
    if state.phase != "playing":
        view["legal"] = []
    return view


def padded(data: dict[str, Any], secret: str) -> bytes:
    """JSON of the same length whatever the number in this field is (numbers up to 99)."""
    return orjson.dumps(data) + b" " * (2 - len(str(data[secret])))


def patch_bytes(patch: dict[str, Any]) -> bytes:
    """A view's changes; one's own sealed bid does not show in the length."""
    if patch.get("own_bid") is not None:
        return padded(patch, "own_bid")
    return orjson.dumps(patch)


def events_bytes(
    events: Sequence[tuple[int, Shown]], seat: int | None, public: dict[int, tuple[Shown, bytes]]
) -> bytes:
    """A JSON array of events as this seat may see them. `public` keeps the watchers' version between seats."""
    parts: list[bytes] = []
    for v, event in events:
        if v not in public:
            open_part = event.seen_by(None)
            public[v] = (open_part, orjson.dumps(open_part.to_dict()))
        open_part, encoded = public[v]
        mine = event.seen_by(seat)
        if mine is not open_part and mine != open_part:
            data = mine.to_dict()
            encoded = padded(data, "n") if data["type"] == "bid_placed" else orjson.dumps(data)
        parts.append(encoded)
    return b"[" + b",".join(parts) + b"]"


def events_message(
    events: Sequence[tuple[int, Shown]],
    seat: int | None,
    patch: dict[str, Any],
    timers: bytes,
    public: dict[int, tuple[Shown, bytes]],
) -> bytes:
    """An `EventsMessage`."""
    return b'{"type":"events","v":%d,"events":%b,"view":%b,"timers":%b}' % (
        events[0][0],
        events_bytes(events, seat, public),
        patch_bytes(patch),
        timers,
    )


def timers_bytes(table: Table, now: float) -> bytes:
    """Everything that will happen by itself."""
    return orjson.dumps([deadline.to_dict(now) for deadline in table.deadlines()])


def table_info(table: Table) -> dict[str, Any]:
    """A `TableInfo` as a watcher sees it (`is_you` nowhere)."""
    from skullking.server.table.commands import needed

    state = table.state
    votes_needed = needed(table)
    return {
        "code": state.code,
        "rules": state.rules,
        "phase": state.phase,
        "options": state.options,
        "seats": [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot or (table.policy.bot if chair.stand_in else None),
                "connected": bool(chair.uid and table.present.get(chair.uid)),
                "stand_in": chair.stand_in,
                "is_you": False,
                "host": chair.uid is not None and chair.uid == state.host,
            }
            for seat, chair in enumerate(state.chairs)
        ],
        "watchers": table.watchers,
        "votes": [
            {"what": what, "yes": sorted(ballot.yes), "needed": votes_needed, "by": ballot.by}
            for what, ballot in table.ballots.items()
        ],
        "game": state.game_no,
        "commitment": state.commitment,
        "record": state.record,
        "ended": state.ended,
    }


def info_for(info: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same with your own chair marked."""
    if seat is None:
        return info
    seats = list(info["seats"])
    seats[seat] = {**seats[seat], "is_you": True}
    return {**info, "seats": seats}


def table_message(info: dict[str, Any], seat: int | None, timers: bytes) -> bytes:
    """A `TableMessage`."""
    return b'{"type":"table","table":%b,"timers":%b}' % (orjson.dumps(info_for(info, seat)), timers)


def state_message(
    v: int,
    info: dict[str, Any],
    seat: int | None,
    view: dict[str, Any] | None,
    timers: bytes,
    chat: Sequence[dict[str, Any]],
) -> bytes:
    """A `StateMessage`."""
    return b'{"type":"state","v":%d,"table":%b,"view":%b,"timers":%b,"chat":%b}' % (
        v,
        orjson.dumps(info_for(info, seat)),
        patch_bytes(view) if view is not None else b"null",
        timers,
        orjson.dumps(list(chat)),
    )


def ack(cid: str, v: int) -> bytes:
    """An `AckMessage`."""
    return b'{"type":"ack","id":"%b","v":%d}' % (cid.encode(), v)


def error(cid: str | None, code: str, args: dict[str, Any]) -> bytes:
    """An `ErrorMessage`."""
    return orjson.dumps({"type": "error", "id": cid, "code": code, "args": args})


def chat(line: dict[str, Any]) -> bytes:
    """A `ChatMessage`."""
    return orjson.dumps({"type": "chat", "line": line})
