"""The games for Gymnasium, where one agent plays alone, or for all seats of a game that is played together.

Importing this registers the games, each as `quartier/Name-v0`.

>>> import gymnasium
>>> import quartier.research.gym
>>> cities = gymnasium.make("quartier/Cities-v0", level=3)
>>> seen, info = cities.reset(seed=7)
>>> seen, reward, terminated, truncated, info = cities.step(cities.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: pip install 'quartier[research]'") from error

from quartier.core import registry
from quartier.core.errors import BadOption
from quartier.kernel.records import Int32s
from quartier.research.batch import Batch, Bools, IllegalAction
from quartier.research.one_match import OneMatch
from quartier.research.places import allowed, give_up, restart, seen_at
from quartier.research.setting import Setting, researched
from quartier.research.spaces import observation_space, whole_space
from quartier.research.values import Values

__all__ = ["QuartierEnv", "QuartierVectorEnv", "register"]

RENDER_MODES = ["ansi"]
ILLEGAL = -1.0
"""What an action brings that is not allowed, and that ends the episode."""


def seats_alone(game: str, seats: int | None) -> int:
    """How many seats the agent plays for: one, unless the game is played together."""
    about = registry.about(game)
    wanted = seats if seats is not None else about.usual_seats if about.cooperative else 1
    if not about.cooperative and wanted != 1:
        raise BadOption("wrong-agent-alone", game=game, seats=str(wanted))
    return wanted


class QuartierEnv(gymnasium.Env[Any, Any]):
    """A match that one agent plays, for whichever seat decides; it sees what that seat sees."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        rewards: str = "result",
        whole_steps: bool = False,
        packed: bool = False,
        illegal_reward: float | None = ILLEGAL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`rewards`, `whole_steps` and options are those of `Batch`; `packed`: observations are 64-bit words.

        An action that is not allowed ends the episode with `illegal_reward`; None: it is an error.
        """
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("wrong-render-mode", known=", ".join(RENDER_MODES), given=repr(render_mode))
        self.setting = Setting.of(game, seats_alone(game, seats), options, whole_steps)
        self.match = OneMatch(self.setting, rewards, packed)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(self.match.values)
        self.action_space = whole_space(self.setting.choices.number)
        self._seen_by = 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match: by a seed, or by chance. Options are set when the environment is made, not here."""
        first = self._np_random_seed is None
        super().reset(seed=seed)
        if seed is None and first:
            seed = self.np_random_seed
        self.match.begin(seed)
        self._over = False
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Decide for the seat that decides."""
        if self._over:
            self.match.refuse(action)
        reward = 0.0
        if self.illegal_reward is None or self.match.may(action):
            self._over = self.match.decide(action)
            reward = self.match.rewards()[0]
        else:
            self._over, reward = True, float(self.illegal_reward)
        return self._seen(), reward, self._over, False, self._info()

    def action_masks(self) -> Any:
        """What may be decided, as `sb3_contrib` asks for it."""
        return np.zeros_like(self.match.mask()) if self._over else self.match.mask()

    def render(self) -> Any:
        """The match as the agent sees it, drawn as text."""
        return None if self.render_mode is None else self.match.draw(self._seen_by)

    def _seen(self) -> Any:
        """What the seat sees that decides; at the end, the one that did."""
        if self.match.seat >= 0:
            self._seen_by = self.match.seat
        return self.match.observe(self._seen_by)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self._seen_by}


class QuartierVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches side by side in compiled code; one that ends begins anew in the same step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        rewards: str = "result",
        whole_steps: bool = False,
        packed: bool = False,
        illegal_reward: float | None = ILLEGAL,
        cores: int | None = 1,
        **options: Any,
    ) -> None:
        """As `QuartierEnv`, `num_envs` times, on so many `cores` (None: all)."""
        self.batch = Batch(
            game,
            num_envs,
            seats=seats_alone(game, seats),
            options=options,
            rewards=rewards,
            whole_steps=whole_steps,
            again=False,
            cores=cores,
        )
        self.setting = self.batch.setting
        self.values = Values(self.setting, packed)
        self.illegal_reward = illegal_reward
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.values)
        self.single_action_space = whole_space(self.setting.choices.number)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._halves: Int32s = np.full(num_envs, -1, np.int32)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches: by a seed for each, by one and those that follow it, or by chance."""
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(2**62))
        self._seeded = True
        if seed is None:
            restart(self.batch, range(self.num_envs))
        else:
            self.batch.reset([seed + place for place in range(self.num_envs)] if isinstance(seed, int) else list(seed))
        self._halves[:] = -1
        return self.values.rows(self.batch.observations, self._halves), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Decide in each match; where one ends, `final_obs` is what was seen last."""
        batch = self.batch
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.num_envs,):
            raise IllegalAction("wrong-actions-shape", shape=str(chosen.shape), number=self.num_envs)
        seats = batch.seats.copy()
        wrong = np.zeros(self.num_envs, np.bool_)
        if self.illegal_reward is not None:
            wrong = ~allowed(batch, chosen)
            give_up(batch, np.flatnonzero(wrong).tolist())
        batch.step(chosen)
        ended: Bools = batch.ended | wrong
        rewards = np.where(wrong, self.illegal_reward or 0.0, batch.rewards[:, 0].astype(np.float64))
        self._halves = np.where(wrong, self._halves, np.where(batch.pending >= 0, chosen, -1)).astype(np.int32)
        last: dict[str, Any] = {}
        if ended.any():
            places = np.flatnonzero(ended)
            last = self._last(places, seats, ended)
            restart(batch, places.tolist())
            self._halves[places] = -1
        seen = self.values.rows(batch.observations, self._halves)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos() | last

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        masks, seats = self.batch.masks().view(np.int8), self.batch.seats.copy()
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}

    def _last(self, places: Any, seats: Int32s, ended: Bools) -> dict[str, Any]:
        """What was seen at the end where matches have ended, by whoever decided last."""
        seen = self.values.rows(seen_at(self.batch, seats, places), self._halves[places])
        found = np.full(self.num_envs, None, object)
        for place, row in zip(places.tolist(), seen, strict=True):
            found[place] = row
        masks = np.zeros((self.num_envs, self.setting.choices.number), np.int8)
        info = {"action_mask": masks, "_action_mask": ended, "seat": np.where(ended, seats, 0), "_seat": ended}
        return {"final_obs": found, "_final_obs": ended, "final_info": info, "_final_info": ended}


def register() -> None:
    """Register all games that are played alone or together and say what a learner sees of them."""
    for name, about in researched().items():
        if about.cooperative or 1 in about.seats:
            gymnasium.register(
                f"quartier/{name.title()}-v0",
                entry_point=f"{__name__}:QuartierEnv",
                vector_entry_point=f"{__name__}:QuartierVectorEnv",
                kwargs={"game": name},
            )


register()
