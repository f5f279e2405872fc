"""The score block in the library: the same files as the web client, every point from the engine."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skullking import Game, RulesError, SkullKingError, score_round
from skullking.cli import main
from skullking.rules import Rules
from skullking.scoreblock import Entry, Round, ScoreBlock, read, statistics, write
from skullking.scoreblock.files import from_csv, to_csv
from skullking.scoring import Counts

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = [
    case
    for file in sorted((ROOT / "spec" / "conformance").glob("*.json"))
    for case in json.loads(file.read_text(encoding="utf-8"))["cases"]
    if case["kind"] == "score"
]
NAMES = ("Ada", "Bo", "Cem", "Dörte", "Enno", "Fee", "Gil", "Hedda")


def code(refused: Callable[[], object]) -> str:
    with pytest.raises(SkullKingError) as found:
        refused()
    return found.value.code


def block(rules: str = "schmidt", players: int = 3, **more: Any) -> ScoreBlock:
    return ScoreBlock(rules=rules, players=NAMES[:players], **more)


def test_files_of_the_web_client_read_back_and_are_written_the_same() -> None:
    """`evening.*` were written by the browser's code; its tests read them too."""
    (from_json,) = read(HERE / "evening.json")
    (csv,) = read(HERE / "evening.csv")
    assert from_json == csv
    assert from_json.to_json() == (HERE / "evening.json").read_text(encoding="utf-8")
    assert to_csv(csv) == (HERE / "evening.csv").read_text(encoding="utf-8")
    assert from_json.totals == (160, 70, 100, 70)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_block_gives_the_points_of_every_score_case(case: dict[str, Any]) -> None:
    """Each case as a round of a block that its rules can hold: one score, the rest of the tricks with a second."""
    cards = case.get("cards") or case["round"]
    options = {**case.get("options", {}), "rounds": str(cards), "powers": True}
    if case.get("loot"):
        options["loot"] = True
    load = None
    if scoring := case.get("scoring"):
        options["scoring"] = "standard" if scoring == "standard" else "rascal"
        if scoring == "cannonball":
            options["load"] = "choice"
            load = scoring
    rules = Rules.parse("+".join([case["edition"], *(_option(*each) for each in options.items())]))
    loot = case.get("loot", [])
    if case["won"] == 0 and case.get("bonus"):
        pytest.skip("the block refuses bonuses of whoever has no trick")
    entry = Entry(
        case["bid"],
        case["won"],
        Counts(case.get("bonus", {})),
        load=load,
        bet=case.get("bet", 0),
        harry=case.get("harry", 0),
    )
    rest = cards - case["won"]
    fill = "grapeshot" if load else None
    # a partner of each alliance, exact or not, and somebody for the other tricks
    partners = [Entry(0 if exact else 1, 0, load=fill) for exact in loot]
    others = [Entry(0, rest, load=fill), *(Entry(0, 0, load=fill) for _ in range(max(0, 5 - len(partners))))]
    seats = (entry, *partners, *others)[:6]
    entered = Round(seats, loot=tuple((i + 1, 0) for i in range(len(loot))), booked=True)
    made = ScoreBlock(rules=str(rules), players=NAMES[: len(seats)], rounds=(entered,))
    assert made.totals[0] == case["points"]


def _option(name: str, value: object) -> str:
    return name if value is True else f"{name}={'off' if value is False else value}"


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_totals_are_the_sum_of_what_score_round_says(data: st.DataObject) -> None:
    """Random evenings against the library's own function for one player."""
    players = data.draw(st.integers(2, 6))
    played = block("grandpabeck2021+graybeard=off", players)
    rules = Rules.parse(played.rules)
    expected = [0] * players
    for cards in range(1, data.draw(st.integers(1, 10)) + 1):
        bids = [data.draw(st.integers(0, cards)) for _ in range(players)]
        cuts = sorted(data.draw(st.integers(0, cards)) for _ in range(players - 1))
        won = [b - a for a, b in zip([0, *cuts], [*cuts, cards], strict=True)]
        bonuses: list[dict[str, int]] = [{} for _ in range(players)]
        lucky = data.draw(st.integers(0, players - 1))
        if won[lucky]:
            bonuses[lucky] = {"fourteen": data.draw(st.integers(0, 3)), "black_fourteen": 1}
        played = played.with_round(Round.of(bids=bids, won=won, bonuses=bonuses))
        for seat in range(players):
            scored = score_round(bids[seat], won[seat], cards=cards, bonuses=bonuses[seat], rules=rules)
            expected[seat] += scored.points
    assert played.totals == tuple(expected)
    assert from_csv(to_csv(played)) == played
    assert ScoreBlock.parse(played.to_json()) == played


