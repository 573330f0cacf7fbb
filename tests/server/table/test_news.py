"""What other servers tell is read as far as the store is there, and again later where it was not."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB
from tests.server.postgres_running import Postgres
from tests.server.two_servers import Two, company, run

from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.table.news import News
from quartier.server.table.table import Table


def test_nothing_is_begun_of_news_that_cannot_all_be_read(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(two: Two) -> None:
        tables = two.first.tables
        news = News(tables, company(two.first))
        known = [(await two.first.new_tables.set_up(ANN, NewTable(game="cities", seats=2))).record.id for _ in range(6)]
        waiting = NewTable(game="cities", seats=2, bots=["random"], start=True)
        left = [(await two.second.new_tables.set_up(BOB, waiting)).record.id for _ in range(6)]

        def away(name: str) -> Table:
            raise Refusal("storage")

        monkeypatch.setattr(tables, "find", away)
        monkeypatch.setattr(tables, "in_memory", {name: tables.in_memory(name) for name in known}.get)
        monkeypatch.setattr(news._together, "keeps", lambda name: True)
        await two.second.store.write([("wake", (name, 0)) for name in left])
        with pytest.raises(Refusal):
            await news._look_at({*known, *left})
        # Whatever was begun and is not waited for is told of as an error here.
        gc.collect()

    run(postgres, tmp_path, script)
