"""Shared score blocks over real connections: following, hidden bids, cut lines, and what is refused."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests import PATIENCE
from tests.server.phones import HEAD, Phone, new_op, sharing
from tests.server.process import get

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import ServerProcess


def share(server: ServerProcess, **changes: Any) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(
        f"{server.url}/api/v1/blocks",
        content=json.dumps({**HEAD, **changes}),
        headers=headers,
        trust_env=False,
        timeout=PATIENCE,
    )


def look(server: ServerProcess, code: str) -> httpx.Response:
    return get(f"{server.url}/api/v1/blocks/{code}")


async def test_two_phones_follow_and_meet_again_after_a_cut(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        await keeper.enter(*(new_op(0, seat, "bid", seat % 2) for seat in range(3)))
        await karl.until(lambda: len(karl.ops) == 4)  # with the opening
        await rike.go_offline()
        await keeper.enter(*(new_op(0, seat, "won", 0) for seat in range(3)))
        await keeper.go_offline()
        keeper.write(new_op(0, None, "nobody", 1))
        keeper.write(new_op(0, None, "booked", True))
        rike.write(new_op(1, 2, "bid", 2, by=2))
        await karl.bid(1, 1, 0, by=1)
        await rike.go_online()
        await rike.send_unsent()
        await keeper.go_online()
        await keeper.send_unsent()
        await keeper.bid(1, 0, 1)
        for phone in (keeper, karl, rike):
            # six of the round, two of its end, three bids, and twice the bids were opened
            await phone.until(lambda phone=phone: len(phone.ops) == 13)
        assert keeper.ops == karl.ops == rike.ops
        assert keeper.block()[0, None, "booked"] == ["true"]
        assert [keeper.block()[1, seat, "bid"] for seat in range(3)] == [["1"], ["0"], ["2"]]


async def test_the_keeper_by_voice_and_the_phone_differ_and_everybody_sees_both(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        await keeper.go_offline()
        for seat, value in enumerate((0, 1, 1)):
            keeper.write(new_op(0, seat, "bid", value))
        await karl.bid(0, 1, 1, by=1)  # as he said
        await rike.bid(0, 2, 0, by=2)  # not as she said
        await keeper.go_online()
        await keeper.send_unsent()
        for phone in (keeper, karl, rike):
            await phone.until(lambda phone=phone: len(phone.ops) == 6)
            assert phone.block()[0, 1, "bid"] == ["1"]
            assert phone.block()[0, 2, "bid"] == ["0", "1"]
        await keeper.bid(0, 2, 0)
        await rike.until(lambda: len(rike.ops) == 7)
        assert rike.block()[0, 2, "bid"] == ["0"]


async def test_a_bid_that_comes_after_the_opening_replaces_nothing_unseen(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        await rike.bid(0, 2, 1, by=2)
        await rike.go_offline()
        rike.write(new_op(0, 2, "bid", 0, by=2, base=list(rike.ops)))
        await karl.bid(0, 1, 1, by=1)
        await keeper.bid(0, 0, 0)  # the last one: Rike's 1 is open
        await rike.go_online()
        await rike.send_unsent()
        await keeper.until(lambda: len(keeper.ops) == 5)
        assert keeper.block()[0, 2, "bid"] == ["0", "1"]
        await rike.until(lambda: rike.block() == keeper.block())


async def test_the_keeper_opens_although_somebody_is_missing(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        await karl.bid(0, 1, 1, by=1)
        assert (await rike.say("open", round=0))["code"] == "block/not_keeper"
        assert keeper.ops == {}
        assert (await keeper.say("open", round=0))["type"] == "ack"
        await rike.until(lambda: len(rike.ops) == 2)
        assert rike.block()[0, 1, "bid"] == ["1"]
        assert (await keeper.say("open", round=0))["type"] == "ack"  # again: nothing more
        await rike.bid(0, 2, 0, by=2)
        await keeper.until(lambda: len(keeper.ops) == 3)
        assert keeper.block()[0, 2, "bid"] == ["0"]


async def test_everything_acknowledged_survives_the_servers_end(own_server: Callable[..., ServerProcess]):
    server = own_server()
    async with sharing(server) as (keeper, (karl, rike)):
        await karl.bid(0, 1, 1, by=1)
        await keeper.enter(new_op(0, 0, "bid", 0))
        server.kill()
        for phone in (keeper, karl, rike):
            await phone.go_offline()
        server.start()
        fresh = Phone(server, karl.code, karl.cookie)
        for phone in (keeper, fresh, rike):
            await phone.go_online()
        await fresh.until(lambda: bool(fresh.ops))
        assert fresh.ops == {op_id: op for op_id, op in karl.ops.items() if op["by"] == 1}
        assert fresh.info["seats"][1]["is_you"]
        assert fresh.info["sealed"] == [{"round": 0, "placed": [True, True, False]}]
        await rike.bid(0, 2, 0, by=2)
        for phone in (keeper, fresh, rike):
            await phone.until(lambda phone=phone: len(phone.ops) == 4)
        await fresh.go_offline()
    database = sqlite3.connect(server.data / "skullking.sqlite3")
    versions = [row[0] for row in database.execute("select version from block_log order by version")]
    database.close()
    assert versions == list(range(1, len(versions) + 1))


async def test_the_same_operation_twice_is_there_once_and_never_changes(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, _)):
        op = new_op(0, 0, "won", 1)
        assert (await keeper.enter(op))["type"] == "ack"
        await keeper.until(lambda: keeper.v > 0)
        v = keeper.v
        assert (await keeper.say("enter", ops=[op, op]))["type"] == "ack"
        assert keeper.v == v
        answer = await keeper.say("enter", ops=[{**op, "value": 0}])
        assert (answer["code"], answer["args"]) == ("block/id_taken", {"op": op["id"]})
        await karl.until(lambda: bool(karl.ops))
        assert karl.ops == {op["id"]: op}


async def test_phones_enter_their_own_bid_and_nothing_else(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        theirs = new_op(0, 2, "bid", 1)
        await keeper.enter(theirs)
        for op in (
            new_op(0, 1, "won", 1),  # as the keeper
            new_op(0, 2, "bid", 1, by=2),  # another's seat
            new_op(0, 1, "bid", 1, by=1, base=[theirs["id"]]),  # replacing what it cannot know
            new_op(0, 1, "bid", 1, by=1, base=["nobody-knows-it"]),
        ):
            answer = await karl.say("enter", ops=[new_op(0, 1, "bid", 0, by=1), op])
            assert (answer["code"], answer["args"]) == ("block/not_yours", {"op": op["id"]})
        assert (await keeper.say("enter", ops=[new_op(0, 3, "won", 1)]))["code"] == "block/no_such_seat"
        assert (await keeper.say("enter", ops=[new_op(0, None, "loot", [[0, 3]])]))[
            "code"
        ] == "block/no_such_seat"
        assert rike.ops == {}
        await keeper.until(lambda: keeper.info["sealed"] == [{"round": 0, "placed": [False, False, True]}])
        for _ in range(24):
            assert (await karl.bid(0, 1, 0, by=1))["type"] == "ack"
        assert (await karl.bid(0, 1, 0, by=1))["code"] == "block/full"


@pytest.mark.parametrize(
    "change",
    [
        {"id": "open.0"},
        {"id": "short"},
        {"field": "open", "seat": None, "value": []},
        {"field": "points"},
        {"round": 60},
        {"value": -1},
        {"value": 21},
        {"value": True},
        {"value": "7"},
        {"value": {"pirate": 1}},
        {"seat": None},
        {"field": "booked", "seat": None, "value": 1},
        {"field": "load", "value": "gold"},
        {"field": "loot", "seat": None, "value": [[0, 1], [0, 1], [0, 1]]},
        {"field": "won", "by": 0},
        {"by": 1},
        {"base": ["x" * 33]},
        {"base": [f"base-{n:04d}" for n in range(17)]},
        {"more": 1},
    ],
    ids=str,
)
async def test_what_is_no_operation_is_refused(server: ServerProcess, change: dict[str, Any]):
    async with sharing(server, phones=1) as (keeper, _):
        answer = await keeper.say("enter", ops=[{**new_op(0, 0, "bid", 1), **change}])
        assert answer["code"] == "protocol/invalid"
        assert keeper.info["sealed"] == []


async def test_seats_are_claimed_moved_and_taken_back(server: ServerProcess):
    async with sharing(server, claimed=False) as (keeper, (karl, rike)):
        assert (await karl.say("claim", seat=1))["type"] == "ack"
        assert (await rike.say("claim", seat=1))["code"] == "block/seat_taken"
        assert (await rike.say("claim", seat=3))["code"] == "block/no_such_seat"
        assert (await rike.say("release", seat=1))["code"] == "block/not_keeper"
        assert (await karl.say("claim", seat=2))["type"] == "ack"  # the wrong name at first
        await rike.until(lambda: [seat["taken"] for seat in rike.info["seats"]] == [False, False, True])
        assert [seat["is_you"] for seat in rike.info["seats"]] == [False, False, False]
        assert (await keeper.say("release", seat=2))["type"] == "ack"
        await karl.until(lambda: not karl.info["seats"][2]["taken"])
        assert (await karl.bid(0, 2, 1, by=2))["code"] == "block/not_yours"
        assert keeper.info["keeping"]
        assert not karl.info["keeping"]
        await karl.say("claim", seat=1)
        await keeper.until(lambda: keeper.info["seats"][1]["connected"])
        await karl.go_offline()
        await keeper.until(lambda: not keeper.info["seats"][1]["connected"])
        assert keeper.info["seats"][1]["taken"]


async def test_who_does_not_share_any_more_is_followed_by_nobody(server: ServerProcess):
    async with sharing(server) as (keeper, (karl, rike)):
        assert (await rike.say("end"))["code"] == "block/not_keeper"
        await keeper.say("end")
        await karl.until(lambda: karl.bye == "block/ended")
        assert await goodbye(karl.server, karl.code, karl.cookie) == ("block/ended", 4404)
        gone = look(server, karl.code)
        assert (gone.status_code, gone.json()["code"]) == (404, "block/ended")


async def goodbye(server: ServerProcess, code: str, cookie: str | None) -> tuple[str, int | None]:
    """With which words and code a connection is closed at once."""
    url = f"ws://127.0.0.1:{server.port}/api/v1/blocks/{code}/ws"
    headers = {} if cookie is None else {"Cookie": f"skullking={cookie}"}
    async with connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
        said = json.loads(await socket.recv())
        await socket.wait_closed()
        return said["code"], socket.close_code


async def test_the_code_is_the_key_and_foreign_pages_get_no_handshake(server: ServerProcess):
    assert share(server).json()["code"] != share(server).json()["code"]
    async with sharing(server, phones=1) as (keeper, (karl,)):
        url = f"ws://127.0.0.1:{server.port}/api/v1/blocks/{keeper.code}/ws"
        headers = {"Cookie": f"skullking={karl.cookie}"}
        with pytest.raises(InvalidStatus) as refusal:
            await connect(url, additional_headers=headers, origin="https://evil.example", proxy=None)  # pyright: ignore[reportArgumentType]
        assert refusal.value.response.status_code == 403
        for code, cookie, farewell in (
            (keeper.code, None, ("auth/no_session", 4401)),
            (keeper.code, "forged.cookie", ("auth/no_session", 4401)),
            ("A" * 16, karl.cookie, ("block/not_found", 4404)),
            ("x", karl.cookie, ("block/not_found", 4404)),
            (keeper.code[:8], karl.cookie, ("block/not_found", 4404)),
        ):
            assert await goodbye(server, code, cookie) == farewell


def test_what_is_no_block_is_not_shared(server: ServerProcess):
    for changes, status, code in (
        ({"rules": "poker"}, 400, "rules/unknown_edition"),
        ({"players": ["Ada"]}, 422, "protocol/invalid"),
        ({"players": ["Ada", "\u200b"]}, 400, "table/name"),
        ({"first_dealer": 3}, 400, "block/no_such_seat"),
        ({"started": "<b>"}, 422, "protocol/invalid"),
        ({"rounds": []}, 422, "protocol/invalid"),
    ):
        answer = share(server, **changes)
        assert (answer.status_code, answer.json()["code"]) == (status, code), changes


def test_whoever_has_the_code_may_look_and_becomes_somebody(server: ServerProcess):
    code = share(server, players=["Ada", " Bo\u200b "]).json()["code"]
    answer = look(server, code)
    assert answer.json() == {**HEAD, "players": ["Ada", "Bo"]}
    assert "skullking" in answer.cookies
    nowhere = look(server, "A" * 16)
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "block/not_found")


async def test_rates_and_sizes_are_those_of_tables(own_server: Callable[..., ServerProcess]):
    server = own_server(tables_per_minute=2, messages_per_second=1)
    async with sharing(server, phones=1) as (keeper, _):
        await keeper.raw(json.dumps({"type": "enter", "id": "big", "ops": [], "x": "x" * 5000}))
        await keeper.until(lambda: "big" in keeper.answers)
        assert keeper.answers["big"]["code"] == "protocol/too_large"
        for number in range(200):
            await keeper.raw(json.dumps({"type": "ping", "id": f"p{number}"}))
        await keeper.until(lambda: keeper.bye is not None)
        assert keeper.bye == "protocol/too_many"
        assert share(server).status_code == 201
        while (answer := share(server)).status_code == 201:
            pass  # a slow machine may share once more
        assert answer.json()["code"] == "protocol/too_many"
