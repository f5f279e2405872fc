"""Write the protocol's files into ``spec/``: ``python -m skullking.server.protocol [directory]``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from skullking.server.protocol import schema


def files() -> dict[str, str]:
    """Every generated file by its name in ``spec/``."""
    from skullking.server.app import create_app
    from skullking.server.settings import Settings

    openapi = create_app(Settings()).openapi()
    return {
        "protocol.schema.json": schema.schema_text(),
        "PROTOCOL.md": schema.text(),
        "openapi.json": json.dumps(openapi, indent=2, ensure_ascii=False) + "\n",
    }


def main(directory: str = "spec") -> None:
    """Write the files that differ."""
    for name, content in files().items():
        path = Path(directory, name)
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
