"""`skullking simulate` against the same loop in Rust, and over the cores: python -m bench.simulate"""

import os
import sys
import time

from bench.measure import Contender, command_rate, compare, hotpath

CARDS = 220
GAMES = 60_000


def simulate(jobs: int, *, wall: bool) -> float:
    """Games a second of the command's own loop: playing and counting, without the start of the program."""
    from skullking.cli.simulate import Match, _native_parts  # pyright: ignore[reportPrivateUsage]
    from skullking.cli.statistics import SeatTally, merge

    clock = time.perf_counter if wall else time.process_time
    seats = [SeatTally() for _ in range(4)]
    start = clock()
    for part in _native_parts(Match("schmidt", ("random",) * 4, 1), GAMES * jobs, jobs):
        merge(seats, part)
    return seats[0].games / (clock() - start)


def main() -> None:
    program = str(hotpath())
    compare(
        "Random games from Python",
        "games for each second of processor time",
        [
            Contender("skullking simulate random --jobs 1", lambda: simulate(1, wall=False)),
            Contender(
                "the same loop in Rust", lambda: command_rate([program, "simulate", str(GAMES)]) / CARDS
            ),
        ],
    )
    cores = os.cpu_count() or 1
    compare(
        "Over the cores",
        "games for each second of the clock on the wall: other load counts",
        [
            Contender(f"skullking simulate random --jobs {cores}", lambda: simulate(cores, wall=True)),
            Contender("skullking simulate random --jobs 1", lambda: simulate(1, wall=True)),
        ],
    )


if __name__ == "__main__":
    sys.exit(main())
