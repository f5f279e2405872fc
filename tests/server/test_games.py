"""Whole games against a real server process over real sockets."""

from __future__ import annotations

import asyncio
import json

import pytest

from skullking import Record, commitment
from skullking.client import ClosedError, RefusedError
from skullking.server.protocol import TableOptions
from tests.server.players import QUICK, play_all, seated
from tests.server.process import ServerProcess


async def test_four_people_play_ten_rounds_and_get_their_record(server: ServerProcess):
    async with seated(server, ["Anna", "Ben", "Carla", "Dora"]) as (people, tables):
        await tables[0].send("start")
        await play_all(tables)
        views = [table.view for table in tables]
        assert all(view["totals"] == views[0]["totals"] for view in views)
        assert len(views[0]["scores"]) == 10
        games = [await person.games() for person in people]
        assert {mine[0].id for mine in games} == {tables[0].info["record"]}
        assert [player.name for player in games[1][0].players] == ["Anna", "Ben", "Carla", "Dora"]
        assert [player.is_you for player in games[1][0].players] == [False, True, False, False]
        text = await people[2].record(games[2][0].id)
        record = Record.parse(text)
        assert list(record.replay().scores) == views[0]["totals"]
        assert json.loads(await people[2].record(games[2][0].id, form="json"))["rules"] == "schmidt"
        replay = await people[3].game(games[3][0].id)
        assert commitment(bytes.fromhex(replay.seed)) == tables[0].info["commitment"] == replay.commitment
        async with server.person() as stranger:
            await stranger.me()
            with pytest.raises(RefusedError, match="game/not_found"):
                await stranger.record(games[0][0].id)


async def test_play_now_needs_no_form(server: ServerProcess):
    async with server.person() as person:
        place = await person.play_now(options=QUICK)
        async with person.connect(place.code, strict=True) as table:
            assert table.my_turn
            assert table.view["phase"] == "bidding"
            await play_all([table])
            assert table.info["ended"] == "finished"


async def test_every_event_arrives_once_in_order_however_often_the_connection_is_cut(server: ServerProcess):
    async with seated(server, ["Anna", "Ben", "Carla"]) as (_, tables):
        await tables[0].send("start")

        async def wifi() -> None:
            while not tables[1].over:
                seen = tables[1].v
                await tables[1].until(lambda table, seen=seen: table.v > seen + 2 or table.over)
                await tables[1].cut()

        cutting = asyncio.create_task(wifi())
        await play_all(tables)
        await cutting
        assert tables[1].connects > 5
        versions = [v for v, _ in tables[1].events]
        assert versions == sorted(set(versions))
        # The same public events as somebody had whose connection held.
        shown = dict(tables[0].events)
        public = [
            (v, event)
            for v, event in tables[1].events
            if event["type"] not in {"round_started", "bid_placed"}
        ]
        assert public
        assert all(shown[v] == event for v, event in public if v in shown)
        assert versions[-1] == tables[0].v
        assert set(range(versions[0], versions[-1] + 1)) == set(versions)


