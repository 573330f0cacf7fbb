"""Kernels compiled by Numba when they are first called: for whoever changes a rule or adds a game.

Numba must know of every plain function that is a kernel, and of every generic function what to compile for which
record type. Compiled kernels hold no lock, allocate nothing and are cached on disk.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numba
from numba.core import cgutils, types
from numba.core.registry import cpu_target
from numba.core.typing.templates import make_intrinsic_template
from numba.extending import overload
from numba.np import arrayobj

from quartier.kernel import cache, scratch
from quartier.kernel.cache import cache_folder
from quartier.kernel.compiling import KERNELS, listeners
from quartier.kernel.generic import GENERICS
from quartier.kernel.homes import all_kinds
from quartier.kernel.mode import without_library

OPTIONS = {
    "nogil": True,
    "error_model": "numpy",  # a division by zero is a value, not an exception
    "_nrt": False,  # refuses whatever would allocate
}


@functools.cache
def dispatcher(function: Callable[..., Any]) -> Any:
    """A kernel that Numba compiles for whatever types it is called with."""
    config: Any = numba.config
    before = config.CACHE_DIR
    # Numba reads its cache folder when a function is decorated, so it is set around that alone.
    config.CACHE_DIR = str(cache_folder())
    try:
        njit: Any = numba.njit
        return njit(cache=cache.keeping, boundscheck=without_library() == "checked", **OPTIONS)(KERNELS[function])
    finally:
        config.CACHE_DIR = before


def make_known(function: Callable[..., Any]) -> None:
    """Tell Numba what a function is that a kernel may call."""
    if function in GENERICS:
        find_by_type(function)
    else:
        cpu_target.typing_context.insert_global(function, types.Dispatcher(dispatcher(function)))


def find_by_type(face: Callable[..., Any]) -> None:
    """Tell Numba how to find what it compiles where a generic function is called."""
    book = GENERICS[face]

    def find(kind: Any) -> Callable[..., Any]:
        return KERNELS[book.called(dtype_of(kind))]

    # Numba wants a resolver with the very parameter names of the function it stands for.
    scope: dict[str, Any] = {"find": find}
    exec(f"def resolve({', '.join(book.parameters)}):\n    return find({book.parameters[0]})", scope)
    overload(face, strict=False)(scope["resolve"])


def dtype_of(kind: Any) -> Any:
    """The record type that Numba's type stands for; none where nothing is implemented for it."""
    known = [*(dtype for book in GENERICS.values() for dtype in book.implementations), *all_kinds()]
    return next((dtype for dtype in known if numba.from_dtype(dtype) == kind), None)


def find_room(face: Callable[..., Any], item: Any) -> None:
    """Tell Numba what room is: an array in the frame of the kernel that asks for it, neither allocated nor freed."""
    kind: Any = types.Array(item, 1, "C")
    alloca: Any = cgutils.alloca_once
    blank: Any = arrayobj.make_array(kind)  # type: ignore[no-untyped-call]
    fill: Any = arrayobj.populate_array
    made: Any = make_intrinsic_template

    def room(context: Any, length: Any) -> Any:
        if not isinstance(length, types.IntegerLiteral):
            return None
        number = length.literal_value

        def make(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            data = alloca(builder, context.get_data_type(item), number)
            found = blank(context, builder)
            size, shape = (context.get_constant(types.intp, value) for value in (item.bitwidth // 8, number))
            fill(found, data=data, shape=[shape], strides=[size], itemsize=size, meminfo=None)
            return found._getvalue()

        return kind(length), make

    template = made(face, room, face.__name__, prefer_literal=True)
    cpu_target.typing_context.insert_global(face, types.Function(template))


find_room(scratch.small_room, types.int16)
find_room(scratch.room, types.int32)
for known in [*KERNELS, *GENERICS]:
    make_known(known)
listeners.append(make_known)
