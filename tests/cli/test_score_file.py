"""`skullking score` with a file: the laptop at a table with real cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from skullking.scoreblock import ScoreBlock, read

if TYPE_CHECKING:
    from tests.cli.conftest import Run, Said

FILES = Path(__file__).parents[1] / "scoreblock"
EVENING = FILES / "evening.json"  # written by the browser's code


@pytest.fixture
def file(tmp_path: Path) -> Path:
    copy = tmp_path / "evening.json"
    copy.write_bytes(EVENING.read_bytes())
    return copy


def begin(run: Run, file: Path, *words: str) -> Said:
    return run("score", str(file), "--players", "Ada, Opa Karl, Rike", *words)


def data(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text("utf-8"))


def test_shows_the_browsers_sheet_and_leaves_the_file_alone(run: Run, file: Path) -> None:
    said = run("score", str(file))
    assert said.status == 0
    assert "160" in said.out
    assert file.read_bytes() == EVENING.read_bytes()


def test_a_round_goes_into_the_browsers_file_which_the_browser_reads(run: Run, file: Path) -> None:
    """`continued.json` is read by the browser's tests: the same entries, the same totals."""
    at = ScoreBlock.parse(file.read_text("utf-8")).laid_out().open_round
    assert at == 5
    bonuses = ("--bonus", "Rike:pirate_by_sk=2", "--bonus", "rike:loot=jonte", "--bonus", "2:bet=20")
    said = run("score", str(file), "--bids", "1,1,2,0", "--won", "1 = = =", "--bonus", "nobody=1", *bonuses)
    assert said.status == 0, said.err
    continued = data(FILES / "continued.json")
    assert {**data(file), "changed": continued["changed"]} == continued
    assert ScoreBlock.parse(file.read_text("utf-8")).totals == (180, 110, 220, 140)


def test_a_whole_game_is_asked_for_and_saved_at_every_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    begin(run, file, "--dealer", "3", "--rules", "schmidt+rounds=1,2")
    bids = "1 0\n1 x 0\n1 0 0\n"  # one is missing, one is no number
    won = "\n"  # all as bid
    # nobody's name begins like this; a zero bid has no trick; there is no such bonus
    bonuses = "karl:pirate_by_sk\nOpa:pirate_by_sk\nAda:luck\nAda: pirate_by_sk = 2, \n"
    second = "0,1,2\n0 1 0\n\n0 = 1\n\n"  # a trick is left at first
    typed = bids + won + bonuses + second
    said = run("score", str(file), "--enter", typed=typed)
    assert said.status == 0, said.out
    assert "there are 2" in said.out
    assert "“x” is no number" in said.out
    assert "“karl” fits nobody" in said.out
    assert "no trick has no bonus" in said.out
    assert "One trick has not been given" in said.out
    assert "Ada: +80, 80 together" in said.out
    (block,) = read(file)
    assert block.is_over
    assert block.totals == (100, 30, 0)


def test_stopping_in_the_middle_keeps_the_bids_and_goes_on_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    begin(run, file)
    run("score", str(file), "--enter", typed="1 0 0\nq")
    assert [seat["bid"] for seat in data(file)["rounds"][0]["seats"]] == [1, 0, 0]
    run("score", str(file), "--enter", typed="=\n\n")
    assert read(file)[0].totals == (20, 10, 10)


def test_u_takes_back_the_bids_and_then_the_round_before(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    begin(run, file)
    run("score", str(file), "--enter", typed="1 0 0\n\n\n2 0 0\nu\nu\n0 1 0\n\n\nq")
    (block,) = read(file)
    assert block.open_round == 2
    assert block.totals == (10, 20, 10)


def test_loads_and_beasts_are_asked_for_where_the_rules_have_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    begin(run, file, "--rules", "grandpabeck2021+kraken+scoring=rascal+load=choice+rounds=2")
    said = run("score", str(file), "--enter", typed="1 0 1\nAda, rike\n1 0 0\nnobody=1\nu")
    assert "Who loads the cannonball" in said.out
    assert read(file)[0].totals == (30, 20, 0)


@pytest.mark.parametrize("ending", ["csv", "json", "pdf"])
def test_exports(run: Run, file: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"out.{ending}"
    assert run("score", str(file), "-o", str(out)).status == 0
    if ending != "pdf":
        assert read(out)[0].totals == (160, 70, 100, 70)
    else:
        assert out.read_bytes().startswith(b"%PDF")


def test_a_spreadsheet_is_kept_on_as_well(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    file.write_bytes((FILES / "evening.csv").read_bytes())
    assert run("score", str(file), "--round", "1", "--bids", "0,1,0,0", "--won", "=").status == 0
    assert read(file)[0].rounds[0].seats[1].won == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bids", "1,2"), "there are 2"),
        (("--bids", "99,0,0,0"), "99"),
        (("--round", "9", "--bids", "0,0,0,0"), "no round 9"),
        (("--bonus", "Nobody here:bet=20"), "fits nobody"),
        (("--bonus", "Mareike:fourteen=x"), "do not understand"),
        (("--players", "Ada,Bo"), "already"),
        (("--round", "1", "--won", "1,1,1,1"), "more than were played"),
    ],
)
def test_what_cannot_be_changes_nothing(run: Run, file: Path, words: tuple[str, ...], says: str) -> None:
    said = run("score", str(file), *words)
    assert said.status == 2
    assert says in said.err.replace("\n", " ")
    assert file.read_bytes() == EVENING.read_bytes()


@pytest.mark.parametrize("words", [("1", "x"), ("1", "1"), ("1", "1", "1"), ("nowhere.json",)])
def test_wrong_usage(run: Run, words: tuple[str, ...]) -> None:
    assert run("score", *words).status == 2


def test_an_interrupted_write_leaves_the_evening_as_it_was(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Path.write_bytes

    def torn(path: Path, written: bytes) -> int:
        whole(path, written[:40])
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", torn)
    assert run("score", str(file), "--bids", "0,0,0,0").status == 2
    monkeypatch.undo()
    assert file.read_bytes() == EVENING.read_bytes()
