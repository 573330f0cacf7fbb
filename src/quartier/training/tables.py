"""Where networks play what they learn from: pieces of some matches, each by itself, here or elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from quartier.core.game import Game
from quartier.core.networks import Learning, Network, Shape
from quartier.core.options import read_options
from quartier.core.registry import load_game
from quartier.core.weights import Setting
from quartier.kernel.judgement import POINT
from quartier.kernel.learned import NARROW, WIDE
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps
from quartier.training.self_play import SAMPLES, play_to_learn

SHARE = 64
"""Matches that are played in one piece, whatever the number of cores."""


class Table:
    """Where matches of one setting are played, and what is kept of them."""

    def __init__(self, game: Game, shape: Shape, learning: Learning, setting: Setting) -> None:
        options = read_options(game.about.options, dict(setting.options))
        self.blank = game.blank(setting.seats, options)
        self.positions = np.repeat(self.blank, 3)
        self.box = game.read_box("house", game.house_box()).record
        self.steps = blank_steps(game.space)
        self.layers = np.zeros(WIDE + 2 * NARROW, np.float32)
        self.room = learning.samples * SHARE
        self.lists = np.zeros((self.room + 1, learning.longest), np.int16)
        self.lengths, self.seats = np.zeros(self.room + 1, np.int32), np.zeros(self.room + 1, np.int32)
        self.targets, self.grounds = (np.zeros((self.room + 1, shape.outputs), np.float32) for _ in range(2))
        scale = round(learning.scale * POINT)
        rest = [round(1000 * learning.curiosity), round(1000 * learning.ahead), scale, self.room]
        rest.append(learning.by_policy)
        self.plan = np.array([shape.inputs, shape.buckets, shape.outputs, *rest], np.int64)
        self.told = np.zeros(3, np.int64)

    def play(self, weights: Any, network: Network, seed: str, matches: int) -> None:
        """Play some matches."""
        self.box[0].network[:] = network
        self.told[:] = 0
        scratch = self.positions, self.box, seeded(seed), self.steps
        kept = self.lists, self.lengths, self.seats, self.targets, self.grounds
        play_all: Any = play_to_learn
        play_all(self.blank, *scratch, weights, self.plan, self.layers, *kept, self.told, matches)

    def kept(self) -> Kept:
        """What is to be learned from the last matches."""
        number = int(self.told[SAMPLES])
        return Kept(self.lists[:number], self.lengths[:number], self.targets[:number], self.told)


class Kept(NamedTuple):
    """What a piece of matches has brought: lists of inputs, their lengths, what should have been said; and sums."""

    lists: Any
    lengths: Any
    targets: Any
    told: Any


class Round(NamedTuple):
    """All that decides what the pieces of a round bring."""

    game: str
    shape: Shape
    learning: Learning
    weights: Any
    network: Network
    seed: str


def play_piece(played: Round, piece: tuple[int, int]) -> Kept:
    """Play a piece of a round elsewhere: its number, and the number of its setting."""
    number, setting = piece
    table = Table(load_game(played.game), played.shape, played.learning, played.learning.settings[setting])
    table.play(played.weights, played.network, f"{played.seed} {number}", SHARE)
    return table.kept()
