"""The reference is what docstrings say today, leaves nothing public out, and shows how everything is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from docs.generate import REFERENCE, ROOT, Undocumented, field, file_name, find, page, pages, public_modules, signature

import quartier
from docs import generate
from quartier.core.registry import games

LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def written(source: str) -> ast.stmt:
    """The statement that a source is."""
    return ast.parse(source).body[0]


def test_the_committed_pages_are_those_that_the_sources_give() -> None:
    committed = {path.name: path.read_text("utf-8") for path in REFERENCE.glob("*.md")}
    assert committed == pages(), "docstrings have changed: run python docs/generate.py"


def test_the_face_of_the_package_and_all_options_are_public() -> None:
    modules = public_modules()
    assert {"quartier", "quartier.core.match", "quartier.bots", "quartier.research"} <= set(modules)
    assert {f"quartier.games.{name}.about" for name in games()} <= set(modules)
    assert generate.public_names("quartier") == quartier.__all__


@pytest.mark.parametrize("module", public_modules())
def test_each_module_has_an_example_beyond_its_import(module: str) -> None:
    assert page(module).count("\n>>> ") > 1, "one docstring at least of each module shows how it is used"


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A package `quartier` of one file, to be written."""
    (tmp_path / "quartier").mkdir()
    monkeypatch.setattr(generate, "SOURCES", tmp_path)
    generate.tree.cache_clear()
    yield tmp_path / "quartier" / "__init__.py"
    generate.tree.cache_clear()


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ('__all__ = ["a"]', "quartier has no docstring"),
        ('"""Text."""\n__all__ = ["a"]\ndef a(): ...', r"quartier\.a has no docstring"),
        ('"""Text."""\n__all__ = ["A"]\nA = 1', r"quartier\.A has no docstring"),
        ('"""Text."""\n__all__ = ["A"]\nclass A:\n  """A."""\n  def b(self): ...', r"quartier\.A\.b has no docstring"),
    ],
)
def test_what_is_public_and_says_nothing_is_named(package: Path, source: str, what: str) -> None:
    package.write_text(source, "utf-8")
    with pytest.raises(Undocumented, match=what):
        pages()


def test_a_name_is_followed_to_where_it_is_written() -> None:
    assert find("quartier.bots", "Budget").module == "quartier.bots.bot"


def test_signatures_say_all_that_a_caller_must_know() -> None:
    function = written("def f(self, a: int, /, b: str = 'x', *, c: bool, **d: int) -> None: ...")
    assert isinstance(function, ast.FunctionDef)
    assert signature("f", function, bound=False) == "f(self, a: int, /, b: str = 'x', *, c: bool, **d: int) -> None"
    method = written("def f(self, a: int = 1) -> None: ...")
    assert isinstance(method, ast.FunctionDef)
    assert signature("one.f", method, bound=True) == "one.f(a: int = 1) -> None"


def test_a_field_has_its_type_its_default_and_its_remark() -> None:
    assert field("box", written("box: str = 'house'"), "The set.") == "- `box: str = 'house'`: The set."


def test_examples_end_before_their_fence() -> None:
    assert generate.prose("Text.\n\n>>> 1 + 1\n2\n\nMore.") == "Text.\n\n```python\n>>> 1 + 1\n2\n\n```\n\nMore."


def test_every_page_of_the_documentation_is_linked_from_the_index() -> None:
    linked = set(LINK.findall((ROOT / "docs" / "README.md").read_text("utf-8")))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    there |= {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs" / "games").glob("*.md")}
    assert there <= linked
    assert "reference/README.md" in linked


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    broken = [target for target in LINK.findall(path.read_text("utf-8")) if not (path.parent / target).exists()]
    assert not broken


def test_each_page_of_the_reference_is_linked_from_its_index() -> None:
    index = pages()["README.md"]
    assert all(f"({file_name(module)})" in index for module in public_modules())


@pytest.mark.parametrize("name", ["CITATION.cff", "README.md"])
def test_the_version_to_cite_is_the_one_that_is_here(name: str) -> None:
    assert re.findall(r"(?m)^\s*version\s*[:=] \{?([\d.]+)", (ROOT / name).read_text("utf-8")) == [quartier.__version__]
