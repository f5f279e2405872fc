"""What connections get to read, as bytes: each seat's own view and events, everything public only once.

Nothing is built field by field here: a view comes from `game.view(seat)`, an event from `event.seen_by(seat)`.
The server adds only what the engine has not seen yet, the sealed bids: that there is one, and your own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import orjson

from skullking import Card, Play, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skullking.bots import Advice
    from skullking.events import CardPlayed
    from skullking.server.table.core import Table
    from skullking.server.table.state import Shown, TableState


# Which fields of a view there are, by who may see them and how often they change. Together they are all: a test
# compares what clients have after any number of patches with the whole view.
OWN = ("hand", "legal", "own_bid", "own_load", "undealt")
"""Different for each seat."""
QUICK = ("phase", "to_act", "hand_sizes", "trick", "choice", "bids", "bid_placed", "loads", "load_placed")
"""May change with any event."""
SLOW = (
    "round",
    "rounds",
    "cards",
    "dealer",
    "leader",
    "won",
    "bonuses",
    "bets",
    "alliances",
    "totals",
    "ranking",
)
"""Do not change while bids are placed and cards laid."""
FIXED = ("rules", "players", "graybeard")
"""Belong to the game as a whole."""
_TOKENS = (Card, Play, Rules)
SMALL_EVENTS = frozenset(
    {"bid_placed", "bid_fixed", "bids_revealed", "load_placed", "loads_revealed", "card_played"}
)
TRICK_EVENTS = frozenset({"trick_taken", "round_started", "game_started"})
SCORE_EVENTS = frozenset({"round_scored", "game_started"})


class Audiences:
    """What was sent last, so that only changes travel: the public part once, for each seat its own.

    All connections get the same messages in the same order, so one memory a table (and a small one a seat) is
    enough. Fields are compared as the engine gives them and made into JSON only when they have changed.
    """

    def __init__(self) -> None:
        self._public: dict[str, Any] = {}
        self._own: dict[int | None, dict[str, Any]] = {}

    def forget(self) -> None:
        """Nobody looks: the next message says everything again."""
        self._public = {}
        self._own = {}

    def greet(self, seat: int | None) -> None:
        """Somebody was told the whole view: what this seat was sent before says nothing any more."""
        self._own.pop(seat, None)

    def patches(
        self, state: TableState, seats: Iterable[int | None], events: Sequence[tuple[int, Shown]]
    ) -> dict[int | None, bytes]:
        """For each seat (None: watchers) the JSON of the fields that changed with these events."""
        kinds = {event.type for _, event in events}
        seats = list(seats)
        if state.game is None:
            return dict.fromkeys(seats, b"{}")
        public = self._public_changes(state, kinds)
        found: dict[int | None, bytes] = {}
        concerned = None
        if all(event.type == "card_played" for _, event in events):
            # Only hands of those who played change, and what may be played changes for them and who comes next.
            concerned = {cast("CardPlayed", event).seat for _, event in events} | set(state.game.to_act)
        for seat in seats:
            if concerned is not None and seat not in concerned and seat in self._own:
                found[seat] = b"{%b}" % public
                continue
            own = self._own_changes(state, seat)
            found[seat] = b"{%b%b%b}" % (public, b"," if public and own else b"", own)
        return found

    def _public_changes(self, state: TableState, kinds: set[str]) -> bytes:
        assert state.game is not None  # noqa: S101  # callers have looked
        view = state.game.view(None)
        last = self._public
        names = QUICK if last and kinds <= SMALL_EVENTS else (*QUICK, *SLOW, *FIXED)
        changed: list[bytes] = []
        sealed = sealed_part(state, None)
        for name in names:
            value: Any = sealed[name] if name in sealed else getattr(view, name)
            if name not in last or last[name] != value:
                last[name] = value
                changed.append(encoded_field(name, value))
        fixed = [seat in state.fixed for seat in range(len(state.chairs))]
        if last.get("bid_fixed") != fixed:
            last["bid_fixed"] = fixed
            changed.append(encoded_field("bid_fixed", fixed))
        if "tricks" not in last or kinds & TRICK_EVENTS:
            last["tricks"] = True
            changed.append(encoded_field("tricks", view.tricks if state.options["last_trick"] else ()))
        if "scores" not in last or kinds & SCORE_EVENTS:
            last["scores"] = True
            changed.append(encoded_field("scores", view.scores))
        return b",".join(changed)

    def _own_changes(self, state: TableState, seat: int | None) -> bytes:
        assert state.game is not None  # noqa: S101  # callers have looked
        view = state.game.view(seat)
        last = self._own.get(seat)
        changed: list[bytes] = []
        if last is None:
            last = self._own[seat] = {}
            changed.append(encoded_field("seat", seat))
        sealed = sealed_part(state, seat)
        for name in OWN:
            if name == "legal" and state.phase != "playing":
                value: Any = ()
            else:
                value = sealed[name] if name in sealed else getattr(view, name)
            if name not in last or last[name] != value:
                last[name] = value
                changed.append(encoded_field(name, value))
        return b",".join(changed)


def _plain(value: Any) -> Any:
    """JSON of what is no JSON: cards and plays are their tokens, everything else has a dictionary."""
    return str(value) if isinstance(value, _TOKENS) else value.to_dict()


def _action(value: Any) -> Any:
    """The same among actions, where a play is an action."""
    return value.to_dict()


def encoded(value: Any) -> bytes:
    """JSON of a field as the engine gives it."""
    return orjson.dumps(value, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def encoded_field(name: str, value: Any) -> bytes:
    """A field and its value, as a part of an object."""
    if name == "legal":
        return b'"legal":' + orjson.dumps(value, _action, orjson.OPT_PASSTHROUGH_DATACLASS)
    if name == "own_bid" and value is not None:
        return b'"own_bid":%d' % value + padding(value)
    return b'"%b":%b' % (name.encode(), encoded(value))


def sealed_part(state: TableState, seat: int | None) -> dict[str, Any]:
    """What lies sealed before the server: that there is something, and one's own."""
    game = state.game
    if game is None or not state.sealing:
        return {}
    placed = tuple(one in state.sealed for one in range(len(state.chairs)))
    own = state.sealed.get(seat) if seat is not None else None
    part: dict[str, Any] = {"to_act": tuple(state.seats_to_act)}
    if game.phase == "bidding":
        part["bid_placed"] = placed
        part["own_bid"] = own["n"] if own is not None else None
    else:
        part["load_placed"] = placed
        part["own_load"] = own["kind"] if own is not None else None
    return part


