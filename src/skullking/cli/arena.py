"""`skullking arena`: a match on duplicate deals, with its margin and confidence interval."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import talk
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
    from rich.table import Table

    from skullking.arena import Report


def arena(
    candidate: Annotated[str, typer.Argument(help="cli-arg-candidate", metavar="BOT")],
    field: Annotated[list[str], typer.Argument(help="cli-arg-field", metavar="OTHER…")],
    games: Annotated[int, typer.Option("--games", "-g", help="cli-opt-arena-games", min=2)] = 2000,
    players: PlayersOption = 4,
    rules: RulesOption = DEFAULT_RULES,
    seed: SeedOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-opt-jobs", min=0)] = 0,
    times: Annotated[bool, typer.Option("--times", help="cli-opt-arena-times")] = False,
    raw: Annotated[bool, typer.Option("--raw", help="cli-opt-arena-raw")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Measure a bot against others, with the same cards in every seat."""
    del lang
    from skullking import Rules
    from skullking.arena import match
    from skullking.bots import check_bot

    for name in (candidate, *field):
        check_bot(name)  # an unknown name is told before anything starts
    start = seed_from(seed)
    report = match(
        candidate,
        field,
        rules=Rules.parse(rules),
        players=players,
        deals=-(-games // players),
        seed=1 if start is None else start,
        threads=jobs,
        time_games=200 if times else 0,
    )
    if as_json:
        print(json.dumps(report.to_dict(raw=raw), ensure_ascii=False))
        return
    console = talk.out()
    console.print(_table(report))
    console.print(t("cli-arena-note", par=f"{100 / players:.1f} %"), style="dim")


def _table(report: Report) -> Table:
    from rich.box import ROUNDED
    from rich.table import Table

    title = t(
        "cli-arena-title",
        bot=report.candidate,
        field=", ".join(dict.fromkeys(report.field)),
        games=report.games,
        rules=report.rules,
    )
    table = Table(title=title, title_style="bold", box=ROUNDED, border_style="dim", show_header=False)
    table.add_column(style="dim")
    table.add_column(justify="right", style="bold")
    table.add_row(t("cli-arena-margin"), f"{report.margin:+.1f} ± {report.interval:.1f}")
    table.add_row(t("cli-arena-own"), f"{report.own:.1f}")
    table.add_row(t("cli-arena-wins"), f"{100 * report.win_share:.1f} %")
    table.add_row(t("cli-arena-exact"), f"{100 * report.exact:.1f} %")
    table.add_row(t("cli-arena-zeros"), f"{100 * report.zeros:.1f} % · {100 * report.zeros_exact:.1f} %")
    table.add_row(t("cli-arena-deals"), f"{report.deals} × {report.players}")
    if report.faults or report.others_faults:
        table.add_row(t("cli-arena-faults"), f"{report.faults} · {report.others_faults}")
    if report.microseconds is not None:
        p50, p99 = report.microseconds
        table.add_row(t("cli-arena-time"), f"{p50:.1f} µs · {p99:.1f} µs")
    return table
