"""Any input and two worlds, in their thousands: what `make test` tries a little of, over all processes and stores."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from tests.faults.garbled import drawn, garbled, mistaken, spoiled
from tests.faults.harness import surprising
from tests.faults.site import Site
from tests.server.interface.test_any_input import CODES, try_structs
from tests.server.server_running import Guest, Seat, guests
from tests.server.table.test_leaks import compare_in

from quartier.core.registry import about, load_game
from quartier.server.composition import composed
from quartier.server.settings import Settings
from quartier.testing.cases import Case, cases

if TYPE_CHECKING:
    from tests.server.postgres_running import Postgres

BATCH, DRAWN = 1500, 100
"""Inputs at one table, by socket, and how many of them hypothesis makes up."""
AT_ONCE = 20
"""Inputs that are said in one breath."""
STRUCTS = 120
"""Inputs over HTTP that one call of `try_structs` comes to."""
WRONG = 30
"""Turns at one table that are almost good, at most."""
LATE = 6
"""The version from which on a match is tried."""
SCENES = 20
"""Pairs of worlds in a match, at most."""
AGREED = ("talk", "advice", "return")
"""What may be said at any time, and changes no view."""


@dataclass
class Tried:
    """What was tried of a game."""

    game: str
    store: str
    inputs: int = 0
    scenes: int = 0
    differing: int = 0
    seconds: float = 0.0


class Place(NamedTuple):
    """A match in its course, somebody who is to move in it, and the others."""

    guest: Guest
    table: str
    seat: Seat
    others: list[Seat]
    timely: range
    """The versions by which a move or its undoing would count."""


@contextmanager
def table_somewhere(site: Site, case: Case, chance: random.Random) -> Iterator[Place | None]:
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
            told = [seat.ask("sync", version=seat.version) for seat in seats]
            ready = [number for number, seat in enumerate(seats) if seat.view["legal"]]
            if not ready or all(seat.version >= wanted for seat in seats):
                break
            seats[ready[0]].play(seats[ready[0]].draft(chance))
        if ready:
            mine, decision = seats[ready[0]], told[ready[0]]["decision"]
            others = [seat for seat in seats if seat is not mine]
            yield Place(people[ready[0]], table, mine, others, range(decision, mine.version + 1))
        else:
            yield None
    finally:
        for seat in seats:
            seat.drop()
        for guest in people:
            guest.http.close()


def near(place: Place, version: int, chance: random.Random) -> list[dict[str, Any]]:
    """Messages that are right, as far as the version is."""
    found: list[dict[str, Any]] = [{"type": "undo", "id": "u", "version": version}]
    found += [{"type": "sync", "id": "s", "version": known} for known in (0, version, place.seat.version)]
    found += [{"type": "talk", "id": "t", "text": "hello"}, {"type": "return", "id": "r"}]
    found += [{"type": "advice", "id": "a", "agree": False}]
    legal = place.seat.view["legal"]
    game = load_game(place.seat.view["game"])
    for text in chance.sample(legal, min(20, len(legal))):
        for turn in (text, [msgspec.to_builtins(game.read(text))]):
            found += [{"type": kind, "id": kind, "draft": turn} for kind in ("preview", "choices")]
            found += [{"type": "move", "id": "m", "version": version, "turn": turn}]
    return found


def meaning(said: str | bytes) -> dict[str, Any]:
    """A message, if it is anything like one."""
    try:
        message = json.loads(said)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def harmless(said: str, timely: range) -> bool:
    """Whether a text cannot move anything, nor ask for a hint, which is answered after what is said later."""
    message = meaning(said)
    if message.get("type") in ("move", "undo"):
        version = message.get("version")
        return not (isinstance(version, int | float) and timely.start <= version < timely.stop)
    return message.get("type") != "hint"


def sayings(place: Place, number: int, chance: random.Random) -> list[str | bytes]:
    """So many things to say at a table that change nothing there."""
    said = [text for text in drawn(DRAWN, chance) if harmless(text, place.timely)]
    messages = near(place, chance.choice((0, place.timely.start - 1, place.timely.stop)), chance)
    texts = [*said, *map(json.dumps, messages)]
    while len(said) < number:
        how = chance.randrange(4)
        one = (spoiled, mistaken, mistaken)[how](messages, chance) if how < 3 else garbled(texts, chance)
        if harmless(one, place.timely):
            said.append(one)
    return [one.encode() if chance.random() < 0.02 else one for one in said[:number]]


def answered(seat: Seat) -> dict[str, Any]:
    """The next answer; what is told to everybody comes between."""
    while (answer := seat.hear())["type"] in ("table", "talked"):
        pass
    return answer


def say_at_once(seat: Seat, said: Sequence[str | bytes]) -> None:
    """Each is answered once, in order, and changes nothing; AssertionError with what was said, if not."""
    before = (seat.version, dict(seat.view))
    for one in said:
        seat.socket.send(one)
    last = seat.say("sync", version=seat.version)
    for one in said:
        answer, kind = answered(seat), meaning(one).get("type")
        if answer["type"] == "error":
            assert answer["error"]["code"] in {*CODES, "no-hints"}, (one, answer)
            assert "Traceback" not in json.dumps(answer), (one, answer)
        else:
            right = ("ack",) if kind in AGREED else ("changes", "chosen", "previewed", "resync")
            assert answer["type"] in right, (one, answer)
            assert answer["id"] != last, (one, "is not answered")
        assert (seat.version, seat.view) == before, (one, answer)
    answer = answered(seat)
    assert answer.get("id") == last, (said, answer)


def move_wrongly(place: Place, chance: random.Random) -> int:
    """Try turns that are almost some of the game, in time, until one of them is good; how many there were."""
    seat, messages = place.seat, near(place, place.seat.version, chance)
    moves = [message for message in messages if message["type"] == "move"]
    before = (seat.version, dict(seat.view))
    for number in range(WRONG):
        one = mistaken(moves, chance)
        seat.socket.send(one)
        answer = answered(seat)
        if answer["type"] == "ack":
            return number + 1
        assert answer["error"]["code"] in CODES, (one, answer)
        assert (seat.version, seat.view) == before, (one, answer)
    return WRONG


def events(site: Site, table: str) -> list[tuple[Any, ...]]:
    """What is stored of a match."""
    return site.rows("SELECT seq, at, kind, seat, text FROM events WHERE match = ? ORDER BY seq", table)


def try_inputs(site: Site, game: str, number: int, name: str) -> Tried:
    """Say so many things that mean nothing; AssertionError if one is not answered, or changes something."""
    tried, chance, began = Tried(game, site.kind), random.Random(f"{name} {game}"), time.monotonic()
    several = [case for case in cases(game) if case.seats > 1 or about(game).seats.stop == 2]
    while tried.inputs < number:
        with table_somewhere(site, chance.choice(several), chance) as place:
            if place is None:
                continue
            before = events(site, place.table)
            said = sayings(place, min(BATCH, number - tried.inputs), chance)
            for first in range(0, len(said), AT_ONCE):
                say_at_once(place.seat, said[first : first + AT_ONCE])
            try_structs((place.guest, place.table, place.seat), chance)
            for other in place.others:
                assert other.ask("sync", version=other.version)["changes"] == {}
            assert events(site, place.table) == before
            tried.inputs += len(said) + STRUCTS + move_wrongly(place, chance)
            assert events(site, place.table)[: len(before)] == before
            assert len(events(site, place.table)) - len(before) == (place.seat.version != place.timely[-1])
    found = list(surprising(site.logs()))
    assert not found, found[:3]
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
