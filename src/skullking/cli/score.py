"""`skullking score`: the points of one round."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Annotated

import typer

from skullking.cli import talk, wording
from skullking.cli.options import DEFAULT_RULES, JsonOption, LangOption, RulesOption
from skullking.cli.talk import t


class Loot(StrEnum):
    """How a Loot alliance ended."""

    BOTH = "both"
    MISSED = "missed"


class Scoring(StrEnum):
    """How a round is scored."""

    STANDARD = "standard"
    RASCAL = "rascal"
    CANNONBALL = "cannonball"


def score(
    bid: Annotated[int, typer.Argument(help="cli-arg-bid", metavar="BID", min=0, max=10)],
    won: Annotated[int, typer.Argument(help="cli-arg-won", metavar="TOOK", min=0, max=10)],
    cards: Annotated[int, typer.Option("--cards", "-c", help="cli-opt-cards", min=1, max=10)],
    bonus: Annotated[
        list[str] | None, typer.Option("--bonus", help="cli-opt-bonus", metavar="NAME[=COUNT]")
    ] = None,
    loot: Annotated[list[Loot] | None, typer.Option("--loot", help="cli-opt-loot")] = None,
    bet: Annotated[int, typer.Option("--bet", help="cli-opt-bet", metavar="N")] = 0,
    harry: Annotated[int, typer.Option("--harry", help="cli-opt-harry", min=-1, max=1)] = 0,
    scoring: Annotated[Scoring | None, typer.Option("--scoring", help="cli-opt-scoring")] = None,
    rules: RulesOption = DEFAULT_RULES,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Score one round of one player."""
    del lang
    from skullking import Rules, score_round

    result = score_round(
        bid,
        won,
        cards=cards,
        bonuses=_counts(bonus or []),
        loot=tuple(end is Loot.BOTH for end in loot or []),
        bet=bet,
        harry=harry,
        scoring=str(scoring) if scoring else None,
        rules=Rules.parse(rules),
    )
    if as_json:
        print(json.dumps(result.to_dict(), ensure_ascii=False))
        return
    console = talk.out()
    console.print(t("cli-score-head", bid=result.bid, won=result.won, cards=result.cards), style="dim")
    console.print(wording.score_words(result), markup=False)
    console.print(t("cli-score-total", points=wording.signed(result.points)), style="bold")


def _counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        name, _, count = word.partition("=")
        if count and not (count.isascii() and count.isdigit() and len(count) < 4):
            raise typer.BadParameter(word, param_hint="--bonus")
        kind = name.strip().replace("-", "_").lower()
        counts[kind] = counts.get(kind, 0) + int(count or 1)
    return counts
