"""How a function becomes a kernel: compiled by Numba, or left as the plain Python that it is.

A kernel is a small function over records, words and integers. Compiled, it holds no lock,
allocates nothing and is cached on disk; interpreted, it is ordinary Python, for debugging,
coverage and machines without Numba. `QUARTIER_KERNELS=interpreted` chooses the latter.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numpy as np

from quartier.kernel.cache import cache_folder
from quartier.kernel.mode import COMPILED, MODE

P = ParamSpec("P")
R = TypeVar("R")


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
