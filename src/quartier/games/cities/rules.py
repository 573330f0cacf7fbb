"""The rules of Cities: set-up, rounds, laying and tourists, for the frame and for *free*."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import (
    any_place,
    around,
    corner,
    first_field,
    list_places,
    note_cover,
    place_rule,
    set_spot,
    settle,
    take_place,
)
from quartier.games.cities.position import (
    CITY_TILES,
    EXTRA,
    FREE_POSITION,
    LAYING,
    POSITION,
    READY,
    ROUNDS,
    START_TILES,
    TILES,
    TOURIST,
    TOURISTS,
    WATER,
    Position,
)
from quartier.games.cities.steps import (
    COVER,
    DECLINE,
    LAY,
    LAYOUTS,
    PUT,
    SPACE,
    STAY,
    WALK,
    Rule,
    layout_column,
    layout_row,
    layout_turn,
)
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, bit, count, has, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw, shuffle
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, NOT_TO_MOVE, OTHER_STEP, OVER, Steps, pick_listed


@implements(rules.start, POSITION, FREE_POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    for tile in range(TILES):
        position.order[tile] = tile
    shuffle(position.random, position.order, TILES)
    for seat in range(position.seats):
        settle(position, seat, 0)
        for tile in range(CITY_TILES + 1):
            position.turns[seat, tile] = -1


@implements(rules.over, POSITION, FREE_POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.wave > ROUNDS + position.one_more


@implements(rules.actors, POSITION, FREE_POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    acting = 0
    if not over(position, box):
        for seat in range(position.seats):
            if int(position.stage[seat]) < READY:
                acting |= 1 << seat
    return acting


@kernel
def city(position: Position, seat: int) -> Word:
    """All fields of a city."""
    kinds = position.kinds
    return kinds[seat, 0] | kinds[seat, 1] | kinds[seat, 2] | kinds[seat, 3]


@kernel
def supply(position: Position, seat: int) -> int:
    """How many tourists are still in the supply."""
    return TOURISTS - count(position.tourists[seat])


@kernel
def tile_to_lay(position: Position) -> int:
    """Which tile of the order this round brings."""
    return int(position.order[START_TILES - 1 + position.wave])


@implements(rules.legal, POSITION, FREE_POSITION)
@kernel
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    if over(position, box) or seat >= position.seats or int(position.stage[seat]) >= READY:
        return 0
    if position.wave == 0:
        for layout in range(LAYOUTS):
            steps[layout] = layout
        return LAYOUTS
    if int(position.stage[seat]) == TOURIST:
        return list_tourist_steps(position, seat, steps)
    if tile_to_lay(position) < 0:
        return 0
    if position.wave == EXTRA:
        return list_covers(position, seat, steps)
    number = list_places(position, seat, steps)
    for index in range(number - 1, -1, -1):
        step = LAY + 4 * int(steps[index])
        for turn in range(4):
            steps[4 * index + turn] = step + turn
    return 4 * number


@implements(rules.pick, POSITION, FREE_POSITION)
@kernel
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    if position.wave == 0:
        return draw(random, LAYOUTS)
    if int(position.stage[seat]) == LAYING and position.wave < EXTRA:
        return LAY + 4 * any_place(position, seat, random, steps) + draw(random, 4)
    return pick_listed(position, box, seat, random, steps)


@kernel
def list_covers(position: Position, seat: int, steps: Steps) -> int:
    """Every way to lay the extra tile on top of the city, or not."""
    steps[0] = DECLINE
    number = 1
    for field in range(64):
        if covered(position, seat, field) != EMPTY:
            for turn in range(4):
                steps[number] = COVER + 4 * field + turn
                number += 1
    return number


@kernel
def covered(position: Position, seat: int, field: int) -> Word:
    """The four fields under a tile whose upper left quarter lies on `field`; none if one is missing."""
    whole = city(position, seat)
    under = EMPTY
    if has(whole, field):
        for quarter in range(4):
            below = corner(position, seat, field, quarter)
            if below < 0 or not has(whole, below):
                return EMPTY
            under |= bit(below)
    return under


@kernel
def standable(position: Position, seat: int) -> Word:
    """The fields on which a tourist could stand: in the city, not water, not taken."""
    return city(position, seat) & ~position.kinds[seat, WATER] & ~position.tourists[seat]


@kernel
def list_tourist_steps(position: Position, seat: int, steps: Steps) -> int:
    """No action, from the supply, onto the new tile, one field further."""
    steps[0] = STAY
    number = 1
    free = standable(position, seat)
    new = position.last[seat] & free
    if supply(position, seat) > 0:
        rest = new
        while rest != EMPTY:
            steps[number] = PUT + lowest(rest)
            number += 1
            rest = without_lowest(rest)
    if position.no_jumping != 0:
        new = EMPTY
    tourists = position.tourists[seat]
    while tourists != EMPTY:
        field = lowest(tourists)
        rest = (around(position, seat, bit(field)) & free) | new
        while rest != EMPTY:
            steps[number] = WALK + 64 * field + lowest(rest)
            number += 1
            rest = without_lowest(rest)
        tourists = without_lowest(tourists)
    return number


@implements(rules.check, POSITION, FREE_POSITION)
@kernel
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    if over(position, box):
        return OVER
    if seat >= position.seats or int(position.stage[seat]) >= READY:
        return NOT_TO_MOVE
    if position.wave == 0:
        return ALLOWED if step < LAYOUTS else OTHER_STEP
    if int(position.stage[seat]) == TOURIST:
        return check_tourist(position, seat, step) if STAY <= step < SPACE else OTHER_STEP
    if tile_to_lay(position) < 0:
        return OTHER_STEP
    if position.wave == EXTRA:
        if step == DECLINE:
            return ALLOWED
        if COVER <= step < DECLINE:
            return ALLOWED if covered(position, seat, (step - COVER) // 4) != EMPTY else Rule.OUTSIDE
        return OTHER_STEP
    if LAY <= step < COVER:
        return place_rule(position, seat, (step - LAY) // 4)
    return OTHER_STEP


@kernel
def check_tourist(position: Position, seat: int, step: int) -> int:
    """The rule that a tourist action breaks."""
    if step == STAY:
        return ALLOWED
    target = (step - PUT) % 64
    if step < WALK:
        if supply(position, seat) == 0:
            return Rule.SUPPLY_EMPTY
        if has(city(position, seat), target) and not has(position.last[seat], target):
            return Rule.NOT_THE_NEW_TILE
        return check_target(position, seat, target)
    field = (step - WALK) // 64
    if not has(position.tourists[seat], field):
        return Rule.NO_TOURIST
    rule = check_target(position, seat, target)
    if rule != ALLOWED or has(around(position, seat, bit(field)), target):
        return rule
    if not has(position.last[seat], target):
        return Rule.TOO_FAR
    return Rule.NO_JUMPING if position.no_jumping != 0 else ALLOWED


@kernel
def check_target(position: Position, seat: int, target: int) -> int:
    """The rule that forbids a tourist to stand on the field."""
    if not has(city(position, seat), target):
        return Rule.OUTSIDE
    if has(position.kinds[seat, WATER], target):
        return Rule.ON_WATER
    return Rule.FIELD_TAKEN if has(position.tourists[seat], target) else ALLOWED


@implements(rules.apply, POSITION, FREE_POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if step < LAY:
        lay_start(position, box, seat, step)
    elif step < STAY:
        if step < COVER:
            tile = START_TILES - 1 + position.wave
            take_place(position, seat, (step - LAY) // 4, tile)
            position.turns[seat, tile] = (step - LAY) % 4
            position.last[seat] = EMPTY
            show_tile(position, box, seat, tile, first_field(position, seat, tile))
        elif step < DECLINE:
            cover(position, box, seat, (step - COVER) // 4, (step - COVER) % 4)
        position.stage[seat] = TOURIST
        position.drafting |= 1 << seat
    else:
        if step >= WALK:
            position.tourists[seat] ^= bit((step - WALK) // 64)
        if step >= PUT:
            position.tourists[seat] |= bit((step - PUT) % 64)
        position.drafting &= ~(1 << seat)
        end_turn(position, box, seat)


@kernel
def lay_start(position: Position, box: BoxRecord, seat: int, layout: int) -> None:
    """Lay the three start tiles."""
    for tile in range(START_TILES):
        set_spot(position, seat, tile, layout_row(layout, tile), layout_column(layout, tile))
        position.turns[seat, tile] = layout_turn(layout, tile)
    relay(position, box, seat, START_TILES)
    end_turn(position, box, seat)


@kernel
def relay(position: Position, box: BoxRecord, seat: int, tiles: int) -> None:
    """Lay the first tiles anew where they lie, and nothing else."""
    settle(position, seat, tiles)
    for kind in range(4):
        position.kinds[seat, kind] = EMPTY
    position.last[seat] = EMPTY
    for tile in range(CITY_TILES + 1):
        if tile < tiles:
            position.last[seat] = EMPTY
            show_tile(position, box, seat, tile, first_field(position, seat, tile))
        else:
            position.turns[seat, tile] = -1


@kernel
def show_tile(position: Position, box: BoxRecord, seat: int, tile: int, field: int) -> None:
    """Put the four kinds of a tile onto the fields from `field` on."""
    number, turn = int(position.order[tile]), int(position.turns[seat, tile])
    for quarter in range(4):
        below = corner(position, seat, field, quarter)
        position.kinds[seat, int(box.kinds[number, turn, quarter])] |= bit(below)
        position.last[seat] |= bit(below)


@kernel
def cover(position: Position, box: BoxRecord, seat: int, field: int, turn: int) -> None:
    """Lay the extra tile over four fields; tourists under it go back to the supply."""
    under = covered(position, seat, field)
    for kind in range(4):
        position.kinds[seat, kind] &= ~under
    position.tourists[seat] &= ~under
    position.turns[seat, CITY_TILES] = turn
    note_cover(position, seat, field)
    position.last[seat] = EMPTY
    show_tile(position, box, seat, CITY_TILES, field)


@kernel
def end_turn(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat is ready; when all are, everything is shown and the next tile revealed."""
    position.stage[seat] = READY
    for other in range(position.seats):
        if int(position.stage[other]) < READY:
            return
    position.wave += 1
    position.reveals += 1
    for other in range(position.seats):
        position.stage[other] = LAYING
        position.before[other] = position.tourists[other]
