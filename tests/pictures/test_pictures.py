"""Pieces drawn by Python: from the page's own symbols and colours, whole, and as the page draws them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quartier.core.registry import games, load_game
from quartier.games.cities import pictures as cities
from quartier.games.guilds import pictures as guilds
from quartier.games.skylines import pictures as skylines
from quartier.games.tangram import pictures as tangram
from quartier.pictures.outline import outline, rings
from quartier.pictures.packing import packed
from quartier.pictures.palette import coloured, colours
from quartier.pictures.picture import SEAT_SHAPES, Frame, drawings, picture, recoloured
from quartier.pictures.sheets import Piece, Room, grid, poster

WEB = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("dark", [False, True])
def test_all_colours_of_a_games_drawings_are_in_its_palette(game: str, dark: bool) -> None:
    # A tourist gets its colour when it is drawn.
    palette = {**colours(game, dark), "pawn": "#000000"}
    for name, text in drawings(game).items():
        assert "var(" not in coloured(text, palette), name


@pytest.mark.parametrize("game", games())
def test_the_page_takes_drawings_and_colours_from_here(game: str) -> None:
    source = (WEB / "games" / game / "game.ts").read_text("utf-8")
    assert f"src/quartier/games/{game}/drawings.svg?raw" in source
    assert not list((WEB / "games" / game).glob("*.svg"))


def test_dark_pictures_have_other_colours_and_all_their_symbols() -> None:
    body = cities.tile("AAPP", 1) + cities.tourist(2, 60, 60)
    light, dark = (picture("cities", Frame(0, 0, 120, 120), body, dark=dark) for dark in (False, True))
    assert light != dark
    for text in (light, dark):
        ElementTree.fromstring(text)
        named = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text))
        assert named <= set(re.findall(r'id="([\w-]+)"', text))


def test_marks_of_seats_are_those_of_the_page() -> None:
    source = (WEB / "parts" / "SeatMark.svelte").read_text("utf-8")
    assert tuple(re.findall(r"^    '(M[^']+)',$", source, re.MULTILINE)) == SEAT_SHAPES


def test_the_fields_of_a_tile_have_the_drawings_that_the_page_chooses() -> None:
    source = (WEB / "games" / "cities" / "geometry.ts").read_text("utf-8")
    counts = dict(re.findall(r"([APCW]): (\d)", re.search(r"DRAWINGS = \{(.*?)\}", source).group(1)))  # type: ignore[union-attr]
    assert {kind: str(cities.variety(kind)) for kind in "APCW"} == counts
    # Turned by a quarter, the lower left field comes to the upper left.
    assert cities.drawings_of("APCW", 3, 1)[0] == cities.drawings_of("APCW", 3, 0)[2]


def test_a_recoloured_symbol_has_the_colour_it_is_given() -> None:
    assert "#123456" in recoloured("cities", "tourist", 0, 0, 60, pawn="#123456")


def test_boards_and_tiles_of_all_games_are_whole_pictures() -> None:
    town = load_game("guilds").box("house", load_game("guilds").house_box()).contents
    set_of = load_game("skylines").box("house", load_game("skylines").house_box()).contents
    card = next(card for card in set_of.cards if card.kind == "utility")
    bodies = {
        "tangram": tangram.board(frozenset({(0, 0, 1), (0, 0, 3), (0, 1, 2)})),
        "guilds": guilds.ground(town.rows) + guilds.tile("bm") + guilds.figures(1, 2),
        "skylines": skylines.tile(card, [(0, 0), (0, 1), (1, 1)]) + skylines.icon("money"),
    }
    for game, body in bodies.items():
        text = picture(game, Frame(0, 0, 100, 100), body)
        ElementTree.fromstring(text)
        assert set(re.findall(r'href="#([\w-]+)', text)) <= set(re.findall(r'id="([\w-]+)"', text))


def test_the_outline_of_an_area_with_a_hole_has_two_rings() -> None:
    frame = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert len(rings(frame)) == 2
    assert outline([(0, 0), (1, 1)], 1).count("M") == 2


def test_packed_pieces_never_overlap_and_stay_on_the_sheet() -> None:
    ell, bar = frozenset({(0, 0), (1, 0), (1, 1)}), frozenset({(0, 0), (0, 1), (0, 2)})
    pieces = [[ell], [bar]] * 6
    lying = packed(pieces, 4, 4)
    assert sorted(one.piece for one in lying) == list(range(12))
    cells = [
        (one.sheet, one.row + row, one.column + column) for one in lying for row, column in pieces[one.piece][one.way]
    ]
    assert len(cells) == len(set(cells))
    assert all(0 <= row < 4 and 0 <= column < 4 for _, row, column in cells)


def test_a_piece_larger_than_the_room_is_an_error_and_a_board_is_cut_between_fields() -> None:
    with pytest.raises(ValueError, match="larger than the room"):
        grid("", [Piece("", "")], 300, 10, Room(190, 266))
    drawing = picture("cities", Frame(0, 0, 600, 600), "")
    sheets = poster("Board", "board", drawing, Frame(0, 0, 600, 600), 300, Room(190, 266), 60)
    assert [(item.width, item.height) for sheet in sheets for item in sheet.items] == [(150, 150)] * 4
