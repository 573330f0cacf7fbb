"""What those who wait to be paired agree on: a game with as few seats as it needs, and when bots may come."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.core.options import read_options
from quartier.core.registry import games
from quartier.server.store.records import SeatRecord, TableRecord, Wish

EMPTY = SeatRecord()


def needed(game: str) -> int:
    """The seats of a pairing: the fewest that a game is for, and at least two."""
    return max(2, games()[game].seats.start)


def wishes(seats: Sequence[SeatRecord]) -> list[Wish]:
    """What those who sit there wait for."""
    return [sitting.wish for sitting in seats if sitting.wish is not None]


def common_games(waiting: Sequence[Wish]) -> list[str]:
    """The games that all of them would play, those for fewer people and the shorter ones first."""
    known = sorted(games(), key=lambda game: (needed(game), games()[game].minutes))
    return [game for game in known if all(not wish.games or game in wish.games for wish in waiting)]


def bots_due(waiting: Sequence[Wish]) -> int | None:
    """When bots may take the empty seats: when the first would have them, if everybody would."""
    times = [wish.bots for wish in waiting if wish.bots is not None]
    return min(times) if times and len(times) == len(waiting) else None


def arranged(record: TableRecord, people: Sequence[SeatRecord]) -> TableRecord | None:
    """The table for these people and no others: its game stays if it can. None if they agree on no game."""
    common = [game for game in common_games(wishes(people)) if needed(game) >= len(people)]
    if not people or not common:
        return None
    game = record.game if record.game in common else common[0]
    about = games()[game]
    hosts = [sitting.person or "" for sitting in people]
    return msgspec.structs.replace(
        record,
        game=game,
        options=msgspec.to_builtins(read_options(about.options, {})),
        rules=about.rules_version,
        seats=(*people, *[EMPTY] * (needed(game) - len(people))),
        host=record.host if record.host in hosts else hosts[0],
    )
