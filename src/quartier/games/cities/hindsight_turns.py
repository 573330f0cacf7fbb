"""A city that was planned as a whole, as turns that lay it tile by tile."""

from __future__ import annotations

from typing import Any

from quartier.core.match import Match
from quartier.games.cities.position import CITY_TILES, START_TILES
from quartier.games.cities.steps import LAY, LAYOUTS, PUT, REACH, STAY, WALK, layout_column, layout_row, layout_turn
from quartier.kernel import calls
from quartier.kernel.records import copied


def turns_of(deal: Match, city: Any) -> list[str]:
    """The turns that lay a planned city and send its tourists."""
    state, places = copied(deal.state), [divmod(int(place), 4) for place in city["place"]]
    turns = [int(turn) for turn in city["turn"]]

    def made(*steps: int) -> str:
        texts = []
        for step in steps:
            texts += deal.game.step_texts(state, deal.box, 0, [step])
            calls.apply(state, deal.box.record, 0, step)
        return " ".join(texts)

    told = [made(start_step(places[:START_TILES], turns[:START_TILES]))]
    for tile in range(START_TILES, CITY_TILES):
        top, left = corner_of(places[:tile])
        row, column = places[tile]
        lay = LAY + 4 * (REACH * (row - top + 1) + column - left + 1) + turns[tile]
        top, left = corner_of(places[: tile + 1])
        moved = 16 * top + 2 * left
        if city["put_on"][tile] >= 0:
            act = PUT + int(city["put_on"][tile]) - moved
        elif city["walk_from"][tile] >= 0:
            act = WALK + 64 * (int(city["walk_from"][tile]) - moved) + int(city["walk_to"][tile]) - moved
        else:
            act = STAY
        told.append(made(lay, act))
    return told


def corner_of(places: list[tuple[int, int]]) -> tuple[int, int]:
    """The upper left place of a city: fields are counted from there."""
    return min(row for row, _ in places), min(column for _, column in places)


def start_step(places: list[tuple[int, int]], turns: list[int]) -> int:
    """The step that lays the start tiles."""
    top, left = corner_of(places)
    wanted = [(row - top, column - left, turn) for (row, column), turn in zip(places, turns, strict=True)]
    return next(layout for layout in range(LAYOUTS) if wanted == [laid(layout, tile) for tile in range(START_TILES)])


def laid(layout: int, tile: int) -> tuple[int, int, int]:
    """Row, column and turn of a start tile in a layout."""
    return layout_row(layout, tile), layout_column(layout, tile), layout_turn(layout, tile)
