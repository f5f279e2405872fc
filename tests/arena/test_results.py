"""Results are kept: a killed match goes on, a report comes out the same again, and nothing is mixed up."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from skullking import Rules
from skullking.arena import ArenaError, ladder, match, read_ladder, read_reports
from skullking.cli import main

SCHMIDT = Rules.preset("schmidt")


def play(out: str | Path | None = None, deals: int = 12, seed: int = 5, candidate: str = "mate", **more):
    return match(candidate, ["simple"], rules=SCHMIDT, players=3, deals=deals, seed=seed, out=out, **more)


def test_a_report_from_the_file_is_that_of_the_match(tmp_path):
    file = tmp_path / "a.jsonl"
    report = play(file)
    assert read_reports([file]) == [report]
    assert report == play()


def test_times_are_kept_with_the_results(tmp_path):
    file = tmp_path / "a.jsonl"
    report = play(file, time_games=1)
    assert report.microseconds
    assert read_reports([file])[0].microseconds == report.microseconds
    assert play(file, time_games=1) == report, "times are not taken twice"


def test_a_match_goes_on_where_it_stopped(tmp_path):
    file = tmp_path / "a.jsonl"
    play(file, deals=5)
    begun = file.read_bytes()
    assert play(file) == play()
    assert file.read_bytes().startswith(begun)
    assert len(file.read_bytes().splitlines()) == 13


def test_fewer_deals_than_the_file_has_are_a_part_of_it(tmp_path):
    file = tmp_path / "a.jsonl"
    play(file)
    assert play(file, deals=5) == play(deals=5)
    assert len(file.read_bytes().splitlines()) == 13


@pytest.mark.parametrize("kept", [0, 20, 300, -1, -40])
def test_a_line_that_a_kill_cut_short_is_played_again(tmp_path, kept):
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    play(whole)
    cut.write_bytes(whole.read_bytes()[:kept] if kept else b"")
    assert play(cut) == play()
    assert cut.read_bytes() == whole.read_bytes()


def test_a_killed_command_goes_on(tmp_path):
    """The real thing: a process is killed as soon as it has written a deal, then started again."""
    file = tmp_path / "a.jsonl"
    words = [
        "arena",
        "skullking",
        "simple",
        "-n",
        "2",
        "--seed",
        "5",
        "--jobs",
        "1",
        "--json",
        "--out",
        str(file),
    ]
    command = [sys.executable, "-m", "skullking", *words, "--games", "400"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 1):
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
        process.kill()
    begun = file.read_bytes()
    done = begun.count(b"\n") - 1
    assert 1 <= done < 200
    assert main([*words, "--games", str(2 * (done + 1))]) == 0
    assert file.read_bytes().startswith(begun[: begun.rfind(b"\n") + 1])
    whole = match("skullking", ["simple"], rules=SCHMIDT, players=2, deals=done + 1, seed=5)
    assert read_reports([file]) == [whole]


def another_match(tmp_path: Path, **settings) -> None:
    file = tmp_path / "a.jsonl"
    play(file, deals=2)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="arena/other_match"):
        play(file, **settings)
    assert file.read_bytes() == before, "and the file is as it was"


def test_the_file_of_another_seed_is_refused(tmp_path):
    another_match(tmp_path, seed=6)


def test_the_file_of_another_bot_is_refused(tmp_path):
    another_match(tmp_path, candidate="captain")


def test_the_file_of_other_weights_is_refused(tmp_path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "a.jsonl"
    play(file, deals=2)
    monkeypatch.setattr("skullking.arena.matches.shipped_fingerprint", lambda: "others")
    with pytest.raises(ArenaError, match="arena/other_match"):
        play(file)


def test_bots_without_weights_do_not_mind_new_ones():
    assert play(candidate="child", deals=1).weights == {}
    assert play(deals=1).weights.keys() == {"shipped"}


NO_RESULTS = {
    "a word": b"ahoy",
    "a line": b"ahoy\n",
    "a row without a head": b"[1, 2, []]\n",
    "other JSON": b"{}\n",
    "compressed": gzip.compress(b'{"skullking":"match"}\n'),
    "no text": b"\xff\n",
}


@pytest.mark.parametrize("name", NO_RESULTS)
def test_something_else_is_no_file_to_go_on_with(tmp_path, name):
    file = tmp_path / "a.jsonl"
    file.write_bytes(NO_RESULTS[name])
    with pytest.raises(ArenaError, match="arena/not_results"):
        play(file)
    assert file.read_bytes() == NO_RESULTS[name]


@pytest.mark.parametrize("cut", [600, -1])
def test_a_compressed_file_that_is_cut_short_is_named(tmp_path, cut):
    file = tmp_path / "a.jsonl"
    play(file)
    short = tmp_path / "cut.jsonl.gz"
    short.write_bytes(gzip.compress(file.read_bytes())[:cut])
    with pytest.raises(ArenaError, match=r"cut\.jsonl\.gz is damaged.*arena/damaged"):
        read_reports([short])
    short.write_bytes(gzip.compress(file.read_bytes()).replace(b"\x08", b"\x07", 1))
    with pytest.raises(ArenaError, match="arena/damaged"):
        read_reports([short])


def test_nothing_is_written_under_a_name_that_promises_compression(tmp_path):
    with pytest.raises(ArenaError, match="arena/no_gzip"):
        play(tmp_path / "a.jsonl.gz")
    assert not list(tmp_path.iterdir())


def test_a_file_without_matches_is_named(tmp_path):
    file = tmp_path / "l.jsonl"
    ladder(["simple", "random"], rules=SCHMIDT, players=2, games=1, out=file)
    play(tmp_path / "a.jsonl", deals=1)
    with pytest.raises(ArenaError, match=r"l\.jsonl holds a ladder.*arena/is_ladder"):
        read_reports([tmp_path / "a.jsonl", file])
    head = (tmp_path / "a.jsonl").read_bytes().splitlines(keepends=True)[0]
    (tmp_path / "a.jsonl").write_bytes(head)
    with pytest.raises(ArenaError, match=r"a\.jsonl yet.*arena/empty"):
        read_reports([tmp_path / "a.jsonl"])


def test_paths_may_be_texts(tmp_path):
    file = str(tmp_path / "a.jsonl")
    report = play(file)
    assert read_reports([file]) == [report]


def test_a_damaged_line_is_named(tmp_path):
    file = tmp_path / "a.jsonl"
    play(file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:4], b"?" + lines[4], *lines[5:]]))
    with pytest.raises(ArenaError) as caught:
        read_reports([file])
    assert caught.value.details["line"] == 5


def test_files_of_several_matches_joined_and_compressed(tmp_path):
    first, second, both = (tmp_path / name for name in ("a", "b", "c.gz"))
    reports = [play(first), play(second, candidate="simple")]
    both.write_bytes(gzip.compress(first.read_bytes()) + gzip.compress(second.read_bytes()))
    assert read_reports([both]) == read_reports([first, second]) == reports


def test_parts_of_one_match_are_put_together(tmp_path):
    whole, early, late = (tmp_path / name for name in ("whole", "early", "late"))
    report = play(whole)
    head, *rows = whole.read_bytes().splitlines(keepends=True)
    early.write_bytes(head + b"".join(rows[:7]))
    late.write_bytes(head + b"".join(rows[5:]))
    assert read_reports([late, early]) == [report]


def test_files_that_contradict_each_other_are_refused(tmp_path):
    first, second = tmp_path / "a", tmp_path / "b"
    play(first)
    second.write_bytes(first.read_bytes().replace(b"\n[3,", b"\n[4,", 1))
    with pytest.raises(ArenaError, match="arena/conflict"):
        read_reports([first, second])


def test_the_command_prints_the_same_report_from_the_file(tmp_path, capsys: pytest.CaptureFixture[str]):
    file, picture = tmp_path / "a.jsonl", tmp_path / "a.svg"
    words = ["captain", "tables", "-n", "3", "--games", "30", "--seed", "2"]

    def said(*more: str) -> str:
        assert main(["arena", *more]) == 0
        return capsys.readouterr().out

    played = said(*words, "--out", str(file), "--json")
    assert said("--report", str(file), "--json", "--picture", str(picture)) == played
    assert said(*words) == said("--report", str(file))
    assert f"{json.loads(played)['margin']:+.1f}" in picture.read_text(encoding="utf-8")


def test_several_files_give_one_table(tmp_path, capsys: pytest.CaptureFixture[str]):
    for candidate in ("mate", "simple"):
        play(tmp_path / candidate, candidate=candidate)
    files = [str(tmp_path / "mate"), str(tmp_path / "simple")]
    assert main(["arena", "--report", *files, "--json"]) == 0
    assert [report["candidate"] for report in json.loads(capsys.readouterr().out)] == ["mate", "simple"]
    assert main(["arena", "--report", *files, "--lang", "en"]) == 0
    table = capsys.readouterr().out
    assert "Margin" in table
    assert "mate" in table


def test_a_file_of_another_match_is_told_in_words(tmp_path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "a.jsonl"
    play(file, deals=2)
    assert main(["arena", "captain", "simple", "--games", "4", "--out", str(file), "--lang", "en"]) == 2
    assert "belongs to another match" in capsys.readouterr().err


def test_every_claim_is_a_match_and_the_ladder_a_ladder():
    claims = Path(__file__).parents[2] / "bench" / "claims"
    files = list(claims.glob("*.jsonl.gz"))
    for file in files:
        with gzip.open(file) as lines:
            assert json.loads(lines.readline())["skullking"] == "match", file
    assert read_reports(files[:3])
    assert read_ladder((claims / "ladder").iterdir()).games == 1000
