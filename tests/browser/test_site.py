"""The page as a site, with the network cut off: every game to its end, one device for many, files, today's deal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.adviser import hint, hint_now, take_advice
from tests.browser.looks import DESKTOP, PHONE, violations, width_of
from tests.browser.player import NewContext, Shoot, by_pointer, confirm, own_turns, places
from tests.browser.player import play_out as play_by_hand
from tests.browser.site_server import SiteServer, open_offline

from quartier.core.registry import about, games
from quartier.core.texts import Texts

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "0.1"
TITLES = {game: Texts("en").say(f"{game}-title") for game in games()}
KEEP_A_COPY = """() => new Promise((done) => {
    indexedDB.open('quartier').onsuccess = ({ target: { result } }) => {
        const store = result.transaction('matches', 'readwrite').objectStore('matches')
        store.getAll().onsuccess = (event) => store.put({ ...event.target.result[0], id: 'copy' })
        store.transaction.oncomplete = done
    }
})"""
PASSED = re.compile(r"^I am ")
DELETE = re.compile("^Delete this match")


@pytest.fixture
def page(new_context: NewContext, site: SiteServer) -> Page:
    """One person's page, offline."""
    return open_offline(new_context(base_url=site.address, service_workers="allow"), site)


def go(page: Page, address: str) -> None:
    """Open one of the page's own addresses, which live behind the hash; as a bookmark does."""
    page.goto("about:blank")
    page.goto(f"#{address}" if address else "")


def play_now(page: Page, game: str) -> None:
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game], exact=True))
    card.get_by_role("button", name="Play now").click()
    hint(page).or_(page.locator("#result")).first.wait_for()


def set_up(page: Page, game: str, *names: str) -> None:
    """Begin a match of people at this device, and as many bots as are needed."""
    go(page, f"/new/{game}")
    for seat, name in enumerate(names):
        if seat:
            while not page.locator(f"#seat-{seat}").count():
                page.get_by_role("button", name="One more seat").click()
            page.locator(f"#seat-{seat}").select_option("open")
        page.get_by_label(f"Name of player {seat + 1}").fill(name)
    page.get_by_label("Hints: a bot suggests turns").check()
    page.get_by_role("button", name="Start").click()


def play_hint(page: Page) -> None:
    """Play the turn that is suggested."""
    take_advice(page)
    expect(confirm(page)).to_be_enabled(timeout=60_000)
    before = own_turns(page)
    confirm(page).click()
    page.wait_for_function(
        "before => document.querySelector('#result, #next') || "
        "document.querySelectorAll('ol[aria-labelledby=turns] li').length > before",
        arg=before,
        timeout=60_000,
    )


def play_out(page: Page) -> None:
    """Play all that is suggested, for whoever is asked, until the end."""
    due = hint_now(page).or_(page.locator("#result")).or_(page.get_by_role("button", name=PASSED)).first
    while True:
        due.wait_for(timeout=60_000)
        if page.locator("#result").count():
            return
        if page.locator("#next").count():
            page.get_by_role("button", name=PASSED).click()
            hint(page).wait_for()
        play_hint(page)


