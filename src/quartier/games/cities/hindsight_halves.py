"""The most that the zones of any sixteen tiles bring in a whole city, exactly: two rows by two rows.

Zones are counted by what is near at hand. Fields that hang together and enclose nothing are as many zones as there are
fields, less the pairs of neighbours, plus the squares of four (Euler's formula); where they enclose something there is
a zone more for each. So fields less pairs plus squares is never more than there are zones; pairs less squares is what
is looked for here, in all cities of these tiles, in whatever order they may have come.

A row of tiles meets the next one only by a line of eight fields, of which it matters whether they are attractions,
parks or anything else: 3 to the 8th lines. A half of the city is two rows; the lower half is an upper half turned by
half. Rows may bring something of their own besides: what is seen along them, and how tiles are turned.
"""

from __future__ import annotations

from quartier.games.cities.hindsight_rows import LINES, kind_in
from quartier.games.cities.position import CITY_TILES, PARK
from quartier.kernel.bits import flag
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.records import Int16s, Int64s
from quartier.kernel.signatures import Boxes, Positions

KINDS = 3
"""Attractions, parks, and all else."""
ELSE = KINDS - 1
EDGES = KINDS**8
"""Lines of eight fields by what matters of them to the next line."""
ROWS = 24 * 4**4
"""Orders and turns of four tiles."""
SHIFT, MIDDLE = 16, 1 << 15
"""A row is noted as its upper and lower line and what it brings, in one number."""
NOTHING = -10_000


@kernel
def across(upper: int, lower: int, worth: int) -> int:
    """What pairs of neighbours in two lines are worth, one above the other, less the squares."""
    found, before = 0, ELSE
    for at in range(8):
        kind = kind_in(upper, at)
        if kind > PARK or kind != kind_in(lower, at):
            before = ELSE
        else:
            if kind != before:
                found += worth
            before = kind
    return found


@kernel
def code_of(line: int) -> int:
    """A line by what matters of it to the next one."""
    found = 0
    for at in range(7, -1, -1):
        found = KINDS * found + min(kind_in(line, at), ELSE)
    return found


@kernel
def turned_by_half(code: int) -> int:
    """The same line from the other side."""
    found = 0
    for _ in range(8):
        found = KINDS * found + code % KINDS
        code //= KINDS
    return found


@entry
def judge_edges(positions: Positions, box: Boxes, worth: int, codes: Int64s, worths: Int64s) -> None:
    """For each line its code, and what the pairs of neighbours in it are worth, added to what is there."""
    for line in range(LINES):
        codes[line] = code_of(line)
        for at in range(7):
            if kind_in(line, at) == kind_in(line, at + 1) <= PARK:
                worths[line] += worth


@entry
def list_rows(
    positions: Positions,
    box: Boxes,
    tiles: Int64s,
    bonus: Int64s,
    codes: Int64s,
    worths: Int64s,
    worth: int,
    group: Int64s,
    found: Int64s,
) -> None:
    """All rows of four tiles, with what each brings; `tiles` and `bonus` are as `try_rows` has them."""
    at = 0
    for one in range(4):
        for two in range(4):
            for three in range(4):
                if two == one or three in (one, two):
                    continue
                four = 6 - one - two - three
                for turns in range(256):
                    first, second = 4 * group[one] + (turns & 3), 4 * group[two] + (turns >> 2 & 3)
                    third, fourth = 4 * group[three] + (turns >> 4 & 3), 4 * group[four] + (turns >> 6)
                    pairs = tiles[first] | tiles[second] << 4 | tiles[third] << 8 | tiles[fourth] << 12
                    upper, lower = int(pairs) & 0xFFFF, int(pairs) >> 16
                    value = bonus[first] + bonus[second] + bonus[third] + bonus[fourth]
                    value += worths[upper] + worths[lower] + across(upper, lower, worth)
                    found[at] = (codes[upper] * EDGES + codes[lower]) << SHIFT | (value + MIDDLE)
                    at += 1


