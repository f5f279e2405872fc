"""Rates of work by processor time, side by side in one run.

A rate here is work for each second of processor time of the process that did it, not of the clock on the wall:
other programs on the machine then disturb little. What is compared runs in turn (A B A B …), and ratios are
taken pair by pair.
"""

import os
import platform
import resource
import shlex
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RUNS = 5


class Contender(NamedTuple):
    """Something that does work when called, and says how much a second."""

    name: str
    rate: Callable[[], float]


def machine() -> str:
    """What this runs on, and how busy that is."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = models[0].split(":", 1)[1].strip() if models else cpu
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    python = f"Python {platform.python_version()}"
    return f"{cpu}, {os.cpu_count()} processors, load {load}; {platform.system()}, {python}"


def command_rate(command: Sequence[str]) -> float:
    """Units of work (the last number a command prints) for each second of its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return int(done.stdout.split()[-1]) / spent


def reported_rate(command: Sequence[str]) -> float:
    """What a command measures itself: the last number it prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return float(done.stdout.split()[-1])


def compare(title: str, unit: str, contenders: Sequence[Contender], runs: int = RUNS) -> None:
    """Run the contenders in turn and print rates, and ratios of the first to each other one."""
    print(f"\n{title}  ({unit}; {runs} runs in turn: median, least to most)")
    print(f"  on {machine()}")
    rates: list[list[float]] = [[] for _ in contenders]
    for _ in range(runs):
        for contender, seen in zip(contenders, rates, strict=True):
            seen.append(contender.rate())
    for contender, seen in zip(contenders, rates, strict=True):
        line = (
            f"  {contender.name:<58} {statistics.median(seen):>13,.0f}   {min(seen):,.0f} to {max(seen):,.0f}"
        )
        if contender is not contenders[0]:
            ratio = statistics.median(a / b for a, b in zip(rates[0], seen, strict=True))
            line += f"   the first is {ratio:.2f} times that"
        print(line)


def peer() -> list[str] | None:
    """The interpreter that has OpenSpiel, from PEER_PYTHON or this one; None without one."""
    python = os.environ.get("PEER_PYTHON", sys.executable)
    done = subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False)
    if done.returncode == 0:
        return [python, str(ROOT / "bench" / "oh_hell.py")]
    print(
        "\nWithout OpenSpiel beside it: install bench/requirements.txt somewhere and set PEER_PYTHON to its python."
    )
    return None


def hotpath(cpu: str = "native") -> Path:
    """Build the program that runs one hot path; gives where it is."""
    target = ROOT / "target" / f"bench-{cpu}"
    flags = os.environ.get("RUSTFLAGS", "") + f" -C target-cpu={cpu}"
    command = "cargo build --release --locked --quiet -p skullking-search --example hotpath"
    environment = os.environ | {"RUSTFLAGS": flags, "CARGO_TARGET_DIR": str(target)}
    subprocess.run(shlex.split(command), check=True, cwd=ROOT, env=environment)
    return target / "release" / "examples" / "hotpath"
