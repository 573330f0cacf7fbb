"""Whole recorded games replay to the same bytes, and their results are right by the slow way too."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.cities.slow_city import SlowCity

from quartier.core.file import verify

RECORDED = sorted(Path(__file__).with_name("fixtures").glob("*.quartier"))


def test_every_level_and_variant_is_recorded() -> None:
    texts = [path.read_text() for path in RECORDED]
    for header in (
        "option.level: 1",
        "option.level: 2",
        "option.level: 3",
        "option.no_jumping: yes",
        "option.just_one_more: yes",
        "option.free: yes",
        "seats: 1",
        "seats: 8",
    ):
        assert any(header in text for text in texts), header


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_verified(path: Path) -> None:
    match, verdict = verify(path.read_text(), path.name)
    assert match.over
    assert (verdict.state, verdict.standings) == (True, True)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_result_is_right_by_the_slow_way(path: Path) -> None:
    match, _ = verify(path.read_text(), path.name)
    board = match.view(None).board
    cities = [SlowCity() for _ in range(match.seats)]
    for turn in match.turns:
        city, steps = cities[turn.seat], turn.text.split()
        tiles = [tile.number for tile in board.cities[turn.seat].tiles]
        if turn.wave == 0:
            for number, text in zip(tiles, steps[0].split(","), strict=False):
                city.lay(board.tiles[number - 1], text)
            continue
        if steps[0] != "x":
            city.lay(board.tiles[tiles[2 + turn.wave] - 1], steps[0].lstrip("*"))
        city.tourist(steps[1])
    points = [city.points(match.options.level) for city in cities]
    assert [place.score for place in match.standings] == [sum(best) for best in points]
    worth = [(sum(best), best + [0] * (7 - len(best))) for best in points]
    assert [place.rank for place in match.standings] == [1 + sum(other > own for other in worth) for own in worth]
