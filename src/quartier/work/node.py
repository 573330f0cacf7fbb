"""What a node of a cluster does: it looks whether it has what the work needs, then it works."""

from __future__ import annotations

import contextlib
import functools
import os
import pickle
import platform
from collections.abc import Callable
from typing import Any, NamedTuple

from quartier.work.chunks import Done, work_on
from quartier.work.likeness import differences, likeness


class Terms(NamedTuple):
    """On what terms a node works: what it must have, and the folder from which files are named."""

    wanted: dict[str, str]
    files: tuple[str, ...]
    folder: str


class Unlike(NamedTuple):
    """A node that would do other work: which one, and what is otherwise there."""

    node: str
    differences: str


def look(terms: Terms) -> Unlike | None:
    """Whether the terms are met here; none: they are."""
    # Where there is no such folder, files that are named from it are missing, and that is told.
    with contextlib.suppress(OSError):
        os.chdir(terms.folder)
    unlike = differences(terms.wanted, likeness(terms.files))
    return Unlike(platform.node(), unlike) if unlike else None


def work_for(terms: bytes, do: bytes, chunk: bytes) -> Done | Unlike:
    """Work on a chunk, if the terms are met; all is pickled, since it may mean nothing here."""
    met = looked_once(terms)
    if met is not None:
        return met
    return work_on(function(do), pickle.loads(chunk))


@functools.lru_cache(1)
def looked_once(terms: bytes) -> Unlike | None:
    """The same for all chunks that a process works on."""
    return look(Terms(*pickle.loads(terms)))


@functools.lru_cache(1)
def function(kept: bytes) -> Callable[[Any], Any]:
    """What is to be done; the same for many chunks."""
    made: Callable[[Any], Any] = pickle.loads(kept)
    return made
