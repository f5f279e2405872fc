"""Measurements on several machines, by Ray (extra `ray`): results are the same as on one."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from skullking.arena.errors import ArenaError
from skullking.arena.matches import shipped_fingerprint, weights_files
from skullking.arena.work import Crew, Part, Work, timed

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping
    from concurrent.futures import Future


class Portable(Work, Protocol):
    """Work that can be played elsewhere, where files of weights have other names."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of all bots."""
        ...

    def renamed(self, names: Mapping[str, str]) -> Work:
        """Return the same work with other names for the same bots."""
        ...


@dataclass(frozen=True, slots=True)
class _Parcel:
    """What a machine needs to play a part."""

    work: Portable
    weights: dict[str, bytes]
    shipped: str


@contextmanager
def cluster(address: str | None, work: Portable) -> Generator[Crew | None]:
    """Hire the workers of a Ray cluster.

    Args:
        address: `auto` or that of a cluster, `local` for one that is started here; None hires nobody.
        work: what they are to play.

    Raises:
        ArenaError: `arena/no_ray` if the package is missing, `arena/cluster` if there is no such cluster.
    """
    if address is None:
        yield None
        return
    try:
        ray: Any = import_module("ray")
    except ImportError as missing:
        raise ArenaError("arena/no_ray") from missing
    joined = not ray.is_initialized()
    if joined:
        try:
            ray.init(address=address, logging_level="error", log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise ArenaError("arena/cluster", {"what": address}) from error
    try:
        parcel = ray.put(_Parcel(work, weights_files(work.names), shipped_fingerprint()))
        play = ray.remote(num_cpus=1)(play_elsewhere)

        def submit(start: int, stop: int) -> Future[Part]:
            return play.remote(parcel, start, stop).future()

        yield Crew(submit, 2 * max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        if joined:
            ray.shutdown()


def play_elsewhere(parcel: _Parcel, start: int, stop: int) -> Part:
    """Play a part on a machine that may have none of the files; runs in a worker of the cluster.

    Raises:
        ArenaError: `arena/other_weights` if that machine has another version of skullking's weights.
    """
    if shipped_fingerprint() != parcel.shipped:
        raise ArenaError("arena/other_weights")
    names = {name: f"captain@{_unpacked(content)}" for name, content in parcel.weights.items()}
    return timed(parcel.work.renamed(names), start, stop)


def _unpacked(content: bytes) -> Path:
    """Keep weights in a file named by their hash, written at one stroke: workers share the folder."""
    path = Path(tempfile.gettempdir()) / f"skullking-{sha256(content).hexdigest()}.bin"
    if not path.exists():
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(path)
    return path
