"""What the characters of City and Guilds play for besides points, as `ABOUT` counts them."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.judgement import chains_promised, judge
from quartier.games.guilds.position import POSITION, Position
from quartier.kernel import judgement
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

SPOILER, CHAINSMITH = 1, 2
"""Grudges all others their points; loves long chains."""
GRUDGED = 4
"""What the others have together counts by this part."""
LOVED = 4
"""What chains pay counts more by this part."""


@implements(judgement.leaning, POSITION)
@kernel
def leaning(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    if character == CHAINSMITH:
        return chains_promised(position, box, seat) // LOVED
    grudged = 0
    if character == SPOILER:
        for other in range(position.seats):
            if other != seat:
                grudged += judge(position, box, other)
    return -grudged // (GRUDGED * max(position.seats - 1, 1))
