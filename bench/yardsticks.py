"""Public bots written anew against the figures of their descriptions (bench/yardsticks.toml).

python -m bench.yardsticks                        a table, a few minutes on two cores
python -m bench.yardsticks --share 0.1            a tenth of the games
python -m bench.yardsticks --out yardsticks.json  keeps the figures

z is the distance of the two figures in standard errors of their difference. The error of the described figure
follows from its number of games, from how our own games spread, and from its last digit. Four games
with the same seats, one for each dealer, are one sample.
"""

from __future__ import annotations

import argparse
import json
import os
import struct
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from decimal import Decimal
from functools import partial
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.measure import machine
from skullking import Rules
from skullking._core import simulate
from skullking.arena import match
from skullking.arena.matches import deal_seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

STATED = Path(__file__).with_suffix(".toml")
# Games of a sample: the first dealer goes once around the table.
AROUND = 4
# Samples of a table by what a game of it costs; bots that play games in their heads take milliseconds.
SAMPLES = {"flatMC": 600, "pimc": 60, "": 5000}
NAMES = {
    "mean": "points",
    "exact": "bids met",
    "zeros": "zero bids",
    "zeros_exact": "zero bids met",
    "bid": "mean bid",
    "wins": "wins",
}

# Numerator and denominator of each figure in one sample.
Sample = dict[str, tuple[float, float]]
# A seating, and the number of its first game.
Job = tuple[tuple[str, ...], int]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: as described, as ours, the standard errors of both, and their distance in errors."""

    table: str
    bot: str
    figure: str
    stated: float
    stated_error: float
    ours: float
    error: float
    games: int
    z: float


def described() -> dict[str, Any]:
    """Read what the descriptions say, decimals as they are written there."""
    return tomllib.loads(STATED.read_text(encoding="utf-8"), parse_float=Decimal)


def orders(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to seat the bots around the table; turned tables are the same."""
    first, *others = bots
    return sorted({(first, *order) for order in permutations(others)})


def jobs(tables: Iterable[tuple[str, ...]], samples: int) -> Iterator[Job]:
    """Seat each table so many times, in all its orders in turn."""
    number = 0
    for bots in tables:
        seatings = orders(bots)
        for turn in range(samples):
            yield seatings[turn % len(seatings)], number
            number += AROUND


def play(rules: Rules, seed: int, job: Job) -> dict[str, Sample]:
    """Play one sample; for each bot its figures."""
    bots, number = job
    packed, bids, rounds, _ = simulate(rules, bots, seed=seed, start=number, stop=number + AROUND, threads=1)
    games = list(struct.iter_unpack(f"<{len(bots)}i", packed))
    sample: dict[str, Sample] = {}
    for seat, bot in enumerate(bots):
        total, met, zeros, zeros_met = bids[seat]
        won = sum((game[seat] == max(game)) / game.count(max(game)) for game in games)
        own: Sample = {
            "mean": (sum(game[seat] for game in games), len(games)),
            "wins": (won, len(games)),
            "bid": (total, rounds),
            "exact": (met, rounds),
            "zeros": (zeros, rounds),
            "zeros_exact": (zeros_met, zeros),
        }
        # Equal bots at one table are counted together.
        before = sample.get(bot, dict.fromkeys(own, (0.0, 0.0)))
        sample[bot] = {
            name: (before[name][0] + value, before[name][1] + of) for name, (value, of) in own.items()
        }
    return sample


def ratio(samples: list[tuple[float, float]]) -> tuple[float, float]:
    """Give a mean over samples of different weight, and its standard error."""
    whole = sum(of for _, of in samples)
    mean = sum(value for value, _ in samples) / whole
    squares = sum((value - mean * of) ** 2 for value, of in samples)
    return mean, sqrt(squares * len(samples) / (len(samples) - 1)) / whole


