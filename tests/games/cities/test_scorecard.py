"""Scoring a city that was played on a real table."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadFile
from quartier.core.options import read_options
from quartier.core.registry import load_game

CITY = """
AAPPWWCC
aAPpWWcC
CCAAPPWW
CCAAPPWW
WWCCAAPP
WWCcAAPp
PPWWCCAa
PPWWCCAA
"""


def scores(text: str, level: int = 3, free: bool = False) -> dict[str, int]:
    game = load_game("cities")
    options = read_options(game.about.options, {"level": level, "free": free})
    (items,) = game.score_sheet(text, "city.txt", options)
    return {item.piece: item.points for item in items}


def test_a_typed_city_is_scored() -> None:
    # Every zone is a block of four. At level 2 the café g2 sees f2 e2 and g3 g4, the café d6 sees d7 d8.
    assert scores(CITY, 1) == {"a2": 4, "d2": 4, "g2": 0, "d6": 0, "h6": 4, "h7": 4}
    assert scores(CITY, 2) == {"a2": 4, "d2": 4, "g2": 4, "d6": 2, "h6": 4, "h7": 4}
    # At level 3 every zone has two neighbours; g2 sees on to d2 c2 and g5 g6, and d6 is walled in by cafés.
    assert scores(CITY, 3) == {"a2": 6, "d2": 6, "g2": 8, "d6": 2, "h6": 6, "h7": 6}


def test_comments_are_left_out() -> None:
    assert scores(CITY.replace("AAPPWWCC", "AAPPWWCC  # the harbour") + "# a good evening\n") == scores(CITY)


FREE = """
..AA........
..AA........
PPaAWWPPWWCC
PpAAWWPPWWcC
..AA........  # one long street
..AA........
..AA..PP....
..Aa..PP....
AAPPWW......
AAPPWW......
....aACC....
....AACC....
....WW......
....WW......
"""


def test_a_city_of_free_has_holes_and_is_told_as_one_reads() -> None:
    # c1 to d8 is one zone, 16 fields, and a9 another that touches it only by a corner.
    assert scores(FREE, 1, free=True) == {"c3": 16, "b4": 4, "k4": 0, "d8": 0, "e11": 4}
    # The café k4 sees j4 i4; at level 3 the parks g and h 4 and the water e and f 4 behind them too.
    assert scores(FREE, 2, free=True)["k4"] == 2
    assert scores(FREE, 3, free=True)["k4"] == 6
    assert list(scores(FREE, 1, free=True)) == ["c3", "b4", "k4", "d8", "e11"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("..AA........\nPP", "..A.........\nPP"), "line 2, column 3: this tile is not whole"),
        (("....WW......\n....WW......\n", ""), "city.txt: 15 tiles; a city has 16"),
        (("\n....WW......", "\n..........WW"), "line 14, column 11: this tile does not hang together"),
        (("PPaAWW", "PPaxWW"), "line 4, column 4: 'x' is no field"),
        (("AACC....\n....WW", "AACC....\n\n....WW"), "this tile is not whole"),
    ],
)
def test_a_wrong_city_of_free_is_refused_with_its_place(change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        scores(FREE.replace(*change), free=True)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("AAPPWWCC", "AAPPWWC"), "city.txt, line 2, column 8: 7 fields; a city is 8 wide"),
        (("AAPPWWCC", "AAPPWWCCA"), "city.txt, line 2, column 9: a ninth field"),
        (("AAPPWWCC", "AAPXWWCC"), "city.txt, line 2, column 4: 'X' is no field"),
        (("AAPPWWCC", "AAPPwWCC"), "city.txt, line 2, column 5: a tourist on water"),
        (("AAPPWWCC\n", ""), "city.txt, line 9, column 1: 7 rows of fields; a city has 8"),
        (("PPWWCCAA\n", "PPWWCCAA\nPPWWCCAA\n"), "city.txt, line 10, column 1: 9 rows of fields"),
        (("AAPPWWCC", "aappWWCC"), "an eighth tourist; a player has 7"),
    ],
)
def test_a_wrong_city_is_refused_with_line_and_column(change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        scores(CITY.replace(*change))
