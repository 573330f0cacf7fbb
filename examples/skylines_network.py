"""The network for Cities: Skylines: everything seen at once, since cards and tracks matter as much as squares."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from network import Head, Network, linear
from quartier.games.skylines.position import SLOTS, SPAN
from quartier.research import Setting


class SkylinesNetwork(Network):
    """Wide layers, each of which adds to the one before."""

    def __init__(self, setting: Setting, width: int, blocks: int) -> None:
        super().__init__(setting, (SLOTS, SPAN, SPAN))
        self.look = nn.Linear(len(self.image) + self.numbers, width)
        self.chosen = nn.Embedding(self.decisions + 1, width)
        self.blocks = nn.Sequential(*(linear(width) for _ in range(blocks)), nn.LayerNorm(width), nn.ReLU())
        self.anywhere = Head(width, self.decisions)
        self.worth = Head(width, 1)
        nn.init.normal_(self.anywhere.weight, std=0.01)

    def think(self, image: Tensor, aside: Tensor, half: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.blocks(self.look(torch.cat([image, aside], 1)) + self.chosen(half))
        return self.anywhere(hidden), self.worth(hidden)[:, 0]
