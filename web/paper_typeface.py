"""Cuts the typeface of what is printed: Nunito in two weights, with all Latin letters. Needs fonttools and brotli.

What it makes is committed; run it in the repository root, after `npm ci`, when the page has another version of Nunito.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FILES = Path("web/node_modules/@fontsource-variable/nunito/files")
TO = Path("src/quartier/paper/typeface")
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„…·×−•‹›€")]
BOLD = 700


def cut(weight: int, style: str) -> None:
    """One weight as a font of its own, named as such."""
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for part in ("latin", "latin-ext"):
            font: Any = TTFont(FILES / f"nunito-{part}-wght-normal.woff2")
            font = instancer.instantiateVariableFont(font, {"wght": weight})
            font.flavor = None
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        whole: Any = Merger().merge(parts)
    options = subset.Options(layout_features=["kern", "mark"], hinting=False, notdef_outline=True, name_IDs=["*"])
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=LETTERS)
    chosen.subset(whole)
    names = {1: "Nunito", 16: "Nunito", 2: style, 17: style, 4: f"Nunito {style}", 6: f"Nunito-{style}"}
    for record in list(whole["name"].names):
        if record.nameID in names:
            place = record.platformID, record.platEncID, record.langID
            whole["name"].setName(names[record.nameID], record.nameID, *place)
    whole["OS/2"].usWeightClass = weight
    bold = weight == BOLD
    whole["OS/2"].fsSelection = whole["OS/2"].fsSelection & ~0x60 | (0x20 if bold else 0x40)
    whole["head"].macStyle = int(bold)
    whole.save(TO / f"Nunito-{style}.ttf")


if __name__ == "__main__":
    cut(400, "Regular")
    cut(BOLD, "Bold")
