"""A game's learned network: its shape, the file that it lies in, and what is to be known to learn it by play."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from importlib import resources
from typing import Any, TypeAlias

import numpy as np

from quartier.core.errors import BadFile, Place
from quartier.core.weights import Setting
from quartier.kernel.learned import HEADER, size_of_net

Network: TypeAlias = np.ndarray[Any, np.dtype[np.int16]]

FILE = "data/network.bin"
WHOLE = 4
"""A record's arrays are as long as whole words: so many of a network's numbers."""


@dataclass(frozen=True)
class Shape:
    """How many nets there are, and what each has."""

    nets: int
    buckets: int
    inputs: int
    outputs: int = 1

    @property
    def size(self) -> int:
        """How many numbers a network of this shape has."""
        numbers = HEADER + self.nets * size_of_net(self.inputs, self.buckets, self.outputs)
        return -(-numbers // WHOLE) * WHOLE

    def blank(self) -> Network:
        """No network: nothing is known by it."""
        return np.zeros(self.size, np.int16)

    def load(self, package: str) -> Network:
        """The network that lies in a game's package; a blank one where there is none."""
        file = resources.files(package).joinpath(FILE)
        return self.read(file.read_bytes(), f"{package}/{FILE}") if file.is_file() else self.blank()

    def read(self, data: bytes, source: str) -> Network:
        """A network from its bytes; BadFile where they are none of this shape."""
        try:
            found = np.frombuffer(zlib.decompress(data), "<i2").astype(np.int16)
        except (zlib.error, ValueError):
            raise BadFile("wrong-network", where=Place(source)) from None
        if len(found) != self.size or found[:HEADER].tolist() != self.header:
            raise BadFile("wrong-network", where=Place(source))
        return found

    def write(self, network: Network) -> bytes:
        """A network as bytes."""
        return zlib.compress(network.astype("<i2").tobytes(), 9)

    @property
    def header(self) -> list[int]:
        """What it begins with."""
        return [self.inputs, self.buckets, self.outputs, self.nets]


@dataclass(frozen=True)
class Learning:
    """How a network is learned: in which matches, a batch of them for each round, and how boldly."""

    settings: tuple[Setting, ...]
    matches: int
    """Of each setting, in each round."""
    scale: float
    """Points that are about 1 to the network: how far results lie apart."""
    samples: int
    """The most steps of a match, of all seats together."""
    batch: int = 512
    """Samples for one step of learning."""
    longest: int = 256
    """The most entries that a description has."""
    rate: float = 1e-3
    ahead: float = 0.8
    """How far a judgement looks ahead before it trusts the next one: 0 one step, 1 to the end."""
    curiosity: float = 0.01
    """How often a step is made at random."""
    by_policy: bool = False
    """Steps are those of quick play (`best_step`), where a game has too many to judge all of them."""
