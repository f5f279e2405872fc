"""What the edges refuse, against a real server process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skullking.client import ClosedError, RefusedError
from skullking.server.identity import keep_secret
from tests import PATIENCE
from tests.server.players import QUICK, play_all, seated
from tests.server.process import ServerProcess, get

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable


def post(server: ServerProcess, path: str = "play-now", body: Any = None, **headers: str) -> httpx.Response:
    content = json.dumps({} if body is None else body)
    sent = {
        "content-type": "application/json",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    return httpx.post(
        f"{server.url}/api/v1/{path}", content=content, headers=sent, trust_env=False, timeout=PATIENCE
    )


LOUD = "\N{PARROT}" * 280
"""The longest line of chat, in bytes."""


def errors_of(frame: Any) -> list[dict[str, Any]]:
    return [one for one in (frame if isinstance(frame, list) else [frame]) if one["type"] == "error"]


def test_requests_from_other_pages_change_nothing(server: ServerProcess):
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": server.url.replace("127.0.0.1", "localhost")},
        {"sec_fetch_site": "cross-site"},
    ):
        answer = post(server, **headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "auth/origin")
    assert post(server, origin=server.url).status_code == 201
    assert post(server, sec_fetch_site="same-origin").status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_forms_are_no_requests(server: ServerProcess, kind: str):
    answer = post(server, content_type=kind)
    assert (answer.status_code, answer.json()["code"]) == (415, "protocol/not_json")


def test_bodies_have_a_size(server: ServerProcess):
    answer = post(server, body={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "protocol/too_large")


def test_invalid_bodies_are_coded_and_not_repeated(server: ServerProcess):
    answer = post(server, body={"name": "<script>", "rules": ["x"], "secret": "s3cr3t"})
    assert (answer.status_code, answer.json()["code"]) == (422, "protocol/invalid")
    assert "s3cr3t" not in answer.text
    assert "script" not in answer.text


def test_headers_of_every_answer(server: ServerProcess):
    for path in ("/", "/healthz", "/api/v1/catalogue", "/api/v1/games/nothing-here", "/nowhere"):
        headers = get(server.url + path).headers
        csp = headers["content-security-policy"]
        assert "default-src 'none'" in csp
        assert "frame-ancestors 'none'" in csp
        assert "unsafe-eval'" not in csp.replace("'wasm-unsafe-eval'", "")
        assert "script-src 'self' 'wasm-unsafe-eval';" in csp
        assert "upgrade-insecure-requests" not in csp  # a plain LAN address has to work
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert get(server.url + "/api/v1/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: ServerProcess):
    cookie = get(server.url + "/api/v1/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # no TLS here


def test_a_forged_cookie_is_nobody(server: ServerProcess):
    cookie = get(server.url + "/api/v1/me").cookies["skullking"]
    for forged in (cookie[:-2] + "xx", "", "a.b", "x" * 1000):
        answer = get(server.url + "/api/v1/me/games", cookie=f"skullking={forged}")
        assert (answer.status_code, answer.json()["code"]) == (401, "auth/no_session")


async def close_code(url: str, cookie: str | None = None, **how: Any) -> int | None:
    headers = {} if cookie is None else {"Cookie": f"skullking={cookie}"}
    async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE, **how) as socket:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        return socket.close_code


async def test_sockets_from_other_pages_get_no_handshake(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (people, tables):
        url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{tables[0].info['code']}/ws"
        for origin in ("https://evil.example", f"http://127.0.0.1:{server.port + 1}", "null"):
            with pytest.raises(InvalidStatus) as refusal:
                await close_code(url, people[0].cookie, origin=origin)
            assert refusal.value.response.status_code == 403
        assert await close_code(url) == 4401
        assert await close_code(url, "forged.cookie") == 4401
        nowhere = url.replace(tables[0].info["code"], "ZZZZZZZZ")
        assert await close_code(nowhere, people[0].cookie) == 4404
        assert await close_code(url.replace(tables[0].info["code"], "x"), people[0].cookie) == 4404


async def test_bad_messages_get_a_coded_error_and_change_nothing(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (_, tables):
        await tables[0].send("start")
        errors: list[dict[str, Any]] = []
        tables[1]._heard = lambda frame: errors.extend(errors_of(json.loads(frame)))
        await tables[1].until(lambda table: table.v >= tables[0].v)  # and nothing moves until somebody bids
        v = tables[1].v
        for text in (
            "",
            "x",
            "[]",
            '{"type":"nothing","id":"n1"}',
            '{"type":"act","id":"n2","at":0,"action":{"type":"play","play":"<b>"}}',
            b"\xff\xfe",
            '{"type":"act","id":"n3","at":0,"action":{"type":"bid","n":1e999}}',
            '{"type":"say","id":"n4","text":"' + "x" * 5000 + '"}',
        ):
            count = len(errors)
            await tables[1].send_raw(text)
            await tables[1].until(lambda _table, count=count: len(errors) > count)
            assert errors[-1]["code"].startswith("protocol/")
        assert [error["id"] for error in errors[-2:]] == ["n3", "n4"]
        assert tables[1].v == v
        await play_all(tables)


async def test_who_sends_too_much_is_told_and_then_cut_off(own_server):
    server = own_server(messages_per_second=1)  # slower than any machine sends
    async with server.person() as person:
        place = await person.play_now(options=QUICK)
        async with person.connect(place.code) as table:

            async def spam(number: int) -> list[int | RefusedError]:
                return await asyncio.gather(*(table.ask("say", text="spam") for _ in range(number)))

            assert isinstance(await table.ask("say", text="hello"), int)
            refused = [answer.code for answer in await spam(20) if isinstance(answer, RefusedError)]
            assert set(refused) == {"protocol/too_many"}
            with pytest.raises(ClosedError, match="protocol/too_many"):
                await spam(200)


async def until_refused(again: Callable[[], Awaitable[Any]]) -> tuple[int, str]:
    """Ask until it is too much (a slow machine may ask once or twice more); how often, and what was said then."""
    count = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await again()
            except RefusedError as refusal:
                return count, refusal.code
            count += 1


async def test_an_address_has_a_limit_of_requests_tables_and_sockets(own_server):
    server = own_server(tables_per_minute=3, connections_per_address=2)
    async with server.person() as person, server.person() as other:
        place = await person.play_now(options=QUICK)
        more, told = await until_refused(lambda: person.play_now(options=QUICK))
        assert more >= 2
        assert told == "protocol/too_many"
        await other.me()
        async with person.connect(place.code), person.connect(place.code):
            with pytest.raises(ClosedError, match="server/too_many_connections"):
                async with person.connect(place.code):
                    pass
    slow = own_server(requests_per_second=1)
    async with slow.person() as person:
        count, told = await until_refused(person.catalogue)
        assert count >= 10
        assert told == "protocol/too_many"
    assert get(slow.url + "/healthz").status_code == 200


async def test_who_does_not_read_is_dropped_and_the_table_goes_on(server: ServerProcess):
    def dropped() -> float:
        lines = get(server.url + "/metrics").text.splitlines()
        return float(
            next(line for line in lines if line.startswith("skullking_connections_dropped_total")).split()[1]
        )

    before = dropped()
    async with seated(server, ["Anna", "Ben"]) as (people, tables):
        await tables[0].send("start")
        async with deaf_tab(server, people[1].cookie, tables[0].info["code"]):
            while dropped() == before:
                # Each gets everybody's chat: far more than sockets buffer; and never more at once than a line holds,
                # so that nobody else is dropped.
                await asyncio.gather(*(tables[0].send("say", text=LOUD) for _ in range(200)))
        await play_all(tables)
        assert tables[0].info["ended"] == "finished"
        assert tables[0].connects == tables[1].connects == 1


async def test_who_does_not_read_is_absent_and_a_stand_in_plays(own_server):
    server = own_server(ping_seconds=0.5, grace_seconds=0.3)
    async with seated(server, ["Anna", "Ben", "Carla"]) as (people, tables):
        async with deaf_tab(server, people[1].cookie, tables[0].info["code"]):
            await tables[1].close()
            await tables[0].send("start")

            async def talk() -> None:
                while True:
                    await asyncio.gather(*(tables[0].send("say", text=LOUD) for _ in range(50)))

            talking = asyncio.create_task(talk())
            await tables[2].until(lambda table: table.info["seats"][1]["stand_in"])
            talking.cancel()
            await play_all([tables[0], tables[2]])
        assert tables[0].info["ended"] == "finished"


@contextlib.asynccontextmanager
async def deaf_tab(server: ServerProcess, cookie: str | None, code: str) -> AsyncGenerator[None]:
    """One more connection of somebody, which reads nothing."""
    short = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    short.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with connect(
        f"ws://127.0.0.1:{server.port}/api/v1/tables/{code}/ws",
        sock=short,
        additional_headers={"Cookie": f"skullking={cookie}"},
        proxy=None,
        open_timeout=PATIENCE,
        max_queue=1,
        ping_interval=None,
    ) as deaf:
        deaf.transport.pause_reading()
        yield
        deaf.transport.abort()


async def test_cookies_of_other_programs_on_the_same_host_do_no_harm(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (people, tables):
        url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{tables[0].info['code']}/ws"
        for other in ('x={"a":1}', 'y="q', "z/w=1", "expires=Wed, 1 Jan", "nothing"):
            cookie = f"{other}; skullking={people[0].cookie}"
            headers = {"Cookie": cookie}
            async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as tab:
                assert '"is_you":true' in str(await tab.recv())
            people[1].http.cookies.clear()
            me = await people[1].http.get("me", headers={"cookie": cookie})
            assert len(me.json()["tables"]) == 1


def answer_to(server: ServerProcess, *pieces: bytes, drip: bytes = b"") -> bytes:
    """What the server says to these bytes, and to those that drip in after them, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        said = b""
        try:
            for piece in pieces:
                raw.sendall(piece)
            raw.settimeout(0.1)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                try:
                    more = raw.recv(65536)
                except TimeoutError:
                    raw.sendall(drip)
                    continue
                if not more:
                    return said
                said += more
        except (ConnectionResetError, BrokenPipeError):
            return said
    raise AssertionError("the server waits for ever")


