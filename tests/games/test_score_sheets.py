"""Score sheets of every game: what a finished match brought is what its board brings when it is typed in.

A game that is added writes its sheets here too; then its scorer is held to its rules, and any edit of a sheet is
scored or refused with its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.editing import edited

from quartier.bots import Budget, decide, find_bot
from quartier.core.errors import BadFile
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.core.texts import LANGUAGES, Texts
from quartier.core.view import View
from quartier.kernel.random import seeded
from quartier.testing import Case, cases
from quartier.testing.walk import random_turn

Sheets = Iterator[tuple[str, dict[int, int]]]
"""Sheets, and the points that each seat must get from one: of a sheet for one player, the seat's own."""


def finished(case: Case, seed: int) -> Iterator[View]:
    """A match seen by a spectator after every turn; quick but not aimless, so that something is scored."""
    match, random = case.match(seed), Random(seed)
    bot = find_bot("greedy")
    while not match.over:
        seat = random.choice(match.actors)
        if match.game.about.cooperative:
            turn = decide(bot, match.situation(seat), Budget(simulations=0), seeded(f"{seed} {match.wave}")).text
        else:
            turn = random_turn(match, seat, random)
        match.play(seat, turn)
        yield match.view(None)


def cities_sheets(case: Case, seed: int) -> Sheets:
    *_, view = finished(case, seed)
    for place in view.standings:
        city = view.board.cities[place.seat]
        rows = [list(row) for row in city.rows]
        top, left = cell(city.corner)
        for name in city.tourists:
            row, column = cell(name)
            rows[row - top][column - left] = rows[row - top][column - left].lower()
        yield "# typed\n" + "\n".join(map("".join, rows)), {0: place.score}


def cell(name: str) -> tuple[int, int]:
    """Row and column of a named field."""
    letters = name.rstrip("0123456789")
    column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
    return int(name[len(letters) :]), column


def tangram_sheets(case: Case, seed: int) -> Sheets:
    *_, view = finished(case, seed)
    for place in view.standings:
        rows = []
        for row in view.board.boards[place.seat].rows:
            # A field is drawn by its four quarters; a half covers two neighbouring ones.
            fields = [quarters[0].replace(".", "") + quarters[2].replace(".", "") for quarters in row.split()]
            rows.append(" ".join(field or "." for field in fields))
        rounds = [str(item.points) for item in place.items if item.reason.id == "tangram-item-round"][:-1]
        yield f"rounds: {' '.join(rounds)}\n" + "\n".join(rows), {0: place.score}


def guilds_sheets(case: Case, seed: int) -> Sheets:
    full: set[str] = set()
    sums = dict.fromkeys(range(case.seats), 0)
    for view in finished(case, seed):
        done = {block.name for block in view.board.blocks if block.completed is not None}
        if done - full:
            # Blocks are paid when they are filled, by the tracks as they are then.
            paid = {
                place.seat: sum(
                    item.points for item in place.items if item.reason.args.get("block") in sorted(done - full)
                )
                for place in view.standings
            }
            sums = {seat: sums[seat] + points for seat, points in paid.items()}
            yield guilds_sheet(view, sorted(done - full)), paid
        full = done
    yield guilds_sheet(view, ["end"]), {place.seat: place.score - sums[place.seat] for place in view.standings}


def guilds_sheet(view: View, wanted: list[str]) -> str:
    """A town, its tracks and markers, as typed."""
    lines = [f"players: {view.seats}"]
    for space in view.board.spaces:
        if space.tile is not None:
            lines.append(
                f"{space.name}: {space.tile}" + (f" {space.seat + 1} {space.figures}" if space.figures else "")
            )
    for guild in view.board.guilds:
        lines.append(f"track {guild.name}: " + " ".join(str(mark.seat + 1) for mark in guild.track if mark.field))
    for block in view.board.blocks:
        holders = [str(seat + 1) for seat in (block.white, block.black) if seat is not None]
        if holders:
            lines.append(f"markers {block.name.lower()}: {' '.join(holders)}")
    return "\n".join([*lines, f"score: {' '.join(wanted).lower()}"])


def skylines_sheets(case: Case, seed: int) -> Sheets:
    *_, view = finished(case, seed)
    (place, *_) = view.standings
    if view.board.outcome != "ended":
        return
    points = {item.reason.id: item.points for item in place.items}
    gained = " ".join(map(str, view.board.gained))
    burdens = -points.get("skylines-item-burdens", 0)
    lines = [f"milestones {gained}", f"straight {points.get('skylines-item-straight', 0)}"]
    for name in ("pollution", "traffic", "crime"):
        counted = min(burdens, view.board.tracks[name])
        burdens -= counted
        lines.append(f"{name} {counted}")
    yield "\n".join(lines), {0: place.score}


WRITERS: dict[str, Callable[[Case, int], Sheets]] = {
    "cities": cities_sheets,
    "guilds": guilds_sheets,
    "skylines": skylines_sheets,
    "tangram": tangram_sheets,
}
CASES = [case for game in games() for case in cases(game)]


def scored(match: Match, text: str) -> list[int]:
    """The points of each player on a sheet."""
    options = match.options
    players = match.game.score_sheet(text, "sheet.txt", options)
    return [sum(item.points for item in items) for items in players]


def test_every_game_writes_its_sheets() -> None:
    assert sorted(WRITERS) == sorted(games())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_match_typed_in_brings_what_it_brought(case: Case) -> None:
    compared = 0
    for seed in range(1, 13):
        for text, points in WRITERS[case.game](case, seed):
            found = scored(case.match(seed), text)
            assert dict(enumerate(found)) == points, text
            compared += 1
        if compared >= case.seats:
            return
    raise AssertionError("no match was finished")


@pytest.mark.thorough
@pytest.mark.parametrize("game", sorted(games()))
def test_any_edit_of_a_sheet_is_scored_or_refused_with_its_place(game: str) -> None:
    random, case = Random(game), cases(game)[0]
    match = case.match(1)
    sheets = [text for seed in range(1, 5) for text, _ in WRITERS[game](case, seed)][:6]
    refused, taken = list[BadFile](), list[int]()
    for number in range(100):
        try:
            taken += scored(match, edited(sheets[number % len(sheets)], random))
        except BadFile as error:
            refused.append(error)
    assert len(refused) > 10
    assert len(taken) > 5
    assert all(-200 < points < 1500 for points in taken)
    for refusal in refused:
        assert str(refusal).startswith("sheet.txt")
        assert len(str(refusal)) < 300
        assert "\n" not in str(refusal)
        assert all(refusal.text(Texts(language)).startswith("sheet.txt") for language in LANGUAGES)
