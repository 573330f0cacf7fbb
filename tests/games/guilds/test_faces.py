"""What people read and type: notation, texts, the terminal, typed sheets."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from quartier.core.errors import BadFile, MalformedMove
from quartier.core.game import text_id
from quartier.core.texts import LANGUAGES, Texts
from quartier.games.guilds.about import ABOUT, GuildsOptions
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import Decline, Figure, Inn, Invest, Lay, Leave, Move, Return, Take
from quartier.games.guilds.words import Say
from quartier.testing.walk import play_randomly

from .table import HOUSE, new_match


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("<sm", Return("sm")),
        ("s-d4", Lay("s", "d4")),
        ("H-D4", Lay("h", "d4")),
        ("i", Invest()),
        ("f", Figure()),
        ("n", Leave()),
        ("t-e2", Inn("e2")),
        ("x", Decline()),
        (">b", Take("b")),
    ],
)
def test_notation_is_read(text: str, move: Move) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text.lower()


@pytest.mark.parametrize(
    ("text", "said"),
    [("q-d4", "is no tile"), ("s-d9", "from a1 to h8"), ("hello", "is no move"), (">t", "is no tile")],
)
def test_what_is_no_move_is_told_what_is_expected(text: str, said: str) -> None:
    with pytest.raises(MalformedMove, match=said):
        GAME.read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_phase_reason_and_option_has_its_text(language: str) -> None:
    texts = Texts(language)
    wanted = ["title", "blurb", "notation-help", "option-box", *(f"rule-{rule}" for rule in map(text_id, GAME.rules))]
    wanted += map(text_id, Say)
    assert [name for name in wanted if not texts.has(f"guilds-{name}")] == []
    assert ABOUT.name == "guilds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_of_whole_games_has_its_sentence(language: str) -> None:
    texts, said = Texts(language), set()
    for seats in (3, 4, 5):
        match = new_match(seats)
        play_randomly(match, Random(seats))
        for place in match.standings:
            for item in place.items:
                said.add(item.reason.id)
                assert texts.say(item.reason.id, **item.reason.args)
    assert len(said) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_town_with_its_streets(language: str) -> None:
    match = new_match(3)
    play_randomly(match, Random(2), 30)
    view = match.view(0)
    console = Console(width=80, record=True, file=StringIO())
    console.print(GAME.draw(view, Texts(language), 80))
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 80
    town = lines[: len(view.board.map)]
    for space in view.board.spaces:
        cell = town[space.row][4 * space.column : 4 * space.column + 4]
        figures = "" if space.seat is None else str(space.seat + 1) * space.figures
        assert cell.strip() == (f"[{space.name}]" if space.tile is None else space.tile.upper() + figures)
        if space.column + 1 < len(view.board.map[0]) and view.board.map[space.row][space.column + 1] == ".":
            assert town[space.row][4 * space.column + 4 : 4 * space.column + 8] == "  · "


SHEET = """
players: 4              # blue, red, green, yellow
a1: k 1
a2: km
a3: s 2
a4: h 2
a5: c 4
a6: km
a7: b
a8: k 1 2
track k: 3 1 2 4
score: a
"""


def scored(sheet: str) -> dict[str, int]:
    """Points by player."""
    players = GAME.score_sheet(sheet, "sheet.txt", GuildsOptions())
    return {str(number): sum(item.points for item in items) for number, items in enumerate(players, 1)}


def test_the_printed_example_typed_in() -> None:
    assert scored(SHEET) == {"1": 11, "2": 6, "3": 4, "4": 3}


def test_markers_decide_where_houses_and_figures_are_equal() -> None:
    equal = SHEET.replace("a8: k 1 2", "a8: k 1")
    with pytest.raises(BadFile, match="players 1 and 2 are equal in block A; say who holds white"):
        scored(equal)
    assert scored(equal + "markers a: 2 1\n") == {"1": 5 + 2, "2": 9 + 1, "3": 4, "4": 3}


def test_what_is_asked_for_comes_in_the_order_of_the_sheet() -> None:
    other = "\n".join(f"c{number}: b{' 1' if number == 1 else ''}" for number in range(1, 9))
    sheet = f"{SHEET}{other}\n"
    pieces = {
        wanted: [
            item.piece for item in GAME.score_sheet(sheet.replace("score: a", wanted), "sheet.txt", GuildsOptions())[0]
        ]
        for wanted in ("score: a c", "score: c a")
    }
    assert pieces == {"score: a c": ["A", "k", "C"], "score: c a": ["C", "A", "k"]}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players: 4", "players: 6", "line 2, column 1: the number of players is 3 to 5"),
        ("players: 4", "", "line 3, column 1: the first line says how many play"),
        ("a3: s 2", "a3: z 2", "line 5, column 1: a tile is expected"),
        ("a3: s 2", "a3: s 7", "line 5, column 7: '7' is no player; players are 1 to 4"),
        ("a3: s 2", "a2: s 2", "line 5, column 1: this space stands there twice"),
        ("a4: h 2", "a4: h 2 2", "line 6, column 9: one figure, or two on a building"),
        ("a2: km", "a2: km 1", "line 4, column 8: figures stand on buildings and minstrel houses only"),
        ("a8: k 1 2", "", "line 12, column 8: block A has 7 tiles"),
        ("score: a", "score: end", "line 12, column 8: 8 of 64 spaces have a tile"),
        ("score: a", "score: z", "line 12, column 8: 'z' cannot be scored"),
        ("score: a", "", "nothing is to be scored"),
        ("track k: 3", "track q: 3", "line 11, column 1: a track names its guild"),
        ("track k: 3 1", "track k: 3 3", "line 11, column 12: player 3 stands on this track twice"),
        ("a3: s 2", "i3: s 2", "line 5, column 1: 'i3' is neither a space"),
        ("track k: 3 1 2 4", "track k: 3 1\ntrack k: 2 4", "line 12, column 1: the track of k stands there twice"),
        ("players: 4", "players: 4\nplayers: 4", "line 3, column 1: the number of players stands there twice"),
        ("score: a", "score: a a", "line 12, column 10: 'a' is to be scored twice"),
        ("score: a", "score: a\nmarkers a: 1", "line 13, column 12: block A has houses of more than one player"),
        ("score: a", "score: a\nmarkers a: 3 1", "line 13, column 12: player 3 has no figure in block A"),
        ("score: a", "score: a\nmarkers a: 1 1", "line 13, column 14: player 1 cannot hold both markers of block A"),
        ("score: a", "score: a\nmarkers a: 2 1", "line 13, column 12: player 2 cannot hold this marker of block A"),
        ("score: a", "score: a\nmarkers ab: 1 2", "line 13, column 1: markers name a block"),
        ("score: a", "markers a: 1 2\nmarkers a: 1 2\nscore: a", "line 13, column 1: the markers of block A"),
    ],
)
def test_a_bad_sheet_is_told_line_and_column(old: str, new: str, said: str) -> None:
    with pytest.raises(BadFile) as error:
        scored(SHEET.replace(old, new))
    assert str(error.value).startswith("sheet.txt")
    assert said in str(error.value)


def test_a_finished_town_typed_in_scores_its_end_as_the_match_did() -> None:
    match = new_match(3, 5)
    play_randomly(match, Random(5))
    board = match.view(None).board
    lines = ["players: 3"]
    for space in board.spaces:
        figures = "" if space.seat is None else f" {space.seat + 1} {space.figures}"
        lines.append(f"{space.name}: {space.tile}{figures}")
    for guild in board.guilds:
        lines.append(f"track {guild.name}: " + " ".join(str(mark.seat + 1) for mark in guild.track if mark.field))
    for block in board.blocks:
        holders = [str(seat + 1) for seat in (block.white, block.black) if seat is not None]
        if holders:
            lines.append(f"markers {block.name.lower()}: {' '.join(holders)}")
    totals = scored("\n".join([*lines, "score: end"]))
    for place in match.standings:
        ends = ("guilds-item-chain", "guilds-item-figures")
        end = sum(item.points for item in place.items if item.reason.id.startswith(ends))
        assert totals.get(str(place.seat + 1), 0) == end
    assert HOUSE.warnings == ()
