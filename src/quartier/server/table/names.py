"""Which display names are allowed: what people type, cleaned and not too long."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person, SeatRecord
from quartier.server.table.lines import one_line

LONGEST = 24


def cleaned(name: str) -> str:
    """The name as it is shown; Refusal if nothing is left."""
    found = one_line(one_line(name)[:LONGEST])
    if not found:
        raise Refusal("bad-name")
    return found


def name_at(seats: Iterable[SeatRecord], person: Person) -> str:
    """The name of somebody who sits down: with a number where another at the table is called the same."""
    taken = {sitting.name.casefold() for sitting in seats if sitting.person is not None}
    numbered = (f"{person.name[: LONGEST - 3]} {number}" for number in itertools.count(2))
    return next(name for name in itertools.chain([person.name], numbered) if name.casefold() not in taken)
