"""Each seat is sent its own hidden position, of which its page can ask what is legal, and when its decision began."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.ahead.machines import library_path
from tests.server.inside import table_record
from tests.server.server_running import Guest, two_people

from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.kernel import calls
from quartier.kernel.rules import blank_steps
from quartier.server.table.beginning import begin_match
from quartier.server.table.viewers import Viewer, hidden_position
from quartier.testing import Case, cases
from quartier.testing.walk import random_turn

ALL = [case for game in games() for case in cases(game)]


def legal_in(match: Match, seat: int, state: bytes) -> list[str]:
    """What the kernels answer who know nothing but the bytes of a position."""
    position = np.frombuffer(state, match.state.dtype).copy()
    steps = blank_steps(match.game.space)
    number = calls.legal(position, match.box.record, seat, steps)
    return match.game.step_texts(position, match.box, seat, steps[:number].tolist())


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_position_has_the_name_of_its_kernels_and_they_find_in_it_what_the_view_offers(case: Case) -> None:
    match, chance = begin_match(table_record(case, "positions")), random.Random(1)
    viewers = [Viewer(seat) for seat in range(case.seats)]
    while not match.over:
        for seat, viewer in enumerate(viewers):
            viewer.look(match)
            position, view = hidden_position(match, seat, match.hidden(seat)), match.view(seat)
            assert position is not None
            assert position.kernels == match.game.kernels_hash
            if view.legal:
                assert legal_in(match, seat, position.state) == view.legal
        seat = chance.choice(match.actors)
        match.play(seat, random_turn(match, seat, chance))


@pytest.mark.parametrize("game", games())
def test_the_name_of_the_kernels_is_the_one_that_their_module_has(game: str) -> None:
    name = library_path(load_game(game).package, "wasm32").name
    assert name == f"{game}-{load_game(game).kernels_hash}-wasm32.wasm"
    # Also where they are not compiled: the same sources give the same bytes.
    asked = f"from quartier.core.registry import load_game; print(load_game('{game}').kernels_hash)"
    given = {**os.environ, "QUARTIER_KERNELS": "interpreted"}
    done = subprocess.run([sys.executable, "-c", asked], env=given, capture_output=True, text=True, check=True)
    assert name == f"{game}-{done.stdout.strip()}-wasm32.wasm"


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_position_changes_only_with_its_view_and_by_secret_turns_only_in_who_is_ready(case: Case) -> None:
    match, chance = begin_match(table_record(case, "positions")), random.Random(2)
    seats = (None, *range(case.seats))
    viewers = {seat: Viewer(seat) for seat in seats}
    for viewer in viewers.values():
        viewer.look(match)
    while not match.over:
        mover, shown = chance.choice(match.actors), match.shown
        match.play(mover, random_turn(match, mover, chance))
        for seat, viewer in viewers.items():
            changed = viewer.look(match, mover)
            assert set(changed) != {"position"}
            if match.game.turns_stay_secret and match.shown == shown and seat != mover:
                assert set(changed) <= {"actors", "ready", "position"}
    assert viewers[None].fields["position"] == b"null"


def test_the_position_comes_with_what_is_shown_and_with_what_was_missed(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as seat, bob.sit(table) as other:
        start = seat.until("snapshot")["view"]["position"]
        other.until("snapshot")
        assert set(start) == {"kernels", "state"}
        assert start["kernels"] == other.view["position"]["kernels"] == load_game("cities").kernels_hash
        turn = seat.draft(random.Random(3))
        played = seat.play(turn)["changes"]["position"]
        assert b64decode(played["state"]) != b64decode(start["state"])
        assert other.until("changes")["changes"]["position"] != played
        assert seat.play(turn, version=1)["view"]["position"] == played
        assert ann.ask("GET", f"/api/tables/{table}")["view"]["position"] == played
        version, knew = seat.version, other.version
        other.play(other.draft(random.Random(4)))
        seat.until_sure(lambda: seat.view["wave"] == 1)
        now = seat.view["position"]
        assert now != played
        assert "position" not in seat.ask("talk", text="Hello")["changes"]
    with ann.sit(table, f"?version={version}&seat=0") as again:
        assert again.hear()["changes"]["position"] == now
    with bob.sit(table, f"?version={knew}&seat=1") as back:
        assert back.hear()["changes"]["position"] != start


def test_spectators_are_sent_no_position(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    stranger = Guest(ann.server, "")
    with stranger.sit(table) as watching, ann.sit(table) as seat:
        assert watching.until("snapshot")["view"]["position"] is None
        seat.until("snapshot")
        seat.play(seat.draft(random.Random(5)))
        assert set(watching.until("changes")["changes"]) == {"actors", "ready"}
        assert stranger.ask("GET", f"/api/tables/{table}")["view"]["position"] is None


def test_pages_have_a_record_of_the_house_set_of_today_alone() -> None:
    def position(game: str, **options: Any) -> object:
        match = Match.new(game, seed=1, **options)
        return hidden_position(match, 0, match.hidden(0))

    house = Path(str(load_game("guilds").part("box").__file__)).parent / "data" / "house.txt"
    assert position("guilds", seats=3) is not None
    assert position("guilds", seats=3, box=str(house)) is None
    old = Match.new("tangram", seed=1)
    old.rules = old.game.about.kept[0]
    assert hidden_position(old, 0, old.hidden(0)) is None


def test_a_decision_stays_while_others_get_ready_and_is_another_after_an_own_turn(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as first, bob.sit(table) as second:
        shown = first.until("snapshot")
        assert shown["decision"] == shown["version"] == 1
        second.until("snapshot")
        turn = first.draft(random.Random(6))
        second.play(second.draft(random.Random(7)))
        changes = first.until("changes")
        assert (changes["version"], changes["decision"]) == (2, 1)
        assert first.ask("talk", text="Wait")["decision"] == 1
        played = first.play(turn, version=changes["decision"])
        assert played["type"] == "ack"
        assert played["decision"] == played["version"] == 3
        stale = first.play(turn, version=2)
        assert (stale["type"], stale["decision"]) == ("resync", 3)
        assert first.ask("sync", version=1)["decision"] == 3


def test_before_the_start_there_is_nothing_to_decide(ann: Guest) -> None:
    shown = ann.ask("GET", f"/api/tables/{ann.table(seats=2)}")
    assert (shown["version"], shown["decision"], shown["view"]) == (0, 0, None)
