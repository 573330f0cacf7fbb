"""Libraries compiled ahead of time: used where they belong to the sources, and nowhere else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quartier.ahead.code import own_entries
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.kernel import calls
from quartier.kernel.compiling import entry
from quartier.kernel.homes import home_of
from quartier.kernel.sources import PACKAGE

FORBID = (
    "import sys\n"
    "class Forbidden:\n"
    "    def find_spec(self, name, path=None, target=None):\n"
    "        if name.split('.')[0] in ('numba', 'llvmlite'):\n"
    "            raise ImportError(f'{name} is not to be had')\n"
    "sys.meta_path.insert(0, Forbidden())\n"
    "import importlib.util as u; find = u.find_spec\n"
    "u.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
)
MODES = "from quartier.core.registry import games, load_game\nprint(*[load_game(name).kernels for name in games()])\n"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    to = tmp_path / "quartier"
    shutil.copytree(PACKAGE, to, ignore=shutil.ignore_patterns("static", "__pycache__"))
    return to


def run(program: str, source: Path = PACKAGE, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "QUARTIER_KERNELS"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**kept, "PYTHONPATH": str(source.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def command(*words: str) -> str:
    """A program that runs the `quartier` command."""
    return f"import sys; sys.argv = {['quartier', *words]!r}\nfrom quartier.cli.main import main; sys.exit(main())"


def modes(source: Path, program: str = MODES, **environment: str) -> dict[str, str]:
    done = run(program, source, **environment)
    assert done.returncode == 0, done.stderr
    return dict(zip(games(), done.stdout.split(), strict=True))


def test_every_game_has_its_library(copy: Path) -> None:
    assert modes(copy) == dict.fromkeys(games(), "ahead")


@pytest.mark.parametrize(
    ("change", "stale"),
    [
        ("games/cities/rules.py", {"cities"}),
        ("games/guilds/position.py", {"guilds"}),
        ("games/guilds/box.py", {"guilds"}),
        ("games/guilds/words.py", {"guilds"}),
        ("kernel/rules.py", set(games())),
        ("bots/search.py", set(games())),
        ("ahead/targets.py", set(games())),
        ("games/cities/new_rules.py", {"cities"}),
        ("games/cities/terminal.py", set()),
        ("core/match.py", set()),
    ],
)
def test_a_library_belongs_to_its_sources(copy: Path, change: str, stale: set[str]) -> None:
    with (copy / change).open("a") as file:
        file.write("# another line\n")
    assert modes(copy) == {name: "compiled" if name in stale else "ahead" for name in games()}


def test_a_stale_library_is_not_used_where_numba_is_missing_either(copy: Path) -> None:
    with (copy / "games/cities/rules.py").open("a") as file:
        file.write("# another line\n")
    assert modes(copy, FORBID + MODES)["cities"] == "interpreted"
    done = run(FORBID + command("play", "cities", "--seed", "1"), copy)
    assert "no compiled library" in done.stderr
    assert "quartier[compile]" in done.stderr


def test_what_was_asked_for_and_is_not_there_is_told(copy: Path) -> None:
    shutil.rmtree(copy / "libraries")
    done = run(command("simulate", "cities", "--games", "1"), copy, QUARTIER_KERNELS="ahead")
    assert done.returncode == 2
    assert "no library of cities was compiled from these sources for this machine" in done.stderr
    assert "Traceback" not in done.stderr
    assert modes(copy, QUARTIER_KERNELS="interpreted") == dict.fromkeys(games(), "interpreted")


def test_a_broken_manifest_is_no_library(copy: Path) -> None:
    (copy / "libraries" / "manifest.json").write_text("{")
    assert modes(copy) == dict.fromkeys(games(), "compiled")


@pytest.mark.parametrize("game", games())
def test_whole_matches_need_no_compiler(game: str) -> None:
    program = FORBID + (
        "from quartier.core.match import Match\n"
        "from quartier.bots import Budget, decide, find_bot\n"
        "from quartier.kernel.random import seeded\n"
        f"match = Match.new({game!r}, seed='a')\n"
        "bots = [find_bot(name) for name in ('random', 'greedy', 'planner')]\n"
        "turns = 0\n"
        "while not match.over:\n"
        "    seat = match.actors[0]\n"
        "    thought = decide(bots[turns % 3], match.situation(seat), Budget(simulations=8), seeded(str(turns)))\n"
        "    match.play(seat, thought.text)\n"
        "    match.view(seat); match.legal(seat); match.standings\n"
        "    turns += 1\n"
        "print(turns, match.game.kernels, *[name for name in ('numba', 'llvmlite') if name in sys.modules])"
    )
    done = run(program)
    assert done.returncode == 0, done.stderr
    turns, mode = done.stdout.split()
    assert int(turns) > 10
    assert mode == "ahead"


@pytest.mark.parametrize("game", ["cities", "tangram"])
def test_looking_back_at_a_deal_needs_no_compiler(game: str) -> None:
    match = Match.new(game, seats=1, seed=1)
    home = home_of(match.state.dtype)
    assert home
    assert home.library
    entries = own_entries(game)
    assert len(entries) >= 4
    for own in entries:
        assert home.library.face(own.function, home.kinds.index(match.state.dtype), match.state.dtype), own.name
        other = home_of(Match.new("guilds", seed=1).state.dtype)
        assert other
        assert other.library
        assert other.library.face(own.function, 0, match.state.dtype) is None, "another game's"
    program = FORBID + (
        "import quartier\n"
        "from quartier.insight.best import find_best\n"
        f"best = find_best(quartier.new({game!r}, seats=1, seed=1), seconds=2)\n"
        "print(best.score, *[name for name in ('numba', 'llvmlite') if name in sys.modules])"
    )
    done = run(program)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20, "interpreted, nothing would have been found in that time"


def test_an_array_of_another_type_is_refused() -> None:
    match = Match.new("cities", seed=1)
    assert match.game.kernels == "ahead"
    with pytest.raises(TypeError, match="an array of int32 is wanted here, not of int64"):
        calls.legal(match.state, match.box.record, 0, np.zeros(match.game.space, np.int64))
    with pytest.raises((BufferError, ValueError, TypeError)):
        calls.legal(match.state, match.box.record, 0, np.zeros(2 * match.game.space, np.int32)[::2])


def test_the_games_here_run_from_their_libraries() -> None:
    """Otherwise the rest of the tests would say nothing about what people get."""
    assert {name: load_game(name).kernels for name in games()} == dict.fromkeys(games(), "ahead")


def test_the_libraries_of_all_games_are_called_in_one_process() -> None:
    program = (
        "from quartier.core.match import Match\n"
        "from quartier.core.registry import games\n"
        "print(*[Match.new(name, seed=1).game.kernels for name in games() for _ in range(2)])"
    )
    done = run(program)
    assert done.stdout.split() == ["ahead"] * 2 * len(games()), done.stderr


@entry
def score(positions: Any, box: Any, seat: int) -> int:
    """The same name as an entry of the libraries."""
    return 77


def test_an_entry_of_somebody_else_is_not_taken_for_one_of_the_same_name() -> None:
    match = Match.new("guilds", seed=1)
    assert match.game.kernels == "ahead"
    assert score(match.state, match.box.record, 0) == 77


def test_threads_that_call_for_the_first_time_do_not_get_in_each_others_way() -> None:
    program = (
        "import sys, threading\n"
        "sys.setswitchinterval(1e-6)\n"
        "from quartier.core.match import Match\n"
        "from quartier.core.registry import games\n"
        "from quartier.kernel import calls\n"
        "matches = [Match.new(name, seed=1) for name in games()]\n"
        "ready, done = threading.Barrier(16), []\n"
        "def look(match):\n"
        "    ready.wait()\n"
        "    done.append((match.legal(match.actors[0])[0], match.standings[0].rank, match.view(0).wave))\n"
        "threads = [threading.Thread(target=look, args=(match,)) for match in matches * 4]\n"
        "[thread.start() for thread in threads]; [thread.join() for thread in threads]\n"
        "print(len(done), len(set(done)))"
    )
    done = run(program)
    assert (done.stdout.split()[0], done.stderr) == ("16", "")
