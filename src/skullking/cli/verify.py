"""`skullking verify`: was the shuffle honest?"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from skullking.cli import records, talk
from skullking.cli.options import FileArgument, JsonOption, LangOption
from skullking.cli.talk import t


def verify(
    file: FileArgument = None,
    published: Annotated[str | None, typer.Option("--hash", help="cli-opt-hash", metavar="SHA256")] = None,
    number: Annotated[int, typer.Option("--game", help="cli-opt-game", min=1)] = 1,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check the published hash against the seed, and every action against the cards that follow from it."""
    del lang
    from skullking import RulesError, commitment

    record, _ = records.find(file, number)
    wanted = (published or record.commitment or "").strip().lower()
    found = None if record.seed is None else commitment(record.seed)
    matches = found is not None and (not wanted or found == wanted)
    rounds = 0
    if matches:
        try:
            rounds = len(record.replay().sheet)
        except RulesError as error:
            if error.code != "record/hash":
                raise
            matches = False
    if as_json:
        print(
            json.dumps(
                {"commitment": found, "published": wanted or None, "matches": matches, "rounds": rounds}
            )
        )
        raise typer.Exit(0 if matches else 1)
    console = talk.out()
    if found is None:
        console.print(t("cli-verify-no-seed"))
        raise typer.Exit(1)
    console.print(t("cli-verify-hash", hash=found))
    if not matches:
        console.print(t("cli-verify-mismatch", hash=wanted or str(record.commitment)))
        console.print(t("cli-verify-bad"), style="bold")
        raise typer.Exit(1)
    console.print(t("cli-verify-match" if wanted else "cli-verify-no-hash"))
    console.print(t("cli-verify-deals", rounds=rounds))
    console.print(t("cli-verify-good"), style="bold")
