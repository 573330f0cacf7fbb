"""What finished boards look like in pictures that are shared: the city, its tracks below it, and the skyline it has."""

from __future__ import annotations

from quartier.core.view import View
from quartier.games.skylines.names import PLACE_LETTERS, SQUARE
from quartier.games.skylines.pictures import PART, SIDE, closed_part, ground, icon, tile
from quartier.games.skylines.position import SPAN
from quartier.games.skylines.skyline_picture import skyline
from quartier.pictures.board import Board, Part, Shown
from quartier.pictures.lettering import written
from quartier.pictures.outline import Spot, outline
from quartier.pictures.picture import Frame

MARGIN = 10
"""How much of the table is seen around the parts."""
TRACKS = ("money", "happiness", "labour", "power", "water", "garbage", "pollution", "traffic", "crime")
"""In the order in which the page shows them."""
STRIP = 0.085
"""How high the line with the tracks is, as a part of the map's width; on a small map no less than `LEAST`."""
LEAST = 56.0
TABLE, GROUND, CLOSED, TILES, LAST, VALUES = range(6)


def boards(shown: Shown) -> list[Board]:
    """The city, which is everybody's."""
    view, board = shown.view, shown.view.board
    land = map_frame(shown.end)
    strip = max(LEAST, STRIP * land.width)
    frame = Frame(land.x, land.y, land.width, land.height + strip)
    laid = [(part, corner_of(part.place)) for part in board.parts if part.place]
    parts = [
        Part(
            TABLE,
            f'<rect x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}" rx="20"'
            ' fill="var(--sky-table)"/>',
        )
    ]
    opened = [(part, corner) for part, corner in laid if part.open]
    if opened:
        # A match is one picture: each state of the ground has a name of its own in it.
        parts.append(Part(GROUND, ground(opened)))
    parts += [Part(CLOSED, closed(part, corner)) for part, corner in laid if not part.open]
    cards = {card.id: card for card in board.cards}
    parts += [Part(TILES, tile(cards[lying.card], squares_of(lying.squares))) for lying in board.tiles]
    last = squares_of(last_laid(view))
    if last:
        line = 'fill="none" stroke="var(--deep)" stroke-width="5"'
        parts.append(Part(LAST, f'<path d="{outline(last, SIDE, 1, 6)}" {line}/>'))
    parts += tracks(board.tracks, Frame(land.x, land.y + land.height, land.width, strip))
    return [Board(frame, tuple(parts))]


def emblem(shown: Shown) -> Board | None:
    """Houses that rise with the points of the city."""
    return skyline(shown.view.standings[0].score)


def map_frame(end: View) -> Frame:
    """What is seen of the table: all parts that the match had, with a margin."""
    corners = [corner_of(part.place) for part in end.board.parts if part.place] or [(0, 0)]
    top, left = min(row for row, _ in corners), min(column for _, column in corners)
    bottom, right = max(row for row, _ in corners) + SPAN, max(column for _, column in corners) + SPAN
    return Frame(
        left * SIDE - MARGIN,
        top * SIDE - MARGIN,
        (right - left) * SIDE + 2 * MARGIN,
        (bottom - top) * SIDE + 2 * MARGIN,
    )


def corner_of(place: str) -> Spot:
    """The square in the upper left corner of a place of the frame."""
    return SPAN * PLACE_LETTERS.index(place[0]), SPAN * (int(place[1:]) - 1)


def squares_of(names: list[str]) -> list[Spot]:
    """Squares from their names."""
    return [(int(row) - 1, ord(column) - 97) for name in names for column, row in SQUARE.findall(name)]


def last_laid(view: View) -> list[str]:
    """The squares of the tile that the last turn laid, as long as the match goes on."""
    if view.over or not view.log:
        return []
    return [step for step in view.log[-1].turn.split() if step.startswith("@")]


def closed(part: object, corner: Spot) -> str:
    """A part that was never opened: its letter, and what it would have cost."""
    letter, cost = part.letter.upper(), part.cost  # type: ignore[attr-defined]
    x, y = corner[1] * SIDE + PART / 2, corner[0] * SIDE + PART / 2
    return (
        closed_part(part, corner)  # type: ignore[arg-type]
        + written(letter, x, y + 10, 92, PART, weight=800, colour="var(--sky-back-deep)", anchor="middle")
        + f'<rect x="{x - 40:g}" y="{y + 40:g}" width="80" height="44" rx="22" fill="var(--card)"'
        ' stroke="var(--sky-back-deep)" stroke-width="2"/>'
        + icon("money", x - 30, y + 49, 26)
        + written(str(cost), x + 16, y + 72, 28, 40, weight=800, anchor="middle")
    )


def tracks(values: dict[str, int], frame: Frame) -> list[Part]:
    """The tracks in a line: their signs and where their markers stand."""
    each, side = (frame.width - 2 * MARGIN) / len(TRACKS), frame.height * 0.41
    middle = frame.y + (frame.height - MARGIN) / 2
    found = []
    for index, track in enumerate(TRACKS):
        x = frame.x + MARGIN + each * (index + 0.5)
        value = values[track]
        said = f"−{-value}" if value < 0 else str(value)
        size = frame.height * 0.37
        found.append(
            Part(
                VALUES,
                icon(track, x - side - 2, middle - side / 2, side, "var(--soft)")
                + written(said, x + 4, middle + size * 0.36, size, each / 2, weight=800),
            )
        )
    return found
