"""Functions that each game implements for its own positions; kernels and Python call them alike.

Numba resolves such a call while compiling, so that it costs nothing; plain Python looks the
implementation up by the record's dtype. The first time that somebody asks about a game's positions,
every module of the game that implements something is loaded: nobody has to import them.
"""

from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

from quartier.kernel.mode import COMPILED
from quartier.kernel.sources import implementing_modules

P = ParamSpec("P")
R = TypeVar("R")


class Home:
    """The package that a record type belongs to; its implementations are loaded when somebody first asks for one."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.modules = sorted(implementing_modules(folder, package))
        self.loaded = False

    def load(self) -> None:
        if not self.loaded:
            self.loaded = True
            for module in self.modules:
                importlib.import_module(module)


_homes: dict[Any, Home] = {}
"""By dtype, and by the type that Numba makes of it."""


def belongs_to(dtype: np.dtype[Any], package: str, folder: Path) -> None:
    """Say where the implementations for a record type are found."""
    _homes[dtype] = home = Home(package, folder)
    if COMPILED:
        import numba

        _homes[numba.from_dtype(dtype)] = home


class Generic:
    """The implementations of one generic function, by the record type of its first argument."""

    def __init__(self, name: str, default: Callable[..., Any] | None) -> None:
        self.name = name
        self.default = default
        self.implementations: dict[Any, Callable[..., Any]] = {}
        """By dtype, as plain Python calls them, and by Numba's type, as it compiles them."""

    def add(self, dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
        if dtype in self.implementations:
            raise ValueError(f"{self.name} is already defined for this record type")
        self.implementations[dtype] = function
        if COMPILED:
            import numba

            self.implementations[numba.from_dtype(dtype)] = function.py_func  # type: ignore[attr-defined]

    def find(self, kind: Any) -> Callable[..., Any] | None:
        """The implementation for a record type, none if there is only the default."""
        found = self.implementations.get(kind)
        if found is None and kind in _homes:
            _homes[kind].load()
            found = self.implementations.get(kind)
        return found

    def called(self, dtype: np.dtype[Any]) -> Callable[..., Any]:
        """What plain Python calls for a record type."""
        found = self.find(dtype) or self.default
        if found is None:
            raise TypeError(self.missing(dtype))
        return found

    def compiled(self, numba_type: Any) -> Callable[..., Any] | None:
        """What Numba compiles for a record type."""
        found = self.find(numba_type) or getattr(self.default, "py_func", None)
        if found is None and numba_type in _homes:
            raise TypeError(self.missing(numba_type))
        return found

    def missing(self, kind: Any) -> str:
        """What to do about a record type for which there is no implementation."""
        if kind not in _homes:
            return f"{self.name} is not defined for this record type"
        home = _homes[kind]
        return (
            f"{self.name} is not defined for this position of {home.package}: one of its modules should have "
            f"@implements({self.name}, …); so far these implement something: {', '.join(home.modules) or 'none'}"
        )


_generics: dict[Callable[..., Any], Generic] = {}


def generic(declaration: Callable[P, R], default: Callable[..., Any] | None = None) -> Callable[P, R]:
    """Declare a function that each record type implements; kernels and Python call it alike.

    Numba resolves the call while compiling, so that it costs nothing; the plain-Python face
    looks the implementation up by the record's dtype. A `default` kernel serves all other types.
    """
    book = Generic(declaration.__name__, default)
    names = list(inspect.signature(declaration).parameters)

    @functools.wraps(declaration)
    def face(*args: P.args, **kwargs: P.kwargs) -> R:
        return book.called(args[0].dtype)(*args, **kwargs)  # type: ignore[attr-defined]

    _generics[face] = book
    if COMPILED:
        from numba.extending import overload

        # Numba wants a resolver with the very parameter names of the function it stands for.
        scope: dict[str, Any] = {"find": book.compiled}
        exec(f"def resolve({', '.join(names)}):\n    return find({names[0]})", scope)
        overload(face, strict=False)(scope["resolve"])
    return face


def implementation(declared: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[..., Any] | None:
    """What a generic function is for a record type; none where that is the default."""
    return _generics[declared].find(dtype)


def implements(declared: Callable[..., Any], *dtypes: np.dtype[Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register the decorated kernel as `declared` for these record types."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        book = _generics[declared]
        ours, theirs = inspect.signature(function).parameters, inspect.signature(declared).parameters
        if list(ours) != list(theirs):
            raise TypeError(f"{book.name} takes ({', '.join(theirs)}), not ({', '.join(ours)})")
        for dtype in dtypes:
            book.add(dtype, function)
        return function

    return register
