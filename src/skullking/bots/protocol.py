"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from skullking import Action, View


@runtime_checkable
class Bot(Protocol):
    """Chooses one action at a time from what its seat may know."""

    def choose(self, view: View, /) -> Action:
        """Return one of `view.legal`, which is never empty when a bot is asked."""
        ...
