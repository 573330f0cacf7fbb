"""What is printed of Cities: Skylines: board parts, tiles, cards, the administration board, a log, the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quartier.core.game import Box
from quartier.core.texts import Texts
from quartier.games.skylines import pictures
from quartier.games.skylines.components.contents import Contents, draw_part
from quartier.games.skylines.grades import GRADES
from quartier.games.skylines.paper.administration import administration
from quartier.games.skylines.paper.cards import cards
from quartier.games.skylines.paper.parts import maps, parts
from quartier.games.skylines.paper.tiles import SQUARE, tile_sheets, tiles
from quartier.games.skylines.pictures import NAME, PART, SIDE
from quartier.games.skylines.position import SPAN
from quartier.games.skylines.vocabulary import KINDS, ZONES
from quartier.pictures.palette import colours
from quartier.pictures.picture import Frame, drawn, picture, written
from quartier.pictures.sheets import Aid, Room, Section, Sheet, Table, grid, told

SEATS = 4
MILESTONES = 5
"""Columns of the log: a city has four parts at most, and some milestones more are ended."""
COVER = 3
"""Board parts on the picture of the first page."""


def sheets(box: Box, texts: Texts, seats: int, room: Room) -> Iterator[Sheet]:
    """All that is cut out, and what a game is noted on; all players build one city."""
    contents: Contents = box.contents
    side = SPAN * SQUARE
    back = colours(NAME)["sky-back"]
    boards = grid(texts.say("skylines-paper-parts"), list(parts(contents.set, texts)), side, side, room, ground=back)
    yield from (replace(sheet, faces=True) for sheet in boards)
    yield from tile_sheets(list(tiles(contents, texts)), texts, room)
    yield from cards(contents, texts, room)
    yield administration(contents.set, texts, room)
    rows = tuple(
        texts.say(f"skylines-paper-log-{name}") for name in ("missing", "happiness", "skyline", "labour", "treasury")
    )
    columns = tuple(texts.say("skylines-paper-milestone", number=number + 1) for number in range(MILESTONES))
    table = Table(columns, rows, (texts.say("skylines-paper-log-note"),), times=4, bold=(2,))
    yield Sheet(texts.say("skylines-paper-log"), table=table)


def cover(box: Box) -> str:
    """Some board parts with tiles wherever they fit."""
    contents: Contents = box.contents
    shown = contents.set.parts[:COVER]
    body = pictures.ground([(draw_part(part, 0), (0, SPAN * index)) for index, part in enumerate(shown)])
    land = {
        (row, SPAN * index + column): (index, area)
        for index, part in enumerate(shown)
        for row, line in enumerate(part.areas)
        for column, area in enumerate(line)
        if area >= 0
    }
    for tile in list(tiles(contents, Texts("en")))[::4]:
        for row, column in sorted(land, key=lambda square: (7 * square[0] + 5 * square[1]) % 18):
            squares = [(row + down, column + right) for down, right in tile.form]
            if len({land.get(square) for square in squares}) == 1 and squares[0] in land:
                body += pictures.tile(tile.card, squares)
                for square in squares:
                    del land[square]
                break
    return picture(NAME, Frame(0, 0, COVER * PART, PART), body)


def rules(box: Box, texts: Texts) -> list[Section]:
    """The rules as the catalogues tell them, with the kinds of tiles and the maps of the scenarios."""
    contents: Contents = box.contents
    kinds = "".join(
        f'<rect x="{index % 2 * 260}" y="{index // 2 * 56}" width="{SIDE}" height="{SIDE}" rx="6"'
        f' fill="url(#skylines-kind-{kind})" stroke="var(--kind-{kind}-edge)" stroke-width="2.6"/>'
        + drawn(
            NAME,
            {"utility": "power", "service": "service-health"}.get(kind, f"{kind}0"),
            index % 2 * 260,
            index // 2 * 56,
            SIDE,
        )
        + written(
            texts.say(f"skylines-kind-{kind}"), index % 2 * 260 + SIDE + 8, index // 2 * 56 + 30, 17, anchor="start"
        )
        for index, kind in enumerate(KINDS[: ZONES + 3])
    )
    scenarios, high = maps(contents.set, texts)
    shown = {
        "goal": (picture(NAME, Frame(-2, -2, 520, 172), kinds), 28.0, 3),
        "scenarios": (scenarios, 84 * high, 1),
    }
    names = ("goal", "setup", "turn", "laying", "services", "milestone", "losing", "end", "scenarios")
    grades = Aid(texts.say("skylines-paper-grades"), grade_lines(texts))
    return told(NAME, names, texts, shown, ("laying", "services", "milestone"), {"end": grades})


def aids(box: Box, texts: Texts) -> list[Aid]:
    """The end of a milestone, step by step."""
    steps = tuple((str(step), texts.say(f"skylines-paper-step-{step}")) for step in range(1, 6))
    return [Aid(texts.say("skylines-paper-steps"), steps)]


def grade_lines(texts: Texts) -> tuple[tuple[str, str], ...]:
    """The grades with the skylines that earn them."""
    return tuple(
        (
            texts.say("skylines-grade-below")
            if number == 0
            else texts.say("skylines-grade-from", **{"from": int(least)}),
            texts.say(f"skylines-grade-{number + 1}"),
        )
        for number, least in enumerate((0, *GRADES))
    )
