"""Which package a record type belongs to: where its kernels are found, and how they run."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np

from quartier.kernel.library import Library, find_library
from quartier.kernel.mode import CHOSEN, NoLibrary, without_library
from quartier.kernel.sources import hash_of, implementing_modules, kernel_sources


class Home:
    """A game's package; the modules that implement something are loaded when somebody first asks for one."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder
        self.kinds: list[np.dtype[Any]] = []
        """Its position types, as they were declared."""
        self.library: Library | None = None
        if CHOSEN in ("", "ahead"):
            self.library = find_library(package, folder)
        if self.library is None and CHOSEN == "ahead":
            raise NoLibrary(
                f"QUARTIER_KERNELS is 'ahead', but there is no library compiled from the sources of {package} for this "
                "machine: `python -m quartier.ahead` makes one, QUARTIER_KERNELS=compiled or interpreted does without"
            )
        self.mode = "ahead" if self.library else without_library()
        self.hash = self.library.hash if self.library else hash_of(kernel_sources(folder, package))
        self._modules: list[str] | None = None

    @property
    def modules(self) -> list[str]:
        """The modules that implement something."""
        if self._modules is None:
            self._modules = sorted(implementing_modules(self.folder, self.package))
        return self._modules

    def load(self) -> None:
        """Load them."""
        for module in self.modules:
            importlib.import_module(module)


_homes: dict[str, Home] = {}
_by_kind: dict[Any, Home] = {}


def open_home(package: str, folder: Path) -> Home:
    """The home of a package's record types."""
    if package not in _homes:
        _homes[package] = Home(package, folder)
    return _homes[package]


def move_in(kind: np.dtype[Any], home: Home) -> None:
    """Say that a record type belongs there."""
    home.kinds.append(kind)
    _by_kind[kind] = home


def mode_of(package: str) -> str:
    """How the kernels of a package run whose positions are declared."""
    return _homes[package].mode


def home_of(kind: Any) -> Home | None:
    """Where a record type belongs, if it is a game's position."""
    return _by_kind.get(kind)


def all_kinds() -> list[np.dtype[Any]]:
    """The record types of all positions that are known so far."""
    return list(_by_kind)
