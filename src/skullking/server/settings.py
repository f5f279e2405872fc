"""What can be set from outside. Nothing else of the server reads the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "SKULLKING_"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every knob, with what suits a family's laptop. `SKULLKING_GRACE_SECONDS=60` sets `grace_seconds`."""

    data: Path = Path("data")
    """Directory of the database and the secret key."""
    host: str = "0.0.0.0"  # noqa: S104  # phones on the same network are meant to reach it
    port: int = 8000
    root_path: str = ""
    """Path prefix behind a reverse proxy, such as `/skullking`."""
    allowed_origins: tuple[str, ...] = ()
    """Origins that may connect besides the server's own host."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-*` headers are believed, comma separated."""
    secret: str = ""
    """Key of cookies and personal links; empty: made once and kept in the data directory."""
    static: Path = field(default=Path(__file__).with_name("static"))
    """The built web client."""
    share_url: str = ""
    """How others reach this server; empty: the address in the local network, when it can be told."""

    grace_seconds: float = 30.0
    """From a player's last connection lost to a stand-in playing for them."""
    vote_seconds: float = 60.0
    abandon_seconds: float = 1800.0
    """From the last player gone to the end of an unfinished game."""
    over_seconds: float = 3600.0
    """Likewise for a table whose game is over."""
    bot: str = "sailor"
    """Kind of bot for empty chairs, where nobody chooses one."""
    stand_in: str = "captain"
    """Kind of bot that plays for people who are away."""
    think_seconds: float = 0.3
    """A bot that thinks longer is answered for by a quick one."""
    bot_threads: int = 2

    messages_per_second: float = 20.0
    """Of one connection, on average; bursts may be four times that."""
    requests_per_second: float = 20.0
    """HTTP requests of one address, on average; bursts may be ten times that."""
    tables_per_minute: float = 20.0
    """New tables of one address."""
    connections_per_address: int = 100
    max_body: int = 16_384
    """Bytes of an HTTP body."""
    max_message: int = 4_096
    """Bytes of a WebSocket message."""
    request_seconds: int = 15
    """How long a connection may take for its next HTTP request, from the first byte or the last answer to the end."""
    ping_seconds: float = 20.0
    """So often WebSockets are asked whether they live; who does not answer or read for as long again is gone."""
    drain_seconds: float = 5.0
    """How long a stopping server waits for its connections."""

    log_level: str = "info"
    log_json: bool = False

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str] | None = None, **given: Any
    ) -> Settings:  # any field
        """The settings of the environment; what is given here (and not None) wins.

        Raises:
            ValueError: a variable holds what does not fit.
        """
        source = os.environ if environment is None else environment
        kinds = get_type_hints(cls)
        values: dict[str, Any] = {}
        for one in fields(cls):
            text = source.get(PREFIX + one.name.upper())
            if text is not None:
                values[one.name] = _read(text, kinds[one.name], one.name)
        values.update({name: value for name, value in given.items() if value is not None})
        return cls(**values)


def _read(text: str, kind: Any, name: str) -> Any:  # a field's type and value
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}[
                text.strip().lower()
            ]
        if kind == tuple[str, ...]:
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return kind(text)
    except (KeyError, ValueError):
        raise ValueError(f"{PREFIX}{name.upper()}={text!r}: not a valid value") from None
