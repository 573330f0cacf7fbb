"""PettingZoo's classic games: the loop that its documentation shows, and `step` of the raw environment alone."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np
from benchmarks.peer_games.measuring import STEPS, Measurement, Tally, any_of, tallied

GAMES: dict[str, tuple[str, dict[str, int]]] = {
    "tic-tac-toe": ("tictactoe_v3", {}),
    "connect four": ("connect_four_v3", {}),
    "go 9×9": ("go_v5", {"board_size": 9}),
    "chess": ("chess_v6", {}),
    "hanabi": ("hanabi_v5", {}),
}
QUICK = ("connect four",)


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in QUICK if quick else GAMES:
        module, options = GAMES[name]
        found = importlib.import_module(f"pettingzoo.classic.{module}")
        whole = found.env(**options)
        tally = tallied(functools.partial(play, whole), 0.1 if quick else 5.0)
        facts = (tally.branching, tally.length)

        yield Measurement(STEPS, name, "AEC loop with last", *facts, work=functools.partial(played, whole))
        raw = RawSteps(found.raw_env(**options))
        yield Measurement(STEPS, name, "raw step alone", *facts, work=raw.step, prepare=raw.choose)


def mask_of(observation: Any, info: Any) -> Any:
    """Which actions are legal; games say it in one of two places."""
    inside = isinstance(observation, dict) and "action_mask" in observation
    return observation["action_mask"] if inside else info["action_mask"]


def play(env: Any, tally: Tally) -> None:
    """A random game."""
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(mask_of(observation, info))
        tally.decided(len(legal))
        env.step(int(any_of(legal)))


def played(env: Any) -> int:
    """The same as a portion of work."""
    tally = Tally()
    play(env, tally)
    return tally.decisions


class RawSteps:
    """One game after the other, its actions chosen beforehand."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.action = 0
        env.reset(seed=1)

    def choose(self) -> None:
        observation, _, terminated, truncated, info = self.env.last()
        if terminated or truncated:
            self.env.reset()
            observation, _, _, _, info = self.env.last()
        self.action = int(any_of(np.flatnonzero(mask_of(observation, info))))

    def step(self) -> int:
        self.env.step(self.action)
        return 1
