"""Pictures as files: the right size, the right number of frames, and a word where they cannot be made."""

from __future__ import annotations

import importlib.util
import io
from pathlib import Path

import pytest
from PIL import Image
from tests.pictures.test_match_pictures import DAY, recorded

from quartier.core.errors import BadOption
from quartier.pictures.animation import film
from quartier.pictures.match_picture import Look
from quartier.pictures.saving import picture_file, save_picture


def opened(data: bytes) -> Image.Image:
    """A file as pixels."""
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize(("size", "measure"), [("wide", (1200, 630)), ("square", (1080, 1080))])
def test_a_png_is_as_large_as_it_says_and_has_the_colours_of_its_theme(size: str, measure: tuple[int, int]) -> None:
    picture = opened(picture_file(recorded("cities/solo-level-1"), "png", Look(size=size, theme="dark"), day=DAY))
    assert (picture.format, picture.size) == ("PNG", measure)
    assert picture.convert("RGB").getpixel((2, 2)) == (0x1D, 0x1C, 0x22)
    # Letters are there: the ink of the title stands on the paper.
    found = picture.convert("RGB").getcolors(1 << 24)
    assert found is not None
    assert (0xF3, 0xEC, 0xDF) in {colour for _, colour in found}


def test_a_webp_has_a_frame_for_each_position_and_goes_on_for_ever() -> None:
    match, heard = recorded("cities/solo-level-1"), []
    data = picture_file(
        match, "webp", Look(language="en"), day=DAY, told=lambda done, frames: heard.append((done, frames))
    )
    frames = film(match, Look(language="en"), day=DAY).frames
    picture = opened(data)
    assert (picture.format, picture.size) == ("WEBP", (800, 420))
    assert picture.n_frames == len(frames) == 15  # type: ignore[attr-defined]
    assert picture.info["loop"] == 0
    assert heard == [(done, 15) for done in range(16)]
    assert len(data) < 500_000


def test_an_svg_moves_if_it_shall(tmp_path: Path) -> None:
    match = recorded("tangram/1-seats")
    for moves in (False, True):
        save_picture(match, tmp_path / "match.SVG", day=DAY, moves=moves)
        assert ("@keyframes" in (tmp_path / "match.SVG").read_text("utf-8")) == moves


@pytest.mark.parametrize(
    ("kind", "moves", "words"),
    [("gif", False, "“.gif” is no ending"), ("", False, "no ending"), ("png", True, "A PNG does not move")],
)
def test_files_that_cannot_be_are_refused(kind: str, moves: bool, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        picture_file(recorded("cities/solo-level-1"), kind, moves=moves)


def test_without_what_draws_pixels_there_is_svg_and_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *more: None if name == "resvg_py" else find(name, *more)
    )
    match = recorded("cities/solo-level-1")
    assert picture_file(match, "svg").startswith(b"<svg ")
    with pytest.raises(BadOption, match=r"quartier\[pictures\]"):
        picture_file(match, "png")
