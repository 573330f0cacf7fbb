"""Imports point one way, and shared code knows no game by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quartier.core.registry import games

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quartier"
LAYERS = ["kernel", "core", "games", "bots", "training insight research", "testing", "server", "cli examples"]
ROOM = {name: level for level, names in enumerate(LAYERS) for name in names.split()}
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported(path: Path) -> set[str]:
    """The rooms of the package that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("quartier."):
            found.add(node.module.split(".")[1])
        elif isinstance(node, ast.ImportFrom) and node.module == "quartier":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("quartier.")}
    return found & set(ROOM)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0]
    # The registry looks into the folder of the games; it imports none by name.
    allowed = {"games"} if path.name == "registry.py" else set()
    for room in imported(path) - allowed - {own}:
        assert ROOM[room] < ROOM[own], f"{own} imports {room}"


@pytest.mark.parametrize("room", ["kernel", "core", "bots", "training", "server", "testing", "cli"])
def test_no_game_is_named_in_shared_code(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        tree = ast.parse(path.read_text())
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert node.value not in games(), f"{path.name}, line {node.lineno}"
            if isinstance(node, ast.ImportFrom):
                assert not any(name in (node.module or "").split(".") for name in games()), path.name


def test_games_do_not_know_each_other() -> None:
    for name in games():
        for path in (PACKAGE / "games" / name).rglob("*.py"):
            for other in set(games()) - {name}:
                assert f"quartier.games.{other}" not in path.read_text(), path.name


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_has_the_same_rooms(name: str) -> None:
    folder = PACKAGE / "games" / name
    for room in ("about", "position", "components", "steps", "rules", "scoring", "moves", "view", "game", "terminal"):
        assert (folder / f"{room}.py").is_file(), room
