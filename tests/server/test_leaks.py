"""Nothing hidden leaves the server: two worlds that a seat cannot tell apart send it the same bytes.

At the start of a round the second world gets another seed and another deal of all that the seat
cannot know; in the round the other seats play other turns there. What the seat and a spectator
are sent, and every answer that the seat gets, must be the same to the byte until all is shown.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.server.playing import answer
from quartier.server.records import Event, SeatRecord, TableRecord, begin_match
from quartier.server.refusals import Refusal
from quartier.server.services import Services
from quartier.server.settings import Settings
from quartier.server.socket_wire import Failed, Move, Preview, Sync, Undo, encode
from quartier.server.store import event_row, table_rows
from quartier.server.table import Table

SEATS = 3


class Wire:
    """A socket's end inside the server: what is posted to it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.person = None if seat is None else f"person {seat}"
        self.sent: list[str] = []

    def post(self, message: str) -> None:
        self.sent.append(message)


class World:
    """A table with a socket for the seat that is watched and one for a spectator."""

    def __init__(self, services: Services, record: TableRecord, watched: int) -> None:
        self.table = Table(record, services)
        self.wires = [Wire(watched), Wire(None)]
        self.table.sockets = set(self.wires)  # type: ignore[arg-type]
        self.answers: list[bytes] = []
        for wire in self.wires:
            wire.post(encode(self.table.snapshot(wire.person)).decode())

    async def say(self, seat: int, message: Any, *, heard: bool) -> None:
        """A message of a seat; its answer is kept if it goes to the watched one."""
        try:
            said: Any = await answer(self.table, f"person {seat}", message)
        except Refusal as refusal:
            said = Failed(message.id, refusal.problem)
        assert heard or not isinstance(said, Failed)
        if heard:
            self.answers.append(encode(said))

    def version(self, seat: int) -> int:
        return self.table.viewer(seat).version


def another_deal(world: World, watched: int, text: str) -> None:
    """Deal all that the watched seat cannot know anew."""
    match = world.table.live.match
    state = match.situation(watched).state
    calls.deal(state, match.box.record, seeded(text))
    match.seed = text
    world.table.record = msgspec.structs.replace(world.table.record, seed=text)
    match.state, match._revealed = state, state.copy()


async def play_round(worlds: tuple[World, World], watched: int, chance: random.Random) -> None:
    """All that can be said in a round, short of its end."""
    others = [seat for seat in range(SEATS) if seat != watched]
    own = chance.choice(worlds[0].table.live.match.legal(watched))
    for number, world in enumerate(worlds):
        other = random.Random(f"{own} {number}")

        async def turn(seat: int, name: str, world: World = world, other: random.Random = other) -> None:
            legal = world.table.live.match.legal(seat)
            move = Move(name, world.version(seat), other.choice(legal))
            await world.say(seat, move, heard=False)

        async def hear(message: Any, world: World = world) -> None:
            await world.say(watched, message, heard=True)

        await turn(others[0], "first")
        await hear(Preview("look", own))
        await hear(Preview("look", own.split()[0]))
        await hear(Move("bad", world.version(watched), "e5^,e5^,e5^"))
        await hear(Move("half", world.version(watched), "zz9> +a1"))
        await hear(Undo("early", world.version(watched)))
        await hear(Move("own", world.version(watched), own))
        await world.say(others[0], Undo("back", world.version(others[0])), heard=False)
        await hear(Undo("undo", world.version(watched)))
        await turn(others[0], "second")
        await hear(Move("again", world.version(watched), own))
        await hear(Move("again", world.version(watched), own))
        await hear(Sync("sync", 1))
        world.answers.append(world.table.live.match.situation(watched).state.tobytes())


async def compare(folder: Path, options: dict[str, Any], seed: str) -> int:
    """A random game, every round played in two worlds; returns how many rounds were compared."""
    services = [Services(Settings(data=folder / name)) for name in ("one", "two")]
    chance = random.Random(seed)
    record = TableRecord(
        id="t" * 22,
        game="cities",
        options=options,
        box_text="",
        seats=tuple(SeatRecord(person=f"person {seat}", name=f"Name {seat}") for seat in range(SEATS)),
        host="person 0",
        public=False,
        spectators=True,
        aids=True,
        late=False,
        clock=None,
        created=1,
        rules=1,
        status="running",
        started=2,
        seed=seed,
        salt="salt",
        digest="digest",
    )
    match, events = begin_match(record), list[Event]()
    rounds = 0
    while not match.over:
        watched = chance.randrange(SEATS)
        name = f"{rounds:022}"
        worlds = []
        for number, service in enumerate(services):
            secret = msgspec.structs.replace(record, id=name, seed=seed, salt=f"salt {number}")
            await service.store.write([*table_rows(secret), *(event_row(name, event) for event in events)])
            worlds.append(World(service, secret, watched))
        another_deal(worlds[1], watched, f"another {rounds}")
        await play_round((worlds[0], worlds[1]), watched, chance)
        for one, two in zip(worlds[0].wires, worlds[1].wires, strict=True):
            assert one.sent == two.sent
            assert len(one.sent) > 3
        assert worlds[0].answers == worlds[1].answers
        rounds += 1
        for seat in match.actors:
            turn = match.play(seat, chance.choice(match.legal(seat)))
            events.append(Event(len(events) + 1, 3, "play", seat, turn.text))
    for service in services:
        await service.close()
    return rounds


@pytest.mark.parametrize("options", [{"level": 1}, {"level": 3, "just_one_more": True}, {"free": True}])
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(tmp_path: Path, options: dict[str, Any]) -> None:
    rounds = asyncio.run(compare(tmp_path, options, "leak test"))
    assert rounds == (15 if options.get("just_one_more") else 14)
