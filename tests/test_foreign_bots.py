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


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a Python that has a package with a bot in it."""
    (tmp_path / "lastbot.py").write_text(BOT)
    info = tmp_path / "lastbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[skullking.bots]\nlast = lastbot:Last\n")
    return {**os.environ, "PYTHONPATH": str(tmp_path)}


def skullking(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "skullking", *words]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
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
