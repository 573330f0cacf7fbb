"""Match files: readable, replayed, verified, and refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import quartier
from quartier.core.errors import BadFile, BadOption
from quartier.core.file import read_match, write_match
from quartier.core.registry import load_game
from quartier.core.seeds import Commitment
from quartier.testing.walk import play_randomly


def played(turns: int | None = None) -> str:
    match = quartier.new("cities", seats=2, seed=7, level=3)
    match.commitment = Commitment.to(match.seed)
    play_randomly(match, Random(1), turns)
    return write_match(match)


WHOLE = played()


def test_a_file_is_text_that_a_person_can_read() -> None:
    lines = WHOLE.splitlines()
    assert lines[0] == "quartier match 1"
    assert "game: cities" in lines
    assert "option.level: 3" in lines
    assert "seed: 7" in lines
    turns = lines[lines.index("[turns]") + 1 :]
    assert len(turns) == 28
    assert [turn.split()[:2] for turn in turns[:4]] == [["0", "1"], ["0", "2"], ["1", "1"], ["1", "2"]]


def test_turns_of_a_round_are_sorted_by_seat_whoever_was_first() -> None:
    one, two = (quartier.new("cities", seats=2, seed=7) for _ in range(2))
    for seat in (0, 1):
        one.play(seat, f"e5{'^>'[seat]},g7^,i9^")
    for seat in (1, 0):
        two.play(seat, f"e5{'^>'[seat]},g7^,i9^")
    assert write_match(one) == write_match(two)


def test_undone_turns_are_not_in_the_file() -> None:
    match = quartier.new("cities", seats=2, seed=7)
    match.play(0, "e5^,g7^,i9^")
    match.undo(0)
    assert write_match(match) == write_match(quartier.new("cities", seats=2, seed=7))


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    match = read_match(WHOLE)
    match.save(tmp_path / "evening.quartier")
    again = quartier.load(tmp_path / "evening.quartier")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.commitment == match.commitment


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("quartier match 1", "quartier match 2"), "line 1: a match file begins with 'quartier match 1'"),
        (("game: cities", "game: chess"), "there is no game 'chess'"),
        (("game: cities\n", ""), r"the header 'game: …' is missing"),
        (("rules: 1", "rules: 99"), "played by rules 99 of cities; these are rules 1"),
        (("seats: 2", "seats: two"), "'seats: two' should be a number"),
        (("seats: 2", "seats: 12"), "cities is for 1 to 8 seats, not 12"),
        (("option.level: 3", "option.level: 7"), "option level: '7' is not a number from 1 to 3"),
        (("option.level", "option.height"), "there is no option 'height'"),
        (("box-sha256: ", "box-sha256: 0"), "is not the one that was played with"),
        (("seed: 7", "seed 7"), "line 11: 'seed 7' is no header"),
        (("seed: 7", "seed: 7\nseed: 8"), "line 12: the header 'seed' stands there twice"),
        (("\n0 1 ", "\n1 1 "), "line 19: a turn of round 1 where round 0 is played"),
        (("\n0 1 ", "\n0 5 "), "line 19: seat 5 of 2"),
        (("\n0 1 ", "\n0 2 "), "line 20: It is not this player's turn"),
        (("\n0 1 ", "\nzero 1 "), "line 19: a turn is a round, a seat and its steps"),
        (("\n0 1 ", "\n0 1 hello "), "line 19: 'hello' is no move"),
        (("seats: 2", "seats: 02"), "'seats: 02' should be a number"),
        (("\n0 1 ", "\n00 1 "), "line 19: a turn is a round, a seat and its steps"),
        (("[turns]\n", "[turns]\n[turns]\n"), r"line 19: the section \[turns\] stands there twice"),
        (("[turns]\n", "[turns]\n[box]\n"), r"line 19: the section \[box\] belongs before the turns"),
        (("[turns]\n", "[box]\n  mine\n\n[turns]\n"), "and only such a one does; this is 'house'"),
        (("box: house", "box: mine"), "and only such a one does; this is 'mine'"),
        (("salt: ", "seats: "), "line 13: the header 'seats' stands there twice"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(change: tuple[str, str], message: str) -> None:
    assert change[0] in WHOLE
    with pytest.raises(BadFile, match=message):
        read_match(WHOLE.replace(*change, 1), "evening.quartier")


@pytest.mark.parametrize("key", ["commitment", "salt", "box-sha256", "seed"])
def test_a_file_without_a_header_that_it_needs_is_refused(key: str) -> None:
    with pytest.raises(BadFile, match=f"the header '{key}: …' is missing"):
        read_match("".join(line for line in WHOLE.splitlines(True) if not line.startswith(f"{key}: ")))


def test_a_file_without_turns_needs_their_section_all_the_same() -> None:
    with pytest.raises(BadFile, match=r"there is no section \[turns\]"):
        read_match(WHOLE[: WHOLE.index("[turns]")])


@pytest.mark.parametrize("seed", ["two\nlines", " 7", "7 ", "a\u2028b", "\x07"])
def test_a_seed_that_a_file_could_not_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match="does not fit on a line of a match file"):
        quartier.new("cities", seed=seed)


@pytest.mark.parametrize("name", ["mine.txt", "house", " my  set.txt"])
@pytest.mark.parametrize("shape", ["{}", "\n\n{}", "{}\n \n", "\n{}\n\n\n"])
def test_a_match_with_a_set_of_ones_own_is_saved_and_loaded_whatever_surrounds_it(
    tmp_path: Path, name: str, shape: str
) -> None:
    house = load_game("cities").house_box().strip().replace("# The house set", "# My set")
    (tmp_path / name).write_text(shape.format(house))
    match = quartier.new("cities", seed=7, box=str(tmp_path / name))
    play_randomly(match, Random(1), 2)
    match.save(tmp_path / "evening.quartier")
    again = quartier.load(tmp_path / "evening.quartier")
    assert again.state.tobytes() == match.state.tobytes()
    assert write_match(again) == write_match(match)


def test_a_save_follows_a_link_and_writes_to_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "here").symlink_to(tmp_path / "there")
    read_match(WHOLE).save(tmp_path / "here")
    assert (tmp_path / "here").is_symlink()
    assert (tmp_path / "there").read_text() == WHOLE
    read_match(WHOLE).save("/dev/null")
    assert not Path("/dev/null").is_file()


def test_a_save_that_is_interrupted_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.quartier"
    read_match(WHOLE).save(path)

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        quartier.new("cities", seed=8).save(path)
    assert path.read_text() == WHOLE
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        quartier.load(tmp_path / "nothing")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="not a text file"):
        quartier.load(tmp_path / "picture")


def test_another_seed_breaks_the_commitment() -> None:
    seed, salt = "7", Commitment.to("7").salt
    promise = Commitment.to(seed)
    assert promise.kept("7")
    assert not promise.kept("8")
    assert not Commitment(salt, promise.digest).kept("7")
