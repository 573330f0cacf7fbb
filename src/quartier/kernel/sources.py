"""Which source files compiled code depends on: they go by the hash of these, and are found by it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

_KERNELS = re.compile(rb"^@(?:kernel|entry|generic|implements)\b|= (?:kernel|entry|generic)\(", re.MULTILINE)
_IMPLEMENTS = re.compile(rb"^@implements\b", re.MULTILINE)
_IMPORTS = re.compile(rb"^from ([\w.]+) import (\([^)]*\)|.*)$", re.MULTILINE)
_CONSTANT = re.compile(rb"\b[A-Z][A-Z0-9_]+\b|\b(?:Rule|Say|Position|BoxRecord)\b")


def kernel_sources(folder: Path, package: str) -> Iterator[Path]:
    """The source files of a package on which compiled code depends: they define kernels, or what is built into these.

    Compiled code has constants, rules, messages and the layout of records built in, so whoever defines one that a
    kernel's file imports counts too.
    """
    texts = {module: path.read_bytes() for module, path in _modules(folder, package).items()}
    found = {name for name, text in texts.items() if ".kernel." in name or _KERNELS.search(text)}
    open_ends = list(found)
    while open_ends:
        for imported, names in _IMPORTS.findall(texts[open_ends.pop()]):
            module = imported.decode()
            if module in texts and module not in found and _CONSTANT.search(names):
                found.add(module)
                open_ends.append(module)
    return iter(sorted(_modules(folder, package)[module] for module in found))


def implementing_modules(folder: Path, package: str) -> Iterator[str]:
    """The modules of a package that implement generic functions."""
    for module, path in _modules(folder, package).items():
        if _IMPLEMENTS.search(path.read_bytes()):
            yield module


def _modules(folder: Path, package: str) -> dict[str, Path]:
    """The source files below a package's folder by the names that they are imported by."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join([package, *(part for part in parts if part != "__init__")])] = path
    return found


def hash_of(paths: Iterable[Path]) -> str:
    """A short hash of some source files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def shared_sources() -> Iterator[Path]:
    """The kernels that are not a game's own: their change makes everything stale.

    Training does not count: nothing that is played depends on it, and Numba sees itself when the file of a kernel
    changes; training's kernels stand in one file.
    """
    apart = [PACKAGE / room for room in ("games", "examples", "training")]
    return (path for path in kernel_sources(PACKAGE, "quartier") if not any(room in path.parents for room in apart))
