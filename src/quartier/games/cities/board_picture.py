"""What finished boards look like in pictures that are shared: each seat's city on its mat."""

from __future__ import annotations

from quartier.games.cities.names import named
from quartier.games.cities.pictures import SIDE, TILE, tile, tourist
from quartier.games.cities.view import City
from quartier.pictures.board import Board, Part, Shown
from quartier.pictures.picture import Frame

MARGIN = 16
"""How much of the table is seen around a city."""
SPAN = 8
"""Fields along the side of a whole city: smaller ones are shown as large, so that cities can be compared."""
MAT, TILES, LAST, TOURISTS = range(4)


def boards(shown: Shown) -> list[Board]:
    """The cities of the seats."""
    return [
        city_board(shown, seat, frame_of(shown.end.board.cities[seat], frame_fields(shown))) for seat in shown.seats
    ]


def emblem(shown: Shown) -> Board | None:
    """A city has points and no more."""
    return None


def frame_fields(shown: Shown) -> int:
    """How many fields wide and tall all mats are: that of the largest city."""
    return max(SPAN, *(extent(city) for city in (shown.end.board.cities[seat] for seat in shown.seats)))


def extent(city: City) -> int:
    """The longer side of a city, in fields."""
    return max(len(city.rows), *(len(row) for row in city.rows), 0)


def frame_of(city: City, fields: int) -> Frame:
    """A mat of that many fields with the city in its middle."""
    row, column = named(city.corner)
    side = fields * SIDE + 2 * MARGIN
    middle_x, middle_y = column + len(city.rows[0]) / 2, row + len(city.rows) / 2
    return Frame(middle_x * SIDE - side / 2, middle_y * SIDE - side / 2, side, side)


def city_board(shown: Shown, seat: int, frame: Frame) -> Board:
    """A city: tiles, which one lies there last, tourists."""
    city, letters = shown.view.board.cities[seat], shown.view.board.tiles
    parts = [
        Part(
            MAT,
            f'<rect x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}" rx="24"'
            ' fill="var(--mat)"/>',
        )
    ]
    places = [tuple(SIDE * at for at in reversed(named(laid.place))) for laid in city.tiles]
    for laid, (x, y) in zip(city.tiles, places, strict=True):
        shadow = (
            f'<rect x="{x + 1}" y="{y + 4}" width="{TILE - 2}" height="{TILE - 2}" rx="9" fill="#000" opacity="0.2"/>'
        )
        parts.append(Part(TILES, shadow + tile(letters[laid.number - 1], laid.number, laid.turn, x, y)))
    if places and not shown.view.over:
        x, y = places[-1]
        parts.append(
            Part(
                LAST,
                f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" rx="9" fill="none" stroke="var(--deep)"'
                ' stroke-width="4"/>',
            )
        )
    for field in city.tourists:
        row, column = named(field)
        parts.append(Part(TOURISTS, tourist(seat, column * SIDE, row * SIDE)))
    return Board(frame, tuple(parts), seat)
