"""`python -m quartier.training.networks GAME`: learn a game's network by play against oneself, and write it.

Rounds of matches are played by the network as it is, on all cores or on a cluster; then it learns from what came of
them. With the same seed and number of rounds, it does not matter where they are played; with a time limit, the
machine's speed does.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from quartier.core.errors import BadOption, QuartierError
from quartier.core.game import Game
from quartier.core.networks import FILE, Learning, Network, Shape
from quartier.core.registry import load_game
from quartier.kernel.judgement import POINT
from quartier.kernel.learned import HEADER, NARROW, WIDE, size_of_bucket, size_of_net
from quartier.kernel.random import seeded
from quartier.training.learner import Learner
from quartier.training.lesson_file import keep, take_up
from quartier.training.self_play import MATCHES, TOTAL
from quartier.training.tables import SHARE, Kept, Round, Table, play_piece
from quartier.work.place import Workplace
from quartier.work.processes import workplace

AVERAGED = 0.995
"""What is written is the mean of the weights over the last rounds, older ones counting less."""
SLOWEST = 0.01
"""What is left of the rate in the end."""
FIRST_SCALE, SECOND_SCALE, THIRD_SCALE = 512, 256, 125
"""What 1 is in the integers of each layer (`kernel/learned.py`); of the third layer, 1 point."""


class Lesson:
    """A network in the making."""

    def __init__(self, game: Game, shape: Shape, learning: Learning, seed: str, cores: int | Workplace) -> None:
        self.game, self.shape, self.learning, self.seed = game, shape, learning, seed
        self.chance = np.random.default_rng(seeded(seed))
        pieces = -(-learning.matches // SHARE)
        self.tables = [
            (number, Table(game, shape, learning, setting))
            for number, setting in enumerate(learning.settings)
            for _ in range(pieces)
        ]
        self.at = ThreadPoolExecutor(cores) if isinstance(cores, int) else cores
        """Where matches are played: on threads of this process, or at a place of work."""
        own = cores if isinstance(cores, int) else os.cpu_count() or 1
        table = self.tables[0][1]
        self.weights = self._first_guess()
        self.learner = Learner(self.weights, table.blank, table.plan, learning.batch, own)
        self.means, self.squares = self.learner.means, self.learner.squares
        self.average = self.weights.copy()
        self.rounds = 0

    def _first_guess(self) -> Any:
        """Weights with which the groundwork alone counts."""
        shape = self.shape
        net = np.zeros(size_of_net(shape.inputs, shape.buckets, shape.outputs), np.float32)
        found = np.tile(net, (shape.nets, 1))
        rows = (shape.inputs + 1) * WIDE
        found[:, :rows] = self.chance.normal(0, 0.06, (shape.nets, rows))
        found[:, rows - WIDE : rows] += 0.25
        seconds = found[:, rows:].reshape(shape.nets, shape.buckets, size_of_bucket(shape.outputs))
        second = (WIDE + 1) * NARROW
        seconds[..., :second] = self.chance.normal(0, 0.2, (shape.nets, shape.buckets, second))
        seconds[..., WIDE * NARROW : second] += 0.25
        return found.reshape(-1)

    def round(self, rate: float) -> tuple[list[float], float]:
        """Play and learn once: the mean result in each setting, and the root of the mean squared error in points."""
        kept = self._play()
        lists, lengths, targets = (
            np.concatenate([getattr(piece, name) for piece in kept]) for name in ("lists", "lengths", "targets")
        )
        order = self.chance.permutation(len(lists))
        batch, wrong = self.learning.batch, 0.0
        steps = len(order) // batch
        for step in range(steps):
            wrong += self.learner.learn(lists, lengths, targets, order[step * batch : (step + 1) * batch], rate)
        self.average += (1 - min(AVERAGED, self.rounds / (self.rounds + 9))) * (self.weights - self.average)
        self.rounds += 1
        return self._results(kept), self.learning.scale * math.sqrt(wrong / max(1, steps))

    def _play(self) -> list[Kept]:
        """Play the pieces of a round; where they are played does not matter to what they bring."""
        network, seed = self.network(self.weights), f"{self.seed} {self.rounds}"
        if isinstance(self.at, Workplace):
            played = Round(self.game.name, self.shape, self.learning, self.weights, network, seed)
            pieces = [(piece, setting) for piece, (setting, _) in enumerate(self.tables)]
            return list(self.at.in_order(partial(play_piece, played), pieces))

        def play(piece: int) -> Kept:
            table = self.tables[piece][1]
            table.play(self.weights, network, f"{seed} {piece}", SHARE)
            return table.kept()

        return list(self.at.map(play, range(len(self.tables))))

    def _results(self, kept: list[Kept]) -> list[float]:
        sums = np.zeros((len(self.learning.settings), 2))
        for (number, table), piece in zip(self.tables, kept, strict=True):
            seats = int(table.blank["seats"][0])
            sums[number] += piece.told[TOTAL] / POINT, seats * piece.told[MATCHES]
        means: list[float] = (sums[:, 0] / sums[:, 1]).tolist()
        return means

    def go_on_from(self, network: Network) -> None:
        """Begin with a network that was learned before."""
        shape = self.shape
        numbers = network[HEADER : HEADER + len(self.weights)].astype(np.float64).reshape(shape.nets, -1)
        first, second = (shape.inputs + 1) * WIDE, (WIDE + 1) * NARROW
        numbers[:, :first] /= FIRST_SCALE
        rest = numbers[:, first:].reshape(shape.nets, shape.buckets, -1)
        rest[..., :second] /= SECOND_SCALE
        rest[..., second:] /= THIRD_SCALE * self.learning.scale
        turn(rest, NARROW, WIDE)
        self.weights[:] = numbers.reshape(-1)
        self.average = self.weights.copy()

    def network(self, weights: Any) -> Network:
        """Weights as a network in integers."""
        shape = self.shape
        found = shape.blank()
        found[:HEADER] = shape.header
        nets = weights.reshape(shape.nets, -1).astype(np.float64)
        first = (shape.inputs + 1) * WIDE
        nets[:, :first] *= FIRST_SCALE
        rest = nets[:, first:].reshape(shape.nets, shape.buckets, -1)
        second = (WIDE + 1) * NARROW
        rest[..., :second] *= SECOND_SCALE
        turn(rest, WIDE, NARROW)
        rest[..., second:] *= THIRD_SCALE * self.learning.scale
        numbers = np.rint(nets).clip(-(1 << 15), (1 << 15) - 1).astype(np.int16).reshape(-1)
        found[HEADER : HEADER + len(numbers)] = numbers
        return found


def turn(buckets: Any, rows: int, columns: int) -> None:
    """Turn the second layer, in place: to learn, a row has what one sum of the first layer adds to all of the second;
    to answer, it is the other way round."""
    there = buckets[..., : rows * columns]
    there[:] = there.reshape(*buckets.shape[:2], rows, columns).swapaxes(2, 3).reshape(there.shape)


def described(game: Game) -> tuple[Shape, Learning]:
    """What a game says of its network; BadOption where it has none."""
    module = game.part("network")
    if module is None:
        raise BadOption("wrong-network-game", game=game.name)
    return module.SHAPE, module.LEARNING


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser("python -m quartier.training.networks", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long it learns")
    parser.add_argument("--rounds", type=int, help="the same in rounds: the same network on every machine")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="the Ray cluster that plays, instead of the cores")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rate", type=float, help="how boldly it learns at first")
    parser.add_argument("--go-on", type=Path, metavar="FILE", help="a network to begin with")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="where it is kept how far it is, to go on from")
    parser.add_argument("--to", type=Path, help="the file to write, if not the game's own")
    chosen = parser.parse_args(arguments)
    try:
        game = load_game(chosen.game)
        shape, learning = described(game)
        known = shape.read(chosen.go_on.read_bytes(), str(chosen.go_on)) if chosen.go_on else None
        with ExitStack() as leaving:
            where = leaving.enter_context(workplace(None, chosen.ray)) if chosen.ray else chosen.cores
            lesson = Lesson(game, shape, learning, f"{chosen.game} {chosen.seed}", where)
            if known is not None:
                lesson.go_on_from(known)
            learn(lesson, chosen, chosen.to or Path(str(resources.files(game.package).joinpath(FILE))))
    except (QuartierError, OSError) as error:
        sys.exit(str(error))


def learn(lesson: Lesson, chosen: argparse.Namespace, path: Path) -> None:
    """Round after round until the time is over, or as many as there should be; now and then it is written down."""
    rate = chosen.rate or lesson.learning.rate
    plan = [lesson.game.name, lesson.game.kernels_hash, lesson.seed, rate, chosen.rounds, repr(lesson.learning)]
    plan.append(hashlib.sha256(lesson.weights.tobytes()).hexdigest())
    began = told = time.monotonic() - take_up(lesson, plan, chosen.resume)

    def spent() -> float:
        """Which part of the lesson is over."""
        if chosen.rounds:
            return lesson.rounds / int(chosen.rounds)
        return (time.monotonic() - began) / 60 / float(chosen.minutes)

    def write() -> None:
        path.write_bytes(lesson.shape.write(lesson.network(lesson.average)))
        keep(lesson, plan, time.monotonic() - began, chosen.resume)

    while (part := spent()) < 1:
        results, wrong = lesson.round(rate * max(SLOWEST, (1 + math.cos(math.pi * part)) / 2))
        if time.monotonic() - told > 10 or lesson.rounds == 1:
            told = time.monotonic()
            said = " ".join(f"{result:.2f}" for result in results)
            line = f"{told - began:.0f} s, round {lesson.rounds}: {said}, error {wrong:.3f}"
            print(line, file=sys.stderr, flush=True)
            write()
    write()
    print(f"{lesson.rounds} rounds, {path.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
