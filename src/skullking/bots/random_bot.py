"""The random bot: every legal action equally likely."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skullking import Action, View


class RandomBot:
    """Takes any legal action, all equally likely."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(seed)  # noqa: S311 - a game, no secret

    def choose(self, view: View, /) -> Action:
        """Return any legal action."""
        return self._random.choice(view.legal)
