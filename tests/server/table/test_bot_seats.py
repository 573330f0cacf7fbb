"""How bots sit down: by level and character, and each as a character of its own when a match begins."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.inside import ANN, server_inside

from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import SeatRecord
from quartier.server.table import seating
from quartier.server.table.bot_seats import bot_seat, with_characters
from quartier.server.table.facts import listed_facts


def test_a_bot_is_asked_for_by_its_level_and_perhaps_its_character() -> None:
    assert bot_seat("strong", "cities") == SeatRecord(bot="strong")
    assert bot_seat("strong:gambler", "cities") == SeatRecord(bot="strong", character="gambler")
    assert bot_seat("strong:gambler", "cities").bot_name == "strong:gambler"


@pytest.mark.parametrize("name", ["deep", "deep:gambler", "strong:spoiler", "greedy:gambler", "strong:", ":gambler"])
def test_a_bot_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        bot_seat(name, "cities")


def test_bots_that_have_no_character_get_one_as_different_as_there_are() -> None:
    seats = [SeatRecord(person="ann"), SeatRecord(bot="easy"), SeatRecord(bot="easy", character="gambler")]
    drawn = with_characters([*seats, SeatRecord(bot="easy"), SeatRecord(bot="random")], "cities")
    assert [sitting.bot for sitting in drawn] == [None, "easy", "easy", "easy", "random"]
    assert (drawn[0].character, drawn[2].character, drawn[4].character) == ("", "gambler", "")
    assert {drawn[1].character, drawn[3].character} == {"gardener", "regular"}


def test_a_match_begins_with_characters_that_everybody_sees_and_a_challenge_without(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            wanted = NewTable(game="cities", seats=4, bots=["easy", "normal:regular"])
            table = await inside.new_tables.set_up(ANN, wanted)
            assert [seat.character for seat in listed_facts(table.record).seats] == ["", "", "", "regular"]
            await seating.start(table, ANN, "random")
            seats = listed_facts(table.record).seats
            assert [seat.bot for seat in seats] == [None, "random", "easy", "normal"]
            assert seats[2].character in ("gardener", "gambler")
            assert [seats[number].character for number in (0, 1, 3)] == ["", "", "regular"]
            challenge = await inside.challenges.take(ANN, "guilds")
            assert [seat.character for seat in listed_facts(challenge.record).seats] == ["", "", ""]

    asyncio.run(script())
