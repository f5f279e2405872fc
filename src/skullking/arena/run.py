"""Plays matches, and stops a gate when it knows enough."""

from __future__ import annotations

from contextlib import ExitStack, closing
from dataclasses import dataclass
from math import copysign, inf
from typing import TYPE_CHECKING, Final, Literal

from skullking._core import decision_times
from skullking.arena.cluster import cluster
from skullking.arena.matches import DealResult, Match, deal_seed, native_name
from skullking.arena.report import Report, mean_and_error
from skullking.arena.results import ResultFile
from skullking.arena.work import check_amount, parts

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from skullking.rules import Rules

# A gate looks each time so many more deals are there, and decides beyond so many standard errors.
_LOOK: Final = 100
_LIMIT: Final = 3.0


def match(
    candidate: str,
    field: str | Sequence[str],
    *,
    rules: Rules,
    players: int = 4,
    deals: int = 1000,
    seed: int | str = 1,
    workers: int = 0,
    ray: str | None = None,
    out: str | Path | None = None,
    time_games: int = 0,
    tick: Callable[[int], object] | None = None,
) -> Report:
    """Play a match and sum it up.

    Args:
        candidate: a bot's name, see `skullking.bots.make_bot`, or `omniscient`, the yardstick that sees all
            cards.
        field: the others, in order around the table; with fewer names than seats, over again. A single one
            also without a list.
        rules: an edition and its options.
        players: at the table.
        deals: each is played once for every seat.
        seed: of the deals; equal seeds give equal reports.
        workers: 0 takes all cores. The report does not depend on it. Bots that are not native are played by
            other processes if there are several, so a script needs its `if __name__ == "__main__"`.
        ray: address of a Ray cluster that plays instead; `auto` finds it, `local` starts one here.
        out: file for the result of every deal. If it is there already, the match goes on where it stops.
        time_games: in so many further games the candidate's choices are timed (native bots only).
        tick: is told how many deals are done.

    Returns:
        The report, with the margin of every deal.

    Raises:
        UnknownBotError: there is no such bot.
        RulesError: the rules cannot be played by so many.
        ArenaError: nobody or too many are named (`arena/field`), there is nothing to play (`arena/amount`), the
            file belongs to something else, or Ray is not there.
        OSError: the file cannot be written.
    """
    check_amount(deals)
    wanted = Match.of(candidate, field, rules=rules, players=players, seed=seed)
    with ExitStack() as stack:
        file = stack.enter_context(ResultFile(out, wanted.header())) if out else None
        played = stack.enter_context(closing(_results(wanted, deals, file, workers, ray)))
        results: list[DealResult] = []
        for result in played:
            results.append(result)
            if tick:
                tick(len(results))
        times = file.kept.microseconds if file else None
        if time_games and wanted.native and not times:
            times = _times(wanted, rules, time_games)
            if file:
                file.note_times(times)
        return Report.of(wanted.header(), results, times)


@dataclass(frozen=True, slots=True)
class Gate:
    """Whether a bot is better than its field.

    Attributes:
        verdict: `pass` or `fail` as soon as the mean margin is more than three standard errors from zero,
            `undecided` if the deals run out before, or if there was only one.
        z: the mean margin in standard errors.
        report: of the deals that were played.
    """

    verdict: Literal["pass", "fail", "undecided"]
    z: float
    report: Report

    def to_dict(self, *, raw: bool = False) -> dict[str, object]:
        """Return it for JSON: the report, with the verdict."""
        gate = {"verdict": self.verdict, "z": round(self.z, 3)}
        return {**self.report.to_dict(raw=raw), "gate": gate}


def gate(
    candidate: str,
    field: str | Sequence[str],
    *,
    rules: Rules,
    players: int = 4,
    deals: int = 20_000,
    seed: int | str = 1,
    workers: int = 0,
    ray: str | None = None,
    out: str | Path | None = None,
    tick: Callable[[int], object] | None = None,
) -> Gate:
    """Play until it is clear whether the candidate is better than the field.

    The test is paired (both sides play the same cards) and sequential: after every hundred deals the mean
    margin is compared with its standard error. Looking more than once makes wrong verdicts likelier than
    one look at three standard errors would be: over 2,500 deals
    a gate between equals ends in one about 3 times in 100, over 20,000 about 5 times.

    Args:
        candidate: as for `match`.
        field: as for `match`.
        rules: as for `match`.
        players: as for `match`.
        deals: at most so many.
        seed: as for `match`; equal seeds give equal verdicts.
        workers: as for `match`.
        ray: as for `match`.
        out: as for `match`.
        tick: as for `match`.

    Returns:
        The verdict with the report behind it.

    Raises:
        UnknownBotError: there is no such bot.
        RulesError: the rules cannot be played by so many.
        ArenaError: nobody or too many are named (`arena/field`), there is nothing to play (`arena/amount`), the
            file belongs to something else, or Ray is not there.
        OSError: the file cannot be written.

    Example:
        >>> from skullking import Rules
        >>> passed = gate("simple", ["random"], rules=Rules.preset("schmidt"), players=3)
        >>> passed.verdict, passed.report.deals
        ('pass', 100)
    """
    check_amount(deals)
    wanted = Match.of(candidate, field, rules=rules, players=players, seed=seed)
    results: list[DealResult] = []
    margins: list[float] = []
    z = 0.0
    with ExitStack() as stack:
        file = stack.enter_context(ResultFile(out, wanted.header())) if out else None
        for result in stack.enter_context(closing(_results(wanted, deals, file, workers, ray))):
            results.append(result)
            margins.append(result.margin(players))
            if tick:
                tick(len(results))
            if len(results) % _LOOK == 0 or len(results) == deals:
                z = _z(margins)
                if abs(z) > _LIMIT:
                    break
    verdict = "undecided" if abs(z) <= _LIMIT else "pass" if z > 0 else "fail"
    return Gate(verdict, z, Report.of(wanted.header(), results))


def _results(
    wanted: Match, deals: int, file: ResultFile | None, workers: int, ray: str | None
) -> Generator[DealResult]:
    """Yield the deals in order: first those that the file has, then new ones, which it gets."""
    done = file.kept.rows[:deals] if file else []
    yield from map(DealResult.of, done)
    with cluster(ray, wanted) as crew:
        for part in parts(wanted, len(done), deals, workers=workers, cluster=crew):
            for row in part:
                if file:
                    file.append(row)
                yield DealResult.of(row)


def _z(margins: Sequence[float]) -> float:
    mean, error = mean_and_error(margins)
    if error:
        return mean / error
    return copysign(inf, mean) if mean else 0.0


def _times(wanted: Match, rules: Rules, games: int) -> tuple[float, float]:
    first, *rest = (native_name(name) for name in wanted.names)
    seed = deal_seed(f"{wanted.seed}/time")
    times = sorted(decision_times(rules, first, rest, seed=seed, games=games))
    return times[len(times) // 2] / 1000, times[min(len(times) - 1, int(0.99 * len(times)))] / 1000
