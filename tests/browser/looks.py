"""How a page looks: the screens that it is shown on, how wide it gets, what axe-core finds wrong with it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RESTED = """Promise.allSettled(document.getAnimations()
    .filter(({effect}) => effect.getComputedTiming().endTime !== Infinity)
    .map(animation => animation.finished))"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, once all that moves has come to rest: what is half faded in has half its contrast."""
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(RESTED)
    found = page.evaluate("axe.run(document).then(result => result.violations)")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def width_of(page: Page) -> int:
    """How many pixels wide the page is."""
    return int(page.evaluate("document.documentElement.scrollWidth"))
