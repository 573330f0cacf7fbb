"""Better and better cities that an order of tiles allows, by annealing.

A city is complete from the first moment on; a move swaps tiles, turns them or moves the start tiles, and is dropped
where the tiles could not have been laid in their order.
"""

from __future__ import annotations

import itertools

import numpy as np

from quartier.games.cities.hindsight_city import (
    NOBODY,
    PLACE_FIELDS,
    TARGETS,
    PlannedCities,
    PlannedCity,
    list_targets,
    show,
)
from quartier.games.cities.hindsight_tourists import promise, send_tourists
from quartier.games.cities.position import CITY_TILES, START_TILES
from quartier.kernel.bits import EMPTY, bit, flag, flagged, lowest
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.random import draw
from quartier.kernel.records import Int8s, Int64s, Words
from quartier.kernel.signatures import Boxes, Positions


def _around_places() -> Int64s:
    """For each place, flags of those that touch it."""
    found = np.zeros(CITY_TILES, np.int64)
    for place in range(CITY_TILES):
        for other in range(CITY_TILES):
            apart = max(abs(place // 4 - other // 4), abs(place % 4 - other % 4))
            if apart == 1:
                found[place] |= 1 << other
    return found


def _start_layouts() -> Int8s:
    """Every three places at which start tiles may lie, in every order."""
    found = []
    for first, middle, last in itertools.permutations(range(CITY_TILES), 3):
        if all(abs(end // 4 - middle // 4) == 1 == abs(end % 4 - middle % 4) for end in (first, last)):
            found += [(first, middle, last), (middle, first, last), (first, last, middle)]
    return np.array(found, np.int8)


AROUND = _around_places()
STARTS = _start_layouts()
DRAWS = 1024
LOSSES = np.array([round(-1000 * np.log((step + 0.5) / DRAWS)) for step in range(DRAWS)], np.int64)
"""How much worse a city may be that is taken nevertheless, in thousandths of the temperature: each is as likely."""


@kernel
def may_be(city: PlannedCity) -> bool:
    """Whether the tiles can be laid in their order: the start tiles by corners, each other one touching the city."""
    middles = 0
    for tile in range(START_TILES):
        place = int(city.place[tile])
        others = 0
        for other in range(START_TILES):
            far = int(city.place[other])
            if other != tile and abs(place // 4 - far // 4) == 1 and abs(place % 4 - far % 4) == 1:
                others += 1
        if others == 2:
            middles += 1
    if middles == 0:
        return False
    laid = 0
    for tile in range(START_TILES):
        laid |= flag(int(city.place[tile]))
    for tile in range(START_TILES, CITY_TILES):
        place = int(city.place[tile])
        if int(AROUND[place]) & laid == 0:
            return False
        laid |= flag(place)
    return True


@entry
def prepare_city(positions: Positions, box: Boxes, cities: PlannedCities, random: Words) -> None:
    """A random city of the order."""
    city: PlannedCity = cities[0]
    position = positions[0]
    city.level = position.level
    city.best = -1
    for tile in range(CITY_TILES):
        number = int(position.order[tile])
        for turn in range(4):
            for kind in range(4):
                city.shapes[tile, turn, kind] = EMPTY
            for quarter in range(4):
                kind = int(box[0].kinds[number, turn, quarter])
                city.shapes[tile, turn, kind] |= bit(8 * (quarter // 2) + quarter % 2)
    scatter(city, random)


@kernel
def scatter(city: PlannedCity, random: Words) -> None:
    """Tiles anywhere that the order allows."""
    placed = False
    while not placed:
        layout = draw(random, len(STARTS))
        laid = 0
        for tile in range(CITY_TILES):
            city.turn[tile] = draw(random, 4)
            if tile < START_TILES:
                place = int(STARTS[layout, tile])
            else:
                place = draw(random, CITY_TILES)
                while flagged(laid, place):
                    place = draw(random, CITY_TILES)
            laid |= flag(place)
            city.place[tile] = place
        placed = may_be(city)
    show(city)
    list_targets(city)
    city.score = send_tourists(city)


@kernel
def move_tiles(city: PlannedCity, random: Words) -> None:
    """A random small change."""
    kind = draw(random, 16)
    if kind == 0:
        layout = draw(random, len(STARTS))
        for tile in range(START_TILES):
            swap(city, tile, int(city.tile[int(STARTS[layout, tile])]))
        return
    one = draw(random, CITY_TILES)
    if kind < 6:
        city.turn[one] = (int(city.turn[one]) + 1 + draw(random, 3)) & 3
        return
    other = (one + 1 + draw(random, CITY_TILES - 1)) % CITY_TILES
    swap(city, one, other)
    if kind < 14:
        city.turn[one] = draw(random, 4)
        city.turn[other] = draw(random, 4)
    if kind < 8:
        third = draw(random, CITY_TILES)
        if third != one:
            swap(city, one, third)


@kernel
def swap(city: PlannedCity, one: int, other: int) -> None:
    """Two tiles change places."""
    first, second = int(city.place[one]), int(city.place[other])
    city.place[one] = second
    city.place[other] = first
    city.tile[second] = one
    city.tile[first] = other


@entry
def anneal(
    positions: Positions, box: Boxes, cities: PlannedCities, random: Words, moves: int, warm: int, cool: int
) -> int:
    """Try so many moves while it cools from one temperature to another (thousandths of a point); return the best."""
    city: PlannedCity = cities[0]
    for move in range(moves):
        for tile in range(CITY_TILES):
            city.kept_place[tile] = city.place[tile]
            city.kept_turn[tile] = city.turn[tile]
        move_tiles(city, random)
        heat = warm + (cool - warm) * move // moves
        least = 1000 * city.score - heat * int(LOSSES[draw(random, DRAWS)]) // 1000
        taken = False
        if may_be(city):
            show(city)
            list_targets(city)
            if 1000 * promise(city) >= least:
                score = send_tourists(city)
                if 1000 * score >= least:
                    taken = True
                    city.score = score
                    if score > city.best:
                        keep(city)
        if not taken:
            for tile in range(CITY_TILES):
                city.place[tile] = city.kept_place[tile]
                city.turn[tile] = city.kept_turn[tile]
                city.tile[int(city.place[tile])] = tile
    return city.best


@kernel
def keep(city: PlannedCity) -> None:
    """This is the best city so far."""
    city.best = city.score
    for tile in range(CITY_TILES):
        city.best_place[tile] = city.place[tile]
        city.best_turn[tile] = city.turn[tile]


@entry
def take_best(positions: Positions, box: Boxes, cities: PlannedCities) -> None:
    """Go back to the best city, and send its tourists again."""
    city: PlannedCity = cities[0]
    for tile in range(CITY_TILES):
        city.place[tile] = city.best_place[tile]
        city.turn[tile] = city.best_turn[tile]
    show(city)
    list_targets(city)
    city.score = send_tourists(city)
    for tile in range(START_TILES, CITY_TILES):
        target = int(city.owner[tile])
        if NOBODY < target < TARGETS:
            city.put_on[tile] = lowest(city.fields[target] & PLACE_FIELDS[int(city.place[tile])])
