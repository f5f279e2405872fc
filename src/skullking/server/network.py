"""How other devices reach this machine."""

from __future__ import annotations

import socket


def lan_address() -> str | None:
    """This machine's address in the local network, as far as it can be told.

    No packet is sent: connecting a datagram socket only asks the system which way it would go.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def lan_url(port: int, root_path: str = "", *, tls: bool = False) -> str | None:
    """The address to share in the local network."""
    address = lan_address()
    if address is None:
        return None
    scheme = "https" if tls else "http"
    standard = 443 if tls else 80
    place = address if port == standard else f"{address}:{port}"
    path = root_path.strip("/")
    return f"{scheme}://{place}/{path + '/' if path else ''}"
