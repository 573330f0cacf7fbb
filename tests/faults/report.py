"""What a soak came to: kept as JSON, so that it can be gone on with, and written as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from tests.faults.breaking import KILLS, OTHERS
from tests.faults.harness import Report

BEGIN, END = "<!-- soak: written by make soak -->", "<!-- soak: end -->"

TRIED = ["game", "store", "inputs of any form", "scenes in two worlds", "with another secret in each"]
"""What is wrong with any of them ends the soak, so there is no column for it."""


class InputFigures(msgspec.Struct):
    """What was tried of a game."""

    game: str
    store: str
    inputs: int
    scenes: int
    differing: int
    seconds: float


class Soak(msgspec.Struct):
    """All legs that were run so far, and all that was tried."""

    legs: list[Report] = []
    tried: list[InputFigures] = []

    @classmethod
    def read(cls, path: Path) -> Soak:
        """What was written; nothing yet, where there is no file."""
        if not path.exists():
            return cls()
        return msgspec.json.decode(path.read_bytes(), type=cls, dec_hook=lambda kind, value: Counter(value))

    def write(self, path: Path) -> None:
        new = path.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))
        new.replace(path)

    def kills(self, store: str) -> int:
        return sum(leg.kills for leg in self.legs if leg.store == store)

    def markdown(self) -> str:
        """The figures as tables."""
        stores = sorted({leg.store for leg in self.legs}, reverse=True)
        parts = [[leg for leg in self.legs if leg.store == store] for store in stores]
        rows = [["", *stores]]
        for name in (*KILLS, *OTHERS):
            rows.append([name, *(str(sum(leg.faults[name] for leg in part) or "–") for part in parts)])
        rows += [
            ["**kills in all**", *(f"**{sum(leg.kills for leg in part):,}**" for part in parts)],
            ["moves acknowledged", *(f"{sum(leg.acknowledged for leg in part):,}" for part in parts)],
            ["of them lost", *(f"**{sum(leg.lost for leg in part)}**" for part in parts)],
            ["stored twice", *(f"**{sum(leg.twice for leg in part)}**" for part in parts)],
            ["views compared", *(f"{sum(leg.views for leg in part):,}" for part in parts)],
            ["matches ended and verified", *(f"{sum(leg.matches for leg in part):,}" for part in parts)],
            ["connections lost", *(f"{sum(leg.losses for leg in part):,}" for part in parts)],
            ["refusals that people were told", *(codes(part) for part in parts)],
            ["longest until all played on, once it was mended", *(slowest(part) for part in parts)],
            ["longest with nothing acknowledged, fault included", *(f"{longest(part):.1f} s" for part in parts)],
            ["minutes", *(f"{sum(leg.seconds for leg in part) / 60:.0f}" for part in parts)],
        ]
        text = table(rows)
        if self.tried:
            text += "\n" + table([TRIED, *self._sums()])
        return text

    def _sums(self) -> list[list[str]]:
        """What was tried of each game on each store, however often it was gone on with."""
        sums: dict[tuple[str, str], Counter[str]] = {}
        for one in self.tried:
            sums.setdefault((one.game, one.store), Counter()).update(
                inputs=one.inputs, scenes=one.scenes, differing=one.differing
            )
        return [
            [*key, *(f"{found[name]:,}" for name in ("inputs", "scenes", "differing"))] for key, found in sums.items()
        ]


def longest(legs: Iterable[Report]) -> float:
    return max((leg.away for leg in legs), default=0.0)


def codes(legs: Iterable[Report]) -> str:
    found = sum((Counter(leg.codes) for leg in legs), Counter[str]())
    return ", ".join(f"`{code}` {number:,}" for code, number in sorted(found.items())) or "none"


def slowest(legs: Iterable[Report]) -> str:
    seconds, name = max(((value, key) for leg in legs for key, value in leg.back.items()), default=(0.0, ""))
    return f"{seconds:.1f} s ({name})"


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table as Markdown has it."""
    first, *others = ("| " + " | ".join(row) + " |\n" for row in rows)
    return first + "| " + " | ".join("---" for _ in rows[0]) + " |\n" + "".join(others)


def put_between(page: Path, text: str) -> None:
    """Put figures into a page, in the place of those before."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit(f"{page} has no place for the figures: {BEGIN} … {END}")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", "utf-8")
