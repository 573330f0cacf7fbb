"""Fair shuffles: a seed is committed to before a match and shown after it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass


def committed(salt: str, seed: str) -> str:
    """What is published before the match: SHA-256 of salt and seed."""
    return hashlib.sha256((salt + seed).encode()).hexdigest()


@dataclass(frozen=True)
class Commitment:
    """A promise about a seed: `digest` is public from the start, `salt` after the end."""

    salt: str
    digest: str

    @classmethod
    def to(cls, seed: str) -> Commitment:
        """A new commitment to a seed."""
        salt = secrets.token_hex(32)
        return cls(salt, committed(salt, seed))

    def kept(self, seed: str) -> bool:
        """Whether the seed is the one promised."""
        return committed(self.salt, seed) == self.digest
