"""How fast our games are beside those of other libraries: one run on one core, one table for each kind of figure.

    python -m benchmarks.peers [PEER…] [--quick] [--json] [--plot FILE.svg] [--page FILE.md]

Each peer gets an environment of its own in `.peers`, made when it is first needed (1.5 GB for all).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.peer_games.environments import PEERS, NotInstalled, Peer, installed
from benchmarks.peer_games.plot import drawn
from benchmarks.peer_games.results import OURS, Result, listed, markdown, tables, with_figures
from benchmarks.peer_games.sessions import Failed, Session, keep_to_one_core
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.cli.output.console import print_json

REPETITIONS, SECONDS = 5, 0.5
QUICK_REPETITIONS, QUICK_SECONDS = 2, 0.05
OWN = ("own", "own_interfaces", "growth")
"""The files of `peer_games` that measure our own games."""
WIDTH = 132
"""Columns of the tables where they go to a file."""


@dataclass(frozen=True)
class Missing:
    """A peer that has no figures, and why."""

    peer: str
    reason: str


def main(words: Sequence[str] | None = None) -> None:
    """Measure everything and show it."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = {peer.name.lower(): peer for peer in PEERS}
    reader.add_argument(
        "peers", nargs="*", metavar="PEER", choices=[[], *names], help=f"{', '.join(names)}; all, if none is named"
    )
    reader.add_argument("--quick", action="store_true", help="a game or two of each peer, for less than a second")
    reader.add_argument("--json", action="store_true", help="one object on standard output")
    reader.add_argument("--plot", type=Path, help="the SVG file to write")
    reader.add_argument("--page", type=Path, help="a page with marks, between which the tables are written anew")
    asked = reader.parse_args(words)
    # Files are tried before minutes of measuring, not after them.
    if asked.plot and not asked.plot.parent.is_dir():
        reader.error(f"{asked.plot}: there is no folder {asked.plot.parent}")
    try:
        page = asked.page.read_text(encoding="utf-8") if asked.page else None
        if page is not None:
            with_figures(page, "")
    except (OSError, ValueError) as problem:
        reader.error(f"{asked.page}: {problem}")
    errors = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=errors, disable=not errors.is_terminal,
    ) as progress:  # fmt: skip
        report = measured([names[name] for name in asked.peers] or PEERS, asked.quick, progress)
    results, missing = report.results, report.missing
    if asked.plot:
        asked.plot.write_text(drawn(results), encoding="utf-8")
    if page is not None:
        figures = [report.conditions(), *(f"{one.peer} is missing: {one.reason}" for one in missing)]
        if asked.plot:
            address = Path(os.path.relpath(asked.plot, asked.page.parent)).as_posix()
            figures.append(f"![Our games beside others, one core]({address})")
        figures.append(markdown(tables(results)))
        asked.page.write_text(with_figures(page, "\n\n".join(figures)), encoding="utf-8")
    if asked.json:
        print_json(report.told())
        return
    out = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    for table in tables(results):
        out.print(table)
    for one in missing:
        out.print(f"{one.peer}: not measured. {one.reason}", markup=False)
    out.print(report.conditions(), markup=False)


@dataclass(frozen=True)
class Report:
    """Everything that one run found out."""

    results: list[Result]
    missing: list[Missing]
    repetitions: int
    seconds: float
    pinned: bool

    def told(self) -> dict[str, Any]:
        """As one object."""
        return {
            "machine": machine(),
            "one_core": self.pinned,
            "repetitions": self.repetitions,
            "seconds": self.seconds,
            "requirements": {peer.name: peer.requirements for peer in PEERS},
            "missing": {one.peer: one.reason for one in self.missing},
            "results": listed(self.results),
        }

    def conditions(self) -> str:
        """How it was measured, in a sentence."""
        core = "one core" if self.pinned else "no core in particular: this system has no way to ask for one"
        return (
            f"Medians of {self.repetitions} interleaved repetitions of {self.seconds:g} s each, on {core} "
            f"({machine()}). The spread is from the slowest to the fastest of them."
        )


def machine() -> str:
    """What kind of machine this is."""
    model = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


def measured(peers: Sequence[Peer], quick: bool, progress: Progress) -> Report:
    """Prepare all libraries, then measure one after the other, again and again."""
    repetitions, seconds = (QUICK_REPETITIONS, QUICK_SECONDS) if quick else (REPETITIONS, SECONDS)
    homes, missing = pythons(peers, progress)
    pinned = keep_to_one_core()
    with contextlib.ExitStack() as stack:
        work = []
        for name, python, module in homes:
            session = stack.enter_context(Session(python, module, quick))
            try:
                work += prepared(name, session, progress)
            except Failed as problem:
                missing.append(Missing(f"{name} ({module})", str(problem)))
        task = progress.add_task("measuring", total=repetitions * len(work))
        for _ in range(repetitions):
            for result, session, number in work.copy():
                progress.update(task, description=f"{result.library}: {result.game}, {result.how}")
                try:
                    result.rates.append(session.measure(number, seconds))
                except Failed as problem:
                    missing.append(Missing(f"{result.library}, {result.game}, {result.how}", str(problem)))
                    work.remove((result, session, number))
                progress.advance(task)
    return Report([result for result, _, _ in work], missing, repetitions, seconds, pinned)


def pythons(peers: Sequence[Peer], progress: Progress) -> tuple[list[tuple[str, Path, str]], list[Missing]]:
    """Python and module of every library that is there, ours first; and those that cannot be installed."""
    homes = [(OURS, Path(sys.executable), module) for module in OWN]
    missing = []
    task = progress.add_task("installing", total=len(peers))
    for peer in peers:
        progress.update(task, description=f"installing {peer.name}")
        try:
            homes.append((peer.name, installed(peer), peer.module))
        except NotInstalled as problem:
            missing.append(Missing(peer.name, str(problem)))
        progress.advance(task)
    return homes, missing


def prepared(name: str, session: Session, progress: Progress) -> list[tuple[Result, Session, int]]:
    """What a library has to be measured, once it has compiled what it must."""
    work: list[tuple[Result, Session, int]] = []
    task = progress.add_task(f"preparing {name}", total=None)
    for number, facts in enumerate(session.prepare()):
        work.append((Result(name, **facts), session, number))
        progress.update(task, completed=number + 1)
    progress.update(task, total=len(work))
    return work


if __name__ == "__main__":
    main()
