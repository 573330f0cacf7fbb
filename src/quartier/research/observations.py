"""Observations for people and networks: what is in the words, and how they become one value each."""

from __future__ import annotations

import importlib
import math
from typing import Any

import numpy as np

from quartier.kernel.layouts import BITS, BYTES, Layout


def describe(layout: Layout, seats: int) -> str:
    """A line for each part of an observation: where it lies, its shape, what it is."""
    lines = []
    for part in layout.parts(seats):
        whose = "" if part.seat is None else f"seat +{part.seat} "
        where = f"word {part.word}" + (f" byte {part.byte}" if part.kind == "numbers" else "")
        lines.append(f"{where}: {whose}{part.name} {part.shape}, {part.kind}: {part.text}")
    return "\n".join(lines)


def unpack(layout: Layout, seats: int, words: Any) -> Any:
    """A row of values for each row of words, in the order of `layout.parts`: bits as 0 and 1, numbers as they are.

    `words` may be an array of NumPy, CuPy or PyTorch (as int64 there), or of JAX with 64 bits enabled.
    """
    library, signed = library_of(words)
    rows = len(words)
    found, first = [], 0
    for block in [layout.common, *([layout.seat] * seats)]:
        for plane in block.planes:
            taken = signed[:, first : first + plane.words]
            bits = (taken[:, :, None] >> steps(library, words, BITS, 1)) & 1
            found.append(bits.reshape(rows, -1)[:, : math.prod(plane.shape)])
            first += plane.words
        if block.values:
            taken = signed[:, first : first + block.words - block.plane_words]
            low = (taken[:, :, None] >> steps(library, words, BYTES, BYTES)) & 255
            found.append((low - ((low & 128) << 1)).reshape(rows, -1)[:, : block.values])
            first += block.words - block.plane_words
    join = getattr(library, "concatenate", None) or library.cat
    return join(found, 1)


def library_of(words: Any) -> tuple[Any, Any]:
    """The library that an array is of, and the array as signed words."""
    name = type(words).__module__.partition(".")[0]
    if name == "torch":
        return importlib.import_module("torch"), words
    if name == "cupy":
        return importlib.import_module("cupy"), words.view(np.int64)
    if name in ("jax", "jaxlib"):
        return importlib.import_module("jax.numpy"), words.astype("int64")
    return np, np.asarray(words).view(np.int64)


def steps(library: Any, like: Any, number: int, by: int) -> Any:
    """0, `by`, 2 * `by` …, where the array lies."""
    if library.__name__ == "torch":
        return library.arange(number, device=like.device, dtype=library.int64) * by
    return library.arange(number) * by
