"""The house set: the printed cards, the numbers of things, and that any parts drawn can be laid out."""

from __future__ import annotations

import itertools

import pytest

from quartier.games.skylines.components.board_parts import WATER, Part
from quartier.games.skylines.components.card_effects import Changes, Condition
from quartier.games.skylines.components.card_lines import Card
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.components.shapes import Square, beside, forms
from quartier.games.skylines.game import GAME
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_ABOVE, IS_BELOW, IS_EXACTLY

HOUSE = read_set(GAME.house_box(), "house")
HEALTH, EDUCATION, FIRE = (Condition(HAS_SERVICE, service) for service in ("health", "education", "fire"))


def test_the_house_set_is_read_without_a_warning() -> None:
    assert HOUSE.warnings == ()


def named(name: str) -> Card:
    """The card of a name."""
    return next(card for card in HOUSE.cards if card.name == name)


def test_the_doctors_house_costs_1_and_brings_1_happiness() -> None:
    assert named("doctors-house").cost == {"money": -1, "happiness": 1}
    assert (named("doctors-house").service, named("doctors-house").large) == ("health", False)


def test_the_wind_turbine_costs_3_and_brings_3_power() -> None:
    assert named("wind-turbine").cost == {"money": -3, "power": 3}


def test_the_hospital_is_large() -> None:
    assert (named("hospital").service, named("hospital").large) == ("health", True)


@pytest.mark.parametrize(
    ("kind", "cost", "conditions", "reward"),
    [
        ("residential", {"water": -1, "labour": 1}, (HEALTH,), {"money": 1}),
        (
            "residential",
            {"power": -1, "water": -1, "crime": 1},
            (HEALTH, EDUCATION),
            {"happiness": 1, "labour": 2},
        ),
        ("residential", {"garbage": -1, "labour": 1}, (Condition(IS_BELOW, "labour", 0),), {"money": 2}),
        ("residential", {"power": -1, "garbage": -1}, (Condition(HAS_ZONES, "residential", 2),), {"happiness": 2}),
        (
            "residential",
            {"water": -1, "garbage": -1},
            (Condition(IS_ABOVE, "happiness", 5),),
            {"labour": 1, "happiness": 1, "money": 1},
        ),
        (
            "residential",
            {"water": -1, "garbage": -1, "labour": 1},
            (Condition(IS_EXACTLY, "crime", 0),),
            {"happiness": 3},
        ),
        (
            "commercial",
            {"garbage": -1, "labour": -1, "traffic": 1},
            tuple(Condition(HAS_ZONES, zone, 1) for zone in ("residential", "commercial", "industrial")),
            {"money": 4},
        ),
        (
            "industrial",
            {"labour": -3, "pollution": 1, "traffic": 1},
            (Condition(HAS_ZONES, "commercial", 3), FIRE),
            {"money": 8},
        ),
    ],
)
def test_a_printed_zone_is_there_with_its_values(
    kind: str, cost: Changes, conditions: tuple[Condition, ...], reward: Changes
) -> None:
    same = [card for card in HOUSE.cards if (card.kind, card.cost, card.reward) == (kind, cost, reward)]
    assert [set(card.conditions) for card in same] == [set(conditions)]


def test_the_printed_development_costs_are_2_for_a_and_5_for_e_and_4_for_b() -> None:
    costs = {part.letter: part.cost for part in HOUSE.parts}
    assert (costs["A"], costs["E"], costs["B"]) == (2, 5, 4)
    assert all(2 <= cost <= 6 for cost in costs.values())


def test_the_introduction_lays_b_e_a_in_a_row() -> None:
    assert [(laid.part, laid.place) for laid in HOUSE.layouts[0].parts] == [("B", 0), ("E", 1), ("A", 2)]


