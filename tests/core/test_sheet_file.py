"""Files of score sheets: several players, the game and its options, each fault at its line."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadComponents, BadFile
from quartier.core.registry import load_game
from quartier.core.sheet_file import read_box, read_sheet_file

CITY = "\n".join(["AAPPWWCC", "aAPpWWcC", "CCAAPPWW", "CCAAPPWW", "WWCCAAPP", "WWCcAAPp", "PPWWCCAa", "PPWWCCAA"])


def test_a_file_without_headers_is_one_sheet_as_it_always_was() -> None:
    read = read_sheet_file("# an evening\n" + CITY, "city.txt", False, 8)
    assert (read.game, read.options, read.names) == (None, {}, [])
    assert read.sheets == ["# an evening\n" + CITY]


def test_each_player_has_a_sheet_whose_lines_keep_their_numbers() -> None:
    text = f"game: cities\noption.level: 3\nplayer: Anna\n{CITY}\nplayer: Ben # late\n{CITY}"
    read = read_sheet_file(text, "city.txt", False, 8)
    assert read.names == ["Anna", "Ben"]
    assert read.options["level"].text == "3"
    assert [sheet.splitlines()[-1] for sheet in read.sheets] == ["PPWWCCAA", "PPWWCCAA"]
    assert [sheet.count("\n") + 1 for sheet in read.sheets] == [11, 20]


def test_players_of_one_board_have_one_sheet() -> None:
    read = read_sheet_file("player: Anna\nplayer:\nplayers: 3\nplayer: Cleo\na1: k 1", "town.txt", True, 5)
    assert read.names == ["Anna", "", "Cleo"]
    assert read.sheets[0].split() == ["a1:", "k", "1"]


def test_a_set_of_ones_own_stands_behind_the_sheets_and_is_the_same_as_in_its_file() -> None:
    house = load_game("cities").house_box()
    lines = "\n".join(f"  {line}" for line in house.splitlines())
    read = read_sheet_file(f"box: Mine\nplayer: Anna\n{CITY}\n\n[box]\n{lines}\n", "city.txt", False, 8)
    assert read.sheets[0].split() == CITY.split()
    assert read.box is not None
    box = read_box(load_game("cities"), read.box, "city.txt")
    assert (box.name, box.text, box.sha256) == ("Mine", house, load_game("cities").box("house", house).sha256)


def test_what_a_set_says_is_no_header_of_the_file() -> None:
    read = read_sheet_file(f"box: Mine\n{CITY}\n[box]\n  player: Ben\n  game: chess\n", "city.txt", False, 8)
    assert (read.game, read.names) == (None, [])
    assert read.box is not None
    assert read.box.text == "player: Ben\ngame: chess\n"


def test_what_is_wrong_with_a_set_is_told_at_its_line_of_the_file() -> None:
    read = read_sheet_file("box: Mine\nmilestones 6\n\n[box]\n  # mine\n  track luck 0 5\n", "city.txt", True, 4)
    assert read.box is not None
    with pytest.raises(BadComponents) as found:
        read_box(load_game("skylines"), read.box, "city.txt")
    where = found.value.remark.where
    assert where is not None
    assert (where.source, where.line) == ("city.txt", 6)


def test_the_house_set_may_be_named_and_needs_no_section() -> None:
    assert read_sheet_file(f"box: house\n{CITY}", "city.txt", False, 8).box is None


@pytest.mark.parametrize(
    ("text", "wrong", "line"),
    [
        (f"{CITY}\nplayer: Anna\n{CITY}", "wrong-sheet-before", 1),
        (f"player: Anna\n{CITY}\noption.level: 3", "wrong-sheet-header", 10),
        (f"player: {'A' * 41}\n{CITY}", "wrong-sheet-name", 1),
        ("player:\n" * 9, "wrong-sheet-players", 9),
        (f"box: Mine\n{CITY}", "wrong-file-box-section", 1),
        (f"{CITY}\n[box]\n  1  AA PP", "wrong-file-box-section", 9),
        (f"box: house\n{CITY}\n[box]\n  1  AA PP", "wrong-file-box-section", 1),
        (f"box: Mine\noption.box: mine.txt\n{CITY}\n[box]\n  1  AA PP", "wrong-sheet-two-boxes", 2),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, wrong: str, line: int) -> None:
    with pytest.raises(BadFile) as found:
        read_sheet_file(text, "city.txt", False, 8)
    where = found.value.remark.where
    assert found.value.remark.message == wrong
    assert where is not None
    assert where.line == line
