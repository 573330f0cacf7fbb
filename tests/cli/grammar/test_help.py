"""Help: every command, option and game explains itself, all in one language."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest
from tests.cli.words import Typist

from quartier import __version__
from quartier.cli.grammar.help import GameOption
from quartier.cli.main import app
from quartier.core.registry import games
from quartier.core.texts import LANGUAGES, Texts

HEADINGS = {
    "en": ("Usage: ", "Options:"),
    "de": ("Aufruf: ", "Optionen:"),
    "nl": ("Gebruik: ", "Opties:"),
}


def paths(command: click.Command, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """All commands with the words that call them."""
    yield words, command
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from paths(inner, (*words, name))


EVERY = dict(paths(app))


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_every_command_has_help_in_every_language(typed: Typist, words: tuple[str, ...]) -> None:
    shown = {}
    for language in LANGUAGES:
        status, out, err = typed(*words, "-h", language=language)
        assert (status, err) == (0, "")
        shown[language] = [line for line in out.splitlines() if line]
        usage, options = HEADINGS[language]
        assert out.startswith(f"{usage}quartier")
        assert options in out
        assert max(map(len, shown[language])) <= 80
    # Nothing that takes more than one word to say is the same in two languages, but for names and signs.
    for one, other in (("en", "de"), ("en", "nl"), ("de", "nl")):
        same = set(shown[one]) & set(shown[other])
        assert not [line for line in same if len(line.split("  ")[-1].split()) > 3], same
    assert typed(*words, "--help").out == typed(*words, "-h").out


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_every_command_and_every_option_has_its_text(words: tuple[str, ...]) -> None:
    texts = Texts("en")
    assert not words or texts.has(f"help-{words[0]}")
    for param in EVERY[words].params:
        name = str(param.name).replace("_", "-")
        if not isinstance(param, GameOption):
            assert texts.has(f"help-{words[0]}-{name}") or texts.has(f"help-option-{name}"), name


@pytest.mark.parametrize("words", [("version",), ("play", "cities"), ("score", "guilds", "x"), ()])
def test_version_and_language_may_stand_anywhere(typed: Typist, words: tuple[str, ...]) -> None:
    for place in range(len(words) + 1):
        assert typed(*words[:place], "--version", *words[place:]).out == f"{__version__}\n"
        german = typed(*words[:place], "--language", "de", *words[place:], "-h").out
        assert german.startswith("Aufruf: ")
        assert german == typed(*words, "-h", "--language=de").out


def test_behind_two_dashes_words_are_words(typed: Typist) -> None:
    assert typed("verify", "--", "--version").err == "quartier: --version: No such file or directory\n"
    assert typed("verify", "--", "--language").err == "quartier: --language: No such file or directory\n"


def test_without_words_the_help_is_shown_as_an_error(typed: Typist) -> None:
    for words in ((), ("play",), ("simulate",), ("score",)):
        status, out, err = typed(*words)
        assert (status, out) == (2, "")
        assert err.startswith("Usage: quartier")


def test_help_names_defaults_and_what_is_needed(typed: Typist) -> None:
    assert "How many games. [default: 1000]" in typed("simulate", "cities", "-h").out
    assert "[nötig]" in typed("arena", "cities", "-h", language="de").out
    dutch = " ".join(typed("serve", "-h", language="nl").out.split())
    assert "[anders: 8017]" in dutch
    assert "[anders: quartier-data]" in dutch


def test_the_help_of_a_score_sheet_names_only_what_changes_the_score(typed: Typist) -> None:
    out = typed("score", "cities", "-h").out
    assert "--level" in out
    assert "--no-jumping" not in out
    assert "--no-jumping" in typed("play", "cities", "-h").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_in_one_language(typed: Typist, language: str) -> None:
    out = typed("games", language=language).out
    texts = Texts(language)
    for game in games():
        assert texts.say(f"{game}-title") in out
    assert texts.say("values-range", least=1, most=3) in out
    assert ("a number from" in out) == (language == "en")
