"""The engine against the oracle: random games in lock-step, every edition and every option.

Both sides are asked through tests.conformance, in dicts. `make soak` plays 200,000 games.
"""

import json
import random
from typing import Any

import pytest

from tests import conformance, mutants
from tests.oracle import game, rules

Dict = dict[str, Any]


def random_id(rng: random.Random) -> str:
    """Any edition, each option with some probability; house rules included."""
    edition = rng.choice(list(rules.EDITIONS))
    parts = [edition]
    for name, values in rules.OPTIONS.items():
        if rng.random() < (0.5 if values is rules.SWITCH else 0.3):
            value = rng.choice(["1-5", "3", "2,2,4", "1-5,10", *values] if name == "rounds" else values)
            parts.append(name if value == "on" else f"{name}={value}")
    return str(rules.parse("+".join(parts)))


def random_seed(rng: random.Random) -> int | str | bytes:
    return rng.choice([rng.getrandbits(20), rng.getrandbits(256), f"text {rng.random()}", rng.randbytes(32)])


def events(happened: list[Dict]) -> list[Dict]:
    """Events as JSON, but neither a hand nor the pile that Juanita looks through has an order."""
    happened = json.loads(json.dumps(happened))
    for event in happened:
        if event["type"] == "round_started":
            event["hands"] = [sorted(hand) for hand in event["hands"]]
        if event["type"] == "undealt_shown":
            event["cards"] = sorted(event["cards"])
    return happened


def choices(actions: list[Dict]) -> set[tuple[Any, ...]]:
    """Legal actions as a set; which of two cards is named first is no other swap."""
    return {
        tuple(sorted(filter(None, action["cards"]))) if action["type"] == "swap" else tuple(action.values())
        for action in actions
    }


def play_in_lock_step(engine: conformance.Face, seed: int) -> None:
    """One random game; an assertion names the seed, the rules and the first difference."""
    rng = random.Random(seed)
    text = random_id(rng)
    parsed = rules.parse(text)
    loot = parsed.has("loot") and parsed.has("graybeard")
    players = rng.randint(3 if loot else 2, parsed.edition.players)
    start: Dict = {"seed": random_seed(rng), "first_dealer": rng.randrange(players)}
    about = f"game {seed}: {text}, {players} players, {start}"
    here = conformance.OracleGame(game.Game(parsed, players, start["seed"], start["first_dealer"]))
    there = engine.game(text, players, **start)
    while True:
        state = (here.phase, here.round, list(here.to_act))
        assert (there.phase, there.round, list(there.to_act)) == state, about
        for seat in range(players):
            assert choices(there.actions(seat)) == choices(here.actions(seat)), (
                f"{about}: seat {seat} in {state}"
            )
        if isinstance(there, conformance.LibraryGame) and (rng.random() < 0.1 or here.phase == "over"):
            compare_views(there.it, here.it, about)
        if here.phase == "over":
            return
        seat = rng.randrange(players) if here.phase in ("bidding", "loading") else here.to_act[0]
        action = rng.choice(here.actions(seat))
        assert events(there.apply(seat, action)) == events(here.apply(seat, action)), (
            f"{about}: {seat} {action}"
        )


def play_some(engine: conformance.Face, first: int, games: int) -> None:
    for seed in range(first, first + games):
        play_in_lock_step(engine, seed)


def compare_views(library: Any, oracle: game.Game, about: str) -> None:
    for seat in range(oracle.players):
        view = library.view(seat)
        assert sorted(map(str, view.hand)) == sorted(oracle.hands[seat]), about
        assert view.own_bid == oracle.bids.get(seat), about
        assert (view.dealer, view.leader, view.cards) == (oracle.dealer, oracle.leader, oracle.cards), about
    watcher = library.view(None).to_dict()
    assert watcher["hand_sizes"] == [len(hand) for hand in oracle.hands], about
    assert watcher["won"][: oracle.players] == oracle.won, about
    assert watcher["totals"] == oracle.totals, about
    assert watcher["bonuses"] == [dict(bonuses) for bonuses in oracle.bonuses], about
    assert watcher["scores"] == oracle.scores, about


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_the_engine_plays_like_the_oracle(first: int) -> None:
    play_some(conformance.Library(), first, 50)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 201_000, 1_000))
