"""What the threat model names as held by a test or a file is there."""

from __future__ import annotations

import ast
import re

from docs.generate import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.compile(r"`((?:tests|src)/[\w/]+\.py)(?:::(\w+))?`")


def functions_of(path: str) -> set[str]:
    """The functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_test_and_file_that_is_named_exists() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 40
    missing = [f"{path}::{name}" for path, name in named if not (ROOT / path).is_file()]
    missing += [f"{path}::{name}" for path, name in named if name and name not in functions_of(path)]
    assert missing == []


def test_every_threat_names_what_holds_it() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith(("| threat", "| ---"))]
    assert len(rows) > 25
    assert [row for row in rows if not NAMED.search(row.rpartition(" | ")[2])] == []
