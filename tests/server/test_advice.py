"""Advice at a table: for the one who asks, at their own turn, out of their own view, and without a trace."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from skullking import Bid, Game, Rules, action_from_dict
from skullking.client import RefusedError
from skullking.server import outside
from skullking.server.bus import Line
from skullking.server.errors import ServerError
from skullking.server.protocol import TableOptions
from skullking.server.table.actor import Arrived, Connection, Said, TableActor
from skullking.server.table.advice import BURST, RATE
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created
from skullking.server.table.messages import table_info
from skullking.server.table.state import TableState
from skullking.text import text
from tests.server.fakes import (
    Bench,
    FakeChance,
    FakeClock,
    FirstLegal,
    MemoryLog,
    message,
    options,
    settle,
)
from tests.server.players import QUICK, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from skullking import View
    from skullking.bots import Advice
    from skullking.server.table.ports import Thinker
    from tests.server.process import ServerProcess

SLOW_BIDS = TableOptions(pace="instant", countdown_seconds=30)


async def test_whoever_asks_is_told_and_nobody_else(own_server: Callable[..., ServerProcess]):
    """Another tab of the same player and a watcher get every frame but that one."""
    server = own_server(think_seconds=60)
    async with seated(server, ["Anna"], seats=3, options=SLOW_BIDS) as ([anna], [table]):
        await table.send("start")
        heard: list[str] = []
        async with (
            anna.connect(table.info["code"], strict=True, heard=heard.append) as tab,
            server.person() as somebody,
        ):
            await somebody.me()
            async with somebody.connect(table.info["code"], strict=True, heard=heard.append) as watcher:
                await table.until(lambda table: table.my_turn)
                assert table.info["advice"] is True
                before = table.v
                advice = await table.advise()
                assert advice.best.action.model_dump() in table.view["legal"]
                assert advice.second is not None
                assert advice.second.action != advice.best.action
                assert advice.best.points >= advice.second.points
                assert advice.reason == "bots-why-bid"
                assert all(text(advice.reason, lang, **advice.values) for lang in ("de", "en"))
                assert table.v == before
                # A sealed bid may still be changed, so one may still ask.
                await table.act(advice.best.action.model_dump())
                assert (await table.advise()) == advice
                await table.send("say", text="Danke!")
                for other in (tab, watcher):
                    await other.until(lambda other: other.chat)
                assert not [frame for frame in heard if '"advice",' in frame or "bots-why" in frame]
                with pytest.raises(RefusedError, match="table/not_seated"):
                    await watcher.advise()


async def test_advice_is_the_hosts_to_allow_once_others_play(own_server: Callable[..., ServerProcess]):
    server = own_server(think_seconds=60)
    async with seated(server, ["Anna", "Ben"], options=SLOW_BIDS) as (_, [anna, ben]):
        assert anna.info["advice"] is False
        assert (await refused(anna)) == "table/not_playing"
        await anna.send("start")
        for table in (anna, ben):
            await table.until(lambda table: table.my_turn)
            assert (await refused(table)) == "table/no_advice"
    allowed = QUICK.model_copy(update={"advice": True})
    async with seated(server, ["Anna", "Ben"], options=allowed) as (_, [anna, ben]):
        for table in (anna, ben):
            await table.until(lambda table: table.info["advice"])
        await anna.send("start")
        for table in (anna, ben):
            await table.until(lambda table: table.my_turn)
            await table.act({"type": "bid", "n": 0}, fixed=True)
        for table in (anna, ben):
            await table.until(lambda table: table.view["phase"] == "playing")
        turn, wait = (anna, ben) if anna.my_turn else (ben, anna)
        assert (await refused(wait)) == "action/not_your_turn"
        advice = await turn.advise()
        assert advice.reason == "bots-why-forced"
        assert advice.second is None
        await turn.act(advice.best.action.model_dump())


async def refused(table: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        await table.advise()
    return caught.value.code


def test_who_may_ask_is_seen_by_all_and_chosen_by_the_host():
    alone = Bench(["anna"], seats=3)
    assert table_info(alone.table)["advice"] is True
    alone.do("ben", "sit", seat=1, name="Ben")
    assert table_info(alone.table)["advice"] is False
    for wish in (True, False):
        alone.do("anna", "configure", options={"advice": wish})
        assert table_info(alone.table)["advice"] is wish
    alone.do("anna", "configure", options={"advice": None})
    alone.do("anna", "remove", seat=1)
    assert table_info(alone.table)["advice"] is True


# ------------------------------------------------------------------------------ at the actor itself


class At:
    """An actor with Anna, Ben and a bot at its table, a game begun; Ben leads."""

    def __init__(
        self, seed: bytes = bytes(32), thinker: Thinker | None = None, rules: str = "schmidt"
    ) -> None:
        self.log, self.clock = MemoryLog(), FakeClock()
        chance = FakeChance()
        chance.seed = lambda: seed
        given = {**options(countdown_seconds=0), "advice": True}
        self.created = Created(code="ABCDEFGH", rules=rules, seats=3, options=given, host="anna")
        table = Table(TableState.replay([self.created]), Policy(), chance, now=self.clock.now())
        self.actor = TableActor(
            table,
            log=self.log,
            clock=self.clock,
            thinker=thinker or FirstLegal(),
            ended=lambda _actor: None,
        )
        self.anna, self.ben = Connection("anna", Line()), Connection("ben", Line())

    async def start(self) -> At:
        await self.log.append("ABCDEFGH", 1, [self.created])
        self.actor.start()
        for seat, one in enumerate((self.anna, self.ben)):
            self.actor.post(Arrived(one))
            await self.actor.ask(one.uid or "", message("sit", seat=seat, name=f"P{seat}"))
        await self.actor.ask("anna", message("start"))
        await settle()  # the bot bids
        return self

    async def bids(self) -> None:
        for uid in ("anna", "ben"):
            bid = message("act", at=self.actor.table.state.v, action={"type": "bid", "n": 1}, fixed=True)
            await self.actor.ask(uid, bid)
        await settle()

    async def hears(self, connection: Connection) -> list[dict[str, Any]]:
        await settle()
        line = connection.outbox
        assert isinstance(line, Line)
        found: list[dict[str, Any]] = []
        while line.waiting:
            data = json.loads(await line.take() or b"[]")
            found += data if isinstance(data, list) else [data]
        return found

    async def asks(self, connection: Connection) -> dict[str, Any]:
        """What the asker gets, and that it is all that anybody gets."""
        for one in (self.anna, self.ben):
            await self.hears(one)
        self.actor.post(Said(connection, message("advise", id="q")))
        [answer] = await self.hears(connection)
        other = self.anna if connection is self.ben else self.ben
        assert await self.hears(other) == []
        assert answer["id"] == "q"
        return answer


async def test_a_question_leaves_nothing_in_the_log():
    at = await At().start()
    rows, v = list(at.log.rows["ABCDEFGH"]), at.actor.table.state.v
    assert (await at.asks(at.ben))["type"] == "advice"
    assert at.log.rows["ABCDEFGH"] == rows
    assert at.actor.table.state.v == v
    assert at.actor.table.state.done.get("ben", {}).keys().isdisjoint({"q"})
    await at.actor.stop()


async def test_who_asks_too_often_waits():
    at = await At().start()
    for _ in range(BURST):
        assert (await at.asks(at.ben))["type"] == "advice"
    assert (await at.asks(at.ben))["code"] == "protocol/too_many"
    assert (await at.asks(at.anna))["type"] == "advice"  # each has their own measure
    await at.clock.advance(1 / RATE)
    assert (await at.asks(at.ben))["type"] == "advice"
    await at.actor.stop()


async def test_advice_that_comes_too_late_is_not_given():
    gate = asyncio.Event()

    class Slow(FirstLegal):
        async def advise(self, view: View) -> tuple[Advice, ...]:
            await gate.wait()
            return await super().advise(view)

    at = await At(thinker=Slow()).start()
    at.actor.post(Said(at.ben, message("advise", id="q")))
    await at.bids()
    await at.hears(at.ben)
    gate.set()
    [answer] = await at.hears(at.ben)
    assert (answer["type"], answer["code"]) == ("error", "table/stale")
    await at.actor.stop()


@pytest.mark.parametrize("slow", [True, False])
async def test_a_captain_that_is_slow_or_fails_is_an_error_and_the_loop_goes_on(
    slow: bool, monkeypatch: pytest.MonkeyPatch
):
    def captain(_view: Any) -> Any:
        raise ValueError("ill")

    if not slow:
        monkeypatch.setattr(outside, "advise", captain)
    bots = outside.BotThreads(1, 0.0 if slow else 60)
    view = Game(Rules.preset("schmidt"), players=3, seed=1).view(0)
    with pytest.raises(ServerError, match="server/busy"):
        await bots.advise(view)
    bots.close()


def twins(rules: Rules, seat: int) -> list[bytes]:
    """Two deals that give this seat the same cards and the others different ones."""
    seen: dict[Any, tuple[bytes, Any]] = {}
    for number in range(100_000):
        seed = number.to_bytes(32, "big")
        game = Game(rules, players=3, seed=seed)
        hands = [game.view(each).hand for each in range(3)]
        mine, others = hands[seat], hands[:seat] + hands[seat + 1 :]
        if mine in seen and seen[mine][1] != others:
            return [seen[mine][0], seed]
        seen.setdefault(mine, (seed, others))
    raise AssertionError("no twins")


async def test_advice_is_the_same_whatever_the_others_hold():
    rules = "schmidt+rounds=3"
    told: list[list[dict[str, Any]]] = []
    for seed in twins(Rules.parse(rules), 1):
        at = await At(seed, rules=rules).start()
        answers = [await at.asks(at.ben)]
        await at.bids()
        answers.append(await at.asks(at.ben))
        told.append(answers)
        await at.actor.stop()
    assert [answer["type"] for answer in told[0]] == ["advice", "advice"]
    assert isinstance(action_from_dict(told[0][0]["advice"]["best"]["action"]), Bid)
    assert told[0][1]["advice"]["second"] is not None
    assert told[0] == told[1]


# ----------------------------------------------------------------------------------- kinds of bots


def kinds(bench: Bench) -> Sequence[str | None]:
    return [seat["bot"] for seat in table_info(bench.table)["seats"]]


def test_bots_with_a_setting_sit_down_and_follow_the_people():
    bench = Bench(["anna"], seats=4)
    bench.do("anna", "fill", seat=1, bot="adaptive")
    bench.do("anna", "fill", seat=2, bot="dial:40")
    bench.do("ben", "sit", seat=3, name="Ben")
    assert kinds(bench) == [None, "adaptive", "dial:40", None]
    bench.do("anna", "start")
    names = {turn.seat: turn.bot for turn in bench.table.bot_turns()}
    assert names == {1: "adaptive:03", 2: "dial:40"}


@pytest.mark.parametrize("name", ["dial:101", "dial:", "dial", "adaptive:x", "cmd:true", "captain@file"])
def test_settings_that_there_are_not_are_refused(name: str):
    bench = Bench(["anna"], seats=3)
    for kind, fields in (("fill", {"bot": name}), ("configure", {"options": {"bot": name}})):
        with pytest.raises(ServerError, match="table/no_such_bot"):
            bench.do("anna", kind, **fields)
    assert kinds(bench) == [None, None, None]


def test_the_tables_own_kind_fills_its_chairs():
    bench = Bench(["anna"], seats=4)
    bench.do("anna", "configure", options={"bot": "dial:70"})
    bench.do("anna", "fill", seat=1)
    bench.do("anna", "fill", seat=2, bot="child")
    bench.do("anna", "start")
    assert kinds(bench) == [None, "dial:70", "child", "dial:70"]


async def test_a_table_is_set_up_with_bots_of_ones_choice(server: ServerProcess):
    async with server.person() as anna:
        offered = (await anna.catalogue()).bots
        assert {"adaptive", "dial", "captain"} <= {bot.name for bot in offered}
        assert [bot.name for bot in offered if bot.dial] == ["dial"]
        with pytest.raises(RefusedError, match="table/no_such_bot"):
            await anna.new_table("Anna", options=TableOptions(bot="./bot.py"))
        place = await anna.play_now("Anna", bots=2, bot="adaptive", options=QUICK)
        async with anna.connect(place.code) as table:
            assert table.info is not None
            assert [seat["bot"] for seat in table.info["seats"]] == [None, "adaptive", "adaptive"]
            await table.until(lambda table: table.my_turn)
            await table.act(table.view["legal"][0], fixed=True)
            await table.until(lambda table: table.view["phase"] == "playing")
