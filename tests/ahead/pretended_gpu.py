"""A GPU that is not there: the kernel of a game compiled for this machine, its threads run one after the other.

What differs from the real one is memory of several kinds, which are one here, and how a thread learns its number.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from quartier.ahead.gpu import Kernel, called_by
from quartier.ahead.targets import TARGETS, optimised
from quartier.kernel import library

NUMBERS = {"tid": "lane", "ctaid": "block", "ntid": "width"}
HERE = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{}
""" + "".join(
    f"@{name} = global i32 0\ndefine i32 @the.{name}() {{\n  %it = load i32, ptr @{name}\n  ret i32 %it\n}}\n"
    for name in NUMBERS.values()
)


MAKE = """
import dataclasses, json, sys
from quartier.ahead.making import prepare
prepare(optimise=False)
from quartier.ahead.gpu import kernels
print(json.dumps([dataclasses.asdict(kernel) for kernel in kernels(sys.argv[1])]))
"""


def kernels_of(package: str) -> list[Kernel]:
    """The kernels of a game, made as libraries are made: in a process that keeps no compiled code."""
    program = [sys.executable, "-c", MAKE, package.rpartition(".")[2]]
    environment = {**os.environ, "QUARTIER_GAMES": package, "QUARTIER_KERNELS": "compiled"}
    done = subprocess.run(program, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [Kernel(**one) for one in json.loads(done.stdout)]


def of_this_machine(text: str) -> str:
    """A kernel's intermediate code without what only a GPU has."""
    for register, name in NUMBERS.items():
        text = text.replace(f"@llvm.nvvm.read.ptx.sreg.{register}.x()", f"@the.{name}()")
    text = text.replace("ptx_kernel ", "").replace(" addrspace(1)", "").replace("addrspacecast", "bitcast")
    return text.replace("memcpy.p0.p1", "memcpy.p0.p0").replace("memcpy.p1.p0", "memcpy.p0.p0")


class Grid:
    """The kernels of a game, to be launched as CuPy launches them."""

    def __init__(self, kernels: list[Kernel]) -> None:
        target = TARGETS[library.target() or ""]
        machine = target.machine()
        faces = "".join(of_this_machine(kernel.text) for kernel in kernels)
        texts = HERE + faces, *called_by(kernels).values()
        symbols = {kernel.symbol for kernel in kernels}
        module = optimised(texts, symbols, target, machine, alone=called_by(kernels).keys())
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()
        self.lane, self.block, self.width = (
            ctypes.c_int32.from_address(self.engine.get_global_value_address(name)) for name in NUMBERS.values()
        )

    def get_function(self, symbol: str) -> Any:
        """A kernel of that name."""
        address = self.engine.get_function_address(symbol)

        def launch(blocks: tuple[int], width: tuple[int], given: tuple[Any, ...]) -> None:
            kernel = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(given))(address)
            words = [one.ctypes.data if isinstance(one, np.ndarray) else int(one) for one in given]
            (self.width.value,) = width
            for self.block.value in range(*blocks):
                for self.lane.value in range(*width):
                    kernel(*words)

        # A function takes whatever is set on it, as CuPy's kernels do.
        found: Callable[..., None] = launch
        return found


def pretended_cupy(grid: Grid, memory: int = 1 << 30) -> Any:
    """As much of CuPy as play-outs and batches use."""
    device = SimpleNamespace(compute_capability="90", synchronize=lambda: None, id=0)
    runtime = SimpleNamespace(
        memGetInfo=lambda: (memory, memory), getDeviceProperties=lambda number: {"name": b"a pretended GPU"}
    )
    return SimpleNamespace(
        asarray=np.array,
        asnumpy=np.array,
        ascontiguousarray=np.ascontiguousarray,
        empty=np.zeros,
        from_dlpack=np.asarray,
        zeros=np.zeros,
        RawModule=lambda *, path: grid,
        get_default_memory_pool=lambda: SimpleNamespace(free_all_blocks=lambda: None),
        cuda=SimpleNamespace(Device=lambda: device, runtime=runtime, is_available=lambda: True),
    )
