"""What two machines must have in common to do the same work: one version of everything that bears on results."""

from __future__ import annotations

import functools
import hashlib
import importlib
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from quartier import __version__
from quartier.core.packages import game_packages
from quartier.core.registry import games, load_game

LEFT_OUT = ("__pycache__", "libraries", "server", "static", "texts")
"""Folders of the package that no result depends on; libraries are made of the kernels, and go by their hashes."""
SHOWN = 12
"""Letters of a hash that tell it from another."""


@functools.cache
def likeness(files: tuple[str, ...] = ()) -> Mapping[str, str]:
    """By what it is called: Python, the version, the rules and kernels of each game, all code and data, and files."""
    found = {"python": ".".join(platform.python_version_tuple()[:2]), "version": __version__}
    for name, about in games().items():
        found[f"rules {name}"] = str(about.rules_version)
        found[f"kernels {name}"] = load_game(name).kernels_hash[:SHOWN]
    found["code"] = hash_of(sources())
    for file in files:
        found[f"file {file}"] = hash_of([(file, Path(file))]) if os.path.isfile(file) else "-"
    return found


def sources() -> Iterator[tuple[str, Path]]:
    """The files of the package and of games that were added to it, with names that are the same everywhere."""
    for package in sorted({"quartier", *game_packages().values()}):
        folder = Path(str(importlib.import_module(package).__file__)).parent
        for path in sorted(folder.rglob("*")):
            inner = path.relative_to(folder)
            if path.is_file() and not set(inner.parts) & set(LEFT_OUT):
                yield f"{package}/{inner.as_posix()}", path


def hash_of(named: Iterator[tuple[str, Path]] | Sequence[tuple[str, Path]]) -> str:
    """A short hash of files and their names."""
    made = hashlib.sha256()
    for name, path in named:
        data = path.read_bytes()
        made.update(f"{name} {len(data)}\n".encode() + data)
    return made.hexdigest()[:SHOWN]


def differences(wanted: Mapping[str, str], found: Mapping[str, str]) -> str:
    """What is otherwise, as `name: found, not wanted`, the names in their order."""
    unlike = [name for name in {**wanted, **found} if wanted.get(name) != found.get(name)]
    return "; ".join(f"{name}: {found.get(name, '-')}, not {wanted.get(name, '-')}" for name in unlike)
