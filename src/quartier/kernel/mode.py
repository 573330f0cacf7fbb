"""How kernels run in this process: compiled by Numba, compiled with bounds checked, or interpreted."""

from __future__ import annotations

import importlib.util
import os


def _chosen() -> str:
    mode = os.environ.get("QUARTIER_KERNELS", "")
    if mode not in ("", "compiled", "checked", "interpreted"):
        raise ValueError(
            f"QUARTIER_KERNELS is {mode!r}; it can be 'compiled', 'checked' (compiled with bounds "
            "checked) or 'interpreted'"
        )
    if importlib.util.find_spec("numba") is None:
        return "interpreted"
    return mode or "compiled"


MODE = _chosen()
COMPILED = MODE != "interpreted"
