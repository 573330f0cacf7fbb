"""Whole games over sockets: people and bots, versions, undo, two who move at once."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

from tests.server.server_running import Guest, Seat, two_people

from quartier.core.file import verify


def test_a_person_plays_a_whole_game_against_a_bot_and_the_file_verifies(ann: Guest) -> None:
    table = ann.table(bots=["random"], start=True, options={"level": 3})
    with ann.sit(table) as seat:
        seat.until("snapshot")
        commitment = seat.table["commitment"]
        assert len(commitment) == 64
        assert seat.table["seed"] == seat.table["salt"] == ""
        assert ann.refused("GET", f"/api/tables/{table}/file") == "not-over"
        assert ann.refused("GET", f"/api/tables/{table}/replay?position=0") == "not-over"
        seat.finish(random.Random(1))
        seat.until_sure(lambda: seat.table["status"] == "over")
    assert seat.table["commitment"] == commitment
    match, verdict = verify(ann.http.get(f"/api/tables/{table}/file").text)
    assert verdict.good
    assert verdict.commitment is True
    assert [place.score for place in match.standings] == [place["score"] for place in seat.table["places"]]


def test_two_people_play_a_whole_game_and_see_each_other_only_when_all_are_ready(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        first.until("snapshot")
        second.until("snapshot")
        before = first.view["board"]
        turn = second.draft(random.Random(2))
        assert second.play(turn)["type"] == "ack"
        changes = first.until("changes")["changes"]
        assert set(changes) == {"actors", "ready", "position"}
        assert first.view["ready"] == [1]
        assert first.view["board"] == before
        assert turn not in "".join(first.raw[1:])
        first.play(first.draft(random.Random(3)))
        first.until_sure(lambda: first.view["wave"] == 1)
        assert turn in [entry["turn"] for entry in first.view["log"]]
        players = [threading.Thread(target=seat.finish, args=(random.Random(4),)) for seat in (first, second)]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
        assert first.view["over"]
        assert first.view["standings"] == second.view["standings"]


def test_a_move_is_not_stale_because_another_seat_became_ready(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        version = first.until("snapshot")["version"]
        turn = first.draft(random.Random(5))
        second.until("snapshot")
        second.play(second.draft(random.Random(6)))
        first.until("changes")
        assert first.version == version + 1
        assert first.play(turn, version=version)["type"] == "ack"


def test_what_others_lay_aside_in_secret_makes_no_move_stale(ann: Guest, bob: Guest) -> None:
    table = ann.table(game="guilds", seats=3, bots=["random"])
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    with ann.sit(table) as first, bob.sit(table) as second:
        first.until("snapshot")
        second.until("snapshot")
        first.until_sure(lambda: 2 in first.view["ready"])
        version = first.version
        second.until_sure(lambda: 2 in second.view["ready"])
        second.play(second.view["legal"][0])
        first.until_sure(lambda: 1 in first.view["ready"])
        # The number of tiles in the other's hand has changed in the view, but not what is to be decided.
        assert first.version > version
        assert first.play(first.view["legal"][0], version=version)["type"] == "ack"


def test_a_stale_move_is_answered_with_a_resync_and_not_applied(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat:
        version = seat.until("snapshot")["version"]
        turn = seat.draft(random.Random(7))
        seat.play(turn)
        log = seat.view["log"]
        answer = seat.play(turn, version=version)
        assert answer["type"] == "resync"
        assert answer["reason"] == "stale"
        assert answer["view"]["log"] == log
        assert seat.play(turn, version=99)["reason"] == "stale"


def test_a_repeated_move_is_recognised_by_its_id(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat:
        version = seat.until("snapshot")["version"]
        turn = seat.draft(random.Random(8))
        assert seat.play(turn, id="once")["type"] == "ack"
        again = seat.play(turn, id="once", version=version)
        assert (again["type"], again["reason"]) == ("resync", "repeated")
        assert len(again["view"]["log"]) == 1
        # Another seat's ids are its own.
        with bob.sit(table) as other:
            other.until("snapshot")
            assert other.play(other.draft(random.Random(9)), id="once")["type"] == "ack"


def test_undo_takes_the_own_turn_back_until_something_is_revealed(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat, bob.sit(table) as other:
        seat.until("snapshot")
        other.until("snapshot")
        start = seat.view
        before = {**start}
        assert seat.ask("undo", version=seat.version)["error"]["code"] == "cannot-undo"
        seat.play(seat.draft(random.Random(10)))
        assert seat.ask("undo", version=seat.version)["type"] == "ack"
        assert seat.view == before
        other.until_sure(lambda: other.version >= 3)
        assert other.view["ready"] == []
        seat.play(seat.draft(random.Random(10)))
        seen = seat.version
        other.play(other.draft(random.Random(11)))
        seat.until_sure(lambda: seat.view["wave"] == 1)
        assert seat.ask("undo", version=seen)["reason"] == "stale"
        assert seat.ask("undo", version=seat.version)["error"]["code"] == "cannot-undo"


def test_one_of_two_tabs_that_move_at_once_wins(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as left, ann.sit(table) as right:
        tabs = (left, right)
        turns = []
        for number, tab in enumerate(tabs):
            tab.until("snapshot")
            turns.append(tab.draft(random.Random(number)))

        def move(tab: Seat, turn: str) -> str:
            return str(tab.play(turn)["type"])

        with ThreadPoolExecutor(2) as pool:
            answers = sorted(pool.map(move, tabs, turns))
        assert answers == ["ack", "resync"]
        assert len(ann.ask("GET", f"/api/tables/{table}")["view"]["log"]) == 1


def test_moves_may_be_structs_and_may_be_posted(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    spots = [{"place": "e5", "turn": 0}, {"place": "g7", "turn": 1}, {"place": "i5", "turn": 2}]
    answer = ann.say(table, type="move", version=1, turn=[{"type": "layout", "tiles": spots}])
    assert answer["type"] == "ack"
    assert answer["changes"]["log"][0]["turn"] == "e5^,g7>,i5v"
    assert ann.say(table, type="move", version=2, turn=[{"type": "fly"}])["error"]["code"] == "malformed-move"


def test_an_illegal_move_names_its_rule_and_an_unfinished_one_is_told(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        error = seat.play("e5^,f6>,i5v")["error"]
        assert (error["code"], error["rule"], error["text"]["id"]) == (
            "illegal-move",
            "half-side",
            "cities-rule-half-side",
        )
        seat.play(seat.draft(random.Random(17)))
        assert seat.play(seat.view["legal"][0])["error"]["code"] == "unfinished-turn"
        assert seat.play("knight takes e5")["error"]["code"] == "malformed-move"
