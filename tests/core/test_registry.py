"""Which games there are, also when the folder of one is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quartier.core.errors import UnknownGame
from quartier.core.registry import about

LIST = """
import sys
from quartier import games
games.__path__.append(sys.argv[1])
from quartier.core.errors import UnknownGame
from quartier.core.registry import about, games
print(*games())
try:
    about("broken")
except UnknownGame as error:
    print(error)
"""


def test_a_game_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are cities, guilds, skylines, tangram"):
        about("chess")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import nothing_of_that_name\n", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("ABOUT = None\n", "TypeError: ABOUT in about.py should be an About(name='broken', …)"),
        ("A = 1\n", "AttributeError: module 'quartier.games.broken.about' has no attribute 'ABOUT'"),
        (None, "ModuleNotFoundError: No module named 'quartier.games.broken.about'"),
    ],
)
def test_a_folder_that_is_no_game_is_named_with_its_reason_and_the_others_stay(
    tmp_path: Path, text: str | None, reason: str
) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").touch()
    if text is not None:
        (tmp_path / "broken" / "about.py").write_text(text)
    ran = subprocess.run([sys.executable, "-c", LIST, tmp_path], capture_output=True, text=True, check=True)
    names, told = ran.stdout.splitlines()
    assert names == "cities guilds skylines tangram"
    assert told.endswith(f"quartier.games.broken cannot be used and is left out: {reason}")
    # Who does not ask for it is told too, in one line.
    assert ran.stderr == told + "\n"
