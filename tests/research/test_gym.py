"""Gymnasium: its checker passes for every game that one agent can play, and many matches are as many single ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from tests.research.kinds import ALONE

from quartier.core.errors import BadOption
from quartier.research import Batch, IllegalAction
from quartier.research.gym import QuartierEnv, QuartierVectorEnv
from quartier.research.setting import researched

NUMBER = 4
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in ALONE),
    *((game, {"seats": 3}) for game, about in researched().items() if about.cooperative),
    ("cities", {"level": 3, "rewards": "progress"}),
    ("cities", {"packed": True, "free": True}),
    ("cities", {"whole_steps": True, "render_mode": "ansi"}),
]


def identity(game: str) -> str:
    return f"quartier/{game.title()}-v0"


def chosen(masks: Any, random: np.random.Generator) -> Any:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("game", "settings"), VARIANTS)
def test_its_own_checker(game: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(identity(game), **settings).unwrapped)


@pytest.mark.parametrize(("game", "settings"), VARIANTS)
def test_a_whole_match_is_played_by_one_agent(game: str, settings: dict[str, Any]) -> None:
    table = gymnasium.make(identity(game), **settings)
    random, total, terminated = np.random.default_rng(1), 0.0, False
    seen, info = table.reset(seed=3)
    seats = set()
    while not terminated:
        assert seen in table.observation_space
        assert (info["action_mask"] == table.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
        seats.add(info["seat"])
        seen, reward, terminated, truncated, info = table.step(chosen([info["action_mask"]], random)[0])
        total += float(reward)
        assert not truncated
    assert seen in table.observation_space
    assert not info["action_mask"].any()
    setting, match = table.unwrapped.setting, table.unwrapped.match  # type: ignore[attr-defined]
    assert seats == set(range(setting.seats))
    standing = setting.game.standings(match.position, setting.box)[0]
    if not setting.game.about.cooperative:
        assert total == standing.score
    elif settings.get("rewards") is None:
        assert total == (1 if standing.rank == 1 else -1)


@pytest.mark.parametrize(("game", "settings"), [(game, one) for game, one in VARIANTS if "render_mode" not in one])
def test_many_matches_are_as_many_single_ones(game: str, settings: dict[str, Any]) -> None:
    many = gymnasium.make_vec(identity(game), num_envs=NUMBER, **settings)
    assert isinstance(many, QuartierVectorEnv)
    single = SyncVectorEnv(
        [lambda: QuartierEnv(game, **settings) for _ in range(NUMBER)], autoreset_mode=AutoresetMode.SAME_STEP
    )
    random = np.random.default_rng(2)
    (seen, info), (expected, known) = many.reset(seed=3), single.reset(seed=3)
    ended = 0
    for _ in range(150):
        assert seen in many.observation_space
        assert data_equivalence(seen, expected, exact=True)
        assert (info["action_mask"] == known["action_mask"]).all()
        assert (info["seat"] == known["seat"]).all()
        assert set(info) == set(known)
        for place in np.flatnonzero(info.get("_final_obs", [])).tolist():
            assert (info["final_obs"][place] == known["final_obs"][place]).all()
            assert info["final_info"]["seat"][place] == known["final_info"]["seat"][place]
            ended += 1
        actions = chosen(info["action_mask"], random)
        if random.random() < 0.05:
            actions[random.integers(NUMBER)] = random.integers(many.single_action_space.n)  # type: ignore[attr-defined]
        (seen, *told, info), (expected, *heard, known) = many.step(actions), single.step(actions)
        assert data_equivalence(tuple(told), tuple(heard), exact=True)
    assert ended > 0


def test_a_match_is_the_one_that_a_batch_plays_by_its_seed() -> None:
    table = gymnasium.make("quartier/Cities-v0", packed=True, whole_steps=True, level=3)
    seen, _ = table.reset(seed=11)
    assert (seen == Batch("cities", 1, seats=1, seed=[11], options={"level": 3}).observations[0]).all()


def test_a_match_comes_by_chance_unless_it_is_seeded() -> None:
    matches = set()
    for _ in range(2):
        one, many = QuartierEnv("cities"), QuartierVectorEnv("cities", 2)
        for _ in range(2):
            one.reset()
            many.reset()
            matches |= {one.match.position.tobytes(), *(position.tobytes() for position in many.batch.positions)}
    assert len(matches) == 12


def test_an_action_that_is_not_allowed_ends_the_episode() -> None:
    table = QuartierEnv("cities", illegal_reward=-5.0)
    table.reset(seed=1)
    before = table.match.position.copy()
    _, reward, terminated, _, info = table.step(300)
    assert (reward, terminated) == (-5.0, True)
    assert not info["action_mask"].any()
    assert (table.match.position == before).all()


def test_an_action_that_is_not_allowed_can_be_an_error() -> None:
    table, tables = QuartierEnv("cities", illegal_reward=None), QuartierVectorEnv("cities", 2, illegal_reward=None)
    table.reset(seed=1)
    tables.reset(seed=1)
    with pytest.raises(IllegalAction, match="action 300 is not allowed"):
        table.step(300)
    with pytest.raises(IllegalAction, match="action 300 is not allowed in match 1"):
        tables.step([0, 300])
    with pytest.raises(IllegalAction, match="for each of the 2 matches"):
        tables.step([0])


def test_nothing_is_decided_before_the_beginning() -> None:
    with pytest.raises(IllegalAction):
        QuartierEnv("cities").step(0)


def test_games_against_others_are_for_other_interfaces() -> None:
    for make in (QuartierEnv, QuartierVectorEnv):
        with pytest.raises(BadOption, match=r"cities is played against others by 2: .* PettingZoo or OpenSpiel"):
            make("cities", seats=2)
    assert {one for one in gymnasium.registry if one.startswith("quartier/")} == {identity(game) for game in ALONE}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"level": 9}, "level"),
        ({"colour": "red"}, "colour"),
        ({"rewards": "money"}, "result, progress"),
        ({"render_mode": "human"}, "ansi or none"),
    ],
)
def test_what_cannot_be_made_says_why(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        QuartierEnv("cities", **settings)
