"""The code of a game for CUDA GPUs: PTX, with kernels for each position type in which every thread plays for itself.

The driver of a GPU makes machine code of PTX when it is loaded. What counts for speed: a position and its random state
lie in the thread's own memory, which the GPU interleaves by threads; lists of steps, too long for that, are
interleaved likewise. A position is copied word by word: as Numba copies a record, byte by byte, LLVM loads all bytes
ahead of all games, and registers are spilled for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import numba
import numpy as np
from numba.core import types

from quartier.ahead.code import record_types, typed
from quartier.ahead.gpu_text import ADVANCE, ARRAY, ARRAYS, CHOOSE, INTRINSICS, PLAY, THREAD
from quartier.ahead.targets import Target, optimised
from quartier.kernel.environment import KIND, NOTES, begin, choose, decide_allowed, mark_now, observe_now
from quartier.kernel.gpu import ADVANCING, CAPABILITY, CHOOSING, KERNEL
from quartier.kernel.library import symbol_name
from quartier.kernel.playouts import play_next

TARGET = Target("cuda", "nvptx64-nvidia-cuda", f"sm_{CAPABILITY}", zig="", features="+ptx70", vectors=False)
WORD = 8


@dataclass(frozen=True)
class Kernel:
    """A kernel in intermediate code, and what it calls: each function with its module."""

    symbol: str
    text: str
    called: dict[str, str]


def gpu_code(name: str) -> str:
    """The PTX of a game."""
    return translated(kernels(name))


def translated(made: list[Kernel]) -> str:
    """The PTX of some kernels."""
    machine = TARGET.machine()
    texts = INTRINSICS + "".join(kernel.text for kernel in made), *called_by(made).values()
    # Nothing is shared, so that what is called in one place is inlined there.
    whole = optimised(texts, {kernel.symbol for kernel in made}, TARGET, machine, alone=called_by(made).keys())
    found: str = machine.emit_assembly(whole)
    return found


def called_by(made: list[Kernel]) -> dict[str, str]:
    """All functions that some kernels call, each with its module."""
    return {name: module for kernel in made for name, module in kernel.called.items()}


def kernels(name: str) -> list[Kernel]:
    """The kernels for each position type of a game."""
    home, box = record_types(name)
    found = []
    for number, kind in enumerate(home.kinds):
        found.append(playing(symbol_name(KERNEL, number), kind, box))
        found.append(advancing(symbol_name(ADVANCING, number), kind, box))
    return [*found, choosing(CHOOSING)]


array, from_dtype = cast("Any", types.Array), cast("Any", numba.from_dtype)
WORDS, NUMBERS, FLOATS = (array(kind, 1, "A") for kind in (types.uint64, types.int32, types.float32))
"""Arrays that are reached by strides."""
TABLE = array(types.int32, 1, "C")
INT = types.int64


def playing(symbol: str, kind: np.dtype[Any], box: np.dtype[Any]) -> Kernel:
    """Play-outs of positions of a type."""
    own = array(types.uint64, 1, "C"), NUMBERS, array(types.int64, 1, "C")
    result = typed(play_next, (from_dtype(kind), from_dtype(box), *own))
    inner, words = result.fndesc.llvm_func_name, kind.itemsize // WORD
    text = PLAY.substitute(symbol=symbol, inner=inner, words=words, array=ARRAY)
    return Kernel(symbol, text, {inner: result.library.get_llvm_str()})


def advancing(symbol: str, kind: np.dtype[Any], box: np.dtype[Any]) -> Kernel:
    """Decisions in a batch of positions of a type."""
    records = from_dtype(kind), from_dtype(box)
    inner = {
        "decide": typed(decide_allowed, (*records, NUMBERS, INT, TABLE, WORDS, FLOATS, INT, TABLE, INT)),
        "begin": typed(begin, (*records, NUMBERS, WORDS)),
        "mark": typed(mark_now, (*records, NUMBERS, NUMBERS, TABLE, WORDS)),
        "observe": typed(observe_now, (*records, NUMBERS, WORDS)),
    }
    names = {name: result.fndesc.llvm_func_name for name, result in inner.items()}
    sizes = {"words": kind.itemsize // WORD, "notes": NOTES, "kind": KIND}
    text = ADVANCE.substitute(symbol=symbol, array=ARRAY, thread=THREAD, **names, **sizes, **ARRAYS)
    return Kernel(symbol, text, {names[name]: result.library.get_llvm_str() for name, result in inner.items()})


def choosing(symbol: str) -> Kernel:
    """Random decisions in a batch."""
    result = typed(choose, (WORDS, WORDS))
    name = result.fndesc.llvm_func_name
    text = CHOOSE.substitute(symbol=symbol, array=ARRAY, thread=THREAD, choose=name, **ARRAYS)
    return Kernel(symbol, text, {name: result.library.get_llvm_str()})
