"""`quartier site`: what it says when it is done, and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.words import Typist


def test_it_says_what_it_wrote_and_what_to_do_next(typed: Typist, tmp_path: Path) -> None:
    to = tmp_path / "my site"
    status, out, err = typed("site", "--to", str(to))
    assert (status, err) == (0, "")
    first, second = out.splitlines()
    assert first.startswith(f"{to}: ")
    assert first.endswith(" MB")
    assert second == f"Any web server can serve it: python -m http.server --directory '{to}'"
    assert (to / "index.html").is_file()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "there are other files in this folder"), ("de", "liegen andere Dateien"), ("nl", "staan andere bestanden")],
)
def test_a_folder_with_other_files_is_refused_in_one_line(
    typed: Typist, tmp_path: Path, language: str, said: str
) -> None:
    (tmp_path / "letter").write_text("Dear Ann,")
    status, out, err = typed("site", "--to", str(tmp_path), language=language)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_what_cannot_be_written_is_told_with_its_place(typed: Typist) -> None:
    status, _, err = typed("site", "--to", "/dev/null/site")
    assert (status, err) == (2, "quartier: /dev/null/site: Not a directory\n")
