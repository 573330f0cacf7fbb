"""The network for Cities: what it learns about a tile or a tourist at one place it knows about all places."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from network import Head, Network, convolutions
from quartier.games.cities.research import LAY_PLACES, LAY_TURNS, PUTS, TARGETS, WALKS
from quartier.games.cities.steps import REACH
from quartier.research import Setting

SIDE = 8
MARGIN = 2
"""A tile may come to lie left of the city or above it."""
SPAN = SIDE + MARGIN
PLACES = SPAN // 2
"""A place is 2 x 2 fields."""


class CitiesNetwork(Network):
    """An image goes through convolutions; fields and places are decided where they lie."""

    def __init__(self, setting: Setting, channels: int, width: int, blocks: int) -> None:
        super().__init__(setting, (SIDE, SIDE))
        marks, place = halves(self.decisions)
        self.keep("marks", marks)
        self.keep("place", place)
        self.look = nn.Conv2d(self.planes + 2, channels, 3, padding=1)
        self.overlay = nn.Linear(self.numbers, channels)
        self.blocks = nn.Sequential(*(convolutions(channels) for _ in range(blocks)))
        self.chosen = nn.Embedding(self.decisions + 1, width)
        self.gather = nn.Linear(2 * channels + self.numbers, width)
        self.whole = nn.Sequential(nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.spread = nn.Linear(width, channels)
        self.last = convolutions(channels)
        self.fields = nn.Conv2d(channels, 3, 1)
        self.places = nn.Conv2d(channels, 1 + 4, 2, stride=2)
        self.anywhere = Head(width, self.decisions)
        self.worth = Head(width, 1)
        for head in (self.fields, self.places, self.anywhere):
            nn.init.normal_(head.weight, std=0.01)

    def think(self, image: Tensor, aside: Tensor, half: Tensor) -> tuple[Tensor, Tensor]:
        city = functional.pad(image.unflatten(1, (-1, SIDE, SIDE)), (MARGIN, 0, MARGIN, 0))
        x = self.look(torch.cat([city, self.marks[half]], 1)) + self.overlay(aside)[:, :, None, None]
        x = self.blocks(x)
        pooled = functional.relu(x).flatten(2)
        hidden = self.whole(self.gather(torch.cat([pooled.mean(2), pooled.amax(2), aside], 1)) + self.chosen(half))
        x = functional.relu(self.last(x + self.spread(hidden)[:, :, None, None]))
        local = self.in_order(self.fields(x)[:, :, MARGIN:, MARGIN:].flatten(2), self.places(x), self.place[half])
        return self.anywhere(hidden) + local, self.worth(hidden)[:, 0]

    def in_order(self, fields: Tensor, places: Tensor, chosen: Tensor) -> Tensor:
        """What was found at fields and places, in the order of the decisions that it is about."""
        turns = (places[:, 1:].flatten(2) * chosen[:, None]).sum(2)
        laid = functional.pad(places[:, 0], (0, REACH - PLACES, 0, REACH - PLACES)).flatten(1)
        parts = {LAY_PLACES: laid, PUTS: fields[:, 0], WALKS: fields[:, 1], LAY_TURNS: turns, TARGETS: fields[:, 2]}
        found, end = [], 0
        for first, part in parts.items():
            found += [part.new_zeros(len(part), first - end), part]
            end = first + part.shape[1]
        return torch.cat(found, 1).float()


def halves(decisions: int) -> tuple[Tensor, Tensor]:
    """For each half of a decision the fields that it marks (beside those that may be of the city), and its place."""
    marks, place = torch.zeros(decisions + 1, 2, SPAN, SPAN), torch.zeros(decisions + 1, PLACES * PLACES)
    marks[:, 1, MARGIN:, MARGIN:] = 1
    for row in range(SIDE):
        for column in range(SIDE):
            marks[1 + WALKS + SIDE * row + column, 0, MARGIN + row, MARGIN + column] = 1
    for row in range(PLACES):
        for column in range(PLACES):
            half = 1 + LAY_PLACES + REACH * row + column
            place[half, PLACES * row + column] = 1
            marks[half, 0, 2 * row : 2 * row + 2, 2 * column : 2 * column + 2] = 1
    return marks, place
