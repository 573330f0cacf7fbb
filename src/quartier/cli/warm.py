"""`quartier warm`: compile a game's rules once, visibly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.core.game import Game, Options
from quartier.core.options import choices
from quartier.core.registry import about, games
from quartier.core.texts import Texts


def position_types(game: Game) -> list[Options]:
    """Options that between them use every position type of the game."""
    found: dict[Any, Options] = {}
    schema = game.about.options
    tried = [schema()]
    for field in msgspec.structs.fields(schema):
        tried += [schema(**{field.name: value}) for value in choices(field.type)]
    for options in tried:
        found.setdefault(game.blank(game.about.seats.start, options).dtype, options)
    return list(found.values())


def tasks(game: Game) -> Iterator[Callable[[], object]]:
    """Calls that between them reach every kernel that playing uses."""
    from quartier.core.match import Match
    from quartier.core.options import load_box
    from quartier.core.view import encode_view
    from quartier.kernel import calls
    from quartier.kernel.playouts import play_out_many
    from quartier.kernel.random import seeded

    for options in position_types(game):
        seats = game.about.seats.start
        box = load_box(game, options.box)
        first, steps = game.blank(seats, options), np.zeros(game.space, np.int32)
        yield lambda first=first, box=box, steps=steps: play_out_many(  # type: ignore[misc]
            first, first.copy(), box.record, seeded("warm"), steps, 1, np.zeros((1, 8), np.int64)
        )
        match = Match(game, seats, "warm", options, box)
        yield lambda match=match: match.play(match.actors[0], match.legal(match.actors[0])[0])  # type: ignore[misc]
        yield lambda match=match: encode_view(match.view(0))  # type: ignore[misc]
        yield lambda match=match: calls.deal(match.situation(0).state, match.box.record, seeded("warm"))  # type: ignore[misc]


def warm_games(names: list[str], quiet: bool = False) -> None:
    """Compile what is not compiled yet; show how far it is; delete the kernels of older sources."""
    from quartier.kernel.compiling import forget_stale_kernels

    texts, console = Texts(), Console(stderr=True)
    for name in names or list(games()):
        title = texts.say(f"{about(name).name}-title")
        began = time.perf_counter()
        columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(texts.say("warming", game=title), total=None)
            work = list(tasks(about(name).load()))
            progress.update(task, total=len(work))
            for call in work:
                call()
                progress.advance(task)
        seconds = time.perf_counter() - began
        if not quiet:
            said = "warm-already" if seconds < 2 else "warmed"
            console.print(texts.say(said, game=title, seconds=round(seconds, 1)), highlight=False)
    forget_stale_kernels()
