"""Any input and two worlds, in their thousands: what `make test` tries a little of, over all processes and stores."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisDeprecationWarning
from tests.faults.site import Site
from tests.server.interface import test_any_input as inputs
from tests.server.server_running import Guest, Seat, guests
from tests.server.table.test_leaks import compare_in

from quartier.core.registry import about
from quartier.server.composition import composed
from quartier.server.settings import Settings
from quartier.testing.cases import Case, cases

if TYPE_CHECKING:
    from tests.server.postgres_running import Postgres

BATCH = 500
"""Inputs at one table."""
STRUCTS = 120
"""Inputs that one call of `near_structs` comes to."""
LATE = 6
"""A version that what is made up at random does not name: nothing that is said moves anything."""
SCENES = 20
"""Pairs of worlds in a match, at most."""

said_by_anybody = st.text(max_size=60) | inputs.json_values.map(json.dumps) | inputs.near_messages.map(json.dumps)
over_a_socket: Any = inputs.test_whatever_is_said_over_a_socket_is_answered_once_and_changes_nothing
answered_once = over_a_socket.hypothesis.inner_test


@dataclass
class Tried:
    """What was tried of a game."""

    game: str
    store: str
    inputs: int = 0
    scenes: int = 0
    differing: int = 0
    seconds: float = 0.0


@contextmanager
def table_somewhere(site: Site, case: Case, chance: random.Random) -> Iterator[tuple[Guest, str, Seat] | None]:
    """A match in its course, and a seat that is to move in it; none if it was over soon."""
    people = [Guest(chance.choice(site.servers), f"P{number}") for number in range(case.seats)]
    guests.clear()
    table = people[0].table(game=case.game, seats=case.seats, options=dict(case.options))
    for guest in people[1:]:
        guest.ask("POST", f"/api/tables/{table}/join", {})
    people[0].ask("POST", f"/api/tables/{table}/start", {})
    seats = [guest.sit(table) for guest in people]
    try:
        for seat in seats:
            seat.until("snapshot")
        wanted = LATE + chance.randrange(6)
        while True:
            for seat in seats:
                seat.ask("sync", version=seat.version)
            ready = [number for number, seat in enumerate(seats) if seat.view["legal"]]
            if not ready or all(seat.version >= wanted for seat in seats):
                break
            seats[ready[0]].play(seats[ready[0]].draft(chance))
        yield (people[ready[0]], table, seats[ready[0]]) if ready else None
    finally:
        for seat in seats:
            seat.drop()
        for guest in people:
            guest.http.close()


def try_inputs(site: Site, game: str, number: int, name: str) -> Tried:
    """Say so many things that mean nothing; AssertionError if one is not answered, or changes something."""
    tried, chance, began = Tried(game, site.kind), random.Random(f"{name} {game}"), time.monotonic()
    several = [case for case in cases(game) if case.seats > 1 or about(game).seats.stop == 2]
    while tried.inputs < number:
        with table_somewhere(site, chance.choice(several), chance) as found:
            if found is None:
                continue

            @seed(chance.getrandbits(60))
            @settings(
                max_examples=min(BATCH, number - tried.inputs),
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(said=said_by_anybody)
            def one(said: str) -> None:
                answered_once(found, said)
                tried.inputs += 1

            with warnings.catch_warnings():
                # Sockets draw their masks meanwhile, which is no part of what is tried.
                warnings.simplefilter("ignore", HypothesisDeprecationWarning)
                one()
            inputs.test_moves_of_any_form_are_refused_or_previewed(found)
            tried.inputs += STRUCTS
    tried.seconds = time.monotonic() - began
    return tried


def try_worlds(game: str, number: int, name: str, postgres: Postgres | None) -> Tried:
    """Compare so many scenes in two worlds, one of them on PostgreSQL; AssertionError if something hidden tells."""
    tried, began = Tried(game, "SQLite and PostgreSQL" if postgres else "SQLite"), time.monotonic()
    chance = random.Random(f"{name} {game} worlds")

    async def compare(folder: Path, case: Case) -> tuple[int, int, int]:
        address = postgres.new_database() if postgres else ""
        one = Settings(data=folder / "one", address_rate=0, best_seconds=0)
        two = Settings(data=folder / "two", store=address, address_rate=0, best_seconds=0)
        async with composed(one) as first, composed(two) as second:
            return await compare_in((first, second), case, str(chance.getrandbits(60)), SCENES)

    while tried.scenes < number:
        with tempfile.TemporaryDirectory() as folder:
            played, differing, _ = asyncio.run(compare(Path(folder), chance.choice(cases(game))))
        if postgres:
            postgres.free_databases()
        tried.scenes += played
        tried.differing += differing
    tried.seconds = time.monotonic() - began
    return tried
