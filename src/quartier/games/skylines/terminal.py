"""How Cities: Skylines looks in a terminal: map, tracks, what is known, and all hands on one screen."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines.board import Board
from quartier.games.skylines.position import SPAN
from quartier.games.skylines.terminal_cards import hands, offered, rows, shapes
from quartier.games.skylines.terminal_facts import facts, legend
from quartier.games.skylines.terminal_map import Map, abreast, draw_part
from quartier.games.skylines.terminal_tracks import tracks

SCREEN, LINES = 100, 36
"""A screen, and how many of its 40 lines are free of the prompt and of what is said above it."""
GAP = 2
NARROWEST = 44
"""The columns that a panel beside the map needs."""


def draw(view: View, texts: Texts, width: int) -> Group:
    """The whole table: with less where a screen would be too small for it, with the exchange pile where it is not."""
    board: Board = view.board
    seats = range(view.seats)
    others = [seat for seat in seats if seat != (view.seat or 0)]
    for explained, cut in ((True, []), (False, []), (False, others), (False, seats)):
        drawn = table(view, texts, width, explained, cut)
        room = LINES - len(Console(width=width, file=io.StringIO()).render_lines(drawn))
        if room >= 0 or width < SCREEN:
            break
    pile = [card for card in board.cards if card.id in board.pile]
    if room < 2 or not pile or view.over:
        return drawn
    heading = Text(texts.say("skylines-terminal-pile-cards"), "bold")
    return Group(drawn, heading, rows(pile[: room - 1], {}, texts, width))


def table(view: View, texts: Texts, width: int, explained: bool, cut: Sequence[int]) -> Group:
    """The city and the hands; the letters of the map explained or not, the lines of some seats cut."""
    held = [] if view.over else hands(view, texts, width, cut)
    return Group(*city(view, texts, width, [legend(texts)] if explained else []), *held)


def city(view: View, texts: Texts, width: int, explained: list[Text]) -> list[RenderableType]:
    """What is to do, the map, and beside or below it the tracks and all else that is known of the city."""
    board: Board = view.board
    chart = Map(board, view.legal)
    room = width - chart.width - GAP
    first = Text(texts.say(view.phase.id, **view.phase.args), "bold")
    if room < NARROWEST:
        said = [*choices(board, texts, width), *facts(view, texts)]
        return [first, chart.draw(), *explained, *panel(board, texts, width), *said]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=chart.width)
    if len(chart.rows) == SPAN:
        grid.add_row(Group(chart.draw(), *explained), Group(*panel(board, texts, room)))
        return [first, grid, *choices(board, texts, width), *facts(view, texts)]
    right = [*panel(board, texts, room), *choices(board, texts, room), *facts(view, texts), *explained]
    if len(chart.rows) > 2 * SPAN:  # the highest map needs the line above it
        grid.add_row(chart.draw(), Group(first, *right))
        return [grid]
    grid.add_row(chart.draw(), Group(*right))
    return [first, grid]


def panel(board: Board, texts: Texts, width: int) -> list[RenderableType]:
    """The tracks; before there is a map, the board parts that are still to be placed."""
    if board.stage != "arrange":
        return [tracks(board, texts, width)]
    parts = [draw_part(part) for part in board.parts if part.place is None]
    return [Text(texts.say("skylines-terminal-parts"), "bold"), abreast(parts, width)]


def choices(board: Board, texts: Texts, width: int) -> list[Text]:
    """What there is to choose from now: roles, or tiles."""
    if board.stage == "lay":
        return shapes(board, texts, width)
    return offered(board, texts)
