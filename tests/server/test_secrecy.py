"""No message to anyone holds a card or bid that its receiver may not know.

Recorded from real connections through the actor, the redaction and the encoding, over bot-driven games of all
presets. What a receiver may know is worked out here independently, from the full record of the game.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from skullking import Record, Rules
from skullking.events import RoundStarted
from skullking.server.bus import Line
from skullking.server.protocol import ServerFrame
from skullking.server.table import actor as actors
from skullking.server.table.actor import Arrived, Connection, TableActor
from skullking.server.table.core import Policy, Table
from skullking.server.table.entries import Created
from skullking.server.table.messages import view_of
from skullking.server.table.state import TableState
from tests import PATIENCE
from tests.server.fakes import FakeChance, FakeClock, FirstLegal, MemoryLog, message, options

HOUSE_RULES = {
    "schmidt": ("", "+kraken+whale"),
    "grandpabeck2013": ("", "+kraken"),
    "grandpabeck2018": ("", "+powers+loot+kraken+whale"),
    "grandpabeck2021": ("", "+powers+loot+kraken+whale+scoring=rascal+load=choice"),
}
frames: TypeAdapter[Any] = TypeAdapter(ServerFrame)


class RandomBot(FirstLegal):
    """The random bot of the package, thinking at once."""

    async def choose(self, bot: str, view: Any) -> Any:
        from skullking.bots import make_bot

        del bot
        return make_bot("random", f"{view.seat}/{view.round}/{len(view.hand)}").choose(view)


async def recorded_game(rules: str, players: int, number: int) -> tuple[dict[int | None, list[str]], Record]:
    """All that each seat and a watcher were sent during a game, and its record."""
    log, clock, chance = MemoryLog(), FakeClock(), FakeChance()
    for _ in range(number * 2):
        chance.seed()
    created = Created(code="ABCDEFGH", rules=rules, seats=players, options=options(), host="p0")
    await log.append("ABCDEFGH", 1, [created])
    done = asyncio.Event()
    table = Table(TableState.replay([created]), Policy(), chance, now=clock.now())
    actor = TableActor(table, log=log, clock=clock, thinker=RandomBot(), ended=lambda _actor: done.set())
    actor.start()
    lines: dict[int | None, Line] = {}
    for seat in (*range(players), None):
        uid = "watcher" if seat is None else f"p{seat}"
        lines[seat] = Line()
        actor.post(Arrived(Connection(uid, lines[seat])))
        if seat is not None:
            await actor.ask(uid, message("sit", seat=seat, name=f"Player {seat}"))
    await actor.ask("p0", message("start"))
    heard: dict[int | None, list[str]] = {seat: [] for seat in lines}
    for seat in range(players):
        await actor.ask(f"p{seat}", message("away", on=True))
    async with asyncio.timeout(PATIENCE):
        while not log.finished:
            await asyncio.sleep(0)
            for seat, line in lines.items():
                while line.waiting:
                    frame = await line.take()
                    assert frame is not None
                    heard[seat].append(frame.decode())
    for seat, line in lines.items():
        while line.waiting:
            frame = await line.take()
            assert frame is not None
            heard[seat].append(frame.decode())
    for seat, frames_heard in heard.items():
        view: dict[str, Any] = {}
        for one in messages_of(frames_heard):
            view = {**(one["view"] or {})} if one["type"] == "state" else {**view, **one.get("view", {})}
        assert view == view_of(table.state, seat)  # what travelled bit by bit is the whole
    await actor.stop()
    return heard, Record.parse(log.finished[0].record)


def crowd(rules: Rules, number: int) -> int:
    """Every number of players in turn that the rules allow (Graybeard has no use for Loot)."""
    least = 3 if rules.loot and rules.graybeard else 2
    return least + number % (max(rules.players) - least + 1)


def messages_of(heard: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for frame in heard:
        data = json.loads(frame)
        found += data if isinstance(data, list) else [data]
    return found


def check(seat: int | None, heard: list[str], record: Record, players: int) -> int:
    """Follow one receiver's messages with the whole truth in hand; the number of secrets looked for."""
    game = record.replay()
    truth = game.full_events()
    seen_bids: dict[int, int] = {}
    looked = 0
    open_cards: set[str] = set()
    allowed: list[str] = []
    for one in messages_of(heard):
        text = json.dumps(one)
        assert game.seed is not None
        assert game.seed.hex() not in text
        views = [one.get("view") or {}]
        for event in one.get("events", []):
            match event["type"]:
                case "round_started":
                    real = next(e for e in truth if isinstance(e, RoundStarted) and e.round == event["round"])
                    for owner, hand in enumerate(event["hands"]):
                        assert (hand is None) == (owner != seat)
                        looked += 1
                    allowed = [str(card) for card in real.hands[seat] or ()] if seat is not None else []
                    open_cards = set()
                    seen_bids = {}
                case "bid_placed":
                    looked += 1
                    assert (event["n"] is None) == (event["seat"] != seat)
                case "load_placed":
                    looked += 1
                    assert (event["kind"] is None) == (event["seat"] != seat)
                case "cards_drawn" | "cards_discarded" | "undealt_shown":
                    looked += 1
                    assert (event["cards"] is None) == (event["seat"] != seat)
                    if event["cards"] is not None and event["type"] == "cards_drawn":
                        allowed += event["cards"]
                case "bids_revealed":
                    seen_bids = dict(enumerate(event["bids"]))
                case "card_played":
                    open_cards.add(event["play"])
                case _:
                    pass
        for view in views:
            if not view:
                continue
            assert view.get("seat", seat) == seat
            hand = view.get("hand", [])
            looked += len(hand)
            assert all(card in allowed for card in hand), (hand, allowed)
            if "bids" in view and not seen_bids:
                assert view["bids"] == [None] * players
            if "own_bid" in view and seat is None:
                assert view["own_bid"] is None
            if "undealt" in view and view["undealt"] is not None:
                assert seat is not None
            if one["type"] == "events":
                lying = [view["trick"]] if "trick" in view else []
                for _, play in (
                    play for trick in (*lying, *view.get("tricks", [])) for play in trick["plays"]
                ):
                    assert play in open_cards
                    looked += 1
            for action in view.get("legal", []):
                if action["type"] == "play":
                    assert action["play"].rstrip("+-") in allowed
    return looked


