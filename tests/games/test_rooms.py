"""The same rooms in every game, with the same contents: who knows one game finds everything in the others."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from quartier.bots.warming import every_position_type
from quartier.core.registry import games, load_game
from quartier.kernel import judgement, notation, policy, rules, telling
from quartier.kernel.generic import implementation

KERNELS: dict[str, list[Callable[..., Any]]] = {
    "setup": [rules.start],
    "rules": [rules.actors, rules.legal, rules.pick, rules.check, rules.apply, rules.over],
    "scoring": [rules.score],
    "secrets": [rules.hide, rules.deal],
    "view": [telling.tell_board, telling.tell_phase],
    "items": [telling.tell_items, telling.tell_tie_breaks],
    "moves": [telling.spell, notation.find_step],
    "judgement": [
        judgement.focus,
        judgement.judge,
        judgement.needless,
        judgement.utility,
        judgement.branch_limit,
        judgement.plan_ahead,
        judgement.horizon_reached,
        policy.best_step,
    ],
    "characters": [judgement.leaning],
}
FACES = {
    "about": "ABOUT",
    "position": "POSITION Position",
    "box": "BOX BoxRecord",
    "steps": "SPACE Rule",
    "words": "Say WORDS",
    "moves": "Move write read",
    "terminal": "draw legend tell",
    "scorecard": "score_sheet",
    "game": "GAME",
}


@pytest.mark.parametrize(
    ("game", "room", "kernel"),
    [
        pytest.param(game, room, kernel, id=f"{game}-{kernel.__name__}")
        for game in games()
        for room, kernels in KERNELS.items()
        for kernel in kernels
    ],
)
def test_every_kernel_of_a_game_stands_in_its_room(game: str, room: str, kernel: Callable[..., Any]) -> None:
    loaded = load_game(game)
    for options in every_position_type(loaded):
        found = implementation(kernel, loaded.blank(loaded.about.seats.start, options).dtype)
        if found is not None:
            module = found.__module__
            assert f"{module}.".startswith(f"{loaded.package}.{room}."), f"{module} has {kernel.__name__}"


@pytest.mark.parametrize(
    ("game", "room"), [pytest.param(game, room, id=f"{game}-{room}") for game in games() for room in FACES]
)
def test_every_face_of_a_game_stands_in_its_room(game: str, room: str) -> None:
    module = importlib.import_module(f"{load_game(game).package}.{room}")
    for name in FACES[room].split():
        assert hasattr(module, name), name
