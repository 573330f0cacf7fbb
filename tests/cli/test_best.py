"""`quartier best`: the best of a deal or of a match file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.words import MATCH, Typist

import quartier

QUICK = ("--seconds", "0.3", "--cores", "1")


def test_a_deal_is_named_by_game_seed_and_options(typed: Typist) -> None:
    said = typed("best", "cities", "--seed", "7", "--option", "level=1", "--json", *QUICK)
    told = json.loads(said.out)
    assert (said.status, told["game"], told["seed"]) == (0, "cities", "7")
    match = quartier.new("cities", seats=1, seed=7, level=1)
    for turn in told["turns"]:
        match.play(0, turn)
    assert match.standings[0].score == told["score"] <= told["bound"]
    assert told["proven"] == (told["score"] == told["bound"])


def test_a_match_file_names_its_deal_and_the_board_is_drawn(typed: Typist) -> None:
    said = typed("best", MATCH, *QUICK)
    assert said.status == 0
    assert "13  " in said.out
    assert "nobody could have made more" in said.out


def test_of_a_match_that_is_not_over_nothing_is_told(typed: Typist, tmp_path: Path) -> None:
    match = quartier.new("cities", seats=1, seed=7)
    match.play(0, "e5^,g7>,i9v")
    match.save(tmp_path / "running.quartier")
    said = typed("best", str(tmp_path / "running.quartier"), *QUICK)
    assert (said.status, said.out) == (2, "")
    assert "not over" in said.err
    assert typed("best", str(tmp_path / "running.quartier"), "--unfinished", *QUICK).status == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("best", "cities"), "a deal needs its --seed"),
        (("best", "guilds", "--seed", "1"), "guilds has no best score of a deal"),
        (("best", "citys", "--seed", "1"), "there is no game 'citys'"),
        (("best", "nowhere.quartier"), "No such file or directory"),
        (("best", "cities", "--seed", "1", "--free"), "no best score of a deal with the option free"),
        (("best", "cities", "--seed", "1", "--seat", "9"), "option --seat: 9 is not a number from 1 to 1"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(typed: Typist, words: tuple[str, ...], message: str) -> None:
    said = typed(*words)
    assert (said.status, said.out) == (2, "")
    assert message in said.err
