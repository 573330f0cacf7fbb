"""The investment tracks: who is how far, who stands behind whom, who leads."""

from __future__ import annotations

from quartier.games.guilds.position import Position
from quartier.kernel.compiling import kernel

ROOM = 3
"""Markers that find room on a field, field 0 excepted."""


@kernel
def markers_on(position: Position, guild: int, field: int) -> int:
    """How many markers stand on a field of a guild's track."""
    fields, standing = position.fields, 0
    for seat in range(position.seats):
        standing += 1 if int(fields[guild, seat]) == field else 0
    return standing


@kernel
def invest(position: Position, guild: int, seat: int, by: int) -> None:
    """Move a marker ahead, behind those already there; nothing happens if the field is full."""
    field = int(position.fields[guild, seat])
    there = markers_on(position, guild, field + by)
    if there >= ROOM:
        return
    fields, behind = position.fields, position.behind
    place = int(behind[guild, seat])
    for other in range(position.seats):
        if int(fields[guild, other]) == field and int(behind[guild, other]) > place:
            behind[guild, other] -= 1
    fields[guild, seat] = field + by
    behind[guild, seat] = there


@kernel
def distance(position: Position, guild: int, seat: int) -> int:
    """How far a seat's marker is, those before it on its field included: further than that of every lower rank."""
    return ROOM * int(position.fields[guild, seat]) - int(position.behind[guild, seat])


@kernel
def rank_on_track(position: Position, guild: int, seat: int) -> int:
    """How many markers are ahead of a seat's; -1 on field 0, which has no order."""
    if int(position.fields[guild, seat]) == 0:
        return -1
    own, ahead = distance(position, guild, seat), 0
    for other in range(position.seats):
        ahead += 1 if distance(position, guild, other) > own else 0
    return ahead


@kernel
def at_rank(position: Position, guild: int, rank: int) -> int:
    """The seat of that rank on a track, the first being 0; -1: nobody."""
    for seat in range(position.seats):
        if rank_on_track(position, guild, seat) == rank:
            return seat
    return -1
