"""Write the protocol's files into ``spec/``: ``python -m skullking.server.protocol [directory]``."""

from __future__ import annotations

import sys
from pathlib import Path

from skullking.server.protocol import schema


def files() -> dict[str, str]:
    """Every generated file by its name in ``spec/``."""
    return {"protocol.schema.json": schema.schema_text(), "PROTOCOL.md": schema.text()}


def main(directory: str = "spec") -> None:
    """Write the files that differ."""
    for name, content in files().items():
        path = Path(directory, name)
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
