"""Where tiles may lie: turned and flipped, on free open land, not across streets; one utility per district."""

from __future__ import annotations

import pytest
from tests.games.skylines.slow_ground import looks, named
from tests.games.skylines.table import board, choices, city, played, refused

LAKE = """
    ~ ~ .|. .
         |
    . ~ .|. .
         |
    . . . . .
"""


def test_a_tile_is_turned_and_flipped_at_will() -> None:
    # The ell of the hospital has eight looks; on 3 x 3 squares each fits in two places.
    places = choices(played(city(". . .\n\n. . .\n\n. . .", hands="s7"), "s7"))
    assert len(places) == len(set(places)) == 16
    assert len({min(looks(named(place))) for place in places}) == 1


def test_a_zone_takes_any_tile_of_its_kind_that_is_left() -> None:
    places = choices(played(city(". . . .", hands="r1"), "r1"))
    assert set(places) == {"@a1b1", "@b1c1", "@c1d1", "@a1b1c1", "@b1c1d1"}
    assert set(choices(played(city(". . . .", hands="c1"), "c1"))) == {*places, "@a1b1c1d1"}


def test_a_shape_of_which_none_is_left_is_not_laid() -> None:
    drawing = """
        a a b b c c

        . . . . . .
    """
    state = city(drawing, "a=r2 b=r3 c=r4", hands="r1")
    assert refused(state, "r1 @a2b2") == "no-such-tile"
    assert refused(state, "r1 @a2b2c2") == "allowed"
    # The tiles of the other zones are others.
    assert refused(city(drawing, "a=r2 b=r3 c=r4", hands="c1"), "c1 @a2b2") == "allowed"


def test_a_laid_zone_tile_leaves_the_supply() -> None:
    before = city(hands="r1")
    after = played(before, "r1 @a1b1")
    assert int(before["supply"].sum()) - int(after["supply"].sum()) == 1
    assert int(played(city(hands="s1"), "s1 @a1b1")["supply"].sum()) == int(before["supply"].sum())


def test_a_building_has_its_own_tile() -> None:
    state = city(hands="s1")
    assert refused(state, "s1 @a1b1") == "allowed"
    assert refused(state, "s1 @a1") == "no-such-tile"
    assert refused(state, "s1 @a1b1c1") == "no-such-tile"


def test_squares_that_no_tile_has_are_refused_by_the_same_rule() -> None:
    assert refused(city(hands="r1"), "r1 @a1c1") == "no-such-tile"


@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("c1c2", "allowed"),
        ("a2a3", "allowed"),
        ("b3c3d3", "allowed"),
        ("a1b1", "does-not-fit"),
        ("b2b3", "does-not-fit"),
        ("c1d1", "crosses-a-street"),
        ("c2d2", "crosses-a-street"),
        ("c2c3d2d3", "crosses-a-street"),
        ("e3f3", "does-not-fit"),
        ("a3a4", "does-not-fit"),
    ],
)
def test_not_on_water_not_across_streets_not_off_the_board(tile: str, rule: str) -> None:
    assert refused(city(LAKE, hands="r1"), f"r1 @{tile}") == rule


def test_around_the_end_of_a_street_a_tile_may_lie() -> None:
    # The bay has both of its ends beside the street and none of its squares across it.
    drawing = """
        . .|. .
           |
        . . . .
    """
    state = city(drawing, hands="r1")
    assert refused(state, "r1 @b1b2c2") == "allowed"
    assert refused(state, "r1 @b1b2c1c2") == "crosses-a-street"


def test_not_on_another_tile() -> None:
    state = city("t t .\n\n. . .", "t=r2", hands="r1")
    assert refused(state, "r1 @b1c1") == "does-not-fit"
    assert refused(state, "r1 @c1c2") == "allowed"


def test_a_card_that_fits_nowhere_is_not_played() -> None:
    assert refused(city(". t t .", "t=r2", hands="r1"), "r1") == "nowhere-to-lay"
    assert refused(city(". t t . .", "t=r2", hands="r1"), "r1") == "allowed"


def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    assert refused(city(hands="r1"), "r2") == "not-in-hand"


def test_a_tile_stays_and_its_card_is_out_of_the_game() -> None:
    after = played(city(hands="r1 r2"), "r1 @a1b1 i")
    shown = board(after)
    assert [(tile.card, tile.squares) for tile in shown.tiles] == [("r1", ["a1", "b1"])]
    assert shown.players[0].hand == ["r2", "r8"]
    assert shown.pile == []


TWO_DISTRICTS = """
    w w .|. . .
         |
    w . .|. . .
"""


def test_at_most_one_utility_is_built_in_a_district() -> None:
    state = city(TWO_DISTRICTS, "w=u1", hands="u2")
    assert choices(played(state, "u2")) == ["@d1e1f1", "@d2e2f2"]
    full = city("w w .\n\nw . .\n\n. . .", "w=u1", hands="u2")
    assert refused(full, "u2") == "nowhere-to-lay"


def test_zones_services_and_unique_buildings_do_not_count_as_utilities() -> None:
    drawing = """
        a a h h . .

        . . . . . .

        . . . . . .
    """
    assert refused(city(drawing, "a=r1 h=s1", hands="u2"), "u2 @a2b2c2") == "allowed"


def test_what_lies_in_a_district_is_counted() -> None:
    drawing = """
        a a|c c c
           |
        h h|u u .
           |
        . .|u k k
           |
        . .|. . k
    """
    districts = board(city(drawing, "a=r1 h=s1 c=c1 u=u1 k=s10", hands="r2")).districts
    assert [(found.tiles, found.utilities) for found in districts] == [(2, 0), (3, 1)]
    assert [found.zones["residential"] for found in districts] == [1, 0]
    assert [found.zones["commercial"] for found in districts] == [0, 1]
    assert [(found.services, found.small) for found in districts] == [([], ["health"]), (["fire"], [])]


@pytest.mark.parametrize(("text", "card"), [("r1 @a1b1", "residential"), ("s1 @a1b1", "health")])
def test_a_tile_counts_from_the_next_card_on(text: str, card: str) -> None:
    district = board(played(city(hands=text[:2]), text)).districts[0]
    assert district.tiles == 1
    assert card in [*district.small, *(zone for zone, number in district.zones.items() if number)]


def test_nothing_is_laid_before_a_card_is_played_and_nothing_else_is_done_before_its_tile_lies() -> None:
    state = city(hands="r1 r2")
    assert refused(state, "@a1b1") == "other-step"
    assert refused(state, "r1 r2") == "other-step"
    assert refused(state, "r1 i") == "other-step"
