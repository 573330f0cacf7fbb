"""The engine in the browser and Python's rules are one: same views, drafts, refusals, bots and files, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page
from tests.browser.page_server import PageServer

from quartier.bots import Budget, decide, find_bot
from quartier.core.errors import CannotUndo, IllegalMove
from quartier.core.file import write_match
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.core.view import encode_view
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.server.interface.page import FOLDER
from quartier.server.messages.refusals import Refusal
from quartier.testing import Case, cases
from quartier.testing.walk import random_turn

ALL = [case for game in games() for case in cases(game)]
LOOKED_AT, TRIED, TAKEN_BACK = 0.6, 0.3, 0.2
"""How often a seat looks, tries the beginning of a turn, takes a turn back."""
THOUGHT_ABOUT = [
    case if case == cases(case.game)[1] else pytest.param(case, marks=pytest.mark.thorough, id=str(case))
    for case in ALL
]
"""Bots think about one set-up of each game; about all of them where there is time."""
THOUGHTS = (("random", 0), ("greedy", 1), ("easy", 24), ("normal", 30), ("planner", 40))

# What is asked of the engine is asked one after the other in the page; the answers come back as text.
WORKER = """([worker, module, game]) => {
  window.engine?.terminate()
  const engine = window.engine = new Worker(worker, { type: 'module' })
  const waiting = []
  engine.onmessage = ({ data }) => waiting.shift()(data)
  engine.postMessage({ game, module })
  let asked = 0
  window.ask = (call, args) => new Promise((resolve) => {
    waiting.push(({ result, problem, error }) => resolve(error ?? JSON.stringify(problem ?? result ?? null)))
    engine.postMessage({ id: ++asked, call, args })
  })
  window.askAll = async (calls) => {
    const answers = []
    for (const [call, ...args] of calls) answers.push(await window.ask(call, args))
    return answers
  }
}"""


def built(pattern: str) -> str:
    """The address of a file of the built page."""
    (found,) = (FOLDER / "assets").glob(pattern)
    return f"/assets/{found.name}"


@pytest.fixture(scope="module")
def page(chromium: Browser, server: PageServer) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.address)
    page = context.new_page()
    page.goto("/settings")
    yield page
    context.close()


def asked(page: Page, game: str, questions: list[list[Any]]) -> list[str]:
    """What the engine answers, one after the other."""
    origin = page.evaluate("location.origin")
    page.evaluate(WORKER, [built("worker-*.js"), origin + built(f"{game}-*.wasm"), game])
    answers: list[str] = page.evaluate("(calls) => askAll(calls)", questions)
    return answers


def compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Comparison:
    """A match in Python, what is asked of the engine meanwhile, and what it must answer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        setting = {"seats": match.seats, "options": msgspec.to_builtins(match.options), "seed": match.seed}
        self.questions: list[list[Any]] = [["start", setting]]
        self.expected: list[str] = ["0"]

    def ask(self, expected: str, *question: Any) -> None:
        self.questions.append(list(question))
        self.expected.append(expected)

    def look(self, seat: int | None) -> None:
        self.ask(encode_view(self.match.view(seat)).decode(), "view", 0, seat)

    def attempt(self, seat: int, draft: str) -> None:
        """The beginning of a turn, or something that is none."""
        self.ask(compact(answer(self.match, seat, draft)), "ask", 0, seat, draft)

    def play(self, seat: int, turn: str) -> None:
        self.match.play(seat, turn)
        self.ask("null", "play", 0, seat, turn)

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
            self.ask("null", "undo", 0, seat)
        except CannotUndo:
            self.ask(compact(Refusal("cannot-undo").problem), "undo", 0, seat)


def answer(match: Match, seat: int, draft: str) -> dict[str, Any]:
    """What a draft comes to, as the page is told it."""
    hidden = match.situation(seat).state
    try:
        view = match.preview(seat, draft)
        match._make(hidden, seat, draft)
    except IllegalMove as error:
        return {"view": None, "legal": [], "whole": False, "problem": Refusal.by_rule(error).problem}
    whole = not calls.mid_turn(hidden, seat)
    return {"view": view, "legal": [] if whole else view.legal, "whole": whole, "problem": None}


def walked(case: Case, seed: int) -> Comparison:
    """A whole random match, looked at and tried out on the way."""
    comparison, random = Comparison(case.match(seed)), Random(seed)
    match = comparison.match
    old: list[str] = []
    while not match.over:
        for seat in (None, *range(case.seats)):
            if random.random() < LOOKED_AT:
                comparison.look(seat)
        seat = random.choice(match.actors)
        turn = random_turn(match, seat, random)
        steps = match.game.split(turn)
        if random.random() < TRIED:
            comparison.attempt(seat, " ".join(steps[: random.randint(1, len(steps))]))
        if old and random.random() < TRIED:
            # What was legal once is mostly against a rule now.
            comparison.attempt(random.randrange(case.seats), random.choice(old))
        old.append(steps[0])
        comparison.play(seat, turn)
        if random.random() < TAKEN_BACK:
            comparison.undo(seat)
    for seat in (None, *range(case.seats)):
        comparison.look(seat)
    comparison.ask(json.dumps(write_match(match), ensure_ascii=False), "file", 0)
    return comparison


@pytest.mark.parametrize("case", ALL, ids=str)
def test_whole_matches_are_the_same_in_the_browser(case: Case, page: Page) -> None:
    comparison = walked(case, 3)
    answers = asked(page, case.game, comparison.questions)
    for question, found, expected in zip(comparison.questions, answers, comparison.expected, strict=True):
        assert found == expected, question


@pytest.mark.parametrize("case", THOUGHT_ABOUT, ids=str)
@pytest.mark.parametrize(("bot", "simulations"), THOUGHTS)
def test_bots_in_the_browser_make_the_same_turns(bot: str, simulations: int, case: Case, page: Page) -> None:
    match, random = case.match(5), Random(5)
    questions: list[list[Any]] = Comparison(match).questions
    expected = ["0"]
    while not match.over and len(match.turns) < 2 * case.seats:
        seat = random.choice(match.actors)
        seed = f"{bot} {len(match.turns)}"
        thought = decide(find_bot(bot), match.situation(seat), Budget(simulations=simulations), seeded(seed))
        questions += [["think", 0, seat, bot, {"seed": seed, "simulations": simulations}]]
        questions += [["play", 0, seat, thought.text]]
        expected += [json.dumps(thought.text), "null"]
        match.play(seat, thought.text)
    assert asked(page, case.game, questions) == expected


@pytest.mark.parametrize("game", games())
def test_weights_are_loaded_when_a_bot_first_thinks(game: str, page: Page) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    seats = max(1, games()[game].seats.start)
    start = {"seats": seats, "options": {}, "seed": "1"}
    asked(page, game, [["start", start], ["view", 0, 0]])
    assert any(name.startswith("worker-") for name in loaded)
    assert not any("weights" in name for name in loaded)
    asked(page, game, [["start", start], ["think", 0, 0, "easy", {"seed": "1", "simulations": 1}]])
    assert [name for name in loaded if name.startswith(f"{game}-weights-")]
