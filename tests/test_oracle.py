"""The oracle against the words of RULES.md; what cases can say stands in spec/conformance."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests import conformance
from tests.oracle import deal, game, rules, trick

HERE = Path(__file__).parent


def test_the_oracle_stays_readable() -> None:
    assert sum(len(path.read_text().splitlines()) for path in (HERE / "oracle").glob("*.py")) <= 600


# --- rules ids -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("schmidt", "schmidt"),
        ("grandpabeck2021+powers+kraken", "grandpabeck2021+kraken+powers"),
        ("grandpabeck2021+kraken=off+whale=on", "grandpabeck2021+whale"),
        ("grandpabeck2021+graybeard=off", "grandpabeck2021+graybeard=off"),
        ("grandpabeck2021+graybeard", "grandpabeck2021"),
        ("schmidt+graybeard", "schmidt+graybeard"),
        ("schmidt+rounds=standard+scoring=standard", "schmidt"),
        ("schmidt+tiebreak=extra_round+rounds=2,2,4", "schmidt+rounds=2,2,4+tiebreak=extra_round"),
        ("grandpabeck2021+kraken_lead=left_of_kraken", "grandpabeck2021+kraken_lead=left_of_kraken"),
    ],
)
def test_ids_are_canonical(given: str, canonical: str) -> None:
    assert str(rules.parse(given)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "", "skat", "schmidt+", "schmidt+kraken+kraken", "schmidt+kraken+kraken=off", "schmidt+kraken=maybe", "schmidt+scoring",
        "schmidt+scoring=half", "schmidt+rounds=", "schmidt+rounds=0", "schmidt+rounds=11", "schmidt+rounds=5-1", "schmidt+rounds=1,,2",
        "schmidt+rounds=1-10,1-10,1", "schmidt+rounds=-1", "schmidt+rounds=a", "schmidt+dragon",
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_an_error(text: str) -> None:
    with pytest.raises(rules.RulesError):
        rules.parse(text)


@pytest.mark.parametrize(
    ("text", "players"),
    [("schmidt", 1), ("schmidt", 7), ("grandpabeck2013", 7), ("grandpabeck2018", 7), ("grandpabeck2021", 9), ("grandpabeck2021+loot", 2)],
)  # fmt: skip
def test_players_that_the_rules_do_not_know(text: str, players: int) -> None:
    with pytest.raises(rules.RulesError):
        rules.parse(text).cards_per_round(players)


@pytest.mark.parametrize(
    ("text", "total", "ends"),
    [
        ("schmidt", 66, "SKU"),
        ("grandpabeck2013", 68, "SKU"),
        ("grandpabeck2018", 70, "SKU"),
        ("grandpabeck2018+kraken+loot", 73, "KRA"),
        ("grandpabeck2021", 70, "SKU"),
        ("grandpabeck2021+kraken+whale+loot+powers", 74, "WHA"),
    ],
)
def test_decks_have_the_printed_size(text: str, total: int, ends: str) -> None:
    deck = rules.parse(text).deck
    assert (len(deck), deck[-1]) == (total, ends)
    assert deck.count("MER") == (0 if "2013" in text else 2)
    assert max(Counter(card for card in deck if trick.colour(card)).values()) == 1


def test_the_deck_lists_suits_then_specials() -> None:
    text = "ESC ESC ESC ESC ESC PIR PIR PIR PIR PIR MER MER SM SKU"
    assert (
        " ".join(rules.parse("schmidt").deck)
        == " ".join(f"{s}{n}" for s in "RYBK" for n in range(1, 14)) + " " + text
    )
    deck = rules.parse("grandpabeck2021+loot+powers+whale").deck
    assert deck[:1] + deck[14:15] + deck[28:29] + deck[42:43] == ("G1", "Y1", "P1", "K1")
    assert " ".join(deck[61:]) == "ROS BEN RAS JUA HAR MER MER SM SKU LOOT LOOT WHA"


# --- deals -----------------------------------------------------------------------------------------


def test_words_beyond_the_last_multiple_are_rejected() -> None:
    words = iter([2**32 - 1, 2**32 - 2, 7])
    assert deal.below(words, 3) == (2**32 - 2) % 3  # only the very last word is too many for 3
    assert deal.below(words, 3) == 1


def test_golden_deals_in_the_order_dealt() -> None:
    for case in conformance.load(HERE.parent / "spec" / "conformance" / "deals.json"):
        if case["kind"] == "deal":
            parsed = rules.parse(conformance.rules_of(case))
            seed = conformance.seed_of(case)
            hands, undealt = deal.deal(parsed, len(case["hands"]), seed, case["round"], case["cards"])
            assert (hands, undealt) == (case["hands"], case["undealt"])
            assert deal.key_of(seed).hex() == case["key"]
            assert deal.key_of(bytes.fromhex(case["key"])).hex() == case["key"]


# --- games -----------------------------------------------------------------------------------------


def start(
    text: str, *hands: str, undealt: str = "", leader: int = 0, players: int | None = None
) -> game.Game:
    """A game of one round with these hands; the undealt pile is laid beside them."""
    dealt = [hand.split() for hand in hands]
    players = players or len(dealt)
    parsed = rules.parse(f"{text}+rounds={len(dealt[0])}")
    it = game.Game(parsed, players, 0, dealer=(leader - 1) % players, deals=[dealt])
    it.undealt = undealt.split()
    return it


def bid(it: game.Game, *bids: int) -> None:
    for seat, n in enumerate(bids):
        it.apply(seat, ("bid", n))


def play(it: game.Game, plays: str) -> list[dict[str, Any]]:
    """`0 R5, 1 R7` …; returns the events."""
    events: list[dict[str, Any]] = []
    for text in plays.split(", "):
        seat, token = text.split()
        events += it.apply(int(seat), ("play", token))
    return events


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


def test_a_bid_may_be_changed_until_the_last_player_has_bid() -> None:
    it = start("schmidt", "R1 R2", "R3 R4", "R5 R6")
    assert it.to_act == [0, 1, 2]
    assert kinds(it.apply(1, ("bid", 2))) == ["bid_placed"]
    assert it.apply(1, ("bid", 0)) == [{"type": "bid_placed", "seat": 1, "n": 0}]
    assert it.to_act == [0, 2]
    assert len(it.legal_actions(1)) == 3
    it.apply(0, ("bid", 1))
    assert it.apply(2, ("bid", 1))[1:] == [{"type": "bids_revealed", "bids": [1, 0, 1]}]
    assert (it.phase, it.to_act) == ("playing", [0])
    with pytest.raises(ValueError, match="bid"):
        it.apply(1, ("bid", 1))


@pytest.mark.parametrize(
    ("seat", "action"), [(1, ("play", "R3")), (0, ("play", "R3")), (0, ("play", "SM")), (0, ("bid", 1)), (3, ("play", "R1")), (0, ("bet", 10))]
)  # fmt: skip
def test_a_refused_action_changes_nothing(seat: int, action: game.Action) -> None:
    it = start("schmidt", "R1 SM", "R3 R4", "R5 R6")
    bid(it, 0, 0, 0)
    before = (len(it.log), it.to_act, it.legal_actions(0), [list(hand) for hand in it.hands])
    with pytest.raises(ValueError, match="cannot"):
        it.apply(seat, action)
    assert before == (len(it.log), it.to_act, it.legal_actions(0), it.hands)


def test_loads_are_chosen_after_the_bids() -> None:
    it = start("grandpabeck2021+scoring=rascal+load=choice", "G1", "G2", "G3")
    bid(it, 0, 0, 1)
    assert (it.phase, it.to_act) == ("loading", [0, 1, 2])
    it.apply(2, ("load", "cannonball"))
    it.apply(0, ("load", "grapeshot"))
    it.apply(0, ("load", "cannonball"))
    assert it.apply(1, ("load", "grapeshot"))[1:] == [
        {"type": "loads_revealed", "loads": ["cannonball", "grapeshot", "cannonball"]}
    ]
    play(it, "0 G1, 1 G2, 2 G3")
    assert it.totals == [15, 10, 15]


@pytest.mark.parametrize("options", ["+load=choice", "+scoring=rascal"])
def test_no_loads_without_both_options(options: str) -> None:
    it = start("grandpabeck2021" + options, "G1", "G2", "G3")
    bid(it, 0, 0, 1)
    assert it.phase == "playing"


def test_bendt_draws_two_and_discards_two_under_the_pile() -> None:
    it = start("grandpabeck2021+powers", "BEN G1", "G2 G3", "G4 G5", undealt="Y1 Y2 Y3")
    bid(it, 1, 0, 0)
    events = play(it, "0 BEN, 1 G2, 2 G4")
    assert kinds(events)[-2:] == ["cards_drawn", "choice_offered"]
    assert events[-2] == {"type": "cards_drawn", "seat": 0, "count": 2, "cards": ["Y1", "Y2"]}
    assert (it.phase, it.to_act, it.hands[0]) == ("choosing", [0], ["G1", "Y1", "Y2"])
    assert sorted(it.legal_actions(0)) == sorted(
        ("swap", a, b) for a in it.hands[0] for b in it.hands[0] if a != b
    )
    events = it.apply(0, ("swap", "Y2", "G1"))
    assert events == [{"type": "cards_discarded", "seat": 0, "count": 2, "cards": ["Y2", "G1"]}]
    assert (it.hands[0], it.undealt, it.to_act) == (["Y1"], ["Y3", "Y2", "G1"], [0])


def test_bendt_with_one_undealt_card_draws_one() -> None:  # L6
    it = start("grandpabeck2021+powers", "BEN G1", "G2 G3", "G4 G5", undealt="Y1")
    bid(it, 1, 0, 0)
    play(it, "0 BEN, 1 G2, 2 G4")
    assert it.legal_actions(0) == [("swap", "G1"), ("swap", "Y1")]
    it.apply(0, ("swap", "G1"))
    assert (it.hands[0], it.undealt) == (["Y1"], ["G1"])


def test_juanita_sees_the_pile_as_it_is_now() -> None:
    it = start("grandpabeck2021+powers", "BEN JUA G9", "G2 G3 G6", "G4 G5 G7", undealt="Y1 Y2 Y3")
    bid(it, 1, 0, 0)
    play(it, "0 BEN, 1 G2, 2 G4")
    it.apply(0, ("swap", "G9", "Y1"))
    events = play(it, "0 JUA, 1 G3, 2 G5")
    assert events[-1] == {"type": "undealt_shown", "seat": 0, "count": 3, "cards": ["Y3", "G9", "Y1"]}
    assert it.phase == "playing"


@pytest.mark.parametrize("pirate", ["ROS", "BEN", "RAS", "JUA"])
def test_only_harry_works_after_the_last_trick(pirate: str) -> None:  # L7
    it = start("grandpabeck2021+powers", pirate, "G2", "G4", undealt="Y1 Y2 Y3")
    bid(it, 1, 0, 0)
    assert kinds(play(it, f"0 {pirate}, 1 G2, 2 G4"))[-2:] == ["round_scored", "game_over"]


def test_harry_at_the_end_of_the_round_comes_after_rascal() -> None:
    it = start("grandpabeck2018+powers+harry=end_of_round", "HAR G1", "G2 RAS", "G4 G5")
    bid(it, 0, 1, 0)
    play(it, "0 HAR, 1 G2, 2 G4, 0 G1, 1 RAS")
    assert kinds(play(it, "2 G5"))[-1] == "choice_offered"
    assert it.to_act == [1]
    assert it.apply(1, ("bet", 10))[-1] == {"type": "choice_offered", "seat": 0, "power": "HAR"}
    assert it.legal_actions(0) == [("change_bid", 0), ("change_bid", 1)]  # L8
    it.apply(0, ("change_bid", 1))
    assert it.totals == [20, 30, 20]


def test_graybeard_unlocks_no_power() -> None:
    it = start("grandpabeck2021+powers", "G1 G2", "G3 G4", "RAS G5", players=2)
    bid(it, 0, 0)
    assert kinds(play(it, "0 G1, 1 G3"))[-2:] == ["trick_taken", "card_played"]
    assert it.log[-1] == {"type": "card_played", "seat": 2, "play": "G5"}


def test_extra_rounds_break_the_tie() -> None:  # R29
    parsed = rules.parse("schmidt+rounds=2,1+tiebreak=extra_round")
    one = [["R1"], ["R2"]]
    it = game.Game(parsed, 2, 0, 1, deals=[[["R1", "R2"], ["R3", "R4"]], one, one, one])
    bid(it, 1, 1)
    play(it, "0 R1, 1 R3, 1 R4, 0 R2")
    assert it.totals == [-10, -10]
    bid(it, 1, 0)
    play(it, "1 R2, 0 R1")
    assert (it.totals, it.phase, it.round, it.cards, it.dealer) == ([-20, -20], "bidding", 3, 1, 1)
    bid(it, 1, 0)
    play(it, "0 R1, 1 R2")
    assert (it.totals, it.phase, it.round, it.cards, it.dealer) == ([-30, -30], "bidding", 4, 1, 0)
    bid(it, 0, 1)
    assert play(it, "1 R2, 0 R1")[-1] == {
        "type": "game_over",
        "totals": [-20, -10],
        "ranking": [2, 1],
        "winners": [1],
    }


def test_a_tie_is_a_shared_victory() -> None:  # R29
    it = start("schmidt", "R1", "R2")
    bid(it, 1, 0)
    assert play(it, "0 R1, 1 R2")[-1] == {
        "type": "game_over",
        "totals": [-10, -10],
        "ranking": [1, 1],
        "winners": [0, 1],
    }


# --- any game ----------------------------------------------------------------------------------------

IDS = [
    "schmidt", "grandpabeck2013+kraken", "grandpabeck2018+kraken+loot+powers", "grandpabeck2021+kraken+whale+loot+powers",
    "grandpabeck2021+powers+scoring=rascal+load=choice+harry=end_of_round", "schmidt+whale+graybeard+rounds=brawl",
]  # fmt: skip


@pytest.mark.parametrize("text", IDS)
def test_what_holds_in_every_game(text: str) -> None:
    parsed = rules.parse(text)
    least = 3 if "loot" in text and "2021" in text else 2
    for seed in range(6):
        rng = random.Random(seed)
        players = least if seed == 0 else rng.randint(least, parsed.edition.players)
        it = game.Game(parsed, players, seed, rng.randrange(players))
        while it.phase != "over":
            seat = rng.choice(it.to_act)
            it.apply(seat, rng.choice(list(it.legal_actions(seat))))
            held = Counter(card for hand in it.hands for card in hand) + Counter(it.undealt)
            assert held <= Counter(parsed.deck)
        assert not any(it.hands)
        taken = [event for event in it.log if event["type"] == "trick_taken"]
        assert len(taken) == sum(it.sizes)
        for scores in it.scores:
            assert sum(line["won"] for line in scores) <= scores[0]["cards"]
        assert it.totals == [sum(scores[seat]["points"] for scores in it.scores) for seat in range(players)]
