"""How a match becomes a file that shows it: SVG, PNG or animated WebP, by the ending of its name."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path

from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.pictures.animation import Told, film, moving
from quartier.pictures.formats import KINDS, as_png, as_webp, check_installed, kind_of
from quartier.pictures.match_picture import Look, match_picture

__all__ = ["picture_file", "save_picture"]


def check_kind(kind: str, moves: bool) -> None:
    """Whether there are files of this kind here, and whether they can move where they shall."""
    if kind not in KINDS:
        raise BadOption("wrong-picture-kind", kind=kind, known=", ".join(KINDS))
    if kind == "png" and moves:
        raise BadOption("wrong-picture-still")
    if kind != "svg":
        check_installed()


def picture_file(
    match: Match,
    kind: str,
    look: Look | None = None,
    *,
    names: Sequence[str] = (),
    day: datetime.date | None = None,
    moves: bool = False,
    told: Told = lambda done, frames: None,
) -> bytes:
    """What a file of a finished match holds: `svg`, which may move, `png`, or `webp`, which always does.

    PNG and WebP take `quartier[pictures]`. `told` hears how many of how many frames are drawn.

    >>> import quartier
    >>> match = quartier.new("tangram", seats=1, seed=7)
    >>> while not match.over:
    ...     turn = match.play(0, next(match.each_legal(0)))
    >>> picture_file(match, "svg", names=["Ada"])[:5]
    b'<svg '
    """
    check_kind(kind, moves)
    chosen = look or Look()
    if kind == "webp" or moves:
        shown = film(match, chosen, names, day)
        return as_webp(shown, told) if kind == "webp" else moving(shown).encode()
    document = match_picture(match, chosen, names=names, day=day)
    return document.encode() if kind == "svg" else as_png(document, chosen.measure)


def save_picture(
    match: Match,
    path: str | Path,
    look: Look | None = None,
    *,
    names: Sequence[str] = (),
    day: datetime.date | None = None,
    moves: bool = False,
    told: Told = lambda done, frames: None,
) -> None:
    """Write a picture of a finished match; the ending of the name says which kind: .svg, .png or .webp."""
    made = picture_file(match, kind_of(str(path)), look, names=names, day=day, moves=moves, told=told)
    Path(path).write_bytes(made)
