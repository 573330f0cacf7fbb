"""Who sits where: joining, leaving, bots, starting, lobby, transfer, rematch, late seats, component sets."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.inside import ANN, BOB, OPEN, server_inside
from tests.server.server_running import Guest, Server, two_people
from tests.server.waiting_people import Tab

from quartier.server.table import seating


def test_games_are_listed_with_their_options_and_the_levels_of_bots(ann: Guest) -> None:
    listed = ann.ask("GET", "/api/games")
    cities = next(game for game in listed["games"] if game["name"] == "cities")
    assert (cities["fewest"], cities["most"]) == (1, 8)
    options = cities["options"]["$defs"]["CitiesOptions"]["properties"]
    assert (options["level"]["minimum"], options["level"]["maximum"]) == (1, 3)
    assert "house" in cities["boxes"]
    assert {"random", "easy", "normal", "strong", "expert"} <= set(listed["bots"])
    assert [game["name"] for game in listed["games"] if game["cooperative"]] == ["skylines"]
    schema = ann.ask("GET", "/api/games/cities/schema")
    assert {"board", "move", "options"} == set(schema["properties"])
    assert ann.refused("GET", "/api/games/chess/schema") == "not-found"


def test_who_becomes_the_host_is_told_so(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            await seating.join(table, BOB, None)
            bob = Tab(table, BOB)
            await seating.leave(table, ANN)
            told = [json.loads(heard) for heard in bob.heard]
            assert [message["host"] for message in told if message["type"] == "snapshot"] == [True]

    asyncio.run(script())


def test_only_one_of_many_gets_the_last_seat(ann: Guest, server: Server) -> None:
    table = ann.table(seats=2)
    crowd = [Guest(server, f"Guest {number}") for number in range(6)]

    def join(guest: Guest) -> int:
        return guest.http.post(f"/api/tables/{table}/join", json={}).status_code

    with ThreadPoolExecutor(6) as pool:
        answers = sorted(pool.map(join, crowd))
    assert answers == [200, 409, 409, 409, 409, 409]
    assert [seat["kind"] for seat in ann.ask("GET", f"/api/tables/{table}")["table"]["seats"]] == ["person"] * 2


def test_a_table_starts_when_its_host_says_so_and_its_seats_are_taken(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=3)
    bob.ask("POST", f"/api/tables/{table}/join", {"seat": 2})
    assert bob.refused("POST", f"/api/tables/{table}/join", {}) == "already-seated"
    assert bob.refused("POST", f"/api/tables/{table}/start", {}) == "not-host"
    assert ann.refused("POST", f"/api/tables/{table}/start", {}) == "seats-empty"
    assert ann.refused("POST", f"/api/tables/{table}/bots", {"seat": 2, "bot": "easy"}) == "seat-taken"
    assert ann.refused("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "deep"}) == "unknown-bot"
    ann.ask("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "easy"})
    ann.ask("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": None})
    started = ann.ask("POST", f"/api/tables/{table}/start", {"fill": "random"})
    assert [seat["kind"] for seat in started["table"]["seats"]] == ["person", "bot", "person"]
    assert ann.refused("POST", f"/api/tables/{table}/start", {}) == "not-open"
    assert Guest(ann.server, "Eve").refused("POST", f"/api/tables/{table}/join", {}) == "not-open"


def test_those_who_watch_a_table_see_it_fill_and_start(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=2)
    with ann.sit(table) as seat:
        assert seat.until("snapshot")["view"] is None
        bob.ask("POST", f"/api/tables/{table}/join", {})
        seat.until_sure(lambda: seat.table["seats"][1]["name"] == "Bob")
        with bob.sit(table):
            seat.until_sure(lambda: seat.table["seats"][1]["online"])
        seat.until_sure(lambda: not seat.table["seats"][1]["online"])
        ann.ask("POST", f"/api/tables/{table}/start", {})
        assert seat.until("snapshot")["version"] == 1
        assert seat.view["actors"] == [0, 1]


def test_who_leaves_before_the_start_frees_the_seat_and_the_last_one_closes_the_table(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=2, public=True)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/leave")
    left = bob.ask("GET", f"/api/tables/{table}")
    assert (left["host"], left["seat"], left["table"]["seats"][0]["kind"]) == (True, 1, "empty")
    bob.ask("POST", f"/api/tables/{table}/leave")
    assert bob.ask("GET", f"/api/tables/{table}")["table"]["status"] == "closed"
    assert table not in [listed["id"] for listed in bob.ask("GET", "/api/tables")["tables"]]


def test_a_bot_plays_for_who_leaves_until_that_person_returns(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=2)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    with ann.sit(table) as seat:
        seat.until("snapshot")
        bob.ask("POST", f"/api/tables/{table}/leave")
        seat.until_sure(lambda: seat.table["seats"][1]["away"] == "left")
        seat.until_sure(lambda: seat.view["ready"] == [1])
        with bob.sit(table) as back:
            back.until("snapshot")
            seat.until_sure(lambda: seat.table["seats"][1]["away"] == "")
            assert back.view["log"][0]["seat"] == 1


def test_public_tables_stand_in_the_lobby_and_own_ones_in_my_tables(ann: Guest, bob: Guest) -> None:
    public, private = ann.table(seats=2, public=True), ann.table(seats=2)
    lobby = [table["id"] for table in bob.ask("GET", "/api/tables")["tables"]]
    assert public in lobby
    assert private not in lobby
    mine = ann.ask("GET", "/api/me/tables")
    assert {public, private} <= {table["id"] for table in mine["tables"]}
    assert set(mine["you"]) == {0}
    assert bob.ask("GET", "/api/me/tables")["tables"] == []


def test_a_seat_moves_to_another_device_once(ann: Guest, server: Server) -> None:
    table = ann.table(seats=1, start=True)
    token = ann.ask("POST", f"/api/tables/{table}/transfer")["token"]
    phone = Guest(server, "Ann's phone")
    with ann.sit(table) as old:
        assert old.until("snapshot")["seat"] == 0
        moved = phone.ask("POST", f"/api/transfers/{token}")
        assert (moved["seat"], moved["table"]["seats"][0]["name"]) == (0, "Ann")
        assert old.until("snapshot")["seat"] is None
    assert Guest(server, "Eve").refused("POST", f"/api/transfers/{token}") == "not-found"
    assert ann.refused("POST", f"/api/tables/{table}/transfer") == "not-seated"
    assert phone.say(table, type="move", version=1, turn="e5^,g7>,i5v")["type"] == "ack"


def test_a_rematch_is_one_new_table_with_the_same_people(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=2, options={"level": 1}, bots=["random"])
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == "not-over"
    ann.ask("POST", f"/api/tables/{table}/start", {})
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(1))
        assert bob.refused("POST", f"/api/tables/{table}/rematch") == "not-seated"
        new = ann.ask("POST", f"/api/tables/{table}/rematch")["table"]
        assert ann.ask("POST", f"/api/tables/{table}/rematch")["table"]["id"] == new["id"]
        seat.until_sure(lambda: seat.table["rematch"] == new["id"])
    assert (new["status"], new["options"]["level"]) == ("open", 1)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]


def finished_by_two(ann: Guest, bob: Guest, **wanted: Any) -> str:
    """A match of two people that is over."""
    table = two_people(ann, bob, options={"level": 1}, **wanted)
    ann.say(table, type="talk", text="Good luck")
    with ann.sit(table) as first, bob.sit(table) as second:
        first.until("snapshot")
        second.until("snapshot")
        chance = random.Random(1)
        while not first.view["over"]:
            for seat in (first, second):
                seat.play(seat.draft(chance))
            first.until_sure(lambda: first.view["over"] or 0 in first.view["actors"])
            second.until_sure(lambda: second.view["over"] or 1 in second.view["actors"])
    return table


def test_a_rematch_starts_by_itself_when_all_people_have_agreed(ann: Guest, bob: Guest) -> None:
    table = finished_by_two(ann, bob, spectators=False)
    new = bob.ask("POST", f"/api/tables/{table}/rematch?ready=1")
    again = new["table"]["id"]
    assert (new["seat"], new["host"], new["table"]["status"]) == (1, True, "open")
    assert [seat["awaited"] for seat in new["table"]["seats"]] == [True, False]
    # What was said goes along, for those who heard it.
    assert [line["text"] for line in new["talk"]] == ["Good luck"]
    assert Guest(ann.server, "Eve").ask("GET", f"/api/tables/{again}")["talk"] == []
    with bob.sit(again) as waiting:
        assert waiting.until("snapshot")["view"] is None
        agreed = ann.ask("POST", f"/api/tables/{table}/rematch?ready=1")
        assert (agreed["table"]["id"], agreed["seat"], agreed["table"]["status"]) == (again, 0, "running")
        assert waiting.until("snapshot")["view"]["wave"] == 0
    assert [seat["awaited"] for seat in agreed["table"]["seats"]] == [False, False]


def test_whoever_plays_with_bots_alone_waits_for_nobody(ann: Guest) -> None:
    table = ann.table(seats=2, options={"level": 1}, bots=["random"], start=True)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(1))
    assert ann.ask("POST", f"/api/tables/{table}/rematch?ready=1")["table"]["status"] == "running"


def test_a_rematch_takes_those_who_join_it_and_bots_for_those_who_do_not(ann: Guest, bob: Guest) -> None:
    table = finished_by_two(ann, bob)
    again = ann.ask("POST", f"/api/tables/{table}/rematch?ready=1")["table"]["id"]
    assert bob.ask("POST", f"/api/tables/{again}/join", {})["table"]["status"] == "running"
    other = finished_by_two(ann, bob)
    alone = ann.ask("POST", f"/api/tables/{other}/rematch?ready=1")["table"]["id"]
    with bob.sit(alone) as late:
        assert late.until("snapshot")["seat"] == 1
        started = ann.ask("POST", f"/api/tables/{alone}/start", {"fill": "random"})["table"]
        assert ([seat["kind"] for seat in started["seats"]], started["status"]) == (["person", "bot"], "running")
        assert late.until("snapshot")["seat"] is None
    assert bob.ask("POST", f"/api/tables/{other}/rematch?ready=1")["seat"] is None


def test_a_person_may_take_a_bots_seat_late_where_the_table_allows_it(ann: Guest, bob: Guest) -> None:
    strict = ann.table(bots=["random"], start=True)
    assert bob.refused("POST", f"/api/tables/{strict}/join", {}) == "not-open"
    table = ann.table(bots=["random"], start=True, late=True)
    joined = bob.ask("POST", f"/api/tables/{table}/join", {})
    assert (joined["seat"], joined["table"]["seats"][1]["kind"]) == (1, "person")


def test_tables_that_cannot_be_are_refused(ann: Guest, server: Server) -> None:
    def refused(**wanted: object) -> str:
        return ann.refused("POST", "/api/tables", {"game": "cities", **wanted})

    assert refused(game="chess") == "unknown-game"
    assert refused(seats=9) == "bad-seats"
    assert refused(seats=1, bots=["easy"]) == "bad-seats"
    assert refused(bots=["deep"]) == "unknown-bot"
    assert refused(options={"level": 4}) == "bad-option"
    assert refused(options={"colour": 4}) == "bad-option"
    assert refused(clock=1) == "malformed"
    assert refused(seats=2, start=True) == "seats-empty"
    assert Guest(server, "").refused("POST", "/api/tables", {"game": "cities"}) == "no-guest"


def test_component_sets_are_those_in_the_data_folder_and_no_other_file(ann: Guest, server: Server) -> None:
    for name in ("/etc/passwd", "../quartier.sqlite3", "unknown"):
        assert ann.refused("POST", "/api/tables", {"game": "cities", "options": {"box": name}}) == "bad-option"
    from quartier.core.registry import load_game

    folder = server.data / "boxes"
    folder.mkdir()
    (folder / "mine.txt").write_text(load_game("cities").house_box())
    (folder / "broken.txt").write_text("1 XXXX\n")
    assert "mine" in ann.ask("GET", "/api/games")["games"][0]["boxes"]
    assert ann.refused("POST", "/api/tables", {"game": "cities", "options": {"box": "broken"}}) == "bad-option"
    table = ann.table(seats=1, start=True, options={"box": "mine"})
    (folder / "mine.txt").unlink()
    assert ann.say(table, type="move", version=1, turn="e5^,g7>,i5v")["type"] == "ack"
