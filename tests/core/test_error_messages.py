"""Errors: every one of them is a message of the catalogues, with just the arguments that it takes."""

from __future__ import annotations

import ast
import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.test_texts import PACKAGE, messages

from quartier.core.errors import BadFile, Place, QuartierError, Remark, printable, why
from quartier.core.texts import LANGUAGES, Texts

pytestmark = pytest.mark.usefixtures("hamlet")
PASSED_ON = {"core/set_weights.py", "core/sheet.py", "server/store/soundness.py"}
"""Where an error gets a message that stands elsewhere: what a table of weights says, what `word.wrong`
is given, what SQLite's codes mean."""
BY_RULE = {"IllegalMove"}
"""Raised with the text of a rule, which another test knows."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    """All files of the package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def errors() -> set[str]:
    """The names of all kinds of error."""
    parents = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"QuartierError"}
    while more := {name for name, bases in parents.items() if bases & found} - found:
        found |= more
    return found - BY_RULE


def made(tree: ast.Module, kinds: set[str]) -> Iterator[ast.Call]:
    """Where things of these kinds are made, by their own name or by a word's."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            named = isinstance(node.func, ast.Name) and node.func.id in kinds
            if named or (isinstance(node.func, ast.Attribute) and node.func.attr == "wrong" and "BadFile" in kinds):
                yield node


def test_every_error_is_a_message_with_just_its_arguments() -> None:
    known, kinds, number = messages("en"), errors(), 0
    for name, tree in sources():
        for call in made(tree, kinds):
            if name in PASSED_ON or not call.args:
                continue
            where, message = f"{name}:{call.lineno}", call.args[0]
            assert isinstance(message, ast.Constant), f"{where}: the message is no literal"
            assert isinstance(message.value, str)
            assert message.value in known, f"{where}: {message.value} is in no catalogue"
            given = {keyword.arg for keyword in call.keywords} - {"where"}
            assert given == known[message.value], f"{where}: {message.value} takes {known[message.value]}, not {given}"
            number += 1
    assert number > 150


def test_every_remark_is_a_message_with_just_its_arguments() -> None:
    known, number = messages("en"), 0
    for name, tree in sources():
        for call in made(tree, {"Remark"}):
            message = call.args[0]
            if not isinstance(message, ast.Constant) or not isinstance(message.value, str):
                continue
            assert message.value in known, f"{name}:{call.lineno}: {message.value} is in no catalogue"
            if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
                given = {key.value for key in call.args[1].keys if isinstance(key, ast.Constant)}
                assert given == known[message.value], f"{name}:{call.lineno}: {message.value}"
            number += 1
    assert number > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_refuses_is_said_in_every_language(language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    said = {why(OSError(code, "in English")).text(texts) for code in (errno.ENOENT, errno.EACCES, errno.ENOSPC)}
    assert len(said) == 3
    assert "in English" not in said
    assert why(OSError(errno.EIO, "Input/output error")).text(texts) == "Input/output error"
    assert why(UnicodeDecodeError("utf-8", b"x", 0, 1, "no")) == Remark("system-no-text")
    assert why(ValueError("embedded null byte")) == Remark("system-no-name")


def test_an_error_tells_its_place_and_the_errors_in_it_in_one_language() -> None:
    error = BadFile("wrong-file", where=Place("mine.txt", 1234, 5), reason=Remark("system-folder"))
    assert error.text(Texts("de")) == "mine.txt, Zeile 1234, Spalte 5: Das ist ein Ordner"
    assert str(error) == "mine.txt, line 1234, column 5: Is a directory"
    assert isinstance(error, QuartierError)


def test_what_somebody_wrote_stays_in_one_line_and_moves_no_cursor() -> None:
    assert printable("fine ü …") == "fine ü …"
    assert printable("a\nb\x1b[2J\udc80") == r"a\nb\x1b[2J\udc80"
    assert len(printable("x" * 10**6)) < 400
    assert "\x1b" not in BadFile("wrong-file", where=Place("\x1b[31m"), reason=Remark("system-full")).text(Texts("nl"))


def test_what_sqlite_finds_wrong_has_its_messages() -> None:
    from quartier.server.store.soundness import SAID

    assert {*SAID.values(), "wrong-database-other"} <= messages("en").keys()
