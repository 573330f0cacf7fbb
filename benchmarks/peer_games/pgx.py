"""Pgx: batches of games compiled by XLA for the processor, and mctx's tree search over them."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import mctx
import numpy as np
import pgx
from benchmarks.peer_games.measuring import BATCHED, PLAY_OUTS, SEARCH, STEPS, Measurement
from pgx.experimental import auto_reset

GAMES = {
    "connect four": ("connect_four", 8192),
    "hex 11×11": ("hex", 1024),
    "othello": ("othello", 1024),
    "go 9×9": ("go_9x9", 256),
    "backgammon": ("backgammon", 64),
}
"""The batch is the one that was fastest on a processor, or the smallest that is about as fast. Chess is left out:
a step takes it half a millisecond, and XLA minutes to compile."""
QUICK = ("hex 11×11",)
SEARCHED = ("connect four", "othello")
SCANNED = 16
"""Steps in one compiled loop."""
SEARCHES, SIMULATIONS = 256, 32
LONGEST = 4096


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in QUICK if quick else GAMES:
        game, batch = GAMES[name]
        yield from of_game(name, pgx.make(game), batch, name in SEARCHED and not quick)


def random_legal(key: Any, mask: Any) -> Any:
    """A random legal action for each game."""
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


def of_game(name: str, env: Any, batch: int, searched: bool) -> Iterator[Measurement]:
    """All measurements of a game; games that end begin anew within the step."""
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, beginning = jax.random.split(key, 3)
        action = random_legal(choosing, state.legal_action_mask)
        return stepped(state, action, jax.random.split(beginning, len(action))), key

    def told(carry: Any, _: Any) -> Any:
        state, key = step(*carry)
        return (state, key), (carry[0].legal_action_mask.sum(-1), state.terminated | state.truncated)

    loop = jax.jit(lambda state, key: jax.lax.scan(told, (state, key), None, SCANNED), donate_argnums=0)
    facts = first_games(env, loop, batch)
    single = jax.jit(step, donate_argnums=0)
    scanned = f"XLA loop, {batch:,}"
    yield Measurement(PLAY_OUTS, name, scanned, *facts, work=repeated(env, lambda *now: loop(*now)[0], batch, SCANNED))
    yield Measurement(BATCHED, name, f"jitted step, {batch:,}", *facts, work=repeated(env, single, batch, 1))
    yield Measurement(STEPS, name, "jitted step", *facts, work=repeated(env, single, 1, 1))
    if searched:
        yield Measurement(SEARCH, name, f"mctx, {SEARCHES}", *facts, work=simulations(env))


def begun(env: Any, batch: int) -> tuple[Any, Any]:
    """A batch before its first step, and random numbers."""
    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch)), jax.random.key(2)


def repeated(env: Any, advance: Any, batch: int, steps: int) -> Any:
    """A batch that goes on and on, so many steps a call."""
    now = begun(env, batch)

    def work() -> int:
        nonlocal now
        now = jax.block_until_ready(advance(*now))
        return batch * steps

    return work


def first_games(env: Any, loop: Any, batch: int) -> tuple[float, float]:
    """Mean branching and length over the first game of each place in a batch."""
    now = begun(env, batch)
    running, legal, decisions = np.ones(batch, bool), 0, 0
    for _ in range(LONGEST // SCANNED):
        now, (masks, ended) = loop(*now)
        for choices, ends in zip(np.asarray(masks), np.asarray(ended), strict=True):
            legal += int(choices[running].sum())
            decisions += int(running.sum())
            running &= ~ends
        if not running.any():
            break
    return legal / decisions, decisions / batch


def simulations(env: Any) -> Any:
    """mctx's tree search at the first decision of many games; a leaf is worth the result of one random game."""
    step, row = jax.vmap(env.step), jnp.arange(SEARCHES)

    def result(state: Any, key: Any) -> Any:
        mine = state.current_player

        def further(carry: Any) -> Any:
            state, key, total = carry
            key, choosing = jax.random.split(key)
            state = step(state, random_legal(choosing, state.legal_action_mask))
            return state, key, total + state.rewards[row, mine]

        unfinished = functools.partial(jax.lax.while_loop, lambda carry: ~carry[0].terminated.all(), further)
        return unfinished((state, key, jnp.zeros(SEARCHES)))[2]

    def simulated(_: Any, key: Any, action: Any, state: Any) -> Any:
        mine, after = state.current_player, step(state, action)
        output = mctx.RecurrentFnOutput(
            reward=after.rewards[row, mine],
            discount=jnp.where(after.terminated, 0.0, -1.0),
            prior_logits=jnp.where(after.legal_action_mask, 0.0, -1e9),
            value=jnp.where(after.terminated, 0.0, result(after, key)),
        )
        return output, after

    def search(state: Any, key: Any) -> Any:
        mask = state.legal_action_mask
        root = mctx.RootFnOutput(prior_logits=jnp.where(mask, 0.0, -1e9), value=jnp.zeros(SEARCHES), embedding=state)
        return mctx.muzero_policy(None, key, root, simulated, SIMULATIONS, invalid_actions=~mask).action

    state, key = begun(env, SEARCHES)
    compiled = jax.jit(search)

    def work() -> int:
        nonlocal key
        key, now = jax.random.split(key)
        jax.block_until_ready(compiled(state, now))
        return SEARCHES * SIMULATIONS

    return work
