"""Instructions of the hot paths, which no other load on the machine can change: python -m bench.instructions

    python -m bench.instructions          counts and compares with bench/instructions.json
    python -m bench.instructions --store  stores what it counts as the new reference

Needs valgrind. Built for a processor with AVX2 (x86-64-v3), so that every such machine counts the same; another
compiler may not.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from bench.measure import hotpath

REFERENCE = Path(__file__).with_name("instructions.json")
TOLERANCE = 0.03
# What runs, how often, and what one unit of it is called.
PATHS = {
    "playouts": (300, "card"),
    "playouts-2021": (300, "card"),
    "playouts-everything": (200, "card"),
    "simulate": (300, "card"),
    "simulate-simple": (30, "card"),
    "deal": (3000, "deal"),
}


def count(program: Path, *arguments: str) -> tuple[int, int]:
    """Instructions and units of work of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    refs = re.search(r"Collected : (\d+)", done.stderr)
    if refs is None:
        raise RuntimeError(done.stderr)
    return int(refs[1]), int(done.stdout.split()[-1])


def main() -> int:
    if not shutil.which("valgrind"):
        print("\nInstructions: not counted, since valgrind is not installed.")
        return 0
    program = hotpath("x86-64-v3")
    compiler = subprocess.run(
        ["rustc", "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    stored = json.loads(REFERENCE.read_text()) if REFERENCE.exists() else {"compiler": None, "paths": {}}
    start, _ = count(program, "nothing")
    counted: dict[str, float] = {}
    print(f"\nInstructions  (x86-64-v3, {compiler}; reference: {stored['compiler']})")
    for path, (times, unit) in PATHS.items():
        instructions, work = count(program, path, str(times))
        counted[path] = round((instructions - start) / work, 1)
        line = f"  {path:<22} {counted[path]:>10,.1f} for each {unit:<6}"
        if before := stored["paths"].get(path):
            change = counted[path] / before - 1
            verdict = "REGRESSION" if change > TOLERANCE else "better" if change < -TOLERANCE else ""
            line += f" reference {before:>10,.1f} {change:+7.1%} {verdict}"
        print(line)
    if "--store" in sys.argv:
        REFERENCE.write_text(json.dumps({"compiler": compiler, "paths": counted}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
