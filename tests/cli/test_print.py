"""`quartier print`: a file where it was asked for, and one line where it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.words import Typist

SMALL = ("--seats", "1", "--one-sided")


def test_a_pdf_is_written_and_its_size_told(typed: Typist, tmp_path: Path) -> None:
    to = tmp_path / "cities.pdf"
    said = typed("print", "cities", "--to", str(to), *SMALL)
    assert (said.status, said.err) == (0, "")
    assert to.read_bytes().startswith(b"%PDF-")
    assert str(to) in said.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("print", "citys"), "there is no game 'citys'"),
        (("print", "cities", "--paper", "a5"), "option --paper: 'a5' is not one of a4, letter"),
        (("print", "guilds", "--seats", "2"), "guilds is for 3 to 5 seats, not 2"),
        (("print", "cities", "--box", "nowhere.txt"), "box=nowhere.txt: No such file or directory"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    typed: Typist, tmp_path: Path, words: tuple[str, ...], message: str
) -> None:
    to = tmp_path / "game.pdf"
    said = typed(*words, "--to", str(to))
    assert (said.status, said.out) == (2, "")
    assert message in said.err
    assert not to.exists()


def test_a_set_with_a_fault_is_refused_with_its_line(typed: Typist, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("1 AP CX\n")
    said = typed("print", "cities", "--box", str(tmp_path / "mine.txt"), "--to", str(tmp_path / "game.pdf"))
    assert said.status == 2
    assert "mine.txt, line 1" in said.err
