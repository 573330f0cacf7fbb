"""Object code to libraries: zig's linker knows all targets, and comes as an ordinary Python package."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from quartier.ahead.targets import Target

OPTIONS = {
    "linux": ["-fno-soname"],
    "macos": [],
    # Nothing is to do when it is loaded, and nobody links against it.
    "windows": ["-fno-entry", "-fno-emit-implib", "--gc-sections"],
}
STACK = 1 << 18
"""Bytes of a stack in the browser."""


def link(code: bytes, target: Target, symbols: list[str], to: Path) -> None:
    """Write a library that needs nothing but itself: what LLVM calls (`memcpy`) comes with it, in WebAssembly too."""
    with tempfile.TemporaryDirectory(dir=to.parent) as name:
        object_file, made = Path(name, "code.o"), Path(name, to.name)
        object_file.write_bytes(code)
        zig(*command(target, symbols, object_file, made))
        # In one step, so that nobody loads half a library.
        made.replace(to)


def command(target: Target, symbols: list[str], code: Path, made: Path) -> list[str]:
    """How zig is told to link."""
    system = target.name.partition("-")[0]
    if system == "wasm32":
        # Below the data, so that a stack that is too small runs into the end of the memory and not over tables.
        words = ["wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O3", "--stack-first"]
        words += ["-z", f"stack-size={STACK}", "--export=__heap_base", *(f"--export={symbol}" for symbol in symbols)]
        return [*words, str(code), "-o", str(made)]
    words = ["build-lib", "-dynamic", "-target", target.zig, "-mcpu", target.cpu.replace("-", "_")]
    words += ["-O", "ReleaseFast", "-fstrip", "-fcompiler-rt", *OPTIONS[system]]
    return [*words, str(code), f"-femit-bin={made}"]


def zig(*words: str) -> None:
    """Have zig do something."""
    done = subprocess.run([sys.executable, "-m", "ziglang", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"`zig {' '.join(words)}` failed:\n{done.stderr}")
