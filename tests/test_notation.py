"""spec/NOTATION.md says what the parsers do; tokens, ids and actions read back as they are written."""

import copy
import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skullking
from skullking import (
    Bet,
    Bid,
    Card,
    ChangeBid,
    ChooseLeader,
    Game,
    Load,
    Play,
    Record,
    Rules,
    SkullKingError,
    Swap,
    action_from_dict,
    events,
    resolve_trick,
    score_round,
    scoring,
)
from tests.lockstep import random_rules
from tests.strategies import MORE, SETTINGS, games

SPEC = (Path(__file__).parent.parent / "spec" / "NOTATION.md").read_text(encoding="utf-8")


def block(name: str) -> str:
    found = re.search(rf"```{name}\n(.*?)```", SPEC, re.DOTALL)
    assert found, name
    return found[1]


def read(kind: str, text: str) -> str:
    match kind:
        case "cards":
            return str(Card(text))
        case "plays":
            return str(Play(text))
        case "rules":
            return str(Rules.parse(text))
        case _:
            return json.dumps(action_from_dict(json.loads(text)).to_dict())


EXAMPLES = [
    (kind, line) for kind in ("cards", "plays", "rules", "actions") for line in block(kind).splitlines()
]


@pytest.mark.parametrize(("kind", "line"), EXAMPLES, ids=[f"{kind}: {line}" for kind, line in EXAMPLES])
def test_an_example_of_the_notation_is_true(kind: str, line: str) -> None:
    if " !! " in line:
        text, code = line.split(" !! ")
        with pytest.raises(SkullKingError) as caught:
            read(kind, text)
        assert caught.value.code == code
    else:
        text, canonical = line.split(" -> ")
        assert read(kind, text) == canonical
        assert read(kind, canonical) == canonical


def test_the_records_of_the_notation_are_the_same_game() -> None:
    record = Record.parse(block("record"))
    assert record.to_text() == block("record")
    assert Record.parse(block("tolerant")) == record
    assert record.replay().is_over
    assert set(record.to_dict()) <= set(re.findall(r'"(\w+)"', SPEC[SPEC.index("### The JSON twin") :]))


def test_the_notation_names_every_option_and_value() -> None:
    for name, default in Rules.preset("schmidt").options.items():
        rows = SPEC[SPEC.index("## Rules ids") :].splitlines()
        row = next(line for line in rows if line.startswith("| `") and f"`{name}`" in line)
        values = re.findall(r"`([\w-]+)`", row.split("|")[2])
        assert values[0] == default
        assert set(Rules.option_values(name)) <= set(values), name


TOKENS = [f"{suit}{n}" for suit in "RYBKGP" for n in range(1, 15)] + [
    "ESC", "PIR", "MER", "SM", "SKU", "LOOT", "KRA", "WHA", "ROS", "BEN", "RAS", "JUA", "HAR",
]  # fmt: skip
PLAYS = [token for token in TOKENS if token != "SM"] + ["SM+", "SM-"]

cards = st.sampled_from(TOKENS).map(Card)
actions = st.one_of(
    st.builds(Bid, st.integers(0, 255)), st.sampled_from(PLAYS).map(Play), st.builds(ChooseLeader, st.integers(0, 255)),
    st.builds(Swap, cards, st.none() | cards), st.builds(Bet, st.integers(0, 255)), st.builds(ChangeBid, st.integers(-128, 127)),
    st.sampled_from(["grapeshot", "cannonball"]).map(Load),
)  # fmt: skip


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_reads_back(token: str) -> None:
    card = Card(token)
    assert str(card) == card.token == token
    assert Card(f" {token.lower()} ") == card
    assert (card.suit, card.number) == ((token[0], int(token[1:])) if token[1:].isdigit() else (None, None))


def everything(game: Game) -> list[Any]:
    """Every kind of public object that a game gives."""
    plays = [event.play for event in game.full_events() if isinstance(event, events.CardPlayed)]
    tricks = [resolve_trick(plays[:1], rules=game.rules)] if plays else []
    return [
        game.rules, *game.rules.deck[::9], *game.full_events(), *game.events(0), game.record(secret=True), *game.record().actions,
        *(score for scores in game.sheet for score in scores), *tricks, game.dealt(), *game.legal_actions(0),
        score_round(1, 1, cards=2),
    ]  # fmt: skip


NAMES: dict[str, Any] = {
    name: value
    for module in (skullking, events, scoring)
    for name, value in vars(module).items()
    if isinstance(value, type)
}


@settings(SETTINGS, max_examples=40)
@given(game=games)
def test_public_objects_survive_pickle_copy_and_their_own_repr(game: Game) -> None:
    for thing in everything(game):
        assert pickle.loads(pickle.dumps(thing)) == thing  # noqa: S301  our own bytes
        assert copy.copy(thing) == thing
        assert copy.deepcopy(thing) == thing
        assert eval(repr(thing), dict(NAMES)) == thing, repr(thing)  # noqa: S307  the promise is that reprs can be pasted


@SETTINGS
@given(game=games)
def test_a_copied_game_is_equal_and_goes_its_own_way(game: Game) -> None:
    twins = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]  # noqa: S301
    for twin in twins:
        assert twin == game
        assert twin.full_events() == game.full_events()
        if not twin.is_over:
            seat = twin.to_act[0]
            twin.apply(seat, twin.legal_actions(seat)[0])
            assert twin != game
    with pytest.raises(TypeError):
        hash(game)


@MORE
@given(action=actions, other=actions)
def test_actions_read_back_and_compare_by_value(action: Any, other: Any) -> None:
    assert action_from_dict(json.loads(json.dumps(action.to_dict()))) == action
    assert eval(repr(action), dict(NAMES)) == action  # noqa: S307
    assert pickle.loads(pickle.dumps(action)) == action  # noqa: S301
    same = action.to_dict() == other.to_dict()
    assert (action == other) is same
    assert not same or hash(action) == hash(other)
    with pytest.raises((AttributeError, TypeError)):
        action.n = 3


@MORE
@given(seed=st.integers(0, 2**32))
def test_equal_rules_have_equal_ids_and_hash_alike(seed: int) -> None:
    import random

    rng = random.Random(seed)
    rules = Rules.parse(random_rules(rng))
    edition, *options = str(rules).split("+")
    rng.shuffle(options)
    given = [f"{name}={value}" for name, value in rules.options.items()]
    rng.shuffle(given)
    for text in ("+".join([edition, *options]), "+".join([edition, *given]).upper()):
        again = Rules.parse(text)
        assert (again, str(again), hash(again)) == (rules, str(rules), hash(rules))
    assert rules != Rules.parse("schmidt+rounds=10,10,9")
