"""What was found out: medians and spreads of interleaved repetitions, ratios, and the tables that show them."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.peer_games.measuring import BATCHED, BATCHES, GROWTH, KINDS, PLAY_OUTS, SEARCH, SEATS, STEPS
from rich import box
from rich.table import Table

OURS = "Quartier"
TITLES = {
    PLAY_OUTS: "Random play-outs in compiled code",
    STEPS: "One game, stepped from Python",
    BATCHED: "Many games, stepped together",
    SEARCH: "Search",
    SEATS: "Our games: growth over seats, 1,024 matches side by side",
    BATCHES: "Our games: growth over matches side by side",
}
UNITS = {PLAY_OUTS: "moves/s", STEPS: "steps/s", BATCHED: "steps/s", SEARCH: "simulations/s"}
YARDSTICKS = {
    PLAY_OUTS: ("OpenSpiel", "hex 8×8", "C++ loop"),
    STEPS: ("OpenSpiel", "hex 8×8", "rl_environment"),
    BATCHED: ("Pgx", "hex 11×11", "jitted step, 1,024"),
    SEARCH: ("OpenSpiel", "hex 8×8", "C++ tree search"),
}
"""What each kind of figure is divided by: the game nearest to ours, as the peer does it best."""


@dataclass
class Result:
    """One measurement of one library, with a rate from each repetition."""

    library: str
    kind: str
    game: str
    how: str
    branching: float = 0.0
    length: float = 0.0
    memory: int = 0
    rates: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def low(self) -> float:
        return min(self.rates)

    @property
    def high(self) -> float:
        return max(self.rates)


def yardstick(results: Iterable[Result], kind: str) -> Result | None:
    """What figures of this kind are divided by, if it was measured."""
    return next(
        (row for row in results if (row.library, row.game, row.how) == YARDSTICKS[kind] and row.kind == kind), None
    )


def ratio(row: Result, results: Sequence[Result]) -> float | None:
    """How many times the yardstick a result is."""
    unit = yardstick(results, row.kind) if row.kind in YARDSTICKS else None
    return row.median / unit.median if unit else None


def listed(results: Sequence[Result]) -> list[dict[str, Any]]:
    """The results as one list of objects, rates included."""
    return [
        {
            "kind": row.kind,
            "library": row.library,
            "game": row.game,
            "how": row.how,
            "branching": row.branching,
            "length": row.length,
            "memory": row.memory,
            "median": row.median,
            "low": row.low,
            "high": row.high,
            "ratio": ratio(row, results),
            "rates": row.rates,
        }
        for row in results
    ]


def ranked(results: Sequence[Result], kind: str) -> list[Result]:
    """Those of one kind, fastest first."""
    return sorted((row for row in results if row.kind == kind), key=lambda row: -row.median)


def tables(results: Sequence[Result]) -> Iterable[Table]:
    """A table for each kind of figure."""
    for kind in KINDS:
        rows, unit = ranked(results, kind), yardstick(results, kind)
        if not rows:
            continue
        table = Table(title=f"{TITLES[kind]}, one core", box=box.SIMPLE_HEAD, title_justify="left")
        for heading in ("library", "game", "by"):
            table.add_column(heading)
        for heading in ("branching", "length", UNITS[kind], "spread", "ratio"):
            table.add_column(heading, justify="right")
        for row in rows:
            compared = ratio(row, results)
            cells = [row.library, row.game, row.how, f"{row.branching:,.1f}", f"{row.length:,.1f}"]
            cells += [f"{row.median:,.0f}", spread(row), "" if compared is None else f"{compared:,.3g}"]
            table.add_row(*cells, style="bold" if row.library == OURS else None)
        if unit:
            table.caption = f"ratio: to {unit.library}, {unit.game}, {unit.how}"
        yield table
    for kind in GROWTH:
        rows = [row for row in results if row.kind == kind]
        if rows:
            yield growth_table(kind, rows)


def growth_table(kind: str, rows: Sequence[Result]) -> Table:
    """What a decision costs and a match takes up, in the order in which it grows."""
    table = Table(title=f"{TITLES[kind]}, one core", box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("game")
    for heading in ("seats" if kind == SEATS else "matches", "ns a decision", "spread", "bytes a match"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(row.game, row.how, f"{1e9 / row.median:,.0f}", spread(row), f"{row.memory:,}")
    return table


def spread(row: Result) -> str:
    """How far the repetitions lie apart: the least and the greatest, in per cent of the median."""
    return f"−{100 * (1 - row.low / row.median):.0f} +{100 * (row.high / row.median - 1):.0f} %"


FIGURES, END = "<!-- figures: written by benchmarks/peers.py -->", "<!-- end of figures -->"


def with_figures(page: str, figures: str) -> str:
    """A page of the documentation with other figures between its two marks; ValueError where it has not both."""
    before, begins, rest = page.partition(FIGURES)
    _, ends, after = rest.partition(END)
    if not begins or not ends:
        raise ValueError(f"there is no {FIGURES} … {END} in it")
    return f"{before}{FIGURES}\n\n{figures.strip()}\n\n{END}{after}"


def markdown(tables: Iterable[Table]) -> str:
    """The same tables for a page of the documentation."""
    parts = []
    for table in tables:
        columns = [list(column.cells) for column in table.columns]
        heads = [str(column.header) for column in table.columns]
        rules = ["---:" if column.justify == "right" else "---" for column in table.columns]
        rows = [heads, rules, *zip(*columns, strict=True)]
        lines = [f"**{table.title}**", "", *(f"| {' | '.join(map(str, row))} |" for row in rows)]
        parts.append("\n".join([*lines, *(["", f"*{table.caption}*"] if table.caption else [])]))
    return "\n\n".join(parts) + "\n"
