"""Pictures of finished matches: what they show is what the match has, in every game, language, size and colour."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import quartier
from quartier.core.errors import BadOption
from quartier.core.file import load_match
from quartier.core.match import Match
from quartier.core.texts import LANGUAGES, Texts
from quartier.pictures.animation import MOST_FRAMES, animated_picture, film, positions
from quartier.pictures.lettering import FONTS, lines, shortened, width
from quartier.pictures.match_picture import Look, match_picture
from quartier.pictures.palette import colours

GAMES = Path(__file__).resolve().parent.parent / "games"
DAY = datetime.date(2026, 11, 17)
SVG = "{http://www.w3.org/2000/svg}"
MATCHES = [
    "cities/solo-level-1",
    "cities/four-level-3",
    "cities/eight-seats-all-variants",
    "cities/just-one-more",
    "tangram/1-seats",
    "tangram/5-seats",
    "guilds/market-3",
    "guilds/harp-5",
    "skylines/introduction",
    "skylines/scenario-5",
    "skylines/lost-unhappy",
]


def recorded(name: str) -> Match:
    """A match that was played."""
    game, _, file = name.partition("/")
    return load_match(GAMES / game / "fixtures" / f"{file}.quartier")


def drawn(match: Match, look: Look | None = None, **more: object) -> ElementTree.Element:
    """Its picture, read as XML."""
    return ElementTree.fromstring(match_picture(match, look or Look(language="en"), day=DAY, **more))  # type: ignore[arg-type]


def texts_of(picture: ElementTree.Element) -> list[str]:
    """All lines of text, as they are read."""
    return ["".join(each.itertext()) for each in picture.iter(f"{SVG}text")]


def uses(picture: ElementTree.Element, name: str) -> int:
    """How often a symbol is used whose name has this form."""
    return sum(bool(re.fullmatch(f"#{name}", each.get("href", ""))) for each in picture.iter(f"{SVG}use"))


def test_cities_show_every_field_and_every_tourist() -> None:
    match = recorded("cities/four-level-3")
    picture, cities = drawn(match), match.view(None).board.cities
    fields = Counter("".join("".join(city.rows) for city in cities))
    for kind, number in fields.items():
        assert uses(picture, rf"cities-{kind}\d") == number == fields[kind]
    assert sum(fields.values()) == 4 * 64
    tourists = [each for each in picture.iter(f"{SVG}svg") if each.get("viewBox") == "0 0 60 60"]
    assert len(tourists) == sum(len(city.tourists) for city in cities) > 4


def test_tangram_city_shows_fountains_rectangles_and_harmony() -> None:
    match = recorded("tangram/3-seats")
    picture, boards = drawn(match), match.view(None).board.boards
    assert uses(picture, "tangram-fountain0") == sum(len(board.fountains) for board in boards) > 6
    said = texts_of(picture)
    for board in boards:
        assert any(each.endswith(f"= {len(board.rectangle)}") for each in said)
        assert {str(board.black), str(board.green)} <= set(said)


def test_a_town_shows_every_house_and_what_its_blocks_are_worth() -> None:
    match = recorded("guilds/market-4")
    picture, town = drawn(match), match.view(None).board
    houses = Counter(space.tile for space in town.spaces if space.tile)
    assert sum(houses.values()) == 64
    for kind, number in houses.items():
        assert uses(picture, f"guilds-{kind}") == number
    said = Counter(texts_of(picture))
    assert all(said[block.name] == 1 and said[str(block.value)] for block in town.blocks)


def test_a_city_of_skylines_shows_every_square_that_is_built_on() -> None:
    match = recorded("skylines/scenario-1")
    picture, board = drawn(match), match.view(None).board
    built = "residential|commercial|industrial|unique|plaza|lawn|service|power|water|garbage"
    squares = uses(picture, rf"skylines-(?:{built})[\w-]*")
    assert squares == sum(len(tile.squares) for tile in board.tiles) > 60
    assert {str(board.tracks[track]) for track in ("money", "pollution", "traffic")} <= set(texts_of(picture))


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("size", ["wide", "square"])
def test_result_options_day_and_names_are_told_and_nothing_is_cut_off(name: str, size: str) -> None:
    match = recorded(name)
    language = LANGUAGES[len(name) % 3]
    texts, view = Texts(language), match.view(None)
    names = [f"Name {seat}" for seat in range(match.seats - 1)]
    picture = drawn(match, Look(size=size, language=language, theme="dark"), names=names)
    said = texts_of(picture)
    whole = " ".join(said)
    assert texts.say(f"{match.game.name}-title") in said
    assert "2026" in whole
    assert {str(place.score).replace("-", "−") for place in view.standings} <= set(said)
    for each in (*names, texts.say("seat", seat=match.seats)):
        assert each in whole
    if "level" in view.options:
        assert texts.say(f"cities-level-{view.options['level']}") in whole
    if view.phase.id != "phase-over":
        assert texts.say(view.phase.id, **view.phase.args) in whole
    # What does not fit would end in an ellipsis; long lists of options may.
    assert not [each for each in said if each.endswith("…")] or "scenario-5" in name


@pytest.mark.parametrize("name", ["cities/two-level-2", "tangram/2-seats", "guilds/harp-3", "skylines/scenario-3"])
def test_a_picture_stands_alone_and_holds_nothing_that_was_hidden(name: str) -> None:
    match = recorded(name)
    for text in (match_picture(match, day=DAY), animated_picture(match, day=DAY)):
        ids = set(re.findall(r' id="([^"]+)"', text))
        named = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
        assert named <= ids
        assert len(re.findall(r' id="', text)) == len(ids)
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|<script|<image|@import|var\(", text)
        assert match.seed not in text
        assert match.box.sha256 not in text


def test_light_and_dark_have_the_colours_of_the_palette() -> None:
    match = recorded("cities/solo-level-1")
    for theme in ("light", "dark"):
        text = match_picture(match, Look(theme=theme, language="en"))
        paper = {each: colours("cities", dark=each == "dark")["paper"] for each in ("light", "dark")}
        assert f'height="630" fill="{paper[theme]}"' in text
        assert text.count(paper[theme]) >= 1


def test_a_seat_can_be_shown_alone() -> None:
    match = recorded("cities/four-level-3")
    picture = drawn(match, Look(seats=(2,), language="en"))
    assert sum(uses(picture, rf"cities-{kind}\d") for kind in "APCW") == 64


def test_names_are_text_and_nothing_else() -> None:
    match = recorded("cities/two-level-2")
    picture = drawn(
        match, names=["<script>alert(1)</script>", 'A&B "C" with a name that is far longer than there is room']
    )
    assert any("<script>" in each for each in texts_of(picture))
    assert not list(picture.iter(f"{SVG}script"))
    assert any(each.endswith("…") for each in texts_of(picture))


@pytest.mark.parametrize(
    ("look", "words"),
    [
        ({"size": "huge"}, "“huge” is no size of a picture: there are wide, square."),
        ({"theme": "pink"}, "“pink” is no theme of a picture: there are light, dark."),
        ({"language": "xx"}, "en, de, nl"),
        ({"seats": (4,)}, "Player 5: the match has 4 players."),
    ],
)
def test_a_look_that_there_is_not_is_refused(look: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=re.escape(words)):
        match_picture(recorded("cities/four-level-3"), Look(**look))  # type: ignore[arg-type]


def test_there_are_no_pictures_of_a_match_that_goes_on() -> None:
    with pytest.raises(BadOption, match="finished matches only"):
        match_picture(quartier.new("cities", seats=1, seed=1))


# Animations


def test_an_animation_has_a_frame_for_the_start_and_each_round_and_ends_with_the_picture() -> None:
    match = recorded("cities/four-level-3")
    shown = film(match, Look(language="en"), day=DAY)
    # Nothing, the start tiles, then one tile a round.
    assert len(shown.frames) == 1 + 1 + 13
    assert shown.scene.document(shown.frames[-1]) == match_picture(match, Look(language="en"), day=DAY)
    assert shown.milliseconds[-1] == max(shown.milliseconds)
    for number, frame in enumerate(shown.frames[1:], 3):
        text = shown.scene.document(frame)
        assert text.count('clip-path="url(#cities-tile)"') == 4 * number


def test_each_frame_shows_the_points_of_its_position() -> None:
    match = recorded("skylines/scenario-1")
    shown = film(match, Look(language="en"), day=DAY)
    assert len(shown.frames) <= len(list(positions(match))) <= MOST_FRAMES
    first, last = (texts_of(ElementTree.fromstring(shown.scene.document(shown.frames[at]))) for at in (0, -1))
    assert "0" in first
    assert str(match.standings[0].score) in last
    assert not [each for each in last if " / " in each]


def test_a_moving_picture_is_small_shows_the_end_to_those_who_want_no_motion_and_all_parts_in_time() -> None:
    match = recorded("tangram/1-seats")
    text = animated_picture(match, Look(language="en"), day=DAY)
    assert len(text) < 4 * len(match_picture(match, Look(language="en"), day=DAY))
    style = re.search(r"<style>(.*?)</style>", text)
    assert style
    media, _, still = style[1].rpartition("}}")
    assert media.startswith("@media (prefers-reduced-motion:no-preference){")
    hidden = set(re.findall(r"\.(f\d+)", still))
    used = set(re.findall(r'class="(f\d+)"', text))
    assert set(re.findall(r"@keyframes (f\d+)", media)) == used
    # Whatever is seen at the end is seen without animations: all 23 tiles less those given up, all words of the result.
    still_seen = re.sub(r'<g class="(' + "|".join(sorted(hidden)) + r')">.*?</g>(?=<g|<rect|<text|</g>)', "", text)
    assert "180" in "".join(ElementTree.fromstring(text).itertext())
    assert len(still_seen) < len(text)


# Letters


def test_letters_are_measured_as_the_typeface_has_them() -> None:
    assert all(path.is_file() for path in FONTS.values())
    # A figure is as wide as any other, an M wider than an i, bold wider than not.
    assert len({width(figure, 10, 800) for figure in "0123456789"}) == 1
    assert width("M", 10) > 2 * width("i", 10)
    assert width("Quartier", 20, 800) > width("Quartier", 20, 600)


def test_words_are_cut_into_lines_and_shortened() -> None:
    text = "a city with many words in it"
    cut = lines(text, 20, 120, 9)
    assert " ".join(cut) == text
    assert len(cut) > 1
    assert all(width(line, 20) <= 120 for line in cut)
    assert lines(text, 20, 120, 1)[0].endswith("…")
    assert shortened("short", 20, 500) == "short"
