"""Games stepped from Python with legal_actions and apply: python -m bench.stepping"""

import time

from bench.measure import Contender, compare, peer, reported_rate
from skullking import Game, Rules


def step(rules: Rules, games: int) -> float:
    """Always the first legal action; decisions (bids and cards) for each second of processor time."""
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        game = Game(rules, players=4, seed=seed)
        while not game.is_over:
            for seat in game.to_act:
                game.apply(seat, game.legal_actions(seat)[0])
                decisions += 1
    return decisions / (time.process_time() - start)


def main() -> None:
    plain = Rules.preset("schmidt")
    richest = Rules.parse("grandpabeck2021+kraken+whale+loot+powers")
    contenders = [
        Contender("skullking.Game, schmidt", lambda: step(plain, 300)),
        Contender("skullking.Game, grandpabeck2021 with everything", lambda: step(richest, 300)),
    ]
    if oh_hell := peer():
        rate = lambda: reported_rate([*oh_hell, "step", "100"])  # noqa: E731
        contenders.append(Contender("OpenSpiel oh_hell, ten rounds, its Python interface", rate))
    compare("Stepping from Python", "decisions for each second of one core", contenders)


if __name__ == "__main__":
    main()
