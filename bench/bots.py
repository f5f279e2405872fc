"""Strength of the bots: the matches behind the figures of docs/bots.md.

python -m bench.bots                    the net levels and public bots, some minutes
python -m bench.bots --search           the Skull King, too: an hour
python -m bench.bots --out figures      keeps the result of every deal in a folder, and goes on where a kill stopped
                                        it; `skullking arena --report figures/*.jsonl` prints the figures again
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path
from typing import NamedTuple

from skullking import Rules
from skullking.arena import OMNISCIENT, match
from skullking.bots import opponent_names

SEED = "published"
LEVELS = ("child", "deckhand", "sailor", "mate", "boatswain", "captain")
AMERICAN = "grandpabeck2021"
EXTRAS = f"{AMERICAN}+kraken+whale+loot"
# Fields of three different public bots.
MIXED = (("marcus", "wizrule", "jacobll"), ("marcus-duck", "wizrule", "aldo-hard"))


class Planned(NamedTuple):
    bot: str
    field: tuple[str, ...]
    rules: str
    players: int
    deals: int

    @property
    def file(self) -> str:
        return f"{self.bot}-{'+'.join(self.field)}-{self.rules}-{self.players}.jsonl"


def matches(*, search: bool) -> list[Planned]:
    public = opponent_names()
    plan = [Planned("captain", ("tables",), "schmidt", players, 2500) for players in (3, 4, 5, 6)]
    plan.append(Planned("captain", ("tables",), "schmidt", 2, 6000))
    for rules in (AMERICAN, EXTRAS):
        counts = [n for n in Rules.parse(rules).players if not ("loot" in rules and n == 2)]
        plan += [Planned("captain", ("tables",), rules, players, 1500) for players in counts]
    for rules in ("grandpabeck2013", "grandpabeck2018", "schmidt+kraken"):
        plan.append(Planned("captain", ("tables",), rules, 4, 1000))
    plan += [Planned(level, ("captain",), "schmidt", 4, 1000) for level in LEVELS]
    weak = ("random", "simple", "child", "deckhand", "mate")
    plan += [Planned(bot, ("tables",), "schmidt", 4, 1000) for bot in weak]
    plan += [Planned(OMNISCIENT, (field,), "schmidt", 4, 200) for field in ("tables", "captain")]
    plan += [Planned("captain", field, AMERICAN, 4, 1000) for field in MIXED]
    for rules in ("schmidt", AMERICAN):
        plan += [
            Planned("captain", (name,), rules, players, 300) for name in public for players in (2, 3, 4, 5, 6)
        ]
    if search:
        plan += [
            Planned("skullking", ("captain",), "schmidt", 4, 160),
            Planned("skullking", ("tables",), "schmidt", 4, 160),
        ]
        plan += [Planned("skullking", field, AMERICAN, 4, 60) for field in MIXED]
        plan += [
            Planned("skullking", ("tables",), "schmidt", players, deals)
            for players, deals in ((2, 120), (3, 60), (5, 40), (6, 30))
        ]
        plan += [Planned("skullking", ("tables",), AMERICAN, players, 30) for players in (2, 3, 4, 5, 6)]
        plan += [
            Planned("skullking", (name,), rules, players, 8)
            for rules in ("schmidt", AMERICAN)
            for players in (4, 2, 3, 5, 6)
            for name in public
        ]
        plan += [Planned("flatMC-400", field, AMERICAN, 4, 120) for field in MIXED]
    return plan


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--only", help="matches whose file's name contains this")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    parser.add_argument("--out", type=Path, help="folder for the results")
    options = parser.parse_args()
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    machine = platform.processor() or platform.machine()
    print(f"{machine}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print("| bot | against | rules | players | deals | margin, 95 % | own | wins | bids met | µs p50 · p99 |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for planned in matches(search=options.search):
        if options.only and options.only not in planned.file:
            continue
        begun = time.monotonic()
        report = match(
            planned.bot,
            planned.field,
            rules=Rules.parse(planned.rules),
            players=planned.players,
            deals=max(10, int(planned.deals * options.share)),
            seed=SEED,
            out=options.out / planned.file if options.out else None,
            time_games=20,
        )
        p50, p99 = report.microseconds or (0.0, 0.0)
        print(
            f"| {planned.bot} | {', '.join(planned.field)} | {planned.rules} | {planned.players} | {report.deals}"
            f" | {report.margin:+.1f} ± {report.interval:.1f} | {report.own:.0f} | {report.win_share:.3f}"
            f" | {report.exact:.3f} | {p50:.1f} · {p99:.1f} |",
            flush=True,
        )
        print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
