"""Advice: the captain's choice with its reason, from what the seat knows, in sentences for every case."""

from __future__ import annotations

import pytest

from skullking import Bid, Game, Rules
from skullking.bots import AdaptiveBot, Advice, UnknownBotError, advise, is_registered, make_bot
from skullking.text import LANGUAGES


def decisions(rules: str, players: int, seed: int):
    game = Game(Rules.parse(rules), players=players, seed=seed)
    while not game.is_over:
        seat = game.to_act[0]
        view = game.view(seat)
        advice = advise(view)
        yield view, advice
        game.apply(seat, advice[0].action)


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("schmidt+rounds=1-4", 4),
        ("schmidt+graybeard+rounds=3", 2),
        ("grandpabeck2021+kraken+whale+loot+powers+rounds=4,6", 3),
        ("grandpabeck2021+powers+scoring=rascal+load=choice+rounds=4", 4),
    ],
)
def test_all_legal_actions_are_rated_and_every_reason_has_its_words(rules: str, players: int):
    for view, advice in decisions(rules, players, seed=3):
        assert {a.action for a in advice} == set(view.legal)
        assert [a.points for a in advice] == sorted((a.points for a in advice), reverse=True)
        for one in advice:
            assert 0 <= one.exact <= 1.001
            assert one.takes is None or 0 <= one.takes <= 1
            for lang in LANGUAGES:
                sentence = one.sentence(lang)
                assert "{" not in sentence
                assert "bots-why" not in sentence


def test_the_best_advice_is_the_captains_choice():
    captain = make_bot("captain")
    for view, advice in decisions("schmidt+rounds=1-5", 4, seed=8):
        assert advice[0].action == captain.choose(view)


def test_certain_things_are_said_to_be_certain():
    # The last card of the last trick: it takes the trick or it does not.
    for view, advice in decisions("schmidt+rounds=3", 3, seed=1):
        last = view.phase == "playing" and len(view.trick.plays) == 2
        if last:
            assert {a.takes for a in advice} <= {0.0, 1.0}


def test_reasons_say_what_is_needed():
    assert Advice(Bid(2), 30, 0.5, None, 2, 4).sentence("en") == (
        "With these cards I'd expect 2 tricks; that comes out 50 % of the time."
    )


def test_the_adaptive_bot_follows_the_totals():
    rules = Rules.parse("schmidt+rounds=1-3")
    bot = AdaptiveBot(follows=(0,), seed=1)
    game = Game(rules, players=2, seed=4)
    seen: set[tuple[bool, bool]] = set()
    for seed in range(12):
        game = Game(rules, players=2, seed=seed)
        while not game.is_over:
            seat = game.to_act[0]
            view = game.view(1)
            ahead = view.totals[0] - view.totals[1]
            strength = bot.strength(view)
            assert 0 <= strength <= 100
            assert (strength > 55) == (ahead > 1) or abs(ahead) <= 1
            seen.add((ahead > 1, ahead < -1))
            action = bot.choose(view) if seat == 1 else make_bot("simple").choose(game.view(0))
            assert action in game.legal_actions(seat)
            game.apply(seat, action)
    assert {(True, False), (False, True)} <= seen


def test_the_dial_goes_from_weak_to_strong():
    from skullking.arena import match

    rules = Rules.preset("schmidt")
    margins = [
        match(f"dial:{strength}", ["sailor"], rules=rules, deals=60, seed="dial").margin
        for strength in (0, 40, 70, 100)
    ]
    assert margins == sorted(margins)
    assert margins[0] < -150
    assert margins[-1] == match("captain", ["sailor"], rules=rules, deals=60, seed="dial").margin


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((name, "bots/dial") for name in ("dial:101", "dial:-1", "dial:", "dial:x", "dial:²")),
        ("adaptive:x", "bots/unknown"),
        ("captain@", "bots/which_file"),
    ],
)
def test_settings_that_mean_nothing_are_refused(name: str, code: str):
    assert not is_registered(name)
    with pytest.raises(UnknownBotError) as caught:
        make_bot(name)
    assert caught.value.code == code
