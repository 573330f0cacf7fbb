"""What a soak came to: kept as JSON, so that it can be gone on with, and written as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from tests.faults.breaking import KILLS, OTHERS
from tests.faults.harness import Report

PLACES = ("faults", "inputs")
"""Of a page: one keeps its figures where there are no new ones."""
SCENES = ["scenes played in two worlds", "of them with other secrets in the second world"]
"""Whatever was sent otherwise in the second one ended the soak, so there is no column for it."""


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

    def tables(self) -> dict[str, str]:
        """The figures, by their places in a page, as far as there are some."""
        made = {"faults": self._faults() if self.legs else "", "inputs": self._inputs() if self.tried else ""}
        return {place: text for place, text in made.items() if text}

    def _faults(self) -> str:
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
        return table(rows)

    def _inputs(self) -> str:
        """What was tried of each game, however often it was gone on with."""
        stores = sorted({one.store for one in self.tried if one.inputs}, reverse=True)
        sums: dict[str, Counter[str]] = {}
        for one in self.tried:
            found = sums.setdefault(one.game, Counter())
            found.update({one.store: one.inputs, "scenes": one.scenes, "differing": one.differing})
        rows = [["game", *(f"inputs of any form, {store}" for store in stores), *SCENES]]
        for game, found in sorted(sums.items()):
            rows.append([game, *(f"{found[name]:,}" for name in (*stores, "scenes", "differing"))])
        return table(rows)


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


def put_between(page: Path, place: str, text: str) -> None:
    """Put figures into a page, in the place of those before."""
    begin, end = f"<!-- {place}: written by make soak -->", f"<!-- {place}: end -->"
    before, _, rest = page.read_text("utf-8").partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"{page} has no place for the figures: {begin} … {end}")
    page.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", "utf-8")
