"""The administration board as it is printed: all tracks in rows of fields, and the markers that move on them."""

from __future__ import annotations

from quartier.core.texts import Texts
from quartier.games.skylines import pictures
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.pictures import NAME
from quartier.games.skylines.vocabulary import BURDENS, TRACKS
from quartier.pictures.picture import Frame, fitting, picture, written
from quartier.pictures.sheets import Item, Piece, Room, Sheet, cuts, lowered

FIELD = 10.4
"""The side of a field in millimetres."""
LONGEST = 16
"""Fields in a row."""
LABEL = 6.4
GAP = 3.0
MOST = 96
"""A track with more fields is a box to write into."""
BOX = 60.0
"""How wide that is."""
TREASURY, SKYLINE = 31, 70
"""How far the tracks without an end are printed."""
MARKER = 10.0
ORDER = ("happiness", "power", "water", "garbage", "labour", "pollution", "traffic", "crime", "money", "skyline")
MOODS = {"good": "var(--rail-good)", "bad": "var(--rail-bad)", "even": "var(--rail-even)"}


def administration(components: ComponentSet, texts: Texts, room: Room) -> Sheet:
    """The board, and below it the markers to cut out."""
    wide = LONGEST * FIELD + 4.6 * GAP
    body, x, y, tallest = "", 0.0, 0.0, 0.0
    for track in ORDER:
        fields = printed_fields(track, components.tracks[track])
        rows = -(-len(fields) // LONGEST)
        width, height = min(LONGEST, len(fields)) * FIELD, LABEL + max(1, rows) * FIELD
        if not fields:
            width = BOX
        if x and x + width > wide:
            x, y, tallest = 0.0, y + tallest + GAP, 0.0
        body += rail(track, fields, x, y, texts)
        x, tallest = x + width + GAP, max(tallest, height)
    tall = y + tallest
    frame = Frame(-GAP, -GAP, wide + 2 * GAP, tall + 2 * GAP)
    size = f'width="{frame.width:g}" height="{frame.height:g}"'
    ground = f'<rect x="{frame.x}" y="{frame.y}" {size} rx="3" fill="var(--card)"/>'
    drawing = picture(NAME, frame, ground + body)
    left = (room.width - frame.width) / 2
    markers = [
        Piece(texts.say("skylines-paper-marker", track=texts.say(f"skylines-track-{track}")), marker(track))
        for track in ORDER
    ]
    markers.append(Piece(texts.say("skylines-paper-first"), marker("milestone")))
    # A set of one's own may have tracks so long that the board is as high as the sheet: then it is drawn smaller.
    scale = min(1.0, (room.height - MARKER - 4 * GAP) / frame.height)
    top = lowered(room, frame.height * scale + MARKER + 2 * GAP)
    board = Item(
        Piece(texts.say("skylines-page-administration"), drawing), left, top, frame.width * scale, frame.height * scale
    )
    below = top + board.height + 2 * GAP
    items = [
        Item(piece, (room.width - len(markers) * MARKER) / 2 + index * MARKER, below, MARKER, MARKER)
        for index, piece in enumerate(markers)
    ]
    title = texts.say("skylines-page-administration")
    return Sheet(title, (board, *items), tuple(cuts(items)), texts.say("skylines-paper-markers"))


def printed_fields(track: str, ends: tuple[int, int]) -> list[int]:
    """The fields of a track; none where there are too many to be printed."""
    low, high = ends
    if track == "money":
        high = TREASURY
    if track == "skyline":
        low, high = low + 1, SKYLINE
    return list(range(low, high + 1)) if high - low < MOST else []


def mood(track: str, value: int) -> str:
    """Whether a field of a track is good, bad or neither, as on the page."""
    if value == 0:
        return "even"
    if track == "labour" or track in (TRACKS[burden] for burden in BURDENS):
        return "bad"
    return "bad" if value < 0 else "good"


def rail(track: str, fields: list[int], x: float, y: float, texts: Texts) -> str:
    """A track: its sign, its name, its fields row by row."""
    name = texts.say(f"skylines-track-{track}")
    width = min(LONGEST, len(fields)) * FIELD if fields else BOX
    body = pictures.icon(track, x, y, 5)
    body += fitting(name[:1].upper() + name[1:], x + 6.4, y + 4, 3.8, width - 8, anchor="start")
    if not fields:
        box = f'x="{x:g}" y="{y + LABEL:g}" width="{BOX:g}" height="{FIELD - 0.6:g}" rx="1.6"'
        return body + f'<rect {box} fill="none" stroke="var(--slot)" stroke-width="0.4"/>'
    for index, value in enumerate(fields):
        left, top = x + index % LONGEST * FIELD, y + LABEL + index // LONGEST * FIELD
        text = str(value) if value >= 0 else f"−{-value}"
        body += (
            f'<rect x="{left + 0.3:g}" y="{top + 0.3:g}" width="{FIELD - 0.6:g}" height="{FIELD - 0.6:g}" rx="1.6"'
            f' fill="{MOODS[mood(track, value)]}"/>' + written(text, left + FIELD / 2, top + FIELD / 2 + 1.3, 3.8)
        )
    return body


def marker(sign: str) -> str:
    """A marker with the sign of its track."""
    ground = '<rect width="30" height="30" fill="var(--deep)"/>'
    return picture(NAME, Frame(0, 0, 30, 30), ground + pictures.icon(sign, 4, 4, 22, colour="var(--cream)"))
