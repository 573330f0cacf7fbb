"""A game on paper from the page: found beside its rules, made as asked for, kept as a file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect


def test_whoever_reads_the_rules_can_print_the_game(page: Page, tmp_path: Path) -> None:
    page.goto("/rules/cities")
    page.get_by_role("link", name="Print the game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cities on paper")
    page.get_by_label("Paper").select_option("letter")
    page.get_by_label("For players").select_option("1")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Make the PDF").click()
    assert kept.value.suggested_filename == "cities-letter-en.pdf"
    assert Path(kept.value.path()).read_bytes().startswith(b"%PDF-")
    expect(page.get_by_role("status")).to_have_text("The PDF is there.")


def test_a_game_that_is_not_there_cannot_be_printed(page: Page) -> None:
    page.goto("/print/hamlet")
    expect(page.locator(".problem")).to_be_visible()
