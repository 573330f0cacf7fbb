"""The conformance suite notices what it is there for: each fault, put into a game, fails the check for it.

First into games of ours, while they run; then into a package of somebody else's, which is a copy of the example.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartier.bots.workspace import Workspace
from quartier.core.reports import Vocabulary
from quartier.core.texts import Texts
from quartier.examples import hamlet as hamlet_package
from quartier.games.cities import moves as cities
from quartier.games.cities.game import Cities
from quartier.games.cities.steps import Rule
from quartier.games.cities.words import WORDS, Say
from quartier.testing import Case, faces, thinking


def unable(*_: Any) -> Any:
    """Stands for a function that the game does not have."""
    raise TypeError("judge is not defined for this record type")


def test_a_game_that_bots_cannot_judge_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workspace, "ranking", unable)
    with pytest.raises(TypeError, match="judge is not defined"):
        thinking.every_bot_plays_to_the_end(Case("cities", 2, ()), 1)


def test_bots_that_never_come_to_an_end_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_TURNS", 20)
    with pytest.raises(AssertionError, match="the match is not over"):
        thinking.every_bot_plays_to_the_end(Case("cities", 2, ()), 1)


def test_turns_longer_than_the_search_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TURN", 1)
    with pytest.raises(AssertionError, match="a turn has 2 steps; the search has room for 1"):
        thinking.a_turn_fits_the_search(Case("cities", 2, ()), 1)


class Misled(Cities):
    """Cities, to be given a fault; its texts and tiles lie where they are."""

    package = "quartier.games.cities"


class LooseLay(msgspec.Struct, frozen=True, tag="lay"):
    """A tile turned as often as one likes."""

    place: str
    turn: int


class Unbounded(Misled):
    """Cities with a number that has no bounds: a tile turned five times lies elsewhere."""

    move_types = LooseLay | cities.Layout | cities.Stay | cities.Put | cities.Walk

    def write(self, move: Any) -> str:
        return move.place + "^>v<"[move.turn % 4] if isinstance(move, LooseLay) else super().write(move)


class Trusting(Misled):
    """Cities that counts rows without asking whether there are so many."""

    def write(self, move: Any) -> str:
        if isinstance(move, cities.Put):
            range(30)[int(move.field.lstrip("abcdefghijklmnopqrstuvwxyz"))]
        return super().write(move)


@pytest.mark.parametrize(("faulty", "says"), [(Unbounded, "is taken for another move"), (Trusting, "ends in Index")])
def test_structs_that_mean_another_move_or_end_in_a_foreign_error_are_noticed(
    faulty: type[Cities], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.games.cities.game.GAME", faulty())
    with pytest.raises(AssertionError, match=says):
        faces.any_struct_is_played_or_refused_by_an_error_of_ours(Case("cities", 2, ()), 1)


class Nameless(Misled):
    """Cities with a rule that has no text."""

    rules = IntEnum("Rule", {**{rule.name: rule.value for rule in Rule}, "NAMELESS": 99})  # type: ignore[misc]


def with_another_name(said: Say, name: str) -> Vocabulary:
    """The words of Cities with a message that is called otherwise."""
    says: Any = IntEnum("Say", {name if say == said else say.name: say.value for say in Say})  # type: ignore[misc]
    return Vocabulary(says, WORDS.arguments, WORDS.pieces, WORDS.fields)


class Speechless(Misled):
    """Cities with a phase that has no text."""

    words = with_another_name(Say.PHASE_LAY, "PHASE_NAMELESS")


class Unexplained(Misled):
    """Cities with points that have no reason."""

    words = with_another_name(Say.ITEM_PARK, "ITEM_NAMELESS")


@pytest.mark.parametrize(("faulty", "kind"), [(Nameless, "rule"), (Speechless, "phase"), (Unexplained, "item")])
def test_a_text_that_is_missing_is_noticed(faulty: type[Cities], kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.games.cities.game.GAME", faulty())
    with pytest.raises(AssertionError, match=f"there is no text in en: cities-{kind}-nameless"):
        faces.there_is_a_text_for_everything(Case("cities", 2, ()), 1)


@pytest.mark.parametrize("missing", ["cities-title", "cities-blurb", "cities-notation-help", "cities-option-free"])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_text_that_one_language_lacks_is_noticed(
    missing: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Texts.has

    def has(texts: Texts, name: str) -> bool:
        return right(texts, name) and (texts.language, name) != (language, missing)

    monkeypatch.setattr(Texts, "has", has)
    with pytest.raises(AssertionError, match=f"there is no text in {language}: {missing}"):
        faces.there_is_a_text_for_everything(Case("cities", 1, ()), 1)


def test_a_game_without_a_rules_page_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "catalogues", lambda language: [])
    with pytest.raises(AssertionError, match="there is no text in en: cities-rules-"):
        faces.there_is_a_text_for_everything(Case("cities", 1, ()), 1)


EXAMPLE = Path(hamlet_package.__path__[0])
JUDGEMENT = '''"""Looks one field too far."""

from mine.hamlet.position import FIELDS, POSITION
from quartier.kernel import judgement
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements


@implements(judgement.judge, POSITION)
@kernel
def judge(position, box, seat):
    return int(position.hamlets[seat, FIELDS])
'''
FAULTS = {
    "hides-no-stack": (
        ("secrets.py", "position.stack[place] = NOTHING", "pass"),
        "starts_that_look_alike_are_hidden_alike",
        "it is told what it cannot see",
    ),
    "tells-the-history-of-chance": (
        ("secrets.py", "rules.hide_chance(position, box, seat)", "pass"),
        "what_is_hidden_agrees_with_what_was_seen",
        "is told that they differ",
    ),
    "misleads-its-bots": (("judgement.py", "", JUDGEMENT), "every_bot_plays_to_the_end", "IndexError"),
    "takes-any-field": (
        ("moves.py", r"^[a-c][1-3](?!\n)$", r"^[a-z]"),
        "any_struct_is_played_or_refused_by_an_error_of_ours",
        "is taken for another move",
    ),
    "has-no-word-for-a-rule": (
        ("texts/nl.ftl", "hamlet-rule-not-open", "hamlet-rule-unknown"),
        "there_is_a_text_for_everything",
        "there is no text in nl: hamlet-rule-not-open",
    ),
    "never-ends-a-turn": (
        ("rules.py", "(step < LAY) == rules.mid_turn(position, seat)", "step >= LAY and position.held == NOTHING"),
        "a_turn_fits_the_search",
        "a turn has 9 steps; the search has room for 8",
    ),
}


def check_copy(folder: Path, *checks: str) -> subprocess.CompletedProcess[str]:
    """Run checks on the package that somebody has in a folder of their own."""
    environment = {"PYTHONPATH": str(folder), "QUARTIER_GAMES": "mine.hamlet", "QUARTIER_KERNELS": "interpreted"}
    return subprocess.run(
        [sys.executable, "-m", "quartier.testing", "hamlet", *checks],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied_game(tmp_path: Path) -> Path:
    """A game outside the package: the example under another name."""
    folder = tmp_path / "mine" / "hamlet"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "mine" / "__init__.py").touch()
    for path in folder.glob("*.py"):
        path.write_text(path.read_text().replace("quartier.examples.hamlet", "mine.hamlet"))
    return folder


def test_a_game_of_somebody_else_passes(copied_game: Path) -> None:
    done = check_copy(copied_game.parents[1], *(check for _, check, _ in FAULTS.values()))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["ok"] * len(FAULTS)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_a_game_of_somebody_else_is_noticed(name: str, copied_game: Path) -> None:
    (file, right, wrong), check, says = FAULTS[name]
    path = copied_game / file
    before = path.read_text() if path.exists() else ""
    assert right in before
    path.write_text(before.replace(right, wrong) if right else wrong)
    done = check_copy(copied_game.parents[1], check)
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.startswith("FAILED")
    assert says in done.stdout
