"""Record types: flat, fixed-size, without gaps, so that a position is just its bytes.

A record is declared as a class whose annotations are its fields, so that a type checker knows them in
every kernel: `int` and `Word` are whole words, `Annotated[Int8s, 3, 4]` is an array of 3 × 4 small numbers.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np

RecordType: TypeAlias = np.dtype[Any]
Records: TypeAlias = np.ndarray[Any, Any]
"""Some records in a row."""

Word: TypeAlias = np.uint64
Words: TypeAlias = np.ndarray[Any, np.dtype[np.uint64]]
Int64s: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Int32s: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]
Int16s: TypeAlias = np.ndarray[Any, np.dtype[np.int16]]
Int8s: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]

SCALARS = {int: np.int64, np.uint64: np.uint64}
ARRAYS = (np.int64, np.uint64, np.int32, np.int16, np.int8)


def record_type(fields: type, title: str | None = None) -> RecordType:
    """The record type that a class declares, refused where compiled and interpreted code could differ.

    Scalars are words; narrow integers stand in signed arrays only and are read through `int()`. Gaps
    are refused because their bytes are garbage after a copy. A title sets the type apart from others
    with the same fields.
    """
    declared: list[Any] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        if hasattr(np.record, name):
            raise ValueError(f"field {name!r}: a NumPy record has an attribute of that name already")
        declared.append((name if declared or title is None else (title, name), *_shape(name, hint)))
    flat = np.dtype(declared, align=True)
    used = sum(flat[name].itemsize for name in flat.names or ())
    if used != flat.itemsize:
        raise ValueError(f"{flat.itemsize - used} bytes of the record are gaps: make each array's size a multiple of 8")
    return np.dtype((np.record, flat))


def _shape(name: str, hint: Any) -> tuple[Any, ...]:
    """A field's type, and its lengths if it is an array."""
    if hint in SCALARS:
        return (SCALARS[hint],)
    if get_origin(hint) is Annotated:
        array, *given = get_args(hint)
        lengths = [length for some in given for length in (some if isinstance(some, tuple) else (some,))]
        kind = get_args(get_args(array)[1])[0] if get_origin(array) is np.ndarray else array
        if kind in ARRAYS:
            return kind, tuple(lengths)
    raise ValueError(
        f"field {name!r} is {hint}: scalars are int or Word, arrays are "
        "Annotated[Words, length] or of Int64s, Int32s, Int16s, Int8s"
    )


def copied(records: Records) -> Records:
    """A copy of some records; an array's own `copy` goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
