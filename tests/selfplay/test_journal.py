"""A journal of games: each is there whole or not at all, and nobody else writes to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.selfplay.test_data_set import plan

from quartier.core.errors import BadFile
from quartier.selfplay.journal import Journal


def written(path: Path) -> list[int]:
    """A journal with three games; how long it was after each."""
    journal, lengths = Journal(plan(games=3), path), []
    for number in (2, 0, 1):
        journal.add(number, bytes([number]) * 100)
        lengths.append(path.stat().st_size)
    journal.close()
    return lengths


def games_in(path: Path) -> dict[int, bytes]:
    journal = Journal(plan(games=3), path)
    found = {number: journal.game(number) for number in journal.places}
    journal.close()
    return found


def test_games_are_found_again_in_whatever_order_they_came(tmp_path: Path) -> None:
    written(tmp_path / "part")
    assert games_in(tmp_path / "part") == {number: bytes([number]) * 100 for number in range(3)}
    assert [path.name for path in tmp_path.iterdir()] == ["part"]


@pytest.mark.parametrize("cut", [1, 50, 101, 115])
def test_a_game_that_was_cut_off_is_none(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "part"
    lengths = written(path)
    path.write_bytes(path.read_bytes()[:-cut])
    assert list(games_in(path)) == [2, 0]
    assert path.stat().st_size == lengths[1]


def test_a_game_that_was_damaged_is_none(tmp_path: Path) -> None:
    path = tmp_path / "part"
    lengths = written(path)
    data = bytearray(path.read_bytes())
    data[lengths[1] - 10] ^= 1
    path.write_bytes(data)
    assert list(games_in(path)) == [2]
    assert path.stat().st_size == lengths[0]


def test_only_one_run_at_a_time_writes_to_it(tmp_path: Path) -> None:
    journal = Journal(plan(games=3), tmp_path / "part")
    with pytest.raises(BadFile, match="another run is at work"):
        Journal(plan(games=3), tmp_path / "part")
    journal.close()
    Journal(plan(games=3), tmp_path / "part").close()


def test_a_journal_of_other_games_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "part"
    written(path)
    kept = path.read_bytes()
    with pytest.raises(BadFile, match="other games are being played"):
        Journal(plan(games=4), path)
    assert path.read_bytes() == kept
    assert games_in(path)
