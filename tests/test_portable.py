"""The package runs on every operating system and every Python that it names: what breaks on some stands nowhere."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier.server.locking import hold

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quartier"
SOURCES = sorted(PACKAGE.rglob("*.py"))
NOT_EVERYWHERE = {"fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "winreg"}
"""Modules that some operating systems lack."""
LOCKS = PACKAGE / "server" / "locking.py"


def modules_of(tree: ast.AST) -> Iterator[str]:
    """The modules that a source imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_only_some_systems_have_is_imported_where_files_are_locked_and_nowhere_else(path: Path) -> None:
    found = set(modules_of(ast.parse(path.read_text("utf-8")))) & NOT_EVERYWHERE
    assert found == ({"fcntl", "msvcrt"} if path == LOCKS else set())


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
        f"import os, pathlib; from quartier.server.locking import hold; hold(pathlib.Path({str(path)!r})); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", dying], check=False).returncode == 9
    held = hold(path)
    assert held is not None
    held.close()
