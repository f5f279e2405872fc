"""Promises of a table, on the pure core: nothing waits, nothing is random."""

from __future__ import annotations

from typing import Any

import pytest

from skullking.errors import SkullKingError
from skullking.server.errors import ServerError, TableError
from skullking.server.table.core import Policy, Table
from skullking.server.table.messages import view_of
from tests.server.fakes import Bench, FakeChance, message


def started(*people: str, **opts: Any) -> Bench:
    bench = Bench(people or ("anna", "ben"), **opts)
    bench.do(bench.state.host, "start")
    return bench


def kinds(bench: Bench) -> list[str]:
    return [event.to_dict()["type"] for _, event in bench.state.stream]


def refused(bench: Bench, who: str | None, kind: str, **fields: object) -> str:
    assert who is not None
    before = (bench.state.length, bench.state.v)
    with pytest.raises((ServerError, SkullKingError)) as problem:
        bench.do(who, kind, **fields)
    assert (bench.state.length, bench.state.v) == before
    return problem.value.code


# ------------------------------------------------------------------------------------- the lobby


def test_host_starts_and_bots_take_the_empty_chairs():
    bench = Bench(("anna",), seats=4)
    assert refused(bench, "anna", "start", fill=False) == "table/empty_seats"
    bench.do("anna", "start")
    assert [chair.kind for chair in bench.state.chairs] == ["human", "bot", "bot", "bot"]
    assert len({chair.name for chair in bench.state.chairs}) == 4
    assert bench.state.phase == "playing"


def test_only_the_host_starts_fills_removes_and_configures():
    bench = Bench(("anna", "ben"), seats=3)
    for kind, fields in (("start", {}), ("fill", {}), ("remove", {"seat": 0}), ("configure", {"seats": 4})):
        assert refused(bench, "ben", kind, **fields) == "table/not_host"
    assert refused(bench, "stranger", "start") == "table/not_host"


def test_host_removes_a_player_before_the_start_and_not_after():
    bench = Bench(("anna", "ben", "carla"))
    bench.do("anna", "remove", seat=1)
    assert bench.state.seat_of("ben") is None
    assert bench.table.watchers == 1
    assert refused(bench, "anna", "remove", seat=0) == "table/not_yourself"
    bench.do("anna", "start")
    assert refused(bench, "anna", "remove", seat=2) == "table/started"


def test_who_was_removed_does_not_sit_down_again_and_who_got_up_may():
    bench = Bench(("anna", "ben", "carla"))
    bench.do("anna", "remove", seat=1)
    assert refused(bench, "ben", "sit", seat=1, name="Ben") == "table/removed"
    bench.do("carla", "leave")
    bench.do("carla", "sit", seat=1, name="Carla")
    assert refused(bench, "ben", "sit", seat=2, name="Benno") == "table/removed"
    bench.table = Table(bench.rebuilt(), Policy(), FakeChance(), now=bench.now)
    assert refused(bench, "ben", "sit", seat=2, name="Ben") == "table/removed"


def test_a_bot_that_is_removed_bars_nobody():
    bench = Bench(("anna",), seats=3)
    bench.do("anna", "fill", seat=1)
    bench.do("anna", "remove", seat=1)
    bench.table.arrived("ben", bench.now)
    bench.do("ben", "sit", seat=1, name="Ben")


def test_a_seat_belongs_to_its_session_and_is_moved_not_doubled():
    bench = Bench(("anna", "ben"), seats=3)
    assert refused(bench, "carla", "sit", seat=1, name="Carla") == "table/seat_taken"
    bench.do("ben", "sit", seat=2)
    assert [chair.uid for chair in bench.state.chairs] == ["anna", None, "ben"]
    assert bench.state.chairs[2].name == "Ben"


def test_the_host_passes_on_when_the_host_gets_up():
    bench = Bench(("anna", "ben"), seats=3)
    bench.do("anna", "leave")
    assert bench.state.host == "ben"
    bench.do("ben", "start")


