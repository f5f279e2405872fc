"""`arena`, `ladder` and `simulate` say at once what they cannot do, and lose nothing of what they did."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

QUICK = ("arena", "captain", "simple", "--games", "8", "--jobs", "1")


def test_a_report_names_the_file_of_the_wrong_kind(run: Run, tmp_path: Path) -> None:
    match, ladder = str(tmp_path / "m.jsonl"), str(tmp_path / "l.jsonl")
    assert run(*QUICK, "--out", match).status == 0
    assert run("ladder", "captain", "simple", "-n", "2", "--games", "2", "--out", ladder).status == 0
    for command, wrong in (("arena", ladder), ("ladder", match)):
        said = run(command, "--report", wrong)
        assert said.status == 2
        assert wrong in said.err.replace("\n", "")
        assert f"skullking {'ladder' if command == 'arena' else 'arena'} --report" in said.err


def test_a_report_on_no_file_asks_for_one(run: Run) -> None:
    said = run("ladder", "--report")
    assert (said.status, said.out) == (2, "")
    assert "Name the files" in said.err
    assert json.loads(run("ladder", "--report", "--json").out)["error"]["code"] == "arena/one_ladder"


def test_a_compressed_file_that_is_cut_short_is_an_error(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl.gz"
    file.write_bytes(b"\x1f\x8b\x08\x00")
    said = run("arena", "--report", str(file), "--json")
    assert (said.status, json.loads(said.out)["error"]["code"]) == (2, "arena/damaged")


@pytest.mark.parametrize(("name", "word"), [("none/x.svg", "no folder"), ("x.png", ".svg")])
@pytest.mark.parametrize("command", [QUICK, ("ladder", "captain", "simple", "-n", "2", "--games", "2")])
def test_a_picture_that_cannot_be_written_is_refused_before_the_games(
    run: Run, tmp_path: Path, command: tuple[str, ...], name: str, word: str
) -> None:
    out = tmp_path / "a.jsonl"
    said = run(*command, "--out", str(out), "--picture", str(tmp_path / name))
    assert said.status == 2
    assert word in said.err
    assert not out.exists()


def test_results_are_not_written_compressed(run: Run, tmp_path: Path) -> None:
    said = run(*QUICK, "--out", str(tmp_path / "a.jsonl.gz"))
    assert (said.status, said.out) == (2, "")
    assert "uncompressed" in said.err


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_the_help_says_which_seed_it_is(run: Run, command: str) -> None:
    page = run(command, "--help").out
    assert "otherwise 1" in page
    assert "random." not in page


def test_one_deal_has_no_interval_and_no_verdict(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "a.svg"
    words = ("arena", "captain", "random", "--games", "4", "--gate", "--picture", str(picture))
    said = run(*words)
    assert said.status == 3
    assert "± –" in said.out
    assert "± 0.0" not in said.out
    assert "inf" not in picture.read_text(encoding="utf-8")
    assert json.loads(run(*words, "--json").out)["interval95"] is None


def test_bots_for_whom_there_is_no_seat_are_an_error(run: Run) -> None:
    said = run("arena", "captain", *["simple"] * 5, "-n", "4", "--json")
    assert (said.status, json.loads(said.out)["error"]["code"]) == (2, "arena/field")
    said = run("simulate", "simple", "random", "random", "random", "-n", "3")
    assert (said.status, said.out) == (2, "")
    assert "4 bots are named for a table of 3" in said.err


def test_a_missing_file_is_an_error_in_json_too(run: Run) -> None:
    said = run("arena", "--report", "nofile.jsonl", "--json")
    assert said.status == 2
    assert json.loads(said.out)["error"]["code"] == "file/unusable"
    assert "nofile.jsonl" in said.err


@pytest.mark.parametrize("command", [("arena", "skullking", "simple"), ("ladder", "skullking", "boatswain")])
def test_who_interrupts_learns_what_is_kept(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "a.jsonl"
    words = [*command, "-n", "2", "--games", "4000", "--jobs", "1", "--lang", "en", "--out", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "skullking", *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 1):
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130
    kept = file.read_bytes().count(b"\n") - 1
    assert f"Kept {kept} deal" in said
    assert "the same command goes on" in " ".join(said.split())
