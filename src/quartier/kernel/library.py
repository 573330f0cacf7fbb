"""Kernels compiled ahead of time: which library belongs to a game's sources, and how its entries are called.

`python -m quartier.ahead` makes the libraries and writes down of which sources. A library is used only where these
are still the same; a file that came or went among them makes it stale as well as a changed one.
"""

from __future__ import annotations

import functools
import json
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from quartier.kernel.signatures import Array, parameters, result
from quartier.kernel.sources import PACKAGE, hash_of

FOLDER = PACKAGE / "libraries"
MANIFEST = "manifest.json"
ROOMS = (PACKAGE / "kernel", PACKAGE / "bots", PACKAGE / "ahead")
"""Where the kernels lie that games share, and what makes libraries of them."""


def target() -> str | None:
    """The kind of library that this machine can load best; none: no kind that is made."""
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine().lower(), platform.machine().lower())
    if sys.maxsize < 1 << 32:
        return None
    if sys.platform == "linux" and machine == "x86_64":
        return "linux-x86_64-v3" if knows_v3() else "linux-x86_64-v2"
    system = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform)
    made = ("linux-aarch64", "macos-aarch64", "macos-x86_64", "windows-x86_64")
    return f"{system}-{machine}" if f"{system}-{machine}" in made else None


def knows_v3() -> bool:
    """Whether the processor knows the instructions of x86-64-v3 (2013 and later)."""
    wanted = {"avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "abm"}
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return False
    flags = next((set(line.split()) for line in lines if line.startswith("flags")), set())
    return wanted <= flags


def file_name(package: str, hash: str, target: str) -> str:
    """What a library is called: the game, its sources, its machine."""
    suffix = {"windows": "dll", "macos": "dylib", "wasm32": "wasm", "cuda": "ptx"}.get(target.partition("-")[0], "so")
    return f"{package.rpartition('.')[2]}-{hash}-{target}.{suffix}"


def names_around(folder: Path) -> list[str]:
    """The names of all source files among which the kernels of a game are."""
    found: Iterator[Path] = (path for room in (*ROOMS, folder) for path in room.rglob("*.py"))
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


@functools.cache
def manifest() -> dict[str, Any]:
    """What libraries there are: for each package their sources, and the hash of these."""
    try:
        read: dict[str, Any] = json.loads((FOLDER / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return {}
    return read


def find_library(package: str, folder: Path) -> Library | None:
    """The library that was compiled from just these sources for a machine like this."""
    kind = target()
    path = None if kind is None else find_file(package, folder, kind)
    return None if path is None else Library(path, manifest()[package]["hash"], package)


def find_file(package: str, folder: Path, target: str) -> Path | None:
    """What was compiled from just these sources for a kind of machine."""
    kept = manifest().get(package)
    if kept is None or PACKAGE not in folder.parents:
        return None
    path = FOLDER / file_name(package, kept["hash"], target)
    if not path.exists() or names_around(folder) != kept["names"]:
        return None
    return path if hash_of(PACKAGE / name for name in kept["sources"]) == kept["hash"] else None


class Library:
    """A library of compiled kernels; it is loaded when the first of them is called."""

    def __init__(self, path: Path, hash: str, package: str) -> None:
        self.path = path
        self.hash = hash
        self._own = ("quartier.kernel.", "quartier.bots.", f"{package}.")
        """Where the entries come from that it may have."""

    @functools.cached_property
    def loaded(self) -> Any:
        return foreign().dlopen(str(self.path))

    def face(self, function: Callable[..., Any], number: int, kind: np.dtype[Any]) -> Callable[..., Any] | None:
        """What calls an entry for positions of the game's type of that number; none if the library has no such entry.

        An array is passed as its address and its lengths, so all that is left to check are types and gaps.
        """
        if not function.__module__.startswith(self._own):
            return None  # somebody else's, whatever it is called
        taken = parameters(function)
        symbol = symbol_name(function.__name__, number)
        try:
            with declaring:
                declare(f"int64_t {symbol}({', '.join(word for one in taken for word in passed(one))});")
                native = getattr(self.loaded, symbol)
        except AttributeError:
            return None
        scope: dict[str, Any] = {"native": native, "address": address(), "refuse": refuse}
        names, checks, values = [], [], []
        for index, one in enumerate(taken):
            name = f"a{index}"
            names.append(name)
            if one is None:
                values.append(name)
                continue
            wanted = kind if one.of == "position" else one.of
            if index > 0 and isinstance(wanted, np.dtype):
                scope[f"t{index}"] = wanted
                checks.append(f"if {name}.dtype is not t{index} and {name}.dtype != t{index}: refuse({name}, t{index})")
            values += [f"address({name})", *(f"{name}.shape[{axis}]" for axis in range(one.dimensions))]
        given = {type(None): "native({})", bool: "return native({}) != 0", int: "return native({})"}
        lines = [*checks, given[result(function)].format(", ".join(values))]
        exec(f"def call({', '.join(names)}):\n    " + "\n    ".join(lines), scope)
        face: Callable[..., Any] = functools.update_wrapper(scope["call"], function)
        return face


declaring = threading.Lock()
"""Bots think in threads, and a function may be declared only once."""


def symbol_name(entry: str, number: int) -> str:
    """What an entry is called in a library, for one of the game's position types."""
    return f"{entry}_{number}"


def passed(parameter: Array | None) -> list[str]:
    """How a parameter is passed: a number, or an address and lengths."""
    return ["int64_t"] if parameter is None else ["void *", *["int64_t"] * parameter.dimensions]


def refuse(array: Any, wanted: np.dtype[Any]) -> None:
    """An array of another type would be read as something that it is not."""
    raise TypeError(f"an array of {wanted.name} is wanted here, not of {array.dtype.name}")


@functools.cache
def foreign() -> Any:
    """What calls into libraries; it takes a moment to load."""
    import cffi

    return cffi.FFI()


@functools.cache
def address() -> Callable[[Any], Any]:
    """What finds the address of an array: the same as `foreign().from_buffer`, without Python in between."""
    import _cffi_backend

    found: Callable[[Any], Any] = _cffi_backend.FFI().from_buffer
    return found


@functools.cache
def declare(function: str) -> None:
    """Say how a function is called: once, though every game's library has one of that name."""
    foreign().cdef(function)
