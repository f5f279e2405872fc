"""What the edges share: made once by `app`, handed to every request."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skullking.server.blocks import Blocks
    from skullking.server.identity import Identity
    from skullking.server.limits import PerAddress
    from skullking.server.metrics import Metrics
    from skullking.server.settings import Settings
    from skullking.server.store import Store
    from skullking.server.tables import Tables


@dataclass(slots=True)
class Services:
    """Everything that lives as long as the server."""

    settings: Settings
    identity: Identity
    metrics: Metrics
    store: Store
    tables: Tables
    blocks: Blocks
    requests: PerAddress
    creations: PerAddress
    sockets: dict[str, int] = field(default_factory=dict[str, int])
    """Open WebSockets by address."""
    share_url: str | None = None
