"""`why`: the captain's advice in the terminal, with its reason."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from skullking import Game, Rules
from skullking.bots import crew
from skullking.cli import advice, faces, talk
from skullking.cli.wording import CREW, Names
from skullking.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.conftest import Run

SHORT = ("--rules", "schmidt+rounds=1-2", "--players", "3", "--seed", "5", "--lang", "en")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    before = talk.lang()
    talk.speak(request.param)
    yield request.param
    talk.speak(before)


def test_why_gives_advice_and_its_reason_and_the_turn_goes_on(run: Run) -> None:
    said = run("play", *SHORT, typed="why\n1\n1\nWARUM\nr\n")
    assert said.status == 0
    assert said.out.count("The captain's advice: ") == 3
    assert "The captain's advice: bid " in said.out
    assert "Expected in this round: " in said.out


def test_asking_changes_nothing_in_the_game(run: Run) -> None:
    def told(typed: str) -> list[str]:
        out = run("play", *SHORT, typed=typed).out
        return [line for line in out.splitlines() if "captain" not in line and "Expected" not in line]

    # An answer stands on the line of the next prompt, so lines are compared without prompts.
    asked, silent = told("1\nwhy\n1\n"), told("1\n1\n")
    assert [line for line in silent if line.startswith(("You", "Jette", "Round"))] == [
        line for line in asked if line.startswith(("You", "Jette", "Round"))
    ]


def test_advice_is_worded_for_every_kind_of_action(spoken: str) -> None:
    """Each kind is asked for twice in games of chance: a piece of advice takes a twentieth of a second."""
    rules = Rules.parse("grandpabeck2021+powers+scoring=rascal+load=choice")
    faces.deal_with(rules)
    names = Names(CREW[:3])
    asked: Counter[str] = Counter()
    for seed in range(6):
        game = Game(rules, players=3, seed=seed)
        with crew(["random"] * 3, seed=seed) as bots:
            while not game.is_over:
                seat = game.to_act[0]
                view = game.view(seat)
                kind = str(view.legal[0].to_dict()["type"])
                asked[kind] += 1
                if asked[kind] <= 2:
                    lines = advice.sentences(view, names)
                    assert len(lines) == min(2, len(view.legal))
                    for line in lines:
                        assert not re.search(r"cli-|bots-|card-|[{}]", line), line
                game.apply(seat, bots[seat].choose(view))
    assert set(asked) == {"bid", "load", "play", "choose_leader", "swap", "bet", "change_bid"}
