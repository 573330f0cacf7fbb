"""Object code to libraries: zig's linker knows all targets, and comes as an ordinary Python package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from quartier.ahead.targets import Target

OPTIONS = {
    "linux": ["-shared", "-nostdlib", "-Wl,-s", "-Wl,-z,noexecstack"],
    "macos": ["-shared", "-Wl,-s"],
    "windows": ["-shared", "-Wl,-s"],
}
STACK = 1 << 18
"""Bytes of a stack in the browser."""


def link(code: bytes, target: Target, symbols: list[str], to: Path) -> None:
    """Write a library."""
    object_file = to.with_suffix(".o")
    object_file.write_bytes(code)
    made = to.with_suffix(".new")
    system = target.name.partition("-")[0]
    if system == "wasm32":
        exports = [f"--export={symbol}" for symbol in symbols]
        command = ["wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O3", "-z", f"stack-size={STACK}"]
        command += [*exports, "--export=__heap_base", str(object_file), "-o", str(made)]
    else:
        command = ["cc", "-target", target.zig, *OPTIONS[system], str(object_file), "-o", str(made)]
    done = subprocess.run([sys.executable, "-m", "ziglang", *command], capture_output=True, text=True, check=False)
    object_file.unlink()
    if done.returncode:
        raise RuntimeError(f"{to.name} could not be linked:\n{done.stderr}")
    # In one step, so that nobody loads half a library.
    made.replace(to)
