"""Covering rectangles in time: whether the search is right that it can be done, beside a plain one that tries all."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from quartier.core.match import Match
from quartier.games.tangram import shapes
from quartier.games.tangram.components import quarter_masks, read_parts
from quartier.games.tangram.hindsight_covering import BENCH, NO_PATIENCE, NO_WAY
from quartier.games.tangram.hindsight_goals import cover_goals, go_on_covering
from quartier.games.tangram.hindsight_table import all_rectangles, table_of
from quartier.games.tangram.position import ROUND_CARDS, SPAN, TILES

Piece = tuple[int, int, int, int]


@cache
def drawn_tiles(text: str) -> dict[int, list[Piece]]:
    """Every way in which each tile of a set can lie, by its quarters."""
    found = {}
    for number, tile in read_parts(text, "a set").tiles.items():
        lying = set()
        for way in shapes.ways(tile.shape):
            height, width = shapes.extent(way)
            for row in range(SPAN + 1 - height):
                for column in range(SPAN + 1 - width):
                    north, east, south, west = (mask << 8 * row + column for mask in quarter_masks(way))
                    lying.add((north, east, south, west))
        found[number - 1] = sorted(lying)
    return found


@cache
def fountains() -> list[Piece]:
    """Every half-field."""
    halves = [(row, column, corner) for row in range(SPAN) for column in range(SPAN) for corner in range(4)]
    return [tuple(quarter_masks(frozenset([half]))) for half in halves]  # type: ignore[misc]


def can_be_covered(match: Match, goals: list[int]) -> bool:
    """Whether goals can be met, by trying every piece on the first quarter that is due and empty."""
    order, ways = [int(tile) for tile in match.state["order"][0][:TILES]], drawn_tiles(match.box.text)
    start: Piece = tuple(int(word) for word in match.box.record[0]["start"][int(match.state["boards"][0, 0]), 0])  # type: ignore[assignment]

    def covered(lying: Piece, used: frozenset[int], springs: int) -> bool:
        open_goals = [goal & ~(lying[0] & lying[2]) for goal in goals]
        if not any(open_goals):
            return True
        number = next(number for number, goal in enumerate(open_goals) if goal)
        field = open_goals[number] & -open_goals[number]
        quarter = 0 if not lying[0] & field else 2
        choices = [(piece, used, 1) for piece in fountains()] if springs <= number else []
        for card in range((number + 1) * ROUND_CARDS):
            if card not in used:
                early = sum_of(goals[: card // ROUND_CARDS])
                near = (piece for piece in ways[order[card]] if piece[quarter] & field)
                fitting = [piece for piece in near if not (piece[0] | piece[2]) & early]
                choices += [(piece, used | {card}, 0) for piece in fitting]
        return any(
            covered(tuple(a | b for a, b in zip(lying, piece, strict=True)), taken, springs + spring)  # type: ignore[arg-type]
            for piece, taken, spring in choices
            if piece[quarter] & field and not any(a & b for a, b in zip(lying, piece, strict=True))
        )

    return covered(start, frozenset(), 0)


def sum_of(goals: list[int]) -> int:
    """All fields of some goals."""
    fields = 0
    for goal in goals:
        fields |= goal
    return fields


@pytest.mark.parametrize("seed", range(3))
def test_a_rectangle_is_covered_in_time_exactly_where_a_plain_search_covers_it(seed: int) -> None:
    match, chance = Match.new("tangram", seats=1, seed=seed), random.Random(seed)
    table, benches = table_of(match.box.record), np.zeros(1, BENCH)
    answers = set()
    for area in (6, 8, 9, 10):
        first = chance.choice([fields for size, fields in all_rectangles() if size == area])
        later = chance.choice([fields for size, fields in all_rectangles() if size == area])
        for goals in ([first], [0, first | later] if area < 7 else [first]):
            given = np.array(goals, np.uint64)
            found = cover_goals(
                match.state, match.box.record, benches, table.masks, table.covering, table.first,
                given, 0, len(goals), 10_000_000,
            )  # fmt: skip
            assert (found != NO_WAY) == can_be_covered(match, goals), (area, goals)
            answers.add(found != NO_WAY)
            # In pieces it comes to the same, after as many tries.
            tries = int(benches[0]["nodes"])
            pieces = cover_goals(
                match.state, match.box.record, benches, table.masks, table.covering, table.first,
                given, 0, len(goals), 7,
            )  # fmt: skip
            while pieces == NO_PATIENCE:
                pieces = go_on_covering(
                    match.state, match.box.record, benches, table.masks, table.covering, table.first, len(goals), 7
                )
            assert (pieces, int(benches[0]["nodes"])) == (found, tries)
    assert answers == {True, False}
