"""Whether the first rounds can score some rectangles: what a bound asks again and again."""

from __future__ import annotations

from quartier.games.tangram.hindsight_covering import cover, cover_on
from quartier.games.tangram.hindsight_plans import Benches, set_rounds
from quartier.games.tangram.hindsight_table import Bounds, Masks
from quartier.games.tangram.position import TILES
from quartier.kernel.bits import EMPTY
from quartier.kernel.compiling import entry
from quartier.kernel.records import Int32s, Words
from quartier.kernel.signatures import Boxes, Positions


@entry
def cover_goals(
    positions: Positions,
    box: Boxes,
    benches: Benches,
    masks: Masks,
    covering: Int32s,
    first: Bounds,
    goals: Words,
    side: int,
    last: int,
    patience: int,
) -> int:
    """Cover the rectangles that the first rounds are to score, nothing else laid; how many pieces, or that it fails."""
    bench = benches[0]
    set_rounds(positions[0], box[0], bench)
    for quarter in range(4):
        bench.lying[quarter] = box[0].start[int(positions[0].boards[0]), side, quarter]
    bench.due[0] = EMPTY
    for number in range(1, last + 1):
        bench.due[number] = bench.due[number - 1] | goals[number - 1]
    for index in range(TILES):
        bench.tried[index] = int(box[0].largest[index])
        bench.spare[index] = 1
    bench.shift = 0
    return cover(bench, masks, covering, first, last, patience)


@entry
def go_on_covering(
    positions: Positions,
    box: Boxes,
    benches: Benches,
    masks: Masks,
    covering: Int32s,
    first: Bounds,
    last: int,
    patience: int,
) -> int:
    """Go on with what `cover_goals` had no patience for."""
    return cover_on(benches[0], masks, covering, first, last, patience)
