"""In how few zones a deal's fields can lie: lines that meet, whole cities, and all that is tried on cut-down deals."""

from __future__ import annotations

import itertools
from collections.abc import Generator
from pathlib import Path
from random import Random

import numpy as np
import pytest

import quartier
from quartier.core.match import Match
from quartier.games.cities.hindsight_bounds import bounds, packed_tiles, tiles_of
from quartier.games.cities.hindsight_halves import EDGES, KINDS, NOTHING, across, code_of, face, turned_by_half
from quartier.games.cities.hindsight_zones import best_alike, most_joined
from quartier.insight.best import deal_of

City = list[list[int]]


def city_of(tiles: list[list[int]]) -> City:
    """Sixteen turned tiles, row by row, as lines of fields."""
    return [
        [tiles[4 * (row // 2) + column // 2][2 * (row % 2) + column % 2] for column in range(8)] for row in range(8)
    ]


def fields_of(city: City, kind: int) -> set[tuple[int, int]]:
    return {(row, column) for row in range(8) for column in range(8) if city[row][column] == kind}


def joined(city: City) -> int:
    """Pairs of neighbours in zones less squares, counted one by one."""
    found = 0
    for fields in (fields_of(city, kind) for kind in range(2)):
        for row, column in fields:
            right, beneath = (row, column + 1) in fields, (row + 1, column) in fields
            found += right + beneath - (right and beneath and (row + 1, column + 1) in fields)
    return found


def zones(city: City) -> int:
    found = 0
    for fields in (fields_of(city, kind) for kind in range(2)):
        while fields:
            found += 1
            edge = [fields.pop()]
            while edge:
                row, column = edge.pop()
                near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & fields
                fields -= near
                edge += near
    return found


def some_city(deal: Match, random: Random) -> City:
    return city_of([random.choice(turns) for turns in random.sample(tiles_of(deal), 16)])


def answer(asking: Generator[None, None, int]) -> int:
    while True:
        try:
            next(asking)
        except StopIteration as stop:
            return int(stop.value)


def test_there_are_no_fewer_zones_than_fields_less_pairs_plus_squares() -> None:
    random = Random(1)
    # Few kinds, so that there are squares and zones that enclose something.
    cities = [[[random.choice((0, 0, 1)) for _ in range(8)] for _ in range(8)] for _ in range(200)]
    deal = quartier.new("cities", seats=1, seed=1, level=1)
    cities += [some_city(deal, random) for _ in range(200)]
    spare = [zones(city) - sum(kind < 2 for line in city for kind in line) + joined(city) for city in cities]
    assert min(spare) == 0 < max(spare)


def test_lines_that_meet() -> None:
    """What faces a line is the most of what may lie above it, with the pairs between the two."""
    random = Random(2)
    lines = [random.randrange(4**8) for _ in range(12)]
    given = np.full(EDGES, NOTHING, np.int16)
    worth = {line: random.randrange(-3, 3) for line in lines}
    for line in lines:
        given[code_of(line)] = worth[line]
    room, into = np.zeros(2 * KINDS * EDGES, np.int16), np.zeros(EDGES, np.int16)
    face(given, 0, 2, room, into, 0)
    for below in [*lines, *(random.randrange(4**8) for _ in range(300))]:
        wanted = max(worth[above] + across(above, below, 2) for above in lines)
        assert into[code_of(below)] == wanted


def test_pairs_across_two_lines_are_counted_less_the_squares() -> None:
    attractions, parks, water = 0, int("55", 16), int("FF", 16)
    assert across(attractions, attractions, 3) == 3
    assert across(int("5500", 16), int("5500", 16), 3) == 6
    assert across(water, water, 3) == 3, "eight bits are four fields: the others are attractions"
    assert across(parks | 0xFF00, parks, 3) == 3
    assert across(0xFFFF, 0xFFFF, 3) == across(0xAAAA, 0xAAAA, 3) == across(0x5555, 0, 3) == 0


def test_a_line_from_the_other_side() -> None:
    for line, other in ((0x0001, 0x4000), (0x0005, 0x5000), (0x1234, 0x1C84)):
        assert turned_by_half(code_of(line)) == code_of(other)


def test_of_rows_that_look_alike_the_best_is_kept() -> None:
    rows = np.array([5 << 16 | 9, 3 << 16 | 1, 5 << 16 | 30, 5 << 16 | 2, 7 << 16])
    assert best_alike(rows).tolist() == [3 << 16 | 1, 5 << 16 | 30, 7 << 16]


@pytest.mark.thorough
def test_no_city_has_more_than_was_found() -> None:
    deal, random = deal_of(quartier.new("cities", seats=1, seed="hindsight 13", level=1)), Random(3)
    *_, bound = (bound for bound in bounds(deal) if bound is not None)
    assert bound == 34, "one less than there are fields: 35 fields are at least eight zones"
    assert all(joined(some_city(deal, random)) <= bound - 7 for _ in range(2000))


@pytest.mark.thorough
def test_what_other_tests_take_as_found() -> None:
    deal = deal_of(quartier.new("cities", seats=1, seed="hindsight 0", level=2))
    assert answer(most_joined(deal, packed_tiles(deal))) == 26


@pytest.mark.thorough
def test_a_cut_down_deal_has_what_trying_everything_has(tmp_path: Path) -> None:
    """Two tiles with something on them, the others water: all places and turns."""
    path, special = tmp_path / "two.txt", ("AAWP", "PAAW")
    kinds = [*special, *["WWWW"] * 22]
    path.write_text("".join(f"{at} {kind[:2]} {kind[2:]}\n" for at, kind in enumerate(kinds, 1)))
    deals = (deal_of(quartier.new("cities", seats=1, seed=seed, level=1, box=str(path))) for seed in itertools.count())
    deal = next(deal for deal in deals if {0, 1} <= {int(number) for number in deal.state["order"][0][:16]})
    one, other, *water = sorted(tiles_of(deal), key=lambda tile: tile[0] == [3] * 4)
    most = 0
    for (first, second), turn, turned in itertools.product(itertools.permutations(range(16), 2), one, other):
        tiles = [water[0][0]] * 16
        tiles[first], tiles[second] = turn, turned
        most = max(most, joined(city_of(tiles)))
    assert answer(most_joined(deal, packed_tiles(deal))) == most
