"""How pages become a PDF: described as data, set by Typst, with our own typeface and nobody else's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from typing import Any

from quartier.core.errors import BadOption
from quartier.paper.formats import FOOT, HEAD, MARGIN, paper_size
from quartier.pictures.palette import colours
from quartier.pictures.sheets import Aid, Card, Item, Line, Run, Section, Sheet, Table

BLEED = 1.5
"""How far the colour of backs reaches beyond them, in millimetres."""
HERE = resources.files(__package__)


class Document:
    """Pages one after the other, and the pictures on them, each kept once."""

    def __init__(self, game: str, paper: str, title: str, language: str) -> None:
        self.game, self.paper, self.title, self.language = game, paper, title, language
        self.pages: list[dict[str, Any]] = []
        self.pictures: dict[str, int] = {}

    def picture(self, text: str) -> int | None:
        """The number by which a page names a picture."""
        return self.pictures.setdefault(text, len(self.pictures)) if text else None

    def front(self, sheet: Sheet, note: str) -> None:
        """A sheet as it is cut."""
        if sheet.table is not None:
            self.pages.append({"kind": "table", "title": sheet.title, "note": note, **self._table(sheet.table)})
            return
        items = [self._item(item, item.piece.front, item.x) for item in sheet.items]
        self._sheet(sheet.title, note, items, sheet.lines)

    def back(self, sheet: Sheet, title: str, note: str, width: float) -> None:
        """What is behind a sheet that is turned over along its longer side: left and right change places."""
        behind = [item for item in sheet.items if item.piece.back]
        items = [self._item(item, item.piece.back, width - item.x - item.width) for item in behind]
        grounds = [
            {
                "x": width - item.x - item.width - BLEED,
                "y": item.y - BLEED,
                "width": item.width + 2 * BLEED,
                "height": item.height + 2 * BLEED,
            }
            for item in behind
            if sheet.ground
        ]
        self._sheet(title, note, items, (), grounds, sheet.ground)

    def book(
        self,
        head: str,
        note: str,
        title: str,
        blurb: str,
        language: str,
        sections: Sequence[Section],
        aids: Sequence[Aid],
    ) -> None:
        """Rules in two columns."""
        told = [
            {
                "title": section.title,
                "paragraphs": section.paragraphs,
                "picture": self.picture(section.picture),
                "height": section.height,
                "name": section.name,
                "at": section.at,
                "aid": None if section.aid is None else {"title": section.aid.title, "lines": section.aid.lines},
            }
            for section in sections
        ]
        self.pages.append(
            {
                "kind": "book",
                "head": head,
                "note": note,
                "title": title,
                "blurb": blurb,
                "language": language,
                "sections": told,
                "aids": [{"title": aid.title, "lines": aid.lines} for aid in aids],
            }
        )

    def cover(self, head: str, note: str, picture: str, **said: Any) -> None:
        """The first page."""
        self.pages.append({"kind": "cover", "head": head, "note": note, "picture": self.picture(picture), **said})

    def _sheet(
        self,
        title: str,
        note: str,
        items: list[dict[str, Any]],
        lines: Sequence[Line],
        grounds: Sequence[dict[str, float]] = (),
        ground: str = "",
    ) -> None:
        cut = [
            {"x": line.x, "y": line.y, "to_x": line.to_x, "to_y": line.to_y, "fold": line.fold, "thin": line.thin}
            for line in lines
        ]
        page = {"kind": "sheet", "title": title, "note": note, "items": items, "lines": cut}
        self.pages.append({**page, "grounds": list(grounds), "ground": ground})

    def _item(self, item: Item, face: str | Card, x: float) -> dict[str, Any]:
        drawn = {"picture": self.picture(face), "card": None} if isinstance(face, str) else {"card": self._card(face)}
        place = {"x": x, "y": item.y, "width": item.width, "height": item.height}
        return {"name": item.piece.name, **place, **drawn}

    def _card(self, card: Card) -> dict[str, Any]:
        return {
            "title": card.title,
            "tag": card.tag,
            "colour": card.colour,
            "sign": self.picture(card.sign),
            "rows": [[self._run(run) for run in row] for row in card.rows],
            "picture": self.picture(card.picture),
        }

    def _run(self, run: Run) -> dict[str, Any]:
        return {"text": run.text, "sign": self.picture(run.sign), "bold": run.bold, "colour": run.colour}

    @staticmethod
    def _table(table: Table) -> dict[str, Any]:
        return {
            "columns": table.columns,
            "rows": table.rows,
            "notes": table.notes,
            "times": table.times,
            "bold": table.bold,
        }

    def pdf(self, ruler: str) -> bytes:
        """The whole as a PDF: the same bytes for the same pages."""
        width, height = paper_size(self.paper)
        palette = colours(self.game)
        data = {
            "title": self.title,
            "language": self.language,
            "paper": {"width": width, "height": height},
            "margin": MARGIN,
            "head": HEAD,
            "foot": FOOT,
            "ruler": ruler,
            "cut": "#8a8378",
            **{name: palette[name] for name in ("ink", "soft", "line", "card", "raised")},
            "pages": self.pages,
            "pictures": list(self.pictures),
        }
        return compiled(data)


def compiled(data: dict[str, Any]) -> bytes:
    """What Typst makes of the data."""
    try:
        import typst
    except ImportError:
        raise BadOption("wrong-no-typesetter") from None
    fonts = typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(HERE.joinpath("typeface"))]
    )
    source = HERE.joinpath("sheets.typ").read_bytes()
    made = typst.compile(
        source, format="pdf", font_paths=fonts, sys_inputs={"data": json.dumps(data)}, timestamp=0, pdf_standards="ua-1"
    )
    assert isinstance(made, bytes)
    return made
