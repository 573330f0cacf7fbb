"""What comes of what a search promises: a table, found by play, that turns its mean into the result to be expected.

A search plays futures quickly, worse than it plays itself, so its mean is too low, and by how much depends on the
kind of match and on how far it is. `python -m quartier.training.forecasts GAME` notes what the adviser's bot
promised in many games and what came of it, and writes the table. A row is for one kind of match (the first columns:
options of the game, or `seats`) from a wave on. Everything is in thousandths.
"""

from __future__ import annotations

import functools
import math
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from quartier.core.errors import BadFile, Place
from quartier.core.options import option_text
from quartier.core.rows import read_rows, whole, write_rows

if TYPE_CHECKING:
    from quartier.core.game import Game
    from quartier.core.match import Situation

FILE = "data/forecast.txt"
WAVE = "wave"
SEATS = "seats"
ONE = 1000


class Forecast(NamedTuple):
    """The result that may be expected, the band that nine of ten results lie in, and the chance to win together."""

    expected: float
    low: float
    high: float
    winning: float | None


class ForecastRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """From a wave on: expected = constant + slope · promised, the band around it, and the chance by its logarithm."""

    wave: int
    constant: int
    slope: int
    low: int
    high: int
    chance: int | None = None
    chance_slope: int | None = None

    def forecast(self, promised: float) -> Forecast:
        """What comes of what is promised, in points."""
        expected = (self.constant + self.slope * promised) / ONE
        winning = None
        if self.chance is not None and self.chance_slope is not None:
            # Beyond this there is no chance that a number could tell from certainty.
            odds = max(-30.0, min(30.0, (self.chance + self.chance_slope * promised) / ONE))
            winning = 1 / (1 + math.exp(-odds))
        return Forecast(expected, expected + self.low / ONE, expected + self.high / ONE, winning)


NUMBERS = ForecastRow.__struct_fields__
"""The columns behind those that say which match is meant; the last two only where all win or lose together."""


class ForecastTable(msgspec.Struct, frozen=True):
    """The rows of a game by kinds of matches: the values of `by` as text."""

    by: list[str]
    rows: dict[str, list[ForecastRow]]

    def row(self, kind: str, wave: int) -> ForecastRow | None:
        """The row for a moment of a match; none where nothing is known of such matches."""
        return next((row for row in reversed(self.rows.get(kind, ())) if row.wave <= wave), None)

    def write(self, about: str) -> str:
        """The table as text."""
        number = len(NUMBERS) if any(row.chance is not None for rows in self.rows.values() for row in rows) else -2
        columns = [*self.by, *NUMBERS[:number]]
        listed = [(kind.split(), msgspec.structs.astuple(row)) for kind, rows in self.rows.items() for row in rows]
        return write_rows(about, columns, [(*kind, *numbers[:number]) for kind, numbers in listed])


def read_table(text: str, source: str) -> ForecastTable:
    """A table from its text; BadFile says in which line something is wrong."""
    columns, rows = read_rows(text, source)
    by = columns[: columns.index(WAVE)] if WAVE in columns else columns
    if columns[len(by) :] not in (list(NUMBERS), list(NUMBERS[:-2])):
        raise BadFile("wrong-table-columns", where=Place(source), columns=" ".join(NUMBERS))
    found: dict[str, list[ForecastRow]] = {}
    for where, words in rows:
        listed = found.setdefault(" ".join(words[name] for name in by), [])
        listed.append(ForecastRow(*(whole(words, name, where) for name in columns[len(by) :])))
    return ForecastTable(by, {kind: sorted(listed, key=lambda row: row.wave) for kind, listed in found.items()})


@functools.cache
def forecasts(game: Game) -> ForecastTable | None:
    """The table of a game; none where nobody has measured one."""
    file = resources.files(game.package).joinpath(FILE)
    return read_table(file.read_text(encoding="utf-8"), f"{game.package}/{FILE}") if file.is_file() else None


def kind_of(by: list[str], options: dict[str, Any], seats: int) -> str:
    """The kind of a match."""
    return " ".join(str(seats) if name == SEATS else option_text(options[name]) for name in by)


def row_for(situation: Situation) -> ForecastRow | None:
    """By which row a situation is forecast; none with a set or a variant that was not measured."""
    game, table = situation.game, forecasts(situation.game)
    if table is None or situation.box.text != game.house_box():
        return None
    usual = msgspec.to_builtins(game.about.options())
    options = {**usual, **situation.options}
    if any(options[name] != usual[name] for name in usual if name not in (*table.by, "box")):
        return None
    kind = kind_of(table.by, options, int(situation.state["seats"][0]))
    return table.row(kind, int(situation.state["wave"][0]))
