"""The page as a site for any static host: whole, under any path, and careful with what lies in the folder."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from quartier.core.errors import BadFile
from quartier.server.door.headers import CONTENT
from quartier.server.interface import page as built
from quartier.server.interface.site import OWN, READY, write_site

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
    <a href="//example.org/">elsewhere</a>
  </head>
</html>
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A small built app."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "icon.svg").write_text("<svg/>")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "assets" / "index-abc.js").write_text("console.log('a tile')")
    (page / "assets" / "cities-abc.wasm").write_bytes(b"\0asm")
    for name in ("index.html.gz", "index.html.br", "assets/cities-abc.wasm.br"):
        (page / name).write_bytes(b"packed")
    return page


def names(folder: Path) -> set[str]:
    """All files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_site_has_all_files_of_the_page_but_not_those_that_only_our_server_sends(page: Path, tmp_path: Path) -> None:
    to = tmp_path / "new" / "site"
    files, size = write_site(to, page)
    page_files = {"index.html", "icon.svg", "manifest.webmanifest", "assets/index-abc.js", "assets/cities-abc.wasm"}
    assert names(to) == page_files | {".nojekyll", OWN}
    assert (files, size) == (7, sum(path.stat().st_size for path in to.rglob("*") if path.is_file()))
    assert (to / "assets" / "cities-abc.wasm").read_bytes() == b"\0asm"


def test_its_page_is_marked_finds_its_files_under_any_path_and_brings_its_policy(page: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", page)
    text = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert '<html lang="en" data-site>' in text
    assert re.findall(r'(?:href|src)="([^"]*)"', text) == [
        "./icon.svg",
        "./manifest.webmanifest",
        "./assets/index-abc.js",
        "//example.org/",
    ]
    assert f'<meta http-equiv="Content-Security-Policy" content="{CONTENT}" />' in text
    assert text.index("charset") < text.index("Content-Security-Policy") < text.index("<link")
    # What no such tag may say is left to headers.
    assert "frame-ancestors" not in text
    assert "frame-ancestors" not in CONTENT


def test_the_page_that_is_built_can_be_a_site(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    text = (tmp_path / "site" / "index.html").read_text("utf-8")
    asked_for = re.findall(r' (?:href|src)="([^"]*)"', text)
    assert asked_for
    assert all(address.startswith("./") and (tmp_path / "site" / address).is_file() for address in asked_for)
    assert "data-site" not in (built.FOLDER / "index.html").read_text("utf-8")


def test_an_older_site_is_replaced_and_what_others_put_there_stays(page: Path, tmp_path: Path) -> None:
    to = tmp_path / "site"
    write_site(to, page)
    (to / ".git").mkdir()
    (to / ".git" / "config").write_text("mine")
    (to / "CNAME").write_text("play.example.org")
    (page / "assets" / "index-abc.js").rename(page / "assets" / "index-def.js")
    (page / "extra").mkdir()
    (page / "extra" / "file.txt").write_text("more")
    write_site(to, page)
    assert {"assets/index-def.js", "extra/file.txt", ".git/config", "CNAME"} <= names(to)
    assert "assets/index-abc.js" not in names(to)
    (page / "extra" / "file.txt").unlink()
    write_site(to, page)
    assert not (to / "extra").exists()
    assert (to / "CNAME").read_text() == "play.example.org"


def test_an_empty_folder_will_do_and_one_with_other_files_is_left_alone(page: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    write_site(tmp_path / "empty", page)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "ann.txt").write_text("Dear Ann,")
    with pytest.raises(BadFile, match="letters: there are other files in this folder; right is a new or empty one"):
        write_site(tmp_path / "letters", page)
    assert names(tmp_path / "letters") == {"ann.txt"}
    with pytest.raises(BadFile, match=re.escape("ann.txt: Not a directory")):
        write_site(tmp_path / "letters" / "ann.txt", page)


def test_what_a_site_says_of_itself_deletes_nothing_outside_of_it(page: Path, tmp_path: Path) -> None:
    to, mine = tmp_path / "site", tmp_path / "mine.txt"
    mine.write_text("mine")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "file.txt").write_text("mine")
    to.mkdir()
    (to / "link").symlink_to(tmp_path / "elsewhere")
    (to / OWN).write_text(f"../mine.txt\n{mine}\nlink/file.txt\nassets/../../mine.txt\n.\n..\n/\nnone.txt\n")
    write_site(to, page)
    assert mine.read_text() == "mine"
    assert (tmp_path / "elsewhere" / "file.txt").exists()
    assert (to / "index.html").exists()


@pytest.mark.parametrize("place", ["new", "older"])
def test_it_is_written_whole_or_not_at_all(
    page: Path, tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = tmp_path / place
    if place == "older":
        write_site(to, page)
    before = {name: (to / name).read_bytes() for name in names(to)}
    (page / "index.html").write_text(INDEX.replace("abc", "def"))
    (page / "assets" / "index-def.js").write_text("console.log('another tile')")
    write, written = Path.write_bytes, list[Path]()

    def write_some(path: Path, content: bytes) -> int:
        written.append(path)
        if len(written) == 4:
            raise OSError(28, "No space left on device", str(path))
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", write_some)
    with pytest.raises(BadFile, match="No space left on device"):
        write_site(to, page)
    assert to.exists() == (place == "older")
    assert {name: (to / name).read_bytes() for name in names(to)} == before


def test_the_page_comes_after_all_that_it_asks_for(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[str] = []
    replace = os.replace

    def note(source: Path, target: Path) -> None:
        placed.append(target.relative_to(tmp_path / "site").as_posix())
        replace(source, target)

    monkeypatch.setattr(os, "replace", note)
    write_site(tmp_path / "site", page)
    assert placed[0] == OWN
    assert placed[-1] == "index.html"


def test_what_an_earlier_run_left_lying_ready_is_no_obstacle(page: Path, tmp_path: Path) -> None:
    (tmp_path / "site" / READY).mkdir(parents=True)
    (tmp_path / "site" / READY / "half").write_text("half")
    write_site(tmp_path / "site", page)
    assert not (tmp_path / "site" / READY).exists()


def test_without_a_built_page_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="“make page” builds it"):
        write_site(tmp_path / "site", tmp_path)
    assert not (tmp_path / "site").exists()