def test_a_host_who_is_long_away_does_not_keep_the_others_waiting():
    bench = Bench(("anna", "ben", "carla"))
    bench.table.departed("anna", bench.now)
    bench.table.departed("ben", bench.now)
    assert [(deadline.kind, deadline.seat) for deadline in bench.table.deadlines()] == [("grace", 0)]
    bench.later(29)
    assert refused(bench, "carla", "start") == "table/not_host"
    bench.later(1.1)
    assert bench.state.host == "carla"
    assert bench.table.deadlines() == []
    bench.table.arrived("anna", bench.now)
    assert refused(bench, "anna", "start") == "table/not_host"
    assert bench.rebuilt().host == "carla"
    bench.do("carla", "start")


def test_a_host_who_is_back_in_time_stays_the_host():
    bench = Bench(("anna", "ben"))
    bench.table.departed("anna", bench.now)
    bench.later(29)
    bench.table.arrived("anna", bench.now)
    bench.later(100)
    assert bench.state.host == "anna"
    bench.table.departed("anna", bench.now)
    bench.table.departed("ben", bench.now)
    bench.later(100)  # nobody waits
    assert bench.state.host == "anna"


def test_who_sits_down_where_no_host_is_left_is_the_host():
    bench = Bench(("anna",), seats=2)
    bench.do("anna", "leave")
    bench.table.arrived("ben", bench.now)
    bench.do("ben", "sit", seat=0, name="Ben")
    assert bench.state.host == "ben"
    bench.do("anna", "sit", seat=1, name="Anna")
    assert bench.state.host == "ben"
    bench.do("ben", "start")
    assert bench.rebuilt().host == "ben"


def test_names_are_cleaned_and_distinct():
    bench = Bench(("anna", "ben"), seats=3)
    bench.do("ben", "rename", name="  An\u202ena \n")
    assert bench.state.chairs[1].name == "Anna 2"
    assert refused(bench, "ben", "rename", name="\u200b\u200b") == "table/name"


@pytest.mark.parametrize(
    "other", ["ANNA", "Аnnа", "An\u200bna", "An na", "Αnna", "Ａnna", "An\ufe0fna", "Anna\u3164"]
)
def test_who_looks_like_somebody_at_the_table_gets_a_number(other: str):
    bench = Bench(("anna", "ben"), seats=3)
    bench.do("ben", "rename", name=other)
    assert bench.state.chairs[1].name is not None
    assert bench.state.chairs[1].name.endswith(" 2")
    assert not set(bench.state.chairs[1].name) & {"\u200b", "\ufe0f", "\u3164"}


@pytest.mark.parametrize("other", ["Änna", "Anne", "Hanna", "Анна и Ко"])
def test_other_names_stay_as_they_are(other: str):
    bench = Bench(("anna", "ben"), seats=3)
    bench.do("ben", "rename", name=other)
    assert bench.state.chairs[1].name == other


def test_names_of_nothing_but_blanks_are_none():
    bench = Bench(("anna", "ben"), seats=3)
    for nothing in ("\u3164", "\u2800\u2800", "\ufe0f", "\u2066 \u2069"):
        assert refused(bench, "ben", "rename", name=nothing) == "table/name"


def test_configure_changes_rules_and_chairs_and_refuses_what_cannot_be():
    bench = Bench(("anna", "ben"), seats=4)
    assert refused(bench, "anna", "configure", rules="nonsense").startswith("rules/")
    assert refused(bench, "anna", "configure", rules="schmidt", seats=8) == "table/seats"
    bench.do("anna", "configure", rules="grandpabeck2021+kraken", seats=2)
    assert bench.state.rules == "grandpabeck2021+kraken"
    assert len(bench.state.chairs) == 2
    bench.do("anna", "sit", seat=0)  # one's own chair: nothing happens


# ------------------------------------------------------------------------------------ sealed bids


def test_bids_open_together_after_the_countdown_and_may_be_changed_until_then():
    bench = started()
    bench.do("anna", "act", action={"type": "bid", "n": 0})
    bench.later(60)
    assert "bids_revealed" not in kinds(bench)
    bench.do("ben", "act", action={"type": "bid", "n": 0})
    assert [deadline.kind for deadline in bench.table.deadlines()] == ["countdown"]
    bench.later(3)
    bench.do("anna", "act", action={"type": "bid", "n": 1})
    bench.later(0.9)
    assert "bids_revealed" not in kinds(bench)
    bench.later(0.2)
    assert bench.state.game is not None
    assert bench.state.game.view(None).bids == (1, 0)


