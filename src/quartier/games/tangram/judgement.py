"""What a board promises: the final result that a quick look expects."""

from __future__ import annotations

from quartier.games.tangram.position import POSITION
from quartier.kernel import judgement
from quartier.kernel.compiling import implements, kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import BoxRecord, Position, score


@implements(judgement.judge, POSITION)
@kernel
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    return score(position, box, seat) * POINT
