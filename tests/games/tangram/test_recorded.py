"""Whole games on file, one for each number of players: they replay, and the slow way finds the same points."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.file import verify
from quartier.core.match import Match
from quartier.core.sections import take_apart
from quartier.games.tangram.position import FINAL

from . import slow

FILES = sorted(Path(__file__).with_name("fixtures").glob("*.quartier"))


def test_there_is_a_game_for_each_number_of_players() -> None:
    seats = {int(take_apart(path.read_text(encoding="utf-8"), path.name).get("seats")) for path in FILES}
    assert seats == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    match, verdict = verify(path.read_text(encoding="utf-8"), path.name)
    assert match.over
    assert verdict.state
    assert verdict.standings


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_points_of_a_recorded_game_are_found_by_the_slow_way(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    headers = take_apart(text, path.name).headers
    recorded, _ = verify(text, path.name)
    match = Match(recorded.game, recorded.seats, recorded.seed, recorded.options, recorded.box)
    totals = [1] * match.seats
    for turn in recorded.turns:
        wave = match.wave
        match.play(turn.seat, turn.text)
        if match.wave != wave and wave and (wave == FINAL or wave % 4 == 0):
            seen = match.view(None).board
            totals = [total + slow.round_points(seen, seat) for seat, total in enumerate(totals)]
    for seat, board in enumerate(match.view(None).board.boards):
        totals[seat] += sum(slow.bonuses(slow.fields(slow.letters(board))))
    assert " ".join(map(str, totals)) == headers["scores"]
    assert " ".join(str(1 + sum(other > total for other in totals)) for total in totals) == headers["ranks"]
