"""The sheet of a score block in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking.cli import talk, wording
from skullking.cli.talk import t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skullking.scoreblock import ScoreBlock


def show(block: ScoreBlock) -> None:
    """Print the sheet: won/bid and points of each round, the totals, and who deals next."""
    from rich.table import Table

    block = block.laid_out()
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
    table.add_row(t("block-total"), *(wording.points(total) for total in sheet.totals), style="bold")
    talk.out().print(table)
    if number := block.open_round:
        talk.out().print(place(block, number), markup=False)


def place(block: ScoreBlock, number: int) -> str:
    """Say what round it is: its cards, who deals and who leads."""
    found = block.sheet().rounds[number - 1]
    return t(
        "cli-score-round",
        round=number,
        cards=found.cards,
        dealer=block.players[found.dealer],
        leader=block.players[found.leader],
    )


def show_statistics(blocks: Sequence[ScoreBlock]) -> None:
    """Print what each person did over many games."""
    from rich.table import Table

    from skullking.scoreblock import statistics

    table = Table(title=t("block-statistics"), title_justify="left")
    for column in ("name", "games", "wins", "exact", "zeros", "bonuses", "best", "worst"):
        table.add_column(t(f"block-stat-{column}"), justify="left" if column == "name" else "right")
    for person in statistics(blocks):
        table.add_row(
            person.name,
            str(person.games),
            str(person.wins),
            f"{round(100 * person.exact / max(1, person.rounds))} %",
            f"{person.zeros_made}/{person.zeros}",
            str(person.bonus_points),
            wording.points(person.best or 0),
            wording.points(person.worst or 0),
        )
    talk.out().print(table)
