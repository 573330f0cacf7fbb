"""What is seen of a city: all but the order of the stacks, typed for every face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from quartier.core.game import Box, State, text_id
from quartier.core.view import Message
from quartier.games.skylines.board import Board, District, Forecast, Part, Playable, Player, Shape, Stack, Tile
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.grades import OUTCOMES, grade, verdict
from quartier.games.skylines.names import CARD_IDS, CARDS_BY_ID, PART_LETTERS, place_name, square_name
from quartier.games.skylines.position import (
    ACTING,
    CARDS,
    COLUMNS,
    DONE,
    ENDED,
    FIRST_UNIQUE,
    LEVELS,
    OPENING,
    SLOTS,
    SQUARES,
)
from quartier.games.skylines.rules.actions import exchange_price
from quartier.games.skylines.rules.draws import stack_size
from quartier.games.skylines.rules.effects import LAST_TRACK, cost
from quartier.games.skylines.rules.frame import is_closed
from quartier.games.skylines.rules.laying import check_play
from quartier.games.skylines.rules.milestone import burdens, check_end, labour_cost, missing_supply
from quartier.games.skylines.rules.opening import part_price
from quartier.games.skylines.rules.swapping import swap_price
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import (
    KINDS,
    MILESTONE_HAPPINESS,
    MILESTONE_MONEY,
    SERVICES,
    SKYLINE,
    TRACKS,
    ZONES,
)
from quartier.kernel.compiling import entry

STAGES = ("arrange", "role", "open", "act", "lay", "draw", "replace", "put", "refill", "over")


@entry
def survey(positions: Any, box: Any, numbers: Any, rules: Any, costs: Any) -> None:
    """Fill in what only kernels know: prices and the forecast; for each card of the active seat, its cost and rule."""
    position = positions[0]
    numbers[0] = missing_supply(position, box[0])
    numbers[1] = labour_cost(position, box[0])
    numbers[2] = burdens(position, box[0])
    numbers[3] = check_end(position, box[0]) if position.stage == ACTING else 0
    numbers[4] = exchange_price(position, box[0])
    numbers[5] = swap_price(position, box[0])
    for level in range(LEVELS):
        numbers[6 + level] = stack_size(position, level)
    for slot in range(SLOTS):
        numbers[9 + slot] = part_price(position, box[0], slot) if int(position.parts[slot]) >= 0 else 0
        numbers[9 + SLOTS + slot] = 1 if is_closed(position, slot) else 0
    for card in range(CARDS):
        rules[card] = check_play(position, box[0], position.active, card)
        for track in range(LAST_TRACK):
            costs[card, track] = cost(position, box[0], card, track)


def flagged_among(names: Sequence[str], flags: int) -> list[str]:
    """The names of what is in a set, the lowest bit first."""
    return [name for name, mark in zip(names, reversed(f"{flags:b}"), strict=False) if mark == "1"]


def listed(words: Any) -> list[str]:
    """The cards of a set."""
    return flagged_among(CARD_IDS, int.from_bytes(words.astype("<u8").tobytes(), "little"))


RULE_NAMES = {int(rule): text_id(rule) for rule in Rule}


def board(state: State, box: Box, seat: int | None) -> Board:
    """All that is seen, from a hidden state."""
    contents: Contents = box.contents
    record = state[0]
    numbers = np.zeros(9 + 2 * SLOTS, np.int64)
    rules, costs = np.zeros(CARDS, np.int64), np.zeros((CARDS, len(TRACKS)), np.int64)
    survey(state, box.record, numbers, rules, costs)
    found = numbers.tolist()
    stage = int(record.stage)
    tracks = record.tracks.tolist()
    active = int(record.active)
    return Board(
        int(record.scenario),
        STAGES[stage],
        OUTCOMES[int(record.outcome)],
        grade(tracks[SKYLINE]) if int(record.outcome) == ENDED else None,
        active,
        int(record.starter),
        int(record.milestones),
        record.gained.tolist()[: int(record.milestones)],
        dict(zip(TRACKS, tracks, strict=True)),
        {name: [int(box.record[0].low[track]), int(box.record[0].high[track])] for track, name in enumerate(TRACKS)},
        [part(state, contents, slot, found) for slot in range(SLOTS) if int(record.parts[slot]) >= 0],
        districts(state),
        tiles(state, contents),
        {
            KINDS[zone]: [
                Shape(contents.shapes[shape], int(record.supply[zone, shape]))
                for shape in range(len(contents.shapes))
                if int(record.supply[zone, shape])
            ]
            for zone in range(ZONES)
        },
        [
            Player(listed(record.hands[seat]), int(record.unknown[seat]), role_name(contents, int(record.roles[seat])))
            for seat in range(int(record.seats))
        ],
        [Stack(found[6 + level], listed(record.stacks[level])) for level in range(LEVELS)],
        listed(record.pile),
        [contents.role_names[role] for role in record.offered.tolist()[:2] if STAGES[stage] == "role" and role >= 0],
        flagged_among(CARD_IDS[FIRST_UNIQUE:], int(record.built)),
        CARD_IDS[int(record.news)] if int(record.news) >= 0 else None,
        CARD_IDS[int(record.playing)] if int(record.playing) >= 0 else None,
        int(record.put_away),
        {"exchange": found[4], "swap": found[5]},
        [
            Playable(
                card,
                {TRACKS[track]: change for track, change in enumerate(costs[number].tolist()) if change},
                RULE_NAMES.get(int(rules[number])),
            )
            for card in listed(record.hands[active])
            for number in [CARDS_BY_ID[card]]
        ]
        if stage == ACTING
        else [],
        forecast(state, box, found) if OPENING < stage < DONE else None,
        contents.cards,
        contents.roles,
    )


def role_name(contents: Contents, role: int) -> str | None:
    """The name of a role, or None for -1."""
    return contents.role_names[role] if role >= 0 else None


def part(state: State, contents: Contents, slot: int, found: list[int]) -> Part:
    """A board part as it lies."""
    record = state[0]
    number, turned, place = int(record.parts[slot]), int(record.turned[slot]), int(record.places[slot])
    drawing = contents.drawings[number][turned]
    return Part(
        PART_LETTERS[number],
        place_name(place) if place >= 0 else None,
        turned,
        not found[9 + SLOTS + slot],
        found[9 + slot],
        drawing.squares,
        drawing.right,
        drawing.below,
    )


def districts(state: State) -> list[District]:
    """The districts on open parts."""
    record = state[0]
    squares: list[list[str]] = [[] for _ in range(int(record.districts))]
    for y, row in enumerate(record.district.tolist()):
        for x, number in enumerate(row):
            if number >= 0:
                squares[number].append(square_name(y, x))
    return [
        District(
            squares[number],
            int(record.tiles[number]),
            {KINDS[zone]: int(record.zones[number, zone]) for zone in range(ZONES)},
            int(record.utilities[number]),
            flagged_among(SERVICES, int(record.services[number])),
            flagged_among(SERVICES, int(record.near[number])),
        )
        for number in range(int(record.districts))
    ]


def tiles(state: State, contents: Contents) -> list[Tile]:
    """The tiles in the order in which they were laid."""
    record = state[0]
    found = []
    for index in range(int(record.laid)):
        form, corner = divmod(int(record.laid_at[index]), SQUARES)
        y, x = divmod(corner, COLUMNS)
        found.append(
            Tile(
                CARD_IDS[int(record.laid_cards[index])],
                [square_name(y + down, x + right) for down, right in contents.forms[form]],
            )
        )
    return found


def forecast(state: State, box: Box, found: list[int]) -> Forecast:
    """What the end of the milestone would do now."""
    record = state[0]
    bends = record.common.astype(int)
    role = int(record.roles[int(record.active)])
    if role >= 0:
        bends = bends + box.record[0].role_bends[role]
    tracks = record.tracks.tolist()
    missing, labour, burden, rule = found[:4]
    happiness = tracks[TRACKS.index("happiness")] + int(bends[MILESTONE_HAPPINESS]) - missing
    last = not any(found[6:9]) or not any(found[9 + SLOTS :])
    needed = 2 if last else 1
    return Forecast(
        int(bends[MILESTONE_MONEY]),
        int(bends[MILESTONE_HAPPINESS]),
        missing,
        labour,
        burden,
        tracks[SKYLINE] + happiness - (burden if last else 0),
        last,
        RULE_NAMES.get(rule),
        [max(needed - int(record.tiles[number]), 0) for number in range(int(record.districts))],
    )


def phase(state: State, box: Box, seat: int | None) -> Message:
    """What is to do now; after the end, how the city did."""
    record = state[0]
    stage = int(record.stage)
    if stage == DONE:
        return verdict(int(record.outcome), int(record.tracks[SKYLINE]))
    if seat is None or seat != int(record.active):
        return Message("phase-wait")
    return Message(f"skylines-phase-{STAGES[stage]}")
