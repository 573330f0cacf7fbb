"""What is printed of Cities: tiles and tourists of every player, a score sheet, the rules with their pictures."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.core.game import Box
from quartier.core.texts import Texts
from quartier.games.cities import pictures
from quartier.games.cities.components import LETTERS
from quartier.games.cities.pictures import NAME, SIDE, TILE
from quartier.games.cities.position import TOURISTS
from quartier.pictures.palette import colours
from quartier.pictures.picture import Frame, backing, drawn, picture, recoloured, seat_colour, seat_mark, written
from quartier.pictures.sheets import Aid, Item, Line, Piece, Room, Section, Sheet, Table, cuts, grid, moved, told

SEATS = 4
"""For how many players a box is, unless it is said otherwise."""
SIZE = 40.0
"""The side of a tile in millimetres: four by six of them are all that a player needs."""
ACROSS = 4
STANDING = 14.0
"""How wide a tourist is: it is folded and stands like a tent, so it needs twice its height."""
HEIGHT = 20.0
BESIDE = 2.0
START = (22, 18, 12)
"""The tiles of the picture of starts."""
SHAPES = (
    ((0, 0), (1, 1), (2, 2)),
    ((0, 2), (1, 1), (2, 0)),
    ((0, 0), (1, 1), (0, 2)),
    ((1, 0), (0, 1), (1, 2)),
    ((0, 0), (1, 1), (2, 0)),
    ((0, 1), (1, 0), (2, 1)),
)
"""Rows and columns of the three tiles that a city begins with."""


def sheets(box: Box, texts: Texts, seats: int, room: Room) -> Iterator[Sheet]:
    """All that is cut out, and what points are written on."""
    for seat in range(seats):
        yield player_sheet(box.contents.letters, texts, seat, room)
    names = tuple(texts.say("paper-player", number=seat + 1) for seat in range(seats))
    rows = (
        *(texts.say("cities-paper-tourist", number=number + 1) for number in range(TOURISTS)),
        texts.say("paper-total"),
    )
    table = Table(names, rows, (texts.say("cities-paper-score"),), times=3, bold=(TOURISTS,))
    yield Sheet(texts.say("paper-score-sheet"), table=table)


def player_sheet(letters: list[str], texts: Texts, seat: int, room: Room) -> Sheet:
    """The tiles of a player, and the tourists beside them."""
    ground = colours(NAME)[f"seat-{seat % 8}"]
    back = backing(NAME, Frame(0, 0, TILE, TILE), ground, "var(--cream)", emblem(seat))
    tiles = [
        Piece(texts.say("cities-paper-tile", number=number), front(four, number), back)
        for number, four in enumerate(letters, 1)
    ]
    title = texts.say("cities-paper-player", number=seat + 1)
    (sheet,) = grid(title, tiles, SIZE, SIZE, Room(ACROSS * SIZE, room.height), ground=ground)
    wide = ACROSS * SIZE + BESIDE + 2 * STANDING
    left = (room.width - wide) / 2
    sheet = moved(sheet, left, 0)
    standing = Piece(texts.say("cities-paper-tourist-piece"), tent(seat))
    tourists = [
        Item(
            standing,
            left + wide - 2 * STANDING + index % 2 * STANDING,
            sheet.items[0].y + index // 2 * 2 * HEIGHT,
            STANDING,
            2 * HEIGHT,
        )
        for index in range(TOURISTS)
    ]
    folds = [Line(item.x, item.y + HEIGHT, item.x + STANDING, item.y + HEIGHT, fold=True) for item in tourists]
    return Sheet(
        title,
        (*sheet.items, *tourists),
        (*sheet.lines, *cuts(tourists), *folds),
        texts.say("cities-paper-fold"),
        ground,
    )


def front(letters: str, number: int) -> str:
    """A tile up to its edge, with its number where the four fields meet."""
    tag = (
        f'<circle cx="{SIDE}" cy="{SIDE}" r="8.5" fill="var(--cream)" stroke="var(--deep)" stroke-width="0.8"/>'
        f"{written(str(number), SIDE, SIDE + 3.4, 9.6)}"
    )
    return picture(NAME, Frame(0, 0, TILE, TILE), pictures.fields(letters, number) + tag)


def emblem(seat: int) -> str:
    """The mark of a player in the middle of a back."""
    middle = TILE / 2
    disc = f'<circle cx="{middle}" cy="{middle}" r="34" fill="var(--cream)"/>'
    return disc + seat_mark(seat, middle - 22, middle - 22, 44)


def tent(seat: int) -> str:
    """A tourist twice, head to head: folded in the middle it stands and is seen from both sides."""
    wide, tall = 42.0, 60.0
    figure = recoloured(NAME, "tourist", -9, 3, 60, pawn=seat_colour(seat), rim="var(--cream)")
    half = (
        f'<rect width="{wide}" height="{tall}" fill="var(--path)"/>'
        f'<rect y="{tall - 9}" width="{wide}" height="9" fill="{seat_colour(seat)}"/>{figure}'
    )
    body = (
        f'<g transform="translate({wide},{tall}) rotate(180)">{half}</g><g transform="translate(0,{tall})">{half}</g>'
    )
    return picture(NAME, Frame(0, 0, wide, 2 * tall), body)


def cover(box: Box) -> str:
    """Tiles of the set side by side, with tourists."""
    tiles = "".join(
        pictures.tile(box.contents.letters[number - 1], number, 0, column * TILE, row * TILE)
        for row, numbers in enumerate(((1, 17, 9, 23, 15), (19, 6, 14, 21, 4), (10, 24, 3, 16, 12)))
        for column, number in enumerate(numbers)
    )
    people = "".join(
        pictures.tourist(seat, x * SIDE, y * SIDE) for seat, x, y in ((0, 2, 1), (1, 5, 2), (2, 8, 0), (3, 1, 5))
    )
    return picture(NAME, Frame(0, 0, 5 * TILE, 3 * TILE), tiles + people)


def rules(box: Box, texts: Texts) -> list[Section]:
    """The rules as the catalogues tell them, with the kinds of fields and the shapes of a start."""
    kinds = "".join(
        drawn(NAME, f"{kind}0", index * 150, 0, SIDE)
        + written(texts.say(f"cities-kind-{kind}"), index * 150 + SIDE + 6, 36, 14, anchor="start")
        for index, kind in enumerate(LETTERS[:2])
    ) + "".join(
        drawn(NAME, f"{kind}0", index * 150, 70, SIDE)
        + written(texts.say(f"cities-kind-{kind}"), index * 150 + SIDE + 6, 106, 14, anchor="start")
        for index, kind in enumerate(LETTERS[2:])
    )
    starts = "".join(
        f'<g transform="translate({index % 3 * 400},{index // 3 * 400})">'
        + "".join(
            pictures.tile(box.contents.letters[START[tile] - 1], START[tile], index % 4, column * TILE, row * TILE)
            for tile, (row, column) in enumerate(shape)
        )
        + "</g>"
        for index, shape in enumerate(SHAPES)
    )
    shown = {
        "goal": (picture(NAME, Frame(0, 0, 330, 130), kinds), 22.0, 3),
        "start": (picture(NAME, Frame(-4, -4, 1168, 768), starts), 30.0, 2),
    }
    return told(NAME, ("goal", "start", "laying", "tourists", "scoring", "end", "variants"), texts, shown)


def aids(box: Box, texts: Texts) -> list[Aid]:
    """What brings points, level by level."""
    lines = tuple((str(level), texts.say(f"cities-paper-aid-{level}")) for level in (1, 2, 3))
    return [Aid(texts.say("cities-paper-aid"), lines)]
