"""What a city is worth: its skyline."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import ENDED, POSITION, Position
from quartier.games.skylines.rules.milestone import burdens, missing_supply
from quartier.games.skylines.vocabulary import HAPPINESS, SKYLINE
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements


@implements(rules.score, POSITION)
@kernel
def score(position: Position, box: BoxRecord, seat: int) -> int:
    """The skyline, the same for all; while the game runs, as if the city were scored now; a lost city's low end."""
    if position.outcome > ENDED:
        return box.low[SKYLINE]
    skyline = position.tracks[SKYLINE]
    if position.outcome == ENDED:
        return skyline
    return skyline + position.tracks[HAPPINESS] - missing_supply(position, box) - burdens(position, box)
