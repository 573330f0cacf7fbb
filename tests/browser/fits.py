"""How whole matches are played quickly on a screen of any size, in any language, and measured at every step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page
from tests.browser.player import own_turns, wait_for_next
from tests.browser.site_server import HURRY, SiteServer

from quartier.core.texts import Texts

CONFIRM = ".tools .main"
MEASURED = """() => {
    const stage = document.querySelector('.stage')
    const seen = (element) => element.getBoundingClientRect()
    const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
    const inside = ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    const wrong = []
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen')
    if (scrollY) wrong.push('the page has scrolled')
    const parts = {
        board: stage.querySelector('svg[role=group], .sides'),
        hand: stage.querySelector('.hand'),
        confirm: stage.querySelector('.tools .main'),
        banner: document.querySelector('.banner p'),
    }
    for (const [name, part] of Object.entries(parts)) {
        if (!part) { wrong.push(`there is no ${name}`); continue }
        if (!inside(seen(part))) wrong.push(`${name} is not on the screen: ${rounded(seen(part))}`)
        const { x, y, width, height } = seen(part)
        const found = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!found || !(part.contains(found) || found.contains(part) || stage.contains(found)))
            wrong.push(`${name} is covered`)
    }
    if (parts.banner && parts.banner.scrollHeight > parts.banner.clientHeight + 1)
        wrong.push(`what is to do is cut off: ${parts.banner.textContent}`)
    if (matchMedia('(pointer: coarse)').matches)
        for (const button of document.querySelectorAll('.banner :is(a, button), .stage :is(a, button)')) {
            const { width, height } = seen(button)
            if (width && (width < 43.5 || height < 43.5))
                wrong.push(`${button.title || button.textContent.trim()} is ${rounded(seen(button)).slice(2)}`)
        }
    // A hand is as wide as what is in it, from its left edge on.
    const hand = parts.hand && rounded(seen(parts.hand)).filter((_, index) => index !== 2)
    return { wrong, still: { confirm: rounded(seen(parts.confirm)), hand } }
}"""
"""What does not fit, and where what must not move is."""
NEXT = """([presses, turn]) => {
    if (document.querySelector('#result')) return 'over'
    for (const [index, [what, often, whileThere]] of presses.entries()) {
        if (!often || !document.querySelector(whileThere)) continue
        const found = [...document.querySelectorAll(what)].filter((element) => element.checkVisibility())
        if (!found.length) continue
        const { x, y, width, height } = found[turn % found.length].getBoundingClientRect()
        return { index, at: [x + width / 2, y + height / 2] }
    }
    const confirm = document.querySelector('.tools .main:enabled')?.getBoundingClientRect()
    return confirm && { index: -1, at: [confirm.x + confirm.width / 2, confirm.y + confirm.height / 2] }
}"""
"""What is pressed next, and where it is; Confirm when nothing else is left."""
CHANGED = """before => document.querySelector('#result') || document.querySelector('.stage').innerHTML !== before"""


class Press(NamedTuple):
    """Something that is pressed in a turn if it is there: so often, and only while something else is there."""

    what: str
    often: int = 1
    while_there: str = "body"


GAMES = ("cities", "tangram")
"""Those that are played by pressing what can be pressed; the others are measured in files of their own."""


def presses(game: str, language: str) -> list[Press]:
    """What a turn of a game is made of, in the order of pressing."""

    def label(text: str, **args: str) -> str:
        """Cells by how the end of their label sounds."""
        return f'[aria-label$="{Texts(language).say(text, **args).rpartition("@")[2]}"]'

    if game == "cities":
        return [Press(".slot.open", 9, ".tray button:not(.laid)"), Press("circle.target")]
    tile, fountain = (label(f"tangram-place-{kind}", field="@", what="@") for kind in ("tile", "fountain"))
    unlaid = ".tray .held:not(.laid)"
    gives_up = f'.stage [title="{Texts(language).say("tangram-give-up")}"]'
    return [Press(".sides button"), Press(f"{tile}, {fountain}", 9, unlaid), Press(gives_up, 9, unlaid)]


def begin(page: Page, site: SiteServer, game: str) -> None:
    """A match on this device, with as many bots as the game proposes."""
    page.add_init_script(HURRY)
    page.goto(f"{site.address}#/new/{game}")
    page.locator("form").wait_for()
    for seat in page.locator("select[id^=seat-]").all():
        seat.select_option("random")
    page.locator("form .button.main").click()
    page.locator(CONFIRM).wait_for()


def steps(page: Page, game: str, language: str) -> Iterator[None]:
    """Play to the end, any which way; stop before every step, for somebody to measure."""
    chance = Random(game)
    tap = page.touchscreen.tap if page.evaluate("matchMedia('(pointer: coarse)').matches") else page.mouse.click
    left = presses(game, language)
    for _ in range(2000):
        found = page.wait_for_function(NEXT, arg=[left, chance.randrange(1000)]).json_value()
        if found == "over":
            return
        yield
        before, turns = page.locator(".stage").evaluate("stage => stage.innerHTML"), own_turns(page)
        tap(*found["at"])
        if found["index"] < 0:
            left = presses(game, language)
            wait_for_next(page, turns)
        else:
            left = [press._replace(often=press.often - (index == found["index"])) for index, press in enumerate(left)]
            page.wait_for_function(CHANGED, arg=before)
    raise AssertionError("a match has an end")


def misfits(page: Page, game: str, language: str) -> list[str]:
    """Play a whole match, and tell what did not fit, or moved."""
    found: dict[str, None] = {}
    still: Any = None
    for _ in steps(page, game, language):
        measured = page.evaluate(MEASURED)
        found |= dict.fromkeys(measured["wrong"])
        still = still or measured["still"]
        for name, place in measured["still"].items():
            if place != still[name]:
                found[f"{name} has moved from {still[name]} to {place}"] = None
    return list(found)
