"""Where everything stands on a picture that is shared: words beside the boards, or above and below them."""

from __future__ import annotations

import math

from quartier.pictures.board import Board, BoardPictures, Part, Shown
from quartier.pictures.captions import Captions
from quartier.pictures.lettering import lines, width, written
from quartier.pictures.picture import Frame
from quartier.pictures.placing import BETWEEN, Placed, Size, Slot, arranged, extent
from quartier.pictures.wording import (
    STILL,
    amount,
    fitted,
    letterhead,
    owner,
    players_of,
    ranked,
    spoken,
    text,
    told,
)

SIZES = {"wide": Size(1200, 630), "square": Size(1080, 1080)}
"""What messengers show beside a link, and what goes anywhere."""
EDGE = 40
GAP = 36
NARROWEST, WIDEST = 372, 520
"""How wide the column of words is on a wide picture."""
LEAST_FOOT = 170
"""How much of a square picture is below the boards, at least, where there is one number for all."""
UNDER = 150
"""How much room must be left below the boards for what stands for the result."""


def composed(
    shown: Shown, said: Captions, end: Captions, size: Size, game: BoardPictures, progress: str = ""
) -> list[Slot]:
    """All that is on a picture; `progress` is said where a match goes on.

    What is said at the `end` takes its room from the start, so that nothing moves but what has changed.
    """
    boards, emblem = game.boards(shown), game.emblem(shown)
    several = len(boards) > 1
    if size.width > size.height:
        words, room = beside(said, size, boards, emblem, progress)
    else:
        words, room = around(said, end, size, boards, emblem, progress)
    placed = arranged(boards, room, several)
    below = [part for at in placed if several for part in owner(at, said)]
    paper = Part(STILL, f'<rect width="{size.width}" height="{size.height}" fill="var(--paper)"/>')
    return [Slot("", (paper,)), *(at.slot for at in placed), Slot("", tuple(below)), *words]


def beside(
    said: Captions, size: Size, boards: list[Board], emblem: Board | None, progress: str
) -> tuple[list[Slot], Frame]:
    """The column of words on a wide picture and the room beside it: the game above, what came of it, the ranking."""
    tall, most = size.height - 2 * EDGE, size.width - 2 * EDGE - GAP - NARROWEST
    taken = extent(arranged(boards, Frame(0, 0, most, tall), len(boards) > 1))
    wide = min(WIDEST, size.width - 2 * EDGE - GAP - taken.width)
    room = Frame(EDGE + wide + GAP, EDGE, size.width - 2 * EDGE - GAP - wide, tall)
    x, y, bottom = EDGE, EDGE + 76.0, size.height - float(EDGE)
    high = fitted(said.title, (56, 50, 44, 38), wide)
    still = [letterhead(said, x, EDGE, wide), written(said.title, x, y + high, high, wide, weight=800)]
    y += high + 16
    for line in lines(said.options, 21, wide, 3):
        y += 27
        still.append(written(line, x, y, 21, wide, colour="var(--soft)"))
    changing: list[str] = []
    slots = []
    if said.large:
        if emblem is not None and tall - taken.height >= UNDER:
            # A map that is broad leaves room below it.
            scale = min(room.width / emblem.frame.width, (tall - taken.height - BETWEEN) / emblem.frame.height)
            left = room.x + (room.width - emblem.frame.width * scale) / 2
            slots.append(Placed(emblem, left, bottom - emblem.frame.height * scale, scale).slot)
            room = Frame(room.x, EDGE, room.width, tall - BETWEEN - emblem.frame.height * scale)
        elif emblem is not None:
            scale = 116 / emblem.frame.height
            slots.append(Placed(emblem, x + wide - emblem.frame.width * scale, y + 14, scale).slot)
        y += 114
        changing.append(amount(said, x, y, 104, wide))
        names = lines(players_of(said), 20, wide, 2)
        bottom -= 26 * len(names)
        still += text(" ".join(names), x, bottom + 20, 20, wide, 2, colour="var(--soft)")
    else:
        each = min(50.0, (bottom - y - 96) / len(said.rows))
        bottom -= each * len(said.rows)
        for index, row in enumerate(said.rows):
            changing += ranked(row, x, bottom + index * each, wide, each)
        bottom -= 10
    changing += told(said, x, y + 14, wide, bottom - y - 14, progress)
    return [*slots, spoken(still, changing)], room


def around(
    said: Captions, end: Captions, size: Size, boards: list[Board], emblem: Board | None, progress: str
) -> tuple[list[Slot], Frame]:
    """The words above and below the boards of a square picture, and the room between them."""
    x, wide, several = EDGE + 8, size.width - 2 * EDGE - 16, len(boards) > 1
    title = fitted(said.title, (60, 52, 44), wide - 420)
    still = [
        letterhead(said, x, EDGE, 400),
        written(said.title, x + wide, EDGE + 44, title, wide - 300, weight=800, anchor="end"),
    ]
    above = EDGE + 62.0
    for line in lines(said.options, 22, wide - 20, 2):
        above += 28
        still.append(written(line, x + wide, above - 8, 22, wide, colour="var(--soft)", anchor="end"))
    above += 14
    if not said.large:
        columns = columns_for(said)
        high = 62 if several else 74 + 52 * math.ceil(len(said.rows) / columns)
        top = size.height - EDGE - high
        changing = told(said, x, top - 6, wide, 62, progress)
        each = (wide - 16 * (columns - 1)) / columns
        for index, row in enumerate(() if several else said.rows):
            down, across = divmod(index, columns)
            changing += ranked(row, x + across * (each + 16), top + 70 + down * 52, each, 52)
        return [spoken(still, changing)], Frame(x, above, wide, top - 16 - above)
    slots, names = [], lines(players_of(said), 21, wide, 2)
    room = Frame(x, above, wide, size.height - EDGE - LEAST_FOOT - above)
    left = room.height - extent(arranged(boards, room, several)).height
    under = emblem is not None and left >= UNDER
    taken = width(end.large, 92, 800) + width(end.unit, 32) + 48
    scale = 132 / emblem.frame.height if emblem else 0.0
    spoken_room = wide - taken - (emblem.frame.width * scale + 24 if emblem and not under else 0)
    sentence = 48 * bool(end.result) + 27 * len(lines(end.told, 21, spoken_room, 6))
    high = max(110, sentence + 8, 132 * bool(emblem and not under)) + 30 * len(names)
    top = size.height - EDGE - high
    room = Frame(x, above, wide, top - 20 - above)
    if emblem is not None and under:
        free = room.height - extent(arranged(boards, room, several)).height - BETWEEN
        scale = min(wide / emblem.frame.width, free / emblem.frame.height)
        room = Frame(x, above, wide, room.height - BETWEEN - emblem.frame.height * scale)
        left = x + (wide - emblem.frame.width * scale) / 2
        slots.append(Placed(emblem, left, room.y + room.height + BETWEEN, scale).slot)
    elif emblem is not None:
        slots.append(Placed(emblem, x + wide - emblem.frame.width * scale, top, scale).slot)
    changing = [amount(said, x, top + 78, 92, wide)]
    changing += told(
        said, x + taken, top + (-4 if end.result else 22), spoken_room, high - 30 * len(names) + 4, progress
    )
    still += text(" ".join(names), x, top + high - 30 * len(names) + 22, 21, wide, 2, colour="var(--soft)")
    return [*slots, spoken(still, changing)], room


def columns_for(said: Captions) -> int:
    """In how many columns a ranking is set below a board."""
    return 2 if len(said.rows) in (2, 4) else 3
