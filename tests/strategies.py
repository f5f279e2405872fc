"""Hypothesis strategies: games, records, texts that are nearly right.

Runs are derandomised, so that `make test` says the same twice; a failure prints the example.
"""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from skullking import Game, Rules
from tests import lockstep

SETTINGS = settings(derandomize=True, deadline=None, max_examples=150, database=None)
MORE = settings(SETTINGS, max_examples=400)


def game_of(seed: int, steps: int | None = None, *, deals: bool = False) -> Game:
    """A random game of any edition and options; `steps` None: to its end."""
    rng = random.Random(seed)
    start = lockstep.random_start(rng)
    rules = Rules.parse(start.rules)
    if deals and rules.tiebreak == "shared":
        source = Game(rules, start.players, seed=start.seed)
        while not source.is_over:
            step(source, rng)
        dealt = [source.dealt(number) for number in range(1, source.round + 1)]
        game = Game(rules, start.players, deals=dealt, first_dealer=start.first_dealer)
    else:
        game = Game(rules, start.players, seed=start.seed, first_dealer=start.first_dealer)
    while not game.is_over and steps != 0:
        step(game, rng)
        steps = None if steps is None else steps - 1
    return game


def step(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.to_act)
    if game.phase in ("bidding", "loading") and rng.random() < 0.1:
        seat = rng.randrange(game.players)
    game.apply(seat, rng.choice(game.legal_actions(seat)))


games = st.builds(
    game_of, st.integers(0, 2**32), st.one_of(st.none(), st.integers(0, 120)), deals=st.booleans()
)

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["bid", "play", "SM", "SM+", "R5", 10**30, -(10**30), "\ud800", "0" * 64, 2, 1, 0]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)
