"""Who is asking: a guest, known by a signed cookie that scripts cannot read."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "quartier_guest"
YEAR = 365 * 24 * 3600


def new_id() -> str:
    """An id that nobody guesses: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs the ids of guests with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, b"guest:" + person.encode(), hashlib.sha256).hexdigest()

    def address(self, address: str) -> str:
        """What is stored of an address: enough to count its tables by, and no address."""
        if not address:
            return ""
        return hmac.new(self._key, b"address:" + address.encode(), hashlib.sha256).hexdigest()[:16]

    def topic(self, table: str) -> str:
        """What push services are told of a table: the same for the same one, and no way to it."""
        return hmac.new(self._key, b"topic:" + table.encode(), hashlib.sha256).hexdigest()[:32]

    def sign(self, person: str) -> str:
        """The cookie's value for a guest."""
        return f"{person}.{self._mark(person)}"

    def person(self, cookie: str | None) -> str | None:
        """The guest that a cookie names, if the server signed it."""
        person, _, mark = (cookie or "").partition(".")
        good = hmac.compare_digest(mark.encode("utf-8", "replace"), self._mark(person).encode())
        return person if person and good else None


def cookie_header(value: str, *, https: bool) -> str:
    """The Set-Cookie header of a guest."""
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
