"""`quartier statistics`: many games of bots, and what they say of the game."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich import box
from rich.progress import Progress
from rich.table import Table

from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.set_warnings import tell_unusual
from quartier.cli.working import working_at
from quartier.core.match import Match
from quartier.core.registry import about
from quartier.core.texts import Texts
from quartier.insight.statistics import Study, play_all, study_of
from quartier.insight.statistics_figures import Estimate, Figures, figures
from quartier.insight.statistics_file import StudyFile
from quartier.insight.statistics_report import html, interval, kind_name, number, title_of

SHOWN = 5
"""Pieces of each end that the terminal shows; the page and `--json` have all."""


def run_statistics(
    game: str,
    options: dict[str, object],
    *,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: str,
    jobs: int | None,
    ray: str | None = None,
    resume: Path | None,
    report: Path | None,
    json: bool,
) -> None:
    """Play the games that are not in the record yet; print what they say, or with `json` one object."""
    table = about(game).usual_seats if seats is None else seats
    study = study_of(game, options, bots=bots, seats=table, seed=seed)
    # Seats, set and files are tried before hours of play, not after them.
    tell_unusual(Match.new(game, seats=table, seed=seed, **study.options).box)
    if report is not None:
        check_writable(report)
    # Only whole deals can be compared.
    games = -(-games // len(bots)) * len(bots)
    texts, errors = screen_texts(), console(stderr=True)
    with (
        working_at(jobs, ray, study.options) as place,
        StudyFile(study, resume) as record,
        Progress(console=errors, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(texts.say("arena-playing"), total=games)
        missing = [match for match in range(games) if match not in record.results]
        progress.update(task, completed=games - len(missing))
        for played in play_all(study, missing, place):
            record.add(played)
            progress.advance(task)
    found = figures(study, [record.results[match] for match in range(games)], texts.has)
    if json:
        print_json(summary(study, found))
    else:
        show(study, found, texts)
    if report is not None:
        page = html(study, found, datetime.datetime.now().astimezone().date(), Texts())
        report.write_text(page, encoding="utf-8")
    if record.failed is not None:
        raise record.failed


def summary(study: Study, found: Figures) -> dict[str, object]:
    """The figures as one object, with what was played."""
    played = {"game": study.game, "options": study.options, "players": study.seats, "seed": study.seed}
    return {**played, **msgspec.to_builtins(found)}


def show(study: Study, found: Figures, texts: Texts) -> None:
    """What is most worth knowing, for people: narrow enough for 80 columns."""
    say = texts.say
    pieces = [(each.piece, each.worth) for each in found.pieces]
    if len(pieces) > 2 * SHOWN:
        pieces = pieces[:SHOWN] + pieces[-SHOWN:]
    console().print(title_of(study, texts), style="bold", markup=False)
    bots = ", ".join(entrant.label for entrant in study.bots)
    told = say("statistics-about", games=found.games, deals=found.deals, bots=bots, seed=study.seed)
    console().print(told, markup=False)
    rows(say("statistics-bots"), [(each.bot, each.points) for each in found.bots], texts)
    rows(say("statistics-kinds"), [(kind_name(each.kind, texts), each.points) for each in found.kinds], texts)
    rows(say("statistics-pieces"), pieces, texts)
    rows(
        say("statistics-seats"),
        [(say("statistics-seat", seat=each.seat), each.points) for each in found.seats],
        texts,
    )
    shares = [(say(f"statistics-part-{each.part}"), each.share) for each in found.shares]
    rows(say("statistics-shares"), shares, texts, percent=True)


def rows(title: str, estimates: Sequence[tuple[str, Estimate]], texts: Texts, percent: bool = False) -> None:
    """Estimates with their intervals; nothing where there are none."""
    if not estimates:
        return
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", overflow="fold")
    table.add_column(texts.say("statistics-share" if percent else "statistics-points"), justify="right")
    table.add_column(texts.say("statistics-interval"), justify="right")
    for name, value in estimates:
        table.add_row(name, number(value, percent), interval(value, percent))
    console().print(table)
