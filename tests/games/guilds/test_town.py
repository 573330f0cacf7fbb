"""The town: what is adjacent, what a component set must be, and what the house town is like."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadComponents
from quartier.games.guilds.components import printed_chain, read_town
from quartier.games.guilds.game import GAME
from quartier.games.guilds.town import NAMES, SPACES_BY_NAME, Town

from . import slow
from .table import HOUSE


def beside(name: str) -> set[str]:
    """The spaces adjacent to one of the house town."""
    return {NAMES[space] for space in HOUSE.contents.neighbours[SPACES_BY_NAME[name]]}


def edited(old: str, new: str) -> str:
    """The house town with one thing changed."""
    assert GAME.house_box().count(old) == 1
    return GAME.house_box().replace(old, new)


def drawn(*rows: str) -> Town:
    """A scrap of a town."""
    return Town(list(rows), ())


def test_spaces_side_by_side_are_adjacent_and_diagonals_are_not() -> None:
    scrap = drawn(
        "AA",
        "#A",
    )
    assert [set(found) for found in scrap.neighbours] == [{1}, {0, 2}, {1}]


@pytest.mark.parametrize("street", [".", "o", "=", ".....", ".o.=."])
def test_spaces_are_adjacent_across_and_along_streets_whatever_stands_there(street: str) -> None:
    assert drawn(f"A{street}B").neighbours == [{1: len(street)}, {0: len(street)}]


@pytest.mark.parametrize("other", ['"', "#", '."', "..#."])
def test_a_yard_or_wall_ends_a_line_of_adjacency(other: str) -> None:
    assert drawn(f"A{other}B").neighbours == [{}, {}]


def test_only_the_next_space_of_a_line_is_adjacent() -> None:
    assert [set(found) for found in drawn("A.B.C").neighbours] == [{1}, {0, 2}, {1}]


def test_the_house_town_is_as_the_slow_way_sees_it() -> None:
    assert {name: beside(name) for name in NAMES} == slow.adjacent(HOUSE.contents.rows)


def test_the_house_town_is_all_that_a_board_must_be() -> None:
    assert read_town(GAME.house_box(), "house").warnings == ()
    assert printed_chain(HOUSE.contents) is not None


def test_in_the_house_town_every_block_has_four_neighbours_and_many_doors() -> None:
    for letter in "abcdefgh":
        doors = {name: {other[0] for other in beside(name)} - {letter} for name in NAMES if name[0] == letter}
        assert len(set().union(*doors.values())) == 4
        assert sum(bool(found) for found in doors.values()) >= 5


def test_a_long_street_joins_a2_to_c1_and_f8() -> None:
    assert {"c1", "f8"} <= beside("a2")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("map:\n", "", "there is no line 'map:'"),
        ("bonus: 1 3 6 10 15 21 28 35", "", "the line 'bonus: 1 3 6 …' is missing"),
        ("28 35", "28", "line 10: the bonus row has 8 numbers"),
        ("28 35", "28 28", "line 10: the bonus must rise"),
        ("bonus: 1", "bonuses: 1", "line 10: 'bonuses: 1 3 6 10 15 21 28 35' should be"),
        ('"A..BB.C', '"A..Bb.C', "line 15, column 9: 'b' means nothing; a space is A to H"),
        ('"A..BB.C', '"A..B..C', "block B has 7 spaces; a block has 8"),
        ('"AA..B"B..CCC#', '"AA..B"B..CCC', "line 17: this row of the map has 14 cells; the others have 15"),
        ('""AA....C', '"A.A....C', "block A falls apart: the space in row 2, column 6"),
    ],
)
def test_a_bad_set_is_told_what_is_wrong_and_where(old: str, new: str, said: str) -> None:
    with pytest.raises(BadComponents) as error:
        read_town(edited(old, new), "mine.txt")
    assert str(error.value).startswith("mine.txt")
    assert said in str(error.value)


def plain(between: str = ".", ends: str = ".") -> str:
    """A town of four rows with two straight blocks each."""
    rows = [pair[0] * 8 + ends + pair[1] * 8 for pair in ("AB", "CD", "EF", "GH")]
    return "bonus: 1 3 6 10 15 21 28 35\nmap:\n" + f"\n{between * 17}\n".join(rows) + "\n"


def test_a_town_that_falls_apart_is_refused() -> None:
    with pytest.raises(BadComponents, match="b1 cannot be reached from a1"):
        read_town(plain(ends="#"), "mine.txt")


def test_a_town_unlike_the_box_brings_warnings() -> None:
    warnings = read_town(plain(), "mine.txt").warnings
    assert sum("the same shape" in str(warning) for warning in warnings) == 7
    assert any("no street is long" in str(warning) for warning in warnings)


def test_a_block_with_one_door_brings_a_warning() -> None:
    walled = plain().replace("FFFFFFFF\n.................", "FFFFFFFF\n.........########")
    warnings = read_town(walled, "mine.txt").warnings
    assert "mine.txt: block H is reached only through h1; two spaces or more would be fair" in map(str, warnings)


def test_a_town_where_the_printed_chain_does_not_fit_brings_a_warning() -> None:
    # In a town of rows that meet at one point each, no house has two chains beside it.
    rows = "#".join(letter * 8 for letter in "ABCDEFGH").replace("#", ".")
    warnings = read_town(f"bonus: 1 3 6 10 15 21 28 35\nmap:\n{rows}\n", "mine.txt").warnings
    assert any("the rulebook's chain fits nowhere" in str(warning) for warning in warnings)
