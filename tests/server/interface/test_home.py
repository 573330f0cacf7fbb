"""What the first page is told in one answer: one's own tables, whose turn it is there, today's challenges."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.server_running import Guest, Server, two_people


def home(guest: Guest) -> tuple[Any, dict[str, list[int]]]:
    """The answer, and who is to act at each table in it."""
    answer = guest.ask("GET", "/api/home")
    tables = answer["tables"]["tables"]
    assert len(answer["acting"]) == len(answer["tables"]["you"]) == len(tables)
    return answer, {table["id"]: acting for table, acting in zip(tables, answer["acting"], strict=True)}


def play(guest: Guest, table: str) -> None:
    """Play any turn."""
    seen = guest.ask("GET", f"/api/tables/{table}")
    turn: list[str] = []
    legal = seen["view"]["legal"]
    while legal:
        turn.append(legal[0])
        legal = guest.say(table, type="choices", draft=" ".join(turn))["legal"]
    assert guest.say(table, type="move", version=seen["version"], turn=" ".join(turn))["type"] == "ack"


def test_a_stranger_gets_games_and_challenges(server: Server) -> None:
    stranger = Guest(server, "")
    answer, tables = home(stranger)
    assert (answer["name"], tables) == ("", {})
    assert answer["games"] == stranger.ask("GET", "/api/games")
    assert {found["table"] for found in answer["challenges"].values()} == {""}
    assert answer["challenges"].keys() == {game["name"] for game in answer["games"]["games"]}


def test_those_who_have_played_are_no_longer_to_act(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    assert home(ann)[1] == home(bob)[1] == {table: [0, 1]}
    play(ann, table)
    assert home(ann)[1] == home(bob)[1] == {table: [1]}
    assert home(ann)[0]["tables"]["you"] == [0]


def test_whose_turn_it_is_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = two_people(ann, bob)
    play(ann, table)
    server.kill()
    server.start()
    assert home(bob)[1] == {table: [1]}
    server.stop()


def test_nobody_sees_the_tables_of_others(ann: Guest, bob: Guest) -> None:
    ann.table(seats=2)
    assert home(bob)[1] == {}


def test_at_a_table_that_waits_for_guests_nobody_is_to_act(ann: Guest) -> None:
    table = ann.table(seats=2)
    assert home(ann)[1] == {table: []}


def test_the_challenge_tells_what_one_has_made_of_it(ann: Guest) -> None:
    table = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
    mine = home(ann)[0]["challenges"]["cities"]
    assert (mine["table"], mine["score"], mine["rank"]) == (table, None, None)
    while ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "running":
        play(ann, table)
    answer, tables = home(ann)
    mine = answer["challenges"]["cities"]
    assert answer["streak"] == 1
    assert tables == {table: []}
    assert mine["score"] == answer["tables"]["tables"][0]["places"][0]["score"]
    assert mine["rank"] == 1 + sum(best["score"] > mine["score"] for best in mine["best"])
