"""What roles, unique buildings and news add to a rule."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import Position
from quartier.games.skylines.vocabulary import HOOKS
from quartier.kernel.compiling import kernel


@kernel
def bent(position: Position, box: BoxRecord, hook: int) -> int:
    """What the buildings, the news and the active seat's role add to a rule."""
    role = int(position.roles[position.active])
    added = int(position.common[hook])
    return added + int(box.role_bends[role, hook]) if role >= 0 else added


@kernel
def bend_for_all(position: Position, box: BoxRecord, card: int, sign: int) -> None:
    """Let a unique building or news bend the rules from now on (1), or no longer (-1)."""
    for hook in range(len(HOOKS)):
        position.common[hook] += sign * int(box.bends[card, hook])
