"""`skullking arena`: a match on duplicate deals, with its margin and confidence interval."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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

    from skullking.arena import Gate, Report

# Exit status by verdict of a gate.
_STATUS = {"pass": 0, "fail": 1, "undecided": 3}


def arena(
    candidate: Annotated[str, typer.Argument(help="cli-arg-candidate", metavar="BOT")],
    field: Annotated[list[str] | None, typer.Argument(help="cli-arg-field", metavar="OTHER…")] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="cli-opt-arena-games", min=2)] = 2000,
    players: PlayersOption = 4,
    rules: RulesOption = DEFAULT_RULES,
    seed: FixedSeedOption = None,
    gate: Annotated[bool, typer.Option("--gate", help="cli-opt-arena-gate")] = False,
    out: OutOption = None,
    report: ReportOption = False,
    picture: PictureOption = None,
    times: Annotated[bool, typer.Option("--times", help="cli-opt-arena-times")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-opt-jobs", min=0)] = 0,
    ray: RayOption = None,
    raw: Annotated[bool, typer.Option("--raw", help="cli-opt-arena-raw")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> int:
    """Measure a bot against others, with the same cards in every seat."""
    del lang
    from skullking import Rules
    from skullking.arena import gate as play_gate
    from skullking.arena import match, read_reports

    others, verdict = field or [], None
    if report:
        reports = read_reports([Path(name) for name in (candidate, *others)])
    elif not others:
        raise typer.BadParameter(t("cli-arena-no-field"), param_hint="OTHER…")
    else:
        start, deals = seed_from(seed), -(-games // players)
        settings: dict[str, Any] = {
            "rules": Rules.parse(rules),
            "players": players,
            "deals": deals,
            "seed": 1 if start is None else start,
            "workers": jobs,
            "ray": ray,
            "out": out,
        }
        with resumable(out), ticking(t("cli-arena-progress"), deals, show=not as_json) as tick:
            if gate:
                verdict = play_gate(candidate, others, **settings, tick=tick)
                reports = [verdict.report]
            else:
                time_games = 200 if times else 0
                reports = [match(candidate, others, **settings, time_games=time_games, tick=tick)]
    if picture:
        picture.write_text(_picture(reports), encoding="utf-8")
    if as_json:
        said = [verdict.to_dict(raw=raw)] if verdict else [one.to_dict(raw=raw) for one in reports]
        print(json.dumps(said[0] if len(said) == 1 else said, ensure_ascii=False))
    else:
        _show(reports, verdict)
    return _STATUS[verdict.verdict] if verdict else 0


def _show(reports: list[Report], verdict: Gate | None) -> None:
    console = talk.out()
    if len(reports) > 1:
        console.print(_overview(reports))
        console.print(t("cli-arena-note-many"), style="dim")
        return
    console.print(_table(reports[0]))
    console.print(_rounds(reports[0]))
    console.print(t("cli-arena-note", par=_percent(1 / reports[0].players)), style="dim")
    if verdict:
        words = t(f"cli-arena-gate-{verdict.verdict}", z=decimal(verdict.z), deals=verdict.report.deals)
        console.print(words, style="bold")


def _table(report: Report) -> Table:
    from rich.box import ROUNDED
    from rich.table import Table

    title = t(
        "cli-arena-title",
        bot=report.candidate,
        field=_field(report),
        games=report.games,
        rules=report.rules,
    )
    table = Table(title=title, title_style="bold", box=ROUNDED, border_style="dim", show_header=False)
    table.add_column(style="dim")
    table.add_column(justify="right", style="bold")
    table.add_row(t("cli-arena-margin"), _margin(report.margin, report.interval))
    table.add_row(t("cli-arena-own"), decimal(report.own))
    table.add_row(t("cli-arena-wins"), _percent(report.win_share))
    table.add_row(t("cli-arena-exact"), _percent(report.exact))
    table.add_row(t("cli-arena-zeros"), f"{_percent(report.zeros)} · {_percent(report.zeros_exact)}")
    table.add_row(t("cli-arena-deals"), f"{report.deals} × {report.players}")
    if report.faults or report.others_faults:
        table.add_row(t("cli-arena-faults"), f"{report.faults} · {report.others_faults}")
    if report.microseconds is not None:
        p50, p99 = report.microseconds
        table.add_row(t("cli-arena-time"), f"{decimal(p50)} µs · {decimal(p99)} µs")
    return table


def _rounds(report: Report) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(t("cli-arena-round"), justify="right", style="dim")
    for head in ("margin", "own", "bid", "exact", "zeros"):
        table.add_column(t(f"cli-arena-head-{head}"), justify="right", no_wrap=True)
    for figures in report.rounds:
        table.add_row(
            str(figures.number),
            _margin(figures.margin, figures.interval),
            decimal(figures.own),
            decimal(figures.bid, 2),
            _percent(figures.exact),
            f"{_percent(figures.zeros)} · {_percent(figures.zeros_exact)}",
        )
    return table


def _overview(reports: list[Report]) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("bot", "field", "rules"):
        table.add_column(t(f"cli-arena-head-{head}"), style="bold" if head == "bot" else "", overflow="fold")
    for head in ("players", "deals", "margin", "own", "wins", "exact"):
        table.add_column(t(f"cli-arena-head-{head}"), justify="right", no_wrap=True)
    for report in reports:
        table.add_row(
            report.candidate,
            _field(report),
            report.rules,
            str(report.players),
            str(report.deals),
            _margin(report.margin, report.interval),
            decimal(report.own, 0),
            _percent(report.win_share),
            _percent(report.exact),
        )
    return table


def _picture(reports: list[Report]) -> str:
    from skullking.arena import Mark, forest

    marks = [
        Mark(
            f"{report.candidate} – {_field(report)}, {report.rules}, {report.players}",
            report.margin,
            report.interval,
            _margin(report.margin, report.interval),
        )
        for report in reports
    ]
    return forest(t("cli-arena-picture"), t("cli-arena-picture-axis"), marks)


def _field(report: Report) -> str:
    return ", ".join(dict.fromkeys(report.field))


def _margin(margin: float, interval: float) -> str:
    sign = "+" if margin >= 0 else ""
    return f"{sign}{decimal(margin)} ± {decimal(interval) if isfinite(interval) else '–'}"


def _percent(share: float) -> str:
    return f"{decimal(100 * share)} %"
