"""What finished boards look like in pictures that are shared: the town, its houses, its signs."""

from __future__ import annotations

import re

from quartier.games.guilds.board import Block, Space
from quartier.games.guilds.pictures import SIDE, cells, figures, frame_of, ground, sign_posts, tile
from quartier.pictures.board import Board, Part, Shown
from quartier.pictures.lettering import written
from quartier.pictures.outline import outline
from quartier.pictures.picture import SEAT_SHAPES, seat_colour

LAID = re.compile(r"-([a-h][1-8])")
GROUND, FULL, HOUSES, OWN, SIGNS, LAST = range(6)


def boards(shown: Shown) -> list[Board]:
    """The town; where one seat of several is asked for, its houses stand out."""
    town, rows = shown.view.board, list(shown.view.board.map)
    parts = [Part(GROUND, ground(rows))]
    for block in town.blocks:
        if block.completed is not None:
            line = outline(cells(rows, block.name), SIDE)
            gold = 'fill="none" stroke="var(--town-gold)" stroke-width="6" stroke-linecap="round"'
            parts.append(Part(FULL, f'<path d="{line}" {gold}/>'))
    whose = shown.seats[0] if len(shown.seats) == 1 else None
    for space in town.spaces:
        if space.tile:
            parts.append(Part(HOUSES, house(space)))
            if whose is not None and space.seat == whose:
                parts.append(Part(OWN, ring(space, seat_colour(whose), 5)))
    parts += [
        Part(SIGNS, sign(block, *(SIDE * at for at in reversed(post))))
        for block in town.blocks
        if (post := sign_posts(rows).get(block.name)) is not None
    ]
    parts += [Part(LAST, ring(space, "var(--deep)", 4)) for space in last_laid(shown)]
    return [Board(frame_of(rows), tuple(parts))]


def emblem(shown: Shown) -> Board | None:
    """A town has points and no more."""
    return None


def house(space: Space) -> str:
    """A tile on its space, and the figures before it."""
    x, y = space.column * SIDE, space.row * SIDE
    return tile(space.tile or "", x, y) + (figures(space.seat, space.figures, x, y) if space.seat is not None else "")


def ring(space: Space, colour: str, thick: float) -> str:
    """A line around a house."""
    return (
        f'<rect x="{space.column * SIDE + 2}" y="{space.row * SIDE + 2}" width="{SIDE - 4}" height="{SIDE - 4}" rx="8"'
        f' fill="none" stroke="{colour}" stroke-width="{thick:g}"/>'
    )


def last_laid(shown: Shown) -> list[Space]:
    """The spaces of the last turn, as long as the match goes on."""
    if shown.view.over or not shown.view.log:
        return []
    names = LAID.findall(shown.view.log[-1].turn)
    return [space for space in shown.view.board.spaces if space.tile and space.name in names]


def sign(block: Block, x: float, y: float) -> str:
    """The sign of a block: its letter, what it is worth, who holds white and black."""
    edge = 'stroke="var(--town-kerb)" stroke-width="2.5"'
    if block.completed is not None:
        edge = 'stroke="var(--town-gold)" stroke-width="5"'
    return (
        f'<g transform="translate({x:g},{y:g})">'
        f'<rect x="4" y="4" width="52" height="52" rx="9" fill="var(--card)" {edge}/>'
        + written(block.name, 17, 27, 23, 26, weight=800, anchor="middle")
        + written(str(block.value), 41, 26, 20, 28, anchor="middle")
        + marker(block.white, 17.5, "#ffffff", "#4a453e")
        + marker(block.black, 42.5, "#17161b", "#8d877f")
        + "</g>"
    )


def marker(seat: int | None, x: float, fill: str, edge: str) -> str:
    """A marker, and who holds it."""
    faint = ' opacity="0.3"' if seat is None else ""
    disc = f'<circle cx="{x:g}" cy="42" r="11" fill="{fill}" stroke="{edge}" stroke-width="2"{faint}/>'
    if seat is None:
        return disc
    shape = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return (
        f'{disc}<path d="{shape}" transform="translate({x - 7.2:g},34.8) scale(0.6)" fill="{seat_colour(seat)}"'
        ' stroke="var(--rim)" stroke-width="5" paint-order="stroke"/>'
    )
