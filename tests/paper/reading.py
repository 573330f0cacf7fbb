"""A PDF read back: it is tagged, so every piece is a figure with its name and the rectangle that it fills."""

from __future__ import annotations

import functools
import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pypdf import PdfReader

MILLIMETRE = 72 / 25.4


@dataclass(frozen=True)
class Figure:
    """A picture on a page, in millimetres from its lower left corner."""

    page: int
    name: str
    x: float
    y: float
    width: float
    height: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, to a tenth of a millimetre."""
        return round(self.width, 1), round(self.height, 1)

    def lies_behind(self, front: Figure, paper: float) -> bool:
        """Whether it is where another figure is, seen through the paper, which was turned along its longer edge."""
        places = (paper - self.x - self.width, front.x), (self.y, front.y), (self.width, front.width)
        return self.name == front.name and all(abs(one - other) < 0.1 for one, other in places)


class Paper:
    """What stands in a PDF."""

    def __init__(self, pdf: bytes) -> None:
        self.reader = PdfReader(io.BytesIO(pdf))
        self.numbers = {
            page.indirect_reference.idnum: at for at, page in enumerate(self.reader.pages) if page.indirect_reference
        }
        root: Any = self.reader.trailer["/Root"]
        self.figures = list(self._figures(root["/StructTreeRoot"], None))

    def _figures(self, element: Any, page: int | None) -> Iterator[Figure]:
        found = element.get_object()
        if isinstance(found, list):
            for each in found:
                yield from self._figures(each, page)
        if not isinstance(found, dict):
            return
        if "/Pg" in found:
            page = self.numbers[found.raw_get("/Pg").idnum]  # type: ignore[attr-defined]
        if found.get("/S") == "/Figure":
            boxes = [each.get_object().get("/BBox") for each in found.get("/A", [])]
            left, low, right, high = (float(end) / MILLIMETRE for end in next(box for box in boxes if box))
            yield Figure(page or 0, str(found.get("/Alt", "")), left, low, right - left, high - low)
        if "/K" in found:
            inside = found["/K"]
            yield from self._figures(inside, page) if not isinstance(inside, int) else ()

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all pages, in millimetres."""
        (size,) = {(float(page.mediabox.width), float(page.mediabox.height)) for page in self.reader.pages}
        return round(size[0] / MILLIMETRE, 1), round(size[1] / MILLIMETRE, 1)

    @functools.cached_property
    def backs(self) -> set[int]:
        """The pages that are the mirror image of the page before, as it is seen from behind."""
        width = self.size[0]
        pages: dict[int, list[Figure]] = {}
        for figure in self.figures:
            pages.setdefault(figure.page, []).append(figure)
        found: set[int] = set()
        for page, figures in sorted(pages.items()):
            before = pages.get(page - 1, []) if page - 1 not in found else []
            if before and all(any(back.lies_behind(front, width) for front in before) for back in figures):
                found.add(page)
        return found

    def named(self, start: str) -> list[Figure]:
        """The figures whose names begin like this, on pages that are no backs."""
        return [figure for figure in self.figures if figure.name.startswith(start) and figure.page not in self.backs]

    def text(self, page: int) -> str:
        """What can be read on a page."""
        return self.reader.pages[page].extract_text()
