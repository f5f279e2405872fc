"""`skullking score`: the points of one round, or a whole evening in a file of the block."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import talk, wording
from skullking.cli.options import DEFAULT_RULES, JsonOption, LangOption, RulesOption
from skullking.cli.talk import t

if TYPE_CHECKING:
    from skullking.scoreblock import ScoreBlock


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
    what: Annotated[list[str], typer.Argument(help="cli-arg-score", metavar="BID TOOK | FILE")],
    cards: Annotated[int | None, typer.Option("--cards", "-c", help="cli-opt-cards", min=1, max=10)] = None,
    bonus: Annotated[
        list[str] | None, typer.Option("--bonus", help="cli-opt-bonus", metavar="[WHO:]NAME[=N]")
    ] = None,
    loot: Annotated[list[Loot] | None, typer.Option("--loot", help="cli-opt-loot")] = None,
    bet: Annotated[int, typer.Option("--bet", help="cli-opt-bet", metavar="N")] = 0,
    harry: Annotated[int, typer.Option("--harry", help="cli-opt-harry", min=-1, max=1)] = 0,
    scoring: Annotated[Scoring | None, typer.Option("--scoring", help="cli-opt-scoring")] = None,
    players: Annotated[
        str | None, typer.Option("--players", "-p", help="cli-opt-score-players", metavar="ADA,BO,…")
    ] = None,
    dealer: Annotated[int, typer.Option("--dealer", help="cli-opt-score-dealer", min=1, max=8)] = 1,
    enter: Annotated[bool, typer.Option("--enter", "-e", help="cli-opt-score-enter")] = False,
    bids: Annotated[str | None, typer.Option("--bids", help="cli-opt-score-bids", metavar="1,0,…")] = None,
    won: Annotated[str | None, typer.Option("--won", help="cli-opt-score-won", metavar="1,0,…")] = None,
    number: Annotated[int | None, typer.Option("--round", help="cli-opt-score-round", min=1)] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="cli-opt-block-out", metavar="FILE")] = None,
    rules: RulesOption = DEFAULT_RULES,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Score one round of one player, or keep the score block in a file."""
    del lang
    if len(what) == 1:
        file = Path(what[0])
        entered = (bids, won, None if bonus is None else tuple(bonus))
        block = _begin(file, players, dealer, rules)
        block = _enter(block, file, entered, number, ask=enter)
        _show(block, out, as_json=as_json)
        return
    from skullking import Rules, score_round

    if len(what) > 2:
        raise typer.BadParameter(what[2], param_hint="TOOK")
    if cards is None:
        raise typer.BadParameter(t("cli-score-cards-missing"), param_hint="--cards")
    result = score_round(
        _number(what[0], "BID"),
        _number(what[1], "TOOK"),
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


def _begin(file: Path, players: str | None, dealer: int, rules: str) -> ScoreBlock:
    """Read the file, or begin a new one if players are named."""
    from skullking.errors import RulesError
    from skullking.scoreblock import ScoreBlock, read

    if players is None:
        blocks = read(file)
        if len(blocks) != 1:
            raise RulesError("block/one", {"what": len(blocks)})
        return blocks[0]
    if file.exists():
        raise typer.BadParameter(t("cli-score-exists", file=str(file)), param_hint="--players")
    names = tuple(name.strip() for name in players.split(","))
    if dealer > len(names):
        raise typer.BadParameter(str(dealer), param_hint="--dealer")
    return ScoreBlock(rules=rules, players=names, first_dealer=dealer - 1)


def _enter(
    block: ScoreBlock,
    file: Path,
    what: tuple[str | None, str | None, tuple[str, ...] | None],
    number: int | None,
    *,
    ask: bool,
) -> ScoreBlock:
    """Enter what is to be entered, and write it back."""
    from skullking.cli import entering
    from skullking.scoreblock import write

    block = block.laid_out()
    entered = entering.Entered(*what)
    if entered != entering.Entered():
        at = number or block.open_round
        if at is None:
            raise typer.BadParameter(t("cli-score-over"), param_hint="--round")
        block = entering.enter(block, at, entered)
        write([block], file)
    elif not file.exists():
        write([block], file)
    return entering.ask(block, lambda game: write([game], file)) if ask else block


def _show(block: ScoreBlock, out: Path | None, *, as_json: bool) -> None:
    """Show the sheet, and write it where that is wanted."""
    from skullking.cli import sheet
    from skullking.scoreblock import write

    if out is not None:
        write([block], out, lang=talk.lang())
    if as_json:
        print(json.dumps({**block.to_dict(), "totals": block.totals}, ensure_ascii=False))
    else:
        sheet.show(block)


def _number(word: str, name: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise typer.BadParameter(word, param_hint=name)
    return int(word)


def _counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        name, _, count = word.partition("=")
        if count and not (count.isascii() and count.isdigit() and len(count) < 4):
            raise typer.BadParameter(word, param_hint="--bonus")
        kind = name.strip().replace("-", "_").lower()
        counts[kind] = counts.get(kind, 0) + int(count or 1)
    return counts
