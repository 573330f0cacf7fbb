"""The most that four rows of tiles can bring, each by itself, whatever the columns say: what bounds of a deal rest on.

What is seen from cafés and which fields are neighbours falls apart into rows and columns. A row of four tiles is two
lines of eight fields; of each set of four tiles all orders and turns are tried, and then all ways to make four rows of
the sixteen tiles.
"""

from __future__ import annotations

from quartier.games.cities.position import ATTRACTION, CAFE, CITY_TILES, PARK, TOURISTS, WATER
from quartier.kernel.bits import flag, flagged
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.records import Int64s
from quartier.kernel.signatures import Boxes, Positions

POINT = 8
"""Parts of a point."""
LINES = 4**8
"""Lines of eight fields, two bits each."""
SETS = 1 << CITY_TILES
COUNTS = TOURISTS + 1
IMPOSSIBLE = -(1 << 40)
COUNTED = 4
"""Bits for how many cafés of a line see so many fields."""


@kernel
def kind_in(line: int, at: int) -> int:
    """The kind of a field of a line."""
    return line >> (2 * at) & 3


@kernel
def is_clear(kind: int, level: int) -> bool:
    """Whether one can look across."""
    return kind == WATER or (level == 3 and kind == PARK)


@kernel
def views_in(line: int, level: int) -> int:
    """How many cafés of a line see one field, two fields, … seven: four bits each."""
    found = 0
    for at in range(8):
        if kind_in(line, at) == CAFE:
            seen = 0
            far = at + 1
            while far < 8 and is_clear(kind_in(line, far), level):
                seen += 1
                far += 1
            far = at - 1
            while far >= 0 and is_clear(kind_in(line, far), level):
                seen += 1
                far -= 1
            if seen > 0:
                found += 1 << (COUNTED * (seen - 1))
    return found


@kernel
def pair_worth(one: int, other: int, edge: int, near: int) -> int:
    """What two neighbouring fields are worth: parts of a zone, or what lies beside one."""
    if one == other and one in (ATTRACTION, PARK):
        return edge
    low, high = min(one, other), max(one, other)
    if (low == ATTRACTION and high == CAFE) or (low == PARK and high == WATER):
        return near
    return 0


@kernel
def judge_lines(level: int, edge: int, near: int, views: Int64s, worths: Int64s) -> None:
    """For each line: what is seen, and what its neighbours of different tiles are worth."""
    for line in range(LINES):
        views[line] = views_in(line, level)
        worth = 0
        for at in range(1, 7, 2):
            worth += pair_worth(kind_in(line, at), kind_in(line, at + 1), edge, near)
        worths[line] = worth


@kernel
def note_row(upper: int, lower: int, bonus: int, views: Int64s, worths: Int64s, rows: Int64s, at: int) -> None:
    """Keep what a row brings with no, one, … seven tourists in cafés if it is the most so far."""
    value = bonus + int(worths[upper]) + int(worths[lower])
    seen = int(views[upper]) + int(views[lower])
    tourists = 0
    rows[at] = max(rows[at], value)
    for length in range(7, 0, -1):
        for _ in range(seen >> (COUNTED * (length - 1)) & 15):
            tourists += 1
            if tourists > TOURISTS:
                return
            value += POINT * length
            rows[at + tourists] = max(rows[at + tourists], value)
    for more in range(tourists + 1, COUNTS):
        rows[at + more] = max(rows[at + more], value)


@kernel
def try_row(first: int, rest: int, tiles: Int64s, bonus: Int64s, views: Int64s, worths: Int64s, rows: Int64s) -> None:
    """All rows that begin with a tile, of which the three others are in `rest`, lowest tile first.

    A row turned by half is the same row: the first tile has a lower number than the last.
    """
    at = COUNTS * (rest | flag(first))
    for second in range(CITY_TILES):
        for third in range(CITY_TILES):
            if second == third or not flagged(rest, second) or not flagged(rest, third):
                continue
            fourth = 0
            while not flagged(rest & ~flag(second) & ~flag(third), fourth):
                fourth += 1
            if fourth < first:
                continue
            for turns in range(256):
                one, two = 4 * first + (turns & 3), 4 * second + (turns >> 2 & 3)
                three, four = 4 * third + (turns >> 4 & 3), 4 * fourth + (turns >> 6)
                pairs = tiles[one] | tiles[two] << 4 | tiles[three] << 8 | tiles[four] << 12
                upper, lower = int(pairs) & 0xFFFF, int(pairs) >> 16
                extra = bonus[one] + bonus[two] + bonus[three] + bonus[four]
                note_row(upper, lower, int(extra), views, worths, rows, at)


@entry
def begin_rows(
    positions: Positions,
    box: Boxes,
    edge: int,
    near: int,
    views: Int64s,
    worths: Int64s,
    rows: Int64s,
    best: Int64s,
) -> None:
    """Judge all lines; nothing is known yet of rows.

    `edge` is what two neighbours in a zone are worth, `near` what lies beside a zone, in parts of a point. `views` and
    `worths` (LINES), `rows` and `best` (SETS times COUNTS) are room for what follows.
    """
    judge_lines(positions[0].level, edge, near, views, worths)
    for index in range(SETS * COUNTS):
        rows[index] = IMPOSSIBLE
        best[index] = IMPOSSIBLE
    for tourists in range(COUNTS):
        best[tourists] = 0


@entry
def try_rows(
    positions: Positions,
    box: Boxes,
    tiles: Int64s,
    bonus: Int64s,
    views: Int64s,
    worths: Int64s,
    rows: Int64s,
    begin: int,
    end: int,
) -> None:
    """The most that a row can bring of each four tiles among these sets, by how many tourists are in its cafés.

    `tiles` has for each turned tile its upper pair of fields in the lowest four bits and its lower pair sixteen bits
    further; `bonus` what is added for a turned tile.
    """
    for group in range(begin, end):
        if count_flags(group) == 4:
            for first in range(CITY_TILES):
                if flagged(group, first):
                    try_row(first, group & ~flag(first), tiles, bonus, views, worths, rows)


@kernel
def count_flags(flags: int) -> int:
    """How many flags are set."""
    found = 0
    while flags != 0:
        flags &= flags - 1
        found += 1
    return found


@entry
def join_rows(positions: Positions, box: Boxes, rows: Int64s, best: Int64s, begin: int, end: int) -> None:
    """Go on from these sets of tiles by a row more, with the first tile that is left; sets come in their order.

    The result are the last COUNTS numbers of `best`: the most that all rows together can bring.
    """
    for done in range(begin, min(end, SETS - 1)):
        if best[COUNTS * done] == IMPOSSIBLE:
            continue
        first = 0
        while flagged(done, first):
            first += 1
        for second in range(first + 1, CITY_TILES):
            for third in range(second + 1, CITY_TILES):
                for fourth in range(third + 1, CITY_TILES):
                    group = flag(first) | flag(second) | flag(third) | flag(fourth)
                    if group & done == 0:
                        add_row(rows, best, done, group)


@kernel
def add_row(rows: Int64s, best: Int64s, done: int, group: int) -> None:
    """A row more: its tourists and those of the others are no more than there are."""
    for before in range(COUNTS):
        for more in range(COUNTS - before):
            at = COUNTS * (done | group) + before + more
            best[at] = max(best[at], best[COUNTS * done + before] + rows[COUNTS * group + more])
