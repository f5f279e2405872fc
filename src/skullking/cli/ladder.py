"""`skullking ladder`: many bots at mixed tables, rated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import talk
from skullking.cli.options import (
    DEFAULT_RULES,
    FixedSeedOption,
    JsonOption,
    LangOption,
    OutOption,
    PictureOption,
    PlayersOption,
    RayOption,
    ReportOption,
    RulesOption,
    seed_from,
)
from skullking.cli.progress import resumable, ticking
from skullking.cli.talk import decimal, t

if TYPE_CHECKING:
    from rich.table import Table

    from skullking.arena import Ladder


def ladder(
    pool: Annotated[list[str] | None, typer.Argument(help="cli-arg-pool", metavar="BOT…")] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="cli-opt-games", min=1)] = 4000,
    players: PlayersOption = 4,
    rules: RulesOption = DEFAULT_RULES,
    seed: FixedSeedOption = None,
    out: OutOption = None,
    report: ReportOption = False,
    picture: PictureOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-opt-jobs", min=0)] = 0,
    ray: RayOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Rate many bots by games at random mixed tables."""
    del lang
    from skullking import Rules
    from skullking.arena import ladder as play
    from skullking.arena import ladder_pool, read_ladder

    if report:
        rated = read_ladder([Path(name) for name in pool or []])
    else:
        start = seed_from(seed)
        with resumable(out), ticking(t("cli-arena-progress"), games, show=not as_json) as tick:
            rated = play(
                pool or ladder_pool(),
                rules=Rules.parse(rules),
                players=players,
                games=games,
                seed=1 if start is None else start,
                workers=jobs,
                ray=ray,
                out=out,
                tick=tick,
            )
    if picture:
        picture.write_text(_picture(rated), encoding="utf-8")
    if as_json:
        print(json.dumps(rated.to_dict(), ensure_ascii=False))
        return
    console = talk.out()
    console.print(_table(rated))
    console.print(t("cli-ladder-note", bot=rated.anchor), style="dim")


def _table(rated: Ladder) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = t("cli-ladder-title", games=rated.games, players=rated.players, rules=rated.rules)
    table = Table(title=title, title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", justify="right", style="dim")
    table.add_column(t("cli-arena-head-bot"), style="bold", no_wrap=True)
    for head in ("elo", "rating", "games", "own", "wins"):
        table.add_column(t(f"cli-ladder-head-{head}"), justify="right", no_wrap=True)
    for place, one in enumerate(rated.standings, 1):
        table.add_row(
            str(place),
            one.bot,
            _elo(one.elo, one.interval),
            f"{decimal(one.rating, 2)} ({decimal(one.mu)} − 3 × {decimal(one.sigma, 2)})",
            str(one.games),
            decimal(one.points, 0),
            f"{decimal(100 * one.win_share)} %",
        )
    return table


def _picture(rated: Ladder) -> str:
    from skullking.arena import Mark, forest

    title = t("cli-ladder-title", games=rated.games, players=rated.players, rules=rated.rules)
    marks = [Mark(one.bot, one.elo, one.interval, _elo(one.elo, one.interval)) for one in rated.standings]
    return forest(title, t("cli-ladder-picture-axis", bot=rated.anchor), marks)


def _elo(figure: float, interval: float) -> str:
    return f"{decimal(figure, 0)} ± {decimal(interval, 0)}"
