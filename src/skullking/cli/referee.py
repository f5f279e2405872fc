"""`skullking referee`: the cards of a trick, in order, and who takes it."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from skullking.cli import faces, talk, wording
from skullking.cli.faces import Drawn, Frame
from skullking.cli.options import DEFAULT_RULES, JsonOption, LangOption, RulesOption
from skullking.cli.talk import t
from skullking.text import rule_text


def referee(
    cards: Annotated[list[str], typer.Argument(help="cli-arg-cards", metavar="CARD…")],
    rules: RulesOption = DEFAULT_RULES,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Say who takes a trick, and why."""
    del lang
    from skullking import Play, Rules, resolve_trick

    edition = Rules.parse(rules)
    faces.deal_with(edition)
    plays = [Play(word) for word in _words(cards)]
    result = resolve_trick(plays, rules=edition)
    why = rule_text(result.rule, talk.lang())
    if as_json:
        print(
            json.dumps(
                {
                    "winner": result.winner,
                    "led": result.led,
                    "bonuses": dict(result.bonuses),
                    "points": result.points,
                    "next_leader": result.next_leader,
                    "alliances": [list(pair) for pair in result.alliances],
                    "rule": str(result.rule),
                    "why": why,
                },
                ensure_ascii=False,
            )
        )
        return
    console = talk.out()
    tokens = [str(play) for play in plays]
    if console.is_terminal:
        drawn = [
            Drawn(
                token,
                Frame.WINS if i == result.winner else Frame.PLAIN,
                f"★ {i + 1}" if i == result.winner else f"{i + 1}",
            )
            for i, token in enumerate(tokens)
        ]
        console.print(faces.rows(drawn, console.width))
    if result.winner is None:
        console.print(t("cli-referee-nobody"), style="bold")
    else:
        winner = t("cli-referee-winner", number=result.winner + 1, card=faces.name(tokens[result.winner]))
        console.print(winner, style="bold")
    console.print(rule_text(result.rule, talk.lang(), number=True), markup=False)
    led = t("cli-referee-led", suit=faces.suit_name(result.led)) if result.led else t("cli-referee-no-led")
    console.print(led)
    if result.points:
        what = wording.bonus_words(result.bonuses)
        console.print(t("cli-referee-bonus", points=wording.signed(result.points), what=what))
    else:
        console.print(t("cli-referee-no-bonus"))
    for looter, _ in result.alliances:
        console.print(t("cli-referee-alliance", one=looter + 1))
    if result.next_leader != result.winner:
        console.print(t("cli-referee-next", number=result.next_leader + 1))


def _words(arguments: list[str]) -> list[str]:
    """Separate the cards: one an argument, or several with commas or spaces; 'Skull King' stays one."""
    from skullking import NotationError, Play

    words: list[str] = []
    for argument in arguments:
        for part in argument.split(","):
            try:
                Play(part)
            except NotationError:
                words.extend(part.split())
            else:
                words.append(part)
    return words
