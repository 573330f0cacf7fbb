"""Today's challenge: the same deal for everybody, once each, and its seed on the next day."""

from __future__ import annotations

from tests.server.server_running import Guest, Server


def play(guest: Guest, table: str) -> None:
    """Play the first legal steps to the end of the match."""
    while True:
        snapshot = guest.ask("GET", f"/api/tables/{table}")
        if snapshot["view"]["over"]:
            return
        turn: list[str] = []
        legal = snapshot["view"]["legal"]
        while legal:
            turn.append(legal[0])
            legal = guest.say(table, type="choices", draft=" ".join(turn))["legal"]
        guest.say(table, type="move", version=snapshot["version"], turn=" ".join(turn))


def test_everybody_gets_the_same_deal(ann: Guest, bob: Guest) -> None:
    one, two = (guest.ask("POST", "/api/challenges/cities") for guest in (ann, bob))
    assert one["table"]["id"] != two["table"]["id"]
    assert one["view"]["board"] == two["view"]["board"]
    assert one["table"]["challenge"] == ann.ask("GET", "/api/challenges/cities")["day"]


def test_it_is_played_once_and_can_be_gone_on_with(ann: Guest) -> None:
    first = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
    assert ann.ask("POST", "/api/challenges/cities")["table"]["id"] == first
    assert ann.ask("GET", "/api/challenges/cities")["table"] == first


def test_results_are_listed_and_the_seed_stays_secret_for_the_day(ann: Guest, server: Server) -> None:
    table = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
    play(ann, table)
    over = ann.ask("GET", f"/api/tables/{table}")
    assert over["table"]["status"] == "over"
    assert (over["table"]["seed"], over["table"]["salt"]) == ("", "")
    assert ann.refused("GET", f"/api/tables/{table}/file") == "not-over"
    found = ann.ask("GET", "/api/challenges/cities")
    assert found["finished"] == len(found["best"]) >= 1
    (mine,) = [result for result in found["best"] if result["you"]]
    assert (mine["name"], mine["score"]) == ("Ann", over["view"]["standings"][0]["score"])
    assert found["best"] == sorted(found["best"], key=lambda result: -result["score"])
    stranger = Guest(server, "Eve")
    assert stranger.refused("GET", f"/api/tables/{table}") == "no-spectators"
    assert stranger.ask("GET", "/api/challenges/cities")["table"] == ""


def test_a_rematch_is_no_challenge(ann: Guest) -> None:
    table = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
    play(ann, table)
    assert ann.ask("POST", f"/api/tables/{table}/rematch")["table"]["challenge"] == ""


def test_what_there_is_not_is_refused(ann: Guest, server: Server) -> None:
    assert ann.refused("GET", "/api/challenges/chess") == "not-found"
    assert ann.refused("POST", "/api/challenges/chess") == "not-found"
    assert Guest(server, "").refused("POST", "/api/challenges/cities") == "no-guest"
