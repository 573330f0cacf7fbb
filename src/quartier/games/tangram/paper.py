"""What is printed of Tangram City: boards, tiles and fountains of every player, cards, a score sheet, the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quartier.core.game import Box
from quartier.core.texts import Texts
from quartier.games.tangram import pictures, shapes
from quartier.games.tangram.components import Parts, Tile, read_parts
from quartier.games.tangram.pictures import NAME, POINTS, SIDE
from quartier.games.tangram.position import FOUNTAINS, ROUNDS, SPAN
from quartier.games.tangram.shapes import Shape
from quartier.pictures.packing import packed
from quartier.pictures.palette import colours
from quartier.pictures.picture import Frame, backing, drawn, picture, written
from quartier.pictures.sheets import Aid, Item, Piece, Room, Section, Sheet, Table, grid, lowered, told

SEATS = 5
FIELD = 24.0
"""The side of a field in millimetres, on boards and tiles alike."""
SCALE = FIELD / SIDE
EDGE = 12
"""How much of the mat is seen around a board."""
CARD = (44.0, 62.0)
SHOWN = 22
"""The tile of the picture of its eight ways."""


def sheets(box: Box, texts: Texts, seats: int, room: Room) -> Iterator[Sheet]:
    """All that is cut out, and what points are written on."""
    parts = read_parts(box.text, box.name)
    for number, sides in sorted(parts.boards.items())[:seats]:
        black, green = (board(piece.shape, side) for piece, side in zip(sides, ("black", "green"), strict=True))
        (sheet,) = grid(
            texts.say("tangram-paper-boards", number=number),
            [Piece(texts.say("tangram-paper-board", number=number), black, green)],
            (SPAN * SIDE + 2 * EDGE) * SCALE,
            (SPAN * SIDE + 2 * EDGE) * SCALE,
            room,
            note=texts.say("tangram-paper-sides"),
        )
        yield Sheet(sheet.title, sheet.items, sheet.lines, sheet.note, colours(NAME)["mat"], faces=True)
    tiles = list(tile_sheets(parts, texts, room))
    for seat in range(seats):
        title = texts.say("tangram-paper-player", number=seat + 1)
        yield from (replace(sheet, title=title) for sheet in tiles)
    yield from grid(
        texts.say("tangram-paper-cards"),
        [*(card(number, tile, texts) for number, tile in sorted(parts.tiles.items())), pillar(texts)],
        *CARD,
        room,
        ground=colours(NAME)[f"{NAME}-black"],
    )
    rounds = [texts.say("tangram-round", round=number + 1) for number in range(ROUNDS)]
    rows = (
        texts.say("tangram-points-start"),
        *rounds,
        texts.say("tangram-rules-final"),
        texts.say("tangram-paper-black"),
        texts.say("tangram-paper-green"),
        texts.say("tangram-points-harmony"),
        texts.say("tangram-points-planning"),
        texts.say("paper-total"),
    )
    names = tuple(texts.say("paper-player", number=seat + 1) for seat in range(seats))
    yield Sheet(
        texts.say("paper-score-sheet"),
        table=Table(names, rows, (texts.say("tangram-paper-score"),), times=2, bold=(len(rows) - 1,)),
    )


def board(start: Shape, side: str) -> str:
    """One side of a board, up to its edge."""
    wide = SPAN * SIDE + 2 * EDGE
    mat = f'<rect x="{-EDGE}" y="{-EDGE}" width="{wide}" height="{wide}" fill="var(--mat)"/>'
    return picture(NAME, Frame(-EDGE, -EDGE, wide, wide), mat + pictures.board(start, side))


def tile_sheets(parts: Parts, texts: Texts, room: Room) -> Iterator[Sheet]:
    """The tiles and fountains of a player, close together: all are black in front and green behind."""
    pieces = [
        (texts.say("tangram-paper-tile", number=number), tile.shape, str(number))
        for number, tile in sorted(parts.tiles.items())
    ]
    pieces += [(texts.say("tangram-paper-fountain"), shapes.drawn(["7"]), "")] * FOUNTAINS
    columns, rows = int(room.width // FIELD), int(room.height // FIELD)
    ways = [shapes.ways(shape)[:4] for _, shape, _ in pieces]
    # What lies where is found on quarters, of which a half-field has two.
    quarters = [
        [
            frozenset((row, column, (corner + side) % 4) for row, column, corner in way for side in (0, 1))
            for way in four
        ]
        for four in ways
    ]
    lying = packed(quarters, rows, columns)
    left = (room.width - columns * FIELD) / 2
    number = 1 + max(one.sheet for one in lying)
    for sheet in range(number):
        items = []
        tall = max(one.row + shapes.extent(ways[one.piece][one.way])[0] for one in lying if one.sheet == sheet)
        top = lowered(room, tall * FIELD)
        for one in lying:
            if one.sheet != sheet:
                continue
            name, _, mark = pieces[one.piece]
            shape = ways[one.piece][one.way]
            height, width = shapes.extent(shape)
            back = shapes.flipped(shape)
            kinds = ("black", "green") if mark else ("fountain", "fountain")
            items.append(
                Item(
                    Piece(name, face(shape, kinds[0], mark, one.way), face(back, kinds[1], mark, one.way, cut=False)),
                    left + one.column * FIELD,
                    top + one.row * FIELD,
                    width * FIELD,
                    height * FIELD,
                )
            )
        yield Sheet("", tuple(items), (), texts.say("tangram-paper-edges"), faces=True)


def face(shape: Shape, kind: str, mark: str, turn: int, cut: bool = True) -> str:
    """One side of a tile with its number; in front the line to cut along, behind some colour beyond the edge."""
    height, width = shapes.extent(shape)
    body = pictures.piece(shape, kind, turn)
    edge = pictures.edge(shape)
    if cut:
        body += f'<path d="{edge}" fill="none" stroke="#8a8378" stroke-width="0.9" stroke-dasharray="3 2"/>'
    else:
        fill = pictures.FILLS[kind]
        under = f'<path d="{edge}" fill="none" stroke="{fill}" stroke-width="7" stroke-linecap="round"/>'
        body = under + pictures.piece(shape, kind, turn, look="bare")
    if mark:
        x, y = mark_place(shape)
        body += written(mark, x, y + 3, 9, colour="var(--cream)")
    return picture(NAME, Frame(0, 0, width * SIDE, height * SIDE), body)


def mark_place(shape: Shape) -> tuple[float, float]:
    """Where a number stands on a tile, beside its houses: on a half-field, if there is one."""
    fields: dict[tuple[int, int], list[int]] = {}
    for row, column, corner in sorted(shape):
        fields.setdefault((row, column), []).append(corner)
    (row, column), corners = min(fields.items(), key=lambda field: (len(field[1]), field[0]))
    if len(corners) > 1:
        return column * SIDE + 50.0, row * SIDE + 9.0
    x, y = POINTS[corners[0]]
    across, down = (1 if x == 0 else -1), (1 if y == 0 else -1)
    return column * SIDE + x + across * 38.0, row * SIDE + y + down * 10.0


def card(number: int, tile: Tile, texts: Texts) -> Piece:
    """A tile's card: its number, its two sides, and a warning if it is easily mistaken for another."""
    body = '<rect width="264" height="372" fill="var(--card)"/>'
    for top, way, kind in ((62, 0, "black"), (218, 4, "green")):
        shape = shapes.ways(tile.shape)[way]
        height, width = shapes.extent(shape)
        scale = min(1.15, 232 / (width * SIDE), 138 / (height * SIDE))
        x, y = 132 - width * SIDE * scale / 2, top + 70 - height * SIDE * scale / 2
        body += f'<g transform="translate({x:g},{y:g}) scale({scale:g})">{pictures.piece(shape, kind)}</g>'
    body += written(str(number), 22, 46, 34, anchor="start")
    if tile.alike:
        body += (
            '<circle cx="236" cy="34" r="18" fill="var(--tangram-frame)"/>'
            f"{written('!', 236, 45, 30, colour='var(--tangram-on-frame)')}"
        )
    return Piece(
        texts.say("tangram-paper-card", number=number), picture(NAME, Frame(0, 0, 264, 372), body), card_back()
    )


