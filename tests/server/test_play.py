"""Whole games over sockets: people, bots, spectators, two tabs, versions, undo."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

from tests.server.server_running import Guest, Seat

from quartier.core.file import verify


def two_people(ann: Guest, bob: Guest, **wanted: object) -> str:
    """A running table of two people."""
    table = ann.table(seats=2, **wanted)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    return table


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
        assert set(changes) == {"actors", "ready"}
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


def test_two_tabs_of_one_person_show_the_same(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as left, ann.sit(table) as right:
        left.until("snapshot")
        right.until("snapshot")
        left.play(left.draft(random.Random(12)))
        right.until("changes")
        assert right.view == left.view
        assert right.version == left.version


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
        assert set(missed["changes"]) == {"actors", "ready"}
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


def test_preview_changes_nothing_and_hints_are_legal(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.play(seat.draft(random.Random(15)))
        turn = seat.draft(random.Random(16))
        before = ann.ask("GET", f"/api/tables/{table}")
        shown = seat.ask("preview", draft=turn)["view"]
        assert shown["board"]["cities"][0] != before["view"]["board"]["cities"][0]
        after = ann.ask("GET", f"/api/tables/{table}")
        assert after["view"] == before["view"]
        assert after["version"] == before["version"]
        hints = seat.ask("hint")["turns"]
        assert hints
        assert seat.play(hints[0]["turn"])["type"] == "ack"


def test_what_is_said_after_a_hint_does_not_wait_and_one_hint_is_thought_about_at_a_time(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        first, second, sync = seat.say("hint"), seat.say("hint"), seat.say("sync", version=1)
        answers: list[tuple[str, str]] = []
        while len(answers) < 3:
            message = seat.hear()
            if message.get("id"):
                answers.append((message["id"], message["type"]))
        assert sorted(answers[:2]) == sorted([(second, "error"), (sync, "changes")])
        assert answers[2] == (first, "hinted")


def test_without_aids_there_is_no_preview_and_no_hint_but_choices(ann: Guest) -> None:
    table = ann.table(start=True, seats=1, aids=False)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        turn = seat.view["legal"][0]
        assert seat.ask("preview", draft=turn)["error"]["code"] == "no-aids"
        assert seat.ask("hint")["error"]["code"] == "no-hints"
        assert seat.ask("choices", draft=turn)["legal"] == []


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


def test_a_finished_match_is_replayed_position_by_position(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(18))
    course = ann.ask("GET", f"/api/tables/{table}/course")["positions"]
    assert [entry["turn"] for entry in course[1:]] == seat.view["log"]
    last = ann.ask("GET", f"/api/tables/{table}/replay?position={len(course) - 1}&seat=0")
    assert last == seat.view
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
