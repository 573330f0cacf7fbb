"""How Tangram City looks in a terminal: the own board, the tiles to be laid, cards, points, the other boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text

from quartier.core.drawing import Block, abreast, beside, clipped, first_that_fits, flow, joined, lines, seat_heading
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.tangram.city_board import CityBoard
from quartier.games.tangram.terminal_board import (
    HALVES,
    LABEL,
    STYLES,
    SYMBOLS,
    large_board,
    medium_board,
    small_board,
    tile_in_brief,
    tile_ways,
)
from quartier.games.tangram.view import Board, Card

LARGE, MEDIUM = large_board, medium_board
GAP = 3
PILLAR = "▲"


def draw(view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
    """The whole table, the seat's own board large; where there is no room, smaller, and without the other boards."""
    board: Board = view.board
    if ahead is not None and view.wave == 0 and view.legal:
        drawn = partial(sides, view, texts, ahead)
        layouts: list[Callable[[], Block]] = [partial(drawn, size) for size in (LARGE, MEDIUM)]
        return joined(first_that_fits(layouts, width, height))
    mine = board.boards[view.seat or 0]
    done = {tile.number for tile in mine.tiles} | set(mine.given_up)
    to_lay = [] if view.over or view.seat is None else [number for number in board.now if number not in done]

    def whole(size: Callable[[CityBoard], Block], brief: bool, itemised: bool, others: bool) -> Block:
        tiles = [tile_in_brief(number, board, texts) if brief else tile_ways(number, board, texts) for number in to_lay]
        own = size(mine)
        room = width - max(line.cell_len for line in own) - GAP
        said = points(view, texts, room) if itemised else points_in_brief(view, texts, room)
        top = beside([own, [*(line for tile in tiles for line in tile), *said]], GAP)
        rest = other_boards(view, texts, width) if others else []
        return [*cards(board, texts, width), *top, *facts(mine, texts, width), *rest]

    choices = [
        (size, brief, itemised) for itemised in (True, False) for brief in (False, True) for size in (LARGE, MEDIUM)
    ]
    layouts = [partial(whole, *choice, True) for choice in choices]
    layouts += [partial(whole, *choice, False) for choice in choices]
    return joined(first_that_fits(layouts, width, height))


def sides(view: View, texts: Texts, ahead: Ahead, size: Callable[[CityBoard], Block]) -> Block:
    """The board as it would be with either side up: where its start piece lies."""
    found = []
    for side in view.legal:
        board: Board = ahead(side).board
        mine = board.boards[view.seat or 0]
        found.append(
            [*size(mine), Text(f"{side}: {texts.say('tangram-start-at', fields=', '.join(mine.start))}", "bold")]
        )
    return beside(found, 2)


def cards(board: Board, texts: Texts, width: int) -> Block:
    """The cards of the round in the order of playing, what is known of them, and who holds them."""
    said = []
    for card in board.cards:
        name = "?" if card.tile is None else str(card.tile)
        if card.tile is not None and board.tiles[card.tile - 1].alike:
            name += "!"
        here = Text(f"[{name}]", style="bold" if card.tile in board.now else "dim" if card.played else "")
        said.append(here.append(f" {where(card, board, texts)}", LABEL))
    return flow(said, width)


def where(card: Card, board: Board, texts: Texts) -> str:
    """Where a card lies."""
    if card.played and card.tile not in board.now:
        return texts.say("tangram-card-played")
    if card.place == "hand":
        return texts.say("tangram-card-hand", seats=" + ".join(str(seat + 1) for seat in card.holders))
    return texts.say(f"tangram-card-{card.place}")


def facts(mine: CityBoard, texts: Texts, width: int) -> Block:
    """Markers, rectangle, fountains left."""
    said = [
        texts.say("tangram-harmony", black=mine.black, green=mine.green),
        texts.say("tangram-rectangle", fields=len(mine.rectangle)),
        texts.say("tangram-fountains", number=mine.fountains_left),
    ]
    return flow(said, width, " · ")


def points(view: View, texts: Texts, width: int) -> Block:
    """The points, itemised."""
    place = view.standings[view.seat or 0]
    drawn: Block = []
    for item in place.items:
        reason = lines(texts.say(item.reason.id, **item.reason.args), width - 4)
        drawn += beside([[Text(f"{item.points:>3} ")], reason], 0)
    return [*drawn, Text(f"{place.score:>3} {texts.say('total')}", "bold")]


def points_in_brief(view: View, texts: Texts, width: int) -> Block:
    """The points as a sum."""
    place = view.standings[view.seat or 0]
    summed = " + ".join(str(item.points) for item in place.items)
    return clipped([Text(f"{texts.say('score-title')}: {summed} = {place.score}", "bold")], width)


def other_boards(view: View, texts: Texts, width: int) -> Block:
    """The other boards, their points, who holds the pillar and who is ready."""
    board: Board = view.board
    drawn = []
    for seat in range(view.seats):
        if seat == (view.seat or 0):
            continue
        sign = f"{PILLAR} " if seat == board.pillar and not view.over else ""
        drawn.append([seat_heading(view, texts, seat, LABEL, sign), *small_board(board.boards[seat])])
    return abreast(drawn, width) if drawn else []


def legend(view: View, texts: Texts) -> Text:
    """What the signs mean."""
    said = Text()
    for letter, name in (("b", "side-black"), ("g", "side-green"), ("f", "fountain")):
        said.append(SYMBOLS[letter] * 3, STYLES[letter]).append(f" {texts.say(f'tangram-{name}')}   ")
    said.append(f"{' '.join(HALVES.values())} / \\ {texts.say('tangram-legend-halves')}   ")
    said.append(f"b^ g> {texts.say('tangram-legend-ways')}   ! {texts.say('tangram-legend-alike')}   ")
    return said.append(f"[7] {texts.say('tangram-legend-card')}   {PILLAR} {texts.say('tangram-pillar')}")


def tell(view: View, turn: str, texts: Texts) -> str:
    """A turn in words."""
    return ", ".join(tell_step(step, texts) for step in turn.split())


def tell_step(step: str, texts: Texts) -> str:
    """A step in words."""
    if step in ("black", "green"):
        return texts.say("tangram-did-side", side=texts.say(f"tangram-side-{step}"))
    if step == "*x":
        return texts.say("tangram-did-no-fountain")
    if step.startswith("*"):
        return texts.say("tangram-did-fountain", field=step[1:3])
    tile, _, what = step.partition(":")
    if what == "x":
        return texts.say("tangram-did-give-up", tile=tile)
    side = texts.say("tangram-side-black" if what[2] == "b" else "tangram-side-green")
    return texts.say("tangram-did-lay", tile=tile, field=what[:2], side=side)
