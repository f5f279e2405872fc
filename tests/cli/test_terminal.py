"""A real terminal: whole games on a pty, in both languages, and how soon it answers."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Final

import pexpect
import pytest

from tests import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

PROMPTS: Final = {
    "de": ("Deine Ansage", "Karte \\(", "Als Pirat", "Das Spiel ist aufgezeichnet"),
    "en": ("Your bid", "Card \\(", "As a pirate", "The game is recorded"),
}


def start(lang: str, home: Path, *words: str, **env: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "skullking", "play", "--lang", lang, "--seed", "11", *words],
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 100),
        env={**os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1", **env},
    )


def last_words(child: pexpect.spawn[str]) -> str:
    """What it says until it has ended by itself: closing the terminal any sooner would end it."""
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    return str(child.before)


def play_to_the_end(child: pexpect.spawn[str], lang: str, legal: str) -> str:
    """Bid one, play the last card that is marked as legal, until the game is over."""
    bid, card, mary, over = PROMPTS[lang]
    seen = ""
    while True:
        found = child.expect([bid, card, mary, over])
        before = str(child.before)
        seen += before
        if found == 3:
            return seen + last_words(child)
        child.expect("› |: ")
        if found == 1:
            child.sendline(re.findall(legal, before)[-1])
        else:
            child.sendline("1" if found == 0 else "p")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_ten_rounds_on_a_colour_terminal(lang: str, tmp_path: Path) -> None:
    child = start(lang, tmp_path)
    seen = play_to_the_end(child, lang, r"▲ (\d+)")
    assert child.exitstatus == 0
    assert "Traceback" not in seen
    assert "\x1b[" in seen
    assert ("Durchgang 10" if lang == "de" else "Round 10") in seen
    assert ("Der Block" if lang == "de" else "Score sheet") in seen


@pytest.mark.parametrize("lang", ["de", "en"])
def test_ten_rounds_line_by_line(lang: str, tmp_path: Path) -> None:
    child = start(lang, tmp_path, "--plain")
    mark = "(?:Spielbar|Deine Karten): (\\d+)" if lang == "de" else "(?:Playable|Your cards): (\\d+)"
    seen = play_to_the_end(child, lang, mark)
    assert child.exitstatus == 0
    assert "\x1b" not in seen
    assert not re.search("[─│╭┏═★▲▶●○]", seen)


def test_no_color_keeps_marks_and_frames(tmp_path: Path) -> None:
    child = start("en", tmp_path, NO_COLOR="1")
    child.expect("Your bid")
    seen = str(child.before)
    assert "38;2;" not in seen
    assert "48;2;" not in seen
    assert "╭──────╮" in seen
    child.close(force=True)


def test_interrupt_leaves_in_good_order(tmp_path: Path) -> None:
    child = start("en", tmp_path)
    child.expect("Your bid")
    child.sendintr()
    child.expect("skullking play --resume")
    last_words(child)
    assert child.exitstatus == 0
    assert (tmp_path / "skullking" / "left.json").is_file()
