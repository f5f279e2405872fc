"""Golden playthroughs: the presets' and every option's, as they were reviewed."""

import json

import pytest

from skullking import Game, Record, Rules, SkullKingError
from tests import conformance, golden, lockstep
from tests.golden.scenarios import SCENARIOS, Scenario
from tests.oracle import game as oracle_game
from tests.oracle import rules as oracle_rules


@pytest.mark.parametrize("name", golden.NAMES)
def test_the_game_is_told_as_it_was_reviewed(name: str) -> None:
    assert golden.text(name) == golden.path(name).read_text(encoding="utf-8"), (
        "if this is meant: python -m tests.golden --write, and read the diff"
    )


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*.txt")} == set(golden.NAMES)


@pytest.mark.parametrize("preset", golden.PRESETS, ids=lambda preset: preset.name)
def test_the_oracle_tells_the_same_game(preset: golden.Preset) -> None:
    game = golden.start(preset)
    steps = golden.play(preset, game)
    it = oracle_game.Game(oracle_rules.parse(preset.rules), preset.players, preset.name)
    for seat, action in steps:
        it.apply(seat, conformance.from_dict(action.to_dict()))
    ours, theirs = (
        golden.told([], [lockstep.same_order(event) for event in events])
        for events in ([event.to_dict() for event in game.full_events()], json.loads(json.dumps(it.log)))
    )
    assert ours == theirs


def without(scenario: Scenario) -> str:
    """The scenario's record under rules without its option."""
    return scenario.text.replace(f"+{scenario.option}\n", "\n").replace(f"+{scenario.option}+", "+")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_option_fires_and_changes_what_happens(scenario: Scenario) -> None:
    told = golden.of_scenario(scenario)
    assert scenario.fires in told
    assert told.rstrip().splitlines()[-1].startswith("Over: "), "the game is played to its end"
    other = without(scenario)
    assert Record.parse(other).rules != Record.parse(scenario.text).rules
    try:
        events = Record.parse(other).replay().full_events()
    except SkullKingError:
        return  # the cards or decisions do not even exist without it
    assert events != Record.parse(scenario.text).replay().full_events()


def test_every_option_and_every_value_has_a_game_in_which_it_fires() -> None:
    """A new option or value without a golden game is noticed."""
    fired = {
        (name, value)
        for scenario in SCENARIOS
        for name, value in Record.parse(scenario.text).rules.options.items()
        if f"{name}" in scenario.option
    }
    wanted = {
        (name, value)
        for name in Rules.preset("schmidt").options
        for value in Rules.option_values(name)
        if value not in {Rules.preset("schmidt").options[name], "standard"} and name != "rounds"
    }
    assert wanted - fired == set()
    assert any(scenario.option.startswith("rounds=") for scenario in SCENARIOS)


def test_named_rounds_have_the_printed_sizes() -> None:
    """RULES.md 2.9."""
    printed = {
        "standard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "even-keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10), "brawl": (6, 7, 8, 9, 10),
        "skirmish": (5,) * 5, "broadside": (10,) * 10, "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1), "bedtime": (1,),
    }  # fmt: skip
    assert set(Rules.option_values("rounds")) == printed.keys()
    for name, sizes in printed.items():
        rules = Rules.parse(f"schmidt+rounds={name}")
        assert rules.rounds == sizes
        game = Game(rules, 2, seed=1)
        assert game.cards == sizes[0]
