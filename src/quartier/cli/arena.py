"""`quartier arena`: bots play each other, and a table says who is stronger."""

from __future__ import annotations

import datetime
import functools
from pathlib import Path

from rich import box
from rich.progress import Progress
from rich.table import Table

from quartier.agents import find_agent
from quartier.bots.arena import Contest, contest_of, play_all
from quartier.bots.contest_file import ContestFile
from quartier.bots.ratings import Row, tabulate
from quartier.bots.report import COLUMNS, cells, html, losses
from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.set_warnings import tell_unusual
from quartier.cli.working import working_at
from quartier.core.match import Match
from quartier.core.registry import about
from quartier.core.texts import Texts


def run_arena(
    game: str,
    options: dict[str, object],
    *,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: str,
    budget_ms: float | None,
    limit_ms: float | None = None,
    jobs: int | None,
    ray: str | None = None,
    resume: Path | None,
    report: Path | None,
    json: bool,
) -> None:
    """Play the games that are not in the record yet; print the table, or with `json` one object."""
    number = about(game).usual_seats if seats is None else seats
    limit = None if limit_ms is None else limit_ms / 1000
    find = functools.partial(find_agent, limit=limit)
    contest = contest_of(game, options, bots=bots, seats=number, seed=seed, budget_ms=budget_ms, limit=limit, find=find)
    # Seats, set and files are tried before hours of play, not after them.
    tell_unusual(Match.new(game, seats=number, seed=seed, **contest.options).box)
    if report is not None:
        check_writable(report)
    texts, errors = screen_texts(), console(stderr=True)
    with (
        working_at(jobs, ray, contest.options, (entrant.bot for entrant in contest.entrants)) as place,
        ContestFile(contest, resume) as record,
        Progress(console=errors, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(texts.say("arena-playing"), total=games)
        missing = [match for match in range(games) if match not in record.results]
        progress.update(task, completed=games - len(missing))
        for result in play_all(contest, missing, place, find):
            record.add(result)
            progress.advance(task)
    results = [record.results[match] for match in range(games)]
    rows = tabulate(contest, results)
    if json:
        print_json(summary(contest, games, rows))
    else:
        show(contest, rows, texts)
    if report is not None:
        page = html(contest, rows, results, datetime.datetime.now().astimezone().date(), Texts())
        report.write_text(page, encoding="utf-8")
    if record.failed is not None:
        raise record.failed


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
    """The table, for people: narrow enough for 80 columns."""
    title = texts.say("arena-title", game=texts.say(f"{contest.game}-title"), seats=contest.seats)
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for column in COLUMNS:
        heading = texts.say(f"arena-column-{column}")
        table.add_column(heading, justify="left" if column == "bot" else "right", overflow="fold")
    for row in rows:
        table.add_row(*cells(row))
    console().print(table)
    for row in rows:
        for said in losses(row, texts):
            console().print(said, markup=False)
