"""The package runs on every operating system and every Python that it names: what breaks on some stands nowhere."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier.core.locking import hold

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quartier"
SOURCES = sorted(PACKAGE.rglob("*.py"))
NOT_EVERYWHERE = {"fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "winreg"}
"""Modules that some operating systems lack."""
ALLOWED = {"core/locking.py": {"fcntl", "msvcrt"}, "server/door/open_files.py": {"resource"}}
"""Where such a module may be named, behind a look at the system."""


def modules_of(tree: ast.AST) -> Iterator[str]:
    """The modules that a source imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_only_some_systems_have_is_imported_in_one_place_each(path: Path) -> None:
    found = set(modules_of(ast.parse(path.read_text("utf-8")))) & NOT_EVERYWHERE
    assert found == ALLOWED.get(path.relative_to(PACKAGE).as_posix(), set())


EXTRAS = {
    "numba": {"ahead/code.py", "ahead/gpu.py", "cli/warm.py", "kernel/cache.py", "kernel/runtime.py"},
    "llvmlite": {"ahead/targets.py", "kernel/cache.py"},
    "PIL": {"pictures/formats.py"},
    "cupy": {"kernel/gpu.py"},
    "cryptography": {"server/push/encryption.py", "server/push/keys.py"},
    "gymnasium": {"research/gym.py", "research/petting_zoo.py", "research/spaces.py"},
    "onnxruntime": {"agents/onnx_player.py"},
    "pettingzoo": {"research/petting_zoo.py"},
    "psycopg": {f"server/store/postgres/{name}.py" for name in ("address", "company", "database", "moving", "schema")},
    "pyarrow": {"selfplay/columns.py"},
    "resvg_py": {"pictures/formats.py"},
    "typst": {"paper/typesetting.py"},
    "pyspiel": {"research/open_spiel.py"},
}
"""What comes with an extra, and who may use it: nobody loads these unless somebody asks for what needs them."""


def test_nothing_is_imported_that_is_not_installed_with_the_package() -> None:
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [re.match(r"[\w.-]+", entry) for entry in project["dependencies"]]
    # What cffi is made of comes with it.
    installed = {found[0].replace("-", "_").partition(".")[0] for found in wanted if found} | {"_cffi_backend"}
    found: dict[str, set[str]] = {}
    for path in SOURCES:
        for module in {*modules_of(ast.parse(path.read_text("utf-8")))} - installed - sys.stdlib_module_names:
            found.setdefault(module, set()).add(path.relative_to(PACKAGE).as_posix())
    assert found.pop("quartier")
    assert found == EXTRAS


SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def shadowed_in(function: ast.AST) -> set[str]:
    """Names that a comprehension in a function binds and that mean something from outside elsewhere in it."""
    bound: set[str] = set()
    own: set[str] = set()
    outside: set[str] = set()

    def look(node: ast.AST, inner: frozenset[str]) -> None:
        if isinstance(node, COMPREHENSIONS):
            mine = {
                target.id
                for generator in node.generators
                for target in ast.walk(generator.target)
                if isinstance(target, ast.Name)
            }
            bound.update(mine)
            inner |= mine
        if isinstance(node, ast.Name) and node.id not in inner:
            (outside if isinstance(node.ctx, ast.Load) else own).add(node.id)
        if isinstance(node, ast.arg):
            own.add(node.arg)
        for child in ast.iter_child_nodes(node):
            look(child, inner)

    look(function, frozenset())
    return bound & outside - own


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_comprehension_binds_a_name_that_its_function_takes_from_outside(path: Path) -> None:
    # Python 3.12.0 to 3.12.3 then take the outer one for a local variable, and find it unbound (gh-118513).
    tree = ast.parse(path.read_text("utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, SCOPES):
            assert shadowed_in(function) == set(), f"line {function.lineno}"


def test_such_a_name_is_found() -> None:
    function = "def f(xs):\n    ys = [name for name in xs]\n    return ys + [name(y) for y in ys]"
    assert shadowed_in(ast.parse(function).body[0]) == {"name"}
    assert shadowed_in(ast.parse(function.replace("name(y)", "max(y)")).body[0]) == set()


def test_a_file_is_held_once_until_it_is_closed(tmp_path: Path) -> None:
    held = hold(tmp_path / "lock")
    assert held is not None
    assert hold(tmp_path / "lock") is None
    held.close()
    again = hold(tmp_path / "lock")
    assert again is not None
    again.close()


def test_a_process_that_dies_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    dying = (
        f"import os, pathlib; from quartier.core.locking import hold; hold(pathlib.Path({str(path)!r})); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", dying], check=False).returncode == 9
    held = hold(path)
    assert held is not None
    held.close()
