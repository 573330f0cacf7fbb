"""Table talk: who may write and read it, what becomes of a line, and that it stays out of the match."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.server_running import Guest, Server, two_people

from quartier.server.store.schema import MIGRATIONS, migrate


def said(lines: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in lines]


def test_a_line_is_heard_by_both_seats_and_by_spectators_and_no_version_rises(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second, Guest(ann.server, "").sit(table) as watching:
        everybody = (first, second, watching)
        versions = [seat.until("snapshot")["version"] for seat in everybody]
        before = 1000 * time.time()
        assert first.ask("talk", text="Shall we?")["type"] == "ack"
        second.until("talked")
        assert second.ask("talk", text="Gladly.")["type"] == "ack"
        for seat, version in zip(everybody, versions, strict=True):
            seat.until_sure(lambda seat=seat: len(seat.talk) == 2)
            assert said(seat.talk) == [(0, "Shall we?"), (1, "Gladly.")]
            assert [line["name"] for line in seat.talk] == ["Ann", "Bob"]
            assert [line["number"] for line in seat.talk] == [1, 2]
            assert before - 1 <= seat.talk[0]["at"] <= seat.talk[1]["at"] <= 1000 * time.time()
            assert seat.version == version
            assert not [message for message in seat.heard if message["type"] == "changes"]
        # It does not make a move stale either.
        assert first.play(first.draft(random.Random(1)), version=versions[0])["type"] == "ack"


def test_spectators_and_strangers_read_but_do_not_write(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    ann.say(table, type="talk", text="Hello")
    stranger = Guest(ann.server, "Eve")
    with stranger.sit(table) as watching:
        assert said(watching.until("snapshot")["talk"]) == [(0, "Hello")]
        assert watching.ask("talk", text="Me too")["error"]["code"] == "not-seated"
    assert said(bob.ask("GET", f"/api/tables/{table}")["talk"]) == [(0, "Hello")]


def test_people_talk_while_they_wait_for_the_start_and_after_the_end(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=2, bots=["random"])
    with ann.sit(table) as seat:
        seat.until("snapshot")
        answer = seat.ask("talk", text="Is anybody there?")
        assert (answer["type"], answer["version"], answer["changes"]) == ("ack", 0, {})
        ann.ask("POST", f"/api/tables/{table}/start", {})
        seat.until("snapshot")
        assert said(seat.talk) == [(0, "Is anybody there?")]
        seat.finish(random.Random(2))
        assert seat.ask("talk", text="Well played")["type"] == "ack"
    over = ann.ask("GET", f"/api/tables/{table}")
    assert over["table"]["status"] == "over"
    assert said(over["talk"]) == [(0, "Is anybody there?"), (0, "Well played")]
    file = ann.http.get(f"/api/tables/{table}/file").text
    assert "anybody" not in file
    assert "Well played" not in file


def test_a_table_may_be_set_up_without_talk(ann: Guest, bob: Guest) -> None:
    assert bob.ask("GET", f"/api/tables/{two_people(ann, bob)}")["table"]["talk"] is True
    table = two_people(ann, bob, talk=False)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        assert seat.table["talk"] is False
        error = seat.ask("talk", text="Psst")["error"]
        assert (error["code"], error["text"]["id"]) == ("no-talk", "error-no-talk")
    assert bob.ask("GET", f"/api/tables/{table}")["talk"] == []


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  two \n lines\r\n ", "two lines"),
        ("tab\tbell\x07null\x00", "tab bellnull"),
        ("\u202egnippilf\u202c", "gnippilf"),
        ("zero\u200bwidth", "zerowidth"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("ö" * 200, "ö" * 200),
        (" " * 300 + "late", "late"),
        ("🏙️ schön", "🏙️ schön"),
    ],
)
def test_lines_are_cleaned_and_otherwise_left_alone(ann: Guest, bob: Guest, typed: str, shown: str) -> None:
    table = two_people(ann, bob)
    assert ann.say(table, type="talk", text=typed)["type"] == "ack"
    assert said(bob.ask("GET", f"/api/tables/{table}")["talk"]) == [(0, shown)]


def test_lines_that_cannot_be_are_refused_and_leave_nothing(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        for typed in (" ", "\n\n", "\u200b\u202e", "\u0301"):
            assert seat.ask("talk", text=typed)["error"]["code"] == "talk-empty"
        long = seat.ask("talk", text="x" * 201)["error"]
        assert (long["code"], long["text"]["args"]) == ("talk-too-long", {"most": 200})
        for wrong in ({}, {"text": ""}, {"text": 7}, {"text": None}, {"text": "x" * 1001}, {"text": "a", "seat": 1}):
            seat.say("talk", **wrong)
            assert seat.until("error")["error"]["code"] == "malformed"
    assert bob.ask("GET", f"/api/tables/{table}")["talk"] == []


def test_the_same_line_sent_again_is_said_once(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat, bob.sit(table) as other:
        seat.until("snapshot")
        other.until("snapshot")
        for _ in range(2):
            assert seat.ask("talk", text="Hello", id="once")["type"] == "ack"
        assert other.ask("talk", text="Hello", id="once")["type"] == "ack"
    assert said(bob.ask("GET", f"/api/tables/{table}")["talk"]) == [(0, "Hello"), (1, "Hello")]


def test_who_comes_back_with_a_version_hears_what_was_said_meanwhile(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat:
        version = seat.until("snapshot")["version"]
    bob.say(table, type="talk", text="Where are you?")
    with ann.sit(table, f"?version={version}&seat=0") as again:
        assert again.hear()["changes"] == {}
        assert again.hear()["type"] == "table"
        assert said(again.until("talked")["lines"]) == [(1, "Where are you?")]


def test_a_line_keeps_the_name_of_who_said_it(ann: Guest, bob: Guest) -> None:
    table = ann.table(seats=3)
    bob.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
    bob.say(table, type="talk", text="I must go")
    bob.ask("POST", f"/api/tables/{table}/leave")
    carl = Guest(ann.server, "Carl")
    carl.ask("POST", f"/api/tables/{table}/join", {"seat": 1})
    carl.say(table, type="talk", text="I am here")
    lines = ann.ask("GET", f"/api/tables/{table}")["talk"]
    assert [(line["seat"], line["name"]) for line in lines] == [(1, "Bob"), (1, "Carl")]


def test_the_last_hundred_lines_are_kept(ann: Guest, bob: Guest, server: Server) -> None:
    table = two_people(ann, bob)
    for number in range(1, 104):
        assert ann.say(table, type="talk", text=f"line {number}")["type"] == "ack"
    lines = bob.ask("GET", f"/api/tables/{table}")["talk"]
    assert [line["text"] for line in lines] == [f"line {number}" for number in range(4, 104)]
    stored = sqlite3.connect(server.data / "quartier.sqlite3")
    assert stored.execute("SELECT count(*) FROM talk WHERE table_id = ?", (table,)).fetchone() == (100,)
    stored.close()


def test_who_writes_too_fast_is_told_when_to_try_again(tmp_path: Path) -> None:
    server = Server(tmp_path, talk_rate=1)
    try:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = two_people(ann, bob)
        with ann.sit(table) as left, ann.sit(table) as right:
            # The limit is the person's, however many tabs there are.
            answers = [tab.ask("talk", text="quick") for tab in (left, right) * 4]
            errors = [message["error"] for message in answers if message["type"] == "error"]
            assert 1 <= len(errors) <= 3
            assert {error["code"] for error in errors} == {"talk-too-fast"}
            assert errors[0]["text"]["args"] == {"seconds": 1}
            assert bob.say(table, type="talk", text="I am somebody else")["type"] == "ack"
            refused = ann.http.post(f"/api/tables/{table}/messages", json={"type": "talk", "id": "h", "text": "more"})
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
            time.sleep(1.1)
            assert left.ask("talk", text="patient")["type"] == "ack"
    finally:
        server.stop()


@pytest.mark.thorough
def test_talk_survives_kill_nine(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = two_people(ann, bob)
        ann.say(table, type="talk", text="Before", id="first")
        server.kill()
        server.start()
        assert said(bob.ask("GET", f"/api/tables/{table}")["talk"]) == [(0, "Before")]
        assert ann.say(table, type="talk", text="Before", id="first")["type"] == "ack"
        bob.say(table, type="talk", text="After")
        lines = ann.ask("GET", f"/api/tables/{table}")["talk"]
        assert [(line["number"], line["text"]) for line in lines] == [(1, "Before"), (2, "After")]
    finally:
        server.stop()


def test_a_database_from_before_table_talk_gets_it() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    for number, migration in enumerate(MIGRATIONS[:2]):
        database.executescript(f"{migration}; PRAGMA user_version = {number + 1};")
    migrate(database)
    assert database.execute("SELECT count(*) FROM talk").fetchone() == (0,)
    database.close()
