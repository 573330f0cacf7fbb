"""What commands say of a component set that is not the house's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.words import ARENA, Typist, run

from quartier.core.registry import games, load_game


def all_water() -> str:
    return "".join(f"{number} WW WW\n" for number in range(1, 25))


@pytest.mark.parametrize("words", [("simulate", "cities", "--games", "1"), ARENA])
def test_what_is_unusual_with_a_set_is_told_beside_the_result(
    typed: Typist, files: Path, words: tuple[str, ...]
) -> None:
    (files / "water.txt").write_text(all_water())
    status, out, err = typed(*words, "--box", "water.txt", "--json")
    assert (status, out.count("\n")) == (0, 1)
    lines = err.splitlines()
    assert lines[0] == "Unusual: water.txt, line 1: tile 1 has 4 fields of one kind; tiles of the box have 2 at most"
    assert lines[5:] == ["… and 43 more; “quartier check” tells all."]


def test_a_game_in_the_terminal_tells_what_is_unusual_too(files: Path) -> None:
    (files / "water.txt").write_text(all_water())
    done = run("play", "cities", "--seats", "1", "--box", "water.txt", stdin="quit\n")
    assert "Unusual: water.txt, line 1: tile 1 has 4 fields" in done.stdout
    assert "and 46 more" in done.stdout


def test_check_tells_all_that_is_unusual(typed: Typist, files: Path) -> None:
    (files / "water.txt").write_text(all_water())
    status, out, err = typed("check", "cities", "water.txt")
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 49
    assert out.splitlines()[-1] == "The set can be played with; 48 things are unusual."
    assert "Plättchen 1 und 2 sind gleich" in typed("check", "cities", "water.txt", language="de").out


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_is_unusual_with_the_house_sets(typed: Typist, files: Path, game: str) -> None:
    (files / "mine.txt").write_text(load_game(game).house_box())
    assert typed("check", game, "mine.txt").out == "The set can be played with, and nothing about it is unusual.\n"
    assert typed("check", game, "mine.txt", "--json").out == f'{{"game":"{game}","good":true,"unusual":[]}}\n'