def saved(page: Page, to: Path) -> Path:
    """The match file that the page gives."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Match file").click()
    waiting.value.save_as(to)
    return to


def verify(file: Path) -> str:
    """What `quartier verify` says of a file that it accepts."""
    command = [sys.executable, "-m", "quartier.cli.main", "verify", str(file)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
def test_a_game_is_played_to_its_end_without_a_network(game: str, page: Page, tmp_path: Path) -> None:
    play_now(page, game)
    play_hint(page)
    hint(page).wait_for()
    before = own_turns(page)
    page.reload()
    hint(page).wait_for()
    assert own_turns(page) >= before > 0
    play_out(page)
    verify(saved(page, tmp_path / "match.quartier"))

    page.get_by_role("link", name="Replay", exact=True).last.click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text="Turn")).to_be_visible()
    go(page, "")
    expect(page.get_by_role("button", name=DELETE)).to_have_count(1)


@pytest.mark.parametrize("game", games())
def test_every_game_begins_without_a_network(game: str, page: Page, tmp_path: Path) -> None:
    play_now(page, game)
    for _ in range(3):
        play_hint(page)
        hint(page).wait_for()
    page.get_by_role("button", name="Table").click()
    assert "is the one stated" in verify(saved(page, tmp_path / "match.quartier"))


def test_who_is_next_finds_nothing_of_the_others_in_the_page(page: Page, shoot: Shoot) -> None:
    set_up(page, "cities", "Ann", "Ben")
    for name, other in (("Ann", "Ben"), ("Ben", "Ann")):
        expect(page.get_by_role("heading", name=f"{name} is next")).to_be_visible()
        # A heading, a sentence, a button: no board, no hand, no turns, no points.
        assert set(page.locator("main").inner_text().split("\n")) - {""} <= {
            "Cities",
            f"{name} is next",
            f"Pass the device on; everybody else looks away. Nothing is shown before {name} presses the button.",
            f"I am {name}",
            f"{other}: take the last turn back",
        }
        assert page.locator("main svg").count() <= 2
        shoot(page, f"pass-on-{name}")
        page.get_by_role("button", name=f"I am {name}").click()
        hint(page).wait_for()
        assert own_turns(page) == 0
        play_hint(page)
    # Both have played: the round is over, and whoever ended it goes on.
    hint(page).wait_for()
    assert own_turns(page) == 2


def test_hands_are_covered_too_and_a_reload_does_not_uncover_them(page: Page) -> None:
    set_up(page, "guilds", "Ann", "Ben")
    page.get_by_role("button", name="I am Ann").click()
    hint(page).wait_for()
    page.reload()
    expect(page.get_by_role("button", name=PASSED)).to_be_visible()
    assert hint(page).count() == 0
    assert page.locator("main svg").count() <= 2


def test_people_who_play_together_see_the_same_board_all_the_time(page: Page) -> None:
    set_up(page, "skylines", "Ann", "Ben")
    for _ in range(4):
        hint(page).wait_for()
        assert page.locator("#next").count() == 0
        play_hint(page)


def test_a_turn_is_taken_back_before_the_device_is_passed_on(page: Page) -> None:
    set_up(page, "tangram", "Ann", "Ben")
    page.get_by_role("button", name="I am Ann").click()
    hint(page).wait_for()
    play_hint(page)
    page.get_by_role("button", name="Ann: take the last turn back").click()
    hint(page).wait_for()
    play_hint(page)
    expect(page.get_by_role("heading", name="Ben is next")).to_be_visible()


def test_a_second_tab_follows_and_overwrites_nothing(page: Page, tmp_path: Path) -> None:
    play_now(page, "cities")
    second = page.context.new_page()
    second.goto(page.url)
    hint(second).wait_for()
    for one, other in ((page, second), (second, page)):
        play_hint(one)
        expect(other.locator("ol[aria-labelledby=turns] li")).to_have_count(own_turns(one))
        hint(one).wait_for()
        hint(other).wait_for()
    page.get_by_role("button", name="Table", exact=True).click()
    verify(saved(page, tmp_path / "match.quartier"))


@pytest.mark.thorough
def test_todays_deal_is_the_same_again_and_the_best_of_the_day_is_remembered(page: Page) -> None:
    deals: list[str] = []
    for _ in range(2):
        page.get_by_role("button", name="Play Cities", exact=True).click()
        places(page).first.wait_for()
        deals.append(page.locator(".tray").inner_html())
        # Everybody's own thoughts are compared: no engine helps.
        expect(hint(page)).to_have_count(0)
        if len(deals) == 1:
            play_by_hand(page, by_pointer)
        go(page, "")
    assert deals[0] == deals[1]
    expect(page.get_by_text(re.compile(r"^Your best today: \d+ points$"))).to_be_visible()
    expect(page.get_by_role("button", name="Continue Cities")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_a_file_from_elsewhere_is_a_replay_and_nothing_else(game: str, page: Page) -> None:
    file = next(FIXTURES.glob(f"{game}-{about(game).rules_version}-*.quartier"), None) or next(
        FIXTURES.glob(f"{game}-*.quartier")
    )
    go(page, "/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name=f"Replay: {TITLES[game]}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text="Turn")).to_be_visible()
    expect(page.locator("#checks")).to_be_visible()
    go(page, "")
    expect(page.get_by_text("Play the first one!")).to_be_visible()


def test_a_file_that_is_none_says_why(page: Page, tmp_path: Path) -> None:
    go(page, "/replay")
    wrong = tmp_path / "wrong.quartier"
    wrong.write_text("quartier match 1\ngame: cities\nrules: 1\n\n[turns]\n")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert").filter(has_text=re.compile("box|seats"))).to_be_visible()


@pytest.mark.thorough
def test_finished_matches_are_deleted_one_by_one_or_all(page: Page) -> None:
    play_now(page, "cities")
    play_out(page)
    page.evaluate(KEEP_A_COPY)
    go(page, "")
    expect(page.get_by_role("button", name=DELETE)).to_have_count(2)
    page.get_by_role("button", name="Delete this match of Cities").first.click()
    expect(page.get_by_role("button", name=DELETE)).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete all finished").click()
    expect(page.get_by_text("Play the first one!")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_and_plays_on(new_context: NewContext, site: SiteServer) -> None:
    page = new_context(base_url=site.address).new_page()
    page.add_init_script("IDBFactory.prototype.open = () => { throw new Error('not in this window') }")
    page.goto("")
    play_now(page, "cities")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    play_hint(page)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_without_a_server_fit_and_are_accessible(
    size: dict[str, object], new_context: NewContext, site: SiteServer, shoot: Shoot
) -> None:
    page = new_context(base_url=site.address, **size).new_page()
    page.goto("")
    page.get_by_role("article").first.wait_for()
    set_up(page, "guilds", "A name that is forty letters long for once", "Ben")
    page.locator("#next").wait_for()
    for address in (page.url.split("#")[1], "", "/new/guilds", "/lobby"):
        go(page, address)
        page.locator("main h1").first.wait_for()
        assert page.viewport_size
        assert width_of(page) <= page.viewport_size["width"]
        assert violations(page) == []
        shoot(page, f"site-{address.split('/')[1] if address else 'home'}-{'phone' if 'is_mobile' in size else 'wide'}")


def test_what_needs_a_server_says_so(page: Page) -> None:
    assert page.get_by_role("link", name="Lobby").count() == 0
    go(page, "/lobby")
    expect(page.get_by_text("This needs a server")).to_be_visible()


def test_rules_and_settings_work_by_their_links(page: Page) -> None:
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("link", name=TITLES["cities"], exact=True).click()
    page.get_by_role("link", name="Tourists").click()
    expect(page.locator("#rule-tourists")).to_be_in_viewport()
    assert page.url.endswith("#/rules/cities#tourists")
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("The name that others see").fill("Zoe")
    page.get_by_role("button", name="Save").click()
    page.reload()
    expect(page.get_by_label("The name that others see")).to_have_value("Zoe")
