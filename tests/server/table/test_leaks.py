"""Nothing hidden leaves the server: two worlds that a seat cannot tell apart send it the same bytes.

Now and then in a random match the second world gets another seed and another deal of all that a seat cannot know;
then the others play other turns there, as far as turns stay secret. What the seat and a spectator are sent, every
answer that they get over a socket or HTTP, and what the server logs must be the same to the byte until all is shown.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.inside import table_record

from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.server.app import build
from quartier.server.composition import composed
from quartier.server.identity import COOKIE
from quartier.server.interface.context import Context
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Choices, Failed, HiddenPosition, Move, Preview, Sync, Undo, encode
from quartier.server.settings import Settings
from quartier.server.store.records import Event, TableRecord
from quartier.server.store.store import event_row, table_rows
from quartier.server.table import viewers
from quartier.server.table.beginning import begin_match
from quartier.server.table.playing import answer
from quartier.server.table.viewers import hidden_position
from quartier.testing import Case, cases
from quartier.testing.walk import random_turn

ALL = [case for game in games() for case in cases(game)]
PATHS = ("", "/file", "/course", "/replay?position=0", "/replay?position=1&seat=0")


class Wire:
    """A socket's end inside the server: what is posted to it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.person = None if seat is None else f"person{seat}"
        self.sent: list[str] = []

    def post(self, message: str) -> None:
        self.sent.append(message)


class World:
    """A table with a socket for the seat that is watched and one for a spectator."""

    def __init__(self, inside: Context, record: TableRecord, watched: int) -> None:
        self.inside, self.watched = inside, watched
        self.table = inside.tables.add(record)
        self.wires = [Wire(watched), Wire(None)]
        self.table.sockets = set(self.wires)  # type: ignore[arg-type]
        self.answers: list[bytes] = []
        # What a seat saw is replayed from the store when it is first asked for, and there is one world only.
        for seat in (None, *range(len(record.seats))):
            self.table.viewer(seat)
        # Turns of this wave were made in one world: in the other they cannot be taken back.
        self.match._revealed, self.match._since = self.match.state.copy(), []

    @property
    def match(self) -> Match:
        return self.table.live.match

    async def say(self, seat: int, message: Any) -> None:
        """A message of a seat; its answer is kept if it goes to the watched one."""
        try:
            said: Any = await answer(self.table, f"person{seat}", message)
        except Refusal as refusal:
            said = Failed(message.id, refusal.problem)
        assert seat == self.watched or not isinstance(said, Failed)
        if seat == self.watched:
            self.answers.append(encode(said))

    async def look(self) -> None:
        """What the watched seat and a stranger get over HTTP."""
        for cookies in ({COOKIE: self.inside.signer.sign(f"person{self.watched}")}, {}):
            transport = httpx.ASGITransport(app=build(self.inside))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", cookies=cookies) as client:
                for path in (*(f"/api/tables/{self.table.record.id}{end}" for end in PATHS), "/api/tables"):
                    found = await client.get(path)
                    self.answers.append(f"{path} {found.status_code} {sorted(found.headers.items())}".encode())
                    self.answers.append(found.content)

    def version(self, seat: int) -> int:
        return self.table.viewer(seat).version

    def another_deal(self, text: str) -> bool:
        """Deal all that the watched seat cannot know anew; whether that is another world."""
        match = self.match
        state = match.situation(self.watched).state
        calls.deal(state, match.box.record, seeded(text))
        differs = state.tobytes() != match.state.tobytes()
        match.seed = text
        self.table.record = msgspec.structs.replace(self.table.record, seed=text)
        match.state, match._revealed = state, state.copy()
        changes = {seat: self.table.viewer(seat).look(match) for seat in (None, *range(match.seats))}
        assert not changes[self.watched]
        assert not changes[None]
        return differs


