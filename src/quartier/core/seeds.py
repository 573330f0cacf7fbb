"""Fair shuffles: a seed is committed to before a match and shown after it.

>>> promise = Commitment.to("7")
>>> promise.kept("7"), promise.kept("8")
(True, False)
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from quartier.core.errors import BadOption

__all__ = ["Commitment"]


def one_line(seed: str) -> str:
    """A seed that a file can hold: what it is read back as must be the same."""
    if seed != seed.strip() or not seed.isprintable():
        raise BadOption("wrong-seed", seed=ascii(seed))
    return seed


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
