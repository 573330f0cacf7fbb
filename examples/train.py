"""Trains an agent for Cities (level 3, alone) or Cities: Skylines (scenario 1) within eight minutes of one GPU.

    python examples/train.py cities --device cuda --out cities.pt

writes the agent, and beside it its learning curve as cities.json and cities.svg. On a processor it takes hours.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import time
from pathlib import Path
from typing import Any

import torch

from agents import SIZES, SMALL_SIZES, new_network, save
from curve import draw
from matches import Matches
from ppo import Plan, evaluate, learn, play

TASKS: dict[str, dict[str, Any]] = {
    "cities": {"seats": 1, "options": {"level": 3}},
    "skylines": {"seats": 1, "options": {"scenario": "1"}},
}
PLANS = {
    "cities": Plan(
        matches=4096, decisions=64, minibatch=16384, epochs=2, rate=7e-4, entropy=0.01, ahead=0.95, scale=0.1
    ),
    "skylines": Plan(
        matches=8192, decisions=64, minibatch=8192, epochs=2, rate=1e-3, entropy=0.01, ahead=0.95, scale=0.02
    ),
}
"""So many decisions that some of all parts of a match are among them, though all matches begin at the same time."""
SMALLER = 16
"""A processor plays so many times fewer matches at once, and learns from so many fewer decisions at once."""
EVALUATED, TESTED = 1024, 4096
"""Matches for each point of the curve, and for the figure in the end: other deals than those it learns from."""
POINTS = 28
"""Of the curve, one every quarter of a minute of seven."""
SLOWEST = 0.02
"""What is left of the learning rate in the end."""


class Training:
    """An agent in the making, and how it gets on."""

    def __init__(self, game: str, device: torch.device, seed: int, plan: Plan, sizes: dict[str, int]) -> None:
        self.started = time.monotonic()
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.allow_tf32 = torch.backends.cudnn.benchmark = True
        self.game, self.device, self.task, self.plan, self.sizes = game, device, TASKS[game], plan, sizes
        self.network = new_network(game, self.task, self.sizes).to(device, memory_format=torch.channels_last)
        self.optimiser = torch.optim.Adam(self.network.parameters(), eps=1e-5)
        self.matches = self.begin(self.plan.matches, f"train {seed}", "progress")
        self.curve: list[dict[str, float]] = []
        self.decided = 0

    def begin(self, number: int, seed: str, rewards: str = "result") -> Matches:
        """Matches of the task."""
        return Matches(self.device, self.game, number, seed=seed, rewards=rewards, **self.task)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started

    def run(self, minutes: float) -> None:
        """Play and learn until the time is over, ever more slowly."""
        asked, told, next_point = self.begin(EVALUATED, "curve"), {}, 0.0
        while (spent := self.seconds / 60 / minutes) < 1:
            if self.seconds >= next_point:
                self.note(evaluate(asked, self.network), told)
                next_point = self.seconds + 60 * minutes / POINTS
            left = max(SLOWEST, 1 - spent)
            self.optimiser.param_groups[0]["lr"] = self.plan.rate * left
            played, last = play(self.matches, self.network, self.plan)
            told = learn(self.network, self.optimiser, played, last, self.plan, self.plan.entropy * left)
            self.decided += self.plan.matches * self.plan.decisions
        self.note(evaluate(self.begin(TESTED, "test"), self.network), told)

    def note(self, results: torch.Tensor, told: dict[str, float]) -> None:
        """Add a point to the curve: mean and standard error of the points, or of the share of matches won."""
        values = (results > 0).float() if self.game == "skylines" else results
        error = values.std().item() / math.sqrt(len(values))
        point = {"seconds": self.seconds, "decisions": self.decided, "mean": values.mean().item(), "error": error}
        self.curve.append({name: round(value, 4) for name, value in point.items()})
        print(json.dumps(self.curve[-1] | {name: round(value, 4) for name, value in told.items()}), flush=True)

    def save(self, out: Path) -> None:
        """Write the agent and its curve."""
        save(out, self.game, self.task, self.sizes, self.network)
        out.with_suffix(".json").write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")
        out.with_suffix(".svg").write_text(draw(self.game, self.curve), encoding="utf-8")


def read(given: list[str]) -> dict[str, Any]:
    """Names and their numbers."""
    return {name: json.loads(value) for name, _, value in (one.partition("=") for one in given)}


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--minutes", type=float, default=7.0, help="how long it trains")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("agent.pt"))
    parser.add_argument("--small", action="store_true", help="a small network and few matches, for processors")
    parser.add_argument("--plan", nargs="*", default=[], metavar="NAME=VALUE", help="otherwise than in PLANS")
    parser.add_argument("--sizes", nargs="*", default=[], metavar="NAME=VALUE", help="otherwise than in SIZES")
    given = parser.parse_args()
    plan, sizes = PLANS[given.game], (SMALL_SIZES if given.small else SIZES)[given.game]
    if given.small:
        plan = dataclasses.replace(plan, matches=plan.matches // SMALLER, minibatch=plan.minibatch // SMALLER)
    plan, sizes = dataclasses.replace(plan, **read(given.plan)), {**sizes, **read(given.sizes)}
    training = Training(given.game, torch.device(given.device), given.seed, plan, sizes)
    training.run(given.minutes)
    training.save(given.out)


if __name__ == "__main__":
    main()
