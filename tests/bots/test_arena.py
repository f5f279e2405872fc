"""The arena is fair, and its figures do not depend on how the work is split."""

from __future__ import annotations

import pytest

from skullking import Rules
from skullking.arena import match, play_deals
from skullking.arena.matches import WIN
from skullking.bots import bot_names, opponent_names

SCHMIDT = Rules.preset("schmidt")


def test_results_do_not_depend_on_threads():
    reports = [
        match("mate", ["tables", "child"], rules=SCHMIDT, players=3, deals=23, seed=4, threads=threads)
        for threads in (1, 3)
    ]
    assert reports[0] == reports[1]


def test_split_deals_are_the_same_deals():
    whole = [
        d for part in play_deals("simple", ("random",), rules=SCHMIDT, seed=2, start=0, stop=9) for d in part
    ]
    late = [
        d for part in play_deals("simple", ("random",), rules=SCHMIDT, seed=2, start=5, stop=9) for d in part
    ]
    assert whole[5:] == late


def test_equals_come_out_even():
    report = match("captain", ["captain"], rules=SCHMIDT, players=3, deals=10, seed=1)
    assert report.margin == pytest.approx(0)
    assert report.interval == pytest.approx(0)
    assert report.win_share == pytest.approx(1 / 3)


def test_a_bot_in_python_is_measured_on_the_same_deals(monkeypatch):
    native = match("simple", ["simple"], rules=SCHMIDT, players=3, deals=4, seed=6)
    monkeypatch.setattr("skullking.arena.matches.native_id", lambda name: None)
    stepped = match("simple", ["simple"], rules=SCHMIDT, players=3, deals=4, seed=6)
    assert (native.own, native.exact, native.win_share) == (stepped.own, stepped.exact, stepped.win_share)


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
