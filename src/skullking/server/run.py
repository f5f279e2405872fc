"""Runs the server process: sockets, TLS, and a clean end on SIGTERM."""

from __future__ import annotations

import errno
import gc
import socket
from typing import TYPE_CHECKING

import uvicorn

from skullking.server.app import Front, create_app
from skullking.server.errors import ServerError
from skullking.server.http.protocol import TableHttp
from skullking.server.network import lan_url
from skullking.server.store import sole_owner
from skullking.server.ws.protocol import TableProtocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import FrameType

    from fastapi import FastAPI

    from skullking.server.settings import Settings


class _Server(uvicorn.Server):
    """Tells tables and browsers before it closes their connections."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, settings: Settings, started: Callable[[int], None] | None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._settings = settings
        self._told = started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to end is no failure: the process ends with status 0."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say on which port."""
        await super().startup(sockets)
        if not self.started:
            return
        port = int(self.servers[0].sockets[0].getsockname()[1])
        self._app.state.services.share_url = shared_url(self._settings, port, tls=self.config.is_ssl)
        if self._told is not None:
            self._told(port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Store what is under way, say goodbye, then close."""
        await self._app.state.services.tables.stop()
        await self._app.state.services.blocks.stop()
        await super().shutdown(sockets)


def shared_url(settings: Settings, port: int, *, tls: bool) -> str | None:
    """The address that others shall use; None when only this computer reaches the server."""
    if settings.share_url:
        return settings.share_url
    if settings.host in {"127.0.0.1", "localhost", "::1"}:
        return None
    return lan_url(port, settings.root_path, tls=tls)


def _spare_the_collector() -> None:
    """Let the garbage collector look through everything rarely.

    Tables hold a lot and hardly any cycles; with a thousand of them a full collection stops the server for a third
    of a second. The young generations are collected as always.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def _refuse_a_taken_port(settings: Settings) -> None:
    """Look before anything is started or made; what happens to the port afterwards, uvicorn tells."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            # Words, or the catalogue would write 8000 as a number: 8,000.
            port, other = str(settings.port), str(settings.port + 1)
            raise ServerError("server/port_taken", port=port, next=other) from None


def run(
    settings: Settings,
    *,
    tls_cert: Path | None = None,
    tls_key: Path | None = None,
    started: Callable[[int], None] | None = None,
) -> None:
    """Serve until SIGTERM or Ctrl-C.

    Args:
        settings: how.
        tls_cert: certificate chain for HTTPS, with `tls_key`.
        tls_key: its key.
        started: told the port once connections are accepted.

    Raises:
        ServerError: ``server/port_taken``; ``server/data_in_use``, another server runs in this data folder.
    """
    _refuse_a_taken_port(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        Front(app, settings.root_path),
        host=settings.host,
        port=settings.port,
        ssl_certfile=tls_cert,
        ssl_keyfile=tls_key,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        http=TableHttp,
        ws=TableProtocol,
        ws_max_size=settings.max_message * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_keep_alive=settings.request_seconds,
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
        backlog=2048,
    )
    _spare_the_collector()
    with sole_owner(settings.data):
        _Server(config, app, settings, started).run()
