"""Matches are fair, and their figures do not depend on how the work is split or who does it."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from itertools import chain
from math import inf
from statistics import mean

import pytest

from skullking import Game, Rules
from skullking._core import NativeBot, simulate
from skullking.arena import OMNISCIENT, ArenaError, Match, gate, ladder, match
from skullking.arena.matches import WIN, deal_seed
from skullking.arena.work import parts
from skullking.bots import UnknownBotError, bot_names, make_bot, native_id, opponent_names, registry
from skullking.cli import main

SCHMIDT = Rules.preset("schmidt")


class Last:
    """Always the last legal action."""

    def __init__(self, *, seed: object) -> None:
        del seed

    def choose(self, view):
        return view.legal[-1]


@pytest.fixture
def last(monkeypatch: pytest.MonkeyPatch) -> str:
    """Somebody else's bot, in this process only."""
    points = {"last": EntryPoint("last", "tests.arena.test_matches:Last", registry.GROUP)}
    monkeypatch.setattr(registry, "_announced", lambda: points)
    return "last"


def test_results_do_not_depend_on_how_many_work():
    reports = [
        match("mate", ["tables", "child"], rules=SCHMIDT, players=3, deals=23, seed=4, workers=workers)
        for workers in (1, 2, 5)
    ]
    assert reports[0] == reports[1] == reports[2]


def test_the_same_on_processes_as_here(tmp_path):
    """Programs are not native: other processes play them."""
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'choose':\n"
        "        print(json.dumps({'id': said['id'], 'action': said['view']['legal'][0]}), flush=True)\n"
        "    elif said['type'] == 'hello':\n"
        "        print(json.dumps({'id': said['id'], 'protocol': 1, 'name': 'first'}), flush=True)\n"
    )
    rules = Rules.parse("schmidt+rounds=1-3")
    reports = [
        match(str(program), ["deckhand"], rules=rules, players=3, deals=6, seed=4, workers=workers)
        for workers in (1, 3)
    ]
    assert reports[0] == reports[1]
    assert reports[0].faults == 0


def test_split_deals_are_the_same_deals():
    wanted = Match.of("simple", ["random"], rules=SCHMIDT, players=2, seed=2)
    whole = wanted.play(0, 9)
    assert wanted.play(5, 9) == whole[5:]
    assert list(chain.from_iterable(parts(wanted, 0, 9, workers=4))) == whole


def test_equals_come_out_even():
    report = match("captain", ["captain"], rules=SCHMIDT, players=3, deals=10, seed=1)
    assert report.margin == pytest.approx(0)
    assert report.interval == pytest.approx(0)
    assert report.win_share == pytest.approx(1 / 3)
    assert [figures.margin for figures in report.rounds] == [0] * 10


def test_the_figures_are_those_of_the_games():
    """The same deals played again seat by seat and counted anew; no bot here draws lots."""
    players, deals = 3, 8
    report = match("simple", ["tables"], rules=SCHMIDT, players=players, deals=deals, seed=6)
    own, margins, wins = list[int](), list[float](), 0.0
    bids = list[tuple[int, bool]]()
    for number in range(deals):
        for seat in range(players):
            bots = [make_bot("simple" if i == seat else "tables") for i in range(players)]
            game = Game(
                SCHMIDT, players=players, seed=deal_seed(6) + (number << 128), first_dealer=number % players
            )
            while not game.is_over:
                turn = game.to_act[0]
                game.apply(turn, bots[turn].choose(game.view(turn)))
            scores = game.scores
            own.append(scores[seat])
            margins.append(scores[seat] - (sum(scores) - scores[seat]) / 2)
            wins += (game.ranking[seat] == 1) / game.ranking.count(1)
            bids += [(scores[seat].bid, scores[seat].exact) for scores in game.sheet]
    zeros = [exact for bid, exact in bids if bid == 0]
    assert report.games == len(own)
    assert report.own == pytest.approx(mean(own))
    assert report.margin == pytest.approx(mean(margins))
    assert report.win_share == pytest.approx(wins / len(own))
    assert report.exact == pytest.approx(mean(exact for _, exact in bids))
    assert report.zeros == pytest.approx(len(zeros) / len(bids))
    assert report.zeros_exact == pytest.approx(mean(zeros))
    assert report.rounds[4].bid == pytest.approx(mean(bid for bid, _ in bids[4::10]))


def test_rounds_add_up_to_the_game():
    report = match("captain", ["tables"], rules=SCHMIDT, deals=20, seed=1)
    assert [figures.number for figures in report.rounds] == list(range(1, 11))
    assert sum(figures.margin for figures in report.rounds) == pytest.approx(report.margin)
    assert sum(figures.own for figures in report.rounds) == pytest.approx(report.own)
    assert sum(figures.exact for figures in report.rounds) / 10 == pytest.approx(report.exact)
    assert report.rounds[0].bid < report.rounds[9].bid


def test_a_bot_in_python_is_measured_on_the_same_deals(monkeypatch: pytest.MonkeyPatch):
    """One round a game: many end with a shared victory."""
    rules = Rules.parse("schmidt+rounds=1")
    native = match("simple", ["simple"], rules=rules, players=3, deals=20, seed=6)
    monkeypatch.setattr("skullking.arena.matches.native_id", lambda name: None)
    stepped = match("simple", ["simple"], rules=rules, players=3, deals=20, seed=6, workers=1)
    assert (native.own, native.win_share, native.rounds) == (stepped.own, stepped.win_share, stepped.rounds)
    assert stepped.win_share == pytest.approx(1 / 3)


def test_shared_victories_count_in_parts():
    assert all(WIN % sharers == 0 for sharers in range(1, 9))


