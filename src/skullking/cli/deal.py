"""`skullking deal`: the cards that follow from a seed."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import faces, talk
from skullking.cli.options import (
    DEFAULT_RULES,
    JsonOption,
    LangOption,
    PlayersOption,
    RulesOption,
    SeedOption,
    seed_from,
)
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking import Deal


def deal(
    seed: SeedOption = None,
    players: PlayersOption = 4,
    number: Annotated[int | None, typer.Option("--round", help="cli-opt-round", min=1, max=20)] = None,
    dealer: Annotated[int, typer.Option("--dealer", help="cli-opt-dealer", min=0, max=7)] = 0,
    rules: RulesOption = DEFAULT_RULES,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Show what is dealt."""
    del lang
    from skullking import Rules, commitment
    from skullking import deal as dealt

    edition = Rules.parse(rules)
    faces.deal_with(edition)
    word: str | int = os.urandom(8).hex() if (given := seed_from(seed)) is None else given
    count = len(edition.cards_per_round(players=players))
    wanted = [number] if number else list(range(1, count + 1))
    deals = {i: dealt(edition, players, i, word) for i in wanted}
    dealers = {i: (dealer + i - 1) % players for i in wanted}
    if as_json:
        rounds = [_as_dict(i, dealers[i], deals[i]) for i in wanted]
        data = {"rules": str(edition), "seed": word, "commitment": commitment(word), "rounds": rounds}
        print(json.dumps(data, ensure_ascii=False))
        return
    console = talk.out()
    console.print(t("cli-deal-hash", seed=str(word), hash=commitment(word)), style="dim", markup=False)
    for i in wanted:
        console.print()
        console.print(t("cli-deal-round", round=i, dealer=dealers[i]), style="bold")
        for seat, hand in enumerate(deals[i].hands):
            _row(t("cli-deal-seat", seat=seat), list(map(str, hand)))
        if deals[i].graybeard is not None:
            _row(t("cli-graybeard"), list(map(str, deals[i].graybeard or ())))
        _row(t("cli-deal-pile"), list(map(str, deals[i].undealt)))


def _row(name: str, tokens: Sequence[str]) -> None:
    from rich.text import Text

    console = talk.out()
    if console.is_terminal:
        line = Text(f"{name:<9}", style="dim")
        for token in tokens:
            line.append_text(faces.chip(token)).append(" ")
        console.print(line)
    else:
        console.print(f"{name:<9}{' '.join(tokens)}", markup=False)


def _as_dict(number: int, dealer: int, deal: Deal) -> dict[str, object]:
    data: dict[str, object] = {
        "round": number,
        "dealer": dealer,
        "hands": [[str(card) for card in hand] for hand in deal.hands],
        "pile": [str(card) for card in deal.undealt],
    }
    if deal.graybeard is not None:
        data["graybeard"] = [str(card) for card in deal.graybeard]
    return data
