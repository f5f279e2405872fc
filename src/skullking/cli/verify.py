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
    published: Annotated[
        str | None, typer.Option("--hash", help="cli-opt-hash", metavar="SHA256")
    ] = None,
    number: Annotated[int, typer.Option("--game", help="cli-opt-game", min=1)] = 1,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Replay a record, deal anew from its seed, and compare the seed's hash with the published one."""
    del lang
    from skullking._core import commitment
    from skullking._core import deal as dealt

    record, _ = records.find(file, number)
    game = record.replay()
    seed = game.seed
    found = commitment(seed) if seed is not None else None
    rounds = [event for event in game.full_events() if event.to_dict()["type"] == "round_started"]
    honest = seed is not None and all(
        game.dealt(i) == dealt(game.rules, game.players, i, seed) for i in range(1, len(rounds) + 1)
    )
    matches = None if published is None else found == published.strip().lower()
    good = honest and matches is not False
    if as_json:
        data = {"commitment": found, "rounds": len(rounds), "deals_follow": honest, "matches": matches}
        print(json.dumps(data))
        raise typer.Exit(0 if good else 1)
    console = talk.out()
    if found is None:
        console.print(t("cli-verify-no-seed"))
        raise typer.Exit(1)
    if honest:
        console.print(t("cli-verify-deals", rounds=len(rounds)))
    console.print(t("cli-verify-hash", hash=found))
    if matches is None:
        console.print(t("cli-verify-no-hash"))
    elif matches:
        console.print(t("cli-verify-match"))
    else:
        console.print(t("cli-verify-mismatch", hash=(published or "").strip()))
    console.print(t("cli-verify-good" if good else "cli-verify-bad"), style="bold")
    raise typer.Exit(0 if good else 1)
