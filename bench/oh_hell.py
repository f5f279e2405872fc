"""The peer: OpenSpiel's Oh Hell, four players, rounds of one to ten cards. Needs pyspiel and nothing of ours.

    python bench/oh_hell.py play N    N games by its uniform random bots in C++; games a second
    python bench/oh_hell.py step N    N games stepped from Python, always the first legal action;
                                      decisions (bids and cards, not the dealing) a second

Seconds are of processor time.
"""

import sys
import time

import pyspiel  # pyright: ignore[reportMissingImports]


def play(rounds: list, count: int) -> float:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    start = time.process_time()
    for number in range(count):
        for game in rounds:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return count / (time.process_time() - start)


def step(rounds: list, count: int) -> float:
    decisions = 0
    start = time.process_time()
    for _ in range(count):
        for game in rounds:
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(state.legal_actions()[0])
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    oh_hell = [pyspiel.load_game("oh_hell", {"players": 4, "num_tricks_fixed": n}) for n in range(1, 11)]
    print({"play": play, "step": step}[sys.argv[1]](oh_hell, int(sys.argv[2])))
