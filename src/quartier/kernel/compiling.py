"""How kernels run: compiled by Numba, or interpreted as the plain Python that they are.

A kernel is a small function over records, words and integers. Compiled, it holds no lock,
allocates nothing and is cached on disk; interpreted, it is ordinary Python, for debugging,
coverage and machines without Numba. `QUARTIER_KERNELS=interpreted` chooses the latter.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import inspect
import os
import platform
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
KEPT = 30 * 24 * 3600
"""Seconds that compiled kernels are kept which nobody uses."""


def _mode() -> str:
    mode = os.environ.get("QUARTIER_KERNELS", "")
    if mode not in ("", "compiled", "checked", "interpreted"):
        raise ValueError(
            f"QUARTIER_KERNELS is {mode!r}; it can be 'compiled', 'checked' (compiled with bounds "
            "checked) or 'interpreted'"
        )
    if importlib.util.find_spec("numba") is None:
        return "interpreted"
    return mode or "compiled"


MODE = _mode()
COMPILED = MODE != "interpreted"


_KERNELS = re.compile(rb"^@(?:kernel|entry|generic|implements)\b|= (?:kernel|entry|generic)\(", re.MULTILINE)
_IMPORTS = re.compile(rb"^from quartier\.([\w.]+) import (\([^)]*\)|.*)$", re.MULTILINE)
_CONSTANT = re.compile(rb"\b[A-Z][A-Z0-9_]+\b")


def kernel_sources(folder: Path) -> Iterator[Path]:
    """The source files below a folder on which compiled code depends: they define kernels, or constants that these use.

    Compiled code has its constants built in, so whoever defines one that a kernel's file imports counts too.
    """
    texts = {path: path.read_bytes() for path in sorted(folder.rglob("*.py"))}
    found = {path for path, text in texts.items() if path.parent.name == "kernel" or _KERNELS.search(text)}
    open_ends = list(found)
    while open_ends:
        for module, names in _IMPORTS.findall(texts[open_ends.pop()]):
            path = PACKAGE / (module.decode().replace(".", "/") + ".py")
            if path in texts and path not in found and _CONSTANT.search(names):
                found.add(path)
                open_ends.append(path)
    return iter(sorted(found))


def hash_of(paths: Iterable[Path]) -> str:
    """A short hash of some source files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def shared_sources() -> Iterator[Path]:
    """The kernels that are not a game's own: their change makes everything stale."""
    games = PACKAGE / "games"
    return (path for path in kernel_sources(PACKAGE) if games not in path.parents)


def fingerprint() -> str:
    """A hash of all that every game's compiled code depends on: shared sources, versions, processor."""
    digest = hashlib.sha256(hash_of(shared_sources()).encode())
    parts = [MODE, platform.python_version(), platform.machine(), np.__version__]
    if COMPILED:
        import llvmlite
        import llvmlite.binding as llvm
        import numba

        parts += [numba.__version__, llvmlite.__version__, llvm.get_host_cpu_name()]
    digest.update("\0".join(parts).encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The folder that holds the compiled kernels of all versions."""
    chosen = os.environ.get("QUARTIER_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "quartier"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "quartier"


@functools.cache
def cache_folder() -> Path:
    """Where the kernels of just these sources are cached."""
    return cache_root() / f"kernels-{MODE}-{fingerprint()}"


def forget_stale_kernels() -> int:
    """Delete compiled kernels that nobody has made or looked for in a month; return how many folders went.

    Other checkouts and versions have folders of their own, which are theirs as long as they are used.
    """
    cache_folder().mkdir(parents=True, exist_ok=True)
    os.utime(cache_folder())
    old = time.time() - KEPT
    stale = [path for path in cache_root().glob("kernels-*") if path != cache_folder() and path.stat().st_mtime < old]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return len(stale)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Make a function a kernel: compiled on its first call, or left as it is."""
    if not COMPILED:
        return function
    import numba

    config: Any = numba.config
    njit: Any = numba.njit
    before = config.CACHE_DIR
    # Numba reads its cache folder when a function is decorated, so it is set around that alone.
    config.CACHE_DIR = str(cache_folder())
    try:
        compiled: Callable[P, R] = njit(
            cache=True,
            nogil=True,
            error_model="numpy",  # a division by zero is a value, not an exception
            boundscheck=MODE == "checked",
            _nrt=False,  # refuses whatever would allocate
        )(function)
    finally:
        config.CACHE_DIR = before
    return compiled


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Make a kernel that is called from Python: interpreted, its words wrap without a warning."""
    if COMPILED:
        return kernel(function)

    @functools.wraps(function)
    def quiet(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return quiet


class Generic:
    """The implementations of one generic function, by the record type of its first argument."""

    def __init__(self, name: str, default: Callable[..., Any] | None) -> None:
        self.name = name
        self.default = default
        self.implementations: dict[np.dtype[Any], Callable[..., Any]] = {}
        self.compiled: dict[Any, Callable[..., Any]] = {}

    def add(self, dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
        if dtype in self.implementations:
            raise ValueError(f"{self.name} is already defined for this record type")
        self.implementations[dtype] = function
        if COMPILED:
            import numba

            self.compiled[numba.from_dtype(dtype)] = function.py_func  # type: ignore[attr-defined]

    def find(self, dtype: np.dtype[Any]) -> Callable[..., Any]:
        """The implementation for a record type, as plain Python calls it."""
        found = self.implementations.get(dtype, self.default)
        if found is None:
            raise TypeError(f"{self.name} is not defined for this record type")
        return found

    def resolve(self, numba_type: Any) -> Callable[..., Any] | None:
        """The implementation for a record type, as Numba compiles it."""
        return self.compiled.get(numba_type, getattr(self.default, "py_func", None))


_generics: dict[Callable[..., Any], Generic] = {}


def generic(declaration: Callable[P, R], default: Callable[..., Any] | None = None) -> Callable[P, R]:
    """Declare a function that each record type implements; kernels and Python call it alike.

    Numba resolves the call while compiling, so that it costs nothing; the plain-Python face
    looks the implementation up by the record's dtype. A `default` kernel serves all other types.
    """
    book = Generic(declaration.__name__, default)
    names = list(inspect.signature(declaration).parameters)

    @functools.wraps(declaration)
    def face(*args: P.args, **kwargs: P.kwargs) -> R:
        return book.find(args[0].dtype)(*args, **kwargs)  # type: ignore[attr-defined]

    _generics[face] = book
    if COMPILED:
        from numba.extending import overload

        # Numba wants a resolver with the very parameter names of the function it stands for.
        scope: dict[str, Any] = {"find": book.resolve}
        exec(f"def resolve({', '.join(names)}):\n    return find({names[0]})", scope)
        overload(face, strict=False)(scope["resolve"])
    return face


def implements(declared: Callable[..., Any], *dtypes: np.dtype[Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register the decorated kernel as `declared` for these record types."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        book = _generics[declared]
        ours, theirs = inspect.signature(function).parameters, inspect.signature(declared).parameters
        if list(ours) != list(theirs):
            raise TypeError(f"{book.name} takes ({', '.join(theirs)}), not ({', '.join(ours)})")
        for dtype in dtypes:
            book.add(dtype, function)
        return function

    return register
