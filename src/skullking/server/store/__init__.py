"""The event log and the lists that are derived from it, in one database."""

from skullking.server.store.lock import sole_owner
from skullking.server.store.log import Store
from skullking.server.store.migrate import migrate

__all__ = ["Store", "migrate", "sole_owner"]
