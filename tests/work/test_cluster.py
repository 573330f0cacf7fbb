"""Commands on a Ray cluster of several nodes: what they write is what they write without it, whatever is lost."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.words import MATCH, run
from tests.work.cluster_running import SOURCES, Running

pytestmark = pytest.mark.thorough

SELFPLAY = ("selfplay", "cities", "--bot", "planner", "--simulations", "24", "--seed", "set", "--games")
CONTEST = ("arena", "cities", "--bots", "normal#16,easy", "--seed", "c", "--json", "--games")
STUDY = ("statistics", "tangram", "--bots", "easy,random", "--seed", "s", "--json", "--games", "12")
PUZZLES = ("puzzles", "guilds", "--make", "1", "--seed", "2", "--json")
REVIEW = ("review", MATCH, "--simulations", "24", "--json")
LESSON = """
import sys
from dataclasses import replace
from quartier.core.registry import load_game
from quartier.training.networks import Lesson, described
from quartier.work.processes import workplace
game = load_game("cities")
shape, learning = described(game)
few = replace(learning, settings=learning.settings[:2], matches=100)
with workplace(1, *sys.argv[2:]) as place:
    lesson = Lesson(game, shape, few, "small", place if sys.argv[2:] else 1)
    for _ in range(2):
        lesson.round(1e-3)
open(sys.argv[1], "wb").write(lesson.weights.tobytes())
"""
ASKING = """
import sys
from quartier.work.cluster import connect
cluster = connect(sys.argv[1], None, ())
for _ in range(300):
    cluster.check()
cluster.close()
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Running]:
    """Two nodes with a processor each."""
    running = Running()
    try:
        running.tell("add")
        yield running
    finally:
        running.stop()


@pytest.fixture
def breakable() -> Iterator[Running]:
    """A cluster with one node to which others are added, and from which they are taken away."""
    running = Running()
    try:
        yield running
    finally:
        running.stop()


def good(*words: str) -> str:
    """What a command writes that has nothing to complain of."""
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def untimed(text: str) -> str:
    """Without how long bots thought, which no seed decides."""
    return re.sub(r'"(ms_per_move|seconds)":(\[[^]]*\]|[^,}]*)', r'"\1":0', text)


def record(path: Path) -> list[str]:
    """The lines of a record, which come as matches end, by the numbers of the matches."""
    first, *rest = untimed(path.read_text()).splitlines()
    return [first, *sorted(rest, key=lambda line: json.loads(line)["number"])]


