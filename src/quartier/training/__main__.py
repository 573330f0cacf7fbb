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
from quartier.core.registry import load_game
from quartier.core.weights import FILE
from quartier.training.fitting import described, fit


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser("python -m quartier.training", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, help="how often the search goes on from the best weights")
    parser.add_argument("--games", type=int, help="matches that each proposal plays")
    parser.add_argument("--to", type=Path, help="the file to write, if not the game's own")
    chosen = parser.parse_args(arguments)
    try:
        game = load_game(chosen.game)
        table, fitting = described(game)
    except QuartierError as error:
        sys.exit(str(error))
    given = {name: getattr(chosen, name) for name in ("generations", "games") if getattr(chosen, name) is not None}
    path = chosen.to or Path(str(resources.files(game.package).joinpath(FILE)))
    path.write_text(table.write(fit(game, table, replace(fitting, **given))), encoding="utf-8")


if __name__ == "__main__":
    main()
