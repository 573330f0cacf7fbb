"""`quartier review`: what each turn of a finished match cost, what was luck, and what would have been better."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from rich import box
from rich.progress import Progress
from rich.table import Table

from quartier.cli.input_file import read_file
from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.working import working_at
from quartier.core.file import read_match
from quartier.core.match import Match
from quartier.core.texts import Texts
from quartier.insight.review import Review, Unfinished, review
from quartier.insight.review_file import ReviewFile
from quartier.insight.review_report import html
from quartier.insight.review_words import COLUMNS, about, account_line, cells, moments, told


def review_file(
    file: str,
    json: bool,
    report: Path | None,
    simulations: int | None,
    jobs: int | None = None,
    ray: str | None = None,
    resume: Path | None = None,
) -> None:
    """Review the match of a file, as far as a record has not got already; print it, or with `json` one object."""
    match = read_match(*read_file(file))
    if report is not None:
        check_writable(report)
    texts, errors = screen_texts(), console(stderr=True)
    if not match.over:
        raise Unfinished("wrong-review-unfinished")
    with (
        working_at(jobs or (None if ray else 1), ray) as place,
        ReviewFile(match, simulations, resume) as record,
        Progress(console=errors, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(texts.say("review-thinking"), total=len(match.turns))

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        found = review(match, simulations, tell, place, record)
    if report is not None:
        report.write_text(html(match, found, Texts()), encoding="utf-8")
    if json:
        print_json(found)
    else:
        show(match, found, texts)
    if record.failed is not None:
        raise record.failed


def show(match: Match, found: Review, texts: Texts) -> None:
    """All turns as a table, then what cost most, in words and on the board."""
    screen = console()
    title = texts.say("review-title", game=texts.say(f"{found.game}-title"))
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for column in COLUMNS:
        right, wide = column in ("turn", "lost", "expected", "luck"), column in ("played", "best")
        justify: Literal["right", "left"] = "right" if right else "left"
        table.add_column(texts.say(f"review-{column}"), justify=justify, overflow="fold", no_wrap=not wide)
    for turn in found.turns:
        table.add_row(*cells(turn, texts))
    screen.print(table)
    for account in found.accounts:
        screen.print(account_line(account, texts), markup=False)
    screen.print()
    if not found.costliest:
        screen.print(texts.say("review-nothing-lost"), markup=False)
    for turn, played, instead in moments(match, found):
        screen.print(told(match, turn, played, instead, texts), markup=False)
        screen.print(match.game.draw(instead, texts, screen.width))
        screen.print()
    for line in about(found, texts):
        screen.print(line, markup=False)
