"""Splits a measurement among cores or machines. The deals are the units of work.

What a deal comes to follows from the seed and its number alone, and parts come back in order; so nothing
depends on how many workers there are or how large the parts were.
"""

from __future__ import annotations

import os
import time
from collections import deque
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, Protocol

from skullking.arena.errors import ArenaError
from skullking.bots.worker import leave_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

# What one deal comes to, for JSON: its number, then whatever was counted.
Row = list[Any]
Part = tuple[list[Row], float]

# A part should take about so many seconds: long enough to be cheap, short enough to lose little by a kill.
_SECONDS: Final = 0.5
_LARGEST: Final = 500


class Work(Protocol):
    """Something that falls into numbered deals; small enough to send to another process."""

    @property
    def native(self) -> bool:
        """Whether the deals are played in Rust, without the interpreter's lock."""
        ...

    def play(self, start: int, stop: int) -> list[Row]:
        """Play deals `start` to `stop`."""
        ...


@dataclass(frozen=True, slots=True)
class Crew:
    """Who works: `submit` hands over a part, `width` is how many parts should be under way."""

    submit: Callable[[int, int], Future[Part]]
    width: int


def parts(
    work: Work, start: int, stop: int, *, workers: int = 0, cluster: Crew | None = None
) -> Generator[list[Row]]:
    """Play deals `start` to `stop`, part by part in order.

    Args:
        work: what is played.
        start: the first deal.
        stop: the deal after the last one.
        workers: on this machine; 0 takes all cores.
        cluster: others who do it instead, see `skullking.arena.cluster`.
    """
    if start >= stop:
        return
    with _local(work, min(workers or os.cpu_count() or 1, stop - start)) as local:
        crew = cluster or local
        waiting: deque[Future[Part]] = deque()
        at, size = start, 1
        try:
            while at < stop or waiting:
                while at < stop and len(waiting) < crew.width:
                    end = min(at + size, stop)
                    waiting.append(crew.submit(at, end))
                    at = end
                rows, seconds = waiting.popleft().result()
                # No more is under way than is done: who needs only a few deals does not wait for many.
                size = min(
                    int(_SECONDS * len(rows) / max(seconds, 1e-6)), (at - start) // crew.width, _LARGEST
                )
                size = max(1, size)
                yield rows
        finally:
            for part in waiting:
                part.cancel()


def check_amount(deals: int) -> None:
    """Refuse to measure nothing.

    Raises:
        ArenaError: `arena/amount`.
    """
    if deals < 1:
        raise ArenaError("arena/amount", {"count": deals})


def timed(work: Work, start: int, stop: int) -> Part:
    """Play a part; also how many seconds it took."""
    begun = time.perf_counter()
    return work.play(start, stop), time.perf_counter() - begun


@contextmanager
def _local(work: Work, workers: int) -> Generator[Crew]:
    """Work on this machine: native bots on threads, others in processes; one worker right here."""
    pool: Executor | None = None
    if workers > 1:
        pool = (
            ThreadPoolExecutor(workers)
            if work.native
            else ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_with_parent)
        )

    def submit(start: int, stop: int) -> Future[Part]:
        if pool is not None:
            return pool.submit(timed, work, start, stop)
        done: Future[Part] = Future()
        done.set_result(timed(work, start, stop))
        return done

    try:
        yield Crew(submit, 2 * workers if pool else 1)
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
