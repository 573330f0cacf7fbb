"""Days of the challenge: what counts and what does not, who stands where, what is told when, and streaks.
Longer than 300 lines: the rules of one thing, and what its tests share."""

from __future__ import annotations

import asyncio
import datetime
import os
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import ANN, BOB, all_at_once, play, rows, server_inside, to_decide, until

from quartier.core.hindsight import Best
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.server.interface.context import Context
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Hint
from quartier.server.messages.tables import Place
from quartier.server.now import end_of, now, today
from quartier.server.store.records import BestFound, Person, TableRecord
from quartier.server.store.store import table_rows
from quartier.server.table import best_of_days, challenges, seating
from quartier.server.table.best_of_days import BestOfDays, OwnProcess
from quartier.server.table.playing import answer
from quartier.server.table.table import Table


def day_before(number: int) -> str:
    return (datetime.date.fromisoformat(today()) - datetime.timedelta(number)).isoformat()


def run(folder: Path, script: Callable[[Context], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with server_inside(folder, **settings) as inside:
            await script(inside)

    asyncio.run(whole())


async def finish(table: Table) -> None:
    """Play the first legal turns to the end of the match."""
    while not table.live.match.over:
        await to_decide(table)
        if not table.live.match.over:
            await play(table, person=table.record.seats[0].person or "")
    # The last turn may be a bot's, which is stored a moment later.
    async with table.lock:
        assert table.record.status == "over"


async def scored(
    inside: Context,
    person: Person,
    day: str,
    score: int,
    *,
    game: str = "cities",
    ended: int | None = None,
    rank: int = 1,
) -> TableRecord:
    """A challenge that somebody has finished, as it is stored."""
    table = await inside.challenges.take(person, game)
    record = msgspec.structs.replace(
        table.record,
        id=f"{person.id}-{game}-{day}".ljust(22, "-"),
        status="over",
        challenge=day,
        ended=end_of(day) - 1 if ended is None else ended,
        places=(Place(score, rank),) * len(table.record.seats),
    )
    await inside.store.write([*table_rows(record), ("challenge-entry", (person.id, game, day, "", record.id))])
    return record


def crowd(*names: str) -> list[Person]:
    return [Person(name.lower(), name) for name in names]


def test_equal_results_share_a_rank_and_whoever_asks_finds_their_own(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        day = day_before(1)
        for person, score in zip(crowd("Ann", "Bob", "Cem", "Dea"), (30, 41, 30, 12), strict=True):
            await scored(inside, person, day, score)
        found = inside.challenges.look(ANN, "cities", day, 2)
        assert [(result.name, result.rank, result.you) for result in found.best] == [
            ("Bob", 1, False),
            ("Ann", 2, True),
        ]
        assert (found.finished, found.score, found.rank) == (4, 30, 2)
        last = inside.challenges.look(Person("dea", "Dea"), "cities", day, 2)
        # Below those who are shown, one still stands there oneself.
        assert [(result.name, result.rank) for result in last.best] == [("Bob", 1), ("Ann", 2), ("Dea", 4)]

    run(tmp_path, script)


def test_where_all_win_or_lose_together_whoever_won_stands_before_all_who_lost(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        day = day_before(1)
        await scored(inside, ANN, day, 50, game="skylines", rank=2)
        await scored(inside, BOB, day, 20, game="skylines")
        found = inside.challenges.look(ANN, "skylines", day)
        assert [(result.name, result.failed) for result in found.best] == [("Bob", False), ("Ann", True)]
        assert (found.rank, found.failed) == (2, True)

    run(tmp_path, script)


def test_what_ends_after_its_day_does_not_count(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        day = day_before(1)
        await scored(inside, ANN, day, 30, ended=end_of(day) - 1)
        await scored(inside, BOB, day, 99, ended=end_of(day))
        found = inside.challenges.look(BOB, "cities", day)
        assert ([result.name for result in found.best], found.score, found.rank) == (["Ann"], None, None)
        assert inside.challenges.history(BOB).results == []
        assert inside.challenges.history(ANN).streak == 1
        assert inside.challenges.look(ANN, "cities").ends == end_of(today()) > now()

    run(tmp_path, script)


def test_a_streak_goes_on_until_a_day_is_missed(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        for number in (1, 2, 5, 6, 7):
            await scored(inside, ANN, day_before(number), 30)
        await scored(inside, ANN, day_before(2), 9, game="tangram")
        await scored(inside, BOB, day_before(2), 30)
        history = inside.challenges.history(ANN)
        assert (history.streak, history.longest, history.days) == (2, 3, 5)
        assert [(entry.day, entry.game) for entry in history.results][:3] == [
            (day_before(1), "cities"),
            (day_before(2), "cities"),
            (day_before(2), "tangram"),
        ]
        assert [(entry.rank, entry.finished) for entry in history.results][1] == (1, 2)
        assert inside.challenges.streak(ANN) == 2
        assert inside.challenges.streak(BOB) == 0

    run(tmp_path, script)


def test_the_best_game_is_watched_by_all_on_the_next_day_and_no_other_is(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        day = day_before(1)
        best, other = await scored(inside, ANN, day, 41), await scored(inside, BOB, day, 30)
        current = (await inside.challenges.take(Person("cem", "Cem"), "cities")).record
        await finish(inside.tables.find(current.id))
        assert inside.challenges.look(None, "cities", day).best_game == best.id
        assert inside.challenges.look(None, "cities").best_game == ""
        inside.tables.find(best.id).check_may_look(None)
        for closed in (other, current):
            with pytest.raises(Refusal, match="no-spectators"):
                inside.tables.find(closed.id).check_may_look("ann")

    run(tmp_path, script)


@pytest.mark.parametrize("game", games())
def test_a_further_try_has_the_same_deal_counts_nothing_and_gets_no_help_either(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "OPPONENT", "random")

    async def script(inside: Context) -> None:
        first = await inside.challenges.take(ANN, game)
        with pytest.raises(Refusal, match="challenge-first"):
            await inside.challenges.try_again(ANN, game, today())
        await finish(first)
        before = inside.challenges.look(ANN, game)
        again = await inside.challenges.try_again(ANN, game, today())
        assert again.record.id != first.record.id
        assert again.record.seed == first.record.seed
        assert (await inside.challenges.try_again(ANN, game, today())) is again
        assert again.snapshot("ann").table.unscored
        await to_decide(again)
        with pytest.raises(Refusal, match="no-hints"):
            await answer(again, "ann", Hint("h"))
        await finish(again)
        # The deal stays secret: others may still be at it.
        facts = again.snapshot("ann").table
        assert (facts.status, facts.seed, facts.salt) == ("over", "", "")
        assert inside.challenges.look(ANN, game) == before
        assert before.finished == 1
        assert (await inside.challenges.take(ANN, game)) is first

    run(tmp_path, script)


def test_tries_at_once_from_two_tabs_give_one_that_counts(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        asked = [inside.challenges.take(ANN, "cities"), inside.challenges.try_again(ANN, "cities", today())]
        got, refused = await all_at_once([*asked, inside.challenges.take(ANN, "cities")])
        assert (len({table.record.id for table in got}), refused) == (1, ["challenge-first"])
        await finish(got[0])
        both = await asyncio.gather(*(inside.challenges.try_again(ANN, "cities", today()) for _ in range(2)))
        for table in {table.record.id: table for table in both}.values():
            await finish(table)
        assert inside.challenges.look(ANN, "cities").finished == 1

    run(tmp_path, script)


def test_an_earlier_day_is_tried_by_anybody_and_days_to_come_by_nobody(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        table = await inside.challenges.try_again(BOB, "cities", day_before(3))
        assert (table.record.challenge, table.record.unscored) == (day_before(3), True)
        for day in (day_before(-1), "2025-12-31", "yesterday", "2026-1-2", "20260102", "2026-02-30"):
            with pytest.raises(Refusal, match="not-found"):
                inside.challenges.look(BOB, "cities", day)
            with pytest.raises(Refusal, match="not-found"):
                await inside.challenges.try_again(BOB, "cities", day)

    run(tmp_path, script)


def test_no_bot_plays_on_for_whoever_leaves_a_challenge(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        table = await inside.challenges.take(ANN, "cities")
        await seating.leave(table, ANN)
        assert (table.record.seats[0].away, table.live.events) == ("", [])
        assert (await inside.challenges.take(ANN, "cities")) is table

    run(tmp_path, script)


def test_challenges_left_unfinished_are_closed_when_their_day_is_long_over(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        kept = [
            await inside.challenges.take(ANN, "cities"),
            await inside.challenges.try_again(ANN, "cities", day_before(9)),
        ]
        old = await inside.challenges.take(BOB, "cities")
        async with old.lock:
            await old.change(msgspec.structs.replace(old.record, challenge=day_before(2)))
        await until(lambda: old.record.status == "closed")
        assert [table.record.status for table in kept] == ["running"] * 2

    run(tmp_path, script, idle=0.1)


# The best that was possible


def with_best(inside: Context, find: Callable[[TableRecord, float], BestFound], monkeypatch: Any) -> BestOfDays:
    """The challenges of a server whose games all have a best, found as the test says."""
    from quartier.core.game import Game

    monkeypatch.setattr(Game, "part", lambda self, name: self if name == "hindsight" else None)
    best = BestOfDays(inside.store, 1, find)
    inside.challenges._best = best
    return best


def test_the_best_possible_is_found_once_and_told_when_ones_own_try_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    def find(record: TableRecord, seconds: float) -> BestFound:
        found.append(record.challenge)
        return BestFound(50, 60, False)

    async def script(inside: Context) -> None:
        best = with_best(inside, find, monkeypatch)
        tables = await asyncio.gather(*(inside.challenges.take(person, "cities") for person in (ANN, BOB)))
        await until(lambda: best.known("cities", today()))
        assert found == [today()]
        assert inside.challenges.look(ANN, "cities").possible is None
        await finish(tables[0])
        told = inside.challenges.look(ANN, "cities").possible
        assert told is not None
        assert (told.score, told.bound, told.proven) == (50, 60, False)
        assert inside.challenges.history(ANN).results[0].possible == told
        for other in (BOB, None):
            assert inside.challenges.look(other, "cities").possible is None
        # On the next day it is told to everybody, and nothing is below what somebody has reached.
        await scored(inside, ANN, day_before(1), 60)
        await inside.store.write([("challenge-best", ("cities", day_before(1), 50, 60, 0))])
        past = inside.challenges.look(None, "cities", day_before(1)).possible
        assert past is not None
        assert (past.score, past.proven) == (60, True)
        await best.close()

    run(tmp_path, script)


def test_what_was_interrupted_is_looked_for_again_and_what_failed_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def fail(record: TableRecord, seconds: float) -> BestFound:
        tried.append(record.id)
        raise EOFError

    async def script(inside: Context) -> None:
        table = await inside.challenges.take(ANN, "cities")
        await finish(table)
        best = with_best(inside, fail, monkeypatch)
        for _ in range(3):
            inside.challenges.look(ANN, "cities")
            await until(lambda: not best.coming("cities", today()))
        assert tried == [table.record.id]
        assert inside.challenges.look(ANN, "cities").possible is None
        await best.close()

    run(tmp_path, script)


def test_a_process_that_finds_nothing_or_is_ended_costs_the_server_nothing(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        record = (await inside.challenges.take(ANN, "guilds")).record
        with pytest.raises(EOFError):
            await asyncio.to_thread(OwnProcess().find, record, 1.0)
        process = OwnProcess()
        looking = asyncio.create_task(asyncio.to_thread(process.find, record, 60.0))
        await until(lambda: process._process)
        process.end()
        with pytest.raises(EOFError):
            await looking
        with pytest.raises(EOFError):
            process.find(record, 60.0)

    run(tmp_path, script)


def test_the_process_gives_way_to_all_others_and_tells_what_the_deal_of_the_table_allows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def find_best(match: Match, **how: object) -> Best:
        asked.append((match.seed, match.turns, how))
        return Best(41, 44, False, ())

    async def script(inside: Context) -> None:
        record = (await inside.challenges.take(ANN, "cities")).record
        ours, theirs = Pipe(duplex=False)
        with ours, theirs:
            best_of_days.tell_best(theirs, record, 7.0)
            assert ours.recv() == BestFound(41, 44, False)
        assert asked == [19, (record.seed, [], {"seconds": 7.0, "cores": 1})]

    monkeypatch.setattr(best_of_days, "find_best", find_best)
    monkeypatch.setattr(os, "nice", asked.append)
    run(tmp_path, script)


def test_games_without_a_best_and_servers_that_want_none_look_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(inside: Context) -> None:
        best = BestOfDays(inside.store, 0)
        record = (await inside.challenges.take(ANN, "guilds")).record
        best.want(record)
        assert not best.coming("guilds", today())
        best = BestOfDays(inside.store, 1)
        best.want(record)
        assert not best.coming("guilds", today())
        assert rows(inside, "SELECT * FROM challenge_bests") == []

    run(tmp_path, script)
