"""The page's sources: types and examples are the server's of today, and every text that is said exists."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from quartier.bots import LEVELS
from quartier.core.registry import games
from quartier.core.texts import LANGUAGES, Texts
from quartier.server.messages.refusals import STATUS

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCES = sorted(
    path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte") and not path.match("*.test.ts")
)
SAID = re.compile(r"""(?<![#.\w])(?:say|has)\(([^`\n]*)""")
NAMED = re.compile(rf"""['"]((?:page|{"|".join(games())})-[a-z-]*[a-z])['"]""")
MADE = re.compile(r"say\(`([^`]*)`")
CHOICES = {
    "page-status-": ["open", "running", "over", "closed"],
    "page-away-": ["clock", "left"],
    "page-alerts-": ["denied", "insecure", "install", "none"],
    "alert-": ["turn", "start", "end"],
    "page-colours-": ["system", "light", "dark"],
    "page-clock-": ["none", "seconds", "minutes", "hours", "days"],
    "page-motion-": ["system", "moving", "still"],
    "page-spot-": ["top-left", "top", "top-right", "left", "middle", "right", "bottom-left", "bottom", "bottom-right"],
    "bot-": [*LEVELS, *(f"{level}-about" for level in LEVELS)],
    "error-": list(STATUS),
}
"""What stands behind the texts whose names are put together."""


def said_in(source: str) -> set[str]:
    """The texts that a source names: in a call, or as a page's text anywhere."""
    said = {name for name in NAMED.findall(source) if name.startswith("page-")}
    for call in SAID.findall(source):
        said |= {*NAMED.findall(call), *re.findall(r"""^['"]([a-z][\w-]+)['"]""", call)}
    return said


def test_types_and_examples_are_not_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(WEB)
    written = runpy.run_path(str(WEB / "generate.py"))["files"]()
    stale = [path.name for path, text in written if not path.is_file() or path.read_text("utf-8") != text]
    assert stale == [], "run `make page`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_page_says_exists(language: str) -> None:
    texts = Texts(language)
    said = {name for path in SOURCES for name in said_in(path.read_text("utf-8"))}
    said |= {start + end for start, ends in CHOICES.items() for end in ends}
    said |= {f"{game}-{text}" for game in games() for text in ("title", "blurb")}
    assert {"you", "score-line", "page-confirm", "cities-told-lay"} <= said
    assert sorted(name for name in said if not texts.has(name)) == []


def test_every_text_of_the_page_is_said_somewhere() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in SOURCES)
    python = (WEB.parent / "src" / "quartier" / "cli" / "open_page.py").read_text("utf-8")
    catalogue = (WEB.parent / "src" / "quartier" / "texts" / "en.ftl").read_text("utf-8")
    made = [name for name in MADE.findall(sources) if "$" in name]
    starts = ("page-option-", *(name.split("$")[0] for name in made if not name.startswith("$")))
    unsaid = [
        name
        for name in re.findall(r"^(page-[a-z-]+) =", catalogue, re.MULTILINE)
        if f"'{name}'" not in sources and f'"{name}"' not in python and not name.startswith(starts)
    ]
    assert unsaid == []
