"""What tourists may do: come from the supply, walk, move onto the new tile, or stay."""

from __future__ import annotations

from quartier.games.cities.geometry import around, city
from quartier.games.cities.position import TOURISTS, WATER, Position
from quartier.games.cities.steps import PUT, STAY, WALK, Rule
from quartier.kernel.bits import EMPTY, bit, count, has, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def supply(position: Position, seat: int) -> int:
    """How many tourists are still in the supply."""
    return TOURISTS - count(position.tourists[seat])


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


@kernel
def move_tourist(position: Position, seat: int, step: int) -> None:
    """Take the tourist action."""
    if step >= WALK:
        position.tourists[seat] ^= bit((step - WALK) // 64)
    if step >= PUT:
        position.tourists[seat] |= bit((step - PUT) % 64)
