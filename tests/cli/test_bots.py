"""`skullking bots check`: what the author of a program is told."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from skullking.arena.check import EVERYTHING
from skullking.bots import registry
from skullking.bots.program import close_programs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Run

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "counting_bot.py"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    close_programs()


def changed(folder: Path, old: str, new: str) -> str:
    """The example with something wrong in it."""
    code = EXAMPLE.read_text(encoding="utf-8")
    assert old in code
    file = folder / "mybot.py"
    file.write_text(code.replace(old, new), encoding="utf-8")
    return str(file)


def test_a_good_program_plays_under_all_rules_and_is_timed(run: Run) -> None:
    said = run("bots", "check", str(EXAMPLE), "--json")
    assert said.status == 0
    report = json.loads(said.out)
    assert report["name"] == "Counting bot"
    assert report["repeatable"] is True
    assert [(game["rules"], game["players"]) for game in report["games"]] == list(EVERYTHING)
    for game in report["games"]:
        assert game["fault"] is None
        assert game["decisions"] > 60
        assert 0 < game["median_ms"] <= game["slowest_ms"]


def test_a_fault_is_told_with_its_rules_and_the_others_are_still_tried(run: Run, tmp_path: Path) -> None:
    wrong = 'random.choice(view["legal"] if view["phase"] == "playing" else ["?"])'
    said = run("bots", "check", changed(tmp_path, 'random.choice(view["legal"])', wrong), "--lang", "en")
    assert said.status == 1
    assert "schmidt, 4 players: 65 decisions\n" in said.err
    assert 'That is none of the legal actions: "?" [bots/illegal]' in said.err
    assert "of 9 games with a fault." in said.out


def test_a_program_that_does_not_start_is_tried_once(run: Run, tmp_path: Path) -> None:
    said = run("bots", "check", changed(tmp_path, "import sys", "import sis"), "--lang", "de")
    assert said.status == 1
    assert said.err.count("bots/ended") == 1
    assert "No module named 'sis'" in " ".join(said.err.split())
    assert "1 von 1 Spiel mit Fehler." in said.out


def test_chance_that_is_not_from_the_seed_is_noticed(run: Run, tmp_path: Path) -> None:
    bot = changed(tmp_path, 'random.seed(message["seed"])', "random.seed()")
    said = run("bots", "check", bot, "--rules", "schmidt", "-n", "3", "--lang", "en")
    assert said.status == 0
    assert "Same seed, other choices" in said.out
    assert "Without a fault: 65 decisions in 1 game." in said.out


def test_seconds_and_stderr_can_be_chosen(run: Run, tmp_path: Path) -> None:
    wait = "import threading; print('hmm', file=sys.stderr); threading.Event().wait()\n    if False"
    bot = changed(tmp_path, 'message["type"] == "choose"', f'message["type"] == "choose": {wait}')
    said = run("bots", "check", bot, "--seconds", "0.2", "--debug", "--lang", "en")
    assert said.status == 1
    assert "No answer within 0.2 s." in said.err
    assert "hmm\n" in said.err


@pytest.mark.parametrize("words", [("chek", "x.py"), ("check",)])
def test_wrong_use_is_told_with_the_right_one(run: Run, words: tuple[str, ...]) -> None:
    said = run("bots", *words, "--lang", "en")
    assert said.status == 2
    assert "skullking bots check" in said.err


class Odd:
    """Takes no seed."""

    def __init__(self) -> None: ...


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two installed bots that cannot be used."""
    entries = {"gone": "tests.cli.test_bots:Nobody", "odd": "tests.cli.test_bots:Odd"}
    points = {name: EntryPoint(name, entry, registry.GROUP) for name, entry in entries.items()}
    monkeypatch.setattr(registry, "_announced", lambda: points)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(("name", "reason"), [("gone", "Nobody"), ("odd", "seed")])
def test_a_broken_installed_bot_costs_a_sentence(run: Run, name: str, reason: str) -> None:
    said = run("arena", name, "simple", "--games", "4", "--lang", "en")
    assert said.status != 0
    assert f"The bot “{name}” is installed, but cannot be used" in said.err
    assert reason in said.err
    listed = run("bots", "--lang", "en")
    assert listed.status == 0
    assert "captain" in listed.out
    assert name in listed.out


def test_a_slip_of_the_pen_is_understood(run: Run) -> None:
    assert "Did you mean “captain”?" in run("arena", "captian", "simple", "--lang", "en").err
    assert "Did you mean" not in run("arena", "xyzzy", "simple", "--lang", "en").err
