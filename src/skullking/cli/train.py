"""`skullking train`: weights for the net bots, by self-play."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import talk
from skullking.cli.options import DEFAULT_RULES, LangOption
from skullking.cli.talk import t

if TYPE_CHECKING:
    from skullking.train import Step

# Games of the margin that is shown while training; its deals are not those of `skullking arena`.
_PROBE = 400
# The Skull King takes a thousand times as long as the others.
_PROBE_SEARCH = 16


def train(
    file: Annotated[Path, typer.Argument(help="cli-arg-weights", metavar="FILE.bin")],
    preset: Annotated[str, typer.Option("--preset", "-p", help="cli-opt-preset")] = DEFAULT_RULES,
    minutes: Annotated[
        float | None, typer.Option("--minutes", "-m", help="cli-opt-minutes", min=0.01)
    ] = None,
    games: Annotated[int | None, typer.Option("--games", "-g", help="cli-opt-train-games", min=1)] = None,
    threads: Annotated[int, typer.Option("--threads", "-j", help="cli-opt-threads", min=1)] = 1,
    seed: Annotated[int, typer.Option("--seed", "-s", help="cli-opt-train-seed", min=0)] = 1,
    against: Annotated[str | None, typer.Option("--against", help="cli-opt-against", metavar="BOT")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-opt-resume-training")] = False,
    lang: LangOption = None,
) -> None:
    """Train a net and report how it gets on."""
    del lang
    from skullking.train import train as run

    if minutes is None and games is None:
        minutes = 60.0
    console = talk.out()
    steps = run(
        file,
        preset=preset,
        games=games,
        minutes=minutes,
        seed=seed,
        threads=threads,
        against=against,
        resume=resume,
    )
    step = None
    try:
        if not resume and against is None:
            console.print(t("cli-train-tables"), style="dim")
        with closing(steps):
            for step in steps:
                if step.saved:
                    _show(step, _margin(file, preset, against or "tables"), against or "tables")
    except KeyboardInterrupt:
        said = "cli-train-stopped" if file.is_file() else "cli-train-stopped-early"
        talk.err().print(t(said, file=str(file)))
        raise typer.Exit(130) from None
    console.print(t("cli-train-done" if step else "cli-train-finished", file=str(file)))


def _show(step: Step, margin: str, bot: str) -> None:
    left = step.seconds * (1 / max(step.progress, 1e-6) - 1)
    talk.out().print(
        t(
            "cli-train-step",
            percent=f"{100 * step.progress:.0f} %",
            games=step.games,
            rate=round(step.games / max(step.seconds, 1e-6)),
            loss=f"{step.loss:.4f}",
            margin=margin,
            bot=bot,
            left=f"{left / 60:.0f}",
        )
    )


def _margin(file: Path, preset: str, field: str) -> str:
    """Play what was learned so far against three of a bot."""
    from skullking import Rules
    from skullking.arena import match
    from skullking.bots.weights import keep_file

    keep_file.cache_clear()  # the file has changed
    games = _PROBE_SEARCH if field == "skullking" else _PROBE
    report = match(f"captain@{file}", [field], rules=Rules.parse(preset), deals=games // 4, seed="probe")
    return f"{report.margin:+.0f} ± {report.interval:.0f}"
