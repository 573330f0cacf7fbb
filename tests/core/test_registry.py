"""Which games there are, also when the folder of one is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quartier.core.errors import UnknownGame
from quartier.core.packages import game_packages
from quartier.core.registry import about, games

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
    assert told == f"the game in quartier.games.broken cannot be used and is left out: {reason}"
    # Who does not ask for it is told too, in one line.
    assert ran.stderr == told + "\n"


@pytest.mark.parametrize(
    ("package", "reason"),
    [
        ("nowhere.broken", "ModuleNotFoundError: No module named 'nowhere'"),
        ("quartier.examples.broken", "ModuleNotFoundError: No module named 'quartier.examples.broken'"),
        ("quartier.examples.play_a_bot", "'quartier.examples.play_a_bot' is not a package"),
    ],
)
def test_a_game_that_is_asked_for_and_is_none_is_told_and_the_others_stay(
    package: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTIER_GAMES", f"quartier.examples.hamlet, {package}")
    assert list(games()) == ["cities", "guilds", "hamlet", "skylines", "tangram"]
    with pytest.raises(UnknownGame, match=f"the game in {package} cannot be used and is left out: .*{reason}"):
        about(package.rpartition(".")[2])


def test_no_game_of_ours_is_replaced_by_one_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_GAMES", "zeta.cities,alpha.cities")
    assert game_packages()["cities"] == "quartier.games.cities"
