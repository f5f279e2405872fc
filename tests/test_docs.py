"""The README's and the docs' code runs, and prints what they say it prints."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CONTRIBUTING.md"]
FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    page: Path
    line: int
    language: str
    code: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(language: str, *pages: Path) -> list[Block]:
    found: list[Block] = []
    for page in pages or PAGES:
        words = page.read_text(encoding="utf-8")
        for match in FENCE.finditer(words):
            if match[1] == language:
                line = words.count("\n", 0, match.start()) + 2
                found.append(Block(page, line, language, match[2]))
    return found


def test_there_is_something_to_run() -> None:
    assert blocks("python")
    assert blocks("console")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks("python", page)], ids=named)
def test_python_of_a_page(page: Path) -> None:
    """A page is one session: later snippets may use what earlier ones made."""
    session: dict[str, Any] = {"__name__": "__snippet__"}
    for block in blocks("python", page):
        if ">>>" not in block.code:
            exec(compile(block.code, str(block), "exec"), session)  # noqa: S102
            continue
        example = doctest.DocTestParser().get_doctest(
            block.code, session, str(block), str(page), block.line - 1
        )
        said: list[str] = []
        doctest.DocTestRunner(optionflags=FLAGS).run(example, out=said.append, clear_globs=False)
        assert not said, "".join(said)
        session.update(example.globs)


@pytest.mark.parametrize("block", blocks("console"), ids=str)
def test_console_snippet(block: Block, tmp_path: Path) -> None:
    """Lines with `$ ` are commands; what follows is their output (`...` stands for anything)."""
    ran = 0
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for part in re.split(r"^\$ ", block.code, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        words = shlex.split(command, comments=True)
        if words[0] == "make":
            assert target_exists(words[1]), f"no such target: {command}"
            continue
        assert words[0] in ("skullking", "python"), f"unknown program: {command}"
        arguments = ["-m", "skullking", *words[1:]] if words[0] == "skullking" else words[1:]
        done = subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            timeout=PATIENCE,
            check=False,
            stdin=subprocess.DEVNULL,
            env={
                **os.environ,
                "SKULLKING_LANG": "en",
                "XDG_STATE_HOME": str(tmp_path),
                "COLUMNS": "100",
                "PYTHONUTF8": "1",
            },
        )
        assert done.returncode == 0, done.stdout + done.stderr
        if wanted.strip():
            checker = doctest.OutputChecker()
            assert checker.check_output(wanted.strip() + "\n", done.stdout.strip() + "\n", FLAGS), (
                f"{command}\n--- said\n{done.stdout}"
            )
        ran += 1
    assert ran or "$ make" in block.code


def target_exists(target: str) -> bool:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE) is not None


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_inside_the_repository_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_record_of_the_notation_replays_and_is_canonical() -> None:
    from skullking import Record

    words = (ROOT / "spec" / "NOTATION.md").read_text(encoding="utf-8")
    example = re.findall(r"^```\n(skullking record 1\n.*?)^```", words, re.DOTALL | re.MULTILINE)[-1]
    record = Record.parse(example)
    assert record.to_text() == example
    assert record.replay().scores == record.result


@pytest.mark.parametrize("name", ["counting_bot.py", "lowest_bot.js"])
def test_the_bots_in_the_page_are_those_in_examples(name: str) -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / name).read_text(encoding="utf-8")
    assert f"```{name.rpartition('.')[2]}\n{code}```\n" in page
