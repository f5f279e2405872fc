"""`skullking block`: files of the score block, and the block itself for any web host."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from skullking.cli import talk, wording
from skullking.cli.options import JsonOption, LangOption
from skullking.cli.talk import t
from skullking.errors import RulesError


def block(
    files: Annotated[list[Path] | None, typer.Argument(help="cli-arg-block-files", metavar="FILE…")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="cli-opt-block-out", metavar="FILE")] = None,
    export: Annotated[
        Path | None, typer.Option("--export", help="cli-opt-block-export", metavar="DIR")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Show, convert and export score blocks."""
    del lang
    if export is not None:
        _export(export)
        return
    if not files:
        raise typer.BadParameter(t("block-cli-nothing"), param_hint="FILE")
    from skullking.scoreblock import ScoreBlock, read, write

    blocks: list[ScoreBlock] = [each for path in files for each in read(path)]
    if out is not None:
        write(blocks, out, lang=talk.lang())
        talk.err().print(t("block-cli-written", file=str(out), n=len(blocks)), markup=False)
        return
    if as_json:
        found = [{**each.to_dict(), "totals": each.totals} for each in blocks]
        print(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False))
        return
    for each in blocks:
        _show(each)
    if len(blocks) > 1:
        _statistics(blocks)


def _show(block: object) -> None:
    from rich.table import Table

    from skullking.scoreblock import ScoreBlock

    assert isinstance(block, ScoreBlock)  # noqa: S101 - the command reads nothing else
    sheet = block.sheet()
    table = Table(title=f"{block.started[:10]} · {block.rules}", title_justify="left")
    table.add_column("", justify="right")
    for name, rank in zip(block.players, sheet.ranking, strict=True):
        star = " ★" if rank == 1 and block.is_over else ""
        table.add_column(f"{name}{star}", justify="right")
    for number, (entered, found) in enumerate(zip(block.rounds, sheet.rounds, strict=True), 1):
        cells = [
            f"{score.won}/{score.bid}  {wording.signed(score.points)}"
            if found.booked and score
            else f"–/{'–' if entry.bid is None else entry.bid}"
            for entry, score in zip(entered.seats, found.scores, strict=True)
        ]
        table.add_row(str(number), *cells)
    table.add_section()
    table.add_row(t("block-total"), *(str(total).replace("-", "−") for total in sheet.totals), style="bold")
    talk.out().print(table)


def _statistics(blocks: object) -> None:
    from rich.table import Table

    from skullking.scoreblock import ScoreBlock, statistics

    assert isinstance(blocks, list)  # noqa: S101 - see _show
    table = Table(title=t("block-statistics"), title_justify="left")
    for column in ("name", "games", "wins", "exact", "zeros", "bonuses", "best", "worst"):
        table.add_column(t(f"block-stat-{column}"), justify="left" if column == "name" else "right")
    for person in statistics(each for each in blocks if isinstance(each, ScoreBlock)):  # pyright: ignore[reportUnknownVariableType]
        table.add_row(
            person.name,
            str(person.games),
            str(person.wins),
            f"{round(100 * person.exact / max(1, person.rounds))} %",
            f"{person.zeros_made}/{person.zeros}",
            str(person.bonus_points),
            str(person.best).replace("-", "−"),
            str(person.worst).replace("-", "−"),
        )
    talk.out().print(table)


def _export(folder: Path) -> None:
    """Copy the built web client; it works from any HTTPS host, block and referee without a server."""
    import skullking

    static = Path(skullking.__file__).parent / "server" / "static"
    if not (static / "index.html").is_file():
        raise RulesError("block/not_built")
    if folder.exists() and any(folder.iterdir()):
        raise RulesError("block/folder", {"what": str(folder)})
    shutil.copytree(static.resolve(), folder, dirs_exist_ok=True)
    # whoever opens the host's address lands on the block
    page = folder / "block.html"
    page.write_text(
        '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=./#/block">'
        '<a href="./#/block">Der Block</a>\n',
        encoding="utf-8",
    )
    talk.out().print(t("block-cli-exported", folder=str(folder)), markup=False)
