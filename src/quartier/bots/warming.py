"""Everything that a game's matches and bots call, called once: so that nobody waits for a compiler later."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from quartier.bots import Budget, decide, find_bot
from quartier.core.about import Options
from quartier.core.game import Game
from quartier.core.match import Match
from quartier.core.options import choices, load_box
from quartier.core.view import encode_view
from quartier.kernel import calls
from quartier.kernel.random import seeded

BOTS = ("greedy", "planner")
"""Between them they use every kernel of the bots."""


def every_position_type(game: Game) -> list[Options]:
    """Options that between them use every position type of the game."""
    found: dict[Any, Options] = {}
    schema = game.about.options
    tried = [schema()]
    for field in msgspec.structs.fields(schema):
        tried += [schema(**{field.name: value}) for value in choices(field.type)]
    for options in tried:
        found.setdefault(game.blank(game.about.seats.start, options).dtype, options)
    return list(found.values())


def warming(game: Game, options: Options, bots: Sequence[str] = BOTS) -> Iterator[Callable[[], object]]:
    """Calls that between them reach every kernel that a match with these options and bots uses."""
    match = Match(game, game.about.seats.start, "warm", options, load_box(game, "house"))
    yield lambda: match.play(match.actors[0], next(match.each_legal(match.actors[0])))
    yield lambda: encode_view(match.view(0))
    yield lambda: match.standings
    yield lambda: calls.deal(match.situation(0).state, match.box.record, seeded("warm"))
    for bot in bots:
        yield lambda bot=bot: decide(  # type: ignore[misc]
            find_bot(bot), match.situation(match.actors[0]), Budget(simulations=1), seeded("warm")
        )
