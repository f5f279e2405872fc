"""The score block's addresses, and what its pages need of the server's headers."""

from __future__ import annotations

import pytest

from tests.server.process import ServerProcess, get


@pytest.mark.parametrize("name", ["block", "referee"])
def test_typed_addresses_lead_to_the_page_under_any_prefix(server: ServerProcess, name: str) -> None:
    answer = get(f"{server.url}/{name}")
    assert answer.status_code == 307
    assert answer.headers["location"] == f"./#/{name}"


def test_the_page_may_run_the_engine_and_nothing_else_from_text(server: ServerProcess) -> None:
    policy = get(f"{server.url}/").headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self' 'wasm-unsafe-eval'"
