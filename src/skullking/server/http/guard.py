"""What every request passes before anything looks at it: origin, size, rate; and the headers of every answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import orjson
from starlette.requests import cookie_parser

from skullking.server.identity import COOKIE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from skullking.server.services import Services
    from skullking.server.settings import Settings

CHANGING_METHODS = frozenset({"POST", "PUT", "PATCH", "DELETE"})
"""Others change nothing, here as everywhere; what is none of ours gets a 405."""
HOST = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")


def header(scope: Scope, name: bytes) -> str | None:
    """A request's header."""
    for key, value in cast("Iterable[tuple[bytes, bytes]]", scope["headers"]):
        if key == name:
            return value.decode("latin-1")
    return None


def cookie_of(scope: Scope) -> str | None:
    """Our cookie of a request."""
    text = header(scope, b"cookie")
    if text is None:
        return None
    # As Starlette reads it for HTTP; the standard library's reader gives up at other programs' JSON cookies.
    return cookie_parser(text).get(COOKIE)


def address_of(scope: Scope) -> str:
    """Where a request comes from (uvicorn has looked through trusted proxies already)."""
    client = cast("tuple[str, int] | None", scope.get("client"))
    return client[0] if client else "unknown"


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """May the page that makes this request speak to us?

    Browsers say where a page comes from on every WebSocket and every request that changes something. Programs
    that are no browsers say nothing, and carry no cookies of somebody who did not want it.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in {None, "same-origin", "none"}
    if origin in settings.allowed_origins:
        return True
    host = header(scope, b"host")
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # an address that is none
        return False
    return host is not None and place.lower() == host.lower() and origin != "null"


class Guard:
    """Middleware around everything."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on with headers added."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        settings = self.services.settings
        secured = self._with_headers(scope, send)
        method, path = cast("str", scope["method"]), cast("str", scope["path"])
        if "/api/" in path and not self.services.requests.allow(address_of(scope)):
            await _refuse(secured, 429, "protocol/too_many")
            return
        if method in CHANGING_METHODS:
            if not origin_allowed(scope, settings):
                await _refuse(secured, 403, "auth/origin")
                return
            if (body := await _read(receive, settings.max_body)) is None:
                await _refuse(secured, 413, "protocol/too_large", most=settings.max_body)
                return
            await self.app(scope, _replay(body, receive), secured)
            return
        await self.app(scope, receive, secured)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Add what protects the page in a browser."""
        path = cast("str", scope["path"])
        host = header(scope, b"host") or ""
        sockets = f"ws://{host} wss://{host}" if HOST.match(host) else ""
        secure = scope.get("scheme") == "https"
        csp = (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; "
            f"connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; "
            "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )
        extra = [
            (b"content-security-policy", csp.encode("latin-1")),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]
        if secure:
            extra.append((b"cross-origin-opener-policy", b"same-origin"))
        if "/api/" in path:
            extra.append((b"cache-control", b"no-store"))
        elif "/assets/" in path:
            extra.append((b"cache-control", b"public, max-age=31536000, immutable"))
        else:
            extra.append((b"cache-control", b"no-cache"))

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = cast("list[tuple[bytes, bytes]]", message.get("headers", []))
                message["headers"] = [*given, *extra]
            await send(message)

        return secured


async def _read(receive: Receive, most: int) -> bytes | None:
    """The body, or None when it is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b""
        part = cast("bytes", message.get("body", b""))
        size += len(part)
        if size > most:
            return None
        parts.append(part)
        if not message.get("more_body"):
            return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give the application the body that was read already."""
    sent = False

    async def replay() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _refuse(send: Send, status: int, code: str, **args: str | int) -> None:
    body = orjson.dumps({"code": code, "args": args})
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body})
