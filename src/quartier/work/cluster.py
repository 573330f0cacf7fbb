"""Work on a Ray cluster: chunks go to whichever node is free, and what comes of them comes back to who asked.

Nodes have `quartier` installed themselves: no code is sent to them but the few lines that ask for it there.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from quartier.core.errors import BadOption, QuartierError
from quartier.work.chunks import Done
from quartier.work.connecting import connected, one_line
from quartier.work.likeness import likeness
from quartier.work.place import ChunkedPlace, LostWork

SECONDS = 2.0
"""What a node is asked for at once: beside that, handing it over costs nothing."""
AHEAD = 2
"""Chunks for each processor: the one that it works on, and the next."""
PATIENCE = 180
"""Seconds that a node has to say what it has: its first process starts, and everything is read once."""


class Cluster(ChunkedPlace[Any]):
    """The processors of a Ray cluster."""

    def __init__(self, ray: Any, jobs: int | None, files: Sequence[str], leaving: contextlib.ExitStack) -> None:
        super().__init__(SECONDS)
        self._leaving = leaving
        self._ray, self._jobs = ray, jobs
        named = tuple(sorted(files))
        self._terms = pickle.dumps((dict(likeness(named)), named, str(Path.cwd())))
        self._work = ray.remote(num_cpus=1, max_retries=0)(working())

    @property
    def width(self) -> int:
        processors = int(self._ray.cluster_resources().get("CPU", 0)) or 1
        return min(processors, self._jobs or processors)

    @property
    def ahead(self) -> int:
        return self._jobs or AHEAD * self.width

    def prepare(self, do: Callable[[Any], Any]) -> Any:
        return self._ray.put(pickle.dumps(do))

    def begin(self, do: Any, chunk: Sequence[Any]) -> Any:
        return self._work.remote(self._terms, do, pickle.dumps(chunk))

    def wait(self, tickets: Collection[Any]) -> Collection[Any]:
        ready, _ = self._ray.wait(list(tickets), timeout=1)
        return list(ready)

    def take(self, ticket: Any) -> Done:
        errors = self._ray.exceptions
        try:
            found = self._ray.get(ticket)
        except errors.RayTaskError:
            raise
        except errors.RayError as problem:
            raise LostWork(one_line(problem)) from None
        if isinstance(found, Done):
            return found
        raise unlike(*found)

    def give_up(self, tickets: Collection[Any]) -> None:
        # A cluster that is gone has given them up already.
        with contextlib.suppress(Exception):
            # Ray ends this process where a task is cancelled that is just done.
            _, open_ones = self._ray.wait(list(tickets), num_returns=len(tickets), timeout=0)
            for ticket in open_ones:
                self._ray.cancel(ticket, force=True)

    def close(self) -> None:
        self._leaving.close()

    def check(self) -> None:
        """Ask every node what it has; QuartierError says which one would do other work, and what is otherwise."""
        ray, asked = self._ray, {}
        nodes = [node for node in ray.nodes() if node["Alive"]]
        if not any(node["Resources"].get("CPU") for node in nodes):
            raise BadOption("wrong-ray-empty")
        for node in nodes:
            there = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            look = self._work.options(num_cpus=0, scheduling_strategy=there)
            asked[look.remote(self._terms, pickle.dumps(int), pickle.dumps([]))] = name_of(node)
        try:
            for ticket, name in asked.items():
                try:
                    found = ray.get(ticket, timeout=PATIENCE)
                except ray.exceptions.GetTimeoutError:
                    raise QuartierError("wrong-ray-silent", node=name, seconds=PATIENCE) from None
                except (ray.exceptions.NodeDiedError, ray.exceptions.TaskUnschedulableError):
                    # It has left since.
                    continue
                except ray.exceptions.RayError as problem:
                    raise QuartierError("wrong-ray-node", node=name, reason=one_line(problem)) from None
                if not isinstance(found, Done):
                    raise unlike(name, found[1])
        finally:
            self.give_up(list(asked))


def working() -> Callable[[bytes, bytes, bytes], Any]:
    """The function that is sent to nodes: it stands in no module, so that it arrives where there is no `quartier`."""

    def work(terms: bytes, do: bytes, chunk: bytes) -> Any:
        try:
            from quartier.work.node import work_for
        except ImportError as problem:
            import platform

            return platform.node(), f"quartier: {problem}"
        return work_for(terms, do, chunk)

    return work


def name_of(node: Mapping[str, Any]) -> str:
    """A node as people know it; several may be on one machine."""
    return f"{node['NodeManagerHostname']} ({node['NodeManagerAddress']}, {node['NodeID'][:6]})"


def unlike(node: str, differences: str) -> QuartierError:
    """The error for a node that would do other work."""
    return QuartierError("wrong-ray-unlike", node=node, differences=differences)


def connect(address: str, jobs: int | None, files: Sequence[str]) -> Cluster:
    """The cluster at an address, once all of its nodes have said that they have what this machine has."""
    missing = [file for file in files if not os.path.isfile(file)]
    if missing:
        raise BadOption("wrong-ray-file", file=missing[0])
    with contextlib.ExitStack() as leaving:
        # Ray tells of nodes that come and go on standard output, which is for what comes of the work.
        leaving.enter_context(contextlib.redirect_stdout(sys.stderr))
        ray = connected(address, jobs)
        leaving.callback(ray.shutdown)
        cluster = Cluster(ray, jobs, files, leaving)
        cluster.check()
        cluster._leaving = leaving.pop_all()
    return cluster
