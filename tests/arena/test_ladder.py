"""The ladder: equal for equal seeds, however it is worked off, and right about who is stronger."""

from __future__ import annotations

import json
from math import inf, log10
from random import Random
from typing import TYPE_CHECKING

import pytest

from skullking import Rules
from skullking.arena import ArenaError, Mark, forest, ladder, ladder_pool, match, read_ladder
from skullking.arena.elo import elo
from skullking.arena.mixed import MixedTables
from skullking.bots import opponent_names
from skullking.cli import main

if TYPE_CHECKING:
    from pathlib import Path

SCHMIDT = Rules.preset("schmidt")
POOL = ("child", "sailor", "captain", "marcus", "random")


def climb(games: int = 60, pool=POOL, **more):
    return ladder(pool, rules=SCHMIDT, players=3, games=games, seed=1, **more)


def test_the_pool_has_all_levels_and_public_bots():
    assert {"child", "captain", "skullking", *opponent_names()} <= set(ladder_pool())
    assert "random" not in ladder_pool()


def test_equal_seeds_give_equal_ladders_however_many_work():
    assert climb(workers=1) == climb(workers=4)
    assert climb() != ladder(POOL, rules=SCHMIDT, players=3, games=60, seed=2)


def test_who_sits_where_follows_from_the_seed_and_the_number():
    tables = MixedTables(POOL, 3, "schmidt", 1)
    seatings = [tables.seating(number) for number in range(300)]
    assert seatings == [tables.seating(number) for number in range(300)]
    assert all(len(set(seats)) == 3 for seats in seatings)
    assert {(seat, i) for seats in seatings for seat, i in enumerate(seats)} == {
        (seat, i) for seat in range(3) for i in range(len(POOL))
    }


def test_the_stronger_stand_higher():
    rated = climb(games=400)
    assert [one.bot for one in rated.standings] == ["captain", "sailor", "child", "marcus", "random"] or [
        one.bot for one in rated.standings
    ] == ["captain", "sailor", "marcus", "child", "random"]
    by_rating = sorted(rated.standings, key=lambda one: -one.rating)
    assert by_rating[0].bot == "captain"
    assert by_rating[-1].bot == "random"
    anchor = next(one for one in rated.standings if one.bot == "child")
    assert (rated.anchor, anchor.elo, anchor.interval) == ("child", 0, 0)
    assert sum(one.games for one in rated.standings) == 3 * 400
    assert sum(one.games * one.win_share for one in rated.standings) == pytest.approx(400)


def test_a_ladder_goes_on_where_it_stopped_and_is_read_again(tmp_path: Path):
    file = tmp_path / "a.jsonl"
    climb(games=20, out=file)
    assert climb(out=file) == climb() == read_ladder([file])
    with pytest.raises(ArenaError, match="arena/other_match"):
        climb(out=file, pool=POOL[:4])


def test_a_report_needs_the_files_of_exactly_one_ladder(tmp_path: Path):
    for name, pool in (("a", POOL), ("b", POOL[:4])):
        climb(games=2, pool=pool, out=tmp_path / name)
    match("simple", ["random"], rules=SCHMIDT, deals=1, out=tmp_path / "m")
    with pytest.raises(ArenaError, match=r"Name the files .*arena/one_ladder"):
        read_ladder([])
    with pytest.raises(ArenaError, match=r"2 ladders.*arena/one_ladder"):
        read_ladder([tmp_path / "a", tmp_path / "b"])
    with pytest.raises(ArenaError, match=r"/m holds a match.*arena/is_match"):
        read_ladder([tmp_path / "a", tmp_path / "m"])


def test_a_pool_that_cannot_fill_a_table_is_refused():
    for pool in (POOL[:2], ("child", "child", "captain", "random")):
        with pytest.raises(ArenaError, match="arena/pool"):
            climb(pool=pool)


def test_bots_in_python_play_the_same_games(monkeypatch: pytest.MonkeyPatch):
    pool = ("simple", "sailor", "marcus")  # they draw no lots
    native = climb(games=9, pool=pool)
    monkeypatch.setattr("skullking.arena.mixed.native_id", lambda name: None)
    assert climb(games=9, pool=pool, workers=1) == native


def test_elo_finds_the_strength_that_games_were_drawn_from():
    """Three players whose places follow the model (Gumbel noise): the intervals cover the truth."""
    rng = Random(4)
    truth = [0.0, 100.0, 250.0]

    def performance(figure: float) -> int:
        return round(1000 * (figure * log10(10) / 400 * 2.302585 - _log_exponential(rng)))

    games = [((0, 1, 2), tuple(performance(figure) for figure in truth)) for _ in range(3000)]
    figures = elo(games, 3, 0)
    assert figures[0] == (0, 0)
    for (figure, interval), true in zip(figures[1:], truth[1:], strict=True):
        assert 5 < interval < 30
        assert abs(figure - true) < 1.6 * interval


def _log_exponential(rng: Random) -> float:
    from math import log

    return log(rng.expovariate(1))


def test_who_always_wins_is_not_rated_infinitely():
    (first, _), (second, _) = elo([((0, 1), (1, 0))] * 50, 2, 1)
    assert 600 < first < 1000
    assert second == 0


def test_the_command_prints_table_json_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, picture = tmp_path / "a.jsonl", tmp_path / "a.svg"
    words = ["ladder", *POOL, "-n", "3", "--games", "30", "--seed", "1"]
    assert main([*words, "--json", "--out", str(file)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {one["bot"] for one in said["standings"]} == set(POOL)
    assert main(["ladder", "--report", str(file), "--picture", str(picture), "--lang", "en"]) == 0
    table = capsys.readouterr().out
    assert "Elo" in table
    assert all(bot in table for bot in POOL)
    assert picture.read_text(encoding="utf-8").count("<circle") == len(POOL)


def test_a_figure_without_an_interval_is_a_point_that_claims_nothing():
    bare, sure = (
        forest("A", "points", [Mark("a", 50.0, interval, "")]).replace('d="', "") for interval in (inf, 0.0)
    )
    assert "inf" not in bare
    assert sure.count('fill="#0b5a3c"') == 1
    assert 'fill="#0b5a3c"' not in bare


def test_a_forest_plot_shows_each_figure_where_it_belongs():
    svg = forest("A < B", "points", [Mark("a & b", 50.0, 10.0, "+50"), Mark("c", -100.0, 0.0, "−100")])
    assert "A &lt; B" in svg
    assert "a &amp; b" in svg
    centres = [float(part.split('"')[1]) for part in svg.split("<circle")[1:]]
    zero = float(svg.split('stroke-width="1.5"')[0].rsplit("M", 1)[1].split()[0])
    assert centres[1] < zero < centres[0]
    assert (centres[0] - zero) / (zero - centres[1]) == pytest.approx(0.5, abs=0.01)
