"""The quick part of the tests where others run it: on every Python that is here, and with the lowest versions allowed.

Kernels are interpreted, so that nothing is compiled for minutes; with the lowest versions one game is compiled too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
QUICK = [
    "tests/test_layers.py",
    "tests/test_portable.py",
    "tests/core",
    "tests/kernel",
    "tests/cli/test_commands.py",
    "tests/games/cities/test_components.py",
    "tests/games/cities/test_rounds.py",
    "tests/games/cities/test_recorded_games.py",
    "tests/games/guilds/test_scoring.py",
    "tests/games/guilds/test_town.py",
    "tests/games/skylines/test_printed_cards.py",
    "tests/games/skylines/rules/test_milestone.py",
    "tests/games/tangram/test_moves.py",
    "tests/games/tangram/test_scorecard.py",
    "tests/server/store/test_store.py",
    "tests/server/interface/test_page.py",
    "tests/server/interface/test_interface.py",
    "tests/server/door/test_frames.py",
    "tests/server/push/test_encryption.py",
    "-k",
    # What would take long if interpreted: bots that think, and all turns of whole matches.
    "not bench and not arena and not bots_play_it and not test_legal_turns",
]
COMPILED = ["simulate", "cities", "--games", "100", "--json"]


def pythons() -> dict[str, Path]:
    """The Pythons of this machine by their version: those on the path, and those of pyenv."""
    found = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [Path(folder) for folder in os.get_exec_path()] + sorted(pyenv.glob("*/bin"), reverse=True)
    for version in PYTHONS:
        for folder in folders:
            if runs(folder / f"python{version}"):
                found[version] = folder / f"python{version}"
                break
    return found


def runs(python: Path) -> bool:
    """Whether there is such a Python: pyenv puts names on the path that lead nowhere."""
    return python.exists() and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def run(*command: str | Path, **environment: str) -> None:
    """Run something in the tree; a failure ends it all."""
    print("+", *command, flush=True)
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True)


def environment(folder: Path, python: Path, options: Iterable[str]) -> Path:
    """A new environment with the package and what its quick tests need."""
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", python, folder)
    run(uv, "pip", "install", "--quiet", "--python", folder, *options, "--editable", ".[compile,push,test]")
    return folder / "bin"


def main() -> None:
    here = pythons()
    with tempfile.TemporaryDirectory() as temporary:
        for version, python in here.items():
            bin = environment(Path(temporary) / version, python, [])
            run(bin / "pytest", *QUICK, QUARTIER_KERNELS="interpreted")
        oldest = next(iter(here.values()))
        bin = environment(Path(temporary) / "lowest", oldest, ["--resolution", "lowest-direct"])
        # What old versions warn of is theirs.
        run(bin / "pytest", "--override-ini", "filterwarnings=default", *QUICK, QUARTIER_KERNELS="interpreted")
        run(bin / "quartier", *COMPILED, QUARTIER_KERNELS="compiled", QUARTIER_CACHE=str(Path(temporary) / "cache"))
    print("tried:", *here, "and the lowest versions allowed")
    print("not tried, as this machine has none:", *sorted(set(PYTHONS) - set(here)))


if __name__ == "__main__":
    main()
