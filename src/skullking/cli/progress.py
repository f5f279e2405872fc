"""How far a long command is, for people at a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from skullking.cli import talk
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path


@contextmanager
def ticking(what: str, total: int, *, show: bool) -> Generator[Callable[[int], object] | None]:
    """Show a bar; yields what is to be told how much is done, or None where nobody looks."""
    console = talk.err()
    if not show or not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def resumable(out: Path | None) -> Generator[None]:
    """Say after Ctrl+C how much of a measurement is in its file, and how it goes on."""
    try:
        yield
    except KeyboardInterrupt:
        if out and out.exists():
            deals = sum(line.startswith(b"[") for line in out.read_bytes().splitlines())
            talk.err().print("\n" + t("cli-arena-kept", deals=deals, file=str(out)), markup=False)
        raise
