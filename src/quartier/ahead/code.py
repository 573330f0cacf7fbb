"""The intermediate code of a game: every entry for every position type, with a plain face for callers in any language.

Numba passes an array as seven values and more; a face takes its address and its lengths, and numbers. What is not a
face is the library's own affair, so that the optimiser may inline it and drop it. `making.prepare` comes before this
module is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
from numba.core import types

from quartier.bots import greedy, planner, random_bot, thought
from quartier.core.options import load_box
from quartier.core.registry import load_game
from quartier.kernel import batches, calls, playouts, runtime, turns
from quartier.kernel.compiling import ENTRIES, Entry
from quartier.kernel.homes import Home, home_of
from quartier.kernel.library import symbol_name
from quartier.kernel.signatures import Array, parameters

HOMES = tuple(module.__name__ for module in (calls, turns, playouts, batches, thought, random_bot, greedy, planner))
"""The modules whose entries games are played by; training compiles its own when it runs."""
ALONE = (playouts.__name__,)
"""Those whose entries have all kernels to themselves: what is called in one place only is inlined there, which makes
random play-outs half as fast again."""


@dataclass(frozen=True)
class Face:
    """A function of the library: its symbol, what it is called inside, what it takes and gives back."""

    symbol: str
    inner: str
    taken: tuple[Array | None, ...]
    sizes: tuple[int, ...]
    """The bytes of one item of each array; 0 for a number."""
    given: str
    """The inner type of the result."""
    alone: bool
    """Whether it shares no function with the others."""
    paged: bool
    """Whether the page has it too: it does without what those call who train agents or look back at a match."""


@dataclass(frozen=True)
class Code:
    """The intermediate code of all entries, a module each, and their faces."""

    package: str
    folder: Path
    modules: tuple[str, ...]
    faces: tuple[Face, ...]

    def for_page(self) -> Code:
        """What the page needs of it."""
        kept = [index for index, face in enumerate(self.faces) if face.paged]
        modules, faces = tuple(self.modules[index] for index in kept), tuple(self.faces[index] for index in kept)
        return Code(self.package, self.folder, modules, faces)


def played_entries() -> list[Entry]:
    """The entries that games are played by."""
    return [entry for entry in ENTRIES if entry.function.__module__ in HOMES]


def own_entries(name: str) -> list[Entry]:
    """The entries of a game's own, by which what it allowed is found when it is over."""
    game = load_game(name)
    game.part("hindsight")
    return [entry for entry in ENTRIES if entry.function.__module__.startswith(f"{game.package}.")]


def game_code(name: str) -> Iterator[Code | str]:
    """The code of a game; on the way, what is being compiled."""
    home, box = record_types(name)
    modules, faces = [], []
    for number, kind in enumerate(home.kinds):
        for entry in played_entries() + own_entries(name):
            yield entry.name
            module, face = compiled(entry, number, {"position": kind, "box": box})
            modules.append(module)
            faces.append(face)
    yield Code(home.package, home.folder, tuple(modules), tuple(faces))


def record_types(name: str) -> tuple[Home, np.dtype[Any]]:
    """The home of a game's position types, and the type of its boxes."""
    game = load_game(name)
    home = home_of(game.blank(game.about.seats.start, game.about.options()).dtype)
    assert home is not None
    return home, load_box(game, "house").record.dtype


def compiled(entry: Entry, number: int, records: dict[str, np.dtype[Any]]) -> tuple[str, Face]:
    """The module of one entry, and its face."""
    taken = parameters(entry.function)
    dtypes: list[Any] = [None if one is None else records.get(one.of, one.of) for one in taken]
    array, from_dtype = cast("Any", types.Array), cast("Any", numba.from_dtype)
    signature = tuple(
        types.int64 if one is None else array(from_dtype(dtype), one.dimensions, "C")
        for one, dtype in zip(taken, dtypes, strict=True)
    )
    result = typed(entry.function, signature)
    given = {"none": "none", "bool": "i8"}.get(str(result.signature.return_type), "i64")
    sizes = tuple(0 if dtype is None else dtype.itemsize for dtype in dtypes)
    inner, room = result.fndesc.llvm_func_name, entry.function.__module__
    alone, paged = room in ALONE, room in HOMES and room != batches.__name__
    face = Face(symbol_name(entry.name, number), inner, taken, sizes, given, alone, paged)
    return result.library.get_llvm_str(), face


def typed(function: Callable[..., Any], signature: tuple[Any, ...]) -> Any:
    """What Numba makes of a kernel for arguments of these types."""
    found = runtime.dispatcher(function)
    found.compile(signature)
    return found.overloads[signature]
