"""One machine or several, the results are the same. `make test-ray` runs this on a cluster of two workers."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from skullking import Rules
from skullking.arena import ArenaError, ladder, match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCHMIDT = Rules.preset("schmidt")
pytestmark = pytest.mark.ray


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_on_a_cluster_is_that_of_one_machine(tmp_path: Path, players):
    def play(ray: str | None, out: Path):
        return match(
            "mate", ["tables", "child"], rules=SCHMIDT, players=players, deals=40, seed=3, ray=ray, out=out
        )

    here, there = tmp_path / "here", tmp_path / "there"
    assert play("auto", there) == play(None, here)
    assert there.read_bytes() == here.read_bytes()


def test_weights_travel_with_the_work(tmp_path: Path):
    file = tmp_path / "mine.bin"
    file.write_bytes((files("skullking.bots.weights") / "grandpabeck2021.bin").read_bytes())

    def play(ray: str | None):
        return match(f"captain@{file}", ["captain"], rules=SCHMIDT, players=3, deals=20, seed=3, ray=ray)

    mine = play(None)
    assert mine.margin != 0
    assert play("auto") == mine


def test_a_ladder_on_a_cluster_is_that_of_one_machine():
    def climb(ray: str | None):
        return ladder(("child", "mate", "tables", "marcus"), rules=SCHMIDT, games=30, ray=ray)

    assert climb("auto") == climb(None)


def test_a_machine_with_other_weights_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("skullking.arena.cluster.shipped_fingerprint", lambda: "others")
    with pytest.raises(ArenaError, match="arena/other_weights"):
        match("mate", ["tables"], rules=SCHMIDT, deals=2, ray="auto")
