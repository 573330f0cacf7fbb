"""`quartier print`: a game as a PDF to cut and play."""

from __future__ import annotations

from pathlib import Path

from quartier.cli.output.console import screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.set_warnings import tell_unusual
from quartier.core.options import load_box
from quartier.core.registry import load_game
from quartier.paper.printing import Wish, printed


def print_game(game: str, paper: str, box: str, to: Path, seats: int | None, one_sided: bool, all_rules: bool) -> None:
    """Write the PDF, and say how much it is."""
    texts = screen_texts()
    loaded = load_game(game)
    chosen = load_box(loaded, box)
    check_writable(to)
    wish = Wish(loaded.name, paper, texts.language, seats, not one_sided, all_rules)
    pdf = printed(wish, chosen)
    to.write_bytes(pdf)
    tell_unusual(chosen)
    print(texts.say("paper-done", file=str(to), kilobytes=-(-len(pdf) // 1000)))
