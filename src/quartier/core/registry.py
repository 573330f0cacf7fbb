"""Which games there are, and how one is loaded.

>>> list(games())
['cities', 'guilds', 'skylines', 'tangram']
>>> about("skylines").cooperative
True
"""

from __future__ import annotations

import functools
import importlib
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from quartier.core.about import About
from quartier.core.errors import BadOption, Remark, UnknownGame
from quartier.core.packages import added_games, game_packages

if TYPE_CHECKING:
    from quartier.core.game import Game

__all__ = ["about", "games", "load_game"]

log = logging.getLogger(__name__)


@functools.cache
def _found(added: str) -> tuple[Mapping[str, About], Mapping[str, Remark]]:
    """The games that can be used, and what is wrong with the others, once for each choice of games that are added."""
    good, broken = {}, {}
    for name, package in game_packages().items():
        try:
            good[name] = _about(name, package)
        # One package must not take the other games with it, whatever is wrong in it.
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            broken[name] = Remark("wrong-game-broken", {"package": package, "reason": reason})
            log.warning("%s", broken[name])
    return dict(sorted(good.items())), broken


def _about(name: str, package: str) -> About:
    found = importlib.import_module(f"{package}.about").ABOUT
    if not isinstance(found, About) or found.name != name:
        raise TypeError(f"ABOUT in about.py should be an About(name={name!r}, …)")
    return found


def games() -> Mapping[str, About]:
    """All games by name; no kernels are loaded. A package that cannot be used is told once and left out."""
    return _found(added_games())[0]


def about(name: str) -> About:
    """A game's facts; UnknownGame names those that there are."""
    good, broken = _found(added_games())
    if name in broken:
        raise UnknownGame("wrong-within", reason=broken[name])
    if name not in good:
        raise UnknownGame("wrong-game-unknown", game=name, games=", ".join(good))
    return good[name]


def load_game(name: str) -> Game:
    """A game with all that it brings; its kernels are loaded by whoever first calls one."""
    from quartier.kernel.mode import NoLibrary

    try:
        game: Game = importlib.import_module(f"{game_packages()[about(name).name]}.game").GAME
    except NoLibrary:
        raise BadOption("wrong-kernels-ahead", game=name) from None
    return game
