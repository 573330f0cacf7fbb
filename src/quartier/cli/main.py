"""The commands of `quartier`: what each takes, and which file does it.
Longer than 300 lines: it is the one list of all commands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from quartier import __version__
from quartier.bots.bot import MOST_SIMULATIONS
from quartier.cli.grammar import parameters
from quartier.cli.grammar.function_command import command_of
from quartier.cli.grammar.game_commands import SheetCommand, per_game
from quartier.cli.grammar.help import Command, GamesOrFile, Group
from quartier.cli.grammar.parameters import Number, flag, text, whole
from quartier.cli.running import run
from quartier.cli.serve import serve
from quartier.server.settings import Settings
from quartier.thinking.messages import MOST_THREADS

GAMES = 1_000_000
"""The most games of one run."""
PUZZLES = 10_000
"""The most puzzles of one file."""
SEATS = 100
"""More than any game has; each says itself how many it is for."""
JOBS = 256
HOUR = 3_600_000
"""Milliseconds."""
DAYS = 3650
"""The longest that a token is good for."""

app = Group("quartier", no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]})


def group(name: str, *, alone: bool = False) -> Group:
    """A command with a sub-command per game; `alone` if it does something without one."""
    made = Group(name, no_args_is_help=not alone, invoke_without_command=alone)
    app.add_command(made)
    return made


def command(name: str, *params: click.Parameter) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function as a command."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        app.add_command(Command(name, callback=function, params=list(params)))
        return function

    return register


def path(name: str, *, required: bool = False, metavar: str = "FILE") -> click.Option:
    """An option that names a file or a folder."""
    return click.Option([name], type=click.Path(path_type=Path), metavar=metavar, required=required)


def milliseconds(name: str) -> click.Option:
    """An option that is a time for a turn."""
    return click.Option([name], type=Number(0, HOUR, whole=False), metavar="MS")


def folder() -> click.Option:
    """The option that names a server's data folder."""
    return click.Option(["--data"], type=click.Path(path_type=Path), metavar="PATH", default=Settings.data)


@command("games", parameters.json())
def games_command(json: bool) -> None:
    """List the games with their seats and options."""
    from quartier.cli.games import show_games

    show_games(json)


@command("version")
def version() -> None:
    """Print the version."""
    print(__version__)


play = group("play", alone=True)
play.params += [path("--resume"), text("--against", "BOT")]


def resume_command(resume: Path | None, against: str | None) -> None:
    """Go on with a saved match."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        if resume is None:
            raise click.exceptions.NoArgsIsHelpError(context)
        from quartier.cli.play.start import resume_game

        resume_game(resume, against=against)


play.callback = resume_command


@per_game(
    play,
    lambda: whole("--seats", 1, SEATS),
    lambda: text("--against", "BOT"),
    parameters.seed,
    lambda: path("--save"),
    lambda: flag("--guided"),
)
def play_game(game: str, options: dict[str, object], **given: Any) -> None:
    """Play a game in the terminal."""
    from quartier.cli.play.start import new_game

    new_game(game, options, **given)


simulate = group("simulate")


@per_game(
    simulate,
    lambda: whole("--seats", 1, SEATS),
    lambda: whole("--games", 1, GAMES, 1000),
    lambda: text("--bot", "BOT[,BOT…]", "random"),
    parameters.seed,
    parameters.json,
)
def simulate_command(game: str, options: dict[str, object], bot: str, seed: str | None, **given: Any) -> None:
    """Play many games between bots."""
    from quartier.agents.finding import split_list
    from quartier.cli.simulate import run_simulation

    run_simulation(game, options, bots=split_list((bot,)), seed=seed or "1", **given)


where: list[Callable[[], click.Parameter]] = [
    lambda: whole("--jobs", 1, JOBS),
    lambda: text("--ray", "ADDRESS"),
]
"""Where a command does its work: on processes of this machine, or on a cluster."""

arena = group("arena")


@per_game(
    arena,
    lambda: click.Option(["--bots"], metavar="BOT[@MS],…", required=True, multiple=True),
    lambda: whole("--games", 1, GAMES, 100),
    lambda: whole("--seats", 1, SEATS),
    lambda: milliseconds("--budget-ms"),
    lambda: milliseconds("--limit-ms"),
    *where,
    lambda: path("--resume"),
    lambda: path("--report"),
    parameters.seed,
    parameters.json,
)
def arena_command(game: str, options: dict[str, object], bots: tuple[str, ...], seed: str | None, **given: Any) -> None:
    """Let bots play each other."""
    from quartier.agents.finding import split_list
    from quartier.cli.arena import run_arena

    run_arena(game, options, bots=split_list(bots), seed=seed or "1", **given)


statistics = group("statistics")


@per_game(
    statistics,
    lambda: click.Option(["--bots"], metavar="BOT[@MS],…", default=("easy,normal",), multiple=True),
    lambda: whole("--games", 1, GAMES, 2000),
    lambda: whole("--seats", 1, SEATS),
    *where,
    lambda: path("--resume"),
    lambda: path("--report"),
    parameters.seed,
    parameters.json,
)
def statistics_command(
    game: str, options: dict[str, object], bots: tuple[str, ...], seed: str | None, **given: Any
) -> None:
    """Play many games and tell what they say of the game."""
    from quartier.agents.finding import split_list
    from quartier.cli.statistics import run_statistics

    run_statistics(game, options, bots=split_list(bots), seed=seed or "1", **given)


@command(
    "agent",
    click.Argument(["agent"], metavar="AGENT"),
    whole("--simulations", 0, MOST_SIMULATIONS),
    milliseconds("--budget-ms"),
)
def agent_command(agent: str, simulations: int | None, budget_ms: float | None) -> None:
    """Play by the agents' line protocol."""
    from quartier.cli.agent import run_agent

    run_agent(agent, simulations, budget_ms)


