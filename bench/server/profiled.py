"""The server under cProfile: `python -m bench.server.profiled FILE DATA`."""

from __future__ import annotations

import cProfile
import sys
import time
from pathlib import Path

from skullking.server.run import run
from skullking.server.settings import Settings


def main() -> None:
    """Serve until SIGTERM, then write the profile."""
    settings = Settings.from_environment(host="127.0.0.1", port=0, data=Path(sys.argv[2]))
    profile = cProfile.Profile(time.thread_time)  # processor time: other work on the machine does not count
    profile.enable()
    try:
        run(settings, started=lambda port: print(f"http://localhost:{port}/", flush=True))
    finally:
        profile.disable()
        profile.dump_stats(sys.argv[1])


if __name__ == "__main__":
    main()
