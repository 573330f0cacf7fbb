"""Advice at a table: given once every person who has a seat agrees, and never in a challenge."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import ANN, BOB, all_at_once, play, server_inside, table_of, to_decide
from tests.server.server_running import Guest, two_people

from quartier.core.registry import about, games
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, AgreeToAdvice, Hint, Hinted, Move, Preview, Previewed
from quartier.server.store.records import Person
from quartier.server.store.writer import Writer
from quartier.server.table import seating
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.cases import Case

CAT = Person("cat", "Cat")


async def say(table: Table, person: Person, agreed: bool) -> None:
    """Agree to advice, or take that back."""
    assert isinstance(await answer(table, person.id, AgreeToAdvice(f"a{agreed}", agreed)), Ack)


def agreed(table: Table) -> list[bool]:
    """Who agrees, as everybody at the table is told."""
    return [seat.advice for seat in table.snapshot("ann").table.seats]


def hints(table: Table) -> bool:
    return table.snapshot("ann").table.hints


async def for_people(inside: Context, *people: Person, **wanted: Any) -> Table:
    """An open table with these people, Ann first."""
    table = await inside.new_tables.set_up(ANN, NewTable(game="cities", **{"seats": 1 + len(people), **wanted}))
    for person in people:
        await seating.join(table, person, None)
    return table


def test_it_is_given_once_all_agree_and_not_any_more_when_one_takes_it_back(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB)
            assert (agreed(table), hints(table)) == ([False, False], False)
            await say(table, ANN, True)
            assert (agreed(table), hints(table)) == ([True, False], False)
            await seating.start(table, ANN, None)
            with pytest.raises(Refusal, match="no-hints"):
                await answer(table, "ann", Hint("h"))
            await say(table, BOB, True)
            assert (agreed(table), hints(table)) == ([True, True], True)
            assert isinstance(await answer(table, "ann", Hint("h")), Hinted)
            await say(table, ANN, False)
            assert (agreed(table), hints(table)) == ([False, True], False)
            with pytest.raises(Refusal, match="no-hints"):
                await answer(table, "bob", Hint("h"))

    asyncio.run(script())


def test_the_host_asks_when_the_table_is_set_up_and_decides_for_nobody_else(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, hints=True)
            assert (agreed(table), hints(table)) == ([True, False], False)

    asyncio.run(script())


def test_who_sits_down_anew_has_not_agreed_and_who_gets_up_has_no_say(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, seats=3, hints=True)
            await say(table, BOB, True)
            assert hints(table)
            await seating.join(table, CAT, None)
            assert (agreed(table), hints(table)) == ([True, True, False], False)
            await seating.leave(table, CAT)
            assert (agreed(table), hints(table)) == ([True, True, False], True)
            # Whoever comes again is asked again.
            await seating.leave(table, BOB)
            await seating.join(table, BOB, None)
            assert (agreed(table), hints(table)) == ([True, False, False], False)

    asyncio.run(script())


def test_who_takes_a_bots_seat_during_the_match_has_not_agreed(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            table = await table_of(inside, Case("cities", 2, ()), late=True, hints=True)
            assert hints(table)
            await seating.join(table, BOB, None)
            assert not hints(table)
            await say(table, BOB, True)
            assert hints(table)

    asyncio.run(script())


def test_who_has_left_for_a_while_still_has_a_say(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            table = await for_people(inside, BOB, hints=True)
            await seating.start(table, ANN, None)
            await seating.leave(table, BOB)
            assert not hints(table)

    asyncio.run(script())


@pytest.mark.parametrize("game", games())
def test_who_plays_alone_with_bots_decides_alone_also_during_the_match(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            table = await table_of(inside, Case(game, max(2, about(game).seats.start), ()), hints=False)
            assert not hints(table)
            await say(table, ANN, True)
            assert hints(table)
            await say(table, ANN, False)
            assert not hints(table)

    asyncio.run(script())


def test_spectators_have_no_say_and_after_the_end_nobody_has(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, options={"level": 1}, start=True)
            with pytest.raises(Refusal, match="not-seated"):
                await answer(table, "bob", AgreeToAdvice("a", True))
            while not table.live.match.over:
                await play(table)
            with pytest.raises(Refusal, match="not-running"):
                await answer(table, "ann", AgreeToAdvice("a", False))

    asyncio.run(script())


def test_a_challenge_never_allows_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.challenges.take(ANN, "cities")
            with pytest.raises(Refusal, match="no-hints"):
                await answer(table, "ann", AgreeToAdvice("a", True))
            assert not hints(table)
            while not table.live.match.over:
                await to_decide(table)
                if not table.live.match.over:
                    await play(table)
            # At the rematch one plays alone with the same bots.
            assert hints(await inside.new_tables.rematch(table, ANN))

    asyncio.run(script())


def test_those_who_agreed_still_do_at_the_rematch(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, options={"level": 1}, hints=True)
            await seating.start(table, ANN, None)
            while not table.live.match.over:
                seat = table.live.match.actors[0]
                await play(table, seat, person=(ANN, BOB)[seat].id)
            assert agreed(await inside.new_tables.rematch(table, BOB)) == [True, False]

    asyncio.run(script())


def test_all_who_agree_at_once_are_heard_and_the_same_word_twice_is_said_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, CAT)
            done, refused = await all_at_once(
                answer(table, person, AgreeToAdvice(f"a{number}", True))
                for number in range(3)
                for person in ("ann", "bob", "cat")
            )
            assert (len(done), refused, hints(table)) == (9, [], True)

    asyncio.run(script())


def test_advice_that_is_thought_about_when_somebody_takes_it_back_is_not_given(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, hints=True)
            await say(table, BOB, True)
            await seating.start(table, ANN, None)
            asked = asyncio.create_task(answer(table, "ann", Hint("h")))
            while 0 not in table.advised:
                await asyncio.sleep(0)
            await say(table, BOB, False)
            with pytest.raises(Refusal, match="no-hints"):
                await asked

    asyncio.run(script())


def test_what_could_not_be_stored_is_not_agreed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB, hints=True)

            async def full(*_: object) -> None:
                raise Refusal("storage")

            with monkeypatch.context() as broken:
                broken.setattr(Writer, "write", full)
                with pytest.raises(Refusal, match="storage"):
                    await answer(table, "bob", AgreeToAdvice("a", True))
            assert not hints(table)

    asyncio.run(script())


def test_it_survives_a_restart(tmp_path: Path) -> None:
    async def before() -> str:
        async with server_inside(tmp_path) as inside:
            table = await for_people(inside, BOB)
            for person in (ANN, BOB):
                await say(table, person, True)
            return table.record.id

    async def after(name: str) -> None:
        async with server_inside(tmp_path) as inside:
            assert (agreed(inside.tables.find(name)), hints(inside.tables.find(name))) == ([True, True], True)

    asyncio.run(after(asyncio.run(before())))


def test_everybody_at_the_table_sees_who_asks(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    with ann.sit(table) as host, bob.sit(table) as guest, Guest(ann.server, "").sit(table) as watching:
        for seat in (host, guest, watching):
            seat.until("snapshot")
        assert watching.ask("advice", agree=True)["error"]["code"] == "not-seated"
        assert host.ask("advice", agree=True)["type"] == "ack"
        for seat in (host, guest, watching):
            seat.until_sure(lambda seat=seat: [sitting["advice"] for sitting in seat.table["seats"]] == [True, False])
            assert seat.table["hints"] is False
        assert guest.ask("hint")["error"]["code"] == "no-hints"
        guest.ask("advice", agree=True)
        host.until_sure(lambda: host.table["hints"])
        assert host.ask("hint")["type"] == "hinted"


def expected(standings: Any, board: Any) -> int:
    """The points of seat 0, with those that are counted when all are ready."""
    return int(standings[0]["score"] + sum(item["points"] for item in board.get("due", [])))


@pytest.mark.parametrize("game", games())
def test_what_an_advised_turn_is_shown_to_gain_is_what_confirming_it_gains(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case(game, about(game).seats.start, ()))
            for number in range(8):
                await to_decide(table)
                viewer = table.live.viewer(0)
                before = msgspec.to_builtins(table.live.match.view(0))
                advice = await answer(table, "ann", Hint("h"))
                assert isinstance(advice, Hinted)
                turn = advice.turns[number % len(advice.turns)].turn
                shown = await answer(table, "ann", Preview("p", turn))
                assert isinstance(shown, Previewed)
                told = msgspec.to_builtins(shown.view)
                done = await answer(table, "ann", Move(f"m{number}", viewer.version, turn))
                assert isinstance(done, Ack)
                # What has changed by this turn alone: bots may have moved since.
                after = {name: msgspec.json.decode(value) for name, value in done.changes.items()}
                then = [after.get(name, before[name]) for name in ("standings", "board")]
                assert expected(*then) == expected(told["standings"], told["board"])

    asyncio.run(script())