selfplay = group("selfplay")


@per_game(
    selfplay,
    lambda: path("--out", required=True),
    lambda: whole("--games", 1, GAMES, 100),
    lambda: whole("--seats", 1, SEATS),
    lambda: text("--bot", "BOT[,BOT…]", "planner"),
    lambda: whole("--simulations", 0, MOST_SIMULATIONS),
    *where,
    parameters.seed,
    parameters.json,
)
def selfplay_command(game: str, options: dict[str, object], bot: str, seed: str | None, **given: Any) -> None:
    """Write bots' games as a data set."""
    from quartier.agents.finding import split_list
    from quartier.cli.selfplay import run_selfplay

    run_selfplay(game, options, bots=split_list((bot,)), seed=seed or "1", **given)


@command(
    "replay",
    parameters.file(),
    parameters.json(),
    whole("--turn", 0, 10**6),
    path("--image", metavar="FILE.svg|png|webp"),
    flag("--moving"),
    text("--seat", "N[,N…]"),
    text("--size", "wide|square", "wide"),
    text("--theme", "light|dark", "light"),
    text("--names", "NAME[,NAME…]"),
    text("--date", "YYYY-MM-DD"),
)
def replay(file: str, json: bool, turn: int | None, image: Path | None, **look: Any) -> None:
    """Show a saved match turn by turn, or write a picture of it."""
    from quartier.cli.replay import replay_file

    replay_file(file, turn, json, image, look)


@command(
    "review",
    parameters.file(),
    parameters.json(),
    path("--report"),
    whole("--simulations", 0, MOST_SIMULATIONS),
    *(make() for make in where),
    path("--resume"),
)
def review(file: str, **given: Any) -> None:
    """Review a finished match: what each turn cost, what was luck, what was better."""
    from quartier.cli.review import review_file

    review_file(file, **given)


@command("verify", parameters.file(), parameters.json())
def verify(file: str, json: bool) -> None:
    """Replay a match file and check what it says of itself."""
    from quartier.cli.verify import verify_file

    verify_file(file, json)


