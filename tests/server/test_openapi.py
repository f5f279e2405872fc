"""Schemathesis on the OpenAPI: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests import PATIENCE
from tests.server.process import ServerProcess, get

SPEC = Path(__file__).parents[2] / "spec" / "openapi.json"
"""As generated; that the server has the same is another test's business."""


@pytest.fixture(scope="module")
def cookie(server: ServerProcess) -> str:
    return get(f"{server.url}/api/v1/me").cookies["skullking"]


schema = schemathesis.openapi.from_path(SPEC)


SLOW_IS_FINE = [
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.function_scoped_fixture,
    HealthCheck.filter_too_much,
]


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_the_api_keeps_its_word(case: Any, server: ServerProcess, cookie: str):
    case.cookies = {"skullking": cookie}
    # Rules ids, names and kinds of bots are more than a schema can say: a coded refusal (400) is an answer.
    case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance], timeout=PATIENCE)
