"""The HTTP interface. Each function checks who asks and hands over; what is decided is decided at the tables."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from skullking import Record
from skullking.server.errors import ServerError
from skullking.server.http.catalogue import catalogue
from skullking.server.http.guard import CHANGING_METHODS, address_of
from skullking.server.identity import COOKIE, COOKIE_SECONDS, uid_of
from skullking.server.protocol import (
    Catalogue,
    ErrorBody,
    Fill,
    GameBrief,
    GamePlayer,
    GameReplay,
    InviteLink,
    JoinTable,
    Me,
    NewName,
    NewTable,
    PlayNow,
    Rejoin,
    Seated,
    Sit,
    Start,
    TableBrief,
    TableDetails,
    TableInfo,
    TableOptions,
)
from skullking.server.services import Services
from skullking.server.store.log import GameRow, TableRow
from skullking.server.table import messages, names
from skullking.server.table.commands import checked_options, checked_rules

if TYPE_CHECKING:
    from skullking.server.table.actor import TableActor

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "Against the rules of the game or the table",
        401: "No session",
        403: "Not allowed",
        404: "No such thing",
        409: "Not possible now",
        413: "Too large",
        415: "Not JSON",
        422: "Does not fit the protocol",
        429: "Too many requests",
        503: "The server stops or is overloaded",
    }.items()
}


def json_only(request: Request) -> None:
    """Refuse what a form of another page could send.

    Raises:
        ServerError: ``protocol/not_json``.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.method in CHANGING_METHODS and kind != "application/json":
        raise ServerError("protocol/not_json")


router = APIRouter(prefix="/api/v1", responses=REFUSALS, dependencies=[Depends(json_only)])


class Person:
    """Who makes a request: the cookie's secret and what is stored of it."""

    def __init__(self, sid: str) -> None:
        self.sid = sid
        self.uid = uid_of(sid)


def services_of(request: Request) -> Services:
    """The server's parts."""
    services = request.app.state.services
    assert isinstance(services, Services)  # noqa: S101  # set by the composition root
    return services


Parts = Annotated[Services, Depends(services_of)]


def known_person(request: Request, services: Parts) -> Person:
    """The person of the cookie.

    Raises:
        ServerError: ``auth/no_session``.
    """
    sid = services.identity.read_cookie(request.cookies.get(COOKIE))
    if sid is None:
        raise ServerError("auth/no_session")
    return Person(sid)


def any_person(request: Request, response: Response, services: Parts) -> Person:
    """The person of the cookie, or a new one who gets a cookie."""
    sid = services.identity.read_cookie(request.cookies.get(COOKIE))
    if sid is None:
        sid = services.identity.new()
        set_cookie(request, response, services, sid)
    return Person(sid)


Known = Annotated[Person, Depends(known_person)]
Anyone = Annotated[Person, Depends(any_person)]
CodePath = Annotated[str, Path(pattern=r"^[A-Z2-9]{8}$")]
GamePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


def set_cookie(request: Request, response: Response, services: Services, sid: str) -> None:
    """Give a browser its identity. `Secure` only where there is TLS: a plain LAN address has to work too."""
    response.set_cookie(
        COOKIE,
        services.identity.cookie(sid),
        max_age=COOKIE_SECONDS,
        path=(request.scope.get("root_path") or "") + "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


@router.get("/catalogue")
async def read_catalogue(services: Parts) -> Catalogue:
    """Editions, options and bots; what a form needs."""
    return catalogue(services.settings.bot, services.share_url)


@router.get("/me")
async def read_me(person: Anyone, services: Parts) -> Me:
    """Who am I, where do I sit? The first request sets the cookie."""
    return await _me(person, services)


@router.put("/me")
async def rename_me(body: NewName, person: Anyone, services: Parts) -> Me:
    """Be called something else, at new tables."""
    await services.store.name_person(person.uid, names.cleaned_name(body.name))
    return await _me(person, services)


@router.post("/me/rejoin")
async def rejoin(body: Rejoin, request: Request, response: Response, services: Parts) -> Me:
    """Become the player of a personal link on this device."""
    sid = services.identity.read_link(body.token)
    if sid is None:
        raise ServerError("auth/bad_link")
    set_cookie(request, response, services, sid)
    return await _me(Person(sid), services)


@router.get("/me/games")
async def my_games(person: Known, services: Parts) -> list[GameBrief]:
    """My finished games, newest first."""
    return [GameBrief(**_brief(game, person.uid)) for game in await services.store.games_of(person.uid)]


@router.get("/games/{game_id}")
async def replay(game_id: GamePath, person: Known, services: Parts) -> GameReplay:
    """A finished game of mine with everything open."""
    game = await _my_game(game_id, person, services)
    record = Record.parse(game.record)
    told = record.to_dict()
    played = record.replay()
    return GameReplay.model_validate(
        {
            **_brief(game, person.uid),
            "commitment": played.commitment,
            "seed": told["seed"],
            "events": [event.to_dict() for event in played.full_events()],
        }
    )


@router.get(
    "/games/{game_id}/record",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": {}}}}
    },
)
async def record(
    game_id: GamePath,
    person: Known,
    services: Parts,
    kind: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
) -> Response:
    """The record of a finished game of mine, for `skullking verify` and `skullking replay`."""
    game = await _my_game(game_id, person, services)
    name = f"skullking-{datetime.fromtimestamp(game.ended / 1000, UTC):%Y-%m-%d}-{game_id[:6]}"
    ending = "json" if kind == "json" else "txt"
    headers = {"content-disposition": f'attachment; filename="{name}.{ending}"'}
    if kind == "json":
        return JSONResponse(Record.parse(game.record).to_dict(), headers=headers)
    return PlainTextResponse(game.record, headers=headers)