def python(*words: str) -> None:
    """Run a program of the training."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_data_sets_are_the_same_bytes(cluster: Running, tmp_path: Path) -> None:
    for name, where in (("here", ("--jobs", "1")), ("there", ("--ray", cluster.address))):
        told = json.loads(good(*SELFPLAY, "20", "--out", str(tmp_path / name), *where, "--json"))
        assert told["games"] == 20
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_contests_and_statistics_come_out_the_same(cluster: Running, tmp_path: Path) -> None:
    for words in ((*CONTEST, "16"), STUDY):
        here, there = (tmp_path / f"{words[0]} {name}" for name in ("here", "there"))
        without = good(*words, "--jobs", "1", "--resume", str(here))
        assert untimed(good(*words, "--ray", cluster.address, "--resume", str(there))) == untimed(without)
        assert record(there) == record(here)


def test_a_cluster_is_reached_as_a_client_too(cluster: Running) -> None:
    without = good(*CONTEST, "6", "--jobs", "1")
    words = (*CONTEST, "6", "--ray", cluster.client)
    # The process that Ray makes for a client dies often as it forks; five times in a row now and then.
    assert untimed(run(*words).stdout or good(*words)) == untimed(without)


def test_puzzles_are_the_same_bytes(cluster: Running, tmp_path: Path) -> None:
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    assert good(*PUZZLES, "--to", there, "--ray", cluster.address) == good(*PUZZLES, "--to", here, "--jobs", "1")
    assert Path(here).read_bytes() == Path(there).read_bytes()


def test_reviews_are_the_same_and_go_on_from_their_records(cluster: Running, tmp_path: Path) -> None:
    kept = tmp_path / "record"
    without = good(*REVIEW)
    assert good(*REVIEW, "--ray", cluster.address, "--resume", str(kept)) == without
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) > 10
    # A run that was killed in the middle of a line.
    kept.write_text("".join(lines[:6]) + lines[6][:20])
    assert good(*REVIEW, "--resume", str(kept)) == without
    assert sorted(kept.read_text().splitlines()[1:]) == sorted(line.strip() for line in lines[1:])


def test_fits_come_out_the_same(cluster: Running, tmp_path: Path) -> None:
    programs: list[Callable[[str], tuple[str, ...]]] = [
        lambda to: ("-m", "quartier.training", "cities", "--generations", "2", "--games", "1", "--to", to),
        lambda to: ("-m", "quartier.training.forecasts", "cities", "--games", "4", "--simulations", "1", "--to", to),
    ]
    for number, words in enumerate(programs):
        here, there = (str(tmp_path / f"{number} {name}") for name in ("here", "there"))
        python(*words(here), "--jobs", "1")
        python(*words(there), "--ray", cluster.address)
        assert Path(here).read_bytes() == Path(there).read_bytes()
    here, there = (str(tmp_path / f"network {name}") for name in ("here", "there"))
    python("-c", LESSON, here)
    python("-c", LESSON, there, cluster.address)
    assert Path(here).read_bytes() == Path(there).read_bytes()


def test_nodes_can_be_asked_as_often_as_one_likes(cluster: Running) -> None:
    # Ray ended who cancelled what had just been answered.
    python("-c", ASKING, cluster.address)


def begin(*words: str) -> subprocess.Popen[str]:
    """Start a command that is to be ended before its end."""
    return subprocess.Popen(
        [sys.executable, "-m", "quartier.cli.main", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "QUARTIER_LANGUAGE": "en"},
        start_new_session=True,
        # Who runs the tests in the background of a shell has Ctrl-C ignored, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def when_there_is(path: Path, lines: int, process: subprocess.Popen[Any]) -> None:
    """Wait until a record has so many lines."""
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def test_a_command_that_was_killed_goes_on_elsewhere(cluster: Running, tmp_path: Path) -> None:
    words, whole, kept = (*CONTEST, "160"), tmp_path / "whole", tmp_path / "kept"
    without = good(*words, "--jobs", "2", "--resume", str(whole))
    with begin(*words, "--ray", cluster.address, "--resume", str(kept)) as process:
        when_there_is(kept, 3, process)
        os.killpg(process.pid, signal.SIGKILL)
    assert 3 <= len(kept.read_text().splitlines()) < 160
    # Ctrl-C says nothing, and leaves what there is.
    with begin(*words, "--jobs", "2", "--resume", str(kept)) as process:
        there = kept.read_bytes().count(b"\n")
        when_there_is(kept, there + 2, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert (process.returncode, out, err.strip()) == (130, "", "")
    with begin(*words, "--ray", cluster.address, "--resume", str(kept)) as process:
        when_there_is(kept, kept.read_bytes().count(b"\n") + 2, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert (process.returncode, out, err.strip()) == (130, "", "")
    assert len(kept.read_text().splitlines()) < 160
    assert untimed(good(*words, "--ray", cluster.address, "--resume", str(kept))) == untimed(without)
    assert record(kept) == record(whole)


def test_what_a_node_was_working_on_when_it_died_is_done_by_others(breakable: Running, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    good(*SELFPLAY, "80", "--out", str(here), "--jobs", "2")
    breakable.tell("add")
    breakable.tell("add")
    part = tmp_path / "there.part"
    with begin(*SELFPLAY, "80", "--out", str(there), "--ray", breakable.address) as process:
        while not part.exists() or part.stat().st_size < 100_000:
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
        breakable.tell("kill")
        assert process.poll() is None, "there was nothing left to lose"
        breakable.tell("kill")
        out, err = process.communicate(timeout=600)
    assert process.returncode == 0, err
    assert out.count("\n") == 1, "what Ray says of nodes is no part of what a command writes"
    assert there.read_bytes() == here.read_bytes()


def test_a_node_that_has_another_version_is_refused_with_what_is_otherwise(breakable: Running, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(SOURCES / "quartier", other / "quartier", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name, old, new in (
        ("__init__.py", r'__version__ = "[^"]*"', '__version__ = "0.0.1"'),
        ("games/cities/about.py", r"rules_version=\d+", "rules_version=77"),
    ):
        path = other / "quartier" / name
        text, changed = re.subn(old, new, path.read_text())
        assert changed
        path.write_text(text)
    breakable.tell(f"add {other}")
    began, kept = time.monotonic(), tmp_path / "record"
    done = run(*CONTEST, "6", "--ray", breakable.address, "--resume", str(kept))
    assert (done.returncode, done.stdout) == (2, "")
    assert "version: 0.0.1, not " in done.stderr
    assert "rules cities: 77, not 1" in done.stderr
    assert "rules guilds" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert not kept.exists(), "nothing was begun"
    assert time.monotonic() - began < 120
    breakable.tell("kill")
    (tmp_path / "empty" / "quartier").mkdir(parents=True)
    (tmp_path / "empty" / "quartier" / "__init__.py").touch()
    breakable.tell(f"add {tmp_path / 'empty'}")
    done = run(*CONTEST, "6", "--ray", breakable.address)
    assert (done.returncode, done.stdout) == (2, "")
    assert "No module named 'quartier.work'" in done.stderr


def test_a_cluster_of_ones_own_gives_the_same() -> None:
    out = good(*CONTEST, "4", "--ray", "local", "--jobs", "1")
    assert untimed(out) == untimed(good(*CONTEST, "4", "--jobs", "1"))
