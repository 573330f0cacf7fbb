"""`quartier replay --image`: a file by the ending of its name, and clear words where there can be none."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.cli.words import Typist

import quartier

FIXTURES = Path(__file__).resolve().parent.parent / "games"
FILE = str(FIXTURES / "cities" / "fixtures" / "two-level-2.quartier")


def test_a_picture_has_names_day_and_language(tmp_path: Path, typed: Typist) -> None:
    to = tmp_path / "city.svg"
    said = typed("replay", FILE, "--image", str(to), "--names", "Ada,Grace", "--date", "2026-11-17", language="de")
    assert (said.status, said.err) == (0, "")
    assert str(to) in said.out.replace("\n", "")
    text = to.read_text("utf-8")
    assert "Ada gewinnt mit 32 Punkten." in text
    assert "17. November 2026" in text
    assert "Stufe 2 (Dilemma)" in text


def test_without_a_day_it_is_that_of_the_file(tmp_path: Path, typed: Typist) -> None:
    file = tmp_path / "match.quartier"
    file.write_bytes(Path(FILE).read_bytes())
    os.utime(file, (1_000_000_000, 1_000_000_000))
    said = typed("replay", str(file), "--image", str(tmp_path / "a.svg"), "--json", "--seat", "2", language="en")
    assert json.loads(said.out) == {"image": str(tmp_path / "a.svg"), "bytes": (tmp_path / "a.svg").stat().st_size}
    assert "September 9, 2001" in (tmp_path / "a.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--image", "city.gif"), "“.gif” is no ending for a picture: there are svg, png, webp."),
        (("--image", "city"), "is no ending for a picture"),
        (("--image", "city.png", "--moving"), "A PNG does not move"),
        (("--image", "city.svg", "--seat", "3"), "--seat: '3' is not a number from 1 to 2"),
        (("--image", "city.svg", "--seat", "one"), "--seat: 'one' is not a number from 1 to 2"),
        (("--image", "city.svg", "--size", "huge"), "“huge” is no size of a picture"),
        (("--image", "city.svg", "--theme", "pink"), "“pink” is no theme of a picture"),
        (("--image", "city.svg", "--date", "today"), "--date: 'today' is not a day, as in 2026-11-17"),
        (("--image", "city.svg", "--turn", "3"), "--turn and --image do not go together"),
        (("--seat", "1"), "--seat is about a picture: say where to with --image"),
    ],
)
def test_what_cannot_be_is_explained_and_nothing_is_written(
    words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: Typist
) -> None:
    monkeypatch.chdir(tmp_path)
    said = typed("replay", FILE, *words, language="en")
    assert said.status == 2
    assert told in " ".join(said.err.split())
    assert not list(tmp_path.iterdir())


def test_a_match_that_goes_on_has_no_picture(tmp_path: Path, typed: Typist) -> None:
    quartier.new("cities", seats=1, seed=1).save(tmp_path / "running.quartier")
    said = typed("replay", str(tmp_path / "running.quartier"), "--image", str(tmp_path / "a.svg"), language="en")
    assert said.status == 2
    assert "finished matches only" in " ".join(said.err.split())
    assert not (tmp_path / "a.svg").exists()
