"""The cards that the rulebook prints: they exist with their values, and do what its examples say."""

from __future__ import annotations

import pytest

from quartier.core.game import Box

from .table import HOUSE, TABLE, changes, city, played, refused

PRINTED = {
    "doctors' house": ("service", {"money": -1, "happiness": 1}, [], {}),
    "wind turbine": ("utility", {"money": -3, "power": 3}, [], {}),
    "health": ("residential", {"water": -1, "labour": 1}, [("service", "health", 0)], {"money": 1}),
    "health and education": (
        "residential",
        {"power": -1, "water": -1, "crime": 1},
        [("service", "health", 0), ("service", "education", 0)],
        {"happiness": 1, "labour": 2},
    ),
    "labour": ("residential", {"garbage": -1, "labour": 1}, [("below", "labour", 0)], {"money": 2}),
    "neighbours": ("residential", {"power": -1, "garbage": -1}, [("zones", "residential", 2)], {"happiness": 2}),
    "happy": (
        "residential",
        {"water": -1, "garbage": -1},
        [("above", "happiness", 5)],
        {"labour": 1, "happiness": 1, "money": 1},
    ),
    "no crime": (
        "residential",
        {"water": -1, "garbage": -1, "labour": 1},
        [("exactly", "crime", 0)],
        {"happiness": 3},
    ),
    "commercial": (
        "commercial",
        {"garbage": -1, "labour": -1, "traffic": 1},
        [("zones", "residential", 1), ("zones", "commercial", 1), ("zones", "industrial", 1)],
        {"money": 4},
    ),
    "industrial": (
        "industrial",
        {"labour": -3, "pollution": 1, "traffic": 1},
        [("zones", "commercial", 3), ("service", "fire", 0)],
        {"money": 8},
    ),
}
"""Kind, cost, conditions and reward of each."""


@pytest.mark.parametrize("box", [HOUSE, TABLE], ids=["house", "table"])
@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_cards_exist_with_just_these_values(name: str, box: Box) -> None:
    kind, cost, conditions, reward = PRINTED[name]
    asked = {(asks, what, value) for asks, what, value in conditions}
    found = [
        card
        for card in box.contents.cards
        if (card.kind, card.cost, card.reward) == (kind, cost, reward)
        and {(condition.asks, condition.what, condition.value) for condition in card.conditions} == asked
    ]
    assert found
    if name == "doctors' house":
        assert any(
            (card.name, card.service, card.level, card.large) == ("doctors-house", "health", 1, False) for card in found
        )
    if name == "wind turbine":
        assert [card.name for card in found] == ["wind-turbine"]


@pytest.mark.parametrize("box", [HOUSE, TABLE], ids=["house", "table"])
def test_hospital_oil_power_plant_and_water_tower_exist_and_parts_a_and_e_cost_2_and_5(box: Box) -> None:
    by_name = {card.name: card for card in box.contents.cards}
    assert (by_name["hospital"].service, by_name["hospital"].large) == ("health", True)
    assert by_name["oil-power-plant"].cost["power"] > 0
    assert by_name["water-tower"].cost["water"] > 0
    costs = {part.letter: part.cost for part in box.contents.set.parts}
    assert (costs["A"], costs["E"]) == (2, 5)


def test_a_doctors_house_costs_1_money_and_raises_happiness_by_1() -> None:
    before = city(hands="s1")
    assert changes(before, played(before, "s1 @c3d3")) == {"money": -1, "happiness": 1}


def test_a_wind_turbine_costs_3_money_and_raises_power_by_3() -> None:
    before = city(hands="u1")
    assert changes(before, played(before, "u1 @c3d3c4")) == {"money": -3, "power": 3}


BESIDE = """
    . . . . . .

    . . h h|. .
           |
    . . . .|. .

    . . . . . .
"""
"""The street ends in the district, so that it lies on both sides of it."""


@pytest.mark.parametrize("tile", ["a2b2", "c1d1", "d3d4", "b3c3", "c3c4"])
def test_a_zone_beside_the_doctors_house_uses_its_service(tile: str) -> None:
    before = city(BESIDE, "h=s1", hands="r1")
    assert changes(before, played(before, f"r1 @{tile}")) == {"water": -1, "labour": 1, "money": 1}


@pytest.mark.parametrize(("tile", "where"), [("a3b3", "at a corner"), ("e2f2", "across a street"), ("e4f4", "away")])
def test_a_zone_at_a_corner_of_the_doctors_house_or_across_a_street_does_not(tile: str, where: str) -> None:
    before = city(BESIDE, "h=s1", hands="r1")
    assert changes(before, played(before, f"r1 @{tile}")) == {"water": -1, "labour": 1}, where


def test_a_service_that_is_built_later_brings_nothing_for_zones_that_lie_there() -> None:
    before = city("r r . . . .\n\n. . . . . .", "r=r1", hands="s1")
    assert changes(before, played(before, "s1 @a2b2")) == {"money": -1, "happiness": 1}


HOSPITAL = """
    k k k|. . .
         |
    k . .|. . .
         |
    . . .|. . .
"""


