"""Observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quartier.research.values import Values


def observation_space(values: Values) -> spaces.Box:
    """Bits and signed bytes, a value each; or packed words."""
    if values.packed:
        return spaces.Box(0, np.iinfo(np.uint64).max, values.shape, np.uint64)
    return spaces.Box(values.low, values.high, values.shape, np.int8)


def masked_space(values: Values, actions: int) -> spaces.Dict:
    """An observation and the mask of what may be decided, as agents of PettingZoo get them."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_space(values), "action_mask": mask})


def whole_space(actions: int) -> spaces.Discrete[Any]:
    """All actions."""
    return spaces.Discrete(actions)
