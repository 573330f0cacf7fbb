"""The built page as a site that needs no server: the same files, for any static host, under any path.

A folder is written whole or not at all. All files are laid ready beside their places first; then those come that
nobody asks for yet, the page that asks for them next, and what only the page before it had goes last.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from quartier import __version__
from quartier.core.errors import BadFile, Place, Remark, why
from quartier.server.door.headers import CONTENT
from quartier.server.interface.encodings import SUFFIXES
from quartier.server.interface.page import FOLDER, INDEX

OWN = ".quartier-site"
"""The file by which a site is known as one of ours: it lists the others. What it does not list is left alone."""
READY = ".quartier-site.partial"
"""Where files are laid ready."""
UNCHANGED = ".nojekyll"
"""Has GitHub publish all files as they are."""
NOTE = f"# Written by quartier site {__version__}, which will replace or delete the files named here, and no others.\n"

START = re.compile(r"<html\b[^>]*")
CHARSET = re.compile(r'<meta charset="utf-8" ?/?>')
ADDRESS = re.compile(r'( (?:href|src)=")/(?!/)')


class Size(NamedTuple):
    """How much a site is."""

    files: int
    bytes: int


def write_site(to: Path, page: Path = FOLDER) -> Size:
    """Write the page into a folder that is new, empty or one of ours; BadFile says why it cannot be."""
    files = site_files(page)
    try:
        old = listed(to)
        new = not to.exists()
        to.mkdir(parents=True, exist_ok=True)
        try:
            put_into(to, files)
        except BaseException:
            shutil.rmtree(to if new else to / READY, ignore_errors=True)
            raise
        for name in old - files.keys():
            forget(to, name)
    except (OSError, ValueError) as error:
        where = Place(str(getattr(error, "filename", None) or to))
        raise BadFile("wrong-target", where=where, reason=why(error)) from None
    return Size(len(files), sum(map(len, files.values())))


def site_files(page: Path) -> dict[str, bytes]:
    """All files of the site by their paths. Hosts compress by themselves, so the compressed ones stay behind."""
    if not (page / INDEX).is_file():
        raise BadFile("wrong-page-missing", where=Place(str(page)))
    found = {
        path.relative_to(page).as_posix(): path.read_bytes()
        for path in sorted(page.rglob("*"))
        if path.is_file() and path.suffix not in SUFFIXES.values()
    }
    found[INDEX] = site_page(found[INDEX].decode()).encode()
    found[UNCHANGED] = b""
    found[OWN] = (NOTE + "".join(f"{name}\n" for name in sorted(found))).encode()
    return found


def site_page(page: str) -> str:
    """The page marked as a site, with addresses that hold under any path, and with the policy that no header brings."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT}" />'
    page, marked = START.subn(lambda tag: f"{tag[0]} data-site", page, count=1)
    page, guarded = CHARSET.subn(lambda tag: f"{tag[0]}\n    {policy}", page, count=1)
    assert (marked, guarded) == (1, 1), "the page has another form than is known here"
    return ADDRESS.sub(r"\1./", page)


def listed(to: Path) -> set[str]:
    """The files that the last site put into a folder; BadFile where there are others, and no site."""
    if not to.exists():
        return set()
    if not to.is_dir():
        raise BadFile("wrong-target", where=Place(str(to)), reason=Remark("system-no-folder"))
    with contextlib.suppress(FileNotFoundError):
        lines = (to / OWN).read_text("utf-8", errors="replace").splitlines()
        return {line for line in lines if line and not line.startswith("#")}
    if any(path.name != READY for path in to.iterdir()):
        raise BadFile("wrong-site-folder", where=Place(str(to)))
    return set()


def put_into(to: Path, files: Mapping[str, bytes]) -> None:
    """Lay all files ready, then put each in its place, the page after what it asks for."""
    ready = to / READY
    shutil.rmtree(ready, ignore_errors=True)
    for name, content in files.items():
        file = ready / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    # The list comes first: whatever happens then, the folder is known as ours.
    for name in sorted(files, key=lambda name: (name == INDEX, name != OWN, "/" not in name)):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        os.replace(ready / name, to / name)
    shutil.rmtree(ready)


def forget(to: Path, name: str) -> None:
    """Delete a file that the site no longer has, and folders that become empty; never anything outside."""
    path, home = PurePosixPath(name), to.resolve()
    if path.is_absolute() or ".." in path.parts or home not in (file := to / path).resolve().parents:
        return
    with contextlib.suppress(OSError):
        file.unlink()
        for folder in emptied(file, to):
            folder.rmdir()


def emptied(file: Path, to: Path) -> Iterator[Path]:
    """The folders around a file, up to the site's own."""
    for folder in file.parents:
        if folder == to:
            return
        yield folder