def test_the_scenarios_lay_four_parts_each_around_a_lake_away_from_it_in_an_l_and_in_a_row() -> None:
    places = [[laid.place for laid in layout.parts] for layout in HOUSE.layouts[1:]]
    assert places[0] == places[1] == [0, 1, 4, 5]
    assert places[2] == [0, 4, 8, 9]
    assert places[3] == [0, 1, 2, 3]
    middle, outer = {(5, 5), (5, 6), (6, 5), (6, 6)}, {(0, 0), (0, 11), (11, 0), (11, 11)}
    assert middle <= water(HOUSE, 1)
    assert not outer & water(HOUSE, 1)
    assert outer <= water(HOUSE, 2)
    assert not middle & water(HOUSE, 2)


def water(parts: ComponentSet, layout: int) -> set[Square]:
    """The squares of water on a scenario's map."""
    found = set()
    for laid in parts.layouts[layout].parts:
        areas = next(part for part in parts.parts if part.letter == laid.part).turned(laid.turned)
        for row, line in enumerate(areas):
            found |= {
                (6 * (laid.place // 4) + row, 6 * (laid.place % 4) + x) for x, area in enumerate(line) if area == WATER
            }
    return found


@pytest.mark.parametrize(
    "drawn", list(itertools.combinations(HOUSE.parts, 4)), ids=lambda parts: "".join(part.letter for part in parts)
)
def test_each_of_the_15_draws_of_four_parts_can_be_laid_around_a_lake(drawn: tuple[Part, ...]) -> None:
    # In any order: the four turns that bring the water to the middle, each part at any place.
    for parts in itertools.permutations(drawn):
        northwest, northeast, southwest, southeast = parts
        assert northwest.side(2, 1) == northeast.side(3, 3)
        assert southwest.side(1, 1) == southeast.side(0, 3)
        assert northwest.side(2, 2) == southwest.side(1, 0)
        assert northeast.side(3, 2) == southeast.side(0, 0)


def test_districts_merge_when_parts_are_opened_but_not_all_of_them() -> None:
    for layout in HOUSE.layouts:
        parts = {part.letter: part for part in HOUSE.parts}
        squares: dict[Square, tuple[str, int]] = {}
        for laid in layout.parts:
            for row, line in enumerate(parts[laid.part].turned(laid.turned)):
                for column, area in enumerate(line):
                    if area != WATER:
                        squares[6 * (laid.place // 4) + row, 6 * (laid.place % 4) + column] = laid.part, area
        number = 0
        left = dict(squares)
        while left:
            number += 1
            edge = [left.popitem()]
            while edge:
                square, (part, area) = edge.pop()
                for other in beside(square):
                    if other in left and (left[other][0] != part or left[other][1] == area):
                        edge.append((other, left.pop(other)))
        alone = sum(parts[laid.part].districts for laid in layout.parts)
        assert 6 <= number <= alone - 3


def test_unique_buildings_have_large_tiles_of_their_own() -> None:
    shapes = [HOUSE.shapes[card.shape] for card in HOUSE.cards if card.kind == "unique"]
    assert len(shapes) == 10
    assert {len(shape) for shape in shapes} <= {5, 6, 7}
    assert len({min(forms(shape)) for shape in shapes}) == 10


def test_only_the_opera_house_and_the_designer_mall_reward_at_once_and_the_others_bend_rules() -> None:
    unique = [card for card in HOUSE.cards if card.kind == "unique"]
    assert {card.name for card in unique if card.reward} == {"opera-house", "designer-mall"}
    assert {card.name for card in unique if not card.bends} == {"opera-house", "designer-mall"}


def test_three_or_four_roles_have_an_ability_and_no_two_roles_are_alike() -> None:
    assert 3 <= sum(bool(role.ability) for role in HOUSE.roles) <= 4
    assert len({(str(role.bends), str(role.ability)) for role in HOUSE.roles}) == 10


def test_levels_grow() -> None:
    for supply in ("power", "water", "garbage"):
        raised = [card.cost[supply] for card in HOUSE.cards if card.kind == "utility" and card.cost.get(supply, 0) > 0]
        assert raised == sorted(raised)
        assert len(set(raised)) == 3
    for kind in ("commercial", "industrial"):
        earned = [
            sum(card.reward["money"] for card in HOUSE.cards if card.kind == kind and card.level == level)
            for level in range(3)
        ]
        assert earned == sorted(earned)
        assert len(set(earned)) == 3
