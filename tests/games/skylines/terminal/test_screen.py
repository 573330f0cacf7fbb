"""What people see in a terminal: all of a table on one screen, in letters as well as in colours."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from random import Random

import pytest
from rich.console import Console

from quartier.core.game import text_id
from quartier.core.match import Match
from quartier.core.texts import LANGUAGES, Texts
from quartier.core.view import View
from quartier.games.skylines.about import SCENARIOS
from quartier.games.skylines.board import STAGES, Board
from quartier.games.skylines.game import GAME
from quartier.games.skylines.grades import OUTCOMES
from quartier.games.skylines.names import COLUMN_LETTERS
from quartier.games.skylines.position import SPAN
from quartier.testing.walk import random_turn

ROWS = 36
"""Lines of a screen of 40 besides a blank line, what is to confirm, the prompt and its answer."""


def shown(view: View, width: int = 100, language: str = "en", height: int | None = ROWS) -> list[str]:
    """A view as lines without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(view, Texts(language), width, height))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text.splitlines()


def views(match: Match, random: Random, turns: int) -> Iterator[View]:
    """What the seat to move sees in a random match, its drafts included; at last the view of the end."""
    while not match.over and turns:
        seat = match.actors[0]
        yield match.view(seat)
        turn = random_turn(match, seat, random)
        steps = turn.split()
        for number in range(1, len(steps)):
            yield match.preview(seat, " ".join(steps[:number]))
        match.play(seat, turn)
        turns -= 1
    yield match.view(0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_map_tracks_and_hands_fit_on_one_screen(scenario: str, seats: int) -> None:
    match = Match.new("skylines", seats=seats, seed=f"screen {seats}", scenario=scenario)
    seen = set()
    for number, view in enumerate(views(match, Random(seats), 25)):
        lines = shown(view, 100, LANGUAGES[number % 3])
        assert len(lines) <= ROWS
        assert max(map(len, lines)) <= 100
        seen.add(view.board.stage)
        held = [line[2:5].strip() for line in lines if re.match(r"[ ×] [rciusxp]\d", line)]
        if not view.over:
            assert set(held) >= {card for player in view.board.players for card in player.hand}
    assert {"open", "act", "lay", "draw"} <= seen


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("scenario", ["introduction", "3", "4", "5"])
def test_it_keeps_to_the_width_of_the_terminal(scenario: str, width: int) -> None:
    match = Match.new("skylines", seats=4, seed="width", scenario=scenario)
    for view in views(match, Random(1), 12):
        assert max(map(len, shown(view, width))) <= width


def square(lines: list[str], name: str) -> str:
    """The square of that name on a map, and its edge."""
    header = next(number for number, line in enumerate(lines) if re.match(r"   [a-x] [a-x] ", line))
    row = next(line for line in lines[header:] if line.startswith(f"{name[1:]:>2} "))
    column = lines[header].index(f"{name[0]} ", 3)
    return f"{row[column : column + 2]:<2}"


@pytest.mark.parametrize("scenario", ["introduction", "1", "3", "4"])
def test_every_square_shows_what_lies_there_and_its_streets(scenario: str) -> None:
    match = Match.new("skylines", seats=2, seed="map", scenario=scenario)
    letters = {"residential": "R", "commercial": "C", "industrial": "I", "utility": "U", "unique": "X"}
    services = {"health": "H", "education": "E", "transport": "T", "fire": "F", "police": "P", "parks": "G"}
    *_, view = views(match, Random(5), 16)
    board: Board = view.board
    lines, cards = shown(view), {card.id: card for card in board.cards}
    covered = {name: cards[tile.card] for tile in board.tiles for name in tile.squares}
    assert len(covered) > 10
    for part in board.parts:
        assert part.place
        top, left = SPAN * "abc".index(part.place[0]), SPAN * (int(part.place[1]) - 1)
        for row in range(SPAN):
            for column in range(SPAN):
                name = f"{COLUMN_LETTERS[left + column]}{top + row + 1}"
                drawn = square(lines, name)
                if not part.open and row == 2 and column in (2, 3):
                    assert drawn == f"{part.letter.upper()} ${part.cost}"[2 * column - 4 : 2 * column - 2]
                    continue
                right, below = part.right[row][column] == "|", part.below[row][column] == "-"
                assert drawn[1] == ("┘" if right and below else "│" if right else "_" if below else " ")
                if name in covered:
                    card = covered[name]
                    small = services.get(card.service, "").lower()
                    assert drawn[0] == (letters.get(card.kind) or (small.upper() if card.large else small))
                else:
                    assert drawn[0] == ("~" if part.squares[row][column] == "~" else "·" if part.open else "░")


def test_tracks_show_their_values_ends_and_markers() -> None:
    match = Match.new("skylines", seats=1, seed="tracks", scenario="introduction")
    *_, view = views(match, Random(2), 6)
    text = "\n".join(shown(view))
    for track in ("power", "water", "garbage", "labour", "pollution", "traffic", "crime"):
        low, high = view.board.ends[track]
        found = re.search(rf"{track.capitalize()} +(−?\d+) +(−?\d+) ([·●│]+) (\d+)", text)
        assert found
        assert [int(found[number].replace("−", "-")) for number in (1, 2, 4)] == [view.board.tracks[track], low, high]
        assert found[3].index("●") == view.board.tracks[track] - low
        assert len(found[3]) == high - low + 1
    assert f"Treasury {view.board.tracks['money']} · Skyline 0 · Milestone 1" in text


def test_a_zone_offers_all_shapes_that_are_left_and_the_squares_they_reach() -> None:
    match = Match.new("skylines", seats=1, seed="shapes", scenario="introduction")
    match.play(0, next(step for step in match.view(0).legal if step.startswith("open")))
    card = next(step for step in match.view(0).legal if step.startswith("r"))
    view = match.preview(0, card)
    lines = shown(view)
    begin = lines.index(next(line for line in lines if "Tiles left:" in line))
    counts = [int(number) for line in lines[begin : begin + 6] for number in re.findall(r"(\d)×", line)]
    assert sorted(counts) == sorted(shape.left for shape in view.board.supply["residential"])
    assert sum(counts) == 24
    reached = {name for step in view.legal for name in re.findall(r"[a-x]\d+", step)}
    assert reached
    assert all(square(lines, name)[0] == "o" for name in reached)


def test_a_building_shows_its_own_tile() -> None:
    match = Match.new("skylines", seats=1, seed="shapes", scenario="introduction")
    match.play(0, next(step for step in match.view(0).legal if step.startswith("open")))
    name = next(step for step in match.view(0).legal if step[0] in "us" and step[1].isdigit())
    card = next(card for card in match.view(0).board.cards if card.id == name)
    lines = shown(match.preview(0, name))
    assert card.drawing
    assert any(line.strip() == card.drawing[0].replace(".", " ").strip() for line in lines)


def test_parts_that_are_to_be_arranged_are_drawn_beside_the_places() -> None:
    match = Match.new("skylines", seats=2, seed="arrange", scenario="5")
    text = "\n".join(shown(match.view(0)))
    for part in match.view(0).board.parts:
        assert f"{part.letter.upper()} ${part.cost}" in text
    assert all(f" {row}{column} " in text for row in "abc" for column in range(1, 5))
    match.play(0, match.view(0).legal[0])
    assert "a1" not in "\n".join(shown(match.view(0))).replace("a1/", "").split("You")[0]


def test_what_cannot_be_played_now_is_crossed() -> None:
    match = Match.new("skylines", seats=1, seed="poor", scenario="introduction")
    for view in views(match, Random(3), 12):
        if view.board.stage != "act":
            continue
        crossed = {line[2:5].strip() for line in shown(view) if line.startswith("× ")}
        assert crossed == {entry.card for entry in view.board.playable if entry.refused}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_text(language: str) -> None:
    texts = Texts(language)
    for stage in STAGES[:-1]:
        assert texts.say(f"skylines-phase-{stage}")
    for outcome in OUTCOMES[2:]:
        assert texts.say(f"skylines-phase-{outcome}")
    grades = [texts.say(f"skylines-phase-grade-{grade}", skyline=37) for grade in range(1, 9)]
    assert len(set(grades)) == 8
    assert all("37" in said for said in grades)
    rules = [texts.say(f"skylines-rule-{rule}", part="A") for rule in map(text_id, GAME.rules)]
    assert len(set(rules)) == len(rules)
    assert "F" in texts.say("skylines-rule-not-in-play", part="F")
    assert "2" in texts.say("skylines-item-milestone", number=2)
    for item in ("straight", "burdens", "happiness", "missing", "lost"):
        assert texts.say(f"skylines-item-{item}")
    assert "@c4c5d5" in texts.say("skylines-notation-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_a_role_that_exists(language: str) -> None:
    match = Match.new("skylines", seats=1, seed="roles", scenario="2")
    named = re.findall(r"=(\w+)", Texts(language).say("skylines-notation-help"))
    assert named
    assert set(named) <= {role.name for role in match.view(0).board.roles}
