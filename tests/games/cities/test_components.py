"""The tiles: the house set is what it should be, and a wrong set is explained."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from quartier.core.errors import BadComponents
from quartier.core.match import Match
from quartier.games.cities.components import read_tiles, turned
from quartier.games.cities.game import GAME

HOUSE = read_tiles(GAME.house_box(), "house").letters


def kinds(letters: str) -> list[int]:
    return sorted(Counter(letters).values(), reverse=True)


def test_the_house_set_has_24_fields_of_each_kind() -> None:
    assert Counter("".join(HOUSE)) == {"A": 24, "P": 24, "C": 24, "W": 24}


def test_the_house_set_is_all_12_tiles_of_two_pairs_and_12_with_one_pair() -> None:
    pairs = {min(turned(tile, turn) for turn in range(4)) for tile in HOUSE if kinds(tile) == [2, 2]}
    assert len(pairs) == 12
    singles = [tile for tile in HOUSE if kinds(tile) == [2, 1, 1]]
    choices = {(Counter(tile).most_common(1)[0][0], frozenset(tile)) for tile in singles}
    assert len(singles) == len(choices) == 12


def test_one_tile_per_doubled_kind_has_its_double_on_the_diagonal() -> None:
    diagonal = Counter(
        Counter(tile).most_common(1)[0][0]
        for tile in HOUSE
        if kinds(tile) == [2, 1, 1] and (tile[0] == tile[3] or tile[1] == tile[2])
    )
    assert diagonal == {"A": 1, "P": 1, "C": 1, "W": 1}


def test_the_pairs_of_kinds_that_meet_differ_in_number_by_at_most_one() -> None:
    meetings: Counter[frozenset[str]] = Counter()
    for tile in HOUSE:
        for one, two in ((0, 1), (0, 2), (1, 3), (2, 3)):
            if tile[one] != tile[two]:
                meetings[frozenset((tile[one], tile[two]))] += 1
    assert len(meetings) == 6
    assert max(meetings.values()) - min(meetings.values()) <= 1


def test_all_tiles_differ_and_none_is_unusual() -> None:
    assert len({min(turned(tile, turn) for turn in range(4)) for tile in HOUSE}) == 24
    assert read_tiles(GAME.house_box(), "house").warnings == ()


def test_a_tile_turns_clockwise() -> None:
    assert [turned("APCW", turn) for turn in range(5)] == ["APCW", "CAWP", "WCPA", "PWAC", "APCW"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("24  WW PC", ""), "tile 24 is missing"),
        (("24  WW PC", "23  WW PC"), r"line 30: tile 23 stands there twice"),
        (("24  WW PC", "25  WW PC"), r"line 30: '25' is no tile number; tiles are numbered 1 to 24"),
        (("24  WW PC", "x  WW PC"), "'x' is no tile number"),
        (("24  WW PC", "24  WW PX"), "tile 24 has the letter 'X'; fields are A, P, C or W"),
        (("24  WW PC", "24  WW P"), "tile 24 has 3 fields; a tile has 4"),
    ],
)
def test_a_wrong_set_is_explained(change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        read_tiles(GAME.house_box().replace(*change), "mine.txt")


@pytest.mark.parametrize(
    ("tile", "message"),
    [("AA AP", "3 fields of one kind"), ("AP CW", "four kinds"), ("PP CC", "tiles 7 and 24 are the same")],
)
def test_an_unusual_set_is_played_with_a_warning(tile: str, message: str) -> None:
    warnings = read_tiles(GAME.house_box().replace("24  WW PC", f"24  {tile}"), "mine.txt").warnings
    assert len(warnings) == 1
    assert message in str(warnings[0])


def test_another_set_is_played_and_embedded_in_the_match_file(tmp_path: Path) -> None:
    import quartier

    mine = tmp_path / "mine.txt"
    mine.write_text(GAME.house_box().replace("24  WW PC", "24  AP CW").replace("# The house set", "# My set"))
    match = Match.new("cities", seats=1, seed=2, box=str(mine))
    match.play(0, match.view(0).legal[0])
    match.save(tmp_path / "game.quartier")
    mine.unlink()
    again = quartier.load(tmp_path / "game.quartier")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.view(0).board.tiles[23] == "APCW"


def test_a_missing_set_is_named() -> None:
    with pytest.raises(BadComponents, match=r"box=nowhere.txt: No such file .* give 'house' or a file"):
        Match.new("cities", box="nowhere.txt")