def card_back() -> str:
    """The back of all cards."""
    emblem = (
        '<g transform="translate(72,126) scale(2)"><path d="M8,8 H52 L8,52 Z" fill="var(--tangram-roof)"/>'
        '<path d="M52,52 V20 L20,52 Z" fill="var(--tangram-leaf)"/></g>'
    )
    return backing(NAME, Frame(0, 0, 264, 372), "var(--tangram-black)", "var(--cream)", emblem)


def pillar(texts: Texts) -> Piece:
    """The sign of whoever plays a card first."""
    body = f'<rect width="264" height="372" fill="var(--path)"/>{drawn(NAME, "pillar", 32, 66, 200)}'
    body += written(texts.say("tangram-paper-pillar"), 132, 322, 26)
    front = picture(NAME, Frame(0, 0, 264, 372), body)
    return Piece(texts.say("tangram-paper-pillar"), front, front)


def cover(box: Box) -> str:
    """A corner of a board with some tiles on it."""
    fields = "".join(
        f'<rect x="{column * SIDE + 1}" y="{row * SIDE + 1}" width="{SIDE - 2}" height="{SIDE - 2}" rx="5"/>'
        for row in range(6)
        for column in range(10)
    )
    parts = read_parts(box.text, box.name)
    ways = [shapes.ways(tile.shape) for _, tile in sorted(parts.tiles.items())]
    quarters = [
        [
            frozenset((row, column, (corner + side) % 4) for row, column, corner in way for side in (0, 1))
            for way in eight
        ]
        for eight in ways
    ]
    body = f'<rect width="600" height="360" fill="var(--mat)"/><g fill="var(--tangram-ground)">{fields}</g>'
    for one in packed(quarters, 6, 10):
        if one.sheet == 0:
            kind = "black" if one.way < 4 and one.piece % 2 else "green"
            shape = ways[one.piece][one.way]
            body += pictures.piece(shape, kind, one.way % 4, at=(one.row, one.column))
    return picture(NAME, Frame(0, 0, 600, 360), body)


