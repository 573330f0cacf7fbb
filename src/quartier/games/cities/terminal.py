"""How Cities looks in a terminal: the own city, the tile in its four turns, the points, the other cities."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text

from quartier.core.drawing import Block, abreast, beside, clipped, first_that_fits, joined, lines, seat_heading
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import Item, View
from quartier.games.cities.components import turned
from quartier.games.cities.moves import ARROWS
from quartier.games.cities.terminal_city import (
    LARGE,
    MEDIUM,
    NEWEST,
    PLACE,
    REACHED,
    SMALL,
    STYLES,
    SYMBOLS,
    TIGHT,
    TOURIST,
    VISITOR,
    Size,
    own_city,
    part_of_city,
    small_city,
)
from quartier.games.cities.view import Board

PANEL = 36
"""Columns for the tile in its four turns and for the points."""
GAP = 3
LONG, SHORT, BRIEF = range(3)
"""How the points are told: in sentences, in a line each, or just how many they are."""


def draw(view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
    """The whole table, the seat's own city large; where there is no room, smaller, and without the other cities."""
    board: Board = view.board
    city, legal = board.cities[view.seat or 0], view.legal

    def whole(size: Size, told: int, others: bool) -> Block:
        top = beside([own_city(city, legal, size), panel(view, texts, told)], GAP)
        return [*top, *(other_cities(view, texts, width) if others else [])]

    def above(others: bool) -> Block:
        below = panel(view, texts, LONG) if others else clipped(panel(view, texts, BRIEF), width)
        return [*own_city(city, legal, TIGHT), *below, *(other_cities(view, texts, width) if others else [])]

    def part() -> Block:
        seen = part_of_city(city, legal, SMALL, width - PANEL - GAP, height)
        return beside([seen, clipped(panel(view, texts, BRIEF), PANEL, height)], GAP)

    sizes = (LARGE, MEDIUM, SMALL)
    layouts: list[Callable[[], Block]] = [partial(whole, size, LONG, True) for size in sizes]
    if height is None:
        layouts.append(partial(above, True))
    layouts += [partial(whole, size, told, False) for told in (LONG, SHORT, BRIEF) for size in sizes]
    return joined(first_that_fits([*layouts, partial(above, False), part], width, height))


def panel(view: View, texts: Texts, told: int) -> Block:
    """The tiles that are to be laid, the seat's points, tourists left and tiles to come."""
    board: Board = view.board
    own = view.seat or 0
    drawn: Block = []
    if board.tile is not None and not view.over:
        drawn += tile_turns(board.tile, board.tiles, texts)
    elif view.wave == 0:
        for number in board.start:
            drawn += tile_turns(number, board.tiles, texts)
        drawn += lines(start_shapes(view.legal), PANEL) if told == LONG else []
    place = view.standings[own]
    drawn += points(place.items if told != BRIEF else [], place.score, texts, told)
    if not view.over:
        drawn += lines(texts.say("cities-supply", number=board.cities[own].supply), PANEL)
        drawn += lines(texts.say("cities-unseen", number=len(board.unseen)), PANEL, PLACE)
    return drawn


def tile_turns(number: int, tiles: list[str], texts: Texts) -> Block:
    """A tile in its four turns, with the arrows that name them."""
    drawn = [Text(texts.say("cities-tile", tile=number), "bold")]
    for half in (0, 2):
        line = Text()
        for turn in range(4):
            for letter in turned(tiles[number - 1], turn)[half : half + 2]:
                line.append(f" {SYMBOLS[letter]} ", STYLES[letter])
            line.append(" " * GAP)
        line.rstrip()
        drawn.append(line)
    return [*drawn, Text("".join(f"  {arrow}      " for arrow in ARROWS).rstrip(), PLACE)]


def start_shapes(legal: list[str]) -> Text:
    """The six shapes of a start, by the places of the three tiles."""
    shapes = dict.fromkeys(",".join(sorted(spot[:-1] for spot in layout.split(","))) for layout in legal)
    return Text("   ".join(shapes), PLACE)


def points(items: list[Item], total: int, texts: Texts, told: int) -> Block:
    """The points, itemised."""
    drawn: Block = []
    for item in sorted(items, key=lambda item: -item.points):
        head = Text(f"{item.points:>3} ").append(f"{item.piece:<4} ", PLACE)
        said = lines(texts.say(item.reason.id, **item.reason.args), PANEL - head.cell_len)
        rest = said if told == LONG else clipped([Text(" ").join(said)], PANEL - head.cell_len)
        drawn += beside([[head], rest], 0)
    return [*drawn, Text(f"{total:>3}      {texts.say('total')}", "bold")]


def other_cities(view: View, texts: Texts, width: int) -> Block:
    """The other cities, their points and whether they are ready."""
    board: Board = view.board
    drawn = []
    for seat in range(view.seats):
        if seat == (view.seat or 0):
            continue
        drawn.append([seat_heading(view, texts, seat, PLACE), *small_city(board.cities[seat])])
    return abreast(drawn, width) if drawn else []


def legend(view: View, texts: Texts) -> Text:
    """What the signs mean."""
    said = Text()
    for letter, symbol in SYMBOLS.items():
        said.append(f" {symbol} ", STYLES[letter]).append(f" {texts.say(f'cities-kind-{letter}')}   ")
    said.append(VISITOR, TOURIST).append(f" {texts.say('cities-legend-tourist')}   ")
    said.append(f"{NEWEST} {texts.say('cities-legend-newest')}   {REACHED} {texts.say('cities-legend-reached')}   ")
    return said.append(f"┌┄┐ {texts.say('cities-legend-place')}")


def tell(view: View, turn: str, texts: Texts) -> str:
    """A turn in words."""
    first, _, visit = turn.partition(" ")
    place = first.removeprefix("*")[:-1]
    if first == "x":
        said = [texts.say("cities-did-decline")]
    elif "," in first:
        said = [texts.say("cities-did-start")]
    else:
        said = [texts.say("cities-did-cover" if first[0] == "*" else "cities-did-lay", place=place)]
    if visit.startswith("+"):
        said.append(texts.say("cities-did-put", field=visit[1:]))
    elif "-" in visit:
        origin, target = visit.split("-")
        said.append(texts.say("cities-did-walk", **{"from": origin, "to": target}))
    return ", ".join(said)
