"""Whose browsers are told: a few of each person, stored, and none that a stranger could have named for us."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from tests.server.inside import ANN, OPEN
from tests.server.push.push_service import Browser, PushService, with_push

from quartier.server.composition import composed
from quartier.server.interface.context import Context
from quartier.server.messages.refusals import Refusal
from quartier.server.push.service import Push
from quartier.server.settings import Settings
from quartier.server.store.backups import back_up, restore
from quartier.server.store.batches import BROWSERS


def test_a_person_has_a_few_browsers_however_many_are_named_at_once(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        for number in range(2):
            wanted = [service.subscription(Browser(), f"/{number}/{one}") for one in range(20)]
            await asyncio.gather(*(push.subscriptions.add("ann", one) for one in wanted))
            endpoints = {found.endpoint for found in push.subscriptions.of("ann")}
            assert len(endpoints) == BROWSERS
            assert endpoints <= {one.endpoint for one in wanted}, "the oldest go"

    with_push(tmp_path, script)


def test_a_browser_belongs_to_who_uses_it_now_and_nobody_else_takes_it_away(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        wanted = service.subscription(Browser())
        await push.subscriptions.add("ann", wanted)
        await push.subscriptions.end("bob", wanted.endpoint)
        assert len(push.subscriptions.of("ann")) == 1
        await push.subscriptions.add("bob", wanted)
        assert (len(push.subscriptions.of("ann")), len(push.subscriptions.of("bob"))) == (0, 1)
        await push.subscriptions.end("bob", wanted.endpoint)
        assert push.subscriptions.of("bob") == []

    with_push(tmp_path, script)


def test_an_endpoint_inside_our_own_network_is_refused_when_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("169.254.169.254", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *question, **more: private)

    async def script() -> None:
        async with composed(Settings(data=tmp_path)) as inside:
            assert inside.push is not None
            browser = Browser()
            service = PushService(inside.push.subscriptions._destinations)
            with pytest.raises(Refusal, match="bad-endpoint"):
                await inside.push.subscriptions.add("ann", service.subscription(browser))
            assert inside.push.subscriptions.of("ann") == []

    asyncio.run(script())


def test_keys_and_browsers_are_the_same_after_a_restart_and_in_a_copy(tmp_path: Path) -> None:
    seen: list[tuple[str, set[str], list[object]]] = []

    async def script(inside: Context, push: Push, service: PushService) -> None:
        if not seen:
            await push.subscriptions.add("ann", service.subscription(Browser()))
            back_up(tmp_path / "data", tmp_path / "copy")
        seen.append((push.key, set(push.subscriptions.people), list(push.subscriptions.of("ann"))))

    for _ in range(2):
        with_push(tmp_path, script)
    restore(tmp_path / "copy", tmp_path / "data", keep=False)
    with_push(tmp_path, script)
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][1] == {"ann"}


def test_a_person_who_was_not_seen_for_a_year_is_told_nothing_more(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        await push.subscriptions.add("ann", service.subscription(Browser(), "/1"))
        await inside.store.write([("subscription", ("https://old.example.org/a", "ann", "", "", "en", 1000))])
        await inside.store.write([("subscriptions-expired", (2000,))])
        assert len(push.subscriptions.of("ann")) == 1

    with_push(tmp_path, script)


def test_switched_off_there_is_no_key_and_no_browser_can_be_named(tmp_path: Path) -> None:
    async def script() -> None:
        async with composed(Settings(data=tmp_path, push=False)) as inside:
            assert inside.push is None
            assert inside.store.push_key() is None
            await inside.new_tables.set_up(ANN, OPEN)

    asyncio.run(script())
