"""The games for PettingZoo: one agent after the other (`env`, `raw_env`), or all at once (`parallel_env`).

>>> from quartier.research.petting_zoo import env
>>> cities = env("cities", seats=2, level=3)
>>> cities.reset(seed=7)
>>> for agent in cities.agent_iter():
...     seen, reward, terminated, truncated, info = cities.last()
...     over = terminated or truncated
...     cities.step(None if over else cities.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: pip install 'quartier[research]'") from error

from quartier.core.errors import BadOption
from quartier.research.batch import IllegalAction
from quartier.research.one_match import NOT_BEGUN, Begun, OneMatch
from quartier.research.setting import Setting
from quartier.research.spaces import masked_space, whole_space

__all__ = ["env", "parallel_env", "raw_env"]

RENDER_MODES = ["ansi"]
ILLEGAL = -1.0
"""What an action brings that is not allowed, and that ends the match for everybody."""


def env(game: str, *, illegal_reward: float = ILLEGAL, **settings: Any) -> AECEnv:
    """A match in which one agent acts after the other, inside the wrappers that are usual in PettingZoo.

    An action that is not allowed ends the match with `illegal_reward` for its agent and nothing for the others.
    Everything else is as in `raw_env`.
    """
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class _Table:
    """What both kinds of environments are made of."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    waiting: ClassVar[bool]
    """Whether there is an action more: to wait."""

    def _lay(
        self,
        game: str,
        seats: int | None,
        rewards: str,
        whole_steps: bool,
        packed: bool,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("wrong-render-mode", known=", ".join(RENDER_MODES), given=repr(render_mode))
        self.setting = Setting.of(game, seats, options, whole_steps)
        self.match = OneMatch(self.setting, rewards, packed)
        self.render_mode = render_mode
        self.metadata = {"name": f"quartier_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        actions = self.setting.choices.number + self.waiting
        self.observation_spaces = {agent: masked_space(self.match.values, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: whole_space(actions) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeded = False

    def _begin(self, seed: int | None) -> None:
        """By the seed; without one as it goes on, or at first by chance."""
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(2**63))
        self._seeded = True
        self.match.begin(seed)
        self.agents = self.possible_agents.copy()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The match as whoever decides sees it, drawn as text; at its end as spectators do."""
        return None if self.render_mode is None else self.match.draw(self.match.seat)

    def close(self) -> None:
        """There is nothing to give back."""


class raw_env(_Table, AECEnv):  # type: ignore[misc]
    """A match in which one agent acts after the other: where several may act at once, the lowest seat first.

    What they decide in the same round they hide from each other, so that the order tells them nothing.
    """

    waiting = False

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        rewards: str = "result",
        whole_steps: bool = False,
        packed: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`rewards`, `whole_steps` and options are those of `Batch`; `packed`: observations are 64-bit words."""
        super().__init__()
        self._lay(game, seats, rewards, whole_steps, packed, render_mode, options)
        self._rewarded_always = rewards != "result"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: by a seed, or by chance. Options are set when the environment is made, not here."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may decide: nothing, where it is not the one that acts."""
        match, seat = self.match, self._seat_of[agent]
        acts = seat == match.seat
        mask = match.mask().view(np.int8) if acts else np.zeros(self.setting.choices.number, np.int8)
        return {"observation": match.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Decide for the agent that is selected; IllegalAction says what is not allowed, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        ended = self.match.decide(action)
        self._cumulative_rewards[agent] = 0.0
        if ended or self._rewarded_always:
            for other, reward in zip(self.possible_agents, self.match.rewards(), strict=True):
                self.rewards[other] = reward
                self._cumulative_rewards[other] += reward
        if ended:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.seat]


class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]
    """A match in which all agents act at once that may: the others wait.

    Its action space has an action more, the last: to wait. Whoever may not act now may do nothing else, and may be
    left out of the actions as well; whoever may act may not wait.
    """

    waiting = True

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
        """As `raw_env`. An action that is not allowed ends the match with `illegal_reward`; None: it is an error."""
        super().__init__()
        self._lay(game, seats, rewards, whole_steps, packed, render_mode, options)
        self.metadata["is_parallelizable"] = True
        self.wait = self.setting.choices.number
        """The action of whoever may not act."""
        self.illegal_reward = illegal_reward
        self._begun: list[Begun] = []
        self._acting: list[int] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a match: by a seed, or by chance. Options are set when the environment is made, not here."""
        self._begin(seed)
        self._begun = [NOT_BEGUN] * self.setting.seats
        self._acting = self.match.acting()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Decide for all who may act. Where one decision is not allowed, none is made."""
        agents = self.agents
        wrong = self._wrong(actions)
        rewards = dict.fromkeys(agents, 0.0)
        ended = bool(wrong)
        rewards.update(wrong)
        for seat in [] if wrong else self._acting:
            self.match.turn_to(seat, self._begun[seat])
            ended = self.match.decide(actions[self.possible_agents[seat]])
            self._begun[seat] = self.match.begun
            for agent, reward in zip(agents, self.match.rewards(), strict=True):
                rewards[agent] += reward
        self._acting = [] if ended else self.match.acting()
        seen = self._observations()
        if ended:
            self.agents = []
        terminated = dict.fromkeys(agents, ended)
        return seen, rewards, terminated, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _wrong(self, actions: Mapping[str, Any]) -> dict[str, float]:
        """The agents whose actions are not allowed, and what that brings them."""
        wrong: dict[str, float] = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            if seat not in self._acting:
                allowed = actions.get(agent, self.wait) == self.wait
            elif agent in actions:
                self.match.turn_to(seat, self._begun[seat])
                allowed = self.match.may(actions[agent])
            else:
                raise IllegalAction("wrong-action-missing", agent=agent)
            if not allowed and self.illegal_reward is None:
                self.match.refuse(actions[agent])
            if not allowed:
                wrong[agent] = float(self.illegal_reward or 0)
        return wrong

    def _observations(self) -> dict[str, Any]:
        """What each agent sees and may decide."""
        seen = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in self._acting:
                self.match.turn_to(seat, self._begun[seat])
                mask[:-1] = self.match.mask()
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self.match.observe(seat), "action_mask": mask}
        return seen
