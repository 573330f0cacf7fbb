"""OpenSpiel: its random simulations pass for every game, its bots finish matches, and nobody is shown a secret."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.tests import games_sim_test
from tests.research.kinds import GAMES

from quartier.core.errors import BadOption
from quartier.core.options import choices
from quartier.research import IllegalAction
from quartier.research.open_spiel import BYTES_OF_SEED, quoted, unquoted
from quartier.research.setting import researched

SPECS = [
    *(
        f"quartier_{game}(players={seats})"
        for game, about in researched().items()
        for seats in sorted({about.usual_seats, about.seats[0]})
    ),
    "quartier_cities(players=4,level=3,just_one_more=true,no_jumping=true)",
    "quartier_cities(free=true)",
]


def state_of(spec: str, seed: tuple[int, ...] = (1, 2, 3, 4)) -> Any:
    """A match whose chance has been decided."""
    state = pyspiel.load_game(spec).new_initial_state()
    for byte in seed:
        assert state.is_chance_node()
        state.apply_action(byte)
    assert not state.is_chance_node()
    return state


def play_on(state: Any, random: np.random.Generator, steps: int = 10**6) -> None:
    while not state.is_terminal() and steps > 0:
        state.apply_action(int(random.choice(state.legal_actions())))
        steps -= 1


@pytest.mark.parametrize("spec", SPECS)
def test_its_own_random_simulation_in_python(spec: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spec))


@pytest.mark.thorough
@pytest.mark.parametrize("spec", SPECS)
def test_its_own_random_simulation_in_cpp(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=2, serialize=True, verbose=False)


def test_one_game_passes_the_simulation_in_cpp_too() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("quartier_cities"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_its_bots_finish_matches(game: str) -> None:
    loaded = pyspiel.load_game(f"quartier_{game}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots: list[Any] = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(loaded.num_players())]
    bots[0] = mcts.MCTSBot(loaded, 1.4, 3, evaluator, random_state=np.random.RandomState(2))
    bots[1] = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 3, random_state=np.random.RandomState(3))
    state = state_of(f"quartier_{game}")
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert any(state.returns()) or len(set(state.returns())) == 1


@pytest.mark.parametrize("game", GAMES)
def test_its_environment_for_learners_plays(game: str) -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game(f"quartier_{game}"), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    number = environment.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player_id=seat, num_actions=number) for seat in range(environment.num_players)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    assert len(step.rewards) == environment.num_players


@pytest.mark.parametrize("game", GAMES)
def test_resampled_worlds_differ_and_look_the_same_to_their_player(game: str) -> None:
    state, random = state_of(f"quartier_{game}"), np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    play_on(state, random, 4)
    for _ in range(6):
        if state.is_terminal():  # a city of Skylines can be lost early
            state = state_of(f"quartier_{game}")
            play_on(state, random, 2)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(other.match.position.tobytes())
            play_on(other, random)
            assert other.is_terminal()
        play_on(state, random, 4)
    assert len(worlds) > 6


@pytest.mark.parametrize("game", GAMES)
def test_the_same_history_is_the_same_match(game: str) -> None:
    state = state_of(f"quartier_{game}")
    play_on(state, np.random.default_rng(1))
    again = pyspiel.load_game(f"quartier_{game}").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert str(state_of(f"quartier_{game}", (1, 2, 3, 5))) != str(state_of(f"quartier_{game}"))


def test_a_player_remembers_what_it_saw_and_did() -> None:
    one, other = state_of("quartier_cities"), state_of("quartier_cities")
    assert one.information_state_string(0) == other.information_state_string(0)
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    forgetful = one.clone()
    forgetful.memory = state_of("quartier_cities").memory
    assert one.observation_string(0) == forgetful.observation_string(0)
    assert one.information_state_string(0) != forgetful.information_state_string(0)


def test_results_are_those_of_the_standings() -> None:
    state = state_of("quartier_cities(players=4,level=3)")
    assert state.returns() == [0.0] * 4
    play_on(state, np.random.default_rng(1))
    setting = state.match.setting
    ranks = [one.rank for one in setting.game.standings(state.match.position, setting.box)]
    assert np.argsort(state.returns())[-1] == int(np.argmin(ranks))
    assert sum(state.returns()) == pytest.approx(0)


def test_alone_the_points_are_the_result() -> None:
    state = state_of("quartier_cities(players=1)")
    play_on(state, np.random.default_rng(1))
    setting = state.match.setting
    assert state.returns() == [setting.game.standings(state.match.position, setting.box)[0].score]


def test_steps_are_named_by_their_notation() -> None:
    state = state_of("quartier_cities")
    texts = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert state.string_to_action(0, texts[5]) == state.legal_actions()[5]


def test_matches_are_cloned_and_pickled() -> None:
    state = state_of("quartier_cities(players=3)")
    play_on(state, np.random.default_rng(1), 9)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.information_state_string(1) == state.information_state_string(1)
        play_on(other, np.random.default_rng(2))
        assert not state.is_terminal()


def test_a_step_that_is_not_allowed_is_refused() -> None:
    state = state_of("quartier_cities")
    before = str(state)
    with pytest.raises((IllegalAction, RuntimeError), match="not allowed"):
        state.apply_action(8000)
    assert str(state) == before


@pytest.mark.parametrize(("params", "message"), [({"players": 9}, "1 to 8"), ({"level": 7}, "level")])
def test_a_game_that_cannot_be_says_why(params: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        pyspiel.load_game("quartier_cities", params)


def test_texts_that_look_like_numbers_are_quoted() -> None:
    assert [quoted(value) for value in ("1", "-2.5", "house", 3, True)] == ["'1'", "'-2.5'", "house", 3, True]
    assert [unquoted(quoted(value)) for value in ("1", "house", 3)] == ["1", "house", 3]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_an_option_is_a_parameter(game: str) -> None:
    for field in msgspec.structs.fields(researched()[game].options):
        for choice in choices(field.type):
            loaded = pyspiel.load_game(f"quartier_{game}({field.name}={quoted(choice)})")
            given = pyspiel.load_game(f"quartier_{game}", {field.name: choice})
            assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded) == str(given)
            assert getattr(loaded.setting.options[0], field.name) == choice


def test_only_what_a_seat_knows_can_be_observed() -> None:
    game = pyspiel.load_game("quartier_cities")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadOption, match="with what it knows"):
        game.make_py_observer(everything)
    assert game.max_chance_nodes_in_history() == BYTES_OF_SEED