def test_bids_open_at_once_when_everybody_is_fixed():
    bench = started()
    bench.do("anna", "act", action={"type": "bid", "n": 1}, fixed=True)
    bench.do("ben", "act", action={"type": "bid", "n": 1})
    assert "bids_revealed" not in kinds(bench)
    bench.do("ben", "fix")
    assert kinds(bench)[-1] == "bids_revealed"


def test_a_changed_bid_is_not_fixed_any_more():
    bench = started()
    bench.do("anna", "act", action={"type": "bid", "n": 1}, fixed=True)
    bench.do("anna", "act", action={"type": "bid", "n": 0})
    bench.do("ben", "act", action={"type": "bid", "n": 1}, fixed=True)
    assert "bids_revealed" not in kinds(bench)


def test_the_engine_and_others_learn_nothing_of_a_sealed_bid():
    low, high = started(), started()
    low.do("anna", "act", action={"type": "bid", "n": 0})
    high.do("anna", "act", action={"type": "bid", "n": 1})
    for seat in (1, None):
        assert view_of(low.state, seat) == view_of(high.state, seat)
        shown = [[event.seen_by(seat).to_dict() for _, event in bench.state.stream] for bench in (low, high)]
        assert shown[0] == shown[1]
    assert view_of(low.state, 0)["own_bid"] == 0
    assert view_of(high.state, 0)["own_bid"] == 1
    assert view_of(low.state, 1)["bid_placed"] == [True, False]
    assert view_of(low.state, 1)["to_act"] == [1]


def test_impossible_bids_and_wrong_phases_are_refused():
    bench = started()
    assert refused(bench, "anna", "act", action={"type": "bid", "n": 2}).startswith("action/")
    assert refused(bench, "anna", "act", action={"type": "play", "play": "R1"}).startswith("action/")
    assert refused(bench, "anna", "fix") == "table/nothing_sealed"
    assert refused(bench, "stranger", "act", action={"type": "bid", "n": 0}) == "table/not_seated"


def test_loads_are_sealed_like_bids():
    bench = started("anna", "ben", rules="grandpabeck2021+scoring=rascal+load=choice")
    for who in ("anna", "ben"):
        bench.do(who, "act", action={"type": "bid", "n": 0}, fixed=True)
    assert bench.state.game is not None
    assert bench.state.game.phase == "loading"
    bench.do("anna", "act", action={"type": "load", "kind": "cannonball"}, fixed=True)
    assert view_of(bench.state, 1)["load_placed"] == [True, False]
    assert view_of(bench.state, 1)["own_load"] is None
    bench.do("ben", "act", action={"type": "load", "kind": "grapeshot"}, fixed=True)
    assert bench.state.game.view(None).loads == ("cannonball", "grapeshot")


# ---------------------------------------------------------------------------- commands and versions


def test_the_same_command_again_is_acknowledged_and_does_nothing():
    bench = started()
    act = message("act", at=bench.state.v, action={"type": "bid", "n": 1})
    version = bench.table.command("anna", act, bench.now)
    bench.do("ben", "act", action={"type": "bid", "n": 0})
    length = bench.state.length
    assert bench.table.command("anna", act, bench.now) == version
    assert bench.state.length == length
    bench.keep()
    assert bench.rebuilt().done["anna"][act.id] == version  # type: ignore[union-attr]


def test_an_action_for_a_trick_that_a_stand_in_has_played_is_stale():
    bench = started("anna", "ben", "carla")
    bench.play(until=lambda: bench.state.game is not None and bench.state.game.round == 3)
    for who in ("anna", "ben", "carla"):
        bench.do(who, "act", action={"type": "bid", "n": 0}, fixed=True)
    assert bench.state.game is not None
    seat = bench.state.game.to_act[0]
    who = bench.state.chairs[seat].uid
    seen = bench.state.v
    bench.table.overdue.add(seat)
    bench.bots()
    hand = bench.state.game.view(seat).hand
    assert refused(bench, who, "act", at=seen, action={"type": "play", "play": str(hand[0])}) == "table/stale"


