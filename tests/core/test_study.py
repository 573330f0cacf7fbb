"""Studies obey the rules: every position is reached by legal turns, branches are kept, files bring all of it back."""

from __future__ import annotations

from itertools import islice

import pytest

import quartier
from quartier.core.errors import BadFile, IllegalMove, MalformedMove
from quartier.core.file import write_match
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.core.study import MOST_POSITIONS, BadPosition, Study
from quartier.core.study_file import read_study, write_study

OPENING = "e5^,g7>,i9v"


def played(game: str, turns: int = 12) -> Match:
    """The beginning of a match, by the first legal turns."""
    match = quartier.new(game, seats=max(2, games()[game].seats.start), seed=7)
    for _ in range(turns):
        seat = match.actors[0]
        match.play(seat, next(match.each_legal(seat)))
    return match


def branched(game: str) -> Study:
    """A study with the line of a match, and another turn from each of its positions."""
    match = played(game)
    study = Study(match, title="A | title: of its own", players=["Ann", "Bob: the builder"], note="One.\n\nTwo.")
    for number in range(len(match.turns)):
        here = study.match_at(number)
        for turn in islice(here.each_legal(here.actors[-1]), 3):
            study.add(number, here.actors[-1], turn, note=f"| [branch {number}]")
    return study


@pytest.fixture
def study() -> Study:
    """Two ways to go on after the start tiles."""
    study = Study(quartier.new("cities", seats=1, seed=7))
    study.grow([(0, 0, OPENING, ""), (1, 0, "c3^ .", ""), (1, 0, "c3^ +c3", "")])
    return study


@pytest.mark.parametrize("game", games())
def test_a_study_of_a_match_begins_with_its_line_and_the_same_bytes(game: str) -> None:
    match = played(game)
    study = Study(match)
    assert [position.turn for position in study.positions] == [turn.text for turn in match.turns]
    assert study.match_at(len(match.turns)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("game", games())
def test_branches_are_kept_beside_each_other_and_each_is_a_match_of_its_own(game: str) -> None:
    study = branched(game)
    assert len(study.positions) > len(played(game).turns)
    for number, position in enumerate(study.positions, 1):
        line = study.line_to(number)
        assert line[-1] == number
        assert line[-2:-1] == ([position.parent] if position.parent else [])
        again = study.match_at(position.parent)
        again.play(position.seat, position.turn)
        assert again.state.tobytes() == study.match_at(number).state.tobytes()


@pytest.mark.parametrize("game", games())
def test_a_study_file_brings_all_of_it_back(game: str) -> None:
    study = branched(game)
    again = read_study(write_study(study))
    assert again.positions == study.positions
    assert (again.title, again.note) == (study.title, study.note)
    assert again.players == study.players
    assert again.deal.state.tobytes() == study.deal.state.tobytes()
    assert write_study(again) == write_study(study)


def test_a_match_file_is_a_study_of_one_line() -> None:
    match = played("cities")
    assert read_study(write_match(match)).positions == Study(match).positions


def test_a_turn_that_breaks_a_rule_is_refused_and_nothing_changes(study: Study) -> None:
    before = list(study.positions)
    with pytest.raises(IllegalMove):
        study.add(1, 0, "e11^ .")
    with pytest.raises(BadPosition) as found:
        study.grow([(2, 0, "c5^ .", ""), (4, 0, "e11^ .", "")])
    assert found.value.number == 5
    assert isinstance(found.value.reason, IllegalMove)
    assert study.positions == before


@pytest.mark.parametrize("parent", [-1, 4, 5, 100])
def test_a_turn_goes_on_from_a_position_that_there_is(study: Study, parent: int) -> None:
    before = list(study.positions)
    with pytest.raises(BadPosition, match="position 4: there is no position"):
        study.grow([(parent, 0, "c5^ .", "")])
    with pytest.raises(MalformedMove):
        study.add(parent, 0, "c5^ .")
    assert study.positions == before


def test_the_same_turn_from_the_same_position_is_there_once(study: Study) -> None:
    with pytest.raises(BadPosition, match="twice"):
        study.grow([(1, 0, "c3^ .", "")])
    assert (study.add(1, 0, "c3^ ."), len(study.positions)) == (2, 3)


def test_a_study_has_an_end(study: Study) -> None:
    with pytest.raises(MalformedMove, match=f"{MOST_POSITIONS:,}"):
        study.grow([(0, 0, OPENING, "")] * MOST_POSITIONS)
    assert len(study.positions) == 3


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("1 1 c3^ .", "1 1 e11^ .", "must touch"),
        ("1 1 c3^ .", "2 1 c3^ .", "round 2"),
        ("1 1 c3^ .", "1 3 c3^ .", "seat 3 of 1"),
        ("1 1 c3^ .", "what", "what"),
        ("1 1 c3^ +c3", "1 1 c3^ .", "twice"),
    ],
)
def test_a_turn_of_a_file_that_cannot_be_is_named_with_its_line(study: Study, old: str, new: str, said: str) -> None:
    lines = write_study(study).splitlines()
    at = lines.index(old)
    lines[at] = new
    with pytest.raises(BadFile, match=said) as found:
        read_study("\n".join(lines))
    assert found.value.remark.where is not None
    assert found.value.remark.where.line == at + 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("quartier study 1", "a study", "a study begins with"),
        ("game: cities", "game: chess", "chess"),
        ("seats: 1", "seats: 9", "9"),
        ("option.level: ", "option.level: x", "level"),
        ("seed: 7", "", "seed"),
        ("[branch 1]", "[branch 7]", "no position 7"),
        ("[turns]", "", "is no header"),
    ],
)
def test_a_file_that_is_no_study_is_refused(study: Study, old: str, new: str, said: str) -> None:
    text = write_study(study)
    assert old in text
    with pytest.raises(BadFile, match=said):
        read_study(text.replace(old, new))