def compare(title: str, stated: dict[str, Any], samples: list[dict[str, Sample]]) -> Iterator[Row]:
    """Set every figure of a table beside ours."""
    for bot, figures in stated["figures"].items():
        mine = [sample[bot] for sample in samples if bot in sample]
        games = len(mine) * AROUND
        # In a mixed field a bot sits at some of the tables only.
        share = len(mine) / len(samples)
        for figure, written in figures.items():
            value = Decimal(written)
            ours, error = ratio([sample[figure] for sample in mine])
            rounding = float(Decimal(1).scaleb(int(value.as_tuple().exponent))) / sqrt(12)
            stated_error = sqrt(error**2 * games / (stated["games"] * share) + rounding**2)
            z = (ours - float(value)) / sqrt(error**2 + stated_error**2)
            yield Row(title, bot, figure, float(value), stated_error, ours, error, games, z)


def measure(stated: dict[str, Any], share: float, threads: int) -> Iterator[Row]:
    """Play all tables."""
    rules = Rules.parse(stated["rules"])
    seed = deal_seed("yardsticks")
    with ThreadPoolExecutor(threads) as pool:

        def played(tables: Iterable[tuple[str, ...]], samples: int) -> list[dict[str, Sample]]:
            return list(pool.map(partial(play, rules, seed), jobs(tables, samples)))

        for table in stated["tables"]:
            names = tuple(table["bots"])
            cost = next(kind for kind in SAMPLES if names[0].startswith(kind))
            bots = names if len(names) > 1 else names * 4
            samples = played([bots], max(12, int(SAMPLES[cost] * share)))
            yield from compare(titled(names), table, samples)
        mixed = stated["mixed"]
        fields = combinations(mixed["figures"], 4)
        yield from compare("four different", mixed, played(fields, max(1, int(6 * share))))


def titled(names: tuple[str, ...]) -> str:
    """Name a table: `4 marcus`, `marcus-duck, 3 marcus`."""
    counts = {name: names.count(name) if len(names) > 1 else 4 for name in names}
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())


def number(figure: str, value: float, *, error: bool = False) -> str:
    """Write points with one decimal, shares in per cent, bids with two."""
    if figure == "mean":
        return f"{value:.1f}" if error else f"{value:.0f}" if value == int(value) else f"{value:.1f}"
    if figure == "bid":
        return f"{value:.3f}" if error else f"{value:.2f}"
    return f"{100 * value:.2f}" if error else f"{100 * value:.1f} %"


def show(rows: list[Row]) -> None:
    """Print the table, and how many figures are off."""
    print("| table | bot | figure | described | ours | games | z |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        described, ours = (
            f"{number(row.figure, value)} ± {number(row.figure, error, error=True)}"
            for value, error in ((row.stated, row.stated_error), (row.ours, row.error))
        )
        off = " !" if abs(row.z) > 2 else ""
        print(
            f"| {row.table} | {row.bot} | {NAMES[row.figure]} | {described} | {ours} | {row.games} | {row.z:+.1f}{off} |"
        )
    off = sum(abs(row.z) > 2 for row in rows)
    print(
        f"\n{off} of {len(rows)} figures are more than two standard errors off; chance alone lets 5 % be so."
    )


def prototype(stated: dict[str, Any], share: float) -> list[dict[str, object]]:
    """Measure the plain bots against three table heuristics: not the same bots, so nothing is tested."""
    print("\nAgainst three table heuristics; the prototype's simple rules are not ours:\n")
    print("| bot | prototype: points, margin, wins | ours |")
    print("| --- | --- | --- |")
    reports: list[dict[str, object]] = []
    for bot, figures in stated["figures"].items():
        report = match(
            bot,
            ["tables"],
            rules=Rules.parse(stated["rules"]),
            deals=max(20, int(2000 * share)),
            seed="yardsticks",
        )
        reports.append(report.to_dict())
        print(
            f"| {bot} | {figures['mean']}, {figures['margin']}, {figures['wins']:.2f} |"
            f" {report.own:.0f}, {report.margin:+.0f} ± {report.interval / 1.96:.1f}, {report.win_share:.2f} |"
        )
    return reports


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the games")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    stated = described()
    print(f"{machine()}\n")
    begun = time.monotonic()
    rows = list(measure(stated, options.share, options.threads))
    show(rows)
    reports = prototype(stated["prototype"], options.share)
    print(f"\n{time.monotonic() - begun:.0f} s")
    if options.out:
        figures = {"figures": [asdict(row) for row in rows], "against_tables": reports}
        options.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
