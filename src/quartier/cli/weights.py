"""`quartier weights`: what bots judge by is fitted to a component set, and written into it."""

from __future__ import annotations

import importlib.util
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from quartier.cli.input_file import read_file
from quartier.cli.output.console import screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.working import working_at
from quartier.core.errors import BadOption
from quartier.core.registry import load_game
from quartier.core.set_weights import with_table


def fit_to_set(
    game: str,
    file: str,
    to: Path | None,
    *,
    generations: int | None,
    games: int | None,
    jobs: int | None = None,
    ray: str | None = None,
    resume: Path | None = None,
) -> None:
    """Play many matches with a set, find the weights that play best, and write the set with them."""
    loaded = load_game(game)
    text, source = read_file(file)
    target = to or Path(file)
    if file == "-" and to is None:
        raise BadOption("wrong-weights-to")
    if importlib.util.find_spec("numba") is None:
        raise BadOption("wrong-weights-numba")
    from quartier.training.fit_file import FitFile
    from quartier.training.fitting import described, fit

    table, fitting = described(loaded)
    box = loaded.read_box(source if file == "-" else Path(file).name, text)
    check_writable(target)
    given: dict[str, Any] = {
        name: value for name, value in (("generations", generations), ("games", games)) if value is not None
    }
    fitting = replace(fitting, **given)
    with (
        working_at(jobs or (None if ray else 1), ray) as place,
        FitFile(loaded, fitting, box, resume) as record,
    ):
        found = with_table(text, table, fit(loaded, table, fitting, box, place, record))
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        partial.write_text(found, encoding="utf-8")
        os.replace(partial, target)
    finally:
        partial.unlink(missing_ok=True)
    if record.failed is not None:
        raise record.failed
    print(screen_texts().say("weights-written", file=str(target)))
