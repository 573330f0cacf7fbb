"""What is printed of City and Guilds: the town, tiles, figures and markers, tracks, a score sheet, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.core.game import Box
from quartier.core.texts import Texts
from quartier.games.guilds import pictures
from quartier.games.guilds.pictures import NAME, SIDE
from quartier.games.guilds.position import BLOCKS, FEWEST_SEATS, FIGURES, GUILDS, TAVERNS, TOTALS
from quartier.games.guilds.town import LETTERS, Town
from quartier.pictures.palette import colours
from quartier.pictures.picture import SEAT_SHAPES, Frame, backing, drawn, fitting, picture, seat_colour, written
from quartier.pictures.sheets import Aid, Item, Piece, Room, Section, Sheet, Table, grid, lowered, poster, told

SEATS = 5
SPACE = 22.0
"""The side of a space and of a tile in millimetres: all tiles are one sheet."""
COUNTER = 10.0
"""The side of a figure or a marker: two stand on one tile."""
SIGNS = "bcks"
"""The guilds in notation."""
KINDS = (*SIGNS, *(f"{guild}m" for guild in SIGNS), "h")
FIELDS = 16
"""The fields of a printed track; whoever goes on begins again at its start."""


def sheets(box: Box, texts: Texts, seats: int, room: Room) -> Iterator[Sheet]:
    """All that is cut out, and what points are written on."""
    town: Town = box.contents
    frame = pictures.frame_of(town.rows)
    yield from poster(
        texts.say("guilds-paper-town"),
        texts.say("guilds-paper-town-part"),
        picture(NAME, frame, pictures.ground(town.rows) + signs(town.rows)),
        frame,
        frame.width / SIDE * SPACE,
        room,
        SIDE,
        note=texts.say("guilds-paper-join"),
    )
    back = tile_back()
    pieces = [
        Piece(texts.say(f"guilds-tile-{kind}"), tile(kind), back)
        for kind, number in zip(KINDS, TOTALS.tolist(), strict=True)
        for _ in range(number)
    ]
    pieces += [Piece(texts.say("guilds-tile-t"), tile("t"))] * TAVERNS
    yield from grid(texts.say("guilds-paper-tiles"), pieces, SPACE, SPACE, room, ground=colours(NAME)["town-wall"])
    yield from grid(
        texts.say("guilds-paper-counters"),
        list(counters(texts, seats)),
        COUNTER,
        COUNTER,
        room,
        note=texts.say("guilds-paper-counters-note"),
        across=across(seats, room),
    )
    yield tracks(texts, room)
    rows = (
        *(texts.say("guilds-paper-block", block=letter) for letter in LETTERS),
        *(texts.say("guilds-paper-chain", guild=texts.say(f"guilds-guild-{guild}")) for guild in SIGNS),
        texts.say("guilds-points-figures"),
        texts.say("paper-total"),
    )
    names = tuple(texts.say("paper-player", number=seat + 1) for seat in range(seats))
    table = Table(names, rows, (texts.say("guilds-paper-score"),), times=2, bold=(len(rows) - 1,))
    yield Sheet(texts.say("paper-score-sheet"), table=table)


def signs(rows: list[str]) -> str:
    """The signs of the blocks: a letter, and room for the white and the black marker."""
    found = []
    for block, (row, column) in pictures.sign_posts(rows).items():
        x, y = column * SIDE, row * SIDE
        found.append(
            f'<g transform="translate({x},{y})"><rect x="2" y="2" width="56" height="56" rx="8" fill="var(--card)"'
            ' stroke="var(--town-kerb)" stroke-width="2"/>'
            f"{written(block, 30, 24, 22)}"
            '<circle cx="16.5" cy="42" r="12" fill="#ffffff" stroke="#4a453e" stroke-width="1.4"/>'
            '<circle cx="43.5" cy="42" r="12" fill="#17161b" stroke="#8d877f" stroke-width="1.4"/></g>'
        )
    return "".join(found)


def tile(kind: str) -> str:
    """A tile up to its edge."""
    ground = f'<rect width="{SIDE}" height="{SIDE}" fill="var(--guild-{kind[0]}-pale)"/>'
    return picture(NAME, Frame(0, 0, SIDE, SIDE), ground + drawn(NAME, kind, 1, 1, SIDE - 2))


def tile_back() -> str:
    """The back of all tiles that are drawn."""
    return backing(NAME, Frame(0, 0, SIDE, SIDE), "var(--town-wall)", "var(--cream)", drawn(NAME, "back", 6, 6, 48))


def counters(texts: Texts, seats: int) -> Iterator[Piece]:
    """The figures of each player, their markers for the tracks, and the markers of the blocks."""
    for seat in range(seats):
        figure = picture(NAME, Frame(-3, -6, 30, 30), pale(seat) + pictures.figure(seat, 2.4, -0.6, 19))
        for _ in range(int(FIGURES[seats - FEWEST_SEATS])):
            yield Piece(texts.say("guilds-paper-figure", number=seat + 1), figure)
        mark = (
            f'<rect x="-3" y="-6" width="30" height="30" fill="{seat_colour(seat)}"/>'
            f'<path d="{SEAT_SHAPES[seat]}" transform="translate(3,0) scale(0.75)" fill="var(--cream)"/>'
        )
        for _ in range(GUILDS):
            yield Piece(texts.say("guilds-paper-marker", number=seat + 1), picture(NAME, Frame(-3, -6, 30, 30), mark))
    for name, fill, line in (("white", "#ffffff", "#4a453e"), ("black", "#17161b", "#8d877f")):
        body = (
            f'<rect width="30" height="30" fill="{fill}"/>'
            f'<circle cx="15" cy="15" r="10" fill="{fill}" stroke="{line}" stroke-width="2.4"/>'
        )
        for _ in range(BLOCKS):
            yield Piece(texts.say(f"guilds-paper-{name}"), picture(NAME, Frame(0, 0, 30, 30), body))


def across(seats: int, room: Room) -> int:
    """How many counters lie in a row: those of a player, or half of them where that is too many."""
    each = int(FIGURES[seats - FEWEST_SEATS]) + GUILDS
    return each if each * COUNTER <= room.width else -(-each // 2)


def pale(seat: int) -> str:
    """The ground of a figure: some of its player's colour."""
    return (
        '<rect x="-3" y="-6" width="30" height="30" fill="var(--card)"/>'
        f'<rect x="-3" y="-6" width="30" height="30" fill="{seat_colour(seat)}" opacity="0.22"/>'
    )