def shows_nothing(match: Match, seat: int, turn: str) -> bool:
    """Whether a turn leaves everything hidden that is hidden."""
    after = copy.copy(match)
    after.turns, after._since = list(match.turns), list(match._since)
    try:
        after.play(seat, turn)
    except Exception:
        return False
    return after.shown == match.shown and not after.over


async def play_scene(world: World, own: str, quiet: bool, others: dict[int, list[str]]) -> None:
    """All that the watched seat can say and ask, with others moving in between, short of what shows something."""
    watched, match = world.watched, world.match
    for wire in world.wires:
        wire.post(encode(world.table.snapshot(wire.person)).decode())
    for seat, turns in others.items():
        await world.say(seat, Move(f"first{seat}", world.version(seat), turns[0]))
    version = world.version(watched)
    drafts: list[Any] = [own, own.split()[0], "zz9> +a1", "x", ".", [{"type": "lay"}], [{"type": "end"}]]
    for number, draft in enumerate(drafts):
        await world.say(watched, Preview(f"look{number}", draft))
        await world.say(watched, Choices(f"choose{number}", draft))
    wrong: list[Any] = ["e5^,e5^,e5^", own.split()[0] + " zz", "zz9> +a1", [{"type": "stay"}], [{}]]
    for number, turn in enumerate(wrong):
        await world.say(watched, Move(f"bad{number}", version, turn))
    await world.say(watched, Undo("early", version))
    await world.say(watched, Sync("sync", 1))
    await world.look()
    if quiet:
        await world.say(watched, Move("own", world.version(watched), own))
        for seat in others:
            await world.say(seat, Undo(f"back{seat}", world.version(seat)))
        await world.say(watched, Undo("undo", world.version(watched)))
        for seat, turns in others.items():
            await world.say(seat, Move(f"second{seat}", world.version(seat), turns[1]))
        await world.say(watched, Move("again", world.version(watched), own))
        await world.say(watched, Move("again", world.version(watched), own))
        await world.look()
    await world.say(watched, Sync("end", 1))
    world.answers.append(match.situation(watched).state.tobytes())


def two_turns(match: Match, seat: int, random: Random, secret: bool) -> list[str] | None:
    """Two turns that a seat may make one after the other, the first taken back, and that show nothing."""
    if not secret:
        return None
    found = [random_turn(match, seat, random) for _ in range(2)]
    return found if all(shows_nothing(match, seat, turn) for turn in found) else None


def stays_secret(match: Match, seat: int, random: Random) -> bool:
    """Whether others cannot tell one turn of the seat now from another."""
    turn = random_turn(match, seat, random)
    return match.game.turns_stay_secret or match.game.public_turn(turn) != turn


async def compare(folder: Path, case: Case, seed: str, scenes: int) -> tuple[int, int, int]:
    """Compare two servers, which are stopped whatever happens."""
    one, two = (Settings(data=folder / name, address_rate=0) for name in ("one", "two"))
    async with composed(one) as first, composed(two) as second:
        return await compare_in((first, second), case, seed, scenes)


