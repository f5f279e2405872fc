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


@pytest.mark.parametrize("stop", [KeyboardInterrupt, GeneratorExit])
def test_a_stopped_run_keeps_what_it_learned_and_goes_on(tmp_path, stop):
    file = tmp_path / "a.bin"
    steps = train(file, games=400, seed=5, table_games=20, save_every=1e6, stretch=100)
    assert not next(steps).saved
    assert not next(steps).saved
    with pytest.raises(stop):
        steps.throw(stop)
    assert json.loads(file.with_suffix(".json").read_text())["games"] == 200
    assert [step.games for step in run(file, games=400, resume=True, stretch=100)] == [300, 400]
    run(tmp_path / "b.bin", games=400, stretch=100)
    assert file.read_bytes() == (tmp_path / "b.bin").read_bytes()


def test_a_finished_run_has_no_steps_left(tmp_path):
    run(tmp_path / "a.bin")
    before = (tmp_path / "a.bin").read_bytes()
    assert run(tmp_path / "a.bin", resume=True) == []
    assert (tmp_path / "a.bin").read_bytes() == before


@pytest.mark.parametrize("name", ["a.bin", "a.json"])
def test_nothing_is_overwritten(tmp_path, name):
    (tmp_path / name).write_text("dear to somebody")
    with pytest.raises(SkullKingError, match="train/exists"):
        train(tmp_path / "a.bin", games=10)
    assert (tmp_path / name).read_text() == "dear to somebody"
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("weights", "manifest", "code"),
    [
        (None, None, "train/no_checkpoint"),
        ("noise", None, "train/no_checkpoint"),
        ("noise", "noise", "train/no_checkpoint"),
        ("noise", "[1]", "train/no_checkpoint"),
        ("noise", "{}", "train/no_checkpoint"),
        (
            "noise",
            '{"preset": "schmidt", "seed": 1, "against": null, "games": 5, "seconds": 1}',
            "weights/not_weights",
        ),
    ],
)
def test_what_is_no_checkpoint_is_not_resumed(tmp_path, weights, manifest, code):
    file = tmp_path / "a.bin"
    if weights is not None:
        file.write_text(weights)
    if manifest is not None:
        file.with_suffix(".json").write_text(manifest)
    with pytest.raises(SkullKingError, match=code):
        train(file, games=10, resume=True)
    assert weights is None or file.read_text() == weights


@pytest.mark.parametrize("name", ["a.txt", "a", "a.bin.json"])
def test_weights_are_named_bin(tmp_path, name):
    with pytest.raises(SkullKingError, match="train/name"):
        train(tmp_path / name, games=10)


def test_a_folder_that_cannot_be_written_is_told_before_the_training(tmp_path):
    with pytest.raises(SkullKingError, match="train/folder"):
        train(tmp_path / "nowhere" / "a.bin", games=10)


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
