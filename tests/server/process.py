"""A real server process with its database file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

from skullking.client import Server

if TYPE_CHECKING:
    from pathlib import Path

GENEROUS = {
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
    "tables_per_minute": 100_000,
    "connections_per_address": 100_000,
}
"""Limits that tests of other things do not meet."""
STARTS_WITHIN = 60.0


class ServerProcess:
    """`skullking serve` in its own process; `kill` is kill -9, `start` again resumes on the same port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {**GENEROUS, **settings}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.output: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, cookie: str | None = None) -> Server:
        """Somebody with a browser of their own."""
        return Server(self.url + str(self.settings.get("root_path", "")), cookie=cookie)

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("SKULLKING_")}
        environment |= {f"SKULLKING_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "skullking", "--lang", "en", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        listening = threading.Event()
        threading.Thread(target=self._listen, args=(self.process, listening), daemon=True).start()
        assert listening.wait(STARTS_WITHIN), "".join(self.output)
        assert self.port, "".join(self.output)

    def _listen(self, process: subprocess.Popen[str], listening: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.output.append(line)
            found = re.search(r"On this computer: \w+://localhost:(\d+)/", line)
            if found:
                self.port = int(found[1])
                listening.set()
        listening.set()

    def kill(self) -> None:
        """The end that nobody is told of."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """The end that is asked for; the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def errors(self) -> list[str]:
        """Lines that speak of something gone wrong."""
        return [line for line in self.output if "[error" in line or "Traceback" in line or "critical" in line]
