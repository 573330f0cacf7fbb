"""Which form of a file the other side wants, and whether it has it already (RFC 9110, 12.5.3 and 13.1.2)."""

from __future__ import annotations

from collections.abc import Collection

IDENTITY = "identity"
SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""The encodings in which a file may lie beside itself, the smaller first, with what their names end in."""


def best_encoding(header: str, offered: Collection[str]) -> str:
    """The encoding that is liked best; of equals the smaller, and the plain file if none is named."""
    liked = {}
    for part in header.lower().split(","):
        name, _, parameters = part.partition(";")
        liked[name.strip()] = quality(parameters)
    rest = liked.get("*", 0.0)
    choices = [name for name in SUFFIXES if name in offered]
    best = max(choices, key=lambda name: liked.get(name, rest), default=IDENTITY)
    most = liked.get(best, rest)
    return best if most > 0 and most >= liked.get(IDENTITY, 0.0) else IDENTITY


def quality(parameters: str) -> float:
    """How much something is liked, from 0 (not at all) to 1; nothing that cannot be read is liked."""
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return min(max(float(value), 0.0), 1.0)
            except ValueError:
                return 0.0
    return 1.0


def same_tag(header: str, tag: str) -> bool:
    """Whether a file with this tag is among those that the other side has; a proxy may have called it weak."""
    known = [part.strip().removeprefix("W/") for part in header.split(",")]
    return tag in known or known == ["*"]
