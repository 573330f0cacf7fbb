"""Where games are found: every folder under `games`, and packages that `QUARTIER_GAMES` names."""

from __future__ import annotations

import functools
import os
import pkgutil
from collections.abc import Mapping

from quartier import games as folder


@functools.cache
def game_packages() -> Mapping[str, str]:
    """The packages of all games by their names, which are the last parts of the packages'.

    `QUARTIER_GAMES=quartier.examples.hamlet,mine.bridges` adds games that are not in the list by themselves.
    """
    names = [f"{folder.__name__}.{found.name}" for found in pkgutil.iter_modules(folder.__path__) if found.ispkg]
    names += [name.strip() for name in os.environ.get("QUARTIER_GAMES", "").split(",") if name.strip()]
    return {name.rpartition(".")[2]: name for name in sorted(names)}
