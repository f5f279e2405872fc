"""The WebSocket edge: who is it, is it allowed, does it fit the protocol; then over to the table or the block."""

from skullking.server.ws.endpoint import BlockSocket, TableSocket

__all__ = ["BlockSocket", "TableSocket"]
