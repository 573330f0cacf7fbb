"""What the page promises of a draft, and what became of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page


def points(page: Page) -> int:
    """The points in the panel: of the draft where there is one, else as they are."""
    found = re.match(r"[−-]?\d+", page.locator("[aria-labelledby=score] .total").inner_text())
    assert found is not None
    return int(found[0].replace("−", "-"))


def own_view(page: Page) -> Any:
    """The view of the person who looks at the table's page."""
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["view"]
