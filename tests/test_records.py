"""Records: text and JSON keep everything, replay gives the same game, reading forgives, errors say where."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skullking import (
    Bid,
    Game,
    IllegalActionError,
    NotationError,
    Record,
    Rules,
    RulesError,
    SkullKingError,
    commitment,
)
from tests.golden.scenarios import SCENARIOS
from tests.strategies import MORE, SETTINGS, games

names = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), min_size=8, max_size=8)


@SETTINGS
@given(game=games, called=st.none() | names)
def test_text_and_json_keep_everything_and_replay_to_the_same_game(game: Game, called: Any) -> None:
    record = game.record(names=called and called[: game.players], secret=True)
    assert Record.parse(record.to_text()) == record
    assert Record.from_dict(json.loads(json.dumps(record.to_dict()))) == record
    assert Record.parse(record.to_text()).to_text() == record.to_text()
    replayed = record.replay()
    assert replayed == game
    assert replayed.full_events() == game.full_events()
    assert [replayed.view(seat) for seat in range(game.players)] == [
        game.view(seat) for seat in range(game.players)
    ]


@SETTINGS
@given(game=games)
def test_a_record_of_an_open_game_does_not_tell_the_cards_to_come(game: Game) -> None:
    record = game.record()
    assert (record.seed is None and record.deals is None) or game.is_over
    assert (record.result is None) is not game.is_over
    assert record.commitment == game.commitment
    assert record.seed is None or commitment(record.seed) == record.commitment
    if not game.is_over:
        with pytest.raises(RulesError) as caught:
            record.replay()
        assert caught.value.code == "record/no_cards"
    if game.seed is not None and not game.is_over:
        assert game.seed.hex() not in record.to_text() + json.dumps(record.to_dict())


@SETTINGS
@given(several=st.lists(games, max_size=4), noise=st.lists(st.sampled_from(["", "  ", "# note", "\t# note"])))
def test_a_file_holds_several_games(several: list[Game], noise: list[str]) -> None:
    records = [game.record(secret=True) for game in several]
    text = "".join(record.to_text() + "".join(f"{line}\n" for line in noise) for record in records)
    assert list(Record.read(text.splitlines(keepends=True))) == records
    assert list(Record.read(text.replace("\n", "\r\n").split("\n"))) == records


def test_reading_is_a_stream() -> None:
    """The first game is there before the second is read; an error does not take it back."""

    def lines() -> Any:
        yield from SCENARIOS[0].text.splitlines()
        yield "skullking record 1"
        yield "nonsense"

    reader = Record.read(lines())
    assert next(reader) == Record.parse(SCENARIOS[0].text)
    with pytest.raises(NotationError) as caught:
        next(reader)
    assert caught.value.details["line"] == len(SCENARIOS[0].text.splitlines()) + 2


def loosened(text: str, rng: random.Random) -> str:
    """The same record as somebody may have typed it."""
    german = {
        "rules": "Regeln", "players": "Spieler", "names": "Namen", "dealer": "Geber", "round": "Durchgang", "deal": "Karten",
        "undealt": "Rest", "bids": "Ansagen", "loads": "Ladungen", "trick": "Stich", "choice": "Wahl", "result": "Ergebnis",
    }  # fmt: skip
    cards = {"R": "rot", "Y": "gelb", "B": "blau", "K": "schwarz", "G": "Grün", "P": "lila"}
    lines: list[str] = []
    for line in text.splitlines():
        head, colon, value = line.partition(":")
        key, *rest = head.split()
        if key in german and rng.random() < 0.5:
            key = german[key]
        head = " ".join([rng.choice((key, key.upper(), key.lower())), *rest])
        if (
            key.lower() in {"trick", "stich", "deal", "karten", "graybeard", "undealt", "rest"}
            and rng.random() < 0.5
        ):
            value = " | ".join(", ".join(hand.split()) for hand in value.split("|"))
            value = re.sub(r"\b([RYBKGP])(\d+)", lambda m: f"{cards[m[1]]} {m[2]}", value)
        elif key.lower() not in {"names", "namen"} and rng.random() < 0.3:
            value = rng.choice((value.upper(), value.lower()))
        note = rng.choice(("", "  # x: y", "#")) if key.lower() not in {"names", "namen"} else ""
        lines += [*[""] * rng.randrange(2), " " * rng.randrange(3) + head + " " * rng.randrange(2) * bool(colon) + colon + "  " * bool(value) + value + note]  # fmt: skip
    return "\n".join(lines)


@SETTINGS
@given(game=games, seed=st.integers(0, 2**32))
def test_reading_forgives_case_spaces_comments_and_german(game: Game, seed: int) -> None:
    record = game.record(names=[f"Nr. {seat} # ü" for seat in range(game.players)], secret=True)
    text = loosened(record.to_text(), random.Random(seed))
    assert Record.parse(text) == record, text


GOOD = """skullking record 1
rules: schmidt+rounds=2
players: 2
dealer: 1
round 1
deal: R5 SM | Y3 K1
bids: 1 1
trick 0: R5 Y3
trick 0: SM- K1
result: 20 20
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("skullking record 1", "skullking record 2", "record/header", 1, 1),
        ("schmidt", "schmitt", "rules/unknown_edition", 2, 8),
        ("rounds=2", "rounds=0", "rules/unknown_value", 2, 8),
        ("players: 2", "players: two", "record/number", 3, 10),
        ("players: 2", "players: 0", "rules/players", 3, 10),
        ("players: 2", "players: -2", "record/number", 3, 10),
        ("dealer: 1", "deeler: 1", "record/line", 4, 1),
        ("dealer: 1", "dealer: 1\ndealer: 1", "record/twice", 5, 9),
        ("dealer: 1", "dealer", "record/line", 4, 1),
        ("round 1", "round 2", "record/round", 5, 1),
        ("round 1", "round one", "record/number", 5, 1),
        ("round 1\n", "", "record/round", 5, 7),
        ("R5 SM |", "R5 SX |", "notation/card", 6, None),
        ("bids: 1 1", "bids: 1 x", "record/number", 7, 7),
        ("bids: 1 1", "bids: 1 0=x", "record/number", 7, 7),
        ("bids: 1 1", "bids: 1 999", "action/number_out_of_range", 7, 7),
        ("trick 0: R5 Y3", "trick 0: R5 Q3", "notation/card", 8, 13),
        ("trick 0: R5 Y3", "trick 0: R5 Y0", "notation/number", 8, 14),
        ("SM- K1", "SM K1", "notation/bare_scary_mary", 9, 10),
        ("trick 0: SM-", "trick: SM-", "record/line", 9, 1),
        ("trick 0: SM-", "choice 0: dance", "record/choice", 9, 11),
        ("result: 20 20", "result: 20 xx", "record/number", 10, 9),
        ("dealer: 1", "seed: 00", "record/hex", 4, 7),
        ("dealer: 1", "hash: zz", "record/hex", 4, 7),
        ("dealer: 1", "names: [1]", "record/name_list", 4, 8),
        ("dealer: 1", "names: Ada, Bo", "record/name_list", 4, 8),
        ("dealer: 1", "dealer: 1" + " " * 10_000, "record/line_too_long", 4, 1),
    ],
)
def test_an_error_says_line_column_and_why(
    old: str, new: str, code: str, line: int, column: int | None
) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(SkullKingError) as caught:
        Record.parse(GOOD.replace(old, new))
    assert (caught.value.code, caught.value.details["line"]) == (code, line)
    assert column is None or caught.value.details["column"] == column
    assert all(code not in caught.value.text(lang) for lang in ("de", "en")), "there is a text for people"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("rules: schmidt+rounds=2\n", "", "record/incomplete"),
        ("players: 2\n", "", "record/incomplete"),
        ("dealer: 1", "dealer: 2", "rules/dealer"),
        ("players: 2", "players: 9", "rules/players"),
        ("result: 20 20", "result: 20", "record/result"),
        ("dealer: 1", 'names: ["Ada"]', "record/names"),
        ("bids: 1 1", "bids: 1 2=1", "action/no_such_seat"),
        ("deal: R5 SM | Y3 K1", "deal: R5 SM", "deal/hands"),
        (GOOD, "", "record/count"),
        (GOOD, GOOD + GOOD, "record/count"),
    ],
)
def test_what_does_not_fit_together_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(SkullKingError) as caught:
        Record.parse(GOOD.replace(old, new))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("trick 0: R5 Y3", "trick 1: Y3 R5", "action/not_your_turn", 8),
        ("trick 0: R5 Y3", "trick 0: R6 Y3", "action/not_in_hand", 8),
        ("bids: 1 1", "bids: 3 1", "action/bid_out_of_range", 7),
        ("trick 0: SM- K1", "choice 0: bet 10", "action/wrong_phase", 9),
        ("Y3 K1\n", "R5 K1\n", "deal/not_in_deck", None),
        ("result: 20 20", "result: 20 30", "record/result", None),
    ],
)
def test_replay_says_which_action_was_illegal(old: str, new: str, code: str, line: int | None) -> None:
    record = Record.parse(GOOD.replace(old, new))
    with pytest.raises(SkullKingError) as caught:
        record.replay()
    assert caught.value.code == code
    assert caught.value.details.get("line") == line
    assert isinstance(caught.value, IllegalActionError) == ("action" in caught.value.details)


