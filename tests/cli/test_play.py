"""Playing in the terminal: orders, mistakes, leaving and coming back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SHORT = ("--rules", "schmidt+rounds=1-2", "--players", "3", "--seed", "5")
EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples" / "counting_bot.py")
MANY = "1\n2\n+\n" * 60


def test_whole_short_game(run: Run) -> None:
    said = run("play", *SHORT, typed=MANY)
    assert said.status == 0
    assert "Yo – ho – ho!" in said.out
    assert "rule 1.7, line" in said.out
    assert "Scores of round 2" in said.out
    assert "wins with" in said.out or "You win" in said.out or "share" in said.out


def test_bids_of_others_stay_sealed_until_all_have_bid(run: Run) -> None:
    said = run("play", *SHORT, typed="")
    assert "bids" not in said.out
    assert "Jette 0" not in said.out


def test_nonsense_is_answered_in_words(run: Run) -> None:
    said = run("play", *SHORT, typed="seven\n99\n-1\n\n")
    assert said.out.count("Please enter a number from 0 to 1.") == 4


def test_orders_work_at_the_bid(run: Run) -> None:
    said = run("play", *SHORT, typed="?\nl\ns\n")
    assert "Who takes the trick" in said.out
    assert "No trick has been played yet." in said.out
    assert "still empty" in said.out


def test_last_trick_and_sheet_on_request(run: Run) -> None:
    said = run("play", *SHORT, typed="1\n1\n1\nl\ns\n")
    assert "The last trick:" in said.out
    assert "Round 1: You bid 1" in said.out


def test_same_seed_same_game(run: Run) -> None:
    assert run("play", *SHORT, typed=MANY).out == run("play", *SHORT, typed=MANY).out


def test_leave_and_come_back(run: Run, tmp_path: Path) -> None:
    left = run("play", *SHORT, typed="1\n1\n1\nq\n")
    assert left.status == 0
    assert "skullking play --resume" in left.out
    file = tmp_path / "skullking" / "left.json"
    assert json.loads(file.read_text())["names"][0] == "You"
    back = run("play", "--resume", typed=MANY)
    assert back.status == 0
    assert "On with round 2." in back.out
    assert "Scores of round 2" in back.out
    assert not file.exists()


def test_end_of_input_saves_the_game(run: Run, tmp_path: Path) -> None:
    run("play", *SHORT, typed="1\n")
    assert (tmp_path / "skullking" / "left.json").is_file()


def test_saving_on_request_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    said = run("play", *SHORT, "--save", str(file), typed="w\n")
    assert f"--save {file}" in said.out
    assert run("play", "--resume", "--save", str(file), typed="").status == 0


def test_nothing_to_resume(run: Run) -> None:
    said = run("play", "--resume")
    assert said.status == 2
    assert "no game to resume" in said.err


def test_a_file_that_is_no_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for content in ("", "{}", "[]", '{"skullking-save": 99}', '{"skullking-save": 1, "record": 3}'):
        file.write_text(content)
        said = run("play", "--resume", "--save", str(file))
        assert said.status == 2
        assert "no saved game" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("--rules", "nonsense"),
        ("--rules", "schmidt+nonsense"),
        ("--rules", "schmidt", "--players", "7"),
        ("--bots", "nobody"),
    ],
)
def test_impossible_tables_are_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    said = run("play", *words)
    assert said.status == 2
    assert said.err.startswith("Error: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "rules",
    [
        "schmidt",
        "grandpabeck2013",
        "grandpabeck2018+kraken+loot+powers",
        "grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice",
        "grandpabeck2021+powers+harry=end_of_round",
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_edition_can_be_played_to_its_end(run: Run, rules: str, lang: str) -> None:
    """A person who tries everything gets through: no prompt is a dead end."""
    tries = "1\n2\n3\n4\n5\n+\n10\n0\n1 2\n3 4\n2 3\n1 3\n1 4\n2 4\n6\n7\n8\n9\n" * 80
    said = run("play", "--rules", rules, "--seed", "3", "--lang", lang, typed=tries)
    assert said.status == 0
    assert ("Das Spiel ist aufgezeichnet" if lang == "de" else "The game is recorded") in said.out
    assert "cli-" not in said.out
    assert "{ $" not in said.out


def test_a_program_sits_at_the_table_and_comes_back_with_the_game(run: Run) -> None:
    left = run("play", *SHORT, "--bots", EXAMPLE, typed="1\n1\n1\nq\n")
    assert left.status == 0, left.err
    said = run("play", "--resume", typed=MANY)
    assert said.status == 0, said.err
    assert "The game is recorded" in said.out


def test_a_program_that_does_not_start_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("raise SystemExit('not today')")
    said = run("play", *SHORT, "--bots", str(tmp_path / "mine.py"), typed=MANY)
    assert said.status == 2
    assert "not today" in said.err
    assert "Round 1" not in said.out


def test_a_saved_game_from_elsewhere_does_not_run_programs(run: Run, tmp_path: Path) -> None:
    file, trace = tmp_path / "gift.json", tmp_path / "trace"
    assert run("play", *SHORT, "--save", str(file), typed="1\nq\n").status == 0
    command = f"cmd:touch {trace}"
    file.write_text(file.read_text().replace('"simple"', json.dumps(command)))
    said = run("play", "--resume", "--save", str(file), typed=MANY)
    assert said.status == 2
    assert f"--bots {command}" in said.err
    assert not trace.exists()
    run("play", "--resume", "--save", str(file), "--bots", command, typed=MANY)
    assert trace.exists()
