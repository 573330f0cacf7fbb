"""`python -m quartier.training GAME`: find the weights of a game's judgement, and write them where they lie.

No kernel stands here: this file is loaded as the program, and compiled code knows modules by their own names.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path

from quartier.core.errors import QuartierError
from quartier.core.options import load_box
from quartier.core.registry import load_game
from quartier.core.weights import FILE
from quartier.training.fit_file import FitFile
from quartier.training.fitting import described, fit
from quartier.work.processes import workplace


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser("python -m quartier.training", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, help="how often the search goes on from the best weights")
    parser.add_argument("--games", type=int, help="matches that each proposal plays")
    parser.add_argument("--jobs", type=int, default=1, help="proposals that are tried at once")
    parser.add_argument("--ray", metavar="ADDRESS", help="the Ray cluster that tries them, instead of this machine")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="where it is kept what was tried, to go on from")
    parser.add_argument("--to", type=Path, help="the file to write, if not the game's own")
    parser.add_argument("--box", type=Path, help="the component set to play with, if not the house's; needs --to")
    chosen = parser.parse_args(arguments)
    if chosen.box and not chosen.to:
        parser.error("--box needs --to: the game's own weights are those for the house set")
    try:
        game = load_game(chosen.game)
        table, fitting = described(game)
        box = load_box(game, str(chosen.box or "house"))
        names = ("generations", "games")
        fitting = replace(fitting, **{name: given for name in names if (given := getattr(chosen, name)) is not None})
        with (
            workplace(None if chosen.ray else chosen.jobs, chosen.ray) as place,
            FitFile(game, fitting, box, chosen.resume) as record,
        ):
            weights = fit(game, table, fitting, box, place, record)
    except (QuartierError, OSError) as error:
        sys.exit(str(error))
    path = chosen.to or Path(str(resources.files(game.package).joinpath(FILE)))
    path.write_text(table.write(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
