"""A whole city that was planned at once: its tiles, and all zones and cafés from which a tourist would score.

One record holds all that kernels write about it: they have no room of their own.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.games.cities.frame import NOT_FIRST_COLUMN, NOT_LAST_COLUMN
from quartier.games.cities.position import ATTRACTION, CAFE, CITY_TILES, PARK, WATER
from quartier.kernel.bits import EMPTY, count, down, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Int8s, Int64s, Word, Words, record_type
from quartier.kernel.signatures import Array

TARGETS = 24
"""As many zones and cafés are looked at, the best first."""
NOBODY = -1


class PlannedCity:
    """A city, what scores in it, and the best one so far."""

    level: int
    score: int
    best: int
    place: Annotated[Int8s, CITY_TILES]  # of each tile of the order; places are counted row by row
    turn: Annotated[Int8s, CITY_TILES]
    tile: Annotated[Int8s, CITY_TILES]  # at each place
    kept_place: Annotated[Int8s, CITY_TILES]  # before the move that is tried
    kept_turn: Annotated[Int8s, CITY_TILES]
    best_place: Annotated[Int8s, CITY_TILES]
    best_turn: Annotated[Int8s, CITY_TILES]
    shapes: Annotated[Words, CITY_TILES, 4, 4]  # of each tile, turned, by kind: its fields if it lay in the first place
    kinds: Annotated[Words, 4]
    targets: int
    fields: Annotated[Words, TARGETS]
    worth: Annotated[Int64s, TARGETS]
    slots: Annotated[Int64s, TARGETS]  # flags of the tiles onto which a tourist for it can be put
    round_of: Annotated[Int8s, TARGETS]
    owner: Annotated[Int8s, CITY_TILES]  # of each tile's round: the target that it serves
    reached_from: Annotated[Int8s, CITY_TILES]
    queue: Annotated[Int8s, TARGETS]
    put_on: Annotated[Int8s, CITY_TILES]  # the field onto which a tourist is put in each tile's round
    walk_from: Annotated[Int8s, CITY_TILES]
    walk_to: Annotated[Int8s, CITY_TILES]
    stepped_from: Word  # fields on which somebody waits for a step
    stepped_to: Word  # fields of what is reached by steps


PLANNED_CITY = record_type(PlannedCity)
PlannedCities: TypeAlias = Annotated[Any, Array(PLANNED_CITY)]


PLACE_FIELDS = np.array([0x303 << (16 * (place // 4) + 2 * (place % 4)) for place in range(CITY_TILES)], np.uint64)


@kernel
def beside(fields: Word) -> Word:
    """The fields orthogonally next to these."""
    sideways = (up(fields, 1) & NOT_FIRST_COLUMN) | (down(fields, 1) & NOT_LAST_COLUMN)
    return sideways | up(fields, 8) | down(fields, 8)


@kernel
def first_shift(place: int) -> int:
    """By how much fields of the first place are moved to lie in another."""
    return 16 * (place // 4) + 2 * (place % 4)


@kernel
def show(city: PlannedCity) -> None:
    """The kinds of all fields."""
    for kind in range(4):
        city.kinds[kind] = EMPTY
    for tile in range(CITY_TILES):
        place, turn = int(city.place[tile]), int(city.turn[tile])
        city.tile[place] = tile
        by = first_shift(place)
        for kind in range(4):
            city.kinds[kind] |= up(city.shapes[tile, turn, kind], by)


@kernel
def add_target(city: PlannedCity, fields: Word, worth: int) -> None:
    """Note what a tourist could score, the best first."""
    at = city.targets
    if at == TARGETS:
        at -= 1
        if worth <= city.worth[at]:
            return
    else:
        city.targets += 1
    while at > 0 and city.worth[at - 1] < worth:
        city.worth[at] = city.worth[at - 1]
        city.fields[at] = city.fields[at - 1]
        at -= 1
    city.worth[at] = worth
    city.fields[at] = fields


@kernel
def list_targets(city: PlannedCity) -> None:
    """All zones, and the cafés from which something is seen."""
    city.targets = 0
    for kind in range(ATTRACTION, PARK + 1):
        near = city.kinds[CAFE if kind == ATTRACTION else WATER]
        rest = city.kinds[kind]
        while rest != EMPTY:
            edge = rest & (~rest + np.uint64(1))
            zone = edge
            while edge != EMPTY:
                edge = beside(edge) & rest & ~zone
                zone |= edge
            rest &= ~zone
            worth = count(zone)
            if city.level == 3:
                worth += count(beside(zone) & near)
            add_target(city, zone, worth)
    if city.level > 1:
        clear = city.kinds[WATER]
        if city.level == 3:
            clear |= city.kinds[PARK]
        rest = city.kinds[CAFE] & beside(clear)
        while rest != EMPTY:
            cafe = rest & (~rest + np.uint64(1))
            rest = without_lowest(rest)
            worth = 0
            seen = up(cafe, 8) & clear
            while seen != EMPTY:
                worth += 1
                seen = up(seen, 8) & clear
            seen = down(cafe, 8) & clear
            while seen != EMPTY:
                worth += 1
                seen = down(seen, 8) & clear
            seen = up(cafe, 1) & NOT_FIRST_COLUMN & clear
            while seen != EMPTY:
                worth += 1
                seen = up(seen, 1) & NOT_FIRST_COLUMN & clear
            seen = down(cafe, 1) & NOT_LAST_COLUMN & clear
            while seen != EMPTY:
                worth += 1
                seen = down(seen, 1) & NOT_LAST_COLUMN & clear
            add_target(city, cafe, worth)
