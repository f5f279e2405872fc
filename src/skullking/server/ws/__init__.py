"""The WebSocket edge: who is it, is it allowed, does it fit the protocol; then over to the table."""

from skullking.server.ws.endpoint import TableSocket

__all__ = ["TableSocket"]
