"""How an observation of a city is filled in."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import money_due
from quartier.games.skylines.position import CASTING, LEVELS, POSITION, SHAPES, SLOTS, SPAN, Position
from quartier.games.skylines.research.layout import (
    CARD_WORDS,
    COUNTED,
    FIRST_CARDS,
    FIRST_NUMBER,
    FIRST_OWN,
    FIRST_PART,
    FIRST_SEAT,
    FIRST_SMALL,
    FIRST_SUPPLY,
    LACKING,
    LARGE,
    ON_PARTS_WORDS,
    PART,
    SEAT_WORDS,
    SMALL,
    UTILITY_PLANE,
    ZONE_PLANES,
)
from quartier.games.skylines.rules.card_sets import put_in
from quartier.games.skylines.rules.effects import LAST_TRACK
from quartier.games.skylines.rules.frame import all_open, upper_left
from quartier.games.skylines.vocabulary import SERVICES, ZONES
from quartier.kernel import environment
from quartier.kernel.bits import EMPTY, bit, down, flagged, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.environment import put_number
from quartier.kernel.generic import implements
from quartier.kernel.records import Word, Words

LINE = np.uint64((1 << SPAN) - 1)


@implements(environment.observe, POSITION)
@kernel
def observe(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    for slot in range(SLOTS):
        if flagged(position.open, slot):
            observe_rows(position, slot, words)
            observe_districts(position, slot, words)
    observe_cards(position, words)
    observe_numbers(position, box, seat, words)
    for after in range(position.seats):
        other, first = (seat + after) % position.seats, FIRST_SEAT + SEAT_WORDS * after
        words[first], words[first + 1] = position.hands[other, 0], position.hands[other, 1]
        if int(position.roles[other]) >= 0:
            words[first + CARD_WORDS] = bit(int(position.roles[other]))
        put_number(words, first + CARD_WORDS + 1, 0, int(position.owed[other]))


@kernel
def observe_rows(position: Position, slot: int, words: Words) -> None:
    """What lies on a board part, and its streets."""
    put_part(words, 0, slot, part_of(position, slot, position.free))
    put_part(words, 1, slot, part_of(position, slot, position.streets_right))
    put_part(words, 2, slot, part_of(position, slot, position.streets_below))
    near = 0
    for district in range(position.districts):
        near |= int(position.near[district])
    for service in range(len(SERVICES)):
        if flagged(near, service):
            put_part(words, SMALL + service, slot, part_of(position, slot, position.small[service]))


@kernel
def part_of(position: Position, slot: int, rows: Words) -> Word:
    """The squares of a board part, row by row, out of the rows of the frame."""
    top, left = upper_left(position, slot)
    word = EMPTY
    for row in range(SPAN):
        word |= up(down(rows[top + row], left) & LINE, SPAN * row)
    return word


@kernel
def put_part(words: Words, plane: int, slot: int, squares: Word) -> None:
    """Put the squares of a board part where they belong in a plane."""
    first, shift = ON_PARTS_WORDS * plane + (PART * slot >> 6), PART * slot & 63
    words[first] |= up(squares, shift)
    if shift + PART > 64:
        words[first + 1] |= down(squares, 64 - shift)


@kernel
def observe_districts(position: Position, slot: int, words: Words) -> None:
    """What the districts of a board part have: all squares of one show the same."""
    top, left = upper_left(position, slot)
    before, shown = -1, EMPTY
    for square in range(PART):
        district = int(position.district[top + square // SPAN, left + square % SPAN])
        if district != before:
            before, shown = district, planes_of(position, district) if district >= 0 else EMPTY
        rest = shown
        while rest != EMPTY:
            plane = lowest(rest)
            rest = without_lowest(rest)
            place = PART * slot + square
            words[ON_PARTS_WORDS * plane + (place >> 6)] |= bit(place & 63)


@kernel
def planes_of(position: Position, district: int) -> Word:
    """The planes on which the squares of a district are seen."""
    shown = up(np.uint64(int(position.services[district])), LARGE)
    if int(position.tiles[district]) < (2 if all_open(position) else 1):
        shown |= bit(LACKING)
    if int(position.utilities[district]) > 0:
        shown |= bit(UTILITY_PLANE)
    for zone in range(ZONES):
        number = min(int(position.zones[district, zone]), COUNTED)
        shown |= up(bit(number) - bit(0), ZONE_PLANES + COUNTED * zone)
    return shown


@kernel
def observe_cards(position: Position, words: Words) -> None:
    """Stacks, pile and what is in force; what is to do."""
    at = FIRST_CARDS
    for level in range(LEVELS):
        words[at], words[at + 1] = position.stacks[level, 0], position.stacks[level, 1]
        at += CARD_WORDS
    words[at], words[at + 1] = position.pile[0], position.pile[1]
    at += CARD_WORDS
    if position.playing >= 0:
        put_in(words[at:], position.playing)
    at += CARD_WORDS
    if position.news >= 0:
        put_in(words[at:], position.news)
    words[FIRST_SMALL] = np.uint64(position.built)
    for index in range(2):
        if position.stage == CASTING and int(position.offered[index]) >= 0:
            words[FIRST_SMALL + 1] |= bit(int(position.offered[index]))
    words[FIRST_SMALL + 2] = bit(position.stage)
    words[FIRST_SMALL + 3] = np.uint64(position.open)


@kernel
def observe_numbers(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    """Tracks, the course of the match, board parts and zone tiles."""
    for track in range(LAST_TRACK):
        put_number(words, FIRST_NUMBER, track, position.tracks[track])
    due, _ = money_due(position, box)
    put_number(words, FIRST_NUMBER, FIRST_OWN, due)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 1, position.milestones)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 2, (position.starter + position.seats - seat) % position.seats)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 3, (position.active + position.seats - seat) % position.seats)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 4, position.barred)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 5, position.put_away)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 6, position.seats)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 7, position.scenario)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 8, position.difficulty)
    put_number(words, FIRST_NUMBER, FIRST_OWN + 9, position.control)
    for slot in range(SLOTS):
        put_number(words, FIRST_NUMBER, FIRST_PART + slot, int(position.parts[slot]))
        put_number(words, FIRST_NUMBER, FIRST_PART + SLOTS + slot, int(position.places[slot]))
        put_number(words, FIRST_NUMBER, FIRST_PART + 2 * SLOTS + slot, int(position.turned[slot]))
    for zone in range(ZONES):
        rest = np.uint64(box.zone_shapes[zone])
        while rest != EMPTY:
            shape = lowest(rest)
            rest = without_lowest(rest)
            left = int(position.supply[zone, shape])
            put_number(words, FIRST_NUMBER, FIRST_SUPPLY + SHAPES * zone + shape, left)
