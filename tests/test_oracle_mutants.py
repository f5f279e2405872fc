"""Every deliberate rule error is noticed by the cases or by a comparison of random games."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import conformance, mutants
from tests.oracle import game, rules

FILES = sorted((Path(__file__).parent.parent / "spec" / "conformance").glob("*.json"))

GAMES = [  # rules, players: all editions and options, few games of each
    ("schmidt", 4), ("schmidt+rounds=bedtime+tiebreak=extra_round", 4), ("schmidt+rounds=1,3+tiebreak=extra_round", 2),
    ("schmidt+rounds=1", 5), ("schmidt+load=choice+rounds=1-3", 3), ("grandpabeck2013+rounds=brawl", 5),
    ("grandpabeck2018+kraken+loot+powers", 5), ("grandpabeck2018+powers+rounds=skirmish", 6),
    ("grandpabeck2021+kraken+whale+loot+powers", 6), ("grandpabeck2021+kraken+whale+loot+powers+harry=end_of_round", 3),
    ("grandpabeck2021+kraken+whale+powers+kraken_lead=left_of_kraken+whale_void_lead=would_have_won", 7),
    ("grandpabeck2021+powers+scoring=rascal+load=choice+rounds=whirlpool", 4), ("grandpabeck2021+loot+rounds=broadside", 8),
    ("grandpabeck2021+powers+rounds=broadside", 7),
    ("grandpabeck2021+kraken+whale+powers", 2), ("grandpabeck2021+graybeard_second=last_human_leader+powers", 2),
]  # fmt: skip
SEEDS = range(6)


class Step:
    """What the unmutated oracle said before and after one action."""

    __slots__ = ("action", "legal", "log", "seat", "to_act")

    def __init__(self, it: game.Game, rng: random.Random) -> None:
        self.to_act = list(it.to_act)
        self.seat = rng.choice(self.to_act)
        self.legal = sorted(it.legal_actions(self.seat))
        self.action = rng.choice(self.legal)
        self.log = it.apply(self.seat, self.action)


@cache
def reference(text: str, players: int, seed: int) -> list[Step]:
    rng = random.Random(f"{text} {players} {seed}")
    it = game.Game(rules.parse(text), players, seed, seed % players)
    steps: list[Step] = []
    while it.phase != "over":
        steps.append(Step(it, rng))
    return steps


def same_game(package: Any, text: str, players: int, seed: int) -> bool:
    it = package.play.Game(package.rules.parse(text), players, seed, seed % players)
    for step in reference(text, players, seed):
        if it.to_act != step.to_act or sorted(it.legal_actions(step.seat)) != step.legal:
            return False
        if it.apply(step.seat, step.action) != step.log:
            return False
    return it.phase == "over"


def noticed_by(package: str) -> str | None:
    """The first case or game that tells the package from the oracle."""
    face = conformance.Oracle(package)
    for path in FILES:
        for case in conformance.load(path):
            if conformance.differences(face, case):
                return f"{path.name} {case['id']}"
    for seed in SEEDS:
        for text, players in GAMES:
            try:
                same = same_game(face, text, players, seed)
            except Exception as error:  # noqa: BLE001  a crash is noticed, too
                return f"{text}, {players} players, seed {seed}: {error!r}"
            if not same:
                return f"{text}, {players} players, seed {seed}"
    return None


@pytest.fixture
def package() -> Iterator[str]:
    yield "tests_oracle_mutant"
    mutants.unload("tests_oracle_mutant")


def test_an_unchanged_copy_is_not_noticed(package: str) -> None:
    assert noticed_by(mutants.load(package)) is None


@pytest.mark.parametrize("mutant", mutants.MUTANTS, ids=lambda mutant: mutant.name)
def test_a_rule_error_is_noticed(mutant: mutants.Mutant, package: str) -> None:
    assert noticed_by(mutants.load(package, mutant)), (
        f"nothing tells the oracle from one where: {mutant.name}"
    )
