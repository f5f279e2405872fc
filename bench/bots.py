"""Strength of the bots: the matches behind the figures of docs/bots.md.

python -m bench.bots                      the net levels, a few minutes
python -m bench.bots --search             the Skull King, too: hours
python -m bench.bots --out figures.json   keeps the margin of every deal
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from pathlib import Path

from skullking import Rules
from skullking.arena import Report, match

SEED = "published"
LEVELS = ("child", "deckhand", "sailor", "mate", "boatswain", "captain")


def matches(*, search: bool) -> list[tuple[str, str, str, int, int]]:
    """Who, against whom, under which rules, how many players, how many deals."""
    plan = [("captain", "tables", "schmidt", players, 2500) for players in (2, 3, 4, 5, 6)]
    american = ("grandpabeck2021", "grandpabeck2021+kraken+whale+loot")
    for rules in american:
        counts = [
            n for n in range(2, 9) if n in Rules.parse(rules).players and not ("loot" in rules and n == 2)
        ]
        plan += [("captain", "tables", rules, players, 1000) for players in counts]
    for rules in ("grandpabeck2013", "grandpabeck2018", "schmidt+kraken"):
        plan.append(("captain", "tables", rules, 4, 1000))
    plan += [(level, "captain", "schmidt", 4, 1000) for level in LEVELS]
    plan += [(bot, "tables", "schmidt", 4, 1000) for bot in ("random", "simple", "child", "deckhand", "mate")]
    if search:
        plan += [("skullking", field, "schmidt", 4, 400) for field in ("captain", "tables")]
    return plan


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    print("| bot | against | rules | players | deals | margin, 95 % | own | wins | bids met | µs p50 · p99 |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    reports: list[Report] = []
    for bot, field, rules, players, deals in matches(search=options.search):
        begun = time.monotonic()
        report = match(
            bot,
            [field],
            rules=Rules.parse(rules),
            players=players,
            deals=max(10, int(deals * options.share)),
            seed=SEED,
            time_games=20,
        )
        reports.append(report)
        p50, p99 = report.microseconds or (0.0, 0.0)
        print(
            f"| {bot} | {field} | {rules} | {players} | {report.deals} | {report.margin:+.1f} ± {report.interval:.1f}"
            f" | {report.own:.0f} | {report.win_share:.3f} | {report.exact:.3f} | {p50:.1f} · {p99:.1f} |"
        )
        print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr)
    if options.out:
        options.out.write_text(json.dumps([report.to_dict(raw=True) for report in reports]) + "\n")


if __name__ == "__main__":
    main()
