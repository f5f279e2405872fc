"""Every wrong action in every phase: an error with a code, and nothing has changed."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skullking import (
    Action,
    Bet,
    Bid,
    Card,
    ChangeBid,
    ChooseLeader,
    Game,
    IllegalActionError,
    Load,
    Play,
    Rules,
    RulesError,
    SkullKingError,
    Swap,
)
from tests import lockstep
from tests.strategies import SETTINGS, game_of, step
from tests.test_notation import PLAYS, TOKENS


def kinds(rng: random.Random, game: Game) -> Iterator[Action]:
    """One action of every kind, right or wrong."""
    hand = [str(card) for card in game.hand(rng.randrange(game.players))] or ["ESC"]
    yield Bid(rng.choice((0, 1, game.cards, game.cards + 1, 255)))
    yield Play(rng.choice(PLAYS))
    yield Play(rng.choice([card.replace("SM", "SM-") for card in hand]))
    yield ChooseLeader(rng.choice((0, 1, game.players, 255)))
    yield Swap(rng.choice(TOKENS), rng.choice([*TOKENS, None]))
    yield Swap(rng.choice(hand), rng.choice(hand))
    yield Bet(rng.choice((0, 10, 20, 30, 5)))
    yield ChangeBid(rng.choice((-128, -2, -1, 0, 1, 2, 127)))
    yield Load(rng.choice(("grapeshot", "cannonball")))


BUSY = "grandpabeck2021+kraken+powers+scoring=rascal+load=choice+rounds=3,2"


def test_every_wrong_action_in_every_phase_has_a_code_and_leaves_no_trace() -> None:
    refused = Counter[tuple[str, str]]()
    for seed in range(100):
        rng = random.Random(seed)
        start = lockstep.random_start(rng) if seed % 2 else lockstep.Start(BUSY, 4, seed, seed % 4)
        game = Game(Rules.parse(start.rules), start.players, seed=start.seed, first_dealer=start.first_dealer)
        while True:
            before = game.copy()
            views = [game.view(seat) for seat in range(game.players)]
            legal = {
                seat: {lockstep.key(action) for action in game.legal_actions(seat)}
                for seat in range(game.players)
            }
            many = 12 if game.phase == "choosing" else 1
            for action in (action for _ in range(many) for action in kinds(rng, game)):
                seat = rng.choice([*range(game.players), *game.to_act, -1, game.players, 10**30])
                if lockstep.key(action) in legal.get(seat, ()):
                    continue
                with pytest.raises((IllegalActionError, RulesError)) as caught:
                    game.apply(seat, action)
                assert caught.value.code.split("/")[0] in {"action", "rules"}
                assert caught.value.text("de") != caught.value.text("en"), "there is a text for people"
                refused[game.phase, caught.value.code] += 1
            assert game == before, f"seed {seed}: {start}"
            assert [game.view(seat) for seat in range(game.players)] == views
            if game.is_over:
                break
            step(game, rng)
    for phase in ("bidding", "loading", "playing", "choosing", "over"):
        assert refused[phase, "action/no_such_seat" if phase != "over" else "action/game_over"], refused
        assert refused[phase, "rules/no_such_card"], refused
    for phase in ("bidding", "loading", "playing", "choosing"):
        assert refused[phase, "action/wrong_phase"], refused
    for phase, code in [
        ("bidding", "bid_out_of_range"), ("playing", "not_your_turn"), ("choosing", "not_your_turn"), ("playing", "not_in_hand"),
        ("playing", "must_follow"), ("choosing", "bad_swap"), ("choosing", "bad_bet"), ("choosing", "bad_change"),
        ("choosing", "bad_leader"),
    ]:  # fmt: skip
        assert refused[phase, f"action/{code}"], (phase, code, refused)


@pytest.mark.parametrize(
    "what", [None, 1, "R5", {"type": "bid", "n": 1}, object(), (0, Bid(1)), Rules.preset("schmidt")]
)
def test_what_is_no_action_is_a_type_error(what: Any) -> None:
    game = Game(Rules.preset("schmidt"), 2, seed=1)
    before = game.copy()
    with pytest.raises(TypeError):
        game.apply(0, what)
    assert game == before


def test_a_bare_scary_mary_is_told_to_say_what_she_is() -> None:
    """R33."""
    game = Game(Rules.parse("schmidt+rounds=1"), 2, deals=[[["SM"], ["R1"]]], first_dealer=1)
    for seat in (0, 1):
        game.apply(seat, Bid(0))
    not_said: Any = Card("SM")
    with pytest.raises(SkullKingError) as caught:
        game.apply(0, not_said)
    assert caught.value.code == "notation/bare_scary_mary"
    assert [str(action) for action in game.legal_actions(0)] == ["SM+", "SM-"]


@pytest.mark.parametrize("make", [Bid, ChooseLeader, Bet, ChangeBid])
@pytest.mark.parametrize("number", [-(10**30), -129, 256, 2**63, 10**30])
def test_numbers_that_no_rule_knows(make: Any, number: int) -> None:
    with pytest.raises(IllegalActionError) as caught:
        make(number)
    assert caught.value.code == "action/number_out_of_range"


@SETTINGS
@given(seed=st.integers(0, 2**32), length=st.integers(0, 60), seat=st.integers(-3, 300))
def test_seats_that_do_not_exist(seed: int, length: int, seat: int) -> None:
    game = game_of(seed, length)
    if 0 <= seat < game.players:
        return
    calls: list[Any] = [game.legal_actions, game.view, lambda s: game.apply(s, Bid(0))]
    for call in calls:
        with pytest.raises(IllegalActionError) as caught:
            call(seat)
        assert caught.value.code in {"action/no_such_seat", "action/game_over"}
    assert game.events(seat) == game.events(None), "nobody's eyes see what a watcher sees"


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"players": 1}, "rules/players"), ({"players": 7}, "rules/players"), ({"players": 10**30}, "rules/players"),
        ({"players": -1}, "rules/players"), ({"first_dealer": 3}, "rules/dealer"), ({"first_dealer": -1}, "rules/dealer"),
        ({"first_dealer": 10**30}, "rules/dealer"), ({"seed": b"short"}, "seed/invalid"), ({"seed": -1}, "seed/invalid"),
        ({"seed": 2**256}, "seed/invalid"), ({"deals": []}, "deal/count"), ({"deals": [[["R1"], ["R2"]]]}, "deal/hands"),
        ({"deals": [[["R1"], ["R2"], ["R1"]]]}, "deal/not_in_deck"), ({"deals": [[["R1"], ["R2"], ["G1"]]]}, "rules/no_such_card"),
        ({"deals": [[["R1"], ["R2"], ["X1"]]]}, "notation/card"), ({"deals": [[["R1", "R2"], ["R3", "R4"], ["R5", "R6"]]]}, "deal/hand_size"),
    ],
)  # fmt: skip
def test_games_that_cannot_be_played(how: dict[str, Any], code: str) -> None:
    arguments: dict[str, Any] = {"rules": Rules.parse("schmidt+rounds=1"), "players": 3, **how}
    with pytest.raises(SkullKingError) as caught:
        Game(**arguments)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"cards": 0}, "score/cards"), ({"cards": 11}, "score/cards"), ({"bid": 6}, "score/bid"), ({"bid": -1}, "score/bid"),
        ({"won": 6}, "score/won"), ({"harry": 2}, "score/harry"), ({"bid": 5, "harry": 1}, "score/harry"), ({"bet": 15}, "score/bet"),
        ({"loot": (True,) * 3}, "score/loot"), ({"scoring": "x"}, "score/unknown_scoring"), ({"bonuses": {"x": 1}}, "score/unknown_bonus"),
        ({"bonuses": {"sk_by_mermaid": 2}}, "score/bonus_impossible"), ({"bonuses": {"sk_by_mermaid": -1}}, "score/bonus_impossible"),
        ({"bonuses": {"fourteen": 1}}, "score/no_such_bonus"), ({"bid": 10**30}, "score/bid"), ({"harry": -(10**30)}, "score/harry"),
    ],
)  # fmt: skip
def test_rounds_that_cannot_be_scored(how: dict[str, Any], code: str) -> None:
    from skullking import score_round

    arguments: dict[str, Any] = {"bid": 1, "won": 1, "cards": 5, **how}
    with pytest.raises(RulesError) as caught:
        score_round(**arguments)
    assert caught.value.code == code
