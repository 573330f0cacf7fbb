"""Which games there are: every folder under `games` that has an `about` module."""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from collections.abc import Mapping

from quartier import games as folder
from quartier.core.errors import Remark, UnknownGame
from quartier.core.game import About, Game

log = logging.getLogger(__name__)


@functools.cache
def _found() -> tuple[Mapping[str, About], Mapping[str, Remark]]:
    """The games that can be used, and what is wrong with the others."""
    good, broken = {}, {}
    for entry in pkgutil.iter_modules(folder.__path__):
        if entry.ispkg:
            try:
                good[entry.name] = _about(entry.name)
            # One folder must not take the other games with it, whatever is wrong in it.
            except Exception as error:
                where = f"{getattr(entry.module_finder, 'path', '')}/{entry.name}"
                reason = f"{type(error).__name__}: {error}"
                broken[entry.name] = Remark("wrong-game-broken", {"folder": where, "reason": reason})
                log.warning("%s", broken[entry.name])
    return dict(sorted(good.items())), broken


def _about(name: str) -> About:
    found = importlib.import_module(f"quartier.games.{name}.about").ABOUT
    if not isinstance(found, About) or found.name != name:
        raise TypeError(f"ABOUT in about.py should be an About(name={name!r}, …)")
    return found


def games() -> Mapping[str, About]:
    """All games by name; no kernels are loaded. A folder that cannot be used is told once and left out."""
    return _found()[0]


def about(name: str) -> About:
    """A game's facts."""
    good, broken = _found()
    if name in broken:
        raise UnknownGame("wrong-within", reason=broken[name])
    if name not in good:
        raise UnknownGame("wrong-game-unknown", game=name, games=", ".join(good))
    return good[name]


def load_game(name: str) -> Game:
    """A game with its kernels."""
    return about(name).load()
