"""What a seat's points come from: each tourist, with the fields that count."""

from __future__ import annotations

import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.cities.names import grid, named_fields
from quartier.games.cities.position import TOURISTS
from quartier.games.cities.scoring import itemise
from quartier.kernel.bits import members


def items(state: State, box: Box | None, seat: int) -> list[Item]:
    """The points of each tourist and what they come from; a city tells them without the set."""
    rows = np.zeros((TOURISTS, 4), np.uint64)
    number = itemise(state, seat, rows)
    names = grid(state, seat)
    attraction, park, cafe, _ = state["kinds"][0, seat].tolist()
    attractions, cafes = set(members(attraction)), set(members(cafe))
    level = int(state["level"][0])
    found = []
    counted_zones = set()
    # As one reads: a free city keeps its fields in the order in which its tiles were laid.
    for field, points, fields, neighbours in sorted(rows[:number].tolist(), key=lambda row: names.corners[row[0]]):
        if field in cafes:
            parks = (fields & park).bit_count()
            plain = "-plain" if level == 1 else ""
            reason = Message(f"cities-item-cafe{plain}", {"water": fields.bit_count() - parks, "parks": parks})
        else:
            kind = "attraction" if field in attractions else "park"
            again = "-again" if fields in counted_zones else ""
            points = 0 if again else fields.bit_count() + neighbours.bit_count()
            counted_zones.add(fields)
            counted = {"fields": fields.bit_count(), "neighbours": neighbours.bit_count()}
            reason = Message(f"cities-item-{kind}{again}", counted)
        found.append(
            Item(points, reason, names.names[field], named_fields(names, fields), named_fields(names, neighbours))
        )
    return found