@kernel
def face(given: Int16s, begin: int, worth: int, room: Int16s, into: Int16s, to: int) -> None:
    """For each line the most that can lie above it: what `given` says of lines above, with the pairs between the two.

    Field by field a line above becomes the line below; `room` (twice KINDS times EDGES) has what is known for each
    mixed line, by the last kind above.
    """
    for index in range(EDGES):
        for last in range(ELSE):
            room[last * EDGES + index] = NOTHING
        room[ELSE * EDGES + index] = given[begin + index]
    now, after, power = 0, KINDS * EDGES, 1
    for at in range(8):
        for index in range(KINDS * EDGES):
            room[after + index] = NOTHING
        for last in range(KINDS):
            for index in range(EDGES):
                value = int(room[now + last * EDGES + index])
                if value <= NOTHING:
                    continue
                above = index // power % KINDS
                left = index // (power // KINDS) % KINDS if at > 0 else ELSE
                rest = index - above * power
                for below in range(KINDS):
                    more = value
                    if below == above and above != ELSE and not last == left == above:
                        more += worth
                    goal = after + above * EDGES + rest + below * power
                    room[goal] = max(int(room[goal]), more)
        now, after, power = after, now, power * KINDS
    for index in range(EDGES):
        most = max(int(room[now + index]), int(room[now + EDGES + index]))
        into[to + index] = max(most, int(room[now + ELSE * EDGES + index]))


@entry
def face_row(
    positions: Positions, box: Boxes, rows: Int64s, worth: int, room: Int16s, half: Int16s, facing: Int16s, at: int
) -> None:
    """What one row brings to each line below it; `facing` gets that of this group of tiles."""
    for index in range(EDGES):
        half[index] = NOTHING
    for row in rows:
        lower = (row >> SHIFT) % EDGES
        half[lower] = max(int(half[lower]), int(row & (2 * MIDDLE - 1)) - MIDDLE)
    face(half, 0, worth, room, facing, EDGES * at)


@kernel
def fill_half(
    tiles: int, rows: Int64s, first: Int64s, numbers: Int64s, facing: Int16s, half: Int16s, begin: int
) -> int:
    """What two rows of eight tiles bring, by their last line; return the most."""
    for index in range(EDGES):
        half[begin + index] = NOTHING
    above, most = (tiles - 1) & tiles, NOTHING
    while above > 0:
        if numbers[above] >= 0 and numbers[tiles ^ above] >= 0:
            at = EDGES * numbers[above]
            below = numbers[tiles ^ above]
            for index in range(first[below], first[below + 1]):
                row = rows[index]
                edges = row >> SHIFT
                upper = edges // EDGES
                lower = begin + edges - upper * EDGES
                value = int(facing[at + upper]) + int(row & (2 * MIDDLE - 1)) - MIDDLE
                if value > half[lower]:
                    half[lower] = value
                    most = max(most, value)
        above = (above - 1) & tiles
    return most


@entry
def join_halves(
    positions: Positions,
    box: Boxes,
    rows: Int64s,
    first: Int64s,
    numbers: Int64s,
    facing: Int16s,
    worth: int,
    room: Int16s,
    half: Int16s,
    tiles: int,
    best: int,
) -> int:
    """The most that a city brings whose one half has these eight tiles, or what was the best before.

    `half` has room for three times EDGES. Two lines have no more than eight pairs: halves that could not be the best
    even so are not put together.
    """
    one = fill_half(tiles, rows, first, numbers, facing, half, 0)
    other = fill_half((flag(CITY_TILES) - 1) ^ tiles, rows, first, numbers, facing, half, EDGES)
    if one + other + 8 * worth <= best:
        return best
    face(half, 0, worth, room, half, 2 * EDGES)
    for code in range(EDGES):
        best = max(best, int(half[2 * EDGES + code]) + int(half[EDGES + turned_by_half(code)]))
    return best
