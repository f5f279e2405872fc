"""Levels choose as they did, and every bot plays every edition by its rules to the end.

`python -m tests.bots.test_levels` writes the expected choices anew, after weights or a level have changed.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from skullking import Game, Rules, RulesError
from skullking._core import simulate
from skullking.bots import make_bot, native_names, opponent_names
from skullking.bots.weights import load_shipped

GOLDEN = Path(__file__).with_name("levels.json")
LEVELS = native_names()[:7]
# Rules, players, games; the Skull King takes a thousand times as long as the others.
TABLES = (("schmidt", 4, 12), ("grandpabeck2021+kraken+whale+loot+powers", 5, 6), ("schmidt+graybeard", 2, 4))
SLOW = {"skullking": 12}


def choices(level: str) -> str:
    """Hash of everything that a table of one level decides in some fixed games."""
    digest = sha256()
    for rules, players, games in TABLES:
        for number in range(max(1, games // SLOW.get(level, 1))):
            game = Game(Rules.parse(rules), players=players, seed=f"levels/{number}")
            bots = [make_bot(level, seed=f"{number}/{seat}") for seat in range(players)]
            while not game.is_over:
                seat = game.to_act[0]
                action = bots[seat].choose(game.view(seat))
                digest.update(f"{seat} {action}\n".encode())
                game.apply(seat, action)
    return digest.hexdigest()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_choose_as_they_did(level: str):
    expected = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert choices(level) == expected[level], "if that was meant: python -m tests.bots.test_levels"


EDITIONS = (
    "schmidt",
    "schmidt+kraken+whale+powers",
    "grandpabeck2013",
    "grandpabeck2013+graybeard",
    "grandpabeck2018",
    "grandpabeck2018+kraken+loot+powers+tiebreak=extra_round",
    "grandpabeck2021",
    "grandpabeck2021+kraken+whale+loot+powers",
    "grandpabeck2021+powers+scoring=rascal+load=choice+harry=end_of_round",
)
QUICK = [
    name
    for name in (*native_names(), *opponent_names())
    if not name.startswith(("flatMC", "pimc", "skullking"))
]


def play_all(games: int) -> int:
    """Play about so many games over all editions and numbers of players; a bot that did anything illegal, or
    nothing, would leave rounds unplayed."""
    load_shipped()
    tables = [(rules, n) for rules in map(Rules.parse, EDITIONS) for n in rules.players if _fits(rules, n)]
    each = -(-games // len(tables))
    played = 0
    for number, (rules, players) in enumerate(tables):
        part = -(-each // len(QUICK))
        for shift in range(len(QUICK)):
            bots = [QUICK[(shift + 5 * seat) % len(QUICK)] for seat in range(players)]
            _, _, rounds, plays = simulate(rules, bots, seed=number, start=0, stop=part, threads=2)
            whole = part * len(rules.rounds)
            assert rounds >= whole if rules.tiebreak == "extra_round" else rounds == whole, (rules, bots)
            assert plays > rounds * players, (rules, bots)
            played += part
    return played


def _fits(rules: Rules, players: int) -> bool:
    try:
        Game(rules, players=players, seed=1)
    except RulesError:
        return False
    return True


def test_every_bot_plays_every_edition_by_its_rules():
    assert play_all(3000) >= 3000


@pytest.mark.soak
def test_every_bot_plays_every_edition_by_its_rules_in_a_hundred_thousand_games():
    assert play_all(100_000) >= 100_000


if __name__ == "__main__":
    GOLDEN.write_text(
        json.dumps({level: choices(level) for level in LEVELS}, indent=1) + "\n", encoding="utf-8"
    )
