"""Matches as PyTorch sees them: the arrays of a batch, on a processor or a GPU, without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from quartier.research import Batch, Setting


class Matches:
    """A batch whose arrays are tensors. All seats are one learner: for matches that are played alone or together."""

    def __init__(self, device: torch.device, game: str, number: int, **settings: Any) -> None:
        self.device = device
        if device.type == "cuda":
            from quartier.research.gpu import GpuBatch

            self.batch: Any = GpuBatch(game, number, **settings)
        else:
            self.batch = Batch(game, number, cores=None, **settings)
        self.setting: Setting = self.batch.setting

    @property
    def words(self) -> Tensor:
        """What is seen by whoever decides."""
        return torch.from_dlpack(self.batch.observations.view(np.int64))

    @property
    def legal(self) -> Tensor:
        """What may be decided, in bits."""
        return torch.from_dlpack(self.batch.legal.view(np.int64))

    @property
    def pending(self) -> Tensor:
        """The first of the steps that half a decision has left; -1: none was made."""
        return torch.from_dlpack(self.batch.pending).long()

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Decide in every match: the rewards, and 1 where that was the end."""
        self.batch.step(actions.int())
        rewards = torch.from_dlpack(self.batch.rewards)[:, 0].clone()
        return rewards, torch.from_dlpack(self.batch.ended.astype(np.float32))
