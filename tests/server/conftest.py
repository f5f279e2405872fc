"""Fixtures of the server's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


def _running(process: ServerProcess) -> Iterator[ServerProcess]:
    process.start()
    yield process
    process.close()
    assert process.errors == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of a module. It waits for people whose machine is slow."""
    yield from _running(ServerProcess(tmp_path_factory.mktemp("data"), grace_seconds=3600))


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same, but a stand-in plays as soon as somebody is gone."""
    yield from _running(ServerProcess(tmp_path_factory.mktemp("data"), grace_seconds=0.3))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Servers with settings of their own."""
    made: list[ServerProcess] = []

    def make(**settings: Any) -> ServerProcess:
        process = ServerProcess(tmp_path / f"data{len(made)}", **settings)
        process.start()
        made.append(process)
        return process

    yield make
    for process in made:
        process.close()
