"""City and Guilds: what a turn is told to change is what it then changes, on the tracks and in the blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import guilds_player
from tests.browser.player import NewContext, confirm, own_turns, places, wait_for_next
from tests.browser.previews import own_view
from tests.browser.tables import new_table, play_any, post

from quartier.core.texts import Texts

TEXTS = Texts("en")
WORDS = """all => all.map((line) => {
    const words = []
    const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
        if (!nodes.currentNode.parentElement.closest('[aria-hidden]')) words.push(nodes.currentNode.data)
    return words.join(' ').replace(/\\s+/g, ' ').trim()
})"""
"""Lines as they are read aloud."""
NAMES = ["You", "Bob", "Cem"]
ORDINALS = ["", "1st", "2nd", "3rd", "4th", "5th"]


def told(area: Locator) -> list[str]:
    """What a turn would change, line by line."""
    lines: list[str] = area.locator("li").evaluate_all(WORDS)
    return lines


def happened(before: Any, after: Any, laid: list[str], names: list[str]) -> Iterator[str]:
    """What has changed between two views of the first player, in the words of the page; chains are told last."""
    for was, now in zip(before["board"]["blocks"], after["board"]["blocks"], strict=True):
        if now["completed"] and not was["completed"]:
            paid = [f"{name} +{sum_}" for name, sum_ in zip(names, sums(now), strict=True) if sum_]
            yield " ".join([f"Block {now['name']} is full:", *paid])
    for was, now in zip(before["board"]["guilds"], after["board"]["guilds"], strict=True):
        yield from track_changes(was, now, names)
    elsewhere = dict.fromkeys(names, 0)
    for was, now in zip(before["board"]["blocks"], after["board"]["blocks"], strict=True):
        if now["completed"] and not was["completed"]:
            continue
        if now["name"] in laid:
            yield from block_changes(was, now, names)
        else:
            for name, old, new in zip(names, sums(was), sums(now), strict=True):
                elsewhere[name] += new - old
    if any(elsewhere.values()):
        more = [f"{name} {points:+}".replace("-", "−") for name, points in elsewhere.items() if points]
        yield " ".join(["Other blocks:", *more])
    for was, now in zip(before["board"]["guilds"], after["board"]["guilds"], strict=True):
        if was["worth"] != now["worth"]:
            yield f"{guild_name(now)}, chain: {was['worth']} to {now['worth']}"


def track_changes(was: Any, now: Any, names: list[str]) -> Iterator[str]:
    fields = {marker["seat"]: marker["field"] for marker in was["track"]}
    if fields == {marker["seat"]: marker["field"] for marker in now["track"]}:
        return
    places = [
        {marker["seat"]: place if marker["field"] else 0 for place, marker in enumerate(guild["track"], 1)}
        for guild in (was, now)
    ]
    moved = next(marker for marker in now["track"] if marker["field"] != fields[marker["seat"]])
    seat = moved["seat"]
    how = "still" if places[0][seat] == places[1][seat] else "now"
    line = f"{guild_name(now)}: {names[seat]} {fields[seat]} to {moved['field']} ({how} {ORDINALS[places[1][seat]]})"
    for other, name in enumerate(names):
        if other != seat and places[0][other] != places[1][other]:
            line += f" {name} now {ORDINALS[places[1][other]]}"
    yield line


def block_changes(was: Any, now: Any, names: list[str]) -> Iterator[str]:
    takers = {colour: now[colour] for colour in ("white", "black") if now[colour] != was[colour]}
    told_of = []
    for seat, (name, old, new) in enumerate(zip(names, sums(was), sums(now), strict=True)):
        if old != new:
            told_of.append((seat, f"{name} {old} to {new}"))
    for taker in takers.values():
        if taker is not None and taker not in [seat for seat, _ in told_of]:
            told_of.append((taker, names[taker]))
    lines = []
    for seat, line in told_of:
        colours = [f" now {colour}" for colour, taker in takers.items() if taker == seat]
        lines.append(line + "".join(colours[:1]))
    if lines:
        yield " ".join([f"Block {now['name']}:", *lines])


def sums(block: Any) -> list[int]:
    return [share["points"] + share["guild_points"] for share in block["shares"]]


def guild_name(guild: Any) -> str:
    return TEXTS.say(f"guilds-guild-{guild['name']}")


def play_and_compare(new_context: NewContext, turns: int) -> list[str]:
    """A game of three people, of whom one plays through the page; all that was told."""
    page, *others = (new_context().new_page() for _ in range(3))
    table = new_table(page, game="guilds", seats=3)
    for name, other in zip(NAMES[1:], others, strict=True):
        post(other, "me", {"name": name})
        post(other, f"tables/{table}/join", {})
    post(page, f"tables/{table}/start", {})
    page.goto(f"/table/{table}")
    all_told: list[str] = []
    for number in range(turns):
        if not guilds_player.wait_for_decision(page):
            break
        before = own_view(page)
        guilds_player.draft_turn(page, number)
        expect(confirm(page)).to_be_enabled()
        page.mouse.move(0, 0)
        promised = told(page.get_by_role("group", name="What this changes"))
        listed = own_turns(page)
        confirm(page).click()
        wait_for_next(page, listed)
        after = own_view(page)
        turn = next(entry["turn"] for entry in reversed(after["log"]) if entry["seat"] == 0)
        if number:
            compare(promised, before, after, turn)
        all_told += promised
        for other in others:
            seen = other.request.get(f"/api/tables/{table}").json()
            if seen["view"]["legal"]:
                play_any(other, table, seen, number)
    return all_told


def compare(promised: list[str], before: Any, after: Any, turn: str) -> None:
    """What was promised of a turn is what has happened."""
    laid = [space[0].upper() for space in re.findall(r"-(\w)", turn)]
    came = list(happened(before, after, laid, NAMES))
    lost = [line for line in promised if line.endswith("field full, the investment changes nothing")]
    assert not lost or not any("(" in line for line in came)
    expected = came or ["This changes nobody’s places or shares."]
    assert [line for line in promised if line not in lost and not line.startswith("The game ends")] == (
        came if lost else expected
    ), turn


@pytest.mark.thorough
def test_what_is_told_of_a_turn_is_what_it_changes(new_context: NewContext) -> None:
    all_told = play_and_compare(new_context, 12)
    assert any("(now" in line for line in all_told)
    assert any(line.startswith("Block") for line in all_told)


@pytest.mark.thorough
def test_what_is_told_of_all_turns_is_what_they_change(new_context: NewContext) -> None:
    all_told = play_and_compare(new_context, 99)
    assert any("is full" in line for line in all_told)


def test_each_choice_tells_what_it_would_change(page: Page) -> None:
    guilds_player.new_town(page)
    for number in range(2, 20):
        guilds_player.wait_for_decision(page)
        houses = page.locator("fieldset.hand button[aria-label$=house]")
        if number > 3 and houses.count() > 0:
            houses.first.click()
            places(page).last.click()
            if "Invest" in guilds_player.settle(page):
                break
        guilds_player.play_turn(page, number)
    invest, figure = (page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Invest 1", "Second figure"))
    expect(invest.locator("li").first).to_be_visible()
    expect(figure.locator("li").first).to_be_visible()
    promised = told(invest)
    assert promised[0].startswith(("Bakers", "Clothmakers", "Candlemakers", "Smiths", "Block"))
    invest.click()
    guilds_player.settle(page)
    page.mouse.move(0, 0)
    area = page.get_by_role("group", name="What this changes")
    expect(area.locator("li").first).to_be_visible()
    assert [line for line in told(area) if ", chain:" not in line] == promised
