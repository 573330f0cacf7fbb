"""Challenges with a set of somebody's own: another deal, one try, a ranking apart, and nothing of it in the house's."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ANN, BOB, all_at_once, rows, to_decide
from tests.server.table.test_challenge_days import crowd, day_before, finish, run, scored, with_best
from tests.server.test_sets import CHANGES, own

from quartier.server.identity import new_id
from quartier.server.interface.context import Context
from quartier.server.messages.http import Challenge
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Hint
from quartier.server.messages.tables import Place
from quartier.server.now import end_of, today
from quartier.server.store.component_sets import set_row
from quartier.server.store.records import BestFound, Person, SetRecord, TableRecord
from quartier.server.store.store import table_rows
from quartier.server.table import challenges, seating
from quartier.server.table.played_set import PlayedSet, kept_set, set_at
from quartier.server.table.playing import answer
from quartier.server.table.table import Table

COMMENT = "# the same pieces\n"


async def keep(inside: Context, game: str = "cities", text: str = "", title: str = "My box", name: str = "") -> str:
    """A set that Ann keeps, as it is stored: the house's with one thing changed, if nothing else is said."""
    record = SetRecord(name or new_id(), ANN.id, 1, game, title, text or own(game))
    await inside.store.write([set_row(record)])
    return record.id


async def take(inside: Context, person: Person, name: str) -> Table:
    """A person's table of today's deal with a set."""
    game, played = kept_set(inside.store, name)
    return await inside.challenges.take(person, game, played=played)


def look(inside: Context, person: Person | None, name: str, day: str = "") -> Challenge:
    game, played = kept_set(inside.store, name)
    return inside.challenges.look(person, game, day, played=played)


async def set_scored(inside: Context, person: Person, name: str, day: str, score: int) -> TableRecord:
    """A day's deal with a set that somebody has finished, as it is stored."""
    table = await take(inside, person, name)
    record = msgspec.structs.replace(
        table.record,
        id=new_id(),
        status="over",
        challenge=day,
        ended=end_of(day) - 1,
        places=(Place(score, 1),) * len(table.record.seats),
    )
    entry = ("challenge-entry", (person.id, record.game, day, record.set_digest, record.id))
    await inside.store.write([*table_rows(record), entry])
    return record


@pytest.mark.parametrize("game", CHANGES)
def test_each_set_has_a_deal_of_its_own_which_is_the_same_for_everybody(tmp_path: Path, game: str) -> None:
    async def script(inside: Context) -> None:
        mine, other = await keep(inside, game), await keep(inside, game, COMMENT + own(game))
        same = await keep(inside, game, title="The same box under another name")
        house = (await inside.challenges.take(ANN, game)).record
        first, second = [(await take(inside, person, mine)).record for person in (ANN, BOB)]
        assert first.id != second.id
        assert first.seed == second.seed
        assert (await take(inside, Person("cem", "Cem"), same)).record.seed == first.seed
        assert len({house.seed, first.seed, (await take(inside, ANN, other)).record.seed}) == 3
        assert (first.challenge, first.box_text, first.options["box"]) == (today(), own(game), "My box")
        assert (house.box_text, house.options["box"], house.challenge_set) == ("", "house", "")
        assert [seat.bot for seat in first.seats[1:]] == [seat.bot for seat in house.seats[1:]]

    run(tmp_path, script)


