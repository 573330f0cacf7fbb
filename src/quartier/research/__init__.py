"""The games for those who train and study agents: thousands side by side, in arrays, on processors and GPUs."""

from quartier.research.actions import Actions
from quartier.research.batch import Batch, IllegalAction
from quartier.research.observations import describe, unpack
from quartier.research.setting import Setting

__all__ = ["Actions", "Batch", "IllegalAction", "Setting", "describe", "unpack"]
