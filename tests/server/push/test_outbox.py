"""What becomes of messages: tried again, given up, and the browsers that are gone forgotten; nobody waits for it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from tests.server.inside import until
from tests.server.push.push_service import Browser, PushService, with_push

from quartier.server.interface.context import Context
from quartier.server.push import outbox, sending, subscriptions
from quartier.server.push.notices import Notice
from quartier.server.push.service import Push

NOTICE = Notice("ann", "t" * 22, "turn", "cities", ("Bob",), 60)
BUSY = b"HTTP/1.1 503 Busy\r\n\r\n"


def figure(inside: Context, what: str) -> float:
    lines = inside.metrics.text().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(f'quartier_pushes_total{{what="{what}"}}'))


def failed_so_often(inside: Context, number: int) -> bool:
    return figure(inside, "failed") == number


def test_every_browser_of_a_person_is_told_in_its_language(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        browsers = {language: Browser() for language in ("en", "de", "nl")}
        for language, browser in browsers.items():
            await push.subscriptions.add("ann", service.subscription(browser, f"/{language}", language))
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "sent") == 3)
        told = {heard.line.split()[1][1:]: heard for heard in service.heard}
        said = {language: browsers[language].read(heard.body) for language, heard in told.items()}
        assert said["en"] == {"title": "Your turn", "text": "Cities with Bob", "table": NOTICE.table}
        assert said["de"]["title"] == "Du bist am Zug"
        assert said["nl"]["title"] == "Jij bent aan de beurt"

    with_push(tmp_path, script)


def test_what_the_service_can_read_leads_to_no_table(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser()))
        lengths: set[tuple[int, tuple[str, ...]]] = set()
        for names in (("Bob",), ("Bartholomew the Second",)):
            push.outbox.post(NOTICE._replace(others=names))
            await until(lambda: len(service.heard) > len(lengths))
            heard = service.heard[-1]
            lengths.add((len(heard.body), names))
            assert NOTICE.table not in f"{heard.line} {heard.headers}"
            assert len(heard.headers["topic"]) == 32
        assert len({length for length, _ in lengths}) == 1

    with_push(tmp_path, script)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser()))
        service.answers = [f"HTTP/1.1 {status} Gone\r\n\r\n".encode()]
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "gone"))
        assert push.subscriptions.of("ann") == []
        assert "ann" not in push.subscriptions.people

    with_push(tmp_path, script)


def test_a_busy_service_is_asked_again_and_a_success_makes_up_for_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.01, 0.01))

    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser()))
        service.answers = [BUSY] * 3
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "failed"))
        assert len(service.heard) == 3
        assert [found.failures for found in push.subscriptions.of("ann")] == [1]
        service.answers = [BUSY]
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "failed") == 2)
        assert len(service.heard) == 4, "it has failed before, and is asked once"
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "sent"))
        assert [(found.failures, found.failing) for found in push.subscriptions.of("ann")] == [(0, 0)]
        service.answers = [BUSY, b"HTTP/1.1 429 Slowly\r\n\r\n"]
        push.outbox.post(NOTICE)
        await until(lambda: figure(inside, "sent") == 2)

    with_push(tmp_path, script)


def test_after_a_day_of_messages_that_were_refused_a_browser_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser()))
        for number in range(1, 4):
            assert len(push.subscriptions.of("ann")) == 1
            service.answers = [b"HTTP/1.1 403 No\r\n\r\n"]
            push.outbox.post(NOTICE)
            await until(partial(failed_so_often, inside, number))
        assert [found.failures for found in push.subscriptions.of("ann")] == [3]
        monkeypatch.setattr(subscriptions, "PATIENCE", 0)
        service.answers = [b"HTTP/1.1 403 No\r\n\r\n"]
        push.outbox.post(NOTICE)
        await until(partial(failed_so_often, inside, 4))
        assert push.subscriptions.of("ann") == []

    with_push(tmp_path, script)


def test_of_one_table_only_the_newest_is_under_way(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        browser = Browser()
        await push.subscriptions.add("ann", service.subscription(browser))
        service.silent = True
        push.outbox.post(NOTICE)
        await until(lambda: service.heard)
        service.silent = False
        push.outbox.post(NOTICE._replace(what="end"))
        await until(lambda: figure(inside, "sent") == 1)
        assert browser.read(service.heard[-1].body)["title"] == "The game is over"
        assert figure(inside, "failed") == 0

    with_push(tmp_path, script)


def test_there_is_an_end_to_what_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST", 2)
    monkeypatch.setattr(outbox, "AT_ONCE", 1)

    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser()))
        service.silent = True
        for number in range(5):
            push.outbox.post(NOTICE._replace(table=str(number)))
        await until(lambda: service.heard)
        assert figure(inside, "dropped") == 3
        assert service.connections == 1

    with_push(tmp_path, script)


def test_a_silent_service_is_given_up_and_others_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "PAUSES", ())
    monkeypatch.setattr(outbox, "AT_ONCE", 1)
    monkeypatch.setattr(sending, "PATIENCE", 2)

    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser(), "/ann"))
        await push.subscriptions.add("bob", service.subscription(Browser(), "/bob"))
        service.silent = True
        push.outbox.post(NOTICE)
        await until(lambda: service.heard)
        service.silent = False
        monkeypatch.setattr(sending, "PATIENCE", 60)
        push.outbox.post(NOTICE._replace(person="bob"))
        await until(lambda: (figure(inside, "sent"), figure(inside, "failed")) == (1, 1))

    with_push(tmp_path, script)
