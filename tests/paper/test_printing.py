"""Printed games: all pieces in the right number and size, on both papers, with backs that lie behind their fronts."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from tests.paper.reading import Paper

from quartier.core.errors import BadOption, QuartierError
from quartier.core.registry import games, load_game
from quartier.core.texts import LANGUAGES, Texts
from quartier.paper.formats import MARGIN, PAPERS
from quartier.paper.printing import Wish, printed

# What a box holds, by the rules: name of the pieces, how many there are, and their size in millimetres.
BOXES: dict[str, list[tuple[str, int, tuple[float, float]]]] = {
    "cities": [("Tile ", 4 * 24, (40, 40)), ("Tourist", 4 * 7, (14, 40))],
    "tangram": [
        ("Board ", 5, (177.6, 177.6)),
        ("Card ", 23, (44, 62)),
        ("Pillar", 1, (44, 62)),
        ("Fountain", 5 * 6, (24, 24)),
    ],
    "guilds": [
        ("bakers’ house", 11, (22, 22)),
        ("smiths’ market", 7, (22, 22)),
        ("minstrel house", 4, (22, 22)),
        ("tavern", 4, (22, 22)),
        ("Figure of player", 5 * 10, (10, 10)),
        ("Marker of player", 5 * 4, (10, 10)),
        ("White marker", 8, (10, 10)),
        ("Black marker", 8, (10, 10)),
    ],
    "skylines": [("Board part ", 6, (120, 120)), ("Card: ", 75 + 30 + 10, (46, 49)), ("Marker: ", 11, (10, 10))],
}


@functools.cache
def paper(game: str, **wish: object) -> Paper:
    """A game as it is printed, on one side unless it is said otherwise."""
    return Paper(printed(Wish(game, **{"language": "en", "two_sided": False, "all_rules": True, **wish})))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", BOXES)
def test_all_pieces_are_there_in_the_right_number_and_size(game: str) -> None:
    found = paper(game)
    for name, number, size in BOXES[game]:
        fronts = found.named(name)
        assert (len(fronts), {figure.size for figure in fronts}) == (number, {size}), name


def test_every_tile_of_tangram_city_is_as_large_as_its_shape_and_there_for_every_player() -> None:
    found = paper("tangram", seats=3)
    # Tile 5 is two whole fields in a row, however it lies.
    tiles = [figure for figure in found.named("Tile 5") if figure.name == "Tile 5"]
    assert len(tiles) == 3
    assert {tuple(sorted(figure.size)) for figure in tiles} == {(24.0, 48.0)}
    assert {figure.name for figure in found.named("Tile ")} == {f"Tile {number}" for number in range(1, 24)}


def test_the_tiles_of_skylines_are_those_of_the_set() -> None:
    found = paper("skylines")
    zones = [figure for kind in ("Residential", "Commercial", "Industrial") for figure in found.named(f"{kind} zone")]
    own = found.named("Tile: ")
    assert (len(zones), len(own)) == (24 + 12 + 12, 9 + 18 + 10)
    # Every tile is made of squares of 20 millimetres.
    assert all(figure.width % 20 < 0.1 or figure.width % 20 > 19.9 for figure in own + zones)


def test_the_town_of_guilds_is_whole_when_its_parts_lie_together() -> None:
    parts = paper("guilds").named("Part of the town")
    assert len(parts) == 4
    # 13 spaces of 22 mm, and the wall on both sides.
    side = (13 * 60 + 2 * 26) / 60 * 22
    assert sum(part.width for part in parts[:2]) == pytest.approx(side, abs=0.1)
    assert parts[0].height + parts[2].height == pytest.approx(side, abs=0.1)


@pytest.mark.parametrize("size", PAPERS)
@pytest.mark.parametrize("game", BOXES)
def test_nothing_is_printed_where_printers_print_nothing(game: str, size: str) -> None:
    found = paper(game) if size == "a4" else paper(game, paper=size, language="nl", two_sided=True)
    assert found.size == PAPERS[size]
    width, height = PAPERS[size]
    for figure in found.figures:
        assert figure.x >= MARGIN - 0.1 <= figure.y
        assert figure.x + figure.width <= width - MARGIN + 0.1
        assert figure.y + figure.height <= height - MARGIN + 0.1


@pytest.mark.parametrize("game", BOXES)
def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_along_its_longer_edge(game: str) -> None:
    found = paper(game, paper="letter", language="nl", two_sided=True)
    width = PAPERS["letter"][0]
    # Fronts are on the odd pages, as printers want them; all pages between them are backs, or empty.
    assert found.backs
    assert all(page % 2 == 1 for page in found.backs)
    last = max(found.backs)
    assert {figure.page for figure in found.figures if figure.page < last} - found.backs <= set(range(0, last, 2))
    assert width == found.size[0]


@pytest.mark.parametrize("game", BOXES)
def test_the_fonts_are_in_the_file_and_the_rules_in_all_languages(game: str) -> None:
    found = paper(game)
    assert found.reader.trailer["/Root"]["/MarkInfo"]["/Marked"]  # type: ignore[index]
    pages = range(len(found.reader.pages))
    text = "".join(found.text(page) for page in pages[-2 * len(LANGUAGES) - 1 :])
    for language in LANGUAGES:
        assert Texts(language).say("paper-rules-of", game=Texts(language).say(f"{game}-title")) in text
    fonts = {
        str(font.get_object()["/BaseFont"]).partition("+")[2]
        for page in found.reader.pages
        for font in page["/Resources"].get("/Font", {}).values()  # type: ignore[attr-defined]
    }
    assert fonts <= {"Nunito-Regular", "Nunito-Bold"}
    assert fonts


def test_a_set_of_ones_own_is_printed(tmp_path: Path) -> None:
    game = load_game("skylines")
    house = game.house_box()
    # A zone with other tiles, another name, a track too long to be printed.
    own = house.replace("residential  two 3  three 3", "residential  two 4  three 2")
    own = own.replace("utility wind-turbine corner", "utility whirligig corner").replace(
        "track happiness  -5 25", "track happiness  -5 300"
    )
    assert own != house
    found = Paper(printed(Wish("skylines", language="en", two_sided=False), game.box("mine.txt", own)))
    sizes = [tuple(sorted(figure.size)) for figure in found.named("Residential zone")]
    assert (len(sizes), sizes.count((20, 40)), sizes.count((20, 60))) == (24, 4, 2)
    assert found.named("Card: Whirligig")
    assert "mine.txt" in found.text(0)


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (Wish("cities", paper="a5"), "'a5' is not one of a4, letter"),
        (Wish("guilds", seats=2), "guilds is for 3 to 5 seats, not 2"),
        (Wish("citys"), "there is no game 'citys'"),
        (Wish("cities", language="fr"), "fr"),
    ],
)
def test_what_cannot_be_printed_is_said(wish: Wish, message: str) -> None:
    with pytest.raises(QuartierError, match=message.replace("(", r"\(")):
        printed(wish)


def test_without_the_typesetter_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(BadOption, match="pip install"):
        printed(Wish("cities", language="en", seats=1, two_sided=False))


def test_the_same_wish_gives_the_same_bytes() -> None:
    wish = Wish("cities", language="en", seats=1, two_sided=False)
    assert printed(wish) == printed(wish)


def test_every_game_here_can_be_printed() -> None:
    assert set(BOXES) == set(games())
