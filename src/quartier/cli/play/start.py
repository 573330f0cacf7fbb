"""How a game in the terminal begins: a new match, or a saved one gone on with."""

from __future__ import annotations

from pathlib import Path

from quartier.agents import find_agent
from quartier.agents.finding import is_own
from quartier.bots.characters import check_character, is_bot
from quartier.cli.play.loop import play
from quartier.cli.play.save_file import SaveFile
from quartier.cli.play.table import Table
from quartier.cli.warm import warm_for
from quartier.core.errors import BadOption
from quartier.core.file import load_match
from quartier.core.lesson import Lesson, read_lesson
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
    guided: bool = False,
) -> None:
    """Play a new match in seat 1; guided, by the game's own lesson."""
    facts = about(game)
    lesson = None
    if guided:
        given = {
            "--seats": seats,
            "--against": against,
            "--seed": seed,
            **{f"--{name}": options[name] for name in options},
        }
        for name, value in given.items():
            if value is not None:
                raise BadOption("wrong-option-guided", option=name)
        lesson = lesson_of(game)
        seats, against, seed, options = lesson.seats, lesson.against, lesson.seed, lesson.options
    number = facts.usual_seats if seats is None else seats
    bots = against or OPPONENT
    find_agent(bots).close()
    check_character(bots, facts)
    checked = read_options(facts.options, options)
    if save is not None and save.exists():
        raise BadOption("wrong-save-exists", file=str(save))
    warm_for(load_game(game), checked, compiled_for(bots))
    match = Match.new(game, seats=number, seed=seed, **options)
    table = Table(match, bots, SaveFile(match, save))
    if lesson:
        table.guide(lesson)
    play(table)


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; an error where it has none."""
    try:
        return read_lesson(load_game(game))
    except FileNotFoundError:
        raise BadOption("wrong-option-unguided", game=game) from None


def resume_game(file: Path, *, against: str | None) -> None:
    """Go on with a saved match in seat 1, against the bots that it was begun with."""
    match = load_match(file)
    if against is None and is_own(match.against):
        # Whoever sends somebody a match must not choose what runs on their machine.
        raise BadOption("wrong-bot-file", bot=match.against)
    bots = against or match.against or OPPONENT
    find_agent(bots).close()
    check_character(bots, match.game.about)
    if not match.over:
        warm_for(match.game, match.options, compiled_for(bots))
    play(Table(match, bots, SaveFile(match, file, resumed=True)))


def compiled_for(bots: str) -> list[str]:
    """The bots whose kernels are needed here: the opponent's, and the adviser's."""
    return [name for name in (bots, "planner") if is_bot(name)]
