"""Which colour a name of the palette means: the page's own style sheets, read."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources

from quartier.core.packages import game_packages

FILE = "palette.css"
COLOUR = re.compile(r"--([\w-]+):\s*light-dark\(((?:[^()]|\([^()]*\))+?),\s*((?:[^()]|\([^()]*\))+?)\)\s*;")
VARIABLE = re.compile(r"var\(--([\w-]+)\)")


@functools.cache
def colours(game: str, dark: bool = False) -> Mapping[str, str]:
    """The colours that drawings of a game may name: those that all share, and its own.

    >>> colours("cities")["water"], colours("cities", dark=True)["water"]
    ('#7fb7da', '#4682a8')
    """
    found: dict[str, str] = {}
    for package in (__package__, game_packages()[game]):
        file = resources.files(package).joinpath(FILE)
        if file.is_file():
            for name, light, dim in COLOUR.findall(file.read_text(encoding="utf-8")):
                found[name] = dim if dark else light
    return found


def coloured(text: str, palette: Mapping[str, str]) -> str:
    """A drawing whose colours are written out; a name that the palette has not is an error.

    >>> coloured('<rect fill="var(--water)"/>', {"water": "#7fb7da"})
    '<rect fill="#7fb7da"/>'
    """
    return VARIABLE.sub(lambda found: palette[found[1]], text)
