"""Every benchmark of the engine and the library in turn: python -m bench (the server's: bench/server)."""

from bench import instructions, playouts, simulate, startup, stepping

for part in (playouts, simulate, stepping, startup, instructions):
    part.main()
