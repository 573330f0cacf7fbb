"""Libraries on machines that are not this one: under Node, qemu and wine, called over pipes.

As a program, a trace of a match whose kernels run there, to be compared with one from here:
`python -m tests.ahead.machines wasm32 '{"game": "cities", "seats": 2, "options": {}}' SEED THOUGHTS`.
"""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from quartier.ahead.making import facts_of, folder_of
from quartier.core.registry import load_game
from quartier.kernel.homes import open_home
from quartier.kernel.library import FOLDER, Library, file_name, symbol_name
from quartier.kernel.signatures import parameters, result
from quartier.testing.cases import Case
from quartier.testing.trace import print_trace, printed_by, read_case

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "drivers"
DRIVER = HERE / "driver.c"
DRIVERS = {
    "linux-x86_64-v2": "x86_64-linux-gnu.2.28",
    "linux-x86_64-v3": "x86_64-linux-gnu.2.28",
    "linux-aarch64": "aarch64-linux-gnu.2.28",
    "windows-x86_64": "x86_64-windows-gnu",
}
"""For which machine zig makes the driver that loads a library."""
RUNNERS: dict[str, tuple[str, ...]] = {
    "wasm32": ("node", str(HERE / "run.mjs")),
    "linux-x86_64-v2": (),
    "linux-x86_64-v3": (),
    "linux-aarch64": ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"),
    "windows-x86_64": ("wine",),
}
"""What a driver is run by, or a module."""
QUIET = {"WINEDEBUG": "-all", "WINEPREFIX": str(BUILD / "wine")}
NO_ARRAY = -1


def library_path(package: str, target: str) -> Path:
    """The library of a package for a machine, made of the sources as they are."""
    path = FOLDER / file_name(package, facts_of(package)["hash"], target)
    assert path.exists(), f"there is no {path.name}: `make libraries` makes it"
    return path


def driver(target: str) -> list[str]:
    """The program that loads a library for a machine; none where Node does."""
    if target not in DRIVERS:
        return []
    made = BUILD / f"driver-{DRIVERS[target]}{'.exe' if target.startswith('windows') else ''}"
    if not made.exists() or made.stat().st_mtime < DRIVER.stat().st_mtime:
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            one = Path(folder, made.name)
            command = ["cc", "-target", DRIVERS[target], "-O2", str(DRIVER), "-o", str(one)]
            subprocess.run([sys.executable, "-m", "ziglang", *command], check=True)
            one.replace(made)
    return [str(made)]


class Remote(Library):
    """A library that another process has loaded: what is called there gets the bytes of arrays, and sends them back."""

    def __init__(self, package: str, target: str) -> None:
        path = library_path(package, target)
        super().__init__(path, path.name.split("-")[1], package)
        self.calls = 0
        command = [*RUNNERS[target], *driver(target), str(path)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **QUIET}
        )

    def face(self, function: Callable[..., Any], number: int, kind: np.dtype[Any]) -> Callable[..., Any]:
        symbol, taken, given = (
            symbol_name(function.__name__, number).encode(),
            parameters(function),
            result(function),
        )

        def call(*args: Any) -> Any:
            values: list[tuple[int, Any]] = []
            for parameter, argument in zip(taken, args, strict=True):
                if parameter is None:
                    values.append((int(argument), None))
                    continue
                assert argument.flags.c_contiguous
                assert argument.ndim == parameter.dimensions
                values += [(0, argument), *((length, None) for length in argument.shape)]
            answer = self.send(symbol, values)
            return None if given is type(None) else given(answer)

        return call

    def send(self, symbol: bytes, values: list[tuple[int, Any]]) -> int:
        """Make a call: see `driver.c` for what is written and read."""
        assert self.process.stdin
        self.calls += 1
        sent = [struct.pack("B", len(symbol)), symbol, struct.pack("B", len(values))]
        for value, array in values:
            sent.append(struct.pack("<qq", value, NO_ARRAY if array is None else array.nbytes))
            if array is not None:
                sent.append(array.tobytes())
        self.process.stdin.write(b"".join(sent))
        self.process.stdin.flush()
        answered = self.read(8)
        for _, array in values:
            if array is not None:
                after = np.frombuffer(self.read(array.nbytes), array.dtype).reshape(array.shape)
                if array.flags.writeable:
                    array[...] = after
                assert array.tobytes() == after.tobytes()
        return int(struct.unpack("<q", answered)[0])

    def read(self, size: int) -> bytes:
        """So many bytes of an answer."""
        assert self.process.stdout
        found = self.process.stdout.read(size)
        assert len(found) == size, f"{self.path.name} ended with status {self.process.wait()}"
        return found

    def close(self) -> None:
        """End the other process."""
        self.process.communicate()


def move_to(target: str, name: str) -> Remote:
    """Have the kernels of a game run on another machine from now on."""
    package = load_game(name).package
    home = open_home(package, folder_of(package))
    home.library = remote = Remote(package, target)
    home.mode = "ahead"
    return remote


def trace_on(target: str, case: Case, seed: int, thoughts: int) -> list[str]:
    """The trace of a process whose kernels run on another machine; whatever does not would be interpreted."""
    return printed_by([__name__, target], "interpreted", case, seed, thoughts)


if __name__ == "__main__":
    _, machine, described, *rest = sys.argv
    there = move_to(machine, read_case(described).game)
    print_trace(described, *rest)
    there.close()
    assert there.calls, "the kernels ran here"
