"""Training: equal settings give equal weights, a killed run goes on, and a minute is worth something."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skullking import Rules
from skullking.arena import match
from skullking.errors import SkullKingError
from skullking.train import train


def run(file, **settings: Any):
    wanted: dict[str, Any] = {"games": 300, "seed": 5, **settings}
    return list(train(file, table_games=20, **wanted))


@pytest.mark.parametrize("threads", [1, 2])
def test_equal_settings_give_equal_weights(tmp_path, threads):
    for name in ("a", "b"):
        run(tmp_path / f"{name}.bin", threads=threads)
    assert (tmp_path / "a.bin").read_bytes() == (tmp_path / "b.bin").read_bytes()


def test_another_seed_gives_other_weights(tmp_path):
    run(tmp_path / "a.bin")
    run(tmp_path / "b.bin", seed=6)
    assert (tmp_path / "a.bin").read_bytes() != (tmp_path / "b.bin").read_bytes()


def test_a_killed_run_goes_on(tmp_path):
    file = tmp_path / "a.bin"
    steps = train(file, games=400, seed=5, table_games=20, save_every=0, stretch=100)
    first = next(steps)
    steps.close()  # as a kill would, after a checkpoint
    assert json.loads(file.with_suffix(".json").read_text())["games"] == first.games == 100
    rest = run(file, games=400, resume=True, stretch=100)
    assert [step.games for step in rest] == [200, 300, 400]
    whole = run(tmp_path / "b.bin", games=400, stretch=100)
    assert whole[-1].games == 400
    assert file.read_bytes() == (tmp_path / "b.bin").read_bytes()


def test_another_run_is_not_resumed(tmp_path):
    run(tmp_path / "a.bin")
    with pytest.raises(SkullKingError, match="train/other_run"):
        run(tmp_path / "a.bin", seed=6, resume=True)


def test_a_length_is_needed(tmp_path):
    with pytest.raises(SkullKingError, match="train/length"):
        list(train(tmp_path / "a.bin"))


@pytest.mark.slow
def test_a_minute_of_training_beats_the_table_heuristic(tmp_path):
    """So many games that the slowest machine plays them in a minute; published figures come from far longer runs."""
    file = tmp_path / "a.bin"
    list(train(file, games=20_000, seed=1, table_games=600))
    report = match(f"captain@{file}", ["tables"], rules=Rules.preset("schmidt"), deals=500, seed="ci")
    assert report.margin >= 45


def test_a_best_response_is_learned_from_the_bots_own_weights(tmp_path):
    file = tmp_path / "answer.bin"
    list(train(file, games=3000, seed=3, against="child"))
    rules = Rules.preset("schmidt")
    answer = match(f"captain@{file}", ["child"], rules=rules, deals=150, seed="ci").margin
    assert answer > match("captain", ["child"], rules=rules, deals=150, seed="ci").margin
    with pytest.raises(SkullKingError, match="train/other_run"):
        list(train(file, games=3000, seed=3, resume=True))


def test_there_is_no_training_against_programs(tmp_path):
    with pytest.raises(SkullKingError, match="train/not_native"):
        list(train(tmp_path / "a.bin", games=10, against="./bot.py"))
