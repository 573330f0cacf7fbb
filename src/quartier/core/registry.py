"""Which games there are: every folder under `games` that has an `about` module."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Mapping

from quartier import games as folder
from quartier.core.errors import UnknownGame
from quartier.core.game import About, Game


@functools.cache
def games() -> Mapping[str, About]:
    """All games by name; no kernels are loaded."""
    names = sorted(entry.name for entry in pkgutil.iter_modules(folder.__path__) if entry.ispkg)
    return {name: importlib.import_module(f"quartier.games.{name}.about").ABOUT for name in names}


def about(name: str) -> About:
    """A game's facts."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    return games()[name]


def load_game(name: str) -> Game:
    """A game with its kernels."""
    return about(name).load()
