"""Who may look at which card: the five ways of dealing."""

from __future__ import annotations

import numpy as np

from quartier.games.tangram.position import FINAL, FINAL_CARD, ROUND_CARDS, SEATS, Position
from quartier.kernel.compiling import kernel

FACE_DOWN = 0
OPEN = (1 << SEATS) - 1

DEALING = np.array(
    [
        [OPEN, OPEN, FACE_DOWN, FACE_DOWN],
        [OPEN, FACE_DOWN, 0b00001, 0b00010],
        [OPEN, 0b00001, 0b00010, 0b00100],
        [OPEN, 0b00001, 0b00010, 0b01100],
        [OPEN, 0b00001, 0b00110, 0b11000],
    ],
    dtype=np.int64,
)
"""For each number of players and card of a round, in the order of playing, its holders: bit d is the
seat d places clockwise of the pillar's."""


@kernel
def holders(position: Position, card: int) -> int:
    """Who may look at a card of the running round before it is played, by the distance from the pillar."""
    return int(DEALING[position.seats - 1, card % ROUND_CARDS])


@kernel
def knows_card(position: Position, seat: int, card: int) -> bool:
    """Whether a seat (-1: a spectator) may know a card."""
    played = position.wave - 1
    if card <= played or position.wave >= FINAL:
        return True
    if position.wave == 0 or card >= FINAL_CARD or card // ROUND_CARDS != played // ROUND_CARDS:
        return False
    looking = holders(position, card)
    if seat < 0:
        return looking == OPEN
    return looking >> (seat + position.seats - position.pillar) % position.seats & 1 != 0
