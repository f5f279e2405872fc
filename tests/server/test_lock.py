"""One server to a data folder, and to a port."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests import PATIENCE
from tests.server.process import get

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.process import ServerProcess


@pytest.mark.parametrize(("lang", "words"), [("en", "Another server runs"), ("de", "läuft schon ein Server")])
def test_a_second_server_in_the_same_folder_says_so_and_ends(
    own_server: Callable[..., ServerProcess], lang: str, words: str
) -> None:
    first = own_server()
    command = [
        sys.executable,
        "-m",
        "skullking",
        "--lang",
        lang,
        "serve",
        "--port",
        "0",
        "--data",
        str(first.data),
    ]
    second = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    assert second.returncode == 2
    assert words in second.stderr
    assert "Traceback" not in second.stderr
    assert get(first.url + "/readyz").status_code == 200
    # What is left of a server that was killed does not keep the next one out.
    first.kill()
    first.start()
    assert get(first.url + "/readyz").status_code == 200


@pytest.mark.parametrize(("lang", "words"), [("en", "is taken"), ("de", "ist belegt")])
def test_a_taken_port_is_told_before_anything_is_made(
    own_server: Callable[..., ServerProcess], tmp_path: Path, lang: str, words: str
) -> None:
    first = urlsplit(own_server().url)
    folder = tmp_path / "unused"
    command = [sys.executable, "-m", "skullking", "--lang", lang, "serve", "--data", str(folder)]
    command += ["--host", str(first.hostname), "--port", str(first.port)]
    second = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False
    )
    assert second.returncode == 2
    assert f"{first.port} {words}" in second.stderr
    assert f"--port {(first.port or 0) + 1}" in second.stderr
    assert "Traceback" not in second.stderr
    assert not folder.exists()
