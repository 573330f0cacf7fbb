"""An agent in its own process: a class of somebody's, an ONNX file, or one of our bots, found by its text."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeAlias

from quartier.agents.request import Request
from quartier.bots import Bot, Budget, UnknownBot, decide, find_bot
from quartier.bots.characters import is_bot


class Player(Protocol):
    """Whoever plays one game in one seat."""

    def turn(self, request: Request) -> str:
        """A whole turn, or how it begins or goes on, as notation."""
        ...


Maker: TypeAlias = Callable[[], Player]
"""Makes a player for each game."""


class BotPlayer:
    """One of our bots; its budget is its own, else what it is told, else its usual one."""

    def __init__(self, bot: Bot, budget: Budget | None) -> None:
        self.bot, self.budget = bot, budget

    def turn(self, request: Request) -> str:
        move, budget = request.move, self.budget
        if budget is None and (move.seconds is not None or move.simulations is not None):
            budget = Budget(move.seconds, move.simulations)
        return decide(self.bot, request.situation, budget, request.random).text


def load_player(text: str, budget: Budget | None) -> Maker:
    """What makes players of a bot, a class or a file; `budget` is for bots."""
    if is_bot(text):
        bot = find_bot(text)
        return lambda: BotPlayer(bot, budget)
    if text.endswith(".onnx"):
        from quartier.agents.onnx_player import load_onnx

        return load_onnx(text)
    where, colon, name = text.rpartition(":")
    if not colon:
        return find_bot(text)  # type: ignore[return-value] # which it says is none
    found: Any = load_module(text, where)
    made = getattr(found, name, None)
    if not callable(made):
        raise UnknownBot("wrong-agent-class", module=where, name=name)
    if not callable(getattr(made, "turn", None)):
        raise UnknownBot("wrong-agent-turn", name=name)
    maker: Maker = made
    return maker


def load_module(text: str, where: str) -> ModuleType:
    """A module by its name, found also in the folder that we are in, or by its file."""
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        path = Path(where)
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        # What lies beside it is found by its name, as if it had been started.
        sys.path.insert(0, str(path.resolve().parent))
        module = importlib.util.module_from_spec(spec)
        sys.modules[path.stem] = module
        spec.loader.exec_module(module)
        return module
    # Whatever is wrong in somebody's file: it is told, and where.
    except Exception as error:
        traceback.print_exc()
        raise UnknownBot("wrong-agent-load", agent=text, reason=f"{type(error).__name__}: {error}") from None
