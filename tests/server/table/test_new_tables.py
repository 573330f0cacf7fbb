"""What a new table of any game may be set up with: component sets that the game can read, hints or none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ANN, server_inside

from quartier.core.registry import games, load_game
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.store.store import table_rows


@pytest.mark.parametrize("game", games())
def test_a_game_lists_the_component_sets_that_it_can_read_and_no_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            folder = tmp_path / "boxes"
            assert inside.boxes.names(game) == ["house"]
            folder.mkdir()
            for other in games():
                (folder / f"{other}-set.txt").write_text(load_game(other).house_box(), encoding="utf-8")
            (folder / "broken.txt").write_text("1 XXXX\n")
            (folder / "bytes.txt").write_bytes(b"\xff\xfe\x00")
            (folder / "not a name.txt").write_text(load_game(game).house_box(), encoding="utf-8")
            for _ in range(3):
                assert inside.boxes.names(game) == ["house", f"{game}-set"]
            assert inside.boxes.text(game, f"{game}-set") == load_game(game).house_box()
            for name in ("broken", "bytes", "nothing", "not a name", "../broken"):
                with pytest.raises(Refusal, match="bad-option"):
                    inside.boxes.text(game, name)
            # A set that was mended is there at once.
            (folder / "broken.txt").write_text(load_game(game).house_box(), encoding="utf-8")
            assert "broken" in inside.boxes.names(game)

    asyncio.run(script())
    told = [record.getMessage() for record in caplog.records if "component set" in record.getMessage()]
    assert told == ["component set of no game"] * 2


@pytest.mark.parametrize("game", games())
def test_hints_are_given_where_one_plays_with_bots_only_unless_it_is_said_otherwise(tmp_path: Path, game: str) -> None:
    fewest = load_game(game).about.seats.start
    most = load_game(game).about.seats.stop - 1

    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:

            async def hints(**wanted: object) -> bool:
                table = await inside.new_tables.set_up(ANN, NewTable(game=game, **wanted))  # type: ignore[arg-type]
                return table.snapshot("ann").table.hints

            bots = ["random"] * (max(fewest, 2) - 1)
            assert await hints(bots=bots)
            assert not await hints(bots=bots, aids=False)
            assert not await hints(bots=bots, late=True)
            assert not await hints(bots=bots, hints=False)
            assert not await hints(seats=most)

    asyncio.run(script())


def test_a_table_stored_when_the_host_alone_decided_on_hints_keeps_what_it_had(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=1))
            for number, (aids, hints, given) in enumerate(
                [(True, None, True), (False, None, False), (False, True, True), (True, False, False)]
            ):
                old = msgspec.structs.replace(table.record, id=f"{number:022}", aids=aids, hints=hints)
                await inside.store.write(list(table_rows(old)))
                assert inside.tables.find(old.id).snapshot("ann").table.hints is given

    asyncio.run(script())