async def test_the_same_command_over_a_new_connection_happens_once(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (_, tables):
        await tables[0].send("start")
        await tables[0].until(lambda table: table.my_turn)
        version = await tables[0].send("act", cid="once", at=tables[0].v, action={"type": "bid", "n": 1})
        await tables[0].cut()
        await tables[1].send("act", cid="other", at=tables[1].v, action={"type": "bid", "n": 0})
        assert await tables[0].send("act", cid="once", at=version, action={"type": "bid", "n": 1}) == version


async def test_two_tabs_show_the_same_and_either_may_play(server: ServerProcess):
    async with (
        seated(server, ["Anna", "Ben"]) as (people, tables),
        people[0].connect(tables[0].info["code"], strict=True) as second,
    ):
        await tables[0].send("start")
        await second.until(lambda table: table.my_turn)
        await second.act(second.view["legal"][1])
        await tables[0].until(lambda table: table.v >= second.v and table.view.get("own_bid") is not None)
        assert tables[0].view == second.view
        assert tables[0].view["own_bid"] == 1


async def test_rejoin_link_moves_the_seat_to_another_phone_and_nothing_else_does(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (people, tables), server.person() as phone:
        code = tables[0].info["code"]
        await tables[0].send("start")
        link = await people[1].link(code)
        assert link.rejoin_path.startswith("#")  # what follows # reaches no log and no Referer
        await phone.me()
        with pytest.raises(RefusedError, match="table/not_seated"):
            await phone.link(code)
        with pytest.raises(RefusedError, match="auth/bad_link"):
            await phone.rejoin(link.token[:-3] + "abc")
        me = await phone.rejoin(link.token)
        assert [brief.code for brief in me.tables] == [code]
        async with phone.connect(code, strict=True) as table:
            assert table.seat == 1
            await table.until(lambda table: table.my_turn)
            await table.act(table.view["legal"][0])


async def test_a_watcher_sees_no_hidden_card_and_may_do_nothing(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (_, tables), server.person() as person:
        code = tables[0].info["code"]
        await tables[0].send("start")
        await person.me()
        async with person.connect(code, strict=True) as watcher:
            assert watcher.seat is None
            await tables[0].until(lambda table: table.info["watchers"] == 1)
            assert watcher.view["seat"] is None
            assert watcher.view["hand"] == []
            with pytest.raises(RefusedError, match="table/not_seated"):
                await watcher.act({"type": "bid", "n": 0})
            with pytest.raises(RefusedError, match="table/not_seated"):
                await watcher.send("say", text="hello")


async def test_a_table_may_refuse_watchers(server: ServerProcess):
    options = TableOptions(pace="instant", watchers=False)
    async with seated(server, ["Anna", "Ben"], options=options) as (_, tables), server.person() as person:
        await tables[0].send("start")
        await person.me()
        with pytest.raises(ClosedError, match="table/no_watchers"):
            async with person.connect(tables[0].info["code"]):
                pass


async def test_a_stand_in_plays_for_who_is_away_and_gives_the_seat_back(hasty_server: ServerProcess):
    async with seated(hasty_server, ["Anna", "Ben", "Carla"]) as (people, tables):
        await tables[0].send("start")
        await tables[1].close()
        await tables[0].until(lambda table: table.info["seats"][1]["stand_in"])
        going = asyncio.create_task(play_all([tables[0], tables[2]]))
        await tables[0].until(lambda table: table.view.get("round", 0) >= 3)
        async with people[1].connect(tables[0].info["code"], strict=True) as back:
            await back.until(lambda table: not table.info["seats"][1]["stand_in"])
            assert back.seat == 1
            await asyncio.gather(going, play_all([back]))
        assert tables[0].info["ended"] == "finished"


async def test_a_game_is_finished_by_whoever_is_left(hasty_server: ServerProcess):
    async with seated(hasty_server, ["Anna", "Ben", "Carla", "Dora"]) as (_, tables):
        await tables[0].send("start")
        for table in tables[1:]:
            await table.close()
        await play_all(tables[:1])
        assert tables[0].info["ended"] == "finished"
        assert len(tables[0].view["scores"]) == 10


async def test_pause_rematch_and_end_by_vote(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"], rules="schmidt+rounds=1,1") as (_, tables):
        await tables[0].send("start")
        await tables[0].send("vote", what="pause")
        await tables[1].until(lambda table: table.info["votes"])
        await tables[1].send("vote", what="pause")
        await tables[0].until(lambda table: table.info["phase"] == "paused")
        with pytest.raises(RefusedError, match="table/paused"):
            await tables[0].act({"type": "bid", "n": 0})
        for table in tables:
            await table.send("vote", what="resume")
        await play_all(tables)
        first = tables[0].info["commitment"]
        for table in tables:
            await table.send("vote", what="rematch")
        await tables[0].until(lambda table: table.info["game"] == 2)
        assert tables[0].info["commitment"] != first
        for table in tables:
            await table.send("vote", what="end")
        await tables[1].until(lambda table: table.info["ended"] == "voted")


async def test_chat_reaches_everybody_and_who_comes_later(server: ServerProcess):
    async with seated(server, ["Anna", "Ben"]) as (people, tables):
        await tables[0].send("say", cid="hi", text=" <b>Ahoi</b>\u202e ")
        await tables[0].send("say", cid="hi", text="again")
        await tables[1].until(lambda table: table.chat)
        async with people[1].connect(tables[0].info["code"], strict=True) as late:
            assert late.chat == tables[1].chat == [{"seat": 0, "name": "Anna", "text": "<b>Ahoi</b>"}]


async def test_public_tables_are_listed_and_private_ones_are_not(server: ServerProcess):
    public = TableOptions(visibility="public")
    async with (
        seated(server, ["Anna"], seats=3, options=public) as (_, shown),
        seated(server, ["Ben"], seats=3) as (_, hidden),
        server.person() as person,
    ):
        codes = [brief.code for brief in await person.tables()]
        assert shown[0].info["code"] in codes
        assert hidden[0].info["code"] not in codes
        details = await person.look(hidden[0].info["code"])
        assert (details.brief.free, details.brief.names) == (2, ["Ben"])
        await person.join(hidden[0].info["code"], "Carla")
        await hidden[0].until(lambda table: table.info["seats"][1]["name"] == "Carla")


async def test_a_clock_ends_a_wait_without_taking_the_seat(server: ServerProcess):
    options = TableOptions.model_validate(
        {"pace": "instant", "clock": {"bid_seconds": 5}, "countdown_seconds": 0}
    )
    async with seated(server, ["Anna", "Ben"], options=options) as (_, tables):
        await tables[0].send("start")
        await tables[0].until(lambda table: any(timer["kind"] == "bid" for timer in table.timers))
        await tables[0].until(lambda table: table.view["phase"] == "playing")
        assert not tables[0].info["seats"][0]["stand_in"]


async def test_a_stopped_server_says_goodbye_and_resumes_everything(own_server):
    server = own_server()
    async with seated(server, ["Anna", "Ben"]) as (_, tables):
        await tables[0].send("start")
        await play_all(tables, until=lambda table: table.view.get("round", 0) >= 3)
        v = max(table.v for table in tables)
        assert server.stop() == 0
        server.start()
        await tables[0].until(lambda table: table.connects >= 2 and table.v >= v)
        await play_all(tables)
        assert tables[0].info["ended"] == "finished"
    assert server.errors == []
