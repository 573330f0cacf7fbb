"""A picture to share: shown as it will be, in the looks that are chosen, saved as a file."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from tests.browser.player import NewContext


def dialog(page: Page) -> Locator:
    """The sheet with the picture, once it is drawn."""
    page.get_by_role("button", name="Share picture").click()
    sheet = page.get_by_role("dialog", name="Share picture")
    expect(sheet.get_by_role("img")).to_be_visible(timeout=30_000)
    return sheet


def saved(page: Page, sheet: Locator, button: str) -> tuple[str, bytes]:
    """The file that a button saves, and its name."""
    with page.expect_download(timeout=60_000) as found:
        sheet.get_by_role("button", name=button, exact=True).click()
    path: Path = found.value.path()
    return found.value.suggested_filename, path.read_bytes()


@pytest.mark.thorough
def test_the_picture_that_is_shown_is_saved_in_the_looks_that_are_chosen(page: Page, over: str) -> None:
    page.goto(f"/table/{over}")
    sheet = dialog(page)
    assert re.search("wins? with", sheet.get_by_role("img").get_attribute("alt") or "")
    before = sheet.get_by_role("img").get_attribute("src")
    sheet.get_by_label("Size").select_option("square")
    expect(sheet.get_by_role("img")).not_to_have_attribute("src", before or "", timeout=30_000)
    name, data = saved(page, sheet, "Save picture")
    assert re.fullmatch(r"quartier-\w+-square-(light|dark)\.png", name)
    assert Image.open(io.BytesIO(data)).size == (1080, 1080)
    name, data = saved(page, sheet, "Animation as SVG")
    assert name.endswith("-moving.svg")
    assert b"@keyframes" in data
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_in_the_replay_on_a_phone_and_in_another_language(new_context: NewContext, over: str) -> None:
    page = new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="de", color_scheme="dark"
    ).new_page()
    page.goto(f"/replay/{over}")
    page.get_by_role("button", name="Bild teilen").click()
    sheet = page.get_by_role("dialog", name="Bild teilen")
    expect(sheet.get_by_role("img")).to_be_visible(timeout=30_000)
    expect(sheet.get_by_label("Farben")).to_have_value("dark")
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    name, data = saved(page, sheet, "Als SVG speichern")
    assert name.endswith("-dark.svg")
    assert re.search("gewinnt mit|Sieg mit", data.decode())
