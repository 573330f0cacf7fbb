"""The commands of `quartier`, and what they take."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from quartier import __version__
from quartier.cli.documented import documented
from quartier.cli.per_game import per_game
from quartier.cli.screen import prepare
from quartier.cli.serve import HELP, backup, serve
from quartier.core.errors import QuartierError
from quartier.core.texts import Texts, language_from

app = typer.Typer(no_args_is_help=True, add_completion=False, help=Texts().say("tagline"), rich_markup_mode=None)
JSON = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
FILE = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]
SEED = Annotated[str | None, typer.Option(help="What all chance comes from: the same seed, the same game.")]


def group(name: str, text: str) -> typer.Typer:
    """A command with a sub-command per game."""
    sub = typer.Typer(no_args_is_help=True, help=text, rich_markup_mode=None)
    app.add_typer(sub, name=name)
    return sub


@app.callback()
def root(
    language: Annotated[str | None, typer.Option(help="en, de or nl; else by the environment.")] = None,
) -> None:
    """Set what holds for all commands."""
    if language is not None:
        os.environ["QUARTIER_LANGUAGE"] = language_from(language)


@app.command("games")
def games_command(json: JSON = False) -> None:
    """List the games with their seats and options."""
    from quartier.cli.games import show_games

    show_games(json)


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)


play = typer.Typer(invoke_without_command=True, help="Play a game in the terminal.", rich_markup_mode=None)
app.add_typer(play, name="play")


@play.callback()
def resume_command(
    context: typer.Context,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    against: Annotated[
        str | None, typer.Option(help="The bots in the other seats; those of the file if none is named.")
    ] = None,
) -> None:
    """Go on with a saved match."""
    if context.invoked_subcommand is None:
        if resume is None:
            print(context.get_help())
            raise typer.Exit(2)
        from quartier.cli.play import resume_game

        resume_game(resume, against=against)


@per_game(play)
def play_game(
    game: str,
    options: dict[str, object],
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    against: Annotated[
        str | None, typer.Option(help="The bots in the other seats: random, easy … expert; normal if none is named.")
    ] = None,
    seed: SEED = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in this new file; else the file gets a name.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from quartier.cli.play import new_game

    new_game(game, options, seats=seats, against=against, seed=seed, save=save)


simulate = group("simulate", "Play many games between bots and print how they end.")


@per_game(simulate)
def simulate_command(
    game: str,
    options: dict[str, object],
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="A bot for all seats, or one for each: NAME[,NAME…].")] = "random",
    seed: SEED = None,
    json: JSON = False,
) -> None:
    """Play many games between bots."""
    from quartier.cli.simulate import run_simulation

    run_simulation(game, options, seats=seats, games=games, bots=bot.split(","), seed=seed or "1", json=json)


arena = group("arena", "Let bots play each other and see who is stronger.")


@per_game(arena)
def arena_command(
    game: str,
    options: dict[str, object],
    bots: Annotated[str, typer.Option(help="The bots: NAME,NAME[,NAME…]; NAME@MS thinks MS milliseconds a turn.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    budget_ms: Annotated[
        float | None, typer.Option(help="Milliseconds a turn for bots that think by the clock.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores if none is named.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Keep a record in this file, and go on from it.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots.")] = None,
    seed: SEED = None,
    json: JSON = False,
) -> None:
    """Let bots play each other."""
    from quartier.cli.arena import run_arena

    run_arena(
        game,
        options,
        bots=bots.split(","),
        games=games,
        seats=seats,
        seed=seed or "1",
        budget_ms=budget_ms,
        jobs=jobs,
        resume=resume,
        report=report,
        json=json,
    )


@app.command()
def replay(
    file: FILE,
    json: JSON = False,
    turn: Annotated[
        int | None, typer.Option(help="Show just the position after so many turns; 0 is the start.")
    ] = None,
) -> None:
    """Show a saved match turn by turn."""
    from quartier.cli.replaying import replay_file

    replay_file(file, turn, json)


@app.command()
def verify(file: FILE, json: JSON = False) -> None:
    """Replay a match file and check its commitment, its final position and its standings."""
    from quartier.cli.files import verify_file

    verify_file(file, json)


score = group("score", "Score a board that was played on a real table.")


@per_game(score)
def score_command(game: str, options: dict[str, object], file: FILE, json: JSON = False) -> None:
    """Score a board that was typed in."""
    from quartier.cli.files import score_file

    score_file(game, options, file, json)


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME…]", help="The games; all if none is named.")
    ] = None,
    json: JSON = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Random play-outs on a CUDA GPU, one thread per game.")] = False,
) -> None:
    """Measure speed: random play-outs compiled and interpreted, turns, views."""
    from quartier.cli.bench import run_bench

    run_bench(games or [], json, gpu)


@app.command()
def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME…]", help="The games; all if none is named.")
    ] = None,
) -> None:
    """Compile the rules ahead of the first move."""
    from quartier.cli.warm import warm_games

    warm_games(games or [])


app.command("serve")(documented(serve, HELP))
app.command("backup")(documented(backup, HELP))


def main() -> None:
    """Run the command; what a person did wrong is told in one line, with exit status 2."""
    prepare()
    try:
        app()
    except QuartierError as error:
        Console(stderr=True, soft_wrap=True, highlight=False).print(f"quartier: {error.text(Texts())}", markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
