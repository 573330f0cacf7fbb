"""OpenSpiel: its own loops in C++, its games driven from Python, its environment, its tree search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
from benchmarks.peer_games.measuring import BATCHED, PLAY_OUTS, SEARCH, STEPS, Measurement, Tally, any_of, tallied
from open_spiel.python import rl_agent, rl_environment, vector_env

GAMES = {
    "connect four": "connect_four",
    "hex 8×8": "hex(board_size=8)",
    "breakthrough": "breakthrough",
    "othello": "othello",
    "go 9×9": "go(board_size=9)",
    "backgammon": "backgammon",
    "chess": "chess",
}
QUICK = ("hex 8×8",)
ENVIRONMENTS = ("connect four", "hex 8×8", "backgammon")
BATCH = 256
ROLLOUTS = 100
SIMULATIONS = 1000
EXPLORATION = 2.0
MEGABYTES = 1000


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in QUICK if quick else GAMES:
        yield from of_game(name, pyspiel.load_game(GAMES[name]), 0.1 if quick else 2.0)


def of_game(name: str, game: Any, seconds: float) -> Iterator[Measurement]:
    """All measurements of a game, after random games for so many seconds that tell how long they are."""
    tally = tallied(lambda tally: play(game, tally), seconds)
    facts = (tally.branching, tally.length)
    yield Measurement(PLAY_OUTS, name, "C++ loop", *facts, work=rollouts(game, tally.length))

    def played() -> int:
        tally = Tally()
        play(game, tally)
        return tally.decisions

    yield Measurement(STEPS, name, "Python loop over C++ states", *facts, work=played)
    yield Measurement(SEARCH, name, "C++ tree search", *facts, work=simulations(game))
    if name in ENVIRONMENTS:
        yield Measurement(STEPS, name, "rl_environment", *facts, work=environment_steps(game))
    if name in QUICK:
        yield Measurement(BATCHED, name, f"SyncVectorEnv, {BATCH}", *facts, work=vector_steps(game))


def play(game: Any, tally: Tally) -> None:
    """A random game, as a Python program plays it."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state))
        else:
            legal = state.legal_actions()
            tally.decided(len(legal))
            state.apply_action(any_of(legal))


def chance(state: Any) -> int:
    """An outcome by its probability."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, weights)[0])


def first_decision(game: Any) -> Any:
    """The state in which somebody first decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance(state))
    return state


def search(game: Any, rollouts: int, simulations: int) -> Any:
    """OpenSpiel's tree search in C++; it evaluates a leaf by random games in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    return pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEGABYTES, False, 1, False)


def rollouts(game: Any, length: float) -> Any:
    """Random games in C++: a search of one simulation evaluates its root, and does nothing else.

    It does not tell how many moves it made; the mean length of random games from the same state does.
    """
    bot, state = search(game, ROLLOUTS, 1), first_decision(game)

    def work() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * length

    return work


def simulations(game: Any) -> Any:
    """The tree search at the first decision, one random game a simulation."""
    bot, state = search(game, 1, SIMULATIONS), first_decision(game)

    def work() -> int:
        bot.mcts_search(state)
        return SIMULATIONS

    return work


def environment_steps(game: Any) -> Any:
    """One game through the environment for learners, which makes observations and lists legal moves."""
    environment = rl_environment.Environment(game)

    def work() -> int:
        made, time_step = 0, environment.reset()
        while not time_step.last():
            seat = time_step.observations["current_player"]
            time_step = environment.step([any_of(time_step.observations["legal_actions"][seat])])
            made += 1
        return made

    return work


def vector_steps(game: Any) -> Any:
    """Many of these environments, stepped together."""
    environments = vector_env.SyncVectorEnv([rl_environment.Environment(game) for _ in range(BATCH)])
    now = environments.reset()

    def work() -> int:
        nonlocal now
        choices = []
        for time_step in now:
            seat = time_step.observations["current_player"]
            choices.append(rl_agent.StepOutput(any_of(time_step.observations["legal_actions"][seat]), None))
        now, *_ = environments.step(choices, reset_if_done=True)
        return BATCH

    return work
