"""An agent in the terminal: it plays with a person; a file that somebody sends starts nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.agents.test_seated import SAMPLES
from tests.cli.play.typing_lines import begun
from tests.cli.words import run

from quartier.core.file import load_match, save_match


def test_an_agent_plays_with_a_person(tmp_path: Path) -> None:
    file = tmp_path / "evening.quartier"
    agent = f"{SAMPLES}:Player"
    words = ("play", "cities", "--seats", "3", "--against", agent, "--seed", "7", "--save", str(file))
    done = run(*words, stdin="e5^,g7^,i9^\n\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    match = load_match(file)
    assert [turn.seat for turn in match.turns] == [0, 1, 2]
    assert match.against == agent


def test_an_agent_that_fails_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.quartier"
    words = ("play", "cities", "--against", f"{SAMPLES}:Cheating", "--seed", "7", "--save", str(file))
    done = run(*words, stdin="e5^,g7^,i9^\n\nquit\n")
    assert done.returncode == 2
    assert "plays 'a1^ +a1'" in done.stderr
    assert [turn.seat for turn in load_match(file).turns] == [0]


@pytest.mark.parametrize("against", ["{}.py:Agent", "program:touch {}"])
def test_a_match_file_starts_no_agent(against: str, tmp_path: Path) -> None:
    file, trace = tmp_path / "sent.quartier", tmp_path / "trace"
    (tmp_path / "trace.py").write_text(f"open({str(trace)!r}, 'w')\n")
    match = begun("cities", 2, "sent")
    match.against = against.format(trace)
    save_match(match, file)
    done = run("play", "--resume", str(file), stdin="quit!\n")
    assert done.returncode == 2
    assert "name it with --against" in done.stderr
    assert not trace.exists()
    assert run("play", "--resume", str(file), "--against", "easy", stdin="quit!\n").returncode == 0
