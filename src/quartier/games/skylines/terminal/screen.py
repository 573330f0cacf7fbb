"""The whole table on one screen: map, tracks, what is known, and the hands, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from quartier.core.drawing import Block, abreast, beside, clipped, first_that_fits, joined, lines
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines.board import Board
from quartier.games.skylines.position import SPAN
from quartier.games.skylines.terminal.cards import hands, offered, rows, shapes
from quartier.games.skylines.terminal.facts import essentials, explained, facts
from quartier.games.skylines.terminal.map import Map, draw_part
from quartier.games.skylines.terminal.tracks import tracks, tracks_in_brief

GAP = 2
NARROWEST = 44
"""The columns that a panel beside the map needs."""
NARROW = 26
"""The columns that it needs where it is told in brief."""


def draw(view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
    """The whole table: with less where a screen would be too small for it, with the exchange pile where it is not."""
    board: Board = view.board
    own = view.seat or 0
    seats = [(own + distance) % view.seats for distance in range(view.seats)]
    layouts: list[Callable[[], Block]] = [
        partial(table, view, texts, width, with_legend, cut)
        for with_legend, cut in ((True, []), (False, []), (False, seats[1:]), (False, seats))
    ]
    for brief, bars in ((False, True), (False, False), (True, True), (True, False)):
        layouts += [partial(arranged, view, texts, width, brief, bars) for arranged in (hand_below, hand_beside)]
    if height is not None:
        layouts.append(partial(all_below, view, texts, width))
        layouts.append(partial(hand_beside, view, texts, width, True, False, height - 1))
    drawn = first_that_fits(layouts, width, height)
    pile = [card for card in board.cards if card.id in board.pile]
    room = len(pile) + 1 if height is None else height - len(drawn)
    if room > 1 and pile and not view.over:
        drawn.append(Text(texts.say("skylines-terminal-pile-cards"), "bold"))
        drawn += rows(pile[: room - 1], {}, texts, width, True)
    return joined(drawn)


def table(view: View, texts: Texts, width: int, with_legend: bool, cut: Sequence[int]) -> Block:
    """The city and all hands; the letters of the map explained or not, the lines of some seats cut."""
    board: Board = view.board
    chart = Map(board, view.legal)
    room = width - chart.width - GAP
    legend = [explained(texts)] if with_legend else []
    own = view.seat or 0
    order = [(own + distance) % view.seats for distance in range(view.seats)]
    held = [] if view.over else hands(view, texts, width, order, cut)
    if room < NARROWEST:
        below = [*panel(board, texts, width), *choices(board, texts, width), *wrapped(facts(view, texts), width)]
        return [*chart.draw(), *wrapped(legend, width), *below, *held]
    if len(chart.rows) == SPAN:
        left = [*chart.draw(), *wrapped(legend, chart.width)]
        below = [*choices(board, texts, width), *wrapped(facts(view, texts), width)]
        return [*beside([left, panel(board, texts, room)], GAP), *below, *held]
    right = [*panel(board, texts, room), *choices(board, texts, room), *wrapped([*facts(view, texts), *legend], room)]
    return [*beside([chart.draw(), right], GAP), *held]


def hand_below(view: View, texts: Texts, width: int, brief: bool, bars: bool) -> Block:
    """The city, and the own hand below it from edge to edge."""
    chart = Map(view.board, view.legal)
    room = width - chart.width - GAP
    held = own_hand(view, texts, width)
    if room < NARROW:
        return [*chart.draw(), *own_panel(view, texts, width, brief, bars), *held]
    return [*beside([chart.draw(), own_panel(view, texts, room, brief, bars)], GAP), *held]


def hand_beside(view: View, texts: Texts, width: int, brief: bool, bars: bool, most: int | None = None) -> Block:
    """The city, and all that one needs for a turn beside it; where so many lines are the most, a part of the map."""
    chart = Map(view.board, view.legal)
    if most is not None:
        chart = chart.within(most)
    room = width - chart.width - GAP
    right = width if room < NARROW else room
    said = [*own_panel(view, texts, right, brief, bars), *own_hand(view, texts, right)]
    if room < NARROW:
        return [*chart.draw(), *said]
    return beside([chart.draw(), said if most is None else clipped(said, room, most + 1)], GAP)


def all_below(view: View, texts: Texts, width: int) -> Block:
    """The city and the tracks, and all else below them from edge to edge."""
    board: Board = view.board
    chart = Map(board, view.legal)
    room = width - chart.width - GAP
    told = panel(board, texts, room) if board.stage == "arrange" else tracks_in_brief(board, texts, room)
    said = [*choices(board, texts, width), *wrapped(essentials(view, texts), width)]
    return [*beside([chart.draw(), told], GAP), *said, *own_hand(view, texts, width)]


def own_hand(view: View, texts: Texts, width: int) -> Block:
    """The seat's own cards, a line each."""
    own = view.seat or 0
    return [] if view.over else hands(view, texts, width, [own], [own])


def own_panel(view: View, texts: Texts, width: int, brief: bool, bars: bool) -> Block:
    """Tracks, what there is to choose from, and what is known; in brief, what one needs for a turn."""
    board: Board = view.board
    told = panel(board, texts, width) if bars or board.stage == "arrange" else tracks_in_brief(board, texts, width)
    said = facts(view, texts) if not brief or view.over else essentials(view, texts)
    return [*told, *choices(board, texts, width), *wrapped(said, width)]


def wrapped(texts: Sequence[Text], width: int) -> Block:
    """Sentences as lines."""
    return [line for text in texts for line in lines(text, width)]


def panel(board: Board, texts: Texts, width: int) -> Block:
    """The tracks; before there is a map, the board parts that are still to be placed."""
    if board.stage != "arrange":
        return tracks(board, texts, width)
    parts = [draw_part(part) for part in board.parts if part.place is None]
    return [Text(texts.say("skylines-terminal-parts"), "bold"), *abreast(parts, width, GAP)]


def choices(board: Board, texts: Texts, width: int) -> Block:
    """What there is to choose from now: roles, or tiles."""
    if board.stage == "lay":
        return shapes(board, texts, width)
    return wrapped(offered(board, texts), width)