def test_the_engine_plays_like_the_oracle_for_long(first: int) -> None:
    play_some(conformance.Library(), first, 1_000)


def test_the_comparison_notices_an_engine_that_errs() -> None:
    mutant = next(mutant for mutant in mutants.MUTANTS if mutant.name == "Rascal on the last trick in 2021")
    package = mutants.load("tests_differential_mutant", mutant)
    try:
        with pytest.raises(AssertionError, match="game "):
            play_some(conformance.Oracle(package), 0, 300)
    finally:
        mutants.unload(package)


def test_ids_decks_and_round_sizes_agree() -> None:
    from skullking import Rules, RulesError

    rng = random.Random(1)
    for _ in range(500):
        text = random_id(rng)
        ours, theirs = rules.parse(text), Rules.parse(text)
        assert str(theirs) == text
        assert [str(card) for card in theirs.deck] == list(ours.deck), text
        for players in range(1, 10):
            try:
                sizes = list(ours.cards_per_round(players))
            except rules.RulesError:
                with pytest.raises(RulesError):
                    theirs.cards_per_round(players=players)
            else:
                assert list(theirs.cards_per_round(players=players)) == sizes, text


def random_trick(rng: random.Random, parsed: rules.Rules) -> list[str]:
    """Any order of two to eight cards, specials more often than in a deck."""
    specials = [card for card in parsed.deck if not card[1:].isdigit()]
    numbers = [card for card in parsed.deck if card[1:].isdigit()]
    cards = rng.sample(numbers, 8) + rng.sample(specials, min(len(specials), rng.randint(2, 16)))
    picked = rng.sample(cards, rng.randint(2, 8))
    return [rng.choice(("SM+", "SM-")) if card == "SM" else card for card in picked]


def test_random_tricks_resolve_alike() -> None:
    rng = random.Random(2)
    oracle, library = conformance.Oracle(), conformance.Library()
    for _ in range(4_000):
        text = random_id(rng)
        plays = random_trick(rng, rules.parse(text))
        assert library.resolve(text, plays) == oracle.resolve(text, plays), f"{text}: {plays}"


def test_random_hands_may_play_alike() -> None:
    rng = random.Random(3)
    oracle, library = conformance.Oracle(), conformance.Library()
    for _ in range(4_000):
        text = random_id(rng)
        cards = rng.sample(rules.parse(text).deck, rng.randint(2, 18))
        lain = rng.randint(0, min(7, len(cards) - 1))
        lying = ["SM-" if card == "SM" else card for card in cards[:lain]]
        ours, theirs = (face.legal(text, cards[lain:], lying) for face in (oracle, library))
        assert (set(theirs["legal"]), theirs["led"]) == (set(ours["legal"]), ours["led"]), (
            f"{text}: {cards[lain:]} on {lying}"
        )


def test_random_scores_are_alike() -> None:
    rng = random.Random(4)
    oracle, library = conformance.Oracle(), conformance.Library()
    for _ in range(4_000):
        text = random_id(rng)
        parsed = rules.parse(text)
        cards = rng.randint(1, 10)
        bid = rng.randint(0, cards)
        case: Dict = {
            "cards": cards, "bid": bid, "won": max(0, min(cards, bid + rng.choice((-2, -1, 0, 0, 0, 1, 2)))),
            "bonus": {event: 1 for event in parsed.edition.worth if rng.random() < 0.3},
            "loot": [rng.random() < 0.5 for _ in range(rng.randint(0, 2))], "bet": rng.choice((0, 10, 20)),
            "harry": rng.choice([by for by in (-1, 0, 1) if 0 <= bid + by <= cards]),
        }  # fmt: skip
        if "pirate_by_sk" in case["bonus"]:
            case["bonus"]["pirate_by_sk"] = rng.randint(1, 5)
        if rng.random() < 0.7:
            case["scoring"] = rng.choice(("standard", "rascal", "cannonball"))
        assert library.score(text, case) == oracle.score(text, case), f"{text}: {case}"