def test_a_seed_that_does_not_belong_to_the_published_hash_is_noticed() -> None:
    game = Game(Rules.parse("schmidt+rounds=1"), 2, seed=1)
    text = game.record(secret=True).to_text().replace(game.commitment or "", "0" * 64)
    with pytest.raises(RulesError) as caught:
        Record.parse(text).replay()
    assert caught.value.code == "record/hash"


def test_bids_that_were_changed_keep_their_order() -> None:
    game = Game(Rules.parse("schmidt+rounds=2"), 3, seed=1)
    for seat, n in [(2, 0), (0, 1), (2, 2), (1, 0)]:
        game.apply(seat, Bid(n))
    record = game.record(secret=True)
    assert "bids: 2=0 0=1 2=2 1=0\n" in record.to_text()
    assert Record.parse(record.to_text()).replay() == game


@MORE
@given(seed=st.integers(0, 2**32), cut=st.integers(0, 400))
def test_steps_tell_the_game_action_by_action(seed: int, cut: int) -> None:
    from tests.strategies import game_of

    game = game_of(seed, cut)
    record = game.record(secret=True)
    told = [(seat, action, events) for _, seat, action, events in record.steps()]
    assert [(seat, action) for seat, action, _ in told] == list(game.actions)
    assert game.full_events()[1:] == tuple(event for *_, events in told for event in events)
