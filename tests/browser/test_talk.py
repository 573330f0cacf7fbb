"""Table talk on the page: two people, a spectator, a phone; muted, folded, switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.looks import PHONE, violations
from tests.browser.player import NewContext, Shoot, confirm, places, tiles_to_lay, wait_for_decision
from tests.browser.tables import new_table, post

MARKUP = "<img src=x onerror=\"document.title='caught'\"><b>bold</b>"


def talk(page: Page) -> Locator:
    """The panel."""
    return page.get_by_role("region", name="Table talk")


def lines(page: Page) -> Locator:
    """What is said in it."""
    return talk(page).get_by_role("log").locator("p", has=page.locator("time"))


def speak(page: Page, text: str) -> None:
    """Type a line and send it."""
    talk(page).get_by_role("textbox").fill(text)
    talk(page).get_by_role("button", name="Send", exact=True).click()


def two_people(ann: Page, bob: Page) -> str:
    """Both at a running table."""
    table = new_table(ann, seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    return table


def test_two_people_talk_and_a_spectator_reads(new_context: NewContext, shoot: Shoot) -> None:
    ann, bob = new_context().new_page(), new_context(**PHONE).new_page()
    table = two_people(ann, bob)
    watcher = new_context().new_page()
    for page in (ann, bob, watcher):
        page.goto(f"/table/{table}")
    expect(talk(ann)).to_contain_text("Nothing has been said yet.")
    speak(ann, "Good luck, Bob!")
    expect(lines(ann)).to_contain_text(["Ann Good luck, Bob!"])
    expect(talk(ann).get_by_role("textbox")).to_have_value("")
    # On a phone the panel is folded and tells that there is something new.
    expect(talk(bob)).to_contain_text("one new")
    expect(lines(bob)).to_have_count(0)
    talk(bob).scroll_into_view_if_needed()
    shoot(bob, "talk-phone-folded")
    talk(bob).get_by_role("button", name="Table talk").tap()
    expect(lines(bob)).to_contain_text(["Ann Good luck, Bob!"])
    expect(talk(bob)).not_to_contain_text("one new")
    bob.get_by_role("textbox").fill("You too. Shall we play until eight?")
    bob.get_by_role("textbox").press("Enter")
    for page in (ann, watcher):
        expect(lines(page)).to_contain_text(["Ann Good luck, Bob!", "Bob You too. Shall we play until eight?"])
    expect(talk(watcher)).to_contain_text("you can read")
    expect(talk(watcher).get_by_role("textbox")).to_have_count(0)
    shoot(ann, "talk-desktop")
    talk(bob).scroll_into_view_if_needed()
    shoot(bob, "talk-phone")
    # It is still there after a reload.
    ann.reload()
    expect(lines(ann)).to_have_count(2)


def test_what_is_typed_stays_when_others_come_and_go(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    talk(ann).get_by_role("textbox").fill("Are you th")
    bob.goto(f"/table/{table}")
    speak(bob, "Here I am!")
    expect(lines(ann)).to_contain_text(["Bob Here I am!"])
    bob.close()
    expect(ann.get_by_text("not here")).to_be_visible()
    expect(talk(ann).get_by_role("textbox")).to_have_value("Are you th")


def test_a_line_is_text_and_nothing_else(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    bob.goto(f"/table/{table}")
    speak(ann, MARKUP)
    expect(lines(bob)).to_contain_text([MARKUP])
    assert lines(bob).locator("img, b:text-is('bold')").count() == 0
    assert bob.title() != "caught"


def test_typing_does_not_play_and_the_rest_of_a_line_is_counted(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    wait_for_decision(ann)
    for _ in range(tiles_to_lay(ann)):
        places(ann).first.click()
    expect(confirm(ann)).to_be_enabled()
    box = talk(ann).get_by_role("textbox")
    box.press_sequentially("zzr")
    expect(talk(ann)).to_contain_text("197 characters left")
    box.press("Enter")
    expect(lines(ann)).to_contain_text(["Ann zzr"])
    # The draft lies as it lay: no key of the line has reached the board.
    expect(confirm(ann)).to_be_enabled()
    expect(ann.locator("g.drafted")).to_have_count(3)


def test_who_is_too_fast_is_told_and_loses_nothing(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    talk(ann).wait_for()
    for number in range(5):
        post(ann, f"tables/{table}/messages", {"type": "talk", "id": f"t{number}", "text": f"line {number}"})
    speak(ann, "one too many")
    expect(talk(ann).get_by_role("alert")).to_contain_text("You can say more in")
    expect(talk(ann).get_by_role("textbox")).to_have_value("one too many")


def test_talk_is_muted_on_this_device_and_stays_so(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    bob.goto(f"/table/{table}")
    talk(ann).get_by_role("button", name="Mute").click()
    expect(talk(ann)).to_contain_text("muted on this device")
    ann.reload()
    speak(bob, "Can you hear me?")
    expect(lines(bob)).to_have_count(1)
    expect(talk(ann)).to_contain_text("muted on this device")
    expect(ann.get_by_text("Can you hear me?")).to_have_count(0)
    talk(ann).get_by_role("button", name="Listen again").click()
    expect(lines(ann)).to_contain_text(["Bob Can you hear me?"])


def test_there_is_no_talk_where_nobody_could_answer_or_the_table_is_without(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    alone = new_table(ann, bots=["random"], start=True)
    ann.goto(f"/table/{alone}")
    wait_for_decision(ann)
    expect(talk(ann)).to_have_count(0)
    ann.goto("/new/cities")
    ann.get_by_label("Player 2").select_option("open")
    ann.get_by_label("Allow table talk").uncheck()
    ann.get_by_role("button", name="Open the table and invite").click()
    bob.goto(ann.get_by_label("Link to this table").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob):
        wait_for_decision(page)
        expect(talk(page)).to_have_count(0)


def test_people_talk_while_they_wait_for_the_start(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, seats=3)
    ann.goto(f"/table/{table}")
    expect(ann.get_by_role("heading", name="Who plays")).to_be_visible()
    expect(talk(ann)).to_have_count(0)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    bob.goto(f"/table/{table}")
    speak(bob, "Who is the third?")
    expect(lines(ann)).to_contain_text(["Bob Who is the third?"])


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_in_the_panel(new_context: NewContext, shoot: Shoot, colours: str) -> None:
    ann, bob = new_context(color_scheme=colours, **PHONE).new_page(), new_context().new_page()
    table = two_people(ann, bob)
    ann.goto(f"/table/{table}")
    wait_for_decision(ann)
    post(bob, f"tables/{table}/messages", {"type": "talk", "id": "a", "text": "Hello, Ann!"})
    expect(talk(ann)).to_contain_text("one new")
    assert violations(ann) == []
    talk(ann).get_by_role("button", name="Table talk").tap()
    talk(ann).get_by_role("textbox").fill("Hello, Bob!")
    assert violations(ann) == []
    shoot(ann, f"talk-panel-{colours}")
    talk(ann).get_by_role("button", name="Mute").tap()
    assert violations(ann) == []
