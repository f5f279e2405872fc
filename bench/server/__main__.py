"""Measure the server: `python -m bench.server`, see `--help`.

Prints the machine, the load, the command and what was measured; asserts nothing but that nothing was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from .load import Player, Tally, seat_table

LIMITS = {
    "SKULLKING_MESSAGES_PER_SECOND": "100000",
    "SKULLKING_REQUESTS_PER_SECOND": "100000",
    "SKULLKING_TABLES_PER_MINUTE": "1000000",
    "SKULLKING_CONNECTIONS_PER_ADDRESS": "100000",
}
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Processor time of a process so far, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Memory of a process in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def percentile(values: list[float], share: float) -> float:
    """The value below which this share lies, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Seat everybody, play, and tell."""
    tally = Tally()
    chance = Random(1)  # noqa: S311  # no secret
    pause = None if args.pace == 0 else (lambda: chance.uniform(0.5, 1.5) * args.pace)
    before = resident(pid)
    url = f"http://127.0.0.1:{port}"
    count: int = args.sockets // 4
    tables: list[list[Player]] = [
        await seat_table(url, port, number, tally, pause=pause, games=args.games) for number in range(count)
    ]
    seated = resident(pid)
    tally.latencies.clear()
    began, server, load = time.perf_counter(), processor_seconds(pid), time.process_time()
    for players in tables:
        players[0].send({"type": "start"})
        if args.pace:
            await asyncio.sleep(args.pace / count)
    everybody = asyncio.gather(*(player.over for players in tables for player in players))
    if args.seconds:
        await asyncio.wait([asyncio.ensure_future(everybody)], timeout=args.seconds)
    else:
        await everybody
    wall = time.perf_counter() - began
    server, load = processor_seconds(pid) - server, time.process_time() - load
    commands = len(tally.latencies)
    return {
        "tables": count,
        "sockets": count * 4,
        "games": tally.games,
        "commands": commands,
        "seconds": wall,
        "commands_per_second": commands / wall,
        "commands_per_server_processor_second": commands / server if server else float("nan"),
        "p50_ms": percentile(tally.latencies, 0.5),
        "p99_ms": percentile(tally.latencies, 0.99),
        "max_ms": percentile(tally.latencies, 1.0),
        "server_processor": server / wall,
        "load_processor": load / wall,
        "refused": tally.refused,
        "lost": tally.lost,
        "bytes_per_command": tally.bytes_in / max(1, commands),
        "frames_per_command": tally.frames_in / max(1, commands),
        "memory_per_table_lobby_kb": (seated - before) / count / 1000,
        "memory_per_table_kb": (resident(pid) - before) / count / 1000,
    }


def run(args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, measure, stop it."""
    with tempfile.TemporaryDirectory(dir=args.directory) as data:
        command = [sys.executable, "-m", "skullking", "--lang", "en", "serve"]
        command += ["--host", "127.0.0.1", "--port", "0", "--data", data]
        if args.profile:
            command = [sys.executable, "-m", "bench.server.profiled", args.profile, data]
        with subprocess.Popen(
            command, env={**os.environ, **LIMITS}, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            port = 0
            for line in process.stdout:
                if "localhost:" in line:
                    port = int(line.rpartition("localhost:")[2].strip().rstrip("/"))
                    break
            try:
                return asyncio.run(measure(port, process.pid, args))
            finally:
                process.terminate()
                process.wait()


def main() -> None:
    """Read the arguments, run, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="*", default=[40, 400], help="connections, four a table")
    parser.add_argument("--games", type=int, default=2, help="games each table plays")
    parser.add_argument(
        "--pace", type=float, default=0.0, help="seconds that people think, about (0: not at all)"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.0, help="stop after so long (0: when all games are over)"
    )
    parser.add_argument(
        "--directory", default=None, help="where the database lies (default: the temporary directory)"
    )
    parser.add_argument("--profile", default="", help="write a cProfile of the server to this file")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, load before {load:.1f}"
    )
    print("python -m bench.server " + " ".join(sys.argv[1:]))
    for sockets in args.sockets:
        found = run(argparse.Namespace(**{**vars(args), "sockets": sockets}))
        print(f"\n{found['tables']} tables, {found['sockets']} sockets, {found['games']} games")
        for name, value in found.items():
            print(f"  {name:38} {value:12,.2f}" if isinstance(value, float) else f"  {name:38} {value:12,}")


if __name__ == "__main__":
    main()
