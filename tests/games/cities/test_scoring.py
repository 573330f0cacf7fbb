"""What tourists score: every figure that the rulebook prints, and the rules one by one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cities.drawing import BOX, draw, scored
from tests.games.cities.slow_city import SlowCity

from quartier.games.cities.game import GAME
from quartier.kernel import calls


def points(picture: str, level: int) -> dict[str, int]:
    return {piece: item.points for piece, item in scored(picture, level).items()}


def test_three_attraction_zones_of_one_one_and_two_fields() -> None:
    picture = """
        a P a
        P W P
        W a A
    """
    assert points(picture, 1) == {"a1": 1, "c1": 1, "b3": 2}


def test_two_park_zones_of_four_and_two_fields() -> None:
    picture = """
        p P A W
        P P W A
        A W p P
    """
    assert points(picture, 1) == {"a1": 4, "c3": 2}


def test_fields_that_touch_by_a_corner_are_not_connected() -> None:
    assert points("a W\nW A", 1) == {"a1": 1}


def test_a_zone_without_a_tourist_scores_nothing() -> None:
    assert points("A A P\nA A p", 1) == {"c2": 2}


def test_several_tourists_in_one_zone_score_it_once() -> None:
    assert sorted(points("a a a", 1).values()) == [0, 0, 3]


def test_the_example_of_level_1() -> None:
    # A stands alone; B and C share a zone of six; D and E are in parks of five and two; F in a café.
    picture = """
        a W A A A W
        W W A a a W
        p P C W W P
        P P P c W p
    """
    scores = points(picture, 1)
    assert scores["a1"] == 1
    assert sorted([scores["d2"], scores["e2"]]) == [0, 6]
    assert scores["a3"] == 5
    assert scores["f4"] == 2
    assert scores["d4"] == 0
    assert sum(scores.values()) == 14


def test_the_example_of_level_2() -> None:
    # B and C look at the same two water fields from both ends.
    picture = """
        A A W A A A A A
        A A W A A A A A
        A W c W A A A A
        A A A A A A A A
        A c W W c A A A
        A A A A W A A A
        A A A A A A c W
    """
    scores = scored(picture, 2)
    assert {piece: item.points for piece, item in scores.items()} == {"c3": 4, "b5": 2, "e5": 3, "g7": 1}
    assert set(scores["b5"].fields) & set(scores["e5"].fields) == {"c5", "d5"}


def test_a_cafe_tourist_sees_water_until_something_else_begins() -> None:
    picture = """
        . c W W
        . . A W
    """
    assert points(picture, 2) == {"b1": 2}


def test_at_level_2_a_park_ends_the_view() -> None:
    assert points("c W P W", 2) == {"a1": 1}


def test_the_example_of_level_3_attractions() -> None:
    # A and D count the same café, between their zones; B and C share a zone.
    picture = """
        a A C a P P P P
        P P P P P P P P
        P A A A A C P P
        P A a a A C P P
        P C P P P P P P
    """
    scores = scored(picture, 3)
    assert scores["a1"].points == 3
    assert scores["d1"].points == 2
    assert sorted([scores["c4"].points, scores["d4"].points]) == [0, 11]
    assert scores["a1"].neighbours == scores["d1"].neighbours == ["c1"]


def test_the_example_of_level_3_parks() -> None:
    # One water field lies between the two parks and counts for both.
    picture = """
        p P W p P P A A
        A A A P P W A A
        A A A W W A A A
    """
    scores = scored(picture, 3)
    assert (scores["a1"].points, scores["d1"].points) == (3, 9)
    assert set(scores["a1"].neighbours) & set(scores["d1"].neighbours) == {"c1"}


def test_the_example_of_level_3_cafes() -> None:
    # A and D see the same park field, B and C the same water field.
    picture = """
        A A A P A A A A
        A A A W A A A A
        P W W c P c W P
        A A A A A A A A
        A c W c A A A A
        A A A P A A A A
        A A A W A A A A
    """
    scores = scored(picture, 3)
    assert {piece: item.points for piece, item in scores.items()} == {"d3": 6, "b5": 1, "d5": 3, "f3": 3}
    assert set(scores["b5"].fields) & set(scores["d5"].fields) == {"c5"}
    assert set(scores["d3"].fields) & set(scores["f3"].fields) == {"e3"}


def test_at_level_3_a_view_runs_on_through_occupied_parks() -> None:
    assert points("c W p W A", 3)["a1"] == 3


def test_at_level_3_an_occupied_cafe_counts_for_the_zone_beside_it() -> None:
    assert points("a c", 3)["a1"] == 2


def test_a_cafe_beside_two_fields_of_a_zone_counts_once() -> None:
    assert points("a A\nA C", 3) == {"a1": 4}


def test_items_say_which_fields_and_why() -> None:
    item = scored("a A C", 3)["a1"]
    assert item.reason.id == "cities-item-attraction"
    assert item.reason.args == {"fields": 2, "neighbours": 1}
    assert (item.fields, item.neighbours) == (["a1", "b1"], ["c1"])


@st.composite
def cities(draw_from: st.DrawFn) -> str:
    letters = draw_from(st.lists(st.sampled_from("APCW."), min_size=64, max_size=64))
    free = [place for place, letter in enumerate(letters) if letter in "APC"]
    chosen = draw_from(st.lists(st.sampled_from(free), unique=True, max_size=7)) if free else []
    for place in chosen:
        letters[place] = letters[place].lower()
    return "\n".join("".join(letters[start : start + 8]) for start in range(0, 64, 8))


@settings(max_examples=150, deadline=None)
@given(cities(), st.integers(1, 3))
def test_scoring_agrees_with_the_slow_way(picture: str, level: int) -> None:
    state = draw(picture, level)
    points = SlowCity.drawn(picture).points(level)
    assert sorted((item.points for item in GAME.items(state, BOX, 0)), reverse=True) == points
    assert int(calls.score(state, BOX.record, 0)) == sum(points)
