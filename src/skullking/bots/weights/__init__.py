"""What the levels of play have learned: files of tables and nets, and what is known about them.

Each `NAME.bin` was trained by `skullking train`; `NAME.json` beside it is its manifest: hash, encoder
version, rules, recipe, figures of the arena. `docs/bots.md` says more.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skullking._core import install_weights, keep_weights
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["WeightsError", "keep_file", "load_shipped", "manifests"]


class WeightsError(SkullKingError):
    """Weights that cannot be used.

    Codes: `weights/no_file`, `weights/not_weights`, `weights/damaged`, `weights/shape`, `weights/missing`, and
    `weights/version` for those of another encoder version (`details["what"]`; ours is
    `details["ours"]`).
    """


def _shipped(ending: str) -> list[Traversable]:
    inside = files(__name__).iterdir()
    return sorted((entry for entry in inside if entry.name.endswith(ending)), key=lambda entry: entry.name)


@cache
def load_shipped() -> tuple[str, ...]:
    """Put the weights that come with skullking into use, once.

    Returns:
        The rules ids they were trained for.

    Example:
        >>> "schmidt" in load_shipped()
        True
    """
    return tuple(rules for entry in _shipped(".bin") for rules in install_weights(entry.read_bytes()))


@cache
def keep_file(path: str) -> str:
    """Load the weights of a file beside the ones in use.

    Returns:
        The native name of the bot that plays by them.

    Raises:
        WeightsError: it cannot be read, or holds no weights, or weights of another encoder version.
    """
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise WeightsError(
            "weights/no_file", {"what": path, "reason": error.strerror or str(error)}
        ) from error
    return f"kept:{keep_weights(content)}"


def manifests() -> dict[str, dict[str, Any]]:
    """Return what is known about the weights that come with skullking, by name.

    Example:
        >>> manifests()["schmidt"]["preset"]
        'schmidt'
    """
    return {
        entry.name.removesuffix(".json"): json.loads(entry.read_text(encoding="utf-8"))
        for entry in _shipped(".json")
    }
