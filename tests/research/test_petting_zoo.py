"""PettingZoo: its own checkers pass for every game, and seats that act at once play the match they would one by one."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.research.kinds import GAMES, KINDS

from quartier.core.errors import BadOption, UnknownGame
from quartier.research import IllegalAction
from quartier.research.petting_zoo import env, parallel_env, raw_env

CYCLES = 40
# An observation is a dictionary, as in PettingZoo's own classic games, whose names its checker knows by heart.
usual_warnings = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


class TestItsOwnCheckers:
    pytestmark = usual_warnings

    @pytest.mark.parametrize("make", [env, raw_env])
    @pytest.mark.parametrize(("game", "settings"), KINDS)
    def test_one_after_the_other(self, game: str, settings: dict[str, Any], make: Any) -> None:
        api_test(make(game, **settings), CYCLES)

    @pytest.mark.parametrize(("game", "settings"), KINDS)
    def test_all_at_once(self, game: str, settings: dict[str, Any]) -> None:
        parallel_api_test(parallel_env(game, **settings), CYCLES)

    @pytest.mark.parametrize("game", GAMES)
    def test_seeds(self, game: str) -> None:
        seed_test(lambda: env(game), CYCLES)
        parallel_seed_test(lambda: parallel_env(game), CYCLES)

    @pytest.mark.thorough
    @pytest.mark.parametrize(("game", "settings"), KINDS)
    def test_whole_matches(self, game: str, settings: dict[str, Any]) -> None:
        api_test(raw_env(game, **settings), 1000)
        parallel_api_test(parallel_env(game, **settings), 1000)


def chosen(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def play(table: Any, random: np.random.Generator, seed: int = 3) -> list[tuple[str, int]]:
    """A whole match at random; who decided what."""
    table.reset(seed=seed)
    made = []
    for agent in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        action = None if terminated else chosen(seen["action_mask"], random)
        if action is not None:
            made.append((agent, action))
        table.step(action)
    return made


@pytest.mark.parametrize(("game", "settings"), KINDS)
def test_seats_that_act_at_once_play_the_same_match_as_one_after_the_other(game: str, settings: dict[str, Any]) -> None:
    together, alone = parallel_env(game, **settings), raw_env(game, **settings)
    random = np.random.default_rng(1)
    seen, _ = together.reset(seed=3)
    alone.reset(seed=3)
    left: dict[str, list[int]] = {agent: [] for agent in together.agents}
    total = dict.fromkeys(together.agents, 0.0)
    while together.agents:
        acting = [agent for agent in together.agents if not seen[agent]["action_mask"][together.wait]]
        assert acting
        actions = {agent: chosen(seen[agent]["action_mask"], random) for agent in together.agents}
        for agent in acting:
            left[agent].append(actions[agent])
        seen, rewards, *_ = together.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    summed = dict.fromkeys(alone.agents, 0.0)
    while not any(alone.terminations.values()):
        alone.step(left[alone.agent_selection].pop(0))
        for agent, reward in alone.rewards.items():
            summed[agent] += reward
    assert not any(left.values())
    assert (alone.match.position == together.match.position).all()
    assert summed == pytest.approx(total)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_others_choose_in_the_same_round(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=1)
    random, compared = np.random.default_rng(1), 0
    while not any(table.terminations.values()) and compared < 50:
        acting = table.match.acting()
        mask = table.observe(table.agent_selection)["action_mask"]
        ways = [copy.deepcopy(table) for _ in range(2)]
        for way in ways:
            way.step(chosen(mask, random))
        if all(way.match.acting() == acting for way in ways):
            for seat in acting:
                if table.possible_agents[seat] != table.agent_selection:
                    seen = [way.observe(table.possible_agents[seat])["observation"] for way in ways]
                    assert (seen[0] == seen[1]).all()
                    compared += 1
        table.step(chosen(mask, random))


def test_only_whoever_is_selected_may_decide() -> None:
    table = raw_env("cities", seats=2)
    table.reset(seed=1)
    assert table.agent_selection == "seat_0"
    assert table.observe("seat_0")["action_mask"].any()
    assert not table.observe("seat_1")["action_mask"].any()


def test_rewards_are_the_results_and_are_told_to_everybody_at_the_end() -> None:
    table = raw_env("cities", seats=2)
    play(table, np.random.default_rng(1))
    table.reset(seed=3)
    last = {}
    random = np.random.default_rng(1)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        last[agent] = reward
        assert not truncated
        table.step(None if terminated else chosen(seen["action_mask"], random))
    assert sorted(last.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert table.agents == []


def test_the_shaped_rewards_add_up_to_the_points() -> None:
    table = raw_env("cities", seats=2, rewards="progress")
    table.reset(seed=3)
    random, total = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        total[agent] += reward
        if terminated:
            standings = table.setting.game.standings(table.match.position, table.setting.box)
        table.step(None if terminated else chosen(seen["action_mask"], random))
    assert list(total.values()) == [one.score for one in standings]


def test_a_match_comes_by_chance_unless_it_is_seeded() -> None:
    matches = []
    for _ in range(2):
        table = raw_env("cities")
        table.reset()
        matches.append(table.match.position.tobytes())
        table.reset()
        matches.append(table.match.position.tobytes())
    assert len(set(matches)) == 4


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_tables_are_copied_and_pickled(make: Any) -> None:
    table = make("cities", seats=2)
    table.reset(seed=4)
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert (other.match.position == table.match.position).all()
        assert other.agents == table.agents


def test_an_action_that_is_not_allowed_is_an_error_on_the_raw_table() -> None:
    table = raw_env("cities", seats=2)
    table.reset(seed=1)
    before = table.match.position.copy()
    with pytest.raises(IllegalAction, match="action 300 is not allowed here, where seat 0 decides"):
        table.step(300)
    assert (table.match.position == before).all()
    assert table.agent_selection == "seat_0"


@pytest.mark.filterwarnings("ignore")
def test_an_action_that_is_not_allowed_ends_the_match() -> None:
    table = env("cities", seats=2, illegal_reward=-7.0)
    table.reset(seed=1)
    table.step(300)
    assert all(table.terminations.values())
    assert table.rewards == {"seat_0": -7.0, "seat_1": 0.0}


def test_one_wrong_action_of_several_ends_the_match_and_none_is_made() -> None:
    table = parallel_env("cities", seats=3)
    table.reset(seed=1)
    before = table.match.position.copy()
    _, rewards, terminated, _, _ = table.step({"seat_0": 0, "seat_1": 300, "seat_2": table.wait})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": -1.0}
    assert all(terminated.values())
    assert table.agents == []
    assert (table.match.position == before).all()


def test_who_waits_may_be_left_out_and_may_do_nothing_else() -> None:
    table = parallel_env("cities", seats=2, whole_steps=True, illegal_reward=None)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="missing for seat_1, who may act now"):
        table.step({"seat_0": 0})
    seen, *_ = table.step({"seat_0": 0, "seat_1": 0})
    place = chosen(seen["seat_0"]["action_mask"], np.random.default_rng(1))
    seen, *_ = table.step({"seat_0": place, "seat_1": place})
    stay = next(step for step in np.flatnonzero(seen["seat_0"]["action_mask"]).tolist())
    with pytest.raises(IllegalAction):
        table.step({"seat_0": table.wait, "seat_1": stay})


def test_a_table_is_drawn_as_text() -> None:
    table = raw_env("cities", render_mode="ansi")
    table.reset(seed=1)
    assert "Tile" in str(table.render())
    assert raw_env("cities").render() is None
    table.close()


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
@pytest.mark.parametrize(
    ("game", "settings", "error", "message"),
    [
        ("chess", {}, UnknownGame, "chess"),
        ("cities", {"seats": 9}, BadOption, "1 to 8"),
        ("cities", {"level": 4}, BadOption, "level"),
        ("cities", {"colour": "red"}, BadOption, "colour"),
        ("cities", {"rewards": "money"}, BadOption, "result, progress"),
        ("cities", {"render_mode": "human"}, BadOption, "ansi or none"),
    ],
)
def test_a_table_that_cannot_be_says_why(
    game: str, settings: dict[str, Any], error: type[Exception], message: str, make: Any
) -> None:
    with pytest.raises(error, match=message):
        make(game, **settings)


@pytest.mark.parametrize(
    ("module", "package"), [("petting_zoo", "pettingzoo"), ("gym", "gymnasium"), ("open_spiel", "pyspiel")]
)
def test_whoever_lacks_the_packages_is_told_what_to_install(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import quartier.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'quartier[research]'" in done.stderr


def test_the_package_itself_needs_none_of_them() -> None:
    code = "import sys, quartier, quartier.research, quartier.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "quartier" in loaded
    assert not loaded & {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "torch", "jax", "cupy"}
