"""A typed client of the server: HTTP for tables and records, a WebSocket that survives lost connections.

Used by tests, the load generator and whoever wants to play by program. It knows the protocol and nothing else of
the server.

Example:
    A program that plays the first legal action until the game is over::

        async with Server("http://localhost:8000") as server:
            seated = await server.play_now(name="Robot")
            async with server.connect(seated.code) as table:
                while (await table.turn()) is not None:
                    await table.act(table.view["legal"][0], fixed=True)
"""

from skullking.client.http import RefusedError, Server
from skullking.client.table import ClosedError, Table

__all__ = ["ClosedError", "RefusedError", "Server", "Table"]
