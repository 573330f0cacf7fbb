"""Texts: the same messages in three languages, and one for everything that is said."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from quartier.core.errors import BadOption
from quartier.core.game import COMMON_RULES
from quartier.core.registry import games, load_game
from quartier.core.texts import LANGUAGES, Texts, catalogues, language_from

PACKAGE = Path(str(resources.files("quartier")))


def variables(node: object) -> set[str]:
    """The arguments that a part of a message takes."""
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if not isinstance(node, ast.BaseNode):
        return set()
    own = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    return own.union(*map(variables, vars(node).values()))


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages of a language with the arguments that each takes."""
    found: dict[str, set[str]] = {}
    for file in catalogues(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = variables(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("game", sorted(games()))
def test_every_rule_of_a_game_has_its_text(game: str) -> None:
    known = messages("en")
    for rule in load_game(game).rules.values():
        assert f"{game}-rule-{rule}" in known
    for rule in COMMON_RULES.values():
        assert f"rule-{rule}" in known


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_its_title_and_option_labels(game: str) -> None:
    known = messages("en")
    assert {f"{game}-title", f"{game}-blurb", f"{game}-notation-help"} <= set(known)
    for option in games()[game].options.__struct_fields__:
        assert f"{game}-option-{option}" in known or f"option-{option}" in known


def test_every_message_named_in_the_sources_exists() -> None:
    known = messages("en")
    for path in PACKAGE.rglob("*.py"):
        for name in re.findall(r'(?:say|Message)\(\s*"([a-z][\w-]+)"', path.read_text()):
            assert name in known, f"{path.name}: {name}"


def test_the_language_comes_from_the_choice_then_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("QUARTIER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language_from() == "de"
    assert language_from("nl") == "nl"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("LC_ALL", "C")
    assert language_from() == "en"
    with pytest.raises(BadOption, match="the texts are in en, de, nl"):
        language_from("fr")


def test_numbers_decide_between_one_and_many() -> None:
    assert Texts("de").say("score-line", points=1) == "1 Punkt"
    assert Texts("de").say("score-line", points=2) == "2 Punkte"
    assert Texts("nl").say("cities-item-cafe", water=2, parks=0) == "Terras met uitzicht op 2 water"


def test_a_missing_argument_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(ValueError, match="score-line"):
        Texts("en").say("score-line")
