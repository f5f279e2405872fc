"""Health, metrics, and the built web client."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles

from skullking.server.http.api import services_of

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI
    from starlette.types import Scope

NOT_BUILT = (
    "Der Web-Client ist noch nicht gebaut: bitte `make build` aufrufen und den Server neu starten.\n"
    "The web client has not been built yet: run `make build` and start the server again.\n"
)
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The process answers."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def readyz(request: Request) -> PlainTextResponse:
    """The log can be written and new games are welcome."""
    services = services_of(request)
    if services.store.healthy and not services.tables.draining:
        return PlainTextResponse("ready\n")
    return PlainTextResponse("not ready\n", status_code=503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


class _Web(Mount):
    """The web client's files; never an answer to something that was meant for the interface."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Everything but the interface."""
        path = cast("str", scope["path"]).removeprefix(cast("str", scope.get("root_path", "")))
        if path.startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


@router.get("/block")
@router.get("/referee")
async def page(request: Request) -> RedirectResponse:
    """Addresses that people type; the pages themselves stand behind `#`, under whatever prefix."""
    name = request.url.path.rsplit("/", 1)[-1]
    return RedirectResponse(f"./#/{name}", status_code=307)


async def _not_built() -> PlainTextResponse:
    return PlainTextResponse(NOT_BUILT, status_code=503)


def mount(app: FastAPI, static: Path) -> None:
    """Serve the web client, or say what is missing."""
    app.include_router(router)
    if (static / "index.html").is_file():
        # Compressed here and only here: answers that hold secrets are not (BREACH).
        files = GZipMiddleware(StaticFiles(directory=static.resolve(), html=True), minimum_size=1024)
        app.router.routes.append(_Web("/", files, name="web"))
    else:
        app.add_api_route("/", _not_built, include_in_schema=False)
