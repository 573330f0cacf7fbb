"""Who is asking: a guest, known by a signed cookie that scripts cannot read."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time

COOKIE = "quartier_guest"
YEAR = 365 * 24 * 3600
DAY = 24 * 3600
WORKER = r"[A-Za-z0-9_-]{1,40}"
"""What the name of a worker may be."""


class Expired(Exception):
    """A token that was good once."""


def new_id() -> str:
    """An id that nobody guesses: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs the ids of guests, and what workers show, with the server's key."""

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

    def _worker_mark(self, name: str, until: str) -> str:
        return hmac.new(self._key, f"worker:{name}:{until}".encode(), hashlib.sha256).hexdigest()

    def worker_token(self, name: str, days: float) -> str:
        """What a worker of this name shows, for so many days."""
        until = str(int(time.time() + days * DAY))
        return f"{name}.{until}.{self._worker_mark(name, until)}"

    def worker(self, token: str) -> str | None:
        """The worker that a token names, if the server signed it; Expired if it is too old."""
        name, _, rest = token.partition(".")
        until, _, mark = rest.partition(".")
        good = hmac.compare_digest(mark.encode("utf-8", "replace"), self._worker_mark(name, until).encode())
        if not (good and re.fullmatch(WORKER, name, re.ASCII) and re.fullmatch("[0-9]{1,15}", until, re.ASCII)):
            return None
        if int(until) < time.time():
            raise Expired
        return name


def cookie_header(value: str, *, https: bool) -> str:
    """The Set-Cookie header of a guest."""
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
