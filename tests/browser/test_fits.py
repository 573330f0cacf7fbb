"""Board, hand, what is to do and Confirm are on the screen together at every moment of a match, and nothing moves."""

from __future__ import annotations

import pytest
from tests.browser.fits import GAMES, begin, misfits
from tests.browser.player import NewContext
from tests.browser.site_server import SiteServer

from quartier.core.texts import LANGUAGES

TIGHT = [(360, 640), (740, 360)]
PHONES = [*TIGHT, (390, 844), (844, 390)]
SCREENS = [*PHONES, (1280, 720), (1366, 768), (1440, 900)]


def see_it_fit(new_context: NewContext, site: SiteServer, game: str, size: tuple[int, int], language: str) -> None:
    """Play a whole match on a screen of that size, and measure it at every step."""
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    viewport = dict(zip(("width", "height"), size, strict=True))
    page = new_context(base_url=site.address, locale=language, viewport=viewport, **phone).new_page()
    begin(page, site, game)
    assert misfits(page, game, language) == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", TIGHT)
def test_a_match_fits_the_tightest_screens(
    new_context: NewContext, site: SiteServer, game: str, size: tuple[int, int]
) -> None:
    see_it_fit(new_context, site, game, size, "de")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_fits_every_screen(
    new_context: NewContext, site: SiteServer, game: str, size: tuple[int, int], language: str
) -> None:
    see_it_fit(new_context, site, game, size, language)
