"""The web client as the server hands it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.process import get

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.process import ServerProcess


@pytest.mark.parametrize("prefix", ["", "/skullking"])
def test_the_built_client_is_served_compressed_and_cached(
    own_server: Callable[..., ServerProcess], tmp_path: Path, prefix: str
):
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Skull King</title>", encoding="utf-8")
    (tmp_path / "web" / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (tmp_path / "web" / "assets" / "app-1a2b.js").write_text("export const a = 1;\n" * 500, encoding="utf-8")
    server = own_server(static=tmp_path / "web", root_path=prefix)
    index = get(server.url + prefix + "/")
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    script = get(server.url + prefix + "/assets/app-1a2b.js", accept_encoding="gzip")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    manifest = get(server.url + prefix + "/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    # What was meant for the interface never gets a page.
    missing = get(server.url + prefix + "/api/v1/nothing")
    assert (missing.status_code, missing.json()["code"]) == (404, "http/not_found")
    assert get(server.url + prefix + "/../secret").status_code == 404
    assert (
        "content-encoding"
        not in get(server.url + prefix + "/api/v1/catalogue", accept_encoding="gzip").headers
    )


def test_a_client_that_is_not_built_is_said_in_a_sentence(
    own_server: Callable[..., ServerProcess], tmp_path: Path
):
    answer = get(own_server(static=tmp_path / "nothing").url + "/")
    assert answer.status_code == 503
    assert "make build" in answer.text