@router.get("/tables")
async def public_tables(services: Parts) -> list[TableBrief]:
    """Tables that want to be seen."""
    return [_row(row) for row in await services.store.public_tables()]


@router.post("/tables", status_code=201)
async def new_table(body: NewTable, request: Request, person: Anyone, services: Parts) -> Seated:
    """Set up a table and sit down at it as its host."""
    name = names.cleaned_name(body.name)
    actor = await _create(request, person, services, body.rules, body.seats, body.options)
    seat = await actor.ask(person.uid, Sit(type="sit", id=_id(), seat=0, name=name))
    await services.store.name_person(person.uid, name)
    return _seated(actor, seat)


@router.get("/tables/{code}")
async def look(code: CodePath, person: Anyone, services: Parts) -> TableDetails:
    """Look at a table before joining."""
    actor = await services.tables.find(code)
    table = actor.table
    info = messages.info_for(messages.table_info(table), table.state.seat_of(person.uid))
    summary = table.summary()
    return TableDetails(
        table=TableInfo.model_validate(info),
        brief=_row(
            TableRow(code, summary.rules, summary.phase, summary.seats, summary.watchers, summary.names)
        ),
    )


@router.post("/tables/{code}/join")
async def join(code: CodePath, body: JoinTable, person: Anyone, services: Parts) -> Seated:
    """Take a chair. Who sits at the table already keeps the chair."""
    actor = await services.tables.find(code)
    name = names.cleaned_name(body.name)
    mine = actor.table.state.seat_of(person.uid)
    if mine is not None:
        return _seated(actor, mine)
    while True:
        seat = body.seat if body.seat is not None else _free_seat(actor)
        try:
            taken = await actor.ask(person.uid, Sit(type="sit", id=_id(), seat=seat, name=name))
        except ServerError as refusal:
            if refusal.code == "table/seat_taken" and body.seat is None:
                continue  # somebody was faster; the next one, or the table is full
            raise
        await services.store.name_person(person.uid, name)
        return _seated(actor, taken)


@router.get("/tables/{code}/link")
async def link(code: CodePath, person: Known, services: Parts) -> InviteLink:
    """The link for others, and mine to go on on another device."""
    actor = await services.tables.find(code)
    if actor.table.state.seat_of(person.uid) is None:
        raise ServerError("table/not_seated")
    token = services.identity.link(person.sid)
    return InviteLink(join_path=f"#/t/{code}", rejoin_path=f"#/r/{code}/{token}", token=token)


@router.post("/play-now", status_code=201)
async def play_now(body: PlayNow, request: Request, person: Anyone, services: Parts) -> Seated:
    """A private table with bots, started."""
    name = body.name or await services.store.person_name(person.uid) or names.GUEST
    options = body.options if body.bot is None else body.options.model_copy(update={"bot": body.bot})
    actor = await _create(request, person, services, body.rules, body.bots + 1, options)
    seat = await actor.ask(
        person.uid,
        Sit(type="sit", id=_id(), seat=0, name=names.cleaned_name(name)),
        Fill(type="fill", id=_id()),
        Start(type="start", id=_id()),
    )
    if body.name is not None:
        await services.store.name_person(person.uid, names.cleaned_name(name))
    return _seated(actor, seat)


# ----------------------------------------------------------------------------------------- helpers


async def _create(
    request: Request, person: Person, services: Services, rules: str, seats: int, options: TableOptions
) -> TableActor:
    canonical = checked_rules(rules, seats)
    chosen = checked_options(options)
    if not services.creations.allow(address_of(request.scope)):
        raise ServerError("protocol/too_many")
    return await services.tables.create(person.uid, canonical, seats, chosen)


def _id() -> str:
    return secrets.token_urlsafe(9)


def _free_seat(actor: TableActor) -> int:
    state = actor.table.state
    if state.phase != "lobby":
        raise ServerError("table/started")
    for seat, chair in enumerate(state.chairs):
        if chair.kind == "empty":
            return seat
    raise ServerError("table/full")


def _seated(actor: TableActor, seat: int | None) -> Seated:
    if seat is None:
        raise ServerError("table/not_seated")
    return Seated(code=actor.code, seat=seat)


async def _me(person: Person, services: Services) -> Me:
    return Me(
        name=await services.store.person_name(person.uid),
        tables=[_row(row) for row in await services.store.tables_of(person.uid)],
    )


def _row(row: TableRow) -> TableBrief:
    return TableBrief.model_validate(
        {
            "code": row.code,
            "rules": row.rules,
            "phase": row.phase,
            "seats": row.seats,
            "free": row.seats - len(row.names),
            "watchers": row.watchers,
            "names": list(row.names),
        }
    )


def _brief(game: GameRow, uid: str) -> dict[str, Any]:
    return {
        "id": game.game_id,
        "rules": game.rules,
        "ended": datetime.fromtimestamp(game.ended / 1000, UTC).isoformat(timespec="seconds"),
        "rounds": game.rounds,
        "players": [
            GamePlayer(
                name=player.name,
                kind="bot" if player.uid is None else "human",
                total=player.total,
                rank=player.rank,
                is_you=player.uid == uid,
            )
            for player in game.players
        ],
    }


async def _my_game(game_id: str, person: Person, services: Services) -> GameRow:
    game = await services.store.game(game_id)
    if game is None or all(player.uid != person.uid for player in game.players):
        raise ServerError("game/not_found")
    return game
