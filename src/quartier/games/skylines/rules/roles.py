"""How roles are offered and chosen."""

from __future__ import annotations

from quartier.games.skylines.position import CASTING, OPENING, ROLES, WITH_ROLES, Position
from quartier.games.skylines.rules.draws import draw_untaken
from quartier.games.skylines.steps import CAST, Rule
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def to_casting(position: Position) -> None:
    """Offer roles to the first seat, or open the first board part where there are none."""
    position.active = 0
    if position.scenario < WITH_ROLES:
        position.stage = OPENING
        return
    position.stage = CASTING
    offer_roles(position)


@kernel
def offer_roles(position: Position) -> None:
    """Draw two roles to choose from."""
    for index in range(2):
        position.offered[index] = -1
        if position.blind == 0:
            role = draw_untaken(position.random, position.cast, ROLES)
            position.offered[index] = role
            position.cast |= flag(role)
    position.reveals += 1


@kernel
def list_roles(position: Position, steps: Steps) -> int:
    """List the roles on offer."""
    number = 0
    for index in range(2):
        if int(position.offered[index]) >= 0:
            steps[number] = CAST + int(position.offered[index])
            number += 1
    return number


@kernel
def check_role(position: Position, role: int) -> int:
    """The rule that forbids to choose a role, or 0."""
    offered = int(position.offered[0]) == role or int(position.offered[1]) == role
    return ALLOWED if offered else Rule.NOT_OFFERED


@kernel
def choose_role(position: Position, seat: int, role: int) -> None:
    """Take a role; then the next seat chooses, or the first board part is opened."""
    position.roles[seat] = role
    if seat + 1 < position.seats:
        position.active = seat + 1
        offer_roles(position)
    else:
        position.active = 0
        position.stage = OPENING
        position.offered[0] = -1
        position.offered[1] = -1
