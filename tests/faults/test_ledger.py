"""What the harness notices: a move lost, doubled, out of order or told early, a view or a secret sent wrongly."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from tests.faults.ledger import Ledgers, Lost
from tests.faults.party import Party
from tests.faults.site import Site
from tests.faults.story import Seen, Story
from tests.server.inside import play, server_inside, table_of, to_decide

from quartier.server.store.folder import FILE
from quartier.testing.cases import Case


class Stored:
    """A store to look at."""

    def __init__(self, folder: Path) -> None:
        self._database = sqlite3.connect(folder / FILE, isolation_level=None)

    def rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        return self._database.execute(query, values).fetchall()


class Told:
    """A party that was at one table."""

    def __init__(self, story: Story) -> None:
        self.story, self.stories = story, [story]


@pytest.fixture
def told(tmp_path: Path) -> tuple[Stored, Told]:
    """A match of which somebody was told everything that a seat is told."""
    story = Story("")

    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case("cities", 2, ()))
            story.table = table.record.id
            for number in range(3):
                await to_decide(table)
                await play(table, 0, f"m{number}")
                story.sent.add(f"m{number}")
                story.acknowledged.append((0, "move", f"m{number}"))
                viewer = table.viewer(0)
                snapshot = {name: json.loads(encoded) for name, encoded in viewer.fields.items()}
                story.seen.append(Seen(0, viewer.version, snapshot))
            await to_decide(table)

    asyncio.run(script())
    return Stored(tmp_path), Told(story)


def check(told: tuple[Stored, Told]) -> None:
    Ledgers(cast(Site, told[0])).check(cast(Party, told[1]))


def test_what_was_told_as_it_is_stored_is_well(told: tuple[Stored, Told]) -> None:
    check(told)
    assert told[1].story.seen == []


def forgotten(stored: Stored, story: Story) -> None:
    last = stored.rows("SELECT max(seq) FROM events WHERE client = 'm2'")[0][0]
    stored.rows("DELETE FROM events WHERE seq >= ?", str(last))


def hole(stored: Stored, story: Story) -> None:
    stored.rows("DELETE FROM events WHERE client = 'm1'")


def doubled(stored: Stored, story: Story) -> None:
    stored.rows("UPDATE events SET client = 'm0' WHERE client = 'm1'")


def swapped(stored: Stored, story: Story) -> None:
    story.acknowledged[:2] = story.acknowledged[1::-1]


def another_kind(stored: Stored, story: Story) -> None:
    story.acknowledged[0] = (0, "undo", "m0")


def never_sent(stored: Stored, story: Story) -> None:
    story.sent.discard("m1")
    story.acknowledged.pop(1)


def told_early(stored: Stored, story: Story) -> None:
    story.seen.append(Seen(0, 10_000, story.seen[-1].view))


def another_view(stored: Stored, story: Story) -> None:
    story.seen.append(Seen(0, story.seen[0].version, {**story.seen[0].view, "wave": 99}))


def of_another_seat(stored: Stored, story: Story) -> None:
    story.seen.append(Seen(1, *story.seen[0][1:]))


def secret(stored: Stored, story: Story) -> None:
    ((record,),) = stored.rows("SELECT record FROM tables")
    story.texts.append(f'{{"x": "{json.loads(record)["seed"]}"}}')


def word_lost(stored: Stored, story: Story) -> None:
    story.talked.append("t0")


@pytest.mark.parametrize(
    "slip",
    [
        forgotten,
        hole,
        doubled,
        swapped,
        another_kind,
        never_sent,
        told_early,
        another_view,
        of_another_seat,
        secret,
        word_lost,
    ],
)
def test_a_slip_is_noticed(told: tuple[Stored, Told], slip: Callable[[Stored, Story], None]) -> None:
    slip(told[0], told[1].story)
    with pytest.raises(Lost):
        check(told)


def test_what_is_gone_from_the_store_after_it_was_read_is_noticed(told: tuple[Stored, Told]) -> None:
    ledgers = Ledgers(cast(Site, told[0]))
    ledgers.check(cast(Party, told[1]))
    forgotten(told[0], told[1].story)
    with pytest.raises(Lost):
        ledgers.check(cast(Party, told[1]))