def test_an_origin_that_is_no_address_is_foreign(server: ServerProcess):
    answer = post(server, origin="http://[")
    assert (answer.status_code, answer.json()["code"]) == (403, "auth/origin")
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += b"Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\nOrigin: http://[\r\n\r\n"
    head = b"GET /api/v1/tables/ABCDEFGH/ws HTTP/1.1\r\nHost: x\r\n"
    assert answer_to(server, head + upgrade).startswith(b"HTTP/1.1 403")


def test_requests_have_a_size_and_a_time(own_server):
    server = own_server(request_seconds=1)
    endless = answer_to(server, b"GET / HTTP/1.1\r\nHost: x\r\nX: ", *[b"a" * 8000] * 400)
    assert endless == b"" or endless.startswith(b"HTTP/1.1 400")
    many = answer_to(server, b"GET / HTTP/1.1\r\nHost: x\r\n", *[b"X: a\r\n" * 1000] * 400)
    assert many == b"" or many.startswith(b"HTTP/1.1 400")
    upgrade = (
        b"GET /api/v1/tables/ABCDEFGH/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    upgrade += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\n"
    assert answer_to(server, upgrade + b"Cookie: a=" + b"a" * 9000 + b"\r\n\r\n").startswith(b"HTTP/1.1 400")
    # Bytes that drip in buy no time.
    for first, drip in (
        (b"", b""),
        (b"GET / HT", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"a"),
        (b"", b"\r\n"),
    ):
        assert answer_to(server, first, drip=drip) == b""


def lives(server: ServerProcess, seconds: float) -> bool:
    """Does a connection hold so long on which somebody asks again and again?"""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                raw.settimeout(PATIENCE)
                raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                said = b""
                while not said.endswith(b"ok\n"):
                    more = raw.recv(65536)
                    if not more:
                        return False
                    said += more
                raw.settimeout(0.2)  # somebody reads what came; nothing more comes but the end
                with contextlib.suppress(TimeoutError):
                    raw.recv(1)
                    return False
        except (ConnectionResetError, BrokenPipeError):
            return False
    return True


def test_each_request_has_a_time_of_its_own(own_server):
    server = own_server(request_seconds=1)
    # A machine that stops for a second in between makes a slow request of a quick one; it does not do so every time.
    assert any(lives(server, 2.5) for _ in range(20))


@pytest.mark.parametrize("stripped", [True, False])
async def test_it_works_under_a_path_prefix(own_server, stripped: bool):
    server = own_server(root_path="/games/skullking")
    async with server.person() as person:
        if stripped:  # a proxy that takes the prefix away
            person.http.base_url = f"{server.url}/api/v1/"
            person.url = server.url
        place = await person.play_now(options=QUICK)
        cookie = next(iter(person.http.cookies.jar))
        assert cookie.path == "/games/skullking/"
        async with person.connect(place.code, strict=True) as table:
            assert table.my_turn


async def test_nothing_secret_is_logged(own_server):
    server = own_server(log_level="debug")
    async with seated(server, ["Anna Geheim", "Ben"]) as (people, tables):
        await tables[0].send("start")
        link = await people[0].link(tables[0].info["code"])
        await play_all(tables)
        game = await people[0].game(tables[0].info["record"])
        server.stop()
        output = "".join(server.output)
        assert people[0].cookie is not None
        for secret in (people[0].cookie, link.token, game.seed, tables[0].info["code"], "Geheim"):
            assert secret not in output


def test_the_key_is_readable_by_its_owner_only(server: ServerProcess):
    key = Path(server.data, "secret")
    assert key.stat().st_mode & 0o077 == 0
    assert len(key.read_text(encoding="ascii")) > 30


def test_an_empty_key_is_never_used(tmp_path: Path):
    Path(tmp_path, "secret").touch()  # a server that died, or a disk that was full, when the key was made
    key = keep_secret(tmp_path)
    assert len(key) > 30
    assert keep_secret(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    assert Path(tmp_path, "secret").stat().st_mode & 0o077 == 0


def test_health_and_metrics(server: ServerProcess):
    assert get(server.url + "/healthz").text == "ok\n"
    assert get(server.url + "/readyz").status_code == 200
    metrics = get(server.url + "/metrics").text
    for name in (
        "skullking_messages_total",
        "skullking_connections",
        "skullking_tables",
        "skullking_commit_seconds_count",
    ):
        assert f"\n{name} " in metrics
