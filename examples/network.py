"""What the networks of the examples have in common: from an observation to how much each decision is liked."""

from __future__ import annotations

import abc
import math

import torch
from torch import Tensor, nn
from torch.nn import functional

from quartier.kernel.environment import RANGE
from quartier.research import Setting, unpack

NUMBERS_SCALE = 0.1
"""Points, money and the like come as whole numbers up to 127."""


class Network(nn.Module, abc.ABC):
    """Logits of all decisions, and the return that is expected. Planes of the board's shape are an image."""

    def __init__(self, setting: Setting, board: tuple[int, ...]) -> None:
        super().__init__()
        self.setting = setting
        self.decisions = setting.choices.number
        image, aside, scale, first = [], [], [], 0
        for part in setting.layout.parts(setting.seats):
            columns = range(first, first + math.prod(part.shape))
            first = columns.stop
            if part.shape == board:
                image += columns
            else:
                aside += columns
                scale += [1.0 if part.kind == "plane" else NUMBERS_SCALE] * len(columns)
        self.planes, self.numbers = len(image) // math.prod(board), len(aside)
        self.keep("image", torch.tensor(image))
        self.keep("aside", torch.tensor(aside))
        self.keep("scale", torch.tensor(scale))
        self.keep("ranges", torch.tensor(setting.choices.table).long().view(-1, RANGE).T)

    def keep(self, name: str, fixed: Tensor) -> None:
        """Something that is not learnt but goes to the GPU too."""
        self.register_buffer(name, fixed, persistent=False)

    def forward(self, observation: Tensor, pending: Tensor) -> tuple[Tensor, Tensor]:
        """Of unpacked observations, and the first of the steps that half a decision has left; -1: none was made."""
        values = observation.float()
        return self.think(values[:, self.image], values[:, self.aside] * self.scale, self.half(pending))

    @abc.abstractmethod
    def think(self, image: Tensor, aside: Tensor, half: Tensor) -> tuple[Tensor, Tensor]:
        """The same of what belongs to the board, all the rest, and 1 + the first half of a decision, else 0."""

    def judge(self, words: Tensor, pending: Tensor) -> tuple[Tensor, Tensor]:
        """The same of observations as they lie in their words; a GPU calculates with half of the bits."""
        with torch.autocast(words.device.type, torch.bfloat16, enabled=words.is_cuda):
            return self(unpack(self.setting.layout, self.setting.seats, words), pending)

    def half(self, pending: Tensor) -> Tensor:
        """1 + the first half of a decision; 0: none was made."""
        first, _, inner, decision, _ = self.ranges[:, (pending[:, None] >= self.ranges[0]).sum(1) - 1]
        return torch.where(pending < 0, 0, 1 + decision + (pending - first) // inner)


class Head(nn.Linear):
    """The last layer: with all bits, since small differences decide."""

    def forward(self, x: Tensor) -> Tensor:
        with torch.autocast(x.device.type, enabled=False):
            return super().forward(x.float())


class Block(nn.Module):
    """Two layers that add to what comes in, at first nothing."""

    def __init__(self, first: nn.Module, second: nn.Module) -> None:
        super().__init__()
        self.first, self.second = first, second
        nn.init.zeros_(second.weight)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(functional.relu(self.first(functional.relu(x))))


def convolutions(channels: int) -> Block:
    """A block of an image."""
    return Block(*(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(2)))


def linear(width: int) -> Block:
    """A block of a row of numbers."""
    return Block(*(nn.Linear(width, width) for _ in range(2)))


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    """Log-probabilities; what is not allowed has next to none, but no infinity that would spoil gradients."""
    bits = legal[:, :, None] >> torch.arange(64, device=legal.device) & 1
    forbidden = bits.flatten(1)[:, : logits.shape[1]] == 0
    return logits.float().masked_fill(forbidden, -1e9).log_softmax(1)