def view_of(state: TableState, seat: int | None) -> dict[str, Any]:
    """The whole view: what this seat may know, with what lies sealed before the server."""
    game = state.game
    assert game is not None  # noqa: S101  # callers have looked
    view = game.view(seat).to_dict()
    for name, value in sealed_part(state, seat).items():
        view[name] = list(cast("tuple[Any, ...]", value)) if isinstance(value, tuple) else value
    view["bid_fixed"] = [one in state.fixed for one in range(len(state.chairs))]
    if not state.options["last_trick"]:
        view["tricks"] = []
    if state.phase != "playing":
        view["legal"] = []
    return view


def padding(number: int | None) -> bytes:
    """White space that makes JSON equally long whatever this number up to 99 is."""
    return b"" if number is None else b" " * (2 - len(str(number)))


def event_bytes(event: Shown) -> bytes:
    """JSON of an event; one's own sealed bid does not show in the length."""
    kind = event.type
    if kind == "card_played":  # most events: the same as below, a few times faster
        return b'{"type":"card_played",' + orjson.dumps(event, _plain)[1:]
    data = event.to_dict()
    return orjson.dumps(data) + padding(data["n"] if kind == "bid_placed" else None)


def events_bytes(
    events: Sequence[tuple[int, Shown]], seat: int | None, public: dict[int, tuple[Shown, bytes]]
) -> bytes:
    """A JSON array of events as this seat may see them. `public` keeps the watchers' version between seats."""
    parts: list[bytes] = []
    for v, event in events:
        if v not in public:
            open_part = event.seen_by(None)
            public[v] = (open_part, event_bytes(open_part))
        open_part, encoded = public[v]
        mine = event.seen_by(seat)
        if mine is not open_part and mine != open_part:
            encoded = event_bytes(mine)
        parts.append(encoded)
    return b"[" + b",".join(parts) + b"]"


def events_message(
    events: Sequence[tuple[int, Shown]],
    seat: int | None,
    patch: bytes,
    timers: bytes,
    public: dict[int, tuple[Shown, bytes]],
) -> bytes:
    """An `EventsMessage`."""
    return b'{"type":"events","v":%d,"events":%b,"view":%b,"timers":%b}' % (
        events[0][0],
        events_bytes(events, seat, public),
        patch,
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
        "advice": state.advice,
        "seats": [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot or (table.policy.stand_in if chair.stand_in else None),
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
        view_bytes(view),
        timers,
        orjson.dumps(list(chat)),
    )


def view_bytes(view: dict[str, Any] | None) -> bytes:
    """A whole view; one's own sealed bid does not show in the length."""
    return b"null" if view is None else orjson.dumps(view) + padding(view["own_bid"])


def ack(cid: str, v: int) -> bytes:
    """An `AckMessage`."""
    return b'{"type":"ack","id":"%b","v":%d}' % (cid.encode(), v)


def error(cid: str | None, code: str, args: dict[str, Any]) -> bytes:
    """An `ErrorMessage`."""
    return orjson.dumps({"type": "error", "id": cid, "code": code, "args": args})


def chat(line: dict[str, Any]) -> bytes:
    """A `ChatMessage`."""
    return orjson.dumps({"type": "chat", "line": line})


def advice(cid: str, rated: Sequence[Advice]) -> bytes:
    """An `AdviceMessage`."""
    return orjson.dumps({"type": "advice", "id": cid, "advice": advice_body(rated)})


def advice_body(rated: Sequence[Advice]) -> dict[str, Any]:
    """The protocol's `Advice` of what the captain thinks of each action, the best first."""
    best, *others = ({"action": one.action.to_dict(), "points": one.points} for one in rated[:2])
    reason, values = rated[0].reason
    return {"best": best, "second": others[0] if others else None, "reason": reason, "values": values}
