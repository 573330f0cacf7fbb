"""Functions that each game implements for its own positions; kernels and Python call them alike.

Numba resolves such a call while compiling, so that it costs nothing; plain Python looks the
implementation up by the record's dtype. The first time that somebody asks about a game's positions,
every module of the game that implements something is loaded: nobody has to import them.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numpy as np

from quartier.kernel.compiling import listeners
from quartier.kernel.homes import home_of

P = ParamSpec("P")
R = TypeVar("R")


class Generic:
    """The implementations of one generic function, by the record type of its first argument."""

    def __init__(self, name: str, parameters: list[str], default: Callable[..., Any] | None) -> None:
        self.name = name
        self.parameters = parameters
        self.default = default
        self.implementations: dict[np.dtype[Any], Callable[..., Any]] = {}

    def add(self, kind: np.dtype[Any], function: Callable[..., Any]) -> None:
        if kind in self.implementations:
            raise ValueError(f"{self.name} is already defined for this record type")
        self.implementations[kind] = function

    def find(self, kind: np.dtype[Any]) -> Callable[..., Any] | None:
        """The implementation for a record type, none if there is only the default."""
        found = self.implementations.get(kind)
        home = home_of(kind)
        if found is None and home is not None:
            home.load()
            found = self.implementations.get(kind)
        return found

    def called(self, kind: np.dtype[Any]) -> Callable[..., Any]:
        """What is called, or compiled, for a record type."""
        found = self.find(kind) or self.default
        if found is None:
            raise TypeError(self.missing(kind))
        return found

    def missing(self, kind: np.dtype[Any]) -> str:
        """What to do about a record type for which there is no implementation."""
        home = home_of(kind)
        if home is None:
            return f"{self.name} is not defined for this record type"
        return (
            f"{self.name} is not defined for this position of {home.package}: one of its modules should have "
            f"@implements({self.name}, …); so far these implement something: {', '.join(home.modules) or 'none'}"
        )


GENERICS: dict[Callable[..., Any], Generic] = {}
"""Every generic function, by its face."""


def generic(declaration: Callable[P, R], default: Callable[..., Any] | None = None) -> Callable[P, R]:
    """Declare a function that each record type implements; kernels and Python call it alike.

    Numba resolves the call while compiling, so that it costs nothing; the plain-Python face
    looks the implementation up by the record's dtype. A `default` kernel serves all other types.
    """
    book = Generic(declaration.__name__, list(inspect.signature(declaration).parameters), default)

    @functools.wraps(declaration)
    def face(*args: P.args, **kwargs: P.kwargs) -> R:
        return book.called(args[0].dtype)(*args, **kwargs)  # type: ignore[attr-defined]

    GENERICS[face] = book
    for listener in listeners:
        listener(face)
    return face


def implementation(declared: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[..., Any] | None:
    """What a generic function is for a record type; none where that is the default."""
    return GENERICS[declared].find(dtype)


def implements(declared: Callable[..., Any], *dtypes: np.dtype[Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register the decorated kernel as `declared` for these record types."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        book = GENERICS[declared]
        ours, theirs = inspect.signature(function).parameters, inspect.signature(declared).parameters
        if list(ours) != list(theirs):
            raise TypeError(f"{book.name} takes ({', '.join(theirs)}), not ({', '.join(ours)})")
        for dtype in dtypes:
            book.add(dtype, function)
        return function

    return register
