"""What a city promises at a quick look: its features, weighed by the rounds left, otherwise in the middle of a turn."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.features import features
from quartier.games.cities.position import LAYING, ROUNDS, TOURIST, Position
from quartier.kernel.compiling import kernel


@kernel
def rounds_left(position: Position, seat: int) -> int:
    """How many tiles the seat has still to lay, the extra one not counted."""
    left = ROUNDS - position.wave
    if int(position.stage[seat]) == LAYING:
        left += 1
    return max(left, 0)


@kernel
def weighed(position: Position, box: BoxRecord, seat: int) -> int:
    """The final score as the weighed features expect it, with rounds left."""
    left = rounds_left(position, seat)
    numbers = features(position, seat, left)
    stage = 1 if int(position.stage[seat]) == TOURIST else 0
    worth = 0
    for index in range(len(numbers)):
        worth += numbers[index] * int(box.weights[position.level - 1, stage, left, index])
    return worth
