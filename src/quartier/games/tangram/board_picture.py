"""What finished boards look like in pictures that are shared: boards, rectangles, harmony."""

from __future__ import annotations

from quartier.games.tangram.city_board import CityBoard
from quartier.games.tangram.names import CORNERS, FIELDS
from quartier.games.tangram.pictures import NAME, SIDE, area, board, edge, piece
from quartier.games.tangram.position import NORTH_WEST, SOUTH_EAST, SPAN
from quartier.games.tangram.shapes import PAD, Half, with_whole_fields_alike
from quartier.pictures.board import Board, Part, Shown
from quartier.pictures.lettering import width, written
from quartier.pictures.picture import Frame, drawn

MARGIN = 12
"""What is seen around the fields."""
LINE = 44
"""The height of the line that tells of harmony."""
FRAME = Frame(-MARGIN, -MARGIN, SPAN * SIDE + 2 * MARGIN, SPAN * SIDE + 2 * MARGIN + LINE)
FULL = SPAN * SPAN
GROUND, PIECES, LAST, POINTS = range(4)


def boards(shown: Shown) -> list[Board]:
    """The boards of the seats."""
    return [city_board(shown, seat) for seat in shown.seats]


def emblem(shown: Shown) -> Board | None:
    """A board has points and no more."""
    return None


def halves_of(name: str) -> list[Half]:
    """A half-field from its name, as in c2sw; a field's name gives both of its halves."""
    field, corner = FIELDS.index(name[:2]), name[2:]
    corners = [CORNERS.index(corner)] if corner in CORNERS else [NORTH_WEST, SOUTH_EAST]
    return [(field // 8, field % 8, each) for each in corners]


def shape_of(rows: list[str]) -> list[Half]:
    """The half-fields of a tile as the view writes it."""
    found: list[Half] = []
    for down, letters in enumerate(rows):
        for right, letter in enumerate(letters):
            if letter == "#":
                found += [(down, right, NORTH_WEST), (down, right, SOUTH_EAST)]
            elif letter in PAD:
                found.append((down, right, PAD[letter]))
    return found


def city_board(shown: Shown, seat: int) -> Board:
    """A board: start piece, tiles, which one lies there last, fountains, points."""
    city, tiles = shown.view.board.boards[seat], shown.view.board.tiles
    mat = f'<rect x="{FRAME.x}" y="{FRAME.y}" width="{FRAME.width}" height="{FRAME.height}" rx="20" fill="var(--mat)"/>'
    printed = [half for name in city.start for half in halves_of(name)] if city.side else []
    parts = [Part(GROUND, mat + board()), *([Part(GROUND, printed_piece(printed, city.side))] if printed else [])]
    last = ""
    for laid in city.tiles:
        field = FIELDS.index(laid.place)
        at = field // 8, field % 8
        halves = shape_of(tiles[laid.number - 1].ways[(4 if laid.side == "green" else 0) + laid.turn])
        parts.append(Part(PIECES, shadow(halves, at) + piece(halves, laid.side, laid.turn, at=at)))
        last = outlined(halves, at)
    if last and not shown.view.over:
        parts.append(Part(LAST, last))
    for fountain in city.fountains:
        halves = halves_of(fountain.field + fountain.half)
        at = halves[0][:2]
        parts.append(Part(PIECES, piece([(0, 0, halves[0][2])], "fountain", at=at)))
    parts += [Part(POINTS, rectangle(city.rectangle)), Part(POINTS, harmony(city))]
    return Board(FRAME, tuple(part for part in parts if part.drawing), seat)


def printed_piece(halves: list[Half], side: str) -> str:
    """The start piece."""
    return piece(with_whole_fields_alike(halves), side, look="printed")


def shadow(halves: list[Half], at: tuple[int, int]) -> str:
    """What a piece throws on the board."""
    return (
        f'<path d="{area(halves)}" transform="translate({at[1] * SIDE},{at[0] * SIDE + 3})" fill="#000" opacity="0.2"/>'
    )


def outlined(halves: list[Half], at: tuple[int, int]) -> str:
    """The mark of the piece that was laid last."""
    return (
        f'<path d="{edge(halves)}" transform="translate({at[1] * SIDE},{at[0] * SIDE})" fill="none"'
        ' stroke="var(--attraction)" stroke-width="4" stroke-linecap="round"/>'
    )


def rectangle(fields: list[str]) -> str:
    """The largest rectangle, and what it is worth."""
    if not fields:
        return ""
    spots = [divmod(FIELDS.index(name), 8) for name in fields]
    top, left = min(row for row, _ in spots), min(column for _, column in spots)
    rows, columns = max(row for row, _ in spots) - top + 1, max(column for _, column in spots) - left + 1
    label = f"{columns} × {rows} = {rows * columns}"
    wide = width(label, 17, 800) + 20
    x, y = left * SIDE, top * SIDE
    box = f'<rect x="{x}" y="{y}" width="{columns * SIDE}" height="{rows * SIDE}" rx="4" fill="none"'
    full = rows * columns == FULL
    line = 'stroke="var(--attraction)" stroke-width="7"' if full else 'stroke="var(--tangram-frame)" stroke-width="4.5"'
    across = max(wide / 2 - 8, x + columns * SIDE - wide / 2 + 6)
    return (
        f'{box} stroke="var(--card)" stroke-width="{11 if full else 8}"/>{box} {line}/>'
        f'<rect x="{across - wide / 2:g}" y="{y + rows * SIDE - 14}" width="{wide:g}" height="26" rx="13"'
        ' fill="var(--tangram-frame)"/>'
        + written(
            label, across, y + rows * SIDE + 5, 17, wide, weight=800, colour="var(--tangram-on-frame)", anchor="middle"
        )
    )


def harmony(city: CityBoard) -> str:
    """How many fields are wholly black and wholly green."""
    middle, y = SPAN * SIDE / 2, SPAN * SIDE + MARGIN + LINE / 2 - 4

    def sign(side: str, x: float) -> str:
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="var(--tangram-{side})"'
            ' stroke="var(--cream)" stroke-width="2"/>' + drawn(NAME, f"{side}0", x - 12, y - 12, 24)
        )

    def count(number: int, x: float, anchor: str) -> str:
        return written(str(number), x, y + 8, 24, 60, weight=800, anchor=anchor)

    return (
        sign("black", middle - 62)
        + count(city.black, middle - 12, "end")
        + written(":", middle, y + 7, 24, 20, anchor="middle")
        + count(city.green, middle + 12, "start")
        + sign("green", middle + 62)
    )