def test_the_interval_covers_what_it_should():
    small = match("tables", ["simple"], rules=SCHMIDT, deals=100, seed=1)
    large = match("tables", ["simple"], rules=SCHMIDT, deals=400, seed=1)
    assert 1.5 < small.interval / large.interval < 2.7


def test_public_bots_are_opponents_but_no_choice_for_a_table():
    assert not set(opponent_names()) & set(bot_names())
    report = match("captain", ["marcus", "wizrule", "jacobll"], rules=SCHMIDT, deals=20, seed=1)
    assert report.field == ("marcus", "wizrule", "jacobll")
    assert report.margin > 50


TABLES = [
    *((preset, players) for preset in Rules.presets() for players in Rules.preset(preset).players),
    ("grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice", 5),
    ("schmidt+tiebreak=extra_round", 3),
]


@pytest.mark.parametrize(("rules", "players"), TABLES)
@pytest.mark.parametrize("field", [["mate"], ["tables", "marcus", "child"]])
def test_every_preset_and_number_of_players_can_be_measured(rules, players, field):
    report = match(
        "boatswain", field[: players - 1], rules=Rules.parse(rules), players=players, deals=2, seed=3
    )
    assert report.players == players
    assert len(report.field) == players - 1
    assert len(report.rounds) >= len(Rules.parse(rules).cards_per_round(players=players))


@pytest.mark.parametrize(("rules", "players"), TABLES[:: len(TABLES) // 6])
def test_somebody_elses_bot_is_measured_beside_ours_and_public_ones(last, rules, players):
    field = ["captain", last, "marcus"][: players - 1]
    report = match(last, field, rules=Rules.parse(rules), players=players, deals=1, workers=1)
    other = match("captain", [last], rules=Rules.parse(rules), players=players, deals=1, workers=1)
    assert report.games == other.games == players
    assert other.weights.keys() == {"shipped"}


def test_who_does_not_exist_is_told_before_anything_is_played():
    with pytest.raises(UnknownBotError):
        match("captain", ["nobody"], rules=SCHMIDT, deals=1)
    with pytest.raises(ValueError, match="rules/players"):
        match("captain", ["tables"], rules=SCHMIDT, players=8, deals=1)


@pytest.mark.parametrize("field", [[], ["simple"] * 3])
def test_nobody_and_more_than_fit_are_no_field(field):
    with pytest.raises(ArenaError, match=r"between 1 and 2 opponents, not .*arena/field"):
        match("captain", field, rules=SCHMIDT, players=3, deals=1)


def test_a_single_opponent_needs_no_list():
    alone, listed = (
        match("captain", field, rules=SCHMIDT, players=3, deals=2) for field in ("simple", ["simple"])
    )
    assert alone == listed


@pytest.mark.parametrize("amount", [0, -1])
def test_nothing_is_not_measured(amount):
    with pytest.raises(ArenaError, match="arena/amount"):
        match("captain", ["simple"], rules=SCHMIDT, deals=amount)
    with pytest.raises(ArenaError, match="arena/amount"):
        gate("captain", ["simple"], rules=SCHMIDT, deals=amount)
    with pytest.raises(ArenaError, match="arena/amount"):
        ladder(["simple", "random"], rules=SCHMIDT, players=2, games=amount)


def test_one_deal_says_nothing_of_the_spread():
    report = match("captain", ["simple"], rules=SCHMIDT, deals=1, seed=1)
    assert (report.interval, report.to_dict()["interval95"]) == (inf, None)
    assert {figures.to_dict()["interval95"] for figures in report.rounds} == {None}
    assert match("captain", ["simple"], rules=SCHMIDT, deals=2, seed=1).interval < inf


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch):
    for package in ("ray", "openskill"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ArenaError, match=r"pip install 'skullking\[ray\]'.*arena/no_ray"):
        match("simple", ["random"], rules=SCHMIDT, deals=1, ray="auto")
    with pytest.raises(ArenaError, match=r"pip install 'skullking\[arena\]'.*arena/no_openskill"):
        ladder(["simple", "random"], rules=SCHMIDT, players=2, games=1)


# ---- the yardstick that sees all cards


@pytest.mark.parametrize("field", ["tables", "captain"])
def test_who_sees_all_cards_is_far_ahead(field):
    report = match(OMNISCIENT, [field], rules=SCHMIDT, deals=6, seed=2)
    assert report.margin - report.interval > 150
    assert report.exact > 0.85


def test_the_omniscient_player_is_no_bot(capsys: pytest.CaptureFixture[str]):
    assert OMNISCIENT not in {*bot_names(), *opponent_names()}
    assert native_id(OMNISCIENT) is None
    with pytest.raises(UnknownBotError):
        make_bot(OMNISCIENT)
    with pytest.raises(ValueError, match=OMNISCIENT):
        NativeBot(OMNISCIENT)
    with pytest.raises(ValueError, match=OMNISCIENT):
        simulate(SCHMIDT, [OMNISCIENT, "random"], seed=1, start=0, stop=1, threads=1)
    assert main(["simulate", OMNISCIENT, "--games", "1"]) == 2
    assert main(["play", OMNISCIENT]) == 2
    capsys.readouterr()


def test_the_omniscient_player_is_a_candidate_and_nothing_else(last):
    with pytest.raises(UnknownBotError):
        match("captain", [OMNISCIENT], rules=SCHMIDT, deals=1)
    with pytest.raises(UnknownBotError):
        match(OMNISCIENT, [OMNISCIENT], rules=SCHMIDT, deals=1)
    with pytest.raises(ArenaError, match="arena/open_cards"):
        match(OMNISCIENT, [last], rules=SCHMIDT, deals=1)
