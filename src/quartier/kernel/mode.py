"""How kernels run in this process, as far as the environment says: `QUARTIER_KERNELS`.

`ahead`: from a library that was compiled ahead of time. `compiled`: by Numba, when they are first called; `checked`:
the same with bounds checked. `interpreted`: as the plain Python that they are. Nothing said: whatever is fastest of
what is there, for each game by itself.
"""

from __future__ import annotations

import functools
import importlib.util
import os

MODES = ("ahead", "compiled", "checked", "interpreted")


def _chosen() -> str:
    mode = os.environ.get("QUARTIER_KERNELS", "")
    if mode not in ("", *MODES):
        raise ValueError(
            f"QUARTIER_KERNELS is {mode!r}; it can be 'ahead' (a library compiled ahead of time), 'compiled' (by "
            "Numba), 'checked' (compiled with bounds checked) or 'interpreted'"
        )
    return mode


CHOSEN = _chosen()
"""The mode that was asked for; empty: none."""


@functools.cache
def numba_is_here() -> bool:
    """Whether kernels can be compiled at run time."""
    return importlib.util.find_spec("numba") is not None


class NoLibrary(RuntimeError):
    """A library was asked for, and there is none from these sources for this machine."""


def without_library() -> str:
    """The mode of a game for which there is no library."""
    if CHOSEN in ("checked", "interpreted"):
        return CHOSEN
    return "compiled" if numba_is_here() else "interpreted"
