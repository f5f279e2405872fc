"""The engine against the oracle: every small trick, random tricks, hands and scores, and whole games in lock-step.

`make test` plays 20,000 games, `make soak` 200,000 (tests/lockstep.py).
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from skullking import Card, Play, Rules, RulesError, legal_plays, resolve_trick
from tests import conformance, lockstep, mutants
from tests.lockstep import random_rules
from tests.oracle import rules, trick

Dict = dict[str, Any]

# Whatever a chunk of a thousand games must have seen: otherwise the games do not try what they should.
MUST_FIRE = {
    *(f"1.7/{line}" for line in range(1, 7)), "2.4/kraken", "2.4/whale", "ROS", "BEN", "RAS", "HAR",
    "undealt_shown", "loads_revealed", "1 alliances", "loot points", "bet won", "bet lost", "pirate_by_sk",
    "sk_by_mermaid", "mermaid_by_pirate", "fourteen", "black_fourteen", "bid_changed", "leader_chosen",
}  # fmt: skip


# --- whole games ------------------------------------------------------------------------------------


def play_some(seeds: range, **how: Any) -> Counter[str]:
    fired = Counter[str]()
    for seed in seeds:
        lockstep.play(seed, fired, **how)
    return fired


@pytest.mark.parametrize("first", range(0, 20_000, 1_000))
def test_the_engine_plays_like_the_oracle(first: int) -> None:
    assert play_some(range(first, first + 1_000)).keys() >= MUST_FIRE


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000_000, 1_200_000, 1_000))
def test_the_engine_plays_like_the_oracle_for_long(first: int) -> None:
    play_some(range(first, first + 1_000), short=0.6)


def test_the_comparison_notices_an_engine_that_errs() -> None:
    mutant = next(mutant for mutant in mutants.MUTANTS if mutant.name == "Rascal on the last trick in 2021")
    package = mutants.load("tests_differential_mutant", mutant)
    try:
        with pytest.raises(AssertionError, match=r"lockstep\.play"):
            play_some(range(1_000), package=package)
    finally:
        mutants.unload(package)


# --- every trick of two and three cards -------------------------------------------------------------

EDITIONS = [
    "schmidt", "schmidt+kraken+whale+loot+powers", "grandpabeck2013", "grandpabeck2018+kraken+loot",
    "grandpabeck2018+powers", "grandpabeck2021+kraken+whale+loot",
    "grandpabeck2021+kraken+whale+powers+kraken_lead=left_of_kraken+whale_void_lead=would_have_won",
]  # fmt: skip


def classes(parsed: rules.Rules) -> list[str]:
    """Two or three numbers of each suit, and every special play that the deck allows."""
    top = parsed.edition.top
    first, second, third, black = parsed.edition.suits
    numbers = [f"{first}2", f"{first}{top}", f"{second}2", f"{second}9", f"{third}{top}", f"{black}1", f"{black}9", f"{black}{top}"]  # fmt: skip
    specials = dict.fromkeys(card for card in parsed.deck if not card[1:].isdigit())
    return numbers + [play for card in specials for play in (("SM+", "SM-") if card == "SM" else (card,))]


def tricks(parsed: rules.Rules, sizes: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
    """Every ordered trick over the card classes that the deck allows."""
    copies = Counter(parsed.deck)
    for size in sizes:
        for plays in product(classes(parsed), repeat=size):
            used = Counter(map(trick.card_of, plays))
            if all(used[card] <= copies[card] for card in used):
                yield plays


@pytest.mark.parametrize("text", EDITIONS)
def test_every_ordered_trick_of_two_and_three_cards(text: str) -> None:
    parsed, ours = rules.parse(text), Rules.parse(text)
    count = 0
    for plays in tricks(parsed, (1, 2, 3)):
        expected = trick.resolve(plays, parsed)
        found = resolve_trick(plays, rules=ours)
        assert (
            found.winner, found.led, str(found.rule), found.next_leader, dict(found.bonuses), found.points,
            list(found.alliances),
        ) == tuple(expected), plays  # fmt: skip
        count += 1
    assert count > 1_000


@pytest.mark.parametrize("text", EDITIONS)
def test_every_ordered_trick_asks_to_follow_alike(text: str) -> None:
    parsed, ours = rules.parse(text), Rules.parse(text)
    first, second, third, black = parsed.edition.suits
    hands = [
        [f"{first}5", f"{second}5", f"{third}5", f"{black}5", "ESC", "SM"],
        [f"{first}6", f"{first}7", f"{third}5", "SKU"],
        [f"{second}6", f"{black}7"],
        ["ESC", "ESC"],
    ]
    cards = [[Card(card) for card in hand] for hand in hands]
    for plays in tricks(parsed, (0, 1, 2)):
        lying = [Play(play) for play in plays]
        for hand, ours_in_hand in zip(hands, cards, strict=True):
            if Counter(hand) + Counter(map(trick.card_of, plays)) <= Counter(parsed.deck):
                found = [str(play) for play in legal_plays(ours_in_hand, lying, rules=ours)]
                expected = trick.legal(hand, plays, parsed)
                assert sorted(found) == sorted(expected), (hand, plays)


# --- at random --------------------------------------------------------------------------------------


def test_ids_decks_and_round_sizes_agree() -> None:
    rng = random.Random(1)
    for _ in range(500):
        text = random_rules(rng)
        ours, theirs = rules.parse(text), Rules.parse(text)
        # Lists of rounds that have a name are written by it; the sizes are compared below.
        assert re.sub(r"rounds=[^+]*", "rounds", str(theirs)) == re.sub(r"rounds=[^+]*", "rounds", text)
        assert Rules.parse(str(theirs)) == theirs
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
        text = random_rules(rng)
        plays = random_trick(rng, rules.parse(text))
        assert library.resolve(text, plays) == oracle.resolve(text, plays), f"{text}: {plays}"


def test_random_hands_may_play_alike() -> None:
    rng = random.Random(3)
    oracle, library = conformance.Oracle(), conformance.Library()
    for _ in range(4_000):
        text = random_rules(rng)
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
        text = random_rules(rng)
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
