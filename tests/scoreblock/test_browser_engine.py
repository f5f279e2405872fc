"""The browser's engine in git belongs to the engine's source; a stale one does not pass."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HERE = Path("web/src/lib/engine")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the check looks at, in a folder of its own."""
    for folder in ("rust/engine", "rust/desk", "rust/wasm"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("target"))
    (tmp_path / HERE).mkdir(parents=True)
    for name in ("engine.wasm", "engine.json"):
        shutil.copy(ROOT / HERE / name, tmp_path / HERE / name)
    shutil.copy(ROOT / "Cargo.toml", tmp_path)
    return tmp_path


def check(checkout: Path) -> subprocess.CompletedProcess[str]:
    """Run it as on a machine without Rust: by hashes alone."""
    tools = checkout / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("sh", "sed", "find", "sort", "cat", "cut", "sha256sum", "paste", "dirname"):
        if found := shutil.which(name):
            (tools / name).unlink(missing_ok=True)
            (tools / name).symlink_to(found)
    return subprocess.run(
        [checkout / "rust/wasm/build.sh", "--check"],
        env={**os.environ, "PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_module_in_git_is_that_of_the_source(checkout: Path) -> None:
    done = check(checkout)
    assert done.returncode == 0, done.stderr
    assert "unchanged" in done.stdout


@pytest.mark.parametrize(
    "file", ["rust/engine/src/score.rs", "rust/desk/src/sheet.rs", "rust/wasm/src/lib.rs", "Cargo.toml"]
)
def test_a_changed_source_makes_it_stale(checkout: Path, file: str) -> None:
    path = checkout / file
    text = path.read_text(encoding="utf-8")
    changed = (
        text.replace('opt-level = "z"', "opt-level = 3") if file == "Cargo.toml" else f"{text}\n// changed\n"
    )
    path.write_text(changed, encoding="utf-8")
    done = check(checkout)
    assert done.returncode == 1
    assert "make wasm" in done.stderr


def test_a_module_from_elsewhere_is_noticed(checkout: Path) -> None:
    module = checkout / HERE / "engine.wasm"
    *body, last = module.read_bytes()
    module.write_bytes(bytes([*body, last ^ 1]))
    assert check(checkout).returncode == 1