async def compare_in(insides: tuple[Context, Context], case: Case, seed: str, scenes: int) -> tuple[int, int, int]:
    """A random match with so many scenes in two worlds: how many there were, differed, and had a turn in them."""
    logged: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("quartier").addHandler(handler)
    chance = Random(seed)
    record = table_record(case, seed)
    match, events = begin_match(record), list[Event]()
    length = len(list(turns_of(case, seed)))
    chosen = set(chance.sample(range(length), min(scenes, length)))
    played = differed = quiet_scenes = number = 0
    while not match.over:
        acting = match.actors
        if number in chosen:
            watched = chance.choice(acting) if chance.random() < 0.8 else chance.randrange(case.seats)
            name = f"{number:022}"
            worlds = []
            for which, inside in enumerate(insides):
                secret = msgspec.structs.replace(record, id=name, salt=f"salt {which}")
                await inside.store.write([*table_rows(secret), *(event_row(name, event) for event in events)])
                worlds.append(World(inside, secret, watched))
            differed += worlds[1].another_deal(f"another {number}")
            own = random_turn(match, watched, chance) if watched in acting else "x"
            quiet = watched in acting and all(shows_nothing(world.match, watched, own) for world in worlds)
            logs = []
            # One of the others stays out, so that the turns of a wave do not end it.
            moving = [seat for seat in acting if seat != watched][1:]
            secret_turns = all(stays_secret(match, seat, chance) for seat in moving)
            offered = [
                {seat: two_turns(world.match, seat, Random(f"{number} {which}"), secret_turns) for seat in moving}
                for which, world in enumerate(worlds)
            ]
            silent = all(turns is not None for offer in offered for turns in offer.values())
            for world, offer in zip(worlds, offered, strict=True):
                logged.clear()
                others = {seat: turns for seat, turns in offer.items() if turns is not None} if silent else {}
                await play_scene(world, own, quiet, others)
                logs.append(list(logged))
            for one, two in zip(worlds[0].wires, worlds[1].wires, strict=True):
                assert one.sent == two.sent
            assert worlds[0].answers == worlds[1].answers
            assert logs[0] == logs[1]
            played += 1
            quiet_scenes += quiet
        seat = chance.choice(acting)
        turn = match.play(seat, random_turn(match, seat, Random(f"{seed} {number}")))
        events.append(Event(len(events) + 1, 3, "play", seat, turn.text))
        number += 1
    logging.getLogger("quartier").removeHandler(handler)
    return played, differed, quiet_scenes


def turns_of(case: Case, seed: str) -> Iterator[int]:
    """As many numbers as a random match has turns, about."""
    match, chance = case.match(seed), Random(seed)
    number = 0
    while not match.over:
        seat = chance.choice(match.actors)
        match.play(seat, random_turn(match, seat, Random(f"{seed} {number}")))
        yield number
        number += 1


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(tmp_path: Path, case: Case) -> None:
    played, differed, _ = asyncio.run(compare(tmp_path, case, "leak test", 4))
    assert played
    assert differed


@pytest.mark.thorough
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know_all_through_a_match(tmp_path: Path, case: Case) -> None:
    found = [asyncio.run(compare(tmp_path / seed, case, f"leak test {seed}", 60)) for seed in ("one", "two")]
    assert sum(played for played, _, _ in found) > 10
    assert sum(differed for _, differed, _ in found) > 5
    # Where every turn shows something, as in a city that all build together, there is nothing to be quiet about.
    assert any(quiet for _, _, quiet in found) or case.seats == 1 or games()[case.game].cooperative


def of_another(match: Match, seat: int | None, hidden: State) -> HiddenPosition | None:
    """The position of the wrong seat."""
    other = None if seat is None else (seat + 1) % match.seats
    return hidden_position(match, other, match.hidden(other))


def unhidden(match: Match, seat: int | None, hidden: State) -> HiddenPosition | None:
    """The whole position."""
    return None if seat is None else HiddenPosition(match.game.kernels_hash, match.state.tobytes())


def for_spectators(match: Match, seat: int | None, hidden: State) -> HiddenPosition | None:
    """Somebody's position, also for those who have no seat."""
    return hidden_position(match, seat or 0, match.hidden(seat or 0))


SLIPS = [
    *((Case(game, 3, ()), slip) for game in games() for slip in (unhidden, of_another, for_spectators)),
    (Case("cities", 1, ()), unhidden),
    (Case("tangram", 1, ()), unhidden),
]
# In Skylines nothing is hidden but what chance will bring, and that from all alike.
SLIPS = [(case, slip) for case, slip in SLIPS if case.game != "skylines" or slip is unhidden]


@pytest.mark.parametrize(("case", "slip"), SLIPS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_a_position_that_tells_more_is_noticed(
    tmp_path: Path, case: Case, slip: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewers, "hidden_position", slip)
    with pytest.raises(AssertionError):
        asyncio.run(compare(tmp_path, case, "leak test", 8))
