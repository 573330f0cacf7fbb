"""How a function becomes a kernel: it stays the plain Python that it is, and is noted for the compilers.

A kernel is a small function over records, words and integers that allocates nothing. Python calls an *entry*: it
finds out by the type of the positions that it gets how their kernels run (`mode.py`): in a library compiled ahead of
time (`library.py`), compiled by Numba when first called (`runtime.py`), or interpreted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from quartier.kernel.homes import home_of
from quartier.kernel.mode import without_library

P = ParamSpec("P")
R = TypeVar("R")

KERNELS: dict[Callable[..., Any], Callable[..., Any]] = {}
"""Every kernel, with the function that a compiler sees in its place: mostly itself."""
ENTRIES: list[Entry] = []
listeners: list[Callable[[Callable[..., Any]], None]] = []
"""Who wants to know of kernels that are declared from now on."""


def kernel(function: Callable[P, R], compiled_as: Callable[P, R] | None = None) -> Callable[P, R]:
    """Make a function a kernel; a compiler may see another one that does the same in its place."""
    KERNELS[function] = compiled_as or function
    for listener in listeners:
        listener(function)
    return function


@dataclass(frozen=True)
class Entry:
    """A kernel that Python calls: its first argument is an array of positions, whose type tells how it runs."""

    name: str
    function: Callable[..., Any]

    def face(self, kind: np.dtype[Any]) -> Callable[..., Any]:
        """What to call for positions of a type."""
        home = home_of(kind)
        mode = home.mode if home else without_library()
        if mode == "ahead":
            face = home.library.face(self.function, home.kinds.index(kind), kind) if home and home.library else None
            if face is not None:
                return face
            mode = without_library()
        if mode == "interpreted":
            return quiet(self.function)
        from quartier.kernel.runtime import dispatcher

        return dispatcher(self.function)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Make a kernel that Python calls."""
    found = Entry(function.__name__, kernel(function))
    ENTRIES.append(found)
    faces: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        kind = args[0].dtype
        face = faces.get(kind)
        if face is None:
            face = faces[kind] = found.face(kind)
        return face(*args)

    return cast("Callable[P, R]", call)


def quiet(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel as plain Python: its words wrap without a warning."""

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return call
