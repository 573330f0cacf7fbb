"""Texts: the same messages in three languages, and one for everything that is said."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from quartier.core.errors import BadOption
from quartier.core.game import text_id
from quartier.core.registry import games, load_game
from quartier.core.texts import LANGUAGES, Bundle, Texts, catalogues, language_from
from quartier.kernel.rules import Rule

PACKAGE = Path(str(resources.files("quartier")))
pytestmark = pytest.mark.usefixtures("hamlet")


def variables(node: object) -> set[str]:
    """The arguments that a part of a message takes."""
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if not isinstance(node, ast.BaseNode):
        return set()
    own = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    return own.union(*map(variables, vars(node).values()))


def entries(language: str) -> dict[str, ast.Message]:
    """All messages of a language by their ids."""
    found: dict[str, ast.Message] = {}
    for file in catalogues(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages of a language with the arguments that each takes."""
    return {name: variables(entry) for name, entry in entries(language).items()}


def words(node: object) -> str:
    """What a part of a message says in all of its variants, one after the other."""
    if isinstance(node, list):
        return "\n".join(map(words, node))
    if isinstance(node, ast.TextElement):
        return str(node.value)
    return words(list(vars(node).values())) if isinstance(node, ast.BaseNode) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_found_one_by_one_as_a_parser_of_all_finds_them(language: str) -> None:
    bundle = Bundle(language)
    assert set(bundle.sources) == set(entries(language))
    for name, entry in entries(language).items():
        (alone,) = FluentParser(with_spans=False).parse(bundle.sources[name] + "\n").body
        assert isinstance(alone, ast.Message)
        assert alone.equals(entry, ignored_fields=["span", "comment"]), name


def test_a_text_brings_those_that_it_is_made_of() -> None:
    bundle = Bundle("en")
    bundle.parse("winner-one")
    assert bundle.parsed == {"winner-one", "score-of"}


# Texts that mean several people by “sie” or “ihr” begin their sentences with another word, so that these are address.
FORMAL = {"de": r"\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b", "nl": r"\b([Uu]|[Uu]w|[Uu]we|[Uu]zelf)\b"}
# Here `u` is the letter of a card.
LETTERS = {"skylines-notation-help", "skylines-terminal-legend"}


@pytest.mark.parametrize("language", FORMAL)
def test_everybody_is_addressed_as_a_friend(language: str) -> None:
    formal = {
        name: found.group()
        for name, entry in entries(language).items()
        if name not in LETTERS and (found := re.search(FORMAL[language], words(entry.value)))
    }
    assert not formal


@pytest.mark.parametrize("game", sorted(games()))
def test_every_rule_of_a_game_has_its_text(game: str) -> None:
    known = messages("en")
    for rule in map(text_id, load_game(game).rules):
        assert f"{game}-rule-{rule}" in known
    for rule in map(text_id, Rule):
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
    assert Texts("nl").say("cities-item-cafe", water=2, parks=0) == "Terras met uitzicht op 2 watervelden"
    assert Texts("de").say("cities-item-cafe", water=3, parks=1).endswith(" 3 Wasserfelder und ein Parkfeld")
    assert Texts("en").say("cities-item-cafe", water=0, parks=1) == "Café with a view of one park field"
    assert Texts("en").say("guilds-terminal-hand", player=2, tiles=1, figures=1) == "Player 2: 1 tile, 1 figure."


def test_a_missing_argument_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(ValueError, match="score-line"):
        Texts("en").say("score-line")
