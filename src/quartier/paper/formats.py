"""Which papers there are, and how much of them can be drawn on."""

from __future__ import annotations

from quartier.core.errors import BadOption, Remark
from quartier.pictures.sheets import Room

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
MARGIN = 10.0
"""What printers leave white, and some more, since most move the sheet by a millimetre or two."""
HEAD, FOOT = 7.0, 4.0
"""What stands above and below the room: what the sheet is, a ruler, the number of the page."""


def paper_size(paper: str) -> tuple[float, float]:
    """Width and height of a paper; BadOption names those that there are."""
    if paper not in PAPERS:
        right = Remark("values-choices", {"choices": ", ".join(PAPERS)})
        raise BadOption("wrong-option-value", option="--paper", value=repr(paper), right=right)
    return PAPERS[paper]


def room_on(paper: str) -> Room:
    """The part of a paper that sheets are laid out in.

    >>> room_on("a4")
    Room(width=190.0, height=266.0)
    """
    width, height = paper_size(paper)
    return Room(width - 2 * MARGIN, height - 2 * MARGIN - HEAD - FOOT)
