"""Where games are found: every folder under `games`, and packages that `QUARTIER_GAMES` names."""

from __future__ import annotations

import functools
import os
import pkgutil
from collections.abc import Mapping

from quartier import games as folder


def added_games() -> str:
    """What `QUARTIER_GAMES` says, as in `quartier.examples.hamlet,mine.bridges`: games besides those in the list."""
    return os.environ.get("QUARTIER_GAMES", "")


def game_packages() -> Mapping[str, str]:
    """The packages of all games by their names, which are the last parts of the packages'."""
    return _packages(added_games())


@functools.cache
def _packages(added: str) -> Mapping[str, str]:
    names = [name.strip() for name in added.split(",") if name.strip()]
    # Ours come last: none is replaced by another of its name.
    names += [f"{folder.__name__}.{found.name}" for found in pkgutil.iter_modules(folder.__path__) if found.ispkg]
    return {name.rpartition(".")[2]: name for name in names}
