"""Who somebody is, without accounts: a secret in a signed cookie, and personal links that carry it along.

The secret (`sid`) never leaves the cookie and the personal link. What the server stores and compares is its
hash (`uid`), so a copy of the database opens nobody's seat; others see neither.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

if TYPE_CHECKING:
    from pathlib import Path

COOKIE = "skullking"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep any cookie."""
LINK_SECONDS = 30 * 24 * 3600


class Identity:
    """Makes and checks cookies and personal links."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="skullking.cookie.v1")
        self._links = URLSafeTimedSerializer(secret, salt="skullking.rejoin.v1")

    def new(self) -> str:
        """A new person's secret."""
        return secrets.token_urlsafe(18)

    def cookie(self, sid: str) -> str:
        """The cookie's value."""
        return self._cookies.dumps(sid)

    def read_cookie(self, value: str | None) -> str | None:
        """The secret of a cookie, or None when it is not ours."""
        return _text(self._cookies, value)

    def link(self, sid: str) -> str:
        """The secret part of a personal link."""
        return self._links.dumps(sid)

    def read_link(self, token: str) -> str | None:
        """The secret of a personal link, or None when it is not ours or too old."""
        try:
            found: object = self._links.loads(token, max_age=LINK_SECONDS)
        except BadData:
            return None
        return found if isinstance(found, str) else None


def uid_of(sid: str) -> str:
    """How a person is stored."""
    return hashlib.sha256(b"skullking.uid.v1:" + sid.encode()).hexdigest()[:32]


def _text(serializer: URLSafeSerializer, value: str | None) -> str | None:
    if not value or len(value) > 400:  # ours are shorter
        return None
    try:
        found: object = serializer.loads(value)
    except BadData:
        return None
    return found if isinstance(found, str) else None


def keep_secret(directory: Path) -> str:
    """The key of this data directory, made the first time; readable by its owner only."""
    path = directory / "secret"
    found = path.read_text(encoding="ascii").strip() if path.exists() else ""
    if not found:
        # Whole or not at all: a server that dies here, or a full disk, must not leave an empty key behind.
        directory.mkdir(parents=True, exist_ok=True)
        found = secrets.token_urlsafe(32)
        draft = directory / f"secret.{secrets.token_hex(4)}"
        draft.touch(mode=0o600)
        try:
            draft.write_text(found, encoding="ascii")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    return found