def tracks(texts: Texts, room: Room) -> Sheet:
    """The four investment tracks: on each field three places, in the order of arrival."""
    wide, step, left, top = 44.0, 13.0, 7.0, 17.0
    tall = top + (FIELDS + 1) * step + 3
    body = ""
    for index, guild in enumerate(SIGNS):
        x = index * wide + 1
        body += (
            f'<rect x="{x}" y="0" width="{wide - 2}" height="{tall}" rx="3" fill="var(--guild-{guild}-pale)"'
            f' stroke="var(--guild-{guild}-deep)" stroke-width="0.5"/>'
            f"{drawn(NAME, f'sign-{guild}', x + 2, 2, 12)}"
            + fitting(texts.say(f"guilds-guild-{guild}"), x + 16, 10, 4.2, 25, anchor="start")
        )
        for field in range(FIELDS + 1):
            y = top + (FIELDS - field) * step
            body += written(str(field), x + 4, y + 7.6, 3.8)
            if field == 0:
                body += (
                    f'<rect x="{x + left}" y="{y}" width="34" height="11.6" rx="2" fill="var(--card)" opacity="0.85"/>'
                )
                body += written(texts.say("guilds-paper-start"), x + left + 17, y + 7.2, 3.2, colour="var(--soft)")
                continue
            for place in range(3):
                body += (
                    f'<rect x="{x + left + place * 11.6:g}" y="{y}" width="10.8" height="11.6" rx="1.6"'
                    ' fill="var(--card)"/>'
                    + written("123"[place], x + left + place * 11.6 + 5.4, y + 7.4, 4, colour="var(--line)")
                )
    frame = Frame(0, 0, GUILDS * wide, tall)
    item = Item(
        Piece(texts.say("guilds-paper-tracks"), picture(NAME, frame, body)),
        (room.width - frame.width) / 2,
        lowered(room, tall),
        frame.width,
        tall,
    )
    return Sheet(texts.say("guilds-paper-tracks"), (item,), (), texts.say("guilds-paper-tracks-note"))


def cover(box: Box) -> str:
    """A part of the town with houses on some spaces."""
    town: Town = box.contents
    frame = pictures.frame_of(town.rows)
    body = pictures.ground(town.rows)
    for index, (row, column) in enumerate(town.cells):
        if index % 5 != 4:
            kind = KINDS[(index * 7 + index // 9) % len(KINDS)]
            body += pictures.tile(kind, column * SIDE, row * SIDE)
            if len(kind) == 1 and index % 3 == 0:
                body += pictures.figures(index % SEATS, 1 + index % 2, column * SIDE, row * SIDE)
    tall = frame.width * 0.6
    return picture(NAME, Frame(frame.x, frame.y, frame.width, min(frame.height, tall)), body)


def rules(box: Box, texts: Texts) -> list[Section]:
    """The rules as the catalogues tell them, with all kinds of tiles."""
    body = "".join(
        drawn(NAME, kind, index % 2 * 260, index // 2 * 66, SIDE)
        + written(
            texts.say(f"guilds-tile-{kind}"), index % 2 * 260 + SIDE + 8, index // 2 * 66 + 37, 19, anchor="start"
        )
        for index, kind in enumerate(
            kind for pair in zip((*SIGNS, "h"), (*KINDS[4:8], "t"), strict=True) for kind in pair
        )
    )
    shown = {"goal": (picture(NAME, Frame(0, 0, 520, 330), body), 48.0, 2)}
    names = ("goal", "setup", "adjacent", "turn", "investing", "owners", "scoring", "taverns", "end")
    return told(NAME, names, texts, shown, ("adjacent", "investing"))


def aids(box: Box, texts: Texts) -> list[Aid]:
    """A turn, what a block is worth, and what chains bring."""
    town: Town = box.contents
    turn = tuple((str(step), texts.say(f"guilds-paper-turn-{step}")) for step in range(1, 5))
    worth = tuple((key, texts.say(f"guilds-paper-worth-{name}")) for key, name in WORTH)
    chain = ((texts.say("guilds-paper-blocks"), "  ·  ".join(map(str, range(1, BLOCKS + 1)))),)
    bonus = ((texts.say("guilds-paper-bonus"), "  ·  ".join(map(str, town.bonus))),)
    return [
        Aid(texts.say("guilds-paper-turn"), turn),
        Aid(texts.say("guilds-paper-worth"), worth),
        Aid(texts.say("guilds-paper-chains"), (*chain, *bonus, ("1 · ½ · ¼", texts.say("guilds-paper-shares")))),
    ]


WORTH = (("8", "block"), ("+2", "market"), ("+5", "house"), ("½", "shares"), ("4 2 1", "guild"))
"""What a full block is worth and who gets it, and the texts that say so."""
