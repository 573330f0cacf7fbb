"""Record types: flat, fixed-size, without gaps, so that a position is just its bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

Field: TypeAlias = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]
RecordType: TypeAlias = np.dtype[Any]

SCALARS = (np.dtype(np.int64), np.dtype(np.uint64))
ARRAYS = (*SCALARS, np.dtype(np.int8), np.dtype(np.int16), np.dtype(np.int32), np.dtype(np.float64))


def record(fields: Sequence[Field], title: str | None = None) -> RecordType:
    """A record type of these fields, refused where compiled and interpreted code could differ.

    Scalars are int64 or uint64; narrow integers stand in signed arrays only and are read
    through `int()`. Gaps are refused because their bytes are garbage after a copy. A title sets the
    type apart from others with the same fields.
    """
    for field in fields:
        name, kind, shaped = field[0], np.dtype(field[1]), len(field) == 3
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r}: a NumPy record has an attribute of that name already")
        if kind not in (ARRAYS if shaped else SCALARS):
            raise ValueError(
                f"field {name!r} is {kind}: scalars are int64 or uint64, arrays also int8, int16, int32, float64"
            )
    flat = np.dtype(list(fields), align=True)
    if title is not None:
        first, *others = fields
        flat = np.dtype([((title, first[0]), *first[1:]), *others], align=True)
    used = sum(flat[name].itemsize for name in flat.names or ())
    if used != flat.itemsize:
        raise ValueError(f"{flat.itemsize - used} bytes of the record are gaps: make each array's size a multiple of 8")
    return np.dtype((np.record, flat))


def copied(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of some records; an array's own `copy` goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
