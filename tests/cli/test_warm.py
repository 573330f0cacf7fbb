"""Compiling ahead: what is said of it, and where it cannot be kept."""

from __future__ import annotations

import os

from tests.cli.words import run

HAMLET = {"QUARTIER_GAMES": "quartier.examples.hamlet"}
"""A game that has no library."""


def test_warming_again_says_that_everything_is_compiled() -> None:
    first = run("warm", "hamlet", **HAMLET)
    assert first.returncode == 0
    again = run("warm", "hamlet", **HAMLET)
    assert again.stderr.startswith("Hamlet: everything was compiled already")


def test_what_needs_no_compiling_is_told() -> None:
    assert run("warm", "cities").stderr == "Cities: compiled ahead of time, so there is nothing to do\n"
    assert "nothing to compile" in run("warm", "cities", QUARTIER_KERNELS="interpreted").stderr


def test_a_cache_that_cannot_be_written_is_named_before_anything_is_compiled() -> None:
    done = run("warm", "hamlet", QUARTIER_CACHE=os.devnull, **HAMLET)
    assert done.returncode == 2
    assert done.stderr.startswith(f"quartier: {os.devnull}")
    assert done.stderr.count("\n") == 1
