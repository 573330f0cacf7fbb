"""How a message or a body becomes a value: never too deep, and checked by its type."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from quartier.server.messages.refusals import Refusal

DEEPEST = 32
"""Lists and objects in one another; what is deeper would overflow those that read it."""
_TEXTS = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|$)', re.DOTALL)


def too_deep(data: bytes | str) -> bool:
    """Whether lists and objects of some JSON stand too deep in one another."""
    text = data if isinstance(data, str) else data.decode("latin-1")
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for character in _TEXTS.sub("", text):
        if character in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif character in "]}":
            depth -= 1
    return False


def decoded(data: bytes | str, decoder: msgspec.json.Decoder[Any]) -> Any:
    """The value of a message or a body, checked by its type."""
    if too_deep(data):
        raise Refusal("malformed", {"where": "$"})
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal.malformed(error) from None
