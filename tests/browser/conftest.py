"""A server, a browser, and pages that must not complain."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, Shoot
from tests.browser.site_server import SiteServer
from tests.browser.tables import finished_table

from quartier.server.interface.page import FOLDER

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Debian's Chromium without windows, which takes half of the processor of the whole one."""
WHOLE = "/usr/bin/chromium"
"""For files that set it as their `BROWSER`: messages of push services are shown by this one alone."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000
"""For how many milliseconds a page may keep anybody waiting: the machine may have much else to do."""
SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try again once what failed with a browser: on a busy machine one may be late. The summary names what was."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server that the tests share."""
    assert (FOLDER / "index.html").is_file(), "the page is not built: run `make page`"
    running = PageServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """The page on a static host that the tests share."""
    running = SiteServer(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser, for one file: as long as it is driven, an event loop runs, and other tests have their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=getattr(request.module, "BROWSER", CHROMIUM), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def over(chromium: Browser, server: PageServer) -> str:
    """A table whose match is over."""
    context = chromium.new_context(base_url=server.address)
    table = finished_table(context.new_page())
    context.close()
    return table


@pytest.fixture
def complaints() -> list[str]:
    """What pages complained about; a test that expects something takes it out."""
    return []


@pytest.fixture
def new_context(chromium: Browser, request: pytest.FixtureRequest, complaints: list[str]) -> Iterator[NewContext]:
    """A person with a browser of their own; options are Playwright's. Whose page is elsewhere needs no server."""
    contexts: list[BrowserContext] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)

    def note(message: ConsoleMessage) -> None:
        # Whoever has no name yet is told so by the server.
        stranger = "401" in message.text and str(message.location.get("url", "")).endswith("/api/me")
        if message.type == "error" and not stranger:
            complaints.append(message.text)

    def make(**options: Any) -> BrowserContext:
        if "base_url" not in options:
            options["base_url"] = request.getfixturevalue("server").address
        settings: dict[str, Any] = {"locale": "en", "viewport": {"width": 1440, "height": 900}}
        # Nobody can intercept files that a page keeps; what it does with them has tests of its own (test_site.py).
        settings["service_workers"] = "block"
        context = chromium.new_context(**{**settings, **options})
        context.set_default_timeout(PATIENCE)
        context.on("page", listen)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """One person's page."""
    return new_context().new_page()


@pytest.fixture
def shoot() -> Shoot:
    """Keep a picture of a page as an artefact of the run."""

    def keep(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return keep
