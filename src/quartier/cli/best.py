"""`quartier best`: the best that a deal allowed, with the turns that reach it and a bound."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.cli.input_file import read_file
from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.set_warnings import tell_unusual
from quartier.core.drawing import joined, lines
from quartier.core.errors import BadOption, Remark
from quartier.core.file import read_match
from quartier.core.hindsight import Best
from quartier.core.match import Match
from quartier.insight.best import deal_of, find_best


def best_of_deal(game: str, options: dict[str, object], seats: int | None, seed: str | None, **given: Any) -> None:
    """The best of a deal given by game, options and seed."""
    if seed is None:
        raise BadOption("wrong-best-seed")
    match = Match.new(game, seats=seats, seed=seed, **options)
    tell_unusual(match.box)
    show_best(match, **given)


def best_of_file(file: str, **given: Any) -> None:
    """The best of the deal that a match file is about."""
    show_best(read_match(*read_file(file)), **given)


def show_best(
    match: Match, *, seat: int, seconds: float, cores: int | None, json: bool, unfinished: bool = False
) -> None:
    """Search with a bar, then print what was found: numbers, turns, and the board at the end."""
    if seat > match.seats:
        right = Remark("values-range", {"least": 1, "most": match.seats})
        raise BadOption("wrong-option-value", option="--seat", value=str(seat), right=right)
    errors, texts = console(stderr=True), screen_texts()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.say("best-seeking"), total=seconds)

        def show(best: Best, spent: float) -> None:
            said = texts.say("best-so-far", score=best.score, bound=best.bound)
            progress.update(task, description=said, completed=min(spent, seconds))

        best = find_best(match, seat=seat - 1, seconds=seconds, cores=cores, progress=show, unfinished=unfinished)
    if json:
        print_json({"game": match.game.name, "seed": match.seed, **msgspec.structs.asdict(best)})
        return
    draw_best(match, seat - 1, best)


def draw_best(match: Match, seat: int, best: Best) -> None:
    """The turns in order, the board that they lead to, and what they bring."""
    screen, texts = console(), screen_texts()
    played = deal_of(match, seat)
    for number, turn in enumerate(best.turns):
        played.play(0, turn)
        print(f"{number:>3}  {turn}")
    view = played.view(0)
    screen.print(
        joined(lines(match.game.draw(msgspec.structs.replace(view, legal=[]), texts, screen.width))), crop=False
    )
    print(texts.say("best-proven" if best.proven else "best-open", score=best.score, bound=best.bound))