def test_replaying_the_stored_log_gives_the_same_table_and_the_same_events():
    bench = started("anna", "ben", "carla", rules="grandpabeck2021+kraken+powers")
    bench.play()
    again = bench.rebuilt()
    assert again.v == bench.state.v
    assert again.length == bench.state.length
    assert [(v, event.to_dict()) for v, event in again.stream] == [
        (v, event.to_dict()) for v, event in bench.state.stream
    ]
    assert again.phase == "over"
    assert again.ended == "finished"
    for seat in (0, 1, 2, None):
        assert view_of(again, seat) == view_of(bench.state, seat)


# --------------------------------------------------------------------------------- absence and time


def test_a_stand_in_takes_over_after_the_grace_and_gives_back_at_once():
    bench = started("anna", "ben")
    bench.table.departed("ben", bench.now)
    bench.later(29)
    assert not bench.state.chairs[1].stand_in
    bench.later(1.1)
    assert bench.state.chairs[1].stand_in
    assert [turn.seat for turn in bench.table.bot_turns()] == [1]
    bench.bots()
    bench.table.arrived("ben", bench.now)
    bench.keep()
    assert not bench.state.chairs[1].stand_in
    assert bench.table.bot_turns() == []


def test_a_second_tab_keeps_the_seat():
    bench = started("anna", "ben")
    bench.table.arrived("ben", bench.now)
    bench.table.departed("ben", bench.now)
    bench.later(100)
    assert not bench.state.chairs[1].stand_in


def test_a_game_with_absent_people_finishes():
    bench = started("anna", "ben", "carla")
    bench.table.departed("ben", bench.now)
    bench.table.departed("carla", bench.now)
    bench.later(31)
    bench.play()
    assert bench.state.ended == "finished"


def test_nothing_moves_when_nobody_is_there_and_the_table_ends_in_the_end():
    bench = started("anna", "ben")
    for who in ("anna", "ben"):
        bench.table.departed(who, bench.now)
    bench.later(200)
    assert bench.table.bot_turns() == []
    assert bench.state.phase == "playing"
    bench.later(1700)
    assert bench.state.ended == "abandoned"
    assert bench.state.phase == "closed"
    assert refused(bench, "anna", "start") == "table/closed"


def test_a_player_may_let_a_stand_in_play_and_come_back():
    bench = started("anna", "ben")
    bench.do("anna", "away", on=True)
    bench.bots()
    assert 0 in bench.state.sealed
    bench.table.departed("anna", bench.now)
    bench.table.arrived("anna", bench.now)
    assert bench.state.chairs[0].stand_in  # a reload is no return
    bench.do("anna", "away", on=False)
    bench.do("anna", "act", action={"type": "bid", "n": 0})
    assert bench.state.sealed[0]["n"] == 0


def test_the_clock_decides_once_and_the_seat_stays_the_players():
    bench = started("anna", "ben", move_seconds=10, bid_seconds=20)
    assert [(deadline.kind, deadline.when) for deadline in bench.table.deadlines()] == [
        ("bid", bench.now + 20)
    ]
    bench.later(20)
    assert {turn.seat for turn in bench.table.bot_turns()} == {0, 1}
    bench.bots()
    assert bench.state.game is not None
    assert bench.state.game.phase == "playing"
    assert not bench.state.chairs[0].stand_in
    first = bench.state.seats_to_act[0]
    bench.later(10)
    bench.bots()
    assert bench.state.seats_to_act != [first] or bench.state.game.round == 2


# -------------------------------------------------------------------------------------------- votes


def test_more_than_half_of_those_present_pause_the_table():
    bench = started("anna", "ben", "carla")
    bench.do("anna", "vote", what="pause")
    assert bench.state.phase == "playing"
    bench.do("ben", "vote", what="pause")
    assert bench.state.phase == "paused"
    assert refused(bench, "carla", "act", action={"type": "bid", "n": 0}) == "table/paused"
    bench.table.departed("carla", bench.now)
    bench.later(1000)
    assert not bench.state.chairs[2].stand_in
    bench.do("anna", "vote", what="resume")
    bench.do("ben", "vote", what="resume")
    assert bench.state.phase == "playing"


