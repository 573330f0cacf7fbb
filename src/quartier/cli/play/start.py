"""How a game in the terminal begins: a new match, or a saved one gone on with."""

from __future__ import annotations

from pathlib import Path

from quartier.agents import find_agent
from quartier.agents.finding import is_own
from quartier.bots import NAMES
from quartier.cli.play.loop import play
from quartier.cli.play.save_file import SaveFile
from quartier.cli.play.table import Table
from quartier.cli.warm import warm_for
from quartier.core.errors import BadOption
from quartier.core.file import load_match
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about, load_game

OPPONENT = "normal"


def new_game(
    game: str,
    options: dict[str, object],
    *,
    seats: int | None,
    against: str | None,
    seed: str | None,
    save: Path | None,
) -> None:
    """Play a new match in seat 1."""
    facts = about(game)
    number = facts.usual_seats if seats is None else seats
    bots = against or OPPONENT
    find_agent(bots).close()
    checked = read_options(facts.options, options)
    if save is not None and save.exists():
        raise BadOption("wrong-save-exists", file=str(save))
    warm_for(load_game(game), checked, compiled_for(bots))
    match = Match.new(game, seats=number, seed=seed, **options)
    play(Table(match, bots, SaveFile(match, save)))


def resume_game(file: Path, *, against: str | None) -> None:
    """Go on with a saved match in seat 1, against the bots that it was begun with."""
    match = load_match(file)
    if against is None and is_own(match.against):
        # Whoever sends somebody a match must not choose what runs on their machine.
        raise BadOption("wrong-bot-file", bot=match.against)
    bots = against or match.against or OPPONENT
    find_agent(bots).close()
    if not match.over:
        warm_for(match.game, match.options, compiled_for(bots))
    play(Table(match, bots, SaveFile(match, file, resumed=True)))


def compiled_for(bots: str) -> list[str]:
    """The bots whose kernels are needed here: the opponent's, and the adviser's."""
    return [name for name in (bots, "planner") if name in NAMES]