def test_the_deal_is_a_secret_of_the_server(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        seeds.append((await take(inside, ANN, await keep(inside))).record.seed)

    seeds: list[str] = []
    for server in ("one", "other"):
        run(tmp_path / server, script)
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize("game", CHANGES)
def test_the_first_try_counts_and_further_ones_have_the_same_deal_and_count_nothing(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "OPPONENT", "random")

    async def script(inside: Context) -> None:
        name = await keep(inside, game)
        _, played = kept_set(inside.store, name)
        with pytest.raises(Refusal, match="challenge-first"):
            await inside.challenges.try_again(ANN, game, today(), played=played)
        first = await take(inside, ANN, name)
        await to_decide(first)
        with pytest.raises(Refusal, match="no-hints"):
            await answer(first, "ann", Hint("h"))
        await finish(first)
        found = look(inside, ANN, name)
        assert (found.finished, found.rank, found.table) == (1, 1, first.record.id)
        assert found.score == first.live.match.standings[0].score
        assert found.set is not None
        assert (found.set.id, found.set.game, found.set.title) == (name, game, "My box")
        other = await inside.challenges.try_again(ANN, game, day_before(1))
        again = await inside.challenges.try_again(ANN, game, today(), played=played)
        # One that goes on with the house's set is none with this one.
        past = await inside.challenges.try_again(ANN, game, day_before(1), played=played)
        assert len({first.record.id, other.record.id, again.record.id, past.record.id}) == 4
        assert (again.record.seed, again.record.unscored) == (first.record.seed, True)
        assert (await inside.challenges.try_again(ANN, game, today(), played=played)) is again
        await finish(again)
        assert look(inside, ANN, name) == found
        assert (await take(inside, ANN, name)) is first
        # The house's challenge is still to be played.
        assert inside.challenges.look(ANN, game).table == ""
        with pytest.raises(Refusal, match="challenge-first"):
            await inside.challenges.try_again(ANN, game, today())

    run(tmp_path, script)


@pytest.mark.parametrize("game", CHANGES)
def test_of_eight_who_ask_for_it_at_once_all_get_the_same_table(tmp_path: Path, game: str) -> None:
    async def script(inside: Context) -> None:
        name, same = await keep(inside, game), await keep(inside, game)
        got, refused = await all_at_once(take(inside, ANN, each) for each in (name, same) * 4)
        assert (len({table.record.id for table in got}), refused) == (1, [])
        assert len(rows(inside, "SELECT id FROM tables")) == 1
        assert len(rows(inside, "SELECT * FROM challenge_entries")) == 1
        assert (await inside.challenges.take(ANN, game)).record.id != got[0].record.id

    run(tmp_path, script)


def test_it_is_not_got_a_second_time_by_a_token(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        name = await keep(inside)
        house, mine, others = [
            await inside.challenges.take(ANN, "cities"),
            await take(inside, ANN, name),
            await take(inside, BOB, name),
        ]
        with pytest.raises(Refusal, match="challenge-taken"):
            await seating.transfer(inside.tables, ANN, (await seating.offer_transfer(others, BOB))[0])
        # Whoever has played the house's may take over one with a set, and has then played that too.
        cem = Person("cem", "Cem")
        await inside.challenges.take(cem, "cities")
        await seating.transfer(inside.tables, cem, (await seating.offer_transfer(others, BOB))[0])
        assert (await take(inside, cem, name)) is others
        with pytest.raises(Refusal, match="challenge-taken"):
            await take(inside, BOB, name)
        with pytest.raises(Refusal, match="challenge-taken"):
            await seating.transfer(inside.tables, cem, (await seating.offer_transfer(mine, ANN))[0])
        assert house.record.seat_of("ann") == mine.record.seat_of("ann") == 0

    run(tmp_path, script)


def test_a_changed_set_begins_anew_and_its_old_results_stay_with_the_old_text(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        name = await keep(inside)
        old = await take(inside, ANN, name)
        await finish(old)
        before = look(inside, ANN, name)
        # Another name is still the same set.
        await keep(inside, title="Renamed", name=name)
        assert look(inside, ANN, name).rank == 1
        await keep(inside, text=COMMENT + own("cities"), name=name)
        now = look(inside, ANN, name)
        assert (now.finished, now.best, now.table, now.rank) == (0, [], "", None)
        new = await take(inside, ANN, name)
        assert (new.record.id, new.record.seed) != (old.record.id, old.record.seed)
        at_old = set_at(inside.store, old.record)
        assert (at_old.text, at_old.id, set_at(inside.store, new.record).id) == (own("cities"), "", name)
        found = inside.challenges.look(ANN, "cities", today(), played=at_old)
        assert (found.best, found.rank) == (before.best, 1)
        assert found.set is not None
        assert (found.set.id, found.set.title) == ("", "My box")
        # Whoever brings the old text back finds the old challenge, and no second try that counts.
        await keep(inside, name=name)
        assert look(inside, ANN, name) == before
        assert (await take(inside, ANN, name)) is old

    run(tmp_path, script)


def test_rankings_history_and_streak_of_the_house_know_nothing_of_it(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        name, other = await keep(inside), await keep(inside, text=COMMENT + own("cities"))
        day = day_before(1)
        for person, score in zip(crowd("Ann", "Bob", "Cem"), (30, 41, 12), strict=True):
            await set_scored(inside, person, name, day, score)
        await set_scored(inside, ANN, other, day, 99)
        await scored(inside, BOB, day, 7)
        found = look(inside, ANN, name, day)
        assert [(result.name, result.score, result.rank) for result in found.best] == [
            ("Bob", 41, 1),
            ("Ann", 30, 2),
            ("Cem", 12, 3),
        ]
        assert (found.finished, found.rank, found.score) == (3, 2, 30)
        house = inside.challenges.look(ANN, "cities", day)
        assert ([(result.name, result.score) for result in house.best], house.rank) == ([("Bob", 7)], None)
        assert (house.finished, house.set) == (1, None)
        history = inside.challenges.history(ANN)
        assert (history.streak, history.longest, history.days, history.results) == (0, 0, 0, [])
        assert inside.challenges.streak(ANN) == 0
        bobs = inside.challenges.history(BOB)
        assert [(entry.score, entry.rank, entry.finished) for entry in bobs.results] == [(7, 1, 1)]

    run(tmp_path, script)


def test_on_the_next_day_the_best_game_with_the_set_is_watched_and_its_seed_known(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        name = await keep(inside)
        day = day_before(1)
        best, other = await set_scored(inside, ANN, name, day, 41), await set_scored(inside, BOB, name, day, 30)
        # More points in the house's challenge are another challenge's.
        house = await scored(inside, Person("cem", "Cem"), day, 99)
        assert look(inside, None, name, day).best_game == best.id
        assert inside.challenges.look(None, "cities", day).best_game == house.id
        inside.tables.find(best.id).check_may_look(None)
        with pytest.raises(Refusal, match="no-spectators"):
            inside.tables.find(other.id).check_may_look("ann")
        assert look(inside, None, name).best_game == ""
        assert inside.tables.find(best.id).snapshot(None).table.seed == best.seed

    run(tmp_path, script)


def test_nobody_looks_for_the_best_possible_with_a_set_of_somebodys_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def find(record: TableRecord, seconds: float) -> BestFound:
        looked.append(record.id)
        return BestFound(50, 60, False)

    async def script(inside: Context) -> None:
        best = with_best(inside, find, monkeypatch)
        name = await keep(inside)
        await finish(await take(inside, ANN, name))
        # What is known of the house's deal is not of this one.
        await inside.store.write([("challenge-best", ("cities", today(), 50, 60, 0))])
        found = look(inside, ANN, name)
        assert (found.rank, found.possible, found.possible_coming) == (1, None, False)
        await best.close()
        assert looked == []

    run(tmp_path, script)


def test_a_rematch_is_no_challenge_and_keeps_the_set(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        table = await take(inside, ANN, await keep(inside))
        await finish(table)
        again = (await inside.new_tables.rematch(table, ANN)).record
        assert (again.challenge, again.challenge_set, again.box_text) == ("", "", own("cities"))

    run(tmp_path, script)


def test_the_house_is_told_by_an_empty_digest() -> None:
    assert PlayedSet().digest == ""
    assert len(PlayedSet("My box", own("cities")).digest) == 64
