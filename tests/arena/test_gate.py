"""The gate stops when it knows, and not before."""

from __future__ import annotations

import json
from math import inf
from typing import TYPE_CHECKING

import pytest

from skullking import Rules
from skullking.arena import gate, match, read_reports
from skullking.arena.run import _z
from skullking.cli import main

if TYPE_CHECKING:
    from pathlib import Path

SCHMIDT = Rules.preset("schmidt")


def test_the_better_one_passes_and_the_worse_one_fails():
    assert gate("captain", ["tables"], rules=SCHMIDT).verdict == "pass"
    assert gate("tables", ["captain"], rules=SCHMIDT).verdict == "fail"


def test_equals_stay_undecided_to_the_last_deal():
    tested = gate("tables", ["sailor"], rules=SCHMIDT, players=3, deals=250)
    assert (tested.verdict, tested.z, tested.report.deals) == ("undecided", 0, 250)


def test_one_deal_is_no_verdict():
    tested = gate("captain", ["random"], rules=SCHMIDT, deals=1)
    assert (tested.verdict, tested.report.margin > 100) == ("undecided", True)


def test_it_stops_at_the_first_look_that_is_clear():
    """Margins of the same deals, looked at by hand: these two are close in short games."""
    short = Rules.parse("schmidt+rounds=1-3")
    tested = gate("simple", ["wizrule"], rules=short, players=3, seed=2)
    margins = match("simple", ["wizrule"], rules=short, players=3, seed=2, deals=2000).per_deal
    looks = [(n, _z(margins[:n])) for n in range(100, 2001, 100)]
    first, z = next((n, z) for n, z in looks if abs(z) > 3)
    assert first > 100
    assert (tested.report.deals, tested.z, tested.verdict) == (first, z, "pass")
    assert tested.report.per_deal == margins[:first]


def test_verdicts_do_not_depend_on_how_many_work_or_on_a_kill(tmp_path: Path):
    def tested(**more):
        return gate("boatswain", ["mate"], rules=SCHMIDT, players=3, deals=600, seed=3, **more)

    file = tmp_path / "a.jsonl"
    whole = tested(workers=1)
    match("boatswain", ["mate"], rules=SCHMIDT, players=3, deals=30, seed=3, out=file)
    assert whole == tested(workers=4) == tested(out=file)
    assert read_reports([file]) == [whole.report], "nothing is kept after the verdict"


def test_standard_errors():
    assert _z([1.0, 3.0]) == pytest.approx(2.0)
    assert _z([0.0, 0.0]) == 0
    assert _z([2.0, 2.0]) == inf
    assert _z([-2.0, -2.0]) == -inf


@pytest.mark.parametrize(
    ("bot", "other", "status", "verdict"),
    [
        ("captain", "simple", 0, "pass"),
        ("simple", "captain", 1, "fail"),
        ("tables", "sailor", 3, "undecided"),
    ],
)
def test_the_exit_status_says_it(bot, other, status, verdict, capsys: pytest.CaptureFixture[str]):
    words = ["arena", bot, other, "--gate", "--games", "800", "--seed", "1"]
    assert main([*words, "--json"]) == status
    assert json.loads(capsys.readouterr().out)["gate"]["verdict"] == verdict
    assert main([*words, "--lang", "en"]) == status
    assert {"pass": "Better", "fail": "Worse", "undecided": "Undecided"}[verdict] in capsys.readouterr().out
