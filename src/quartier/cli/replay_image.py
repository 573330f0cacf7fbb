"""`quartier replay --image`: a finished match as a picture to share, or as one that moves."""

from __future__ import annotations

import datetime
from pathlib import Path

from rich.progress import Progress

from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.output.writable import check_writable
from quartier.core.errors import BadOption, Remark
from quartier.core.match import Match
from quartier.pictures.formats import kind_of
from quartier.pictures.match_picture import Look
from quartier.pictures.saving import check_kind, save_picture


def seats_in(text: str | None, seats: int) -> tuple[int, ...]:
    """The seats that are named, as in `1,3`, counted from 0."""
    found = []
    for word in (text or "").split(",") if text else []:
        if not word.strip().isdecimal() or not 1 <= int(word) <= seats:
            right = Remark("values-range", {"least": 1, "most": seats})
            raise BadOption("wrong-option-value", option="--seat", value=repr(word), right=right)
        found.append(int(word) - 1)
    return tuple(dict.fromkeys(found))


def day_in(text: str | None, file: str) -> datetime.date:
    """The day that is named; else that on which the file was written."""
    if text is not None:
        try:
            return datetime.date.fromisoformat(text)
        except ValueError:
            right = Remark("values-day")
            raise BadOption("wrong-option-value", option="--date", value=repr(text), right=right) from None
    if file == "-":
        return datetime.date.today()
    return datetime.date.fromtimestamp(Path(file).stat().st_mtime)


def save_image(
    match: Match,
    file: str,
    image: Path,
    *,
    seat: str | None,
    size: str,
    theme: str,
    names: str | None,
    date: str | None,
    moving: bool,
    json: bool,
) -> None:
    """Write the picture of a match that was read from a file."""
    check_kind(kind_of(image.name), moving)
    look = Look(size=size, theme=theme, seats=seats_in(seat, match.seats))
    called = [name.strip() for name in (names or "").split(",")] if names else []
    day = day_in(date, file)
    check_writable(image)
    texts, errors = screen_texts(), console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.say("picture-drawing"), total=None)

        def told(done: int, frames: int) -> None:
            progress.update(task, completed=done, total=frames)

        save_picture(match, image, look, names=called, day=day, moves=moving, told=told)
    if json:
        print_json({"image": str(image), "bytes": image.stat().st_size})
    else:
        console().print(texts.say("picture-saved", file=str(image)), markup=False)
