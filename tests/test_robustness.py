"""Bytes of every kind at every parser: a result that reads back, or a SkullKingError with a text for people."""

import contextlib
import json
import random
from collections.abc import Callable, Generator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skullking import (
    Card,
    NotationError,
    Play,
    Record,
    Rules,
    SkullKingError,
    action_from_dict,
    legal_plays,
    ranking,
    resolve_trick,
)
from tests.golden.scenarios import SCENARIOS
from tests.strategies import MORE, game_of, json_values

PIECES = (
    "schmidt", "grandpabeck2021", "+", "=", "kraken", "loot", "rounds", "1-5", "10", "0", "999999999999999999999", "-", ",", "on", "R",
    "r5", "Y14", "SM", "SM+", "ESC", "gelb", "Grün", "Skull King", "als Pirat", " ", "\t", "\0", "ß", "İ", "\u2212", "\u202e", "🏴", "e\u0301",
    "٣", "²", "\ud800", "\x85", "\u2028",
)  # fmt: skip

texts = st.one_of(
    st.text(max_size=30),
    st.lists(st.sampled_from(PIECES), max_size=7).map("".join),
    st.binary(max_size=30).map(lambda data: data.decode("latin-1")),
    st.sampled_from(PIECES).map(lambda piece: piece * 3_000),
)


@contextlib.contextmanager
def only_our_errors() -> Generator[None]:
    caught: SkullKingError | None = None
    try:
        yield
    except SkullKingError as error:
        caught = error
    if caught is not None:
        for lang in ("de", "en"):
            assert caught.text(lang)
            assert caught.code not in caught.text(lang), f"{caught.code} has no text"
        assert str(caught).endswith(f"[{caught.code}]")


@MORE
@given(text=texts)
@pytest.mark.parametrize(
    "parse", [Card, Play, Rules.parse, Rules.preset], ids=["Card", "Play", "Rules.parse", "Rules.preset"]
)
def test_any_text_is_read_or_refused(parse: Callable[[str], Any], text: str) -> None:
    with only_our_errors():
        read = parse(text)
        assert parse(str(read)) == read


@MORE
@given(value=json_values)
@pytest.mark.parametrize("parse", [action_from_dict, Record.from_dict], ids=["action", "record"])
def test_any_json_is_read_or_refused(parse: Callable[[Any], Any], value: Any) -> None:
    with only_our_errors():
        assert parse(parse(value).to_dict()) == parse(value)


@MORE
@given(
    hand=st.lists(texts, max_size=4),
    trick=st.lists(texts, max_size=9),
    totals=st.lists(st.integers(), max_size=5),
)
def test_rules_without_a_game_refuse_nonsense(hand: list[str], trick: list[str], totals: list[int]) -> None:
    with only_our_errors():
        legal_plays(hand, trick)
    with only_our_errors():
        resolve_trick(trick)
    with only_our_errors():
        assert len(ranking(totals)) == len(totals)


def good_records() -> list[str]:
    played = [game_of(seed).record(secret=True, names=None).to_text() for seed in range(6)]
    return [scenario.text for scenario in SCENARIOS] + played


LINES = (
    "skullking record 1\n", "round 2\n", "round 1\n", "bids: 1 1\n", "trick 0: ", "trick 9: R1 R2\n", "choice 0: bet 10\n", "seed: 00\n",
    "deal: R1 | R2\n", "dealer: 999999\n", "players: 0\n", "players: 8\n", "names: [\n", "\n", "#", "undealt: R1\n", "graybeard: K1\n", "hash: \n",
    "loads: cannonball x\n", "result: 1 2\n", "9999999999", ":", "|", "=", "\u2212",
)  # fmt: skip


def spoiled(text: str, rng: random.Random) -> str:
    """A good record with some characters, words or lines changed."""
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        at, other = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:at] + rng.choice("0159+-=:|#, \n\tRSMKß\0٣²\x85\u2028\ud800") + text[at + 1 :]
            case 1:
                text = text[:at] + text[at + rng.randint(1, 9) :]
            case 2:
                text = text[:at] + rng.choice(LINES) + text[at:]
            case 3:
                text = text[:at] + text[other : other + 30] + text[at:]
            case _:
                text = text[:at] + rng.choice(PIECES) + text[at:]
    return text


@contextlib.contextmanager
def place_is_said() -> Generator[None]:
    """What a line alone can tell has a line and a column."""
    caught: NotationError | None = None
    try:
        yield
    except NotationError as error:
        caught = error
        raise
    finally:
        if caught is not None and "action" not in caught.details:
            assert isinstance(caught.details["line"], int)
            assert isinstance(caught.details["column"], int)


def test_spoiled_records_are_read_or_refused_with_a_place() -> None:
    good, read = good_records(), 0
    for seed in range(12_000):
        rng = random.Random(seed)
        text = spoiled(rng.choice(good), rng)
        with only_our_errors(), place_is_said():
            record = Record.parse(text)
            read += 1
            assert Record.parse(record.to_text()) == record, f"seed {seed}"
            assert Record.from_dict(json.loads(json.dumps(record.to_dict()))) == record, f"seed {seed}"
            record.replay()
    assert read > 1_000


def spoil_json(data: Any, rng: random.Random) -> Any:
    values = (
        None,
        True,
        -1,
        0,
        1,
        2,
        3,
        10**30,
        -(10**30),
        1.5,
        float("inf"),
        float("nan"),
        "",
        "SM",
        "R5",
        [],
        {},
        [[]],
        "x" * 100,
        "\ud800",
    )
    data = json.loads(json.dumps(data))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        node = data
        while isinstance(node, dict | list) and node:
            key: Any = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
            if isinstance(node[key], dict | list) and rng.random() < 0.65:
                node = node[key]
            elif rng.random() < 0.2:
                del node[key]
                break
            else:
                node[key] = rng.choice(values)
                break
    return data


def test_spoiled_json_is_read_or_refused() -> None:
    good, read = [Record.parse(text).to_dict() for text in good_records()], 0
    for seed in range(12_000):
        rng = random.Random(seed)
        data = spoil_json(rng.choice(good), rng)
        with only_our_errors():
            record = Record.from_dict(data)
            read += 1
            assert Record.from_dict(record.to_dict()) == record, f"seed {seed}"
            assert Record.parse(record.to_text()) == record, f"seed {seed}"
            record.replay()
    assert read > 500
