"""What an entry takes, told by its annotations: what is compiled ahead of time must know it before any call."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np


@dataclass(frozen=True)
class Array:
    """An array without gaps: of positions or boxes of the game at hand, or of some other type."""

    of: Any
    dimensions: int = 1


Positions: TypeAlias = Annotated[Any, Array("position")]
Boxes: TypeAlias = Annotated[Any, Array("box")]


@functools.cache
def parameters(function: Callable[..., Any]) -> tuple[Array | None, ...]:
    """What a function takes; none: a number."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return")
    return tuple(_parameter(f"{function.__name__}: {name}", hint) for name, hint in hints.items())


def _parameter(name: str, hint: Any) -> Array | None:
    if hint is int:
        return None
    if get_origin(hint) is Annotated and isinstance(get_args(hint)[1], Array):
        found: Array = get_args(hint)[1]
        return found
    if get_origin(hint) is np.ndarray:
        return Array(np.dtype(get_args(get_args(hint)[1])[0]))
    raise TypeError(f"{name} is {hint}: an entry takes int, Positions, Boxes, arrays of numbers or Annotated[…, Array]")


def result(function: Callable[..., Any]) -> type:
    """What a function returns: int, bool or nothing."""
    found: type = get_type_hints(function)["return"]
    return found
