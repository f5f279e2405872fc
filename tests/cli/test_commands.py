"""What each command says, to people and to programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from skullking.cli.app import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_help_page_names_every_command(run: Run) -> None:
    said = run("--help")
    assert said.status == 0
    for name in set(COMMANDS) - {"serve"}:
        assert name in said.out


def test_help_page_speaks_german(run: Run) -> None:
    said = run("--lang", "de", "--help")
    assert "Wer gewinnt den Stich" in said.out
    assert "cli-" not in said.out


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "serve"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_help_page_shows_a_bare_key(run: Run, name: str, lang: str) -> None:
    said = run(name, "--help", "--lang", lang)
    assert said.status == 0
    assert "cli-" not in said.out


@pytest.mark.parametrize("words", [(), ("--lang", "en"), ("--lang=en",)])
def test_nothing_asked_shows_the_help_page(run: Run, words: tuple[str, ...]) -> None:
    said = run(*words)
    assert said.status == 0
    assert "referee" in said.out


@pytest.mark.parametrize("words", [("plya",), ("play", "-n", "9"), ("score",), ("play", "--nonsense")])
def test_wrong_usage_is_told_with_the_way_to_help(run: Run, words: tuple[str, ...]) -> None:
    said = run("--lang", "de", *words)
    assert said.status == 2
    assert "Hilfe zeigt" in said.err
    assert "Traceback" not in said.err


def test_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Karte 1 gewinnt: Rot 12" in run("referee", "R12", "R3").out


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("skullking 0.")


class TestCompletion:
    def complete(self, run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
        monkeypatch.setenv("_SKULLKING_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
        return run().out.split()

    def test_commands(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        assert {"score", "simulate"} <= set(self.complete(run, monkeypatch, "skullking s"))

    def test_editions_and_their_options(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.complete(run, monkeypatch, "skullking play --rules sch") == ["schmidt"]
        found = self.complete(run, monkeypatch, "skullking play --rules schmidt+kr")
        assert "schmidt+kraken" in found

    def test_bots(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.complete(run, monkeypatch, "skullking play --bots simple,r") == ["simple,random"]


class TestReferee:
    def test_names_winner_reason_and_rule(self, run: Run) -> None:
        said = run("referee", "Y2", "Y12", "B13", "K1")
        assert said.status == 0
        assert said.out.splitlines() == [
            "Card 4 wins: Black 1",
            "Black is trump: the highest black card wins. (rule 1.7, line 5)",
            "Suit to follow: Yellow",
            "No bonus",
        ]

    def test_json(self, run: Run) -> None:
        data = json.loads(run("referee", "PIR", "SM-", "SKU", "--json").out)
        assert data["winner"] == 2
        assert data["points"] == 60
        assert data["rule"] == "1.7/2"

    def test_kraken_says_who_leads(self, run: Run) -> None:
        said = run("referee", "Y12", "K3", "WHA", "KRA", "--rules", "grandpabeck2021+kraken+whale")
        assert "Nobody takes the trick." in said.out
        assert "Whoever played card 2 leads next." in said.out

    def test_no_such_card(self, run: Run) -> None:
        said = run("referee", "R99")
        assert said.status == 2
        assert said.err == "Error: “R99”: no card has this number.\n"

    def test_names_of_cards_with_spaces_and_lists(self, run: Run) -> None:
        names = run("referee", "rot 5", "Skull King", "Meerjungfrau, Pirat", "--json")
        assert json.loads(names.out)["winner"] == 2
        assert json.loads(run("referee", "R5 SKU MER PIR", "--json").out) == json.loads(names.out)

    def test_error_as_json(self, run: Run) -> None:
        said = run("referee", "XYZ", "--json")
        assert said.status == 2
        assert json.loads(said.out)["error"]["code"].startswith("notation/")


class TestScore:
    def test_bonus_is_spelled_out(self, run: Run) -> None:
        said = run("score", "2", "2", "--cards", "5", "--bonus", "pirate_by_sk=2")
        assert "+60 bonus (2 pirates caught by the Skull King)" in said.out
        assert "+100 points" in said.out

    def test_missed_zero_bid_is_flat(self, run: Run) -> None:
        assert "−70 points" in run("score", "0", "3", "--cards", "7").out

    def test_json(self, run: Run) -> None:
        data = json.loads(run("score", "1", "3", "--cards", "4", "--json").out)
        assert data["points"] == -20

    def test_bet_and_loot(self, run: Run) -> None:
        rules = ("--rules", "grandpabeck2021")
        said = run("score", "1", "1", "--cards", "4", "--loot", "both", "--bet", "20", *rules, "--json")
        assert json.loads(said.out)["points"] == 60

    def test_bonus_that_the_edition_does_not_have(self, run: Run) -> None:
        said = run("score", "1", "1", "--cards", "4", "--bonus", "fourteen")
        assert said.status == 2
        assert "fourteen" in said.err


class TestDeal:
    def test_same_seed_same_cards(self, run: Run) -> None:
        first = run("deal", "--seed", "42", "--players", "3", "--json")
        assert first.status == 0
        assert run("deal", "--seed", "42", "--players", "3", "--json").out == first.out
        data = json.loads(first.out)
        assert len(data["rounds"]) == 10
        assert [len(hand) for hand in data["rounds"][4]["hands"]] == [5, 5, 5]

    def test_one_round(self, run: Run) -> None:
        said = run("deal", "--seed", "42", "--round", "3", "--json")
        (only,) = json.loads(said.out)["rounds"]
        assert only["round"] == 3
        dealt = [card for hand in only["hands"] for card in hand] + only["pile"]
        assert len(dealt) == 66


class TestSimulate:
    def test_same_seed_same_figures_on_any_number_of_cores(self, run: Run) -> None:
        words = ("simulate", "simple", "random", "--games", "60", "--seed", "1", "--json", "-n", "3")
        one, two = (json.loads(run(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
        assert one["seats"] == two["seats"]
        assert one["games"] == 60
        assert sum(seat["wins"] for seat in one["seats"]) == pytest.approx(1)

    def test_simple_beats_random(self, run: Run) -> None:
        data = json.loads(
            run("simulate", "simple", "random", "--games", "60", "--seed", "1", "--json", "--jobs", "1").out
        )
        simple, random = data["seats"][:2]
        assert simple["mean"] - 4 * simple["standard_error"] > random["mean"]

    def test_unknown_bot(self, run: Run) -> None:
        said = run("simulate", "nobody")
        assert said.status == 2
        assert "simple" in said.err


class TestBots:
    def test_lists_them(self, run: Run) -> None:
        said = run("bots")
        assert "simple" in said.out
        assert "random" in said.out

    def test_json(self, run: Run) -> None:
        names = [bot["name"] for bot in json.loads(run("bots", "--json").out)]
        assert names[:2] == ["child", "deckhand"]
        assert {"captain", "tables", "simple", "random"} <= set(names)


class TestRecords:
    @pytest.fixture
    def record(self, run: Run, tmp_path: Path) -> Path:
        """A finished game, left behind by `play`."""
        said = run("play", "--rules", "schmidt+rounds=1-2", "--players", "2", "--seed", "5", typed=MANY)
        assert said.status == 0, said.err
        return tmp_path / "skullking" / "last.skr"

    def test_verify(self, run: Run, record: Path) -> None:
        said = run("verify", str(record))
        assert said.status == 0
        assert "All good." in said.out

    def test_verify_with_the_published_hash(self, run: Run, record: Path) -> None:
        commitment = json.loads(run("verify", str(record), "--json").out)["commitment"]
        assert run("verify", str(record), "--hash", commitment).status == 0
        other = run("verify", str(record), "--hash", "0" * 64)
        assert other.status == 1
        assert "NOT" in other.out

    def test_verify_and_replay_default_to_the_last_game(self, run: Run, record: Path) -> None:
        assert record.is_file()
        assert run("verify").status == 0
        said = run("replay", "--all")
        assert said.status == 0
        assert "wins with" in said.out or "You win" in said.out or "share the victory" in said.out

    def test_replay_steps_forward_and_back(self, run: Run, record: Path) -> None:
        said = run("replay", str(record), typed="\n\n\nb\n\nq\n")
        assert said.status == 0
        assert "Round 1" in said.out

    def test_replay_as_json(self, run: Run, record: Path) -> None:
        lines = [json.loads(line) for line in run("replay", str(record), "--json").out.splitlines()]
        assert lines[0]["type"] == "round_started"
        assert lines[-1]["type"] == "game_over"

    def test_no_such_file(self, run: Run) -> None:
        said = run("replay", "nowhere.skr")
        assert said.status == 2
        assert "nowhere.skr" in said.err


# Answers for a short game: bids and card numbers alike; what does not fit is asked again.
MANY = "1\n2\n+\n" * 60
