"""Compiling ahead: what is said of it, and where it cannot be kept."""

from __future__ import annotations

import os

from tests.cli.words import run


def test_warming_again_says_that_everything_is_compiled() -> None:
    first = run("warm", "cities")
    assert first.returncode == 0
    again = run("warm", "cities")
    assert again.stderr.startswith("Cities: everything was compiled already")
    assert "nothing to compile" in run("warm", "cities", QUARTIER_KERNELS="interpreted").stderr


def test_a_cache_that_cannot_be_written_is_named_before_anything_is_compiled() -> None:
    done = run("warm", "cities", QUARTIER_CACHE=os.devnull)
    assert done.returncode == 2
    assert done.stderr.startswith(f"quartier: {os.devnull}")
    assert done.stderr.count("\n") == 1
