"""A page that was opened before an upgrade plays on: what it knows is sent as ever, and the rest it ignores."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.server_running import Guest, Seat, two_people

from quartier.core.registry import games
from quartier.testing import cases

VIEW = {
    "game",
    "options",
    "seats",
    "seat",
    "wave",
    "over",
    "actors",
    "ready",
    "phase",
    "legal",
    "standings",
    "log",
    "board",
}
KNOWN = {
    "snapshot": {"type", "version", "seat", "host", "table", "view", "talk"},
    "changes": {"type", "version", "changes", "id"},
    "ack": {"type", "id", "version", "changes"},
    "resync": {"type", "id", "reason", "version", "view"},
}
"""What pages read that know nothing of positions."""


class OldSeat(Seat):
    """A socket of such a page."""

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        message = super().hear(timeout)
        known = KNOWN.get(message["type"], set(message))
        assert known <= set(message), f"{message['type']} lacks {known - set(message)}"
        if message["type"] in ("snapshot", "resync") and message["view"] is not None:
            assert set(message["view"]) >= VIEW
        self.view = {name: value for name, value in self.view.items() if name in VIEW}
        return {name: message[name] for name in known}


def sit(guest: Guest, table: str, known: str = "") -> OldSeat:
    return OldSeat(guest, table, known, {})


@pytest.mark.parametrize("game", games())
def test_it_plays_every_game_to_its_end(ann: Guest, game: str) -> None:
    case = next(case for case in cases(game) if case.seats > 1)
    bots = ["random"] * (case.seats - 1)
    table = ann.table(game=game, options=dict(case.options), bots=bots, start=True)
    with sit(ann, table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(game))
        assert set(seat.view) == VIEW
        shown = ann.ask("GET", f"/api/tables/{table}")["view"]
        assert {name: shown[name] for name in VIEW} == seat.view


def test_it_undoes_is_told_what_is_stale_and_comes_back_for_what_it_missed(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with sit(ann, table) as seat, sit(bob, table) as other:
        seat.until("snapshot")
        other.until("snapshot")
        start = seat.view
        turn = seat.draft(random.Random(1))
        assert seat.play(turn)["type"] == "ack"
        assert seat.play(turn, version=1)["reason"] == "stale"
        assert seat.ask("undo", version=seat.version)["type"] == "ack"
        assert seat.view == start
        assert seat.play(turn, version=3)["type"] == "ack"
        version, known = seat.version, seat.view
        other.play(other.draft(random.Random(2)))
        seat.until_sure(lambda: seat.view["wave"] == 1)
    with sit(ann, table, f"?version={version}&seat=0") as again:
        missed = again.hear()["changes"]
        assert {name: {**known, **missed}[name] for name in VIEW} == seat.view
