"""Runs the command line in this process, in a home of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest

from skullking.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Said:
    status: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *words: str, typed: str = "") -> Said: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("SKULLKING_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def call(*words: str, typed: str = "") -> Said:
        lines = iter(typed.splitlines())

        def answer(prompt: object = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        capsys.readouterr()
        status = main(words)
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return call
