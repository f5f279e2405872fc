"""Somebody else's bot, announced by an entry point, sits down like ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

BOT = '''
class Last:
    """Always the last legal action."""

    def __init__(self, *, seed):
        self.seed = seed

    def choose(self, view):
        return view.legal[-1]
'''


WRONG = (
    BOT
    + '''
class Seedless:
    """Takes no seed."""

    def choose(self, view):
        return view.legal[-1]

class Raises(Last):
    def choose(self, view):
        return {}[view.phase]

class Cheats(Last):
    def choose(self, view):
        return "all the tricks"

class Mute:
    def __init__(self, *, seed):
        pass
'''
)
POINTS = """
last = lastbot:Last
gone = lastbot:Gone
lost = lostbot:Last
seedless = lastbot:Seedless
raises = lastbot:Raises
cheats = lastbot:Cheats
mute = lastbot:Mute
"""


@pytest.fixture
def broken(installed: dict[str, str], tmp_path: Path) -> dict[str, str]:
    """Likewise, and other bots in it are wrong in all kinds of ways."""
    (tmp_path / "lastbot.py").write_text(WRONG)
    (tmp_path / "lastbot-1.0.dist-info" / "entry_points.txt").write_text(f"[skullking.bots]{POINTS}")
    return installed


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a Python that has a package with a bot in it."""
    (tmp_path / "lastbot.py").write_text(BOT)
    info = tmp_path / "lastbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[skullking.bots]\nlast = lastbot:Last\n")
    return {**os.environ, "PYTHONPATH": str(tmp_path)}


def skullking(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skullking", *words]
    return subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_a_foreign_bot_is_listed_with_its_own_words(installed: dict[str, str]) -> None:
    bots = json.loads(skullking(installed, "bots", "--json").stdout)
    assert {"name": "last", "what": "Always the last legal action."} in bots


def test_a_foreign_bot_plays_the_same_games_on_one_and_on_two_processes(installed: dict[str, str]) -> None:
    played: list[object] = []
    for jobs in ("1", "2"):
        words = ("simulate", "last", "random", "--games", "120", "--seed", "7", "--jobs", jobs, "--json")
        done = skullking(installed, *words)
        assert done.returncode == 0, done.stderr
        report = json.loads(done.stdout)
        played.append([(seat["bot"], seat["histogram"]) for seat in report["seats"]])
    assert played[0] == played[1]


def test_a_name_that_nobody_announced_is_refused_with_those_there_are(installed: dict[str, str]) -> None:
    done = skullking(installed, "simulate", "nobody", "--games", "1", "--lang", "en")
    assert done.returncode != 0
    assert "last" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_foreign_bot_plays_in_the_arena_whatever_the_number_of_workers(installed: dict[str, str]) -> None:
    played: list[object] = []
    for jobs in ("1", "2"):
        words = ("arena", "last", "random", "--games", "24", "--seed", "7", "--jobs", jobs, "--json", "--raw")
        done = skullking(installed, *words)
        assert done.returncode == 0, done.stderr
        played.append(json.loads(done.stdout))
    assert played[0] == played[1]


def test_a_broken_package_is_listed_as_broken_and_hides_no_other_bot(broken: dict[str, str]) -> None:
    done = skullking(broken, "bots", "--json", "--lang", "en")
    assert done.returncode == 0, done.stderr
    bots = {bot["name"]: bot["what"] for bot in json.loads(done.stdout)}
    assert bots["last"] == "Always the last legal action."
    assert "gone" in bots["gone"]
    assert "AttributeError" in bots["gone"]
    assert "No module named 'lostbot'" in bots["lost"]


@pytest.mark.parametrize("order", ["simulate", "arena", "play"])
@pytest.mark.parametrize(
    ("bot", "code", "words"),
    [
        ("gone", "bots/broken", "AttributeError"),
        ("lost", "bots/broken", "No module named 'lostbot'"),
        ("seedless", "bots/broken", "seed"),
        ("raises", "bots/raised", "KeyError: 'bidding' (lastbot.py:19)"),
        ("cheats", "bots/not_legal", "'all the tricks'"),
        ("mute", "bots/raised", "'choose'"),
    ],
)
def test_what_a_foreign_bot_does_wrong_is_one_sentence_that_names_it(
    broken: dict[str, str], order: str, bot: str, code: str, words: str
) -> None:
    how = {
        "simulate": ("simulate", bot, "random", "--games", "4", "--jobs", "2", "--json"),
        "arena": ("arena", bot, "random", "--games", "4", "--jobs", "2", "--json"),
        "play": ("play", "--bots", bot, "--players", "2", "--plain", "--seed", "1"),
    }[order]
    done = skullking(broken, "--lang", "en", *how, typed="0\n" * 9)
    assert done.returncode == 2, done.stdout
    assert bot in done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    if order != "play":
        assert json.loads(done.stdout)["error"]["code"] == code


@pytest.mark.parametrize("bot", ["last", "captain", "dial:40", "marcus", "captain@some.bin"])
def test_who_is_no_program_is_not_checked_as_one(installed: dict[str, str], bot: str) -> None:
    done = skullking(installed, "bots", "check", bot, "--lang", "en")
    assert done.returncode == 2
    assert f"{bot} is no program" in done.stderr
