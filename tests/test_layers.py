"""Imports point one way, and shared code knows no game by name."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from quartier.core.registry import games

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quartier"
LAYERS = [
    "kernel",
    "core",
    "pictures work",
    "games",
    "bots",
    "ahead training insight research paper",
    "agents",
    "selfplay",
    "testing thinking",
    "server",
    "cli examples",
]
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
    # Who looks for games knows their folder; it imports none by name.
    allowed = {"games"} if path.name == "packages.py" else set()
    for room in imported(path) - allowed - {own}:
        assert ROOM[room] < ROOM[own], f"{own} imports {room}"


@pytest.mark.parametrize(
    "room", ["kernel", "core", "bots", "training", "agents", "selfplay", "server", "testing", "thinking", "cli"]
)
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


# Inside the server

SERVER = PACKAGE / "server"
SERVER_LAYERS = [
    "settings now allowance identity metrics parts",
    "messages logs",
    "store bots",
    "health push",
    "table door set_checking",
    "studies sets printing",
    "interface",
    "composition",
    "app",
    "running",
    "several",
]
"""Rooms of a level do not know each other; each level knows those before it."""
SERVER_ROOM = {name: level for level, names in enumerate(SERVER_LAYERS) for name in names.split()}
SERVER_SOURCES = sorted(path for path in SERVER.rglob("*.py") if path != SERVER / "__init__.py")


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = ("quartier", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SERVER_MODULES = {module_name(path): path for path in SERVER_SOURCES}


def imports_in(nodes: Iterable[ast.AST], path: Path) -> set[str]:
    """The names that some statements import, of modules and of what may be modules."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}, line {node.lineno}: a relative import"
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def server_imports(path: Path) -> set[str]:
    """The server's modules that a file imports, also those that it imports for its types only or when it is called."""
    return imports_in(ast.walk(ast.parse(path.read_text("utf-8"))), path) & SERVER_MODULES.keys()


def imports_when_loaded(path: Path) -> set[str]:
    """All that a file imports before anything in it is called, also what it imports for its types only."""
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    seen: list[ast.AST] = []
    while waiting:
        node = waiting.pop()
        seen.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)
    return imports_in(seen, path)


def cycles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The modules that import each other, directly or by way of others."""
    reached: dict[str, set[str]] = {}
    for start in imports:
        reached[start], waiting = set(), list(imports[start])
        while waiting:
            name = waiting.pop()
            if name not in reached[start]:
                reached[start].add(name)
                waiting += imports.get(name, ())
    found: list[set[str]] = []
    for name in sorted(imports):
        if name in reached[name] and not any(name in cycle for cycle in found):
            found.append({name} | {other for other in reached[name] if name in reached.get(other, ())})
    return found


def test_a_cycle_is_found_and_a_way_there_by_two_roads_is_none() -> None:
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": {"d"}}) == []
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": {"d"}}) == [{"b", "c"}, {"d"}]


def test_every_room_of_the_server_has_its_place_in_the_order() -> None:
    assert {name.split(".")[2] for name in SERVER_MODULES} == SERVER_ROOM.keys()


@pytest.mark.parametrize("path", SERVER_SOURCES, ids=lambda path: str(path.relative_to(SERVER)))
def test_the_way_of_a_request_through_the_server_is_one_way(path: Path) -> None:
    own = path.relative_to(SERVER).with_suffix("").parts[0]
    for name in server_imports(path):
        room = name.split(".")[2]
        assert room == own or SERVER_ROOM[room] < SERVER_ROOM[own], f"{own} imports {name}"


def test_no_file_of_the_server_imports_itself_by_way_of_others() -> None:
    assert cycles({name: server_imports(path) for name, path in SERVER_MODULES.items()}) == []


def test_no_file_of_the_package_imports_itself_by_way_of_others() -> None:
    files = {module_name(path): path for path in SOURCES if path.name != "__init__.py"}
    assert cycles({name: imports_when_loaded(path) & files.keys() for name, path in files.items()}) == []