def test_a_proposal_lapses_by_time_or_by_refusal():
    bench = started("anna", "ben", "carla")
    bench.do("anna", "vote", what="pause")
    bench.later(61)
    assert bench.table.ballots == {}
    bench.do("anna", "vote", what="pause")
    bench.do("ben", "vote", what="pause", yes=False)
    bench.do("carla", "vote", what="pause", yes=False)
    assert bench.table.ballots == {}
    assert bench.state.phase == "playing"


def test_an_absent_voter_does_not_block():
    bench = started("anna", "ben", "carla")
    bench.do("anna", "vote", what="end")
    bench.table.departed("ben", bench.now)
    assert bench.state.phase == "playing"
    bench.table.departed("carla", bench.now)
    bench.keep()
    assert bench.state.ended == "voted"


def test_who_is_first_after_a_restart_does_not_decide_alone():
    bench = started("anna", "ben", "carla")
    table = Table(bench.rebuilt(), Policy(), FakeChance(), now=bench.now)
    bench.table = table
    table.arrived("anna", bench.now)
    bench.do("anna", "vote", what="end")
    assert bench.state.phase == "playing"
    bench.later(29)
    assert bench.state.phase == "playing"
    bench.later(2)
    assert bench.state.ended == "voted"


def test_rematch_goes_on_with_the_same_people_and_the_next_dealer():
    bench = started("anna", "ben")
    commitment = bench.state.commitment
    assert refused(bench, "anna", "vote", what="rematch") == "table/no_vote_now"
    bench.play()
    version = bench.state.v
    bench.do("anna", "vote", what="rematch")
    bench.do("ben", "vote", what="rematch")
    assert bench.state.phase == "playing"
    assert bench.state.game_no == 2
    assert bench.state.v > version
    assert bench.state.commitment != commitment
    assert bench.state.game is not None
    assert bench.state.game.dealer == 1
    bench.play()
    assert bench.state.ended == "finished"
    assert len(bench.table.finished) == 2
    assert bench.rebuilt().v == bench.state.v


def test_a_rematch_puts_bots_into_chairs_that_people_left():
    bench = started("anna", "ben", "carla")
    bench.play()
    bench.do("carla", "leave")
    bench.do("anna", "vote", what="rematch")
    bench.do("ben", "vote", what="rematch")
    assert [chair.kind for chair in bench.state.chairs] == ["human", "human", "bot"]
    assert len({chair.name for chair in bench.state.chairs}) == 3
    bench.play()
    assert bench.state.ended == "finished"
    assert bench.rebuilt().v == bench.state.v


def test_whoever_votes_is_back():
    bench = Bench(("anna",), seats=3)
    bench.do("anna", "start")
    bench.do("anna", "away", on=True)
    while bench.state.phase == "playing":
        bench.bots()
        bench.later(10)
    bench.do("anna", "vote", what="rematch")
    assert bench.state.phase == "playing"
    assert not bench.state.chairs[0].stand_in
    bench.do("anna", "vote", what="pause")
    bench.do("anna", "leave")
    assert bench.state.chairs[0].stand_in
    bench.do("anna", "vote", what="resume")
    assert bench.state.phase == "playing"
    assert bench.rebuilt().v == bench.state.v


def test_a_lonely_player_pauses_alone():
    bench = Bench(("anna",), seats=3)
    bench.do("anna", "start")
    bench.do("anna", "vote", what="pause")
    assert bench.state.phase == "paused"
    assert bench.table.bot_turns() == []


@pytest.mark.parametrize(
    "rules", ["schmidt", "grandpabeck2013", "grandpabeck2018+powers", "grandpabeck2021+loot+kraken+whale"]
)
def test_bots_play_every_edition_to_the_end(rules: str):
    bench = Bench(("anna",), seats=4, rules=rules)
    bench.do("anna", "start")
    bench.do("anna", "away", on=True)
    bench.bots(100_000)
    assert bench.state.ended == "finished"


def test_hidden_tricks_stay_hidden_where_the_table_wants_it():
    bench = started("anna", "ben", last_trick=False)
    bench.play(until=lambda: bench.state.game is not None and bench.state.game.view(None).tricks)
    assert bench.state.game is not None
    assert bench.state.game.view(0).tricks
    assert view_of(bench.state, 0)["tricks"] == []


def test_errors_are_coded():
    assert TableError("table/seats", least=2, most=6).args_dict == {"least": 2, "most": 6}
