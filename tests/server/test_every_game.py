"""What holds for every game, scenario and variant alike: a full disk, kill -9, and settings of a new table."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.inside import play, services
from tests.server.server_running import Guest, Server

from quartier.core.registry import games, load_game
from quartier.server import seating
from quartier.server.opening import set_up
from quartier.server.records import Person
from quartier.server.refusals import Refusal
from quartier.server.services import Services
from quartier.server.table import Table
from quartier.server.wire import NewTable
from quartier.server.writer import Writer
from quartier.testing.cases import Case, cases

EVERY_CASE = [case for game in games() for case in cases(game)]


async def people_at(inside: Services, case: Case) -> Table:
    """A running match of a case in which every seat is a person's."""
    people = [Person(f"person {seat}", f"Name {seat}") for seat in range(case.seats)]
    table = await set_up(inside, people[0], NewTable(game=case.game, options=dict(case.options), seats=case.seats))
    for seat, person in enumerate(people[1:], 1):
        await seating.join(table, person, seat)
    await seating.start(table, people[0], None)
    return table


@pytest.mark.parametrize("case", EVERY_CASE, ids=str)
def test_a_turn_for_which_the_disk_has_no_room_did_not_happen_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    def full(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def script() -> None:
        async with services(tmp_path) as inside:
            table = await people_at(inside, case)
            for number in range(4):
                seat = table.live.match.actors[-1]
                everybody = [None, *(f"person {other}" for other in range(case.seats))]
                before = [table.snapshot(person) for person in everybody]
                with monkeypatch.context() as broken:
                    broken.setattr(Writer, "_commit", full)
                    with pytest.raises(Refusal, match="storage"):
                        await play(table, seat, f"turn {number}", f"person {seat}")
                assert [table.snapshot(person) for person in everybody] == before
                await play(table, seat, f"turn {number}", f"person {seat}")
                stored = inside.store.events(table.record.id)
                assert [event.client for event in stored] == [f"turn {done}" for done in range(number + 1)]

    asyncio.run(script())


def turn_of(guest: Guest, table: str) -> tuple[int, str]:
    """The version that a guest sees, and a turn made of the first steps that are legal; none where there is none."""
    snapshot = guest.ask("GET", f"/api/tables/{table}")
    turn: list[str] = []
    legal = snapshot["view"]["legal"]
    while legal:
        turn.append(legal[0])
        legal = guest.say(table, type="choices", draft=" ".join(turn))["legal"]
    return snapshot["version"], " ".join(turn)


def test_kill_nine_loses_no_acknowledged_turn_of_any_game_or_variant(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ann = Guest(server, "Ann")
        tables = {
            case: ann.table(
                game=case.game,
                options=dict(case.options),
                seats=case.seats,
                bots=["random"] * (case.seats - 1),
                start=True,
            )
            for case in EVERY_CASE
        }
        sent: dict[str, list[tuple[str, int, str]]] = {}
        for number in range(2):
            for table in tables.values():
                version, turn = turn_of(ann, table)
                if turn:
                    name = f"turn-{number}"
                    done = ann.say(table, id=name, type="move", version=version, turn=turn)
                    if done["type"] == "ack":
                        sent.setdefault(table, []).append((name, version, turn))
        server.kill()
        assert len(sent) > len(tables) / 2
        server.start()
        for table, turns in sent.items():
            for name, version, turn in turns:
                again = ann.say(table, id=name, type="move", version=version, turn=turn)
                assert (again["type"], again.get("reason")) == ("resync", "repeated")
        database = sqlite3.connect(tmp_path / "quartier.sqlite3")
        stored = database.execute("SELECT match, client FROM events WHERE client <> ''").fetchall()
        database.close()
        assert sorted(stored) == sorted((table, name) for table, turns in sent.items() for name, _, _ in turns)
    finally:
        server.stop()


@pytest.mark.parametrize("game", games())
def test_a_game_lists_the_component_sets_that_it_can_read_and_no_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    async def script() -> None:
        async with services(tmp_path) as inside:
            folder = tmp_path / "boxes"
            assert inside.boxes.names(game) == ["house"]
            folder.mkdir()
            for other in games():
                (folder / f"{other}-set.txt").write_text(load_game(other).house_box(), encoding="utf-8")
            (folder / "broken.txt").write_text("1 XXXX\n")
            (folder / "bytes.txt").write_bytes(b"\xff\xfe\x00")
            (folder / "not a name.txt").write_text(load_game(game).house_box(), encoding="utf-8")
            for _ in range(3):
                assert inside.boxes.names(game) == ["house", f"{game}-set"]
            assert inside.boxes.text(game, f"{game}-set") == load_game(game).house_box()
            for name in ("broken", "bytes", "nothing", "not a name", "../broken"):
                with pytest.raises(Refusal, match="bad-option"):
                    inside.boxes.text(game, name)
            # A set that was mended is there at once.
            (folder / "broken.txt").write_text(load_game(game).house_box(), encoding="utf-8")
            assert "broken" in inside.boxes.names(game)

    asyncio.run(script())
    told = [record.getMessage() for record in caplog.records if "component set" in record.getMessage()]
    assert told == ["component set of no game"] * 2


@pytest.mark.parametrize("game", games())
def test_hints_are_given_where_one_plays_with_bots_only_unless_it_is_said_otherwise(tmp_path: Path, game: str) -> None:
    fewest = load_game(game).about.seats.start
    most = load_game(game).about.seats.stop - 1
    ann = Person("ann", "Ann")

    async def script() -> None:
        async with services(tmp_path, bot_delay=600) as inside:

            async def hints(**wanted: object) -> bool:
                table = await set_up(inside, ann, NewTable(game=game, **wanted))  # type: ignore[arg-type]
                return table.snapshot("ann").table.hints

            bots = ["random"] * (max(fewest, 2) - 1)
            assert await hints(bots=bots)
            assert not await hints(bots=bots, aids=False)
            assert not await hints(bots=bots, late=True)
            assert not await hints(bots=bots, hints=False)
            assert not await hints(seats=most)
            assert await hints(seats=most, hints=True)

    asyncio.run(script())


def test_a_table_stored_when_aids_meant_hints_too_keeps_what_it_had(tmp_path: Path) -> None:
    import msgspec

    from quartier.server.store import table_rows

    async def script() -> None:
        async with services(tmp_path) as inside:
            table = await set_up(inside, Person("ann", "Ann"), NewTable(game="cities", seats=1))
            for aids in (True, False):
                old = msgspec.structs.replace(table.record, id=f"{aids:022}", aids=aids, hints=None)
                await inside.store.write(list(table_rows(old)))
                assert inside.table(old.id).snapshot("ann").table.hints is aids

    asyncio.run(script())
