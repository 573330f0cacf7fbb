"""`quartier arena`: bots play each other, and a table says who is stronger."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from quartier.bots.arena import Contest, contest_of, play_all
from quartier.bots.record import Record
from quartier.bots.report import COLUMNS, cells, html
from quartier.bots.table import Row, tabulate
from quartier.core.texts import Texts


def run_arena(
    game: str,
    options: dict[str, object],
    *,
    bots: list[str],
    games: int,
    seats: int,
    seed: str,
    budget_ms: float | None,
    jobs: int | None,
    resume: Path | None,
    report: Path | None,
    json: bool,
) -> None:
    """Play the games that are not in the record yet; print the table, or with `json` one object."""
    contest = contest_of(game, options, bots=bots, seats=seats, seed=seed, budget_ms=budget_ms)
    texts, errors = Texts(), Console(stderr=True)
    with Record(contest, resume) as record, Progress(console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task(texts.say("arena-playing"), total=games)
        missing = [number for number in range(games) if number not in record.results]
        progress.update(task, completed=games - len(missing))
        for result in play_all(contest, missing, jobs or os.cpu_count() or 1):
            record.add(result)
            progress.advance(task)
        results = [record.results[number] for number in range(games)]
    rows = tabulate(contest, results)
    if report is not None:
        report.write_text(html(contest, rows, results, texts), encoding="utf-8")
    if json:
        print(msgspec.json.encode(summary(contest, games, rows)).decode())
    else:
        show(contest, rows, texts)


def summary(contest: Contest, games: int, rows: list[Row]) -> dict[str, object]:
    """The contest as one object."""
    return {
        "game": contest.game,
        "options": contest.options,
        "seats": contest.seats,
        "games": games,
        "seed": contest.seed,
        "bots": rows,
    }


def show(contest: Contest, rows: list[Row], texts: Texts) -> None:
    """The table, for people."""
    table = Table(title=texts.say("arena-title", game=contest.game, seats=contest.seats))
    for column in COLUMNS:
        table.add_column(texts.say(f"arena-column-{column}"), justify="left" if column == "bot" else "right")
    for row in rows:
        table.add_row(*cells(row))
    Console().print(table)