def test_dealer_and_leader_of_each_round() -> None:
    played = block(first_dealer=2).with_round(Round.of(bids=(1, 0, 0), won=(1, 0, 0))).laid_out()
    assert [(r.dealer, r.leader) for r in played.sheet().rounds] == [(2, 0), (0, 1)]


def test_a_missing_entry_is_no_zero_and_cannot_be_booked() -> None:
    half = (Entry(0, 1), Entry(0, None), Entry(0, 0))
    assert block(rounds=(Round(half),)).sheet().rounds[0].scores[1] is None
    assert code(lambda: block(rounds=(Round(half, booked=True),))) == "sheet/incomplete"


def test_more_tricks_than_were_played_are_refused() -> None:
    assert code(lambda: block().with_round(Round.of(bids=(1, 0, 0), won=(1, 1, 0)))) == "sheet/tricks"


def test_one_skull_king_is_caught_or_catches() -> None:
    both = ({"pirate_by_sk": 1}, {"sk_by_mermaid": 1}, {})
    first = block("schmidt+rounds=2")
    assert (
        code(lambda: first.with_round(Round.of(bids=(1, 1, 0), won=(1, 1, 0), bonuses=both)))
        == "score/bonus_impossible"
    )


def test_eight_players_score_the_cards_that_were_dealt() -> None:
    played = block("grandpabeck2021", 8)
    for cards in (1, 2, 3, 4, 5, 6, 7, 8, 8, 8):
        played = played.with_round(Round.of(bids=(cards, *[0] * 7), won=(cards, *[0] * 7)))
    assert played.is_over
    assert played.sheet().rounds[9].cards == 8
    assert played.totals[1] == 10 * (36 + 16)


def test_a_tie_goes_on_only_where_that_was_agreed() -> None:
    tied = Round.of(bids=(0, 0, 0), won=(0, 0, 1))
    assert block("schmidt+rounds=1").with_round(tied).is_over
    extra = block("schmidt+rounds=1+tiebreak=extra_round").with_round(tied).laid_out()
    assert not extra.is_over
    assert len(extra.rounds) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"format": "skullking block 2"},
        {"players": ["Ada", "Ada", "Cem"]},
        {"players": ["Ada"]},
        {"players": [1, 2, 3]},
        {"rules": "poker"},
        {"rules": None},
        {"first_dealer": 3},
        {"first_dealer": True},
        {"rounds": {}},
        {"rounds": [{"seats": []}]},
        {"rounds": [{"seats": [{"bid": 1.5}, {}, {}]}]},
        {"rounds": [{"seats": [{"bid": 2}, {}, {}]}]},
        {"rounds": [{"seats": [{"bonuses": {"luck": 1}}, {}, {}]}]},
        {"rounds": [{"seats": [{}, {}, {}], "loot": [[0]]}]},
        {"rounds": [{"seats": [{}, {}, {}]}] * 61},
    ],
)
def test_damaged_games_are_refused_with_a_sentence(change: dict[str, Any]) -> None:
    good = block().with_round(Round.of(bids=(1, 0, 0), won=(1, 0, 0))).to_dict()
    with pytest.raises(RulesError) as found:
        ScoreBlock.from_dict({**good, **change})
    assert not found.value.text("de").startswith("error-")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "a,b\nc", "skullking block 1,x\nround", '{"format": 1}', "\x00"]
)
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text(text)
    assert code(lambda: read(file)).startswith("block/")


