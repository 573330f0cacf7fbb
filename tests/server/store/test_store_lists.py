"""What every store finds: what stands in records, and lists in their order, of challenges, studies, sets and more."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.stores import Run, record

from quartier.server.now import now
from quartier.server.store.batches import BROWSERS, REVIEWS
from quartier.server.store.component_sets import set_row
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict
from quartier.server.store.records import (
    BestFound,
    ReviewRecord,
    SeatRecord,
    SetRecord,
    StudyRecord,
    Subscription,
)
from quartier.server.store.store import Store, study_row, subscription_rows, table_rows

PAST = "2026-01-01"


def test_what_stands_in_records_is_found(run: Run) -> None:
    bots = (SeatRecord(bot="easy"), SeatRecord(bot="easy"))
    first, second = SeatRecord(person="bob", name="Bob"), SeatRecord(person="ann", name="Ann")
    tables = [
        record("mine", status="running", seats=(second,), address="here"),
        record("hosted", host="ann", seats=bots, status="running", address="here"),
        record("left", host="bob", seats=(SeatRecord(person="bob"),), status="running", address="there"),
        record("old", status="over", host="bob", seats=(second,)),
        record("waiting", status="open", pairing=True, host="bob", seats=(first,)),
        record("try", status="running", host="bob", seats=(first, second), challenge=PAST, unscored=True),
        record("begun", status="running", host="bob", seats=(first,), challenge=PAST),
    ]

    async def script(store: Store) -> None:
        for table in tables:
            await store.write([*table_rows(table), ("sitting", ("ann", table.id))])
        assert set(store.busy("ann")) == {"mine", "hosted", "try"}
        assert [store.busy_from(address) for address in ("here", "there", "")] == [2, 1, 0]
        assert store.without_people() == ["hosted"]
        assert [table.id for table in store.pairings()] == ["waiting"]
        challenges = store.challenges
        assert (challenges.further_try("bob", "cities", PAST), challenges.further_try("ann", "cities", PAST)) == (
            "try",
            None,
        )
        assert (challenges.left("2026-01-02"), challenges.left(PAST)) == (["begun"], [])

    run(script)


def test_challenges_are_taken_once_and_ranked(run: Run) -> None:
    def result(table: str, person: str, score: int, lost: int, ended: int) -> Row:
        return ("challenge-result", ("cities", PAST, table, person, person.title(), score, lost, ended, ""))

    async def script(store: Store) -> None:
        await store.write([("challenge-entry", ("ann", "cities", PAST, "", "a"))])
        with pytest.raises(Conflict):
            await store.write([("challenge-entry", ("ann", "cities", PAST, "", "b"))])
        challenges = store.challenges
        assert (challenges.entry("ann", "cities", PAST), challenges.entry("bob", "cities", PAST)) == ("a", None)
        await store.write([result("a", "ann", 70, 0, 9), result("b", "bob", 70, 0, 8), result("c", "cid", 90, 1, 7)])
        await store.write([result("a", "ann", 71, 0, 9)])
        best = challenges.best("cities", PAST, 9)
        assert [(found.table, found.score, found.lost) for found in best] == [
            ("a", 71, False),
            ("b", 70, False),
            ("c", 90, True),
        ]
        assert [challenges.better(found) for found in best] == [0, 1, 2]
        assert challenges.number("cities", PAST) == 3
        assert challenges.at_table("cities", PAST, "b") == best[1]
        assert (challenges.of_person("cid", 9), challenges.days_of("cid")) == ([best[2]], [PAST])
        assert challenges.possible("cities", PAST) is None
        for score in (95, 96):
            await store.write([("challenge-best", ("cities", PAST, score, 99, 0))])
        assert challenges.possible("cities", PAST) == BestFound(95, 99, False)

    run(script)


def test_studies_and_sets_are_kept_as_they_last_were_until_they_are_deleted(run: Run) -> None:
    study = StudyRecord("s", "ann", 1, "cities", "deal", "‘Ü’", ("Ann",), "", ())
    own = SetRecord("c", "ann", 1, "cities", "mine", "a\tb\n")

    async def script(store: Store) -> None:
        for version in (1, 2):
            later = msgspec.structs.replace(study, version=version), msgspec.structs.replace(own, version=version)
            await store.write([study_row(later[0]), set_row(later[1])])
        assert (store.study("s"), store.sets.get("c")) == later
        assert [(line.id, line.title, line.positions) for line in store.studies_of("ann")] == [("s", "‘Ü’", 0)]
        assert [(line.id, line.version) for line in store.sets.of("ann")] == [("c", 2)]
        await store.write([("study-deleted", ("s",)), ("set-deleted", ("c",))])
        assert (store.study("s"), store.sets.get("c"), store.studies_of("ann")) == (None, None, [])

    run(script)


def test_reviews_are_asked_for_once_and_made_and_the_oldest_of_too_many_go(run: Run) -> None:
    async def script(store: Store) -> None:
        for number in range(3):
            await store.write([("review-asked", (f"m{number}", number, "ann", "file"))])
        await store.write([("review-asked", ("m0", 9, "bob", "other"))])
        assert [(found.match, found.owner) for found in store.reviews_to_make()] == [
            ("m0", "ann"),
            ("m1", "ann"),
            ("m2", "ann"),
        ]
        await store.write([("review-made", ("m1", "{}")), ("reviews-too-many", ("m1",))])
        assert store.review("m1") == ReviewRecord("m1", "ann", "file", "{}")
        await store.write([("review-asked", (f"n{number}", 100 + number, "ann", "")) for number in range(REVIEWS)])
        await store.write([("reviews-too-many", ("m1",))])
        # One that is not made yet stays: somebody waits for it.
        assert (store.review("m1"), store.review("m0") is None) == (None, False)
        await store.write([("review-dropped", ("m0",))])
        assert store.review("m0") is None

    run(script)


def test_browsers_that_want_to_be_told_are_known_with_their_failures(run: Run) -> None:
    def new(endpoint: str) -> Subscription:
        return Subscription(endpoint, "ann", "p", "a", "nl")

    async def script(store: Store) -> None:
        await store.write(list(subscription_rows(new("e0"))))
        for at in (5, 6):
            await store.write([("subscription-failed", ("e0", at))])
        (found,) = store.subscriptions("ann")
        assert (found.failures, found.failing) == (2, 5)
        await store.write([("subscription-reached", ("e0",))])
        assert store.subscriptions("ann") == [new("e0")]
        await store.write([("subscription-failed", ("e0", 7))])
        # Whoever subscribes again begins anew.
        await store.write(list(subscription_rows(new("e0"))))
        assert store.subscriptions("ann") == [new("e0")]
        for number in range(1, BROWSERS + 2):
            await asyncio.sleep(0.002)
            await store.write(list(subscription_rows(new(f"e{number}"))))
        kept = {found.endpoint for found in store.subscriptions("ann")}
        assert kept == {f"e{number}" for number in range(2, BROWSERS + 2)}
        await store.write([("subscription-ended", ("bob", "e2")), ("subscription-ended", ("ann", "e3"))])
        assert len(store.subscriptions("ann")) == BROWSERS - 1
        assert store.subscribers() == {"ann"}
        await store.write([("subscriptions-expired", (now() + 1,)), ("transfers-expired", (now(),))])
        assert store.subscribers() == set()

    run(script)


def test_tables_to_look_after_come_by_their_ids(run: Run) -> None:
    async def script(store: Store) -> None:
        # By their bytes, whatever language a database is set to.
        for name in ("b", "B", "a", "_", "é"):
            await store.write([*table_rows(record(name)), ("wake", (name, 0))])
        assert store.bots_due("") == ["B", "_", "a", "b", "é"]
        assert store.bots_due("a") == ["b", "é"]

    run(script)


def test_the_key_for_push_is_the_first_that_was_made(run: Run) -> None:
    async def script(store: Store) -> None:
        assert store.push_key() is None
        for key in ("b" * 64, "a" * 64):
            await store.write([("push-key", (key,))])
        assert store.push_key() == "b" * 64

    run(script)
