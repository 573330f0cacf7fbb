"""A file answers one question: it says which in its first line, no other file says the same, and it is not long."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "quartier"
GAMES = PACKAGE / "games"
GENERATED = {ROOT / "web" / "src" / "lib" / "api" / "types.ts"}
LONGEST = 300
REASON = re.compile(r"Longer than 300 lines: \w")
"""Stands in the first paragraph of the first comment or docstring of a file that is longer, before the reason."""


def ours() -> list[Path]:
    """All files that somebody writes and reads."""
    found = [path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    found += [path for kind in ("svelte", "ts", "css") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    return sorted(set(found) - GENERATED)


def too_long(text: str) -> bool:
    """Whether a file has more lines than one keeps in mind, and does not say why."""
    first = " ".join(text.split("\n\n", 1)[0].split())
    return len(text.splitlines()) > LONGEST and not REASON.search(first)


def docstring(path: Path) -> str:
    """What a module says of itself, in its first line."""
    return (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n")[0]


def question(path: Path) -> str:
    """What a module is about: in the folders of games, files of the same name answer the same for each game.

    A large room is a package.
    """
    parts = path.relative_to(PACKAGE).parts
    shared = path.is_relative_to(GAMES) and len(parts) > 2
    return "/".join(("a game", *parts[2:]) if shared else parts).replace("/__init__.py", ".py")


@pytest.mark.parametrize(
    ("first", "lines", "long"),
    [
        ('"""A question."""', 300, False),
        ('"""A question."""', 301, True),
        ('"""A question.\n\nLonger than 300 lines: it is a list."""', 301, True),
        ('"""A question. Longer than 300 lines: """', 301, True),
        ('"""A question. Longer than 300 lines: it is a list."""', 301, False),
        ("<!-- A question. Longer than 300\nlines: it is a list. -->", 301, False),
    ],
)
def test_a_long_file_gives_its_reason_in_its_first_paragraph(first: str, lines: int, long: bool) -> None:
    text = f"{first}\n\n"
    assert too_long(text + "x\n" * (lines - len(text.splitlines()))) == long


def test_no_file_of_ours_is_long_without_a_reason() -> None:
    assert len(ours()) > 300
    assert [str(path.relative_to(ROOT)) for path in ours() if too_long(path.read_text("utf-8"))] == []


def test_every_module_says_what_it_is_about() -> None:
    assert [str(path) for path in ours() if path.suffix == ".py" and path.stat().st_size and not docstring(path)] == []


def test_no_two_modules_say_the_same_of_themselves() -> None:
    said = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        said[docstring(path)].add(question(path))
    assert {line: sorted(files) for line, files in said.items() if len(files) > 1} == {}
