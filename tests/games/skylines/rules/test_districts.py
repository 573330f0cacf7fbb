"""What happens to districts when a board part is opened: they join across the seam, and so does what they offer."""

from __future__ import annotations

from tests.games.skylines.table import OPEN, board, changes, city, played, refused

from quartier.core.game import State

# Part E of the table's set lies to the right: water above, one district on its left side down to row 3,
# another one from row 4 on.
#
#     ~ ~ .|. . .
#          |
#     ~ . .|. . .
#          |
#     . . .|. . .
#     -----+-----
#     . . .|. . .
#          |
#     . . .|. . .
#          |
#     . . .|. . .

SAME_STREET = """
    a a . . . .

    . . . . . .

    . . . . . .
    -----------
    b b . . . .

    . . . . . .

    . . . . . .
"""
"""A street that goes on in part E."""
OTHER_STREET = """
    a a . . . .

    . . . . . .

    . . . . . .

    . . . . h h
    -----------
    b b . . . .

    . . . . . .
"""
"""A street that ends at the seam: through part E both sides of it become one district."""


def opened(state: State) -> State:
    """After the milestone was ended and part E opened, nobody exchanging cards."""
    return played(state, "end open:e ok")


def test_districts_on_both_sides_of_a_seam_become_one() -> None:
    before = city(SAME_STREET, "a=r1 b=r2", hands="r3")
    assert len(board(before).districts) == 2
    districts = {min(found.squares): found for found in board(opened(before)).districts}
    assert len(districts) == 4
    assert {"a1", "f3", "g3", "i1"} <= set(districts["a1"].squares)
    assert {"a4", "f6", "g6", "i4"} <= set(districts["a4"].squares)
    assert "g1" not in districts["a1"].squares
    assert [found.tiles for found in districts.values()].count(1) == 2


def test_a_new_part_can_join_two_old_districts() -> None:
    after = opened(city(OTHER_STREET, "a=r1 h=s1 b=r2", hands="r3"))
    joined = max(board(after).districts, key=lambda found: len(found.squares))
    assert {"a1", "a5", "g3", "g6"} <= set(joined.squares)
    assert (joined.tiles, joined.zones["residential"], joined.small) == (3, 2, ["health"])
    assert len(board(after).districts) == 3


LARGE = """
    a a . . . .

    . . . . . .

    . . . . . .

    . . . . . .
    -----------
    k k k . . .

    k . . . . .
"""


def test_a_large_service_reaches_the_whole_larger_district() -> None:
    before = city(LARGE, "a=r1 k=s7", hands="r1 r2")
    assert changes(before, played(before, "r1 @a2b2")) == {"water": -1, "labour": 1}
    after = opened(before)
    for tile in ("a2b2", "h3i3", "g6h6"):
        assert changes(after, played(after, f"r1 @{tile}")) == {"water": -1, "labour": 1, "money": 1}, tile
    assert changes(after, played(after, "r1 @j1k1")) == {"water": -1, "labour": 1}


DOCTORS = """
    a a . . . .

    . . . . . .

    . . . . h h
"""


def test_a_small_service_reaches_across_the_seam() -> None:
    after = opened(city(DOCTORS, "a=r1 h=s1", hands="r1"))
    assert changes(after, played(after, "r1 @g3h3")) == {"water": -1, "labour": 1, "money": 1}
    assert changes(after, played(after, "r1 @h2i2")) == {"water": -1, "labour": 1}


def test_a_tile_lies_across_the_seam_only_when_both_parts_are_open() -> None:
    before = city(SAME_STREET, "a=r1 b=r2", hands="r3")
    assert refused(before, "r3 @f3g3") == "does-not-fit"
    assert refused(opened(before), "r3 @f3g3") == "allowed"
    assert refused(opened(before), "r3 @f1g1") == "does-not-fit"


def test_the_streets_of_a_new_part_are_not_crossed_even_where_both_sides_are_one_district() -> None:
    after = opened(city(OPEN.replace(". .", "a a", 1), "a=r1", hands="r3"))
    assert len(board(after).districts) == 3
    assert refused(after, "r3 @g3g4") == "crosses-a-street"
    assert refused(after, "r3 @f3f4") == "allowed"


UTILITIES = """
    w w . . . .

    w . . . . .

    . . . . . .

    . . . . . .
    -----------
    v v v . . .

    . . . . . .
"""


def test_a_merge_may_bring_two_utilities_together_and_only_building_another_is_forbidden() -> None:
    before = city(UTILITIES, "w=u1 v=u2", hands="u3")
    assert refused(before, "u3") == "nowhere-to-lay"
    after = opened(before)
    assert max(found.utilities for found in board(after).districts) == 2
    assert refused(after, "u3 @c1d1c2d2") == "second-utility"
    assert refused(after, "u3 @g5h5g6h6") == "second-utility"
    assert refused(after, "u3 @j1k1j2k2") == "allowed"


def test_a_closed_part_is_an_edge() -> None:
    shown = board(city(SAME_STREET, "a=r1 b=r2"))
    assert all(int(square[1:]) <= 6 and square[0] <= "f" for found in shown.districts for square in found.squares)
    assert [part.open for part in shown.parts] == [True, False]
