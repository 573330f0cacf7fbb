"""The examples in modules are true, to the last word of what they refuse."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import quartier

SOURCES = Path(__file__).resolve().parents[2] / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_each_module_run(module: str) -> None:
    found = doctest.testmod(
        importlib.import_module(module),
        extraglobs={"quartier": quartier},
        optionflags=doctest.NORMALIZE_WHITESPACE,
    )
    assert found.attempted > 0
    assert found.failed == 0
