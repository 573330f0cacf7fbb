"""Which display names are allowed: what people type, cleaned and not too long."""

from __future__ import annotations

from quartier.server.lines import one_line
from quartier.server.refusals import Refusal

LONGEST = 24


def cleaned(name: str) -> str:
    """The name as it is shown; Refusal if nothing is left."""
    found = one_line(one_line(name)[:LONGEST])
    if not found:
        raise Refusal("bad-name")
    return found
