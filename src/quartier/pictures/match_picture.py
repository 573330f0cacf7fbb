"""A match as a picture to share: its finished boards with the result, or all of it as one that moves.

>>> import quartier
>>> match = quartier.new("cities", seats=1, seed=7)
>>> while not match.over:
...     turn = match.play(0, next(match.each_legal(0)))
>>> text = match_picture(match, Look(language="en"), names=["Ada"])
>>> text.startswith("<svg "), "Ada" in text, "seed" in text
(True, True, False)
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.pictures.board import BoardPictures, Shown
from quartier.pictures.captions import captions
from quartier.pictures.composition import SIZES, composed
from quartier.pictures.lettering import FAMILY
from quartier.pictures.picture import Frame, picture
from quartier.pictures.placing import Size, Slot

__all__ = ["Look", "match_picture"]

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Look:
    """How a picture is to look."""

    size: str = "wide"
    """`wide` (1200 × 630) or `square` (1080 × 1080)."""
    theme: str = "light"
    """`light` or `dark`."""
    language: str | None = None
    """`en`, `de` or `nl`; none: the environment's."""
    seats: tuple[int, ...] = ()
    """Whose boards are shown, counted from 0; none: everybody's."""

    def __post_init__(self) -> None:
        for name, value, known in (("size", self.size, SIZES), ("theme", self.theme, THEMES)):
            if value not in known:
                raise BadOption("wrong-picture-choice", option=name, value=str(value), known=", ".join(known))

    @property
    def measure(self) -> Size:
        """Its width and height."""
        return SIZES[self.size]

    @property
    def dark(self) -> bool:
        """Whether its colours are those for the dark."""
        return self.theme == "dark"


def match_picture(
    match: Match, look: Look | None = None, *, names: Sequence[str] = (), day: datetime.date | None = None
) -> str:
    """The finished boards of a match as an SVG document that needs nothing else.

    Names that are left out or empty are told as “Player 1”; the day is today's if none is given.
    """
    scene = Scene(match, look or Look(), names, day)
    return scene.document(scene.slots(scene.end))


class Scene:
    """A match that is drawn: what stays the same in all its positions."""

    def __init__(self, match: Match, look: Look, names: Sequence[str] = (), day: datetime.date | None = None) -> None:
        if not match.over:
            raise BadOption("wrong-picture-unfinished")
        pictures: Any = match.game.part("board_picture")
        if pictures is None:
            raise BadOption("wrong-picture-game", game=match.game.name)
        wrong = [seat for seat in look.seats if not 0 <= seat < match.seats]
        if wrong:
            raise BadOption("wrong-picture-seat", seat=wrong[0] + 1, seats=match.seats)
        self.match, self.look = match, look
        self.pictures: BoardPictures = pictures
        self.texts = Texts(look.language)
        self.seats = look.seats or tuple(range(match.seats))
        self.names = [*names, *[""] * match.seats][: match.seats]
        self.day = day or datetime.date.today()
        self.end = match.view(None)
        self.said = captions(self.end, self.end, self.names, self.day, self.texts)

    def slots(self, view: View, progress: str = "") -> list[Slot]:
        """All that is drawn of a position."""
        said = captions(view, self.end, self.names, self.day, self.texts)
        return composed(Shown(view, self.end, self.seats), said, self.said, self.look.measure, self.pictures, progress)

    def document(self, slots: list[Slot]) -> str:
        """A still picture."""
        return self.wrapped("".join(placed(slot, [part.drawing for part in layered(slot)]) for slot in slots))

    def wrapped(self, body: str, style: str = "") -> str:
        """A document around what is drawn."""
        said = self.said
        told = [said.result or f"{said.large} {said.unit}", said.options, said.day]
        title = f"{said.title}: " + " · ".join(each for each in told if each)
        frame = Frame(0, 0, self.look.measure.width, self.look.measure.height)
        inside = f'{style}<g font-family="{FAMILY}">{body}</g>'
        return picture(self.match.game.name, frame, inside, dark=self.look.dark, title=title)


def layered(slot: Slot) -> list[Any]:
    """The parts of a slot as they lie over each other."""
    return sorted(slot.parts, key=lambda part: part.layer)


def placed(slot: Slot, drawings: Sequence[str]) -> str:
    """Drawings at the place of their slot."""
    body = "".join(drawings)
    return f'<g transform="{slot.transform}">{body}</g>' if slot.transform else body
