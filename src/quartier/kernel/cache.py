"""Where compiled kernels are kept between two runs, and for how long."""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import sys
import time
from pathlib import Path

import numpy as np

from quartier.kernel.mode import without_library
from quartier.kernel.sources import hash_of, shared_sources

keeping = True
"""Whether Numba keeps what it compiles; what comes from its cache has no intermediate code any more."""
KEPT = 30 * 24 * 3600
"""Seconds that compiled kernels are kept which nobody uses."""


def fingerprint() -> str:
    """A hash of all that every game's compiled code depends on: shared sources, versions, processor."""
    digest = hashlib.sha256(hash_of(shared_sources()).encode())
    import llvmlite
    import llvmlite.binding as llvm
    import numba

    parts = [without_library(), platform.python_version(), platform.machine(), np.__version__]
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
    return cache_root() / f"kernels-{without_library()}-{fingerprint()}"


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
