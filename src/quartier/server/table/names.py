"""Which display names are allowed: what people type, cleaned and not too long."""

from __future__ import annotations

from quartier.server.messages.refusals import Refusal
from quartier.server.table.lines import one_line

LONGEST = 24


def cleaned(name: str) -> str:
    """The name as it is shown; Refusal if nothing is left."""
    found = one_line(one_line(name)[:LONGEST])
    if not found:
        raise Refusal("bad-name")
    return found
