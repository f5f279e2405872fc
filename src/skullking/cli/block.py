"""`skullking block`: files of the score block, and the block itself for any web host."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

from skullking.cli import talk
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
    from skullking.cli import sheet
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
        sheet.show(each)
    if len(blocks) > 1:
        sheet.show_statistics(blocks)


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
