"""What a board promises at a quick look: its score, and its features weighed by the tiles left."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.features import cards_done, features, fountain_pending
from quartier.games.tangram.position import FINAL, TILES, Position
from quartier.kernel.compiling import kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import score


@kernel
def weighed(position: Position, box: BoxRecord, seat: int) -> int:
    """The final result as it can be expected, the board being filled if there is a plan for that."""
    worth = score(position, box, seat) * POINT
    if position.wave > FINAL:
        return worth
    numbers = features(position, box, seat)
    pending, left = fountain_pending(position, seat), TILES - cards_done(position, seat)
    for index in range(len(numbers)):
        worth += numbers[index] * int(box.weights[pending, left, index])
    return worth
