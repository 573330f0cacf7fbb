"""The code of a game for CUDA GPUs: PTX, with a kernel for each position type in which every thread plays for itself.

The driver of a GPU makes machine code of PTX when it is loaded. What counts for speed: a position and its random state
lie in the thread's own memory, which the GPU interleaves by threads; lists of steps, too long for that, are
interleaved likewise. A position is copied word by word: as Numba copies a record, byte by byte, LLVM loads all bytes
ahead of all games, and registers are spilled for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template
from typing import Any, cast

import numba
import numpy as np
from numba.core import types

from quartier.ahead.code import record_types, typed
from quartier.ahead.targets import Target, optimised, parsed
from quartier.kernel.gpu import CAPABILITY, KERNEL
from quartier.kernel.library import symbol_name
from quartier.kernel.playouts import play_next

TARGET = Target("cuda", "nvptx64-nvidia-cuda", f"sm_{CAPABILITY}", zig="", features="+ptx70", vectors=False)
WORD = 8
INTRINSICS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
!0 = !{}
"""
PLAY = Template("""
declare i32 @$inner(ptr, ptr, ptr, ptr, $array, $array, $array)

define ptx_kernel void @$symbol(
  ptr addrspace(1) noalias readonly %first, ptr addrspace(1) noalias readonly %box, ptr addrspace(1) noalias %random,
  ptr addrspace(1) noalias %steps, ptr addrspace(1) noalias %sums, i64 %threads, i64 %games, i64 %space
) {
  %position = alloca [$words x i64], align 16
  %own.random = alloca [4 x i64], align 16
  %own.sums = alloca [3 x i64], align 16
  %returned = alloca i64, align 8
  %raised = alloca ptr, align 8
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %width
  %number = add i32 %before, %lane
  %thread = zext i32 %number to i64
  %known = icmp ult i64 %thread, %threads
  br i1 %known, label %begin, label %end

begin:
  %state = getelementptr [4 x i64], ptr addrspace(1) %random, i64 %thread
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %own.random, ptr addrspace(1) align 8 %state, i64 32, i1 false)
  %sum = getelementptr [3 x i64], ptr addrspace(1) %sums, i64 %thread
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %own.sums, ptr addrspace(1) align 8 %sum, i64 24, i1 false)
  %set = addrspacecast ptr addrspace(1) %box to ptr
  %list = getelementptr i32, ptr addrspace(1) %steps, i64 %thread
  %own.steps = addrspacecast ptr addrspace(1) %list to ptr
  %apart = mul i64 %threads, 4
  br label %next

next:
  %game = phi i64 [ 0, %begin ], [ %game.next, %play ]
  %more = icmp slt i64 %game, %games
  br i1 %more, label %copy, label %done

copy:
  %word = phi i64 [ 0, %next ], [ %word.next, %copy ]
  %from = getelementptr i64, ptr addrspace(1) %first, i64 %word
  %to = getelementptr i64, ptr %position, i64 %word
  %copied = load i64, ptr addrspace(1) %from, align 8, !invariant.load !0
  store i64 %copied, ptr %to, align 8
  %word.next = add i64 %word, 1
  %all = icmp eq i64 %word.next, $words
  br i1 %all, label %play, label %copy

play:
  %status = call i32 @$inner(
    ptr %returned, ptr %raised, ptr %position, ptr %set,
    ptr null, ptr null, i64 4, i64 8, ptr %own.random, i64 4, i64 8,
    ptr null, ptr null, i64 %space, i64 4, ptr %own.steps, i64 %space, i64 %apart,
    ptr null, ptr null, i64 3, i64 8, ptr %own.sums, i64 3, i64 8)
  %game.next = add i64 %game, 1
  br label %next

done:
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %state, ptr align 8 %own.random, i64 32, i1 false)
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 8 %sum, ptr align 8 %own.sums, i64 24, i1 false)
  br label %end

end:
  ret void
}
""")
"""A thread plays games of its own, from `first` as it was before the start, and adds them to its sums."""
ARRAY = "ptr, ptr, i64, i64, ptr, i64, i64"
"""How Numba passes an array of one dimension: address, length and stride are what counts."""


@dataclass(frozen=True)
class Kernel:
    """A kernel in intermediate code, and the module of what it calls."""

    symbol: str
    text: str
    module: str


def gpu_code(name: str) -> str:
    """The PTX of a game."""
    return translated(kernels(name))


def translated(made: list[Kernel]) -> str:
    """The PTX of some kernels."""
    machine = TARGET.machine()
    texts = INTRINSICS + "".join(kernel.text for kernel in made), *(kernel.module for kernel in made)
    modules = [parsed(text, TARGET, machine) for text in texts]
    whole = optimised(modules, {kernel.symbol for kernel in made}, TARGET, machine)
    found: str = machine.emit_assembly(whole)
    return found


def kernels(name: str) -> list[Kernel]:
    """A kernel for each position type of a game."""
    home, box = record_types(name)
    return [kernel(symbol_name(KERNEL, number), kind, box) for number, kind in enumerate(home.kinds)]


def kernel(symbol: str, kind: np.dtype[Any], box: np.dtype[Any]) -> Kernel:
    """The kernel for positions of a type."""
    array, from_dtype = cast("Any", types.Array), cast("Any", numba.from_dtype)
    numbers = array(types.uint64, 1, "C"), array(types.int32, 1, "A"), array(types.int64, 1, "C")
    result = typed(play_next, (from_dtype(kind), from_dtype(box), *numbers))
    inner, words = result.fndesc.llvm_func_name, kind.itemsize // WORD
    text = PLAY.substitute(symbol=symbol, inner=inner, words=words, array=ARRAY)
    return Kernel(symbol, text, result.library.get_llvm_str())
