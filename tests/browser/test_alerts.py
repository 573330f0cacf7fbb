"""Whoever looks elsewhere is told: by title and notification while the page is open, by its worker while it is not."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.conftest import WHOLE
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, own_turns, wait_for_next
from tests.browser.site_server import KEPT
from tests.browser.tables import new_table, play_any, post

BROWSER = WHOLE

NOTIFICATIONS = """
globalThis.notified = []
globalThis.Notification = class {
    static permission = 'default'
    static requestPermission = async () => (Notification.permission = globalThis.answered ?? 'granted')
    constructor(title, options) { notified.push({ title, ...options, closed: false }); this.mine = notified.at(-1) }
    close() { this.mine.closed = true }
}
"""
"""Notifications that are noted instead of shown; the page sees no other difference."""
AWAY = "globalThis.away = false; document.hasFocus = () => !away"
"""Somebody who looks elsewhere when a test says so."""


def person(new_context: NewContext, alerts: bool = True) -> Page:
    page = new_context().new_page()
    page.add_init_script(NOTIFICATIONS + AWAY)
    if alerts:
        page.add_init_script("Notification.permission = 'granted'")
        page.add_init_script("localStorage['quartier-settings'] ??= JSON.stringify({ alerts: true })")
    return page


def together(ann: Page, bob: Page) -> str:
    """A table of two people that waits for its start."""
    table = new_table(ann, seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    return table


def move(page: Page, table: str, number: int) -> None:
    play_any(page, table, page.request.get(f"/api/tables/{table}").json(), number)


def look(page: Page, away: bool) -> None:
    page.evaluate("(away) => { globalThis.away = away; dispatchEvent(new Event(away ? 'blur' : 'focus')) }", away)


def test_each_turn_is_told_once_to_who_looks_elsewhere_and_no_more_when_they_look(new_context: NewContext) -> None:
    ann, bob = person(new_context), person(new_context)
    table = together(ann, bob)
    ann.goto(f"/table/{table}")
    expect(ann).to_have_title("Cities · Quartier")
    look(ann, away=True)
    post(ann, f"tables/{table}/start", {})
    expect(ann).to_have_title("The game has started · Quartier")
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    move(ann, table, 1)
    move(bob, table, 2)
    ann.wait_for_function("() => notified.length === 2")
    expect(ann).to_have_title("Your turn · Quartier")
    told = ann.evaluate("notified.map(({ title, body, tag }) => [title, body, new URL(tag).pathname])")
    assert told == [[title, "Cities with Bob", f"/table/{table}"] for title in ("The game has started", "Your turn")]

    look(ann, away=False)
    expect(ann).to_have_title("● Cities · Quartier")
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon.svg"))
    assert ann.evaluate("notified.at(-1).closed")
    turns = own_turns(ann)
    move(ann, table, 3)
    move(bob, table, 4)
    wait_for_next(ann, turns)
    assert ann.evaluate("notified.length") == 2


def test_the_browser_is_asked_by_a_click_and_a_refusal_is_explained(new_context: NewContext) -> None:
    page = person(new_context, alerts=False)
    page.goto("/settings")
    box = page.get_by_label("Tell me when it is my turn")
    expect(box).not_to_be_checked()
    box.check()
    expect(page.get_by_text("as long as this page is open somewhere")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    page.wait_for_function("() => notified.length === 1")
    assert page.evaluate("notified[0].body") == "This is how you will be told."
    box.uncheck()
    expect(page.get_by_role("button", name="Try it")).to_have_count(0)
    page.evaluate("Notification.permission = 'default'; globalThis.answered = 'denied'")
    box.click()
    expect(page.get_by_text("This browser blocks notifications")).to_be_visible()
    expect(box).not_to_be_checked()
    expect(box).to_be_disabled()


def test_who_waits_for_others_is_offered_to_be_told_once(new_context: NewContext) -> None:
    page = person(new_context, alerts=False)
    table = new_table(page, seats=2)
    page.goto(f"/table/{table}")
    offer = page.get_by_text("Would you like to be told when it is your turn?")
    expect(offer).to_be_visible()
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    expect(offer).to_have_count(0)


# The worker

SUBSCRIBING = """
const keys = { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
PushManager.prototype.subscribe = async (options) => {
    globalThis.wanted = options
    const subscription = { endpoint: 'https://push.example.org/1', options, unsubscribe: async () => (kept = null) }
    kept = { ...subscription, getKey: (name) => bytes(keys[name]).buffer }
    return kept
}
let kept = null
PushManager.prototype.getSubscription = async () => kept
""".replace("KEY", "'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4='")
"""A browser that has a push service: this one would ask a real one."""


def installed(new_context: NewContext, server: PageServer) -> tuple[BrowserContext, Page]:
    """A page whose worker runs, and that may show notifications."""
    context = new_context(service_workers="allow")
    context.grant_permissions(["notifications"], origin=server.address)
    page = context.new_page()
    page.add_init_script(SUBSCRIBING)
    page.goto("/")
    page.evaluate(KEPT)
    return context, page


def push(page: Page, said: str) -> None:
    """Deliver a message to the page's worker, as a push service would."""
    browser = page.context.new_cdp_session(page)
    found: list[Any] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    browser.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    while not found:
        page.wait_for_timeout(50)  # events come in while the page is waited for
    (registration,) = {entry["registrationId"] for entry in found}
    message = {"origin": page.evaluate("location.origin"), "registrationId": registration, "data": said}
    browser.send("ServiceWorker.deliverPushMessage", message)


SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    return shown.sort((one, other) => one.title.localeCompare(other.title))
}"""


def wait_for_shown(page: Page, titles: str) -> None:
    """Wait until just these notifications are shown."""
    for _ in range(400):
        if ",".join(shown["title"] for shown in page.evaluate(SHOWN)) == titles:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not shown: {titles}")


def test_what_is_pushed_is_shown_once_for_each_table_and_anything_else_too(
    new_context: NewContext, server: PageServer
) -> None:
    _, page = installed(new_context, server)
    for title in ("The game has started", "Your turn"):
        push(page, json.dumps({"title": title, "text": "Cities with Bob", "table": "t" * 22}) + " " * 100)
        wait_for_shown(page, title)
    push(page, "no JSON at all")
    wait_for_shown(page, "Quartier,Your turn")
    assert page.evaluate(SHOWN) == [
        {"title": "Quartier", "body": "", "tag": f"{server.address}/"},
        {"title": "Your turn", "body": "Cities with Bob", "tag": f"{server.address}/table/{'t' * 22}"},
    ]


def test_who_looks_at_the_table_sees_no_message_about_it(new_context: NewContext, server: PageServer) -> None:
    _, page = installed(new_context, server)
    table = new_table(page, seats=2)
    page.goto(f"/table/{table}")
    page.wait_for_function("() => document.hasFocus()")
    for name in (table, "o" * 22):
        push(page, json.dumps({"title": "Your turn", "text": "Cities with Bob", "table": name}))
    wait_for_shown(page, "Your turn")
    assert [shown["tag"] for shown in page.evaluate(SHOWN)] == [f"{server.address}/table/{'o' * 22}"]


HEARD = """async ([name, more]) => {
    let done
    const led = []
    Object.assign(self.clients, {
        matchAll: async () => more.open.map((url) => ({ url, focus: async () => led.push(`to ${url}`) })),
        openWindow: async (url) => led.push(`new ${url}`),
    })
    self.registration.pushManager.subscribe = async (options) => ({
        toJSON: () => ({ endpoint: 'https://push.example.org/2', keys: { p256dh: 'p', auth: 'a' } }),
    })
    self.fetch = async (url, { body }) => led.push(new URL(url).pathname, JSON.parse(body))
    const notification = { data: more.data, close: () => led.push('closed') }
    const event = { notification, oldSubscription: { options: more.options }, waitUntil: (wait) => (done = wait) }
    self.dispatchEvent(Object.assign(new Event(name), event))
    await done
    return led
}"""
"""Has a worker hear of something; what it does is noted instead of done."""


def test_a_click_leads_to_the_table_and_a_subscription_that_ran_out_is_renewed(
    new_context: NewContext, server: PageServer
) -> None:
    context, _ = installed(new_context, server)
    (worker,) = context.service_workers
    url = f"{server.address}/table/{'t' * 22}"
    for open_pages, led in ([f"{server.address}/", url], f"to {url}"), ([f"{server.address}/"], f"new {url}"):
        heard = {"open": open_pages, "data": {"url": url}}
        assert worker.evaluate(HEARD, ["notificationclick", heard]) == ["closed", led]
    heard = {"options": {"applicationServerKey": "key"}}
    sent = worker.evaluate(HEARD, ["pushsubscriptionchange", heard])
    assert sent == [
        "/api/me/push",
        {"endpoint": "https://push.example.org/2", "p256dh": "p", "auth": "a", "language": "en"},
    ]


def test_a_browser_with_a_push_service_gives_the_server_its_keys(new_context: NewContext, server: PageServer) -> None:
    _, page = installed(new_context, server)
    told: list[Any] = []

    def note(route: Any) -> None:
        told.append((route.request.url.rpartition("/api/")[2], route.request.post_data_json))
        route.fulfill(json={"key": None})

    # The server of the tests would look up where that endpoint leads.
    page.route("**/api/me/push**", note)
    page.goto("/settings")
    box = page.get_by_label("Tell me when it is my turn")
    box.check()
    expect(page.get_by_text("You are told even when this page is closed.")).to_be_visible()
    assert page.evaluate("wanted.applicationServerKey") == page.request.get("/api/push").json()["key"]
    (path, subscription) = told.pop()
    assert path == "me/push"
    assert subscription == {
        "endpoint": "https://push.example.org/1",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "language": "en",
    }
    box.uncheck()
    expect(box).to_be_enabled()
    assert told == [("me/push/end", {"endpoint": "https://push.example.org/1"})]
