"""What is written where the encoding lacks letters."""

from __future__ import annotations

import json
import string

import pytest
from tests.cli.words import run

from quartier.cli.output.console import ScreenTexts, print_json
from quartier.cli.output.plain_letters import LETTERS, SIGNS, plain, spelled
from quartier.core.texts import LANGUAGES, catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_catalogues_has_a_stand_in(language: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in catalogues(language))
    lacking = {letter for letter in set(text) - set(string.printable) if "?" in plain(letter)}
    assert lacking == set()


def test_letters_are_written_as_one_does_without_them() -> None:
    assert plain("„Plättchen“ für Straßencafés … → ≤ 3") == '"Plaettchen" fuer Strassencafes ... -> <= 3'


def test_a_drawing_keeps_its_columns() -> None:
    drawing = "┌┄┐│·●░×✓▶−☻♜♣☂≈…"
    assert len(spelled(drawing)) == len(drawing)
    assert spelled(drawing).isascii()
    assert all(len(sign) == 1 for sign in SIGNS.values())
    assert all(sign.isascii() for sign in LETTERS.values())


def test_texts_are_spelled_out_before_they_are_laid_out() -> None:
    assert ScreenTexts("de", ascii_only=True).say("play-bye").isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [("games",), ("play", "cities", "--seats", "1"), ("--help",), ("play", "nonsense")])
def test_no_command_fails_for_want_of_a_letter(language: str, words: tuple[str, ...]) -> None:
    done = run("--language", language, *words, PYTHONIOENCODING="ascii")
    assert "Traceback" not in done.stderr
    assert (done.stdout + done.stderr).isascii()


def test_an_object_is_the_same_in_every_encoding(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"name": "Straßencafé"})
    printed = capsys.readouterr().out
    assert printed.isascii()
    assert json.loads(printed) == {"name": "Straßencafé"}