@pytest.mark.parametrize("preset", Rules.presets())
async def test_nobody_is_sent_what_they_may_not_know(preset: str):
    looked = 0
    for extra in HOUSE_RULES[preset]:
        rules = Rules.parse(preset + extra)
        for number in range(3):
            players = crowd(rules, number)
            heard, record = await recorded_game(str(rules), players, number)
            for seat, frames_heard in heard.items():
                if number == 0:
                    for frame in frames_heard:
                        frames.validate_json(frame)
                looked += check(seat, frames_heard, record, players)
    assert looked > 1000


@pytest.mark.soak
@pytest.mark.parametrize("preset", Rules.presets())
async def test_nobody_is_sent_what_they_may_not_know_in_1000_games(preset: str):
    for extra in HOUSE_RULES[preset]:
        rules = Rules.parse(preset + extra)
        for number in range(130):
            players = crowd(rules, number)
            heard, record = await recorded_game(str(rules), players, number)
            for seat, frames_heard in heard.items():
                check(seat, frames_heard, record, players)


async def test_messages_about_a_sealed_bid_have_the_same_length_whatever_it_is():
    """Ten cards, every bid from 0 to 10: what anybody gets, the bidder included, is equally long."""
    lengths: dict[int | None, set[int]] = {0: set(), 1: set(), None: set()}
    for n in range(11):
        log, clock, chance = MemoryLog(), FakeClock(), FakeChance()
        created = Created(code="ABCDEFGH", rules="schmidt+rounds=10", seats=2, options=options(), host="p0")
        await log.append("ABCDEFGH", 1, [created])
        table = Table(TableState.replay([created]), Policy(), chance, now=clock.now())
        actor = TableActor(table, log=log, clock=clock, thinker=RandomBot(), ended=lambda _actor: None)
        actor.start()
        lines: dict[int | None, Line] = {0: Line(), 1: Line(), None: Line()}
        for seat, line in lines.items():
            actor.post(Arrived(Connection("watcher" if seat is None else f"p{seat}", line)))
        for seat in (0, 1):
            await actor.ask(f"p{seat}", message("sit", seat=seat, name=f"P{seat}"))
        await actor.ask("p0", message("start"))
        for line in lines.values():
            await line.take()
        connection = next(one for one in actor.connections if one.uid == "p0")
        act = message("act", id="bid", at=table.state.v, action={"type": "bid", "n": n})
        actor.post(actors.Said(connection, act))
        for seat, line in lines.items():
            frame = await line.take()
            assert frame is not None
            lengths[seat].add(len(frame))
            if seat == 0:
                assert json.loads(frame)[-1]["view"]["own_bid"] == n
        await actor.stop()
    assert {seat: len(found) for seat, found in lengths.items()} == {0: 1, 1: 1, None: 1}
