"""`skullking simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import os
import struct
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skullking.cli import talk
from skullking.cli.options import (
    DEFAULT_RULES,
    JsonOption,
    LangOption,
    PlayersOption,
    RulesOption,
    SeedOption,
    complete_bots,
    seed_from,
)
from skullking.cli.statistics import SeatTally, from_totals, merge, tally
from skullking.cli.talk import decimal, t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

# Games played before something is reported, or Ctrl+C is heard: programs take a tenth of a second for each.
_CHUNK: Final = 10
_NATIVE_CHUNK: Final = 20_000


@dataclass(frozen=True, slots=True)
class Match:
    """What is played; small enough to send to another process."""

    rules: str
    bots: tuple[str, ...]
    seed: int | str


def simulate(
    bots: Annotated[
        list[str] | None, typer.Argument(help="cli-arg-bots", metavar="BOT…", autocompletion=complete_bots)
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", help="cli-opt-games", min=1)] = 1000,
    players: PlayersOption = 4,
    rules: RulesOption = DEFAULT_RULES,
    seed: SeedOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="cli-opt-jobs", min=0)] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="cli-opt-quiet")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many games and print statistics."""
    del lang
    from skullking import Rules
    from skullking.bots import check_bot, native_names

    names = bots or ["simple"]
    if len(names) > players:
        raise typer.BadParameter(
            t("cli-simulate-too-many", players=players, count=len(names)), param_hint="BOT…"
        )
    edition = Rules.parse(rules)
    match = Match(str(edition), tuple(names[i % len(names)] for i in range(players)), _start(seed_from(seed)))
    for name in match.bots:
        check_bot(name)  # an unknown name is told before anything starts
    edition.cards_per_round(players=players)  # and so are impossible rules
    native = set(match.bots) <= set(native_names())
    workers = max(1, min(jobs or os.cpu_count() or 1, -(-games // _CHUNK)))
    played = _native_parts if native else _parts
    began = time.perf_counter()
    seats = [SeatTally() for _ in match.bots]
    try:
        for part in _with_progress(played(match, games, workers), games, show=not (quiet or as_json)):
            merge(seats, part)
    except KeyboardInterrupt:
        talk.err().print(t("cli-simulate-cancelled"))
        if not seats[0].games:
            raise typer.Exit(130) from None
    rate = seats[0].games / (time.perf_counter() - began)
    if as_json:
        print(json.dumps(_as_dict(match, seats, rate, workers), ensure_ascii=False))
        return
    console = talk.out()
    console.print(_table(match, seats))
    console.print(t("cli-simulate-note"), style="dim")
    console.print(t("cli-simulate-rate", rate=round(rate), jobs=workers), style="dim")


def play_chunk(match: Match, first: int, count: int) -> list[SeatTally]:
    """Play games `first` … of a match; runs in a worker process.

    Each game has its own seed, so the result does not depend on how many processes share the work. The
    first dealer moves on with every game.
    """
    from skullking import Game, Rules
    from skullking.bots import crew

    rules, players = Rules.parse(match.rules), len(match.bots)
    seats = [SeatTally() for _ in match.bots]
    for number in range(first, first + count):
        seed = f"{match.seed}/{number}"
        game = Game(rules, players=players, seed=seed, first_dealer=number % players)
        with crew(match.bots, seed=seed) as bots:
            while not game.is_over:
                seat = game.to_act[0]
                game.apply(seat, bots[seat].choose(game.view(seat)))
        merge(seats, tally(game))
    return seats


def _start(seed: int | str | None) -> int | str:
    return int.from_bytes(os.urandom(8), "little") if seed is None else seed


def _parts(match: Match, games: int, workers: int) -> Iterator[list[SeatTally]]:
    chunks = [(first, min(_CHUNK, games - first)) for first in range(0, games, _CHUNK)]
    if workers <= 1:
        for first, count in chunks:
            yield play_chunk(match, first, count)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    from skullking.bots.worker import leave_with_parent

    context = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=leave_with_parent) as pool:
        waiting = [pool.submit(play_chunk, match, first, count) for first, count in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _native_parts(match: Match, games: int, workers: int) -> Iterator[list[SeatTally]]:
    """Play in the engine, on threads, without a Python object for each step."""
    from concurrent.futures import ThreadPoolExecutor
    from hashlib import sha256

    from skullking import Rules
    from skullking._core import simulate as play_native

    rules, players = Rules.parse(match.rules), len(match.bots)
    seed = int.from_bytes(sha256(str(match.seed).encode()).digest()[:16], "little")

    def play(start: int) -> tuple[bytes, list[tuple[int, int, int, int]], int, int]:
        stop = min(games, start + _NATIVE_CHUNK)
        return play_native(rules, list(match.bots), seed=seed, start=start, stop=stop, threads=workers)

    # The engine plays the next chunk while Python counts this one; otherwise its threads would wait.
    with ThreadPoolExecutor(1) as engine:
        playing = engine.submit(play, 0)
        for start in range(_NATIVE_CHUNK, games + _NATIVE_CHUNK, _NATIVE_CHUNK):
            totals, bids, rounds, _ = playing.result()
            if start < games:
                playing = engine.submit(play, start)
            exact = [met for _, met, _, _ in bids]
            yield from_totals(batched_totals(totals, players), exact, rounds)


def batched_totals(packed: bytes, players: int) -> Iterator[tuple[int, ...]]:
    """Read totals as the engine packs them: little-endian, 32 bits, game by game."""
    return struct.iter_unpack(f"<{players}i", packed)


def _with_progress(parts: Iterator[list[SeatTally]], games: int, *, show: bool) -> Iterator[list[SeatTally]]:
    console = talk.err()
    if not show or not console.is_terminal:
        yield from parts
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(t("cli-simulate-progress"), total=games)
        for part in parts:
            progress.advance(task, part[0].games)
            yield part


def _as_dict(match: Match, seats: list[SeatTally], rate: float, workers: int) -> dict[str, object]:
    return {
        "rules": match.rules,
        "seed": match.seed,
        "games": seats[0].games,
        "games_per_second": round(rate, 1),
        "jobs": workers,
        "seats": [
            {
                "bot": bot,
                "mean": seat.mean,
                "standard_error": seat.error,
                "standard_deviation": seat.deviation,
                "quantiles": {share: seat.quantile(float(share)) for share in ("0.05", "0.5", "0.95")},
                "wins": seat.wins / seat.games,
                "bids_made": seat.exact / seat.rounds,
                "histogram": {str(value): seat.points[value] for value in sorted(seat.points)},
            }
            for bot, seat in zip(match.bots, seats, strict=True)
        ],
    }


def _table(match: Match, seats: list[SeatTally]) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = t("cli-simulate-title", games=seats[0].games, rules=match.rules)
    table = Table(title=title, title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(t("cli-simulate-seat"), justify="right", style="dim")
    table.add_column(t("cli-simulate-bot"), style="bold", no_wrap=True)
    heads = (t("cli-simulate-mean"), t("cli-simulate-spread"), "5 %", t("cli-simulate-median"), "95 %")
    for head in (*heads, t("cli-simulate-wins"), t("cli-simulate-bids")):
        table.add_column(head, justify="right", no_wrap=True)
    for number, (bot, seat) in enumerate(zip(match.bots, seats, strict=True)):
        table.add_row(
            str(number),
            bot,
            f"{decimal(seat.mean)} ± {decimal(seat.error)}",
            decimal(seat.deviation, 0),
            *(decimal(seat.quantile(share), 0) for share in (0.05, 0.5, 0.95)),
            f"{decimal(100 * seat.wins / seat.games)} %",
            f"{decimal(100 * seat.exact / seat.rounds)} %",
        )
    return table
