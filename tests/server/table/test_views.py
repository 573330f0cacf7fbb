"""Who sees what: two tabs, who comes back, spectators, and everybody when the match is over."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.server.inside import table_record
from tests.server.server_running import Guest, two_people

from quartier.core.registry import games
from quartier.server.messages.socket import TableView
from quartier.server.table.live_match import LiveMatch
from quartier.server.table.viewers import hidden_position
from quartier.testing.cases import Case, cases
from quartier.testing.walk import random_turn


@pytest.mark.parametrize("case", [case for game in games() for case in cases(game)], ids=str)
def test_what_all_viewers_look_at_together_is_what_each_sees_alone(case: Case) -> None:
    live, chance = LiveMatch(table_record(case, "together"), []), random.Random(2)
    viewers = [live.viewer(seat) for seat in (None, *range(case.seats))]
    names = set(msgspec.structs.asdict(live.match.view())) & {field.name for field in msgspec.structs.fields(TableView)}
    while not live.match.over:
        seat = chance.choice(live.match.actors)
        live.play(seat, random_turn(live.match, seat, chance), 1, "")
        live.look()
        for viewer in viewers:
            alone = live.match.view(viewer.seat)
            position = hidden_position(live.match, viewer.seat, live.match.hidden(viewer.seat))
            seen = {name: msgspec.json.encode(getattr(alone, name)) for name in names}
            assert viewer.fields == {**seen, "position": msgspec.json.encode(position)}


def test_two_tabs_of_one_person_show_the_same(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as left, ann.sit(table) as right:
        left.until("snapshot")
        right.until("snapshot")
        left.play(left.draft(random.Random(12)))
        right.until("changes")
        assert right.view == left.view
        assert right.version == left.version


def test_who_comes_back_with_a_version_gets_what_was_missed(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        known, version = dict(seat.view), seat.version
    with bob.sit(table) as other:
        other.until("snapshot")
        other.play(other.draft(random.Random(13)))
    with ann.sit(table, f"?version={version}&seat=0") as again:
        missed = again.hear()
        assert missed["type"] == "changes"
        assert set(missed["changes"]) == {"actors", "ready", "position"}
        known.update(missed["changes"])
        assert known == ann.ask("GET", f"/api/tables/{table}")["view"]
    with ann.sit(table, f"?version={again.version}&seat=0") as last:
        assert last.hear()["changes"] == {}
        assert last.hear()["type"] == "table"
        assert last.ask("sync", version=version)["changes"] == missed["changes"]
    for other_view in (f"?version={again.version}", f"?version={again.version}&seat=1", "?version=99&seat=0"):
        with ann.sit(table, other_view) as whole:
            assert whole.hear()["view"] == known
    with ann.sit(table, "?version=x") as wrong:
        assert wrong.hear()["error"]["code"] == "malformed"


def test_a_spectator_sees_the_shown_boards_and_cannot_play(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    stranger = Guest(ann.server, "")
    with stranger.sit(table) as watching, ann.sit(table) as seat:
        watching.until("snapshot")
        seat.until("snapshot")
        assert watching.seat is None
        assert watching.view["legal"] == []
        turn = seat.draft(random.Random(14))
        seat.play(turn)
        watching.until_sure(lambda: watching.view["ready"] == [0])
        assert turn not in "".join(watching.raw)
        assert watching.play(turn)["error"]["code"] == "not-seated"
        assert watching.ask("preview", draft=turn)["error"]["code"] == "not-seated"
        assert watching.ask("hint")["error"]["code"] == "not-seated"


def test_a_table_without_spectators_shows_strangers_nothing(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob, spectators=False)
    stranger = Guest(ann.server, "Eve")
    assert stranger.refused("GET", f"/api/tables/{table}") == "no-spectators"
    with stranger.sit(table) as watching:
        assert watching.hear()["error"]["code"] == "no-spectators"


def test_a_finished_match_is_replayed_position_by_position(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(18))
    course = ann.ask("GET", f"/api/tables/{table}/course")["positions"]
    assert [entry["turn"] for entry in course[1:]] == seat.view["log"]
    last = ann.ask("GET", f"/api/tables/{table}/replay?position={len(course) - 1}&seat=0")
    # Who looks back needs no position to play from.
    assert {**last, "position": seat.view["position"]} == seat.view
    assert "position" not in last
    first = ann.ask("GET", f"/api/tables/{table}/replay?position=0")
    assert first["log"] == []
    assert ann.refused("GET", f"/api/tables/{table}/replay?position={len(course)}") == "not-found"
    file = ann.http.get(f"/api/tables/{table}/file").text
    looked = ann.ask("POST", "/api/replay", {"file": file, "position": 5, "seat": 0})
    assert (looked["state_good"], looked["standings_good"], looked["commitment_good"]) == (True, True, True)
    assert len(looked["view"]["log"]) == 5
    assert (looked["good"], len(looked["checked"]), looked["unclaimed"], looked["wrong"]) == (True, 6, [], [])
    early = "".join(line for line in file.splitlines(True) if not line.startswith("state:"))
    looked = ann.ask("POST", "/api/replay", {"file": early})
    assert (looked["good"], [remark["id"] for remark in looked["wrong"]]) == (False, ["verify-missing-state"])
    assert ann.refused("POST", "/api/replay", {"file": "no match"}) == "bad-file"
    longer = {"file": file + file.splitlines()[-1] + "\n"}
    problem = ann.ask("POST", "/api/replay", longer, status=422)["error"]
    assert (problem["text"]["id"], problem["line"]) == ("error-bad-file", len(file.splitlines()) + 1)
    assert problem["why"]["id"] in ("wrong-file-wave", "rule-over")
