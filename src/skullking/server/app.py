"""The composition root: makes every part and puts them together."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import structlog
from fastapi import FastAPI

from skullking.server import identity, logs, outside
from skullking.server.blocks import Blocks
from skullking.server.http import api, blocks, errors, site
from skullking.server.http.guard import Guard
from skullking.server.limits import PerAddress
from skullking.server.metrics import Metrics
from skullking.server.services import Services
from skullking.server.settings import Settings
from skullking.server.store import Store, migrate
from skullking.server.table.core import Policy
from skullking.server.tables import Tables
from skullking.server.ws import BlockSocket, TableSocket

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.types import Receive, Scope, Send

logger = structlog.get_logger(__name__)


def policy(settings: Settings) -> Policy:
    """What tables need to know of the settings."""
    return Policy(
        grace=settings.grace_seconds,
        vote=settings.vote_seconds,
        abandon=settings.abandon_seconds,
        over=settings.over_seconds,
        bot=settings.bot,
        stand_in=settings.stand_in,
    )


@asynccontextmanager
async def running(settings: Settings) -> AsyncGenerator[Services]:
    """The server's parts, at work: database migrated, unfinished tables resumed."""
    logs.configure(settings.log_level, json=settings.log_json)
    settings.data.mkdir(parents=True, exist_ok=True)
    path = settings.data / "skullking.sqlite3"
    migrate(path)
    metrics = Metrics()
    clock = outside.LoopClock()
    store = Store(path, observe=metrics.committed)
    bots = outside.BotThreads(settings.bot_threads, settings.think_seconds)
    chance = outside.SystemChance()
    tables = Tables(
        log=store,
        clock=clock,
        thinker=bots,
        chance=chance,
        policy=policy(settings),
        counted=metrics.tables.set,
    )
    services = Services(
        settings=settings,
        identity=identity.Identity(settings.secret or identity.keep_secret(settings.data)),
        metrics=metrics,
        store=store,
        tables=tables,
        blocks=Blocks(log=store, code=chance.long_code),
        requests=PerAddress(settings.requests_per_second, settings.requests_per_second * 10, clock.now),
        creations=PerAddress(settings.tables_per_minute / 60, settings.tables_per_minute, clock.now),
        share_url=settings.share_url or None,
    )
    await store.open()
    try:
        resumed = await tables.resume(await store.open_tables())
        logger.info("server_ready", tables_resumed=resumed, data=str(settings.data))
        yield services
    finally:
        await tables.stop()
        await services.blocks.stop()
        await store.close()
        bots.close()
        logger.info("server_stopped")


SOCKET_PATH = re.compile(r"^/api/v1/(tables|blocks)/([^/]{1,40})/ws$")
SOCKETS = {"tables": TableSocket, "blocks": BlockSocket}


class Front:
    """Stands before the application: finds the path prefix, and takes WebSockets the short way.

    A WebSocket goes straight to its endpoint, because every layer in between would be passed by every
    message of every game. The endpoint checks origin, session and limits itself.
    """

    def __init__(self, app: FastAPI, root_path: str = "") -> None:
        """Prepare.

        Args:
            app: the application for HTTP.
            root_path: the prefix; it works whether or not the proxy strips it.
        """
        self.app = app
        self.root = "/" + root_path.strip("/") if root_path.strip("/") else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = cast("str", scope["path"])
        if self.root:
            if path != self.root and not path.startswith(self.root + "/"):
                path = self.root + path
            scope = {**scope, "path": path, "root_path": self.root}
        if scope["type"] == "http":
            await self.app(scope, receive, send)
            return
        found = SOCKET_PATH.match(path[len(self.root) :])
        if found is None:
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        await SOCKETS[found[1]](self.app.state.services)(found[2], scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for HTTP; `Front` completes it.

    Args:
        settings: None takes those of the environment.
    """
    chosen = settings if settings is not None else Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        async with running(chosen) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Skull King",
        summary="Tables, players and finished games; the play itself runs over WebSockets (PROTOCOL.md).",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    errors.install(app)

    app.include_router(api.router)
    app.include_router(blocks.router)
    site.mount(app, chosen.static)
    app.add_middleware(_LateGuard)
    return app


class _LateGuard:
    """The guard, as soon as the server's parts exist."""

    def __init__(self, app: Any) -> None:  # ASGI
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await Guard(self.app, scope["app"].state.services)(scope, receive, send)
        else:
            await self.app(scope, receive, send)
