"""Every refusal as an `ErrorBody` with a fitting status."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from skullking.errors import SkullKingError
from skullking.server.errors import ServerError, told

if TYPE_CHECKING:
    from fastapi import FastAPI, Request

logger = structlog.get_logger(__name__)

STATUS = {
    "auth/no_session": 401,
    "auth/bad_link": 403,
    "auth/origin": 403,
    "table/not_host": 403,
    "table/not_seated": 403,
    "table/no_watchers": 403,
    "table/removed": 403,
    "table/not_found": 404,
    "table/closed": 404,
    "game/not_found": 404,
    "block/not_found": 404,
    "block/ended": 404,
    "table/full": 409,
    "table/started": 409,
    "table/seat_taken": 409,
    "protocol/not_json": 415,
    "protocol/too_many": 429,
    "server/busy": 503,
    "server/draining": 503,
    "server/storage": 503,
}
METHOD_NOT_ALLOWED = 405
HTTP_CODES = {404: "http/not_found", 405: "http/method", 400: "protocol/invalid"}


def body(status: int, code: str, args: dict[str, Any] | None = None) -> JSONResponse:
    """A refusal."""
    return JSONResponse({"code": code, "args": args or {}}, status_code=status)


def install(app: FastAPI) -> None:
    """Let the application answer so."""
    app.add_exception_handler(ServerError, _server_error)
    app.add_exception_handler(SkullKingError, _game_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


async def _server_error(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, ServerError)  # noqa: S101  # registered for it
    return body(STATUS.get(problem.code, 400), problem.code, problem.args_dict)


async def _game_error(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, SkullKingError)  # noqa: S101  # registered for it
    return body(400, *told(problem))


async def _invalid(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)  # noqa: S101  # registered for it
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return body(422, "protocol/invalid", {"where": where})


async def _http(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)  # noqa: S101  # registered for it
    answer = body(problem.status_code, HTTP_CODES.get(problem.status_code, "http/error"))
    answer.headers.update(problem.headers or {})
    if problem.status_code == METHOD_NOT_ALLOWED:
        answer.headers["allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: Request) -> set[str]:
    """All methods that this path knows; a route alone knows only its own."""
    known: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            known |= route.methods or set()
    return known


async def _unexpected(request: Request, problem: Exception) -> JSONResponse:
    logger.error("request_failed", path=request.url.path, exc_info=problem)
    return body(500, "server/error")
