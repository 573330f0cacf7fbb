"""The investment tracks: who is how far, who stands behind whom, who leads."""

from __future__ import annotations

from quartier.games.guilds.position import Position
from quartier.kernel.compiling import kernel

ROOM = 3
"""Markers that find room on a field, field 0 excepted."""


@kernel
def markers_on(position: Position, guild: int, field: int) -> int:
    """How many markers stand on a field of a guild's track."""
    standing = 0
    for seat in range(position.seats):
        if int(position.fields[guild, seat]) == field:
            standing += 1
    return standing


@kernel
def invest(position: Position, guild: int, seat: int, by: int) -> None:
    """Move a marker ahead, behind those already there; nothing happens if the field is full."""
    field = int(position.fields[guild, seat])
    there = markers_on(position, guild, field + by)
    if there >= ROOM:
        return
    place = int(position.behind[guild, seat])
    for other in range(position.seats):
        if int(position.fields[guild, other]) == field and int(position.behind[guild, other]) > place:
            position.behind[guild, other] -= 1
    position.fields[guild, seat] = field + by
    position.behind[guild, seat] = there


@kernel
def rank_on_track(position: Position, guild: int, seat: int) -> int:
    """How many markers are ahead of a seat's; -1 on field 0, which has no order."""
    fields, behind = position.fields, position.behind
    field, place = int(fields[guild, seat]), int(behind[guild, seat])
    if field == 0:
        return -1
    ahead = 0
    for other in range(position.seats):
        theirs = int(fields[guild, other])
        if theirs > field or (theirs == field and int(behind[guild, other]) < place):
            ahead += 1
    return ahead


@kernel
def at_rank(position: Position, guild: int, rank: int) -> int:
    """The seat of that rank on a track, the first being 0; -1: nobody."""
    for seat in range(position.seats):
        if rank_on_track(position, guild, seat) == rank:
            return seat
    return -1