@given(st.binary(max_size=200), st.integers(0, 1500))
@settings(max_examples=150, deadline=None)
def test_torn_files_never_do_more_than_refuse(noise: bytes, at: int) -> None:
    whole = (HERE / "evening.csv").read_bytes()
    torn = (whole[:at] + noise + whole[at + len(noise) :]).decode("utf-8", "replace")
    with contextlib.suppress(SkullKingError):
        from_csv(torn)


def test_backups_hold_many_games(tmp_path: Path) -> None:
    games = [block(), block(players=4)]
    write(games, tmp_path / "all.json")
    assert list(read(tmp_path / "all.json")) == games
    assert code(lambda: write(games, tmp_path / "all.csv")) == "block/one"
    assert code(lambda: write(games, tmp_path / "all.txt")) == "block/ending"


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("schmidt", 4),
        ("grandpabeck2021", 2),
        ("grandpabeck2021+kraken+whale+loot+powers", 5),
        ("grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice", 8),
        ("grandpabeck2018+kraken+loot+powers+harry=end_of_round+tiebreak=extra_round", 3),
    ],
)
def test_a_played_game_becomes_a_block_with_the_same_points(rules: str, players: int, tmp_path: Path) -> None:
    """The game's own scoring and the sheet must agree, round by round."""
    for seed in range(6):
        game = Game(Rules.parse(rules), players=players, seed=seed)
        choice = Random(seed)
        while not game.is_over:
            seat = choice.choice(game.to_act)
            game.apply(seat, choice.choice(game.legal_actions(seat)))
        (tmp_path / "game.txt").write_text(game.record().to_text(), encoding="utf-8")
        (made,) = read(tmp_path / "game.txt")
        assert made.totals == game.scores
        assert made.is_over
        for found, scored in zip(made.sheet().rounds, game.view(None).scores, strict=True):
            assert found.scores == scored


def test_statistics_of_two_evenings() -> None:
    one = block("schmidt+rounds=1").with_round(Round.of(bids=(1, 0, 0), won=(1, 0, 0)))
    two = block("schmidt+rounds=1").with_round(Round.of(bids=(0, 0, 0), won=(0, 0, 1)))
    ada, *_, cem = statistics([one, two])
    assert (ada.name, ada.games, ada.wins, ada.zeros, ada.zeros_made, ada.best) == ("Ada", 2, 2, 1, 1, 20)
    assert (cem.name, cem.exact, cem.worst, cem.highest) == ("Cem", 1, -10, 10)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_sheet_on_paper_is_one_page(players: int, tmp_path: Path) -> None:
    played = block("grandpabeck2021+graybeard=off", players)
    for cards in range(1, 6):
        played = played.with_round(
            Round.of(bids=(cards, *[1] * (players - 1)), won=(cards, *[0] * (players - 1)))
        )
    write([played], tmp_path / "sheet.pdf", lang="de")
    pdf = (tmp_path / "sheet.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") == 1


class TestCommand:
    def test_shows_a_sheet(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--lang", "en", "block", str(HERE / "evening.json")]) == 0
        said = capsys.readouterr().out
        assert "Mareike" in said
        assert "160" in said

    def test_converts(self, tmp_path: Path) -> None:
        assert main(["block", str(HERE / "evening.json"), "-o", str(tmp_path / "a.csv")]) == 0
        assert (tmp_path / "a.csv").read_text("utf-8") == (HERE / "evening.csv").read_text("utf-8")

    def test_says_what_is_wrong_and_writes_nothing(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "bad.json").write_text("{}")
        assert main(["--lang", "de", "block", str(tmp_path / "bad.json"), "-o", str(tmp_path / "a.pdf")]) == 2
        assert "keine Datei vom Block" in capsys.readouterr().err
        assert not (tmp_path / "a.pdf").exists()

    def test_exports_a_site_that_needs_no_server(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        import skullking

        package = tmp_path / "package"
        static = package / "server" / "static"
        static.mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html>")
        monkeypatch.setattr(skullking, "__file__", str(package / "__init__.py"))
        assert main(["block", "--export", str(tmp_path / "site")]) == 0
        assert {file.name for file in (tmp_path / "site").iterdir()} == {"index.html", "block.html"}
        assert main(["--lang", "en", "block", "--export", str(tmp_path / "site")]) == 2
        assert "not empty" in capsys.readouterr().err
