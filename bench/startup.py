"""How long a start takes: python -m bench.startup

Least of several, since other load can only add: on the clock on the wall, and of processor time, which is what
the clock shows on a machine that has nothing else to do.
"""

import os
import pty
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench.measure import ROOT, machine

RUNS = 7


def least(action: Callable[[], None]) -> tuple[float, float]:
    """Milliseconds on the wall and of processor time, each the least of all runs."""
    walls: list[float] = []
    spent: list[float] = []
    for _ in range(RUNS):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        action()
        walls.append(time.perf_counter() - start)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(walls) * 1000, min(spent) * 1000


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def first_prompt() -> None:
    """From the call of `skullking play` in a terminal to the question for the first bid."""
    child, terminal = pty.fork()
    if child == 0:
        command = [str(Path(sys.executable).with_name("skullking")), "play", "--lang", "en", "--seed", "1"]
        environment = os.environ | {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        os.execve(command[0], command, environment)  # noqa: S606
    seen = b""
    while b"0" not in seen.rpartition(b"bid")[2]:
        try:
            seen += os.read(terminal, 65536)
        except OSError:
            break
    os.kill(child, 9)
    os.waitpid(child, 0)
    os.close(terminal)


def main() -> None:
    print(f"\nStart  (milliseconds on the wall and of processor time, least of {RUNS})\n  on {machine()}")
    nothing, library = least(lambda: run("pass")), least(lambda: run("import skullking"))
    lines = {
        "python, nothing": nothing,
        "import skullking, on top of that": (library[0] - nothing[0], library[1] - nothing[1]),
        "skullking play, from the call to the first question": least(first_prompt),
    }
    for name, (wall, spent) in lines.items():
        print(f"  {name:<58} {wall:13.0f} {spent:8.0f}")
    outside = "import sys; before = set(sys.modules); import skullking; print(*sorted({m.split('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names)))"
    modules = subprocess.run([sys.executable, "-c", outside], capture_output=True, text=True, check=True)
    print(f"  modules that import skullking loads beyond the standard library: {modules.stdout.strip()}")


if __name__ == "__main__":
    main()
