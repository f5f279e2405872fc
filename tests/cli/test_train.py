"""`skullking train`: what it refuses before it begins, and what Ctrl-C leaves behind."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from skullking.train import train
from tests import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_existing_weights_are_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(b"dear to somebody")
    said = run("train", str(file), "--games", "10")
    assert said.status == 2
    assert "--resume" in said.err
    assert not said.out
    assert file.read_bytes() == b"dear to somebody"


def test_a_finished_training_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    list(train(file, games=20, table_games=20))
    said = run("train", str(file), "--games", "20", "--resume")
    assert said.status == 0
    assert "finished already" in said.out


@pytest.mark.parametrize("begun", [False, True])
def test_ctrl_c_says_what_is_kept(tmp_path: Path, begun: bool) -> None:
    """Stopped while the tables are filled, or after the first line of progress."""
    file = tmp_path / "mine.bin"
    command = [sys.executable, "-m", "skullking", "train", str(file), "--minutes", "1000", "--lang", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout
        assert process.stdout.readline().startswith("Filling")
        if begun:
            assert process.stdout.readline().startswith("0 %")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert ("--resume" in err) == begun
    assert ("before anything" in " ".join(err.split())) != begun
    assert file.is_file() == begun
