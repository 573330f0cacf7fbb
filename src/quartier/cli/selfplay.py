"""`quartier selfplay`: bots play, and every decision goes into a Parquet file."""

from __future__ import annotations

import time
from pathlib import Path

from rich.progress import Progress

from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.set_warnings import tell_unusual
from quartier.cli.working import working_at
from quartier.selfplay.columns import arrow
from quartier.selfplay.data_set import make, rows_in
from quartier.selfplay.games import plan_of


def run_selfplay(
    game: str,
    options: dict[str, object],
    *,
    seats: int | None,
    games: int,
    bots: list[str],
    simulations: int | None,
    seed: str,
    jobs: int | None,
    ray: str | None = None,
    out: Path,
    json: bool,
) -> None:
    """Play what is not played yet, write the file, and say what is in it."""
    arrow()
    plan = plan_of(game, options, seats=seats, games=games, bots=bots, simulations=simulations, seed=seed)
    tell_unusual(plan.new_match(0).box)
    texts, errors, began = screen_texts(), console(stderr=True), time.perf_counter()
    rows = rows_in(plan, out)
    if rows is None:
        with (
            working_at(jobs, ray, plan.options, plan.bots) as place,
            Progress(console=errors, disable=not errors.is_terminal) as progress,
        ):
            task = progress.add_task(texts.say("selfplay-playing"), total=games)
            rows = make(plan, out, place, lambda done: progress.update(task, completed=done))
    seconds = round(time.perf_counter() - began, 3)
    if json:
        print_json({"game": game, "games": games, "rows": rows, "file": str(out), "seconds": seconds})
    else:
        print(texts.say("selfplay-result", games=games, rows=rows, file=str(out), seconds=seconds))
