"""Whatever is said to servers, and in two worlds that a seat cannot tell apart: a little of what `make soak` tries."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest
from tests.faults.any_input import harmless, meaning, say_at_once, try_inputs, try_worlds
from tests.faults.conftest import Opening
from tests.faults.garbled import drawn, garbled, mistaken, spoiled
from tests.server.postgres_running import Postgres

GAME = {"sqlite": "guilds", "postgres": "cities"}


def test_whatever_is_said_is_answered_once_and_changes_nothing(store: str, opened: Opening) -> None:
    site = opened(servers=2, workers=0)
    tried = try_inputs(site, GAME[store], 300, "short")
    assert 300 <= tried.inputs < 600
    assert tried.store == site.kind


def test_what_a_seat_is_sent_by_one_store_is_what_the_other_one_would_send() -> None:
    postgres = Postgres()
    try:
        tried = try_worlds("cities", 4, "short", postgres)
    finally:
        postgres.stop()
    assert tried.scenes >= 4
    assert 0 < tried.differing <= tried.scenes


class Told:
    """A seat at a server that says what a test wants: nothing, an error or two for each thing that is said."""

    def __init__(self, *each: int, moved: bool = False) -> None:
        self.version, self.view, self.socket = 7, {"legal": ["a1"]}, self
        self._each, self._moved = list(each), moved
        self._answers: list[dict[str, Any]] = []

    def send(self, said: str | bytes) -> None:
        self._answers += [{"type": "error", "id": "", "error": {"code": "malformed"}}] * self._each.pop(0)

    def say(self, kind: str, **more: Any) -> str:
        self._answers.append({"type": "changes", "id": "last", "changes": {}})
        return "last"

    def hear(self) -> dict[str, Any]:
        self.version += self._moved
        return self._answers.pop(0)


def test_whatever_is_not_answered_once_or_changes_something_is_noticed() -> None:
    said: list[str | bytes] = ["x", "{}", b"y"]
    say_at_once(cast(Any, Told(1, 1, 1)), said)
    for wrong in (Told(1, 0, 1), Told(1, 2, 1), Told(1, 1, 1, moved=True)):
        with pytest.raises(AssertionError):
            say_at_once(cast(Any, wrong), said)


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ('{"type": "move", "version": 5}', True),
        ('{"type": "move", "version": 6}', False),
        ('{"type": "undo", "version": 7.0}', False),
        ('{"type": "undo", "version": 8}', True),
        ('{"type": "hint", "id": "h"}', False),
        ('{"type": "hint ", "id": "h"}', True),
        ("[" * 99, True),
    ],
)
def test_what_could_move_something_or_is_answered_late_is_not_said(said: str, so: bool) -> None:
    assert harmless(said, range(6, 8)) == so


def test_what_is_said_is_nearly_right_often_and_every_time_something_else() -> None:
    chance = random.Random(1)
    messages: list[dict[str, Any]] = [{"type": "move", "id": "m", "version": 3, "turn": "a1 b2"}]
    messages += [{"type": "preview", "id": "p", "draft": [{"type": "lay", "square": 3}]}]
    texts = [*drawn(20, chance), *map(json.dumps, messages)]
    said = [make(messages, chance) for make in (spoiled, mistaken) for _ in range(200)]
    assert all(meaning(one) for one in said)
    assert len({*said}) > 150
    assert sum(bool(meaning(garbled(texts, chance))) for _ in range(200)) < 100