seeking: list[Callable[[], click.Parameter]] = [
    lambda: whole("--seat", 1, SEATS, 1),
    lambda: click.Option(["--seconds"], type=Number(0, HOUR // 1000, whole=False), metavar="N", default=10),
    lambda: whole("--cores", 1, JOBS),
    parameters.json,
]
"""What a search for the best of a deal takes, however the deal is named."""


def best_file(**given: Any) -> None:
    """Find the best that the deal of a match file allowed."""
    from quartier.cli.best import best_of_file

    best_of_file(**given)


best = GamesOrFile(
    "best",
    Command(
        "FILE", callback=best_file, params=[parameters.file(), *(make() for make in seeking), flag("--unfinished")]
    ),
)
app.add_command(best)


@per_game(best, lambda: whole("--seats", 1, SEATS), parameters.seed, *seeking)
def best_command(game: str, options: dict[str, object], **given: Any) -> None:
    """Find the best that a deal allowed."""
    from quartier.cli.best import best_of_deal

    best_of_deal(game, options, **given)


puzzles = group("puzzles")


@per_game(
    puzzles,
    lambda: text("--grade", "GRADE"),
    lambda: text("--kind", "KIND"),
    lambda: text("--puzzle", "NAME"),
    lambda: flag("--daily"),
    lambda: click.Option(["--from", "source"], metavar="FILE"),
    lambda: whole("--make", 1, PUZZLES),
    lambda: path("--to"),
    lambda: path("--resume"),
    *where,
    lambda: text("--check", "FILE"),
    parameters.seed,
    parameters.json,
)
def puzzles_command(game: str, options: dict[str, object], **given: Any) -> None:
    """Solve puzzles from real positions, or make or check some."""
    from quartier.cli.puzzles import run_puzzles

    run_puzzles(game, options, **given)


score = group("score")


@per_game(score, parameters.file, parameters.json, kind=SheetCommand)
def score_command(game: str, options: dict[str, object], file: str, json: bool) -> None:
    """Score a board that was typed in."""
    from quartier.cli.score import score_file

    score_file(game, options, file, json)


@command("check", click.Argument(["game"], metavar="GAME"), parameters.file(), parameters.json())
def check(game: str, file: str, json: bool) -> None:
    """Say what is wrong or unusual with a component set."""
    from quartier.cli.check import check_set

    check_set(game, file, json)


@command(
    "print",
    click.Argument(["game"], metavar="GAME"),
    text("--paper", "a4|letter", "a4"),
    text("--box", "FILE", "house"),
    path("--to", required=True),
    whole("--seats", 1, SEATS),
    flag("--one-sided"),
    flag("--all-rules"),
)
def print_command(game: str, **given: Any) -> None:
    """Write a game as a PDF to cut and play."""
    from quartier.cli.paper import print_game

    print_game(game, **given)


@command(
    "weights",
    click.Argument(["game"], metavar="GAME"),
    parameters.file(),
    path("--to"),
    whole("--generations", 1, 1000),
    whole("--games", 1, GAMES),
    *(make() for make in where),
    path("--resume"),
)
def weights(game: str, file: str, to: Path | None, **given: Any) -> None:
    """Fit what bots judge by to a component set, and write it into the set."""
    from quartier.cli.weights import fit_to_set

    fit_to_set(game, file, to, **given)


@command("bench", click.Argument(["games"], nargs=-1, metavar="[GAME…]"), parameters.json(), flag("--gpu"))
def bench(games: tuple[str, ...], json: bool, gpu: bool) -> None:
    """Measure speed: random play-outs compiled and interpreted, turns, views."""
    from quartier.cli.bench import run_bench

    run_bench(list(games), json, gpu)


@command("warm", click.Argument(["games"], nargs=-1, metavar="[GAME…]"))
def warm(games: tuple[str, ...]) -> None:
    """Compile the rules ahead of the first move."""
    from quartier.cli.warm import warm_games

    warm_games(list(games))


app.add_command(command_of(serve))


@command(
    "think",
    text("--server", "URL", required=True),
    path("--token-file"),
    whole("--threads", 1, MOST_THREADS),
    parameters.json(),
)
def think_command(server: str, token_file: Path | None, threads: int | None, json: bool) -> None:
    """Think for a server on another machine: bots, hints and reviews."""
    from quartier.cli.think import think

    think(server, token_file, threads, json)


@command(
    "think-token",
    click.Argument(["name"], metavar="NAME"),
    whole("--days", 1, DAYS, 365),
    folder(),
    text("--store", "URL", ""),
)
def think_token(name: str, days: int, data: Path, store: str) -> None:
    """Print the token with which a worker of this name may think for a server."""
    from quartier.cli.think_token import print_token

    print_token(name, days, data, store)


@command("site", path("--to", required=True, metavar="FOLDER"))
def site(to: Path) -> None:
    """Write the page as a site that needs no server, for any static host."""
    from quartier.cli.site import write_folder

    write_folder(to)


@command("backup", path("--to", required=True), folder(), flag("--force"))
def backup(to: Path, data: Path, force: bool) -> None:
    """Copy the database of a data folder as it is at one moment, also while a server runs on it."""
    from quartier.cli.backup import back_up_folder

    back_up_folder(data, to, force)


@command(
    "restore",
    click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
    folder(),
    click.Option(["--keep/--no-keep"], default=True),
)
def restore(file: Path, data: Path, keep: bool) -> None:
    """Put a copy in the place of a data folder's database, while no server runs on it."""
    from quartier.cli.backup import restore_folder

    restore_folder(file, data, keep)


@command(
    "move-store",
    click.Argument(["source"], metavar="FROM"),
    click.Argument(["target"], metavar="TO"),
    parameters.json(),
)
def move_store_command(source: str, target: str, json: bool) -> None:
    """Copy everything from a data folder to a PostgreSQL database or back, while no server runs on either."""
    from quartier.cli.move_store import move_store

    move_store(source, target, json)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that the words say, and return its exit status."""
    return run(app, sys.argv[1:] if words is None else words)


if __name__ == "__main__":
    sys.exit(main())
