"""The tiles as they are printed: close together, kind by kind, with their mirror image behind them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from quartier.core.texts import Texts
from quartier.games.skylines import pictures
from quartier.games.skylines.components import shapes
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.components.shapes import Form, extent, flipped
from quartier.games.skylines.pictures import NAME, SIDE, Tiled
from quartier.games.skylines.terminal.card_texts import title
from quartier.games.skylines.vocabulary import KINDS, LEVEL_NAMES
from quartier.pictures.outline import outline
from quartier.pictures.packing import Packed, packed
from quartier.pictures.picture import Frame, picture, written
from quartier.pictures.sheets import Item, Piece, Room, Sheet, lowered, moved

SQUARE = 20.0
"""The side of a square in millimetres, on board parts and tiles alike."""
GAP = 5.0
"""Between tiles of two kinds."""


@dataclass(frozen=True)
class Zone:
    """A tile of a zone, which belongs to no card."""

    id: str
    kind: str
    service: str = ""
    cost: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Shaped:
    """A tile to print: what it is called, whose drawings it has, its shape, and what is written on it."""

    name: str
    card: Tiled
    form: Form
    mark: str = ""


def tiles(contents: Contents, texts: Texts) -> Iterator[Shaped]:
    """All tiles: those of zones by their shapes, the others by their cards."""
    components = contents.set
    for zone, numbers in components.tiles.items():
        number = 0
        for shape, many in numbers.items():
            for _ in range(many):
                number += 1
                yield Shaped(
                    texts.say(f"skylines-kind-{zone}"), Zone(f"{zone[0]}{number}", zone), components.shapes[shape]
                )
    for card, facts in zip(components.cards, contents.cards, strict=True):
        if card.shape:
            mark = LEVEL_NAMES[card.level] if card.service else ""
            name = texts.say("skylines-paper-tile", card=title(facts, texts))
            yield Shaped(name, facts, components.shapes[card.shape], mark)


def tile_sheets(found: list[Shaped], texts: Texts, room: Room) -> Iterator[Sheet]:
    """Tiles close together, kind by kind, so that those beside each other have one colour in front and behind."""
    columns, rows = int(room.width // SQUARE), int(room.height // SQUARE)
    left = (room.width - columns * SQUARE) / 2
    items: list[Item] = []
    top = 0.0
    title, note = texts.say("skylines-paper-tiles"), texts.say("skylines-paper-tiles-note")
    for kind in KINDS:
        some = [tile for tile in found if tile.card.kind == kind]
        if not some:
            continue
        lying = packed([[frozenset(form) for form in turned(tile.form)] for tile in some], rows, columns)
        for number in range(1 + max(one.sheet for one in lying)):
            here = [one for one in lying if one.sheet == number]
            tall = SQUARE * max(one.row + extent(turned(some[one.piece].form)[one.way])[0] for one in here)
            if items and top + tall > room.height:
                yield moved(Sheet(title, tuple(items), (), note, faces=True), 0, lowered(room, top - GAP))
                items, top = [], 0.0
            items += [laid(some[one.piece], one, left, top) for one in here]
            top += tall + GAP
    if items:
        yield moved(Sheet(title, tuple(items), (), note, faces=True), 0, lowered(room, top - GAP))


def turned(form: Form) -> list[Form]:
    """The ways in which a tile may lie with its front up, each that looks different once."""
    found: list[Form] = []
    for _ in range(4):
        if form not in found:
            found.append(form)
        form = shapes.turned(form)
    return found


def laid(tile: Shaped, one: Packed, left: float, top: float) -> Item:
    """A tile at its place on the sheet, with its mirror image behind it."""
    form = turned(tile.form)[one.way]
    height, width = extent(form)
    piece = Piece(tile.name, face(tile, form, front=True), face(tile, flipped(form), front=False))
    return Item(piece, left + one.column * SQUARE, top + one.row * SQUARE, width * SQUARE, height * SQUARE)


def face(tile: Shaped, form: Form, front: bool) -> str:
    """One side of a tile: in front the line to cut along, behind some colour beyond the edge."""
    height, width = extent(form)
    edge = outline(form, SIDE)
    if front:
        under = ""
        over = f'<path d="{edge}" fill="none" stroke="#8a8378" stroke-width="0.9" stroke-dasharray="3 2"/>'
    else:
        colour = f"var(--kind-{tile.card.kind})"
        under = f'<path d="{edge}" fill="{colour}" stroke="{colour}" stroke-width="7"/>'
        over = ""
    mark = ""
    if tile.mark:
        row, column = pictures.heart(form)
        x, y = column * SIDE + 9, row * SIDE + 9
        mark = f'<circle cx="{x}" cy="{y}" r="7" fill="var(--kind-service-deep)"/>'
        mark += written(tile.mark, x, y + 2.8, 7.6, colour="#fffaf0")
    body = under + pictures.tile(tile.card, form, shadow=False, inset=1.5) + mark + over
    return picture(NAME, Frame(0, 0, width * SIDE, height * SIDE), body)