def rules(box: Box, texts: Texts) -> list[Section]:
    """The rules as the catalogues tell them, with a tile in its eight ways and how cards are dealt."""
    parts = read_parts(box.text, box.name)
    eight = "".join(
        f'<g transform="translate({way % 4 * 210},{way // 4 * 210})">'
        f"{pictures.piece(shape, 'black' if way < 4 else 'green', way % 4)}</g>"
        for way, shape in enumerate(shapes.ways(parts.tiles[min(SHOWN, len(parts.tiles))].shape))
    )
    shown = {"tiles": (picture(NAME, Frame(-4, -4, 818, 398), eight), 32.0, 2)}
    names = ("goal", "start", "tiles", "cards", "laying", "scoring", "harmony", "final", "bonus", "solo")
    dealt = tuple((str(players), texts.say(f"tangram-dealt-{players}")) for players in range(1, SEATS + 1))
    dealing = Aid(texts.say("tangram-paper-dealing"), dealt)
    return told(NAME, names, texts, shown, ("scoring",), {"cards": dealing})


def aids(box: Box, texts: Texts) -> list[Aid]:
    """What the end brings."""
    bonus = tuple((key, texts.say(f"tangram-paper-bonus-{name}")) for key, name in BONUSES)
    return [Aid(texts.say("tangram-paper-bonus"), bonus)]


BONUSES = (("15", "full"), ("20", "0"), ("10", "1"), ("5", "3"))
"""What the end brings, and the texts that say for what."""
