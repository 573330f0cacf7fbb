"""The page of observations is what the layouts say today."""

from __future__ import annotations

from docs.generate_observations import PAGE, page


def test_the_committed_page_is_that_of_the_layouts() -> None:
    assert PAGE.read_text("utf-8") == page(), "layouts have changed: run python docs/generate_observations.py"
