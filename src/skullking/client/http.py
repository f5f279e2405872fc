"""The HTTP part of the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from pydantic import TypeAdapter

from skullking.client.errors import RefusedError
from skullking.client.table import Table
from skullking.server.protocol import (
    Catalogue,
    ErrorBody,
    GameBrief,
    GameReplay,
    InviteLink,
    JoinTable,
    Me,
    Model,
    NewName,
    NewTable,
    PlayNow,
    Rejoin,
    Seated,
    TableBrief,
    TableDetails,
    TableOptions,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

__all__ = ["RefusedError", "Server"]

Answer = TypeVar("Answer")


class Server:
    """One person at one server. Cookies are kept, so the same object is the same player.

    Args:
        url: where the server is, with the path prefix if it has one.
        cookie: value of the cookie of an earlier visit.
        timeout: seconds that a request may take.
    """

    def __init__(self, url: str, *, cookie: str | None = None, timeout: float = 10.0) -> None:
        self.url = url.rstrip("/")
        cookies = httpx.Cookies()
        if cookie is not None:
            cookies.set("skullking", cookie, domain=urlsplit(url).hostname or "", path="/")
        self.http = httpx.AsyncClient(base_url=f"{self.url}/api/v1/", cookies=cookies, timeout=timeout)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """Who we are: to be kept as a secret."""
        return next((cookie.value for cookie in self.http.cookies.jar if cookie.name == "skullking"), None)

    async def me(self) -> Me:
        """Who am I, where do I sit? The first call makes us somebody."""
        return await self._ask("GET", "me", Me)

    async def rename(self, name: str) -> Me:
        """Be called something else, at new tables."""
        return await self._ask("PUT", "me", Me, NewName(name=name))

    async def rejoin(self, token: str) -> Me:
        """Become the player of a personal link."""
        return await self._ask("POST", "me/rejoin", Me, Rejoin(token=token))

    async def catalogue(self) -> Catalogue:
        """Editions, options and bots."""
        return await self._ask("GET", "catalogue", Catalogue)

    async def tables(self) -> list[TableBrief]:
        """Public tables."""
        return await self._ask("GET", "tables", list[TableBrief])

    async def new_table(
        self, name: str, *, rules: str = "schmidt", seats: int = 4, options: TableOptions | None = None
    ) -> Seated:
        """Set up a table and take its first chair."""
        body = NewTable(name=name, rules=rules, seats=seats, options=options or TableOptions())
        return await self._ask("POST", "tables", Seated, body)

    async def look(self, code: str) -> TableDetails:
        """Look at a table before joining."""
        return await self._ask("GET", f"tables/{code}", TableDetails)

    async def join(self, code: str, name: str, *, seat: int | None = None) -> Seated:
        """Take a chair."""
        return await self._ask("POST", f"tables/{code}/join", Seated, JoinTable(name=name, seat=seat))

    async def link(self, code: str) -> InviteLink:
        """The link for others and the personal one."""
        return await self._ask("GET", f"tables/{code}/link", InviteLink)

    async def play_now(
        self,
        name: str | None = None,
        *,
        rules: str = "schmidt",
        bots: int = 3,
        bot: str | None = None,
        options: TableOptions | None = None,
    ) -> Seated:
        """A table with bots, started."""
        body = PlayNow(name=name, rules=rules, bots=bots, bot=bot, options=options or TableOptions())
        return await self._ask("POST", "play-now", Seated, body)

    async def games(self) -> list[GameBrief]:
        """My finished games, newest first."""
        return await self._ask("GET", "me/games", list[GameBrief])

    async def game(self, game_id: str) -> GameReplay:
        """A finished game of mine, everything open."""
        return await self._ask("GET", f"games/{game_id}", GameReplay)

    async def record(self, game_id: str, *, form: Literal["text", "json"] = "text") -> str:
        """The record of a finished game of mine."""
        answer = await self.http.get(f"games/{game_id}/record", params={"format": form})
        _check(answer)
        return answer.text

    def connect(
        self, code: str, *, strict: bool = False, heard: Callable[[str], None] | None = None
    ) -> Table:
        """The connection to a table; use it as an async context.

        Args:
            code: the table's code.
            strict: check every frame against the protocol's models (for tests).
            heard: told every frame as it came.
        """
        return Table(
            f"ws{self.url.removeprefix('http')}/api/v1/tables/{code}/ws",
            cookie=self.cookie,
            origin="{0.scheme}://{0.netloc}".format(urlsplit(self.url)),
            strict=strict,
            heard=heard,
        )

    async def _ask(self, method: str, path: str, kind: type[Answer], body: Model | None = None) -> Answer:
        content = None if body is None else body.model_dump_json()
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        _check(answer)
        adapter: TypeAdapter[Any] = TypeAdapter(kind)
        return adapter.validate_json(answer.content)


def _check(answer: httpx.Response) -> None:
    if answer.is_success:
        return
    try:
        body = ErrorBody.model_validate_json(answer.content)
    except ValueError:
        raise RefusedError("http/error", {"status": answer.status_code}) from None
    raise RefusedError(body.code, body.args)
