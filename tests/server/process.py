"""A real server process with its database file."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import httpx

from skullking.client import Server
from tests import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

GENEROUS = {
    "messages_per_second": 100_000,
    "requests_per_second": 100_000,
    "tables_per_minute": 100_000,
    "connections_per_address": 100_000,
}
"""Limits that tests of other things do not meet."""


def get(url: str, **headers: str) -> httpx.Response:
    """Ask as somebody whom nobody knows."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(url, headers=named, trust_env=False, timeout=PATIENCE)


def lasting_port() -> int:
    """A port that stays free while the server that has it is dead.

    It lies below those that the system gives to outgoing connections, or one of them could get it meanwhile. Test
    processes that run side by side have ports of their own.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 10
    while True:
        port = SystemRandom().randrange(20_000, 30_000, 10) + worker
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class ServerProcess:
    """`skullking serve` in its own process; `kill` is kill -9, `start` again resumes on the same port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {**GENEROUS, **settings}
        self.port = lasting_port()
        self.process: subprocess.Popen[str] | None = None
        self.output: list[str] = []
        self._listener: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, cookie: str | None = None) -> Server:
        """Somebody with a browser of their own."""
        url = self.url + str(self.settings.get("root_path", ""))
        return Server(url, cookie=cookie, timeout=PATIENCE)

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("SKULLKING_")}
        environment |= {f"SKULLKING_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "skullking", "--lang", "en", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        answered = threading.Event()
        found: list[str] = []
        self._listener = threading.Thread(
            target=self._listen, args=(self.process, answered, found), daemon=True
        )
        self._listener.start()
        assert answered.wait(PATIENCE), "".join(self.output)
        assert found == [str(self.port)], "".join(self.output)

    def _listen(self, process: subprocess.Popen[str], answered: threading.Event, found: list[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.output.append(line)
            here = re.search(r"On this computer: \w+://localhost:(\d+)/", line)
            if here:
                found.append(here[1])
                answered.set()
        answered.set()

    def kill(self) -> None:
        """The end that nobody is told of."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """The end that is asked for; the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        """Wait for the end, and for the last words; the exit status."""
        assert self.process is not None
        assert self._listener is not None
        status = self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        return status

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def errors(self) -> list[str]:
        """Lines that speak of something gone wrong."""
        return [line for line in self.output if "[error" in line or "Traceback" in line or "critical" in line]