def test_the_hospital_serves_its_whole_district_and_no_other() -> None:
    before = city(HOSPITAL, "k=s7", hands="r1")
    assert changes(before, played(before, "r1 @b3c3")) == {"water": -1, "labour": 1, "money": 1}
    assert changes(before, played(before, "r1 @d1e1")) == {"water": -1, "labour": 1}


SCHOOL = """
    h h s s . .

    . . . . . .

    . . . . . .
"""


@pytest.mark.parametrize(
    ("tile", "reward"),
    [("b2c2", {"happiness": 1, "labour": 2}), ("a2b2", {}), ("c2d2", {}), ("e3f3", {})],
)
def test_health_and_education_are_both_needed(tile: str, reward: dict[str, int]) -> None:
    before = city(SCHOOL, "h=s1 s=s2", hands="r9")
    assert changes(before, played(before, f"r9 @{tile}")) == {"power": -1, "water": -1, "crime": 1, **reward}


@pytest.mark.parametrize(("labour", "money"), [(-3, 2), (-2, 2), (-1, 0), (0, 0)])
def test_the_labour_market_counts_after_the_cost(labour: int, money: int) -> None:
    before = city(hands="r2", labour=labour)
    found = changes(before, played(before, "r2 @a1b1"))
    assert found == {"garbage": -1, "labour": 1} | ({"money": money} if money else {})


TWO_HOMES = """
    a a b b b|c c
             |
    . . . . .|. .
"""


@pytest.mark.parametrize(("tile", "happiness"), [("a2b2", 2), ("f2g2", 0)])
def test_two_residential_zones_must_be_in_the_district_already(tile: str, happiness: int) -> None:
    # On the right there is one, and the new tile does not count itself.
    before = city(TWO_HOMES, "a=r1 b=r2 c=r4", hands="r3")
    found = changes(before, played(before, f"r3 @{tile}"))
    assert found == {"power": -1, "garbage": -1} | ({"happiness": happiness} if happiness else {})


@pytest.mark.parametrize(("happiness", "met"), [(5, False), (6, True)])
def test_happiness_above_5_brings_labour_happiness_and_money(happiness: int, met: bool) -> None:
    before = city(hands="r10", happiness=happiness)
    reward = {"money": 1, "happiness": 1, "labour": 1} if met else {}
    assert changes(before, played(before, "r10 @a1b1")) == {"water": -1, "garbage": -1, **reward}


@pytest.mark.parametrize(("crime", "met"), [(0, True), (1, False)])
def test_without_crime_happiness_rises_by_3(crime: int, met: bool) -> None:
    before = city(hands="r17", crime=crime)
    reward = {"happiness": 3} if met else {}
    assert changes(before, played(before, "r17 @a1b1")) == {"water": -1, "garbage": -1, "labour": 1, **reward}


MIXED = """
    a a b b . .

    i i i . . .
"""


@pytest.mark.parametrize(
    ("tiles", "met"),
    [("a=r1 b=c1 i=i1", True), ("a=r1 b=c1", False), ("a=r1 i=i1", False), ("b=c1 i=i1", False)],
)
def test_a_lively_district_has_a_residential_another_commercial_and_an_industrial_zone(tiles: str, met: bool) -> None:
    before = city(MIXED, tiles, hands="c5")
    found = changes(before, played(before, "c5 @e1f1"))
    assert found == {"garbage": -1, "labour": -1, "traffic": 1} | ({"money": 4} if met else {})


MALLS = """
    a a b b f f

    c c c . . .

    . . . . . .
"""


@pytest.mark.parametrize(
    ("tiles", "tile", "met"),
    [
        ("a=c1 b=c2 c=c3 f=s4", "d2e2f2", True),
        ("a=c1 b=c2 c=c3 f=s4", "a3b3c3", False),
        ("a=c1 b=c2 c=c3", "d2e2f2", False),
        ("a=c1 c=c3 f=s4", "d2e2f2", False),
    ],
    ids=["beside the fire service", "away from it", "without it", "two commercial zones"],
)
def test_industry_needs_three_commercial_zones_and_the_fire_service(tiles: str, tile: str, met: bool) -> None:
    before = city(MALLS, tiles, hands="i9")
    found = changes(before, played(before, f"i9 @{tile}"))
    assert found == {"labour": -3, "pollution": 1, "traffic": 1} | ({"money": 8} if met else {})


TURBINE = """
    w w .|. . .
         |
    w . .|. . .
         |
    . . .|. . .
"""


@pytest.mark.parametrize(("card", "inside", "outside"), [("u4", "a3b3c3c2", "d1e1f1f2"), ("u2", "a3b3c3", "d1e1f1")])
def test_beside_a_wind_turbine_neither_an_oil_power_plant_nor_a_water_tower_is_built(
    card: str, inside: str, outside: str
) -> None:
    before = city(TURBINE, "w=u1", hands=card)
    assert refused(before, f"{card} @{inside}") == "second-utility"
    assert refused(before, f"{card} @{outside}") == "allowed"
