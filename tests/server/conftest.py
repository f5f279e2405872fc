"""Fixtures of the server's tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of a module, with short times."""
    process = ServerProcess(tmp_path_factory.mktemp("data"), grace_seconds=0.3)
    process.start()
    yield process
    process.close()
    assert process.errors == []


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
