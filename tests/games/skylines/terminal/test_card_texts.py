"""What cards say: a text for everything that a legal file can write, in all three languages."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.games.skylines.plain_set import plain_text

from quartier.core.errors import Place
from quartier.core.texts import LANGUAGES, Texts
from quartier.games.skylines.components.card_effects import SWITCHES, family, read_bends
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.components.facts import CONDITION_NAMES, CardFacts, ConditionFacts, RoleFacts
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.game import GAME
from quartier.games.skylines.terminal.card_texts import bend, changes, condition, describe, role_title, title
from quartier.games.skylines.vocabulary import HOOKS, KINDS, SERVICES, TRACKS, ZONES

CONTENTS = GAME.read_box("house", GAME.house_box()).contents
SIGNS = (("+2", 2), ("-2", -2), ("", 1))


def legal_bends() -> list[tuple[str, int]]:
    """Every hook with every sign that a file can write."""
    found = []
    for hook in HOOKS:
        for written, amount in SIGNS:
            switch = family(hook) in SWITCHES
            negative = amount < 0 and family(hook) not in ("price", "bonus", "milestone")
            if switch == (written == "") and not negative:
                assert read_bends(f"{hook} {written}".strip(), Place("here")) == {hook: amount}
                found.append((hook, amount))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_can_be_bent_has_a_text_of_its_own(language: str) -> None:
    said = [bend(hook, amount, Texts(language)) for hook, amount in legal_bends()]
    assert len(said) > len(HOOKS)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_a_text_of_its_own(language: str) -> None:
    asked = [ConditionFacts("service", service, 0) for service in SERVICES]
    asked += [ConditionFacts("zones", zone, number) for zone in KINDS[:ZONES] for number in (1, 3)]
    asked += [
        ConditionFacts(asks, track, n) for asks in ("below", "above", "exactly") for track in TRACKS for n in (-1, 4)
    ]
    assert {each.asks for each in asked} == set(CONDITION_NAMES.values())
    said = [condition(each, Texts(language)) for each in asked]
    assert len(set(said)) == len(said)
    assert all(str(each.value).lstrip("-") in text for each, text in zip(asked[6:], said[6:], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_of_a_track_has_a_text_with_its_sign(language: str) -> None:
    said = [changes({track: amount}, Texts(language)) for track in TRACKS for amount in (-3, 2)]
    assert len(set(said)) == len(said)
    assert all(text.endswith(("−3", "+2")) for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_role_of_the_house_has_a_name_of_its_own_in_the_catalogue(language: str) -> None:
    texts = Texts(language)
    named = [f"skylines-card-{card.name}" for card in CONTENTS.cards]
    named += [f"skylines-role-{role.name}" for role in CONTENTS.roles]
    assert [message for message in named if not texts.has(message)] == []
    titles = [title(card, texts) for card in CONTENTS.cards] + [role_title(role, texts) for role in CONTENTS.roles]
    assert len(set(titles)) == 115


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_of_a_name_is_longer_than_a_small_card_is_wide(language: str) -> None:
    texts = Texts(language)
    names = [texts.say(f"skylines-card-{card.name}") for card in CONTENTS.cards]
    pieces = [piece for name in names for piece in re.split("[ \u00ad-]", name)]
    assert [piece for piece in pieces if len(piece) > 9] == []


def test_the_terminal_shows_names_without_the_places_where_they_may_be_broken() -> None:
    shops = next(card for card in CONTENTS.cards if card.id == "r6")
    assert title(shops, Texts("de")) == "Ladenwohnungen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_track_service_and_grade_has_a_name(language: str) -> None:
    texts = Texts(language)
    asked = [f"skylines-track-{track}" for track in TRACKS] + [f"skylines-kind-{kind}" for kind in KINDS]
    asked += [f"skylines-service-{service}" for service in SERVICES]
    asked += [f"skylines-grade-{grade}{text}" for grade in range(1, 9) for text in ("", "-text")]
    assert len({texts.say(message) for message in asked}) == len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_role_says_something_in_lines_that_begin_with_a_capital_or_a_number(language: str) -> None:
    texts = Texts(language)
    for lines in [describe(card, texts) for card in CONTENTS.cards] + [
        describe(role, texts) for role in CONTENTS.roles
    ]:
        assert lines
        assert all(line[0].isupper() or line[0].isdigit() for line in lines)


def card(**effects: object) -> CardFacts:
    """A card with some effects."""
    plain = CardFacts("r1", "residential", 1, "", "", False, [], {}, [], {}, {})
    return msgspec.structs.replace(plain, **effects)


def test_a_zone_says_its_cost_and_what_is_rewarded() -> None:
    zone = card(
        cost={"garbage": -1, "labour": 1}, conditions=[ConditionFacts("below", "labour", 0)], reward={"money": 2}
    )
    assert describe(zone, Texts("en")) == ["Garbage −1, labour +1", "Labour below 0 → money +2"]
    assert describe(zone, Texts("de")) == ["Müll −1, Arbeitskraft +1", "Arbeitskraft unter 0 → Geld +2"]
    assert describe(zone, Texts("nl")) == ["Afval −1, arbeid +1", "Arbeid onder 0 → geld +2"]


def test_a_service_says_whom_it_serves() -> None:
    small = card(kind="service", name="doctors-house", service="health", cost={"money": -1, "happiness": 1})
    large = card(kind="service", name="hospital", service="health", large=True)
    assert describe(small, Texts("en")) == ["Money −1, happiness +1", "Serves what is laid beside it: health"]
    assert describe(large, Texts("en")) == ["Serves its whole district: health"]


def test_a_unique_building_says_what_it_brings_once_and_which_rules_it_bends() -> None:
    unique = card(kind="unique", cost={"money": -6}, reward={"happiness": 5}, bends={"bonus commercial money": -1})
    assert describe(unique, Texts("en")) == [
        "Money −6",
        "Once, when built: happiness +5",
        "Rewards of commercial zones: 1 less money",
    ]


def test_a_role_says_its_rules_and_its_ability() -> None:
    role = RoleFacts("mayor", {"price part": -2, "leeway": 1}, {"money": -2, "crime": -1})
    assert describe(role, Texts("en")) == [
        "Opening a board part costs 2 less",
        "At milestones, one step of the labour market is free",
        "As often as you like: money −2, crime −1",
    ]


def test_a_name_of_ones_own_is_taken_as_it_is_written() -> None:
    own = Contents(read_set(plain_text(), "set.txt"))
    assert title(next(card for card in own.cards if card.kind == "unique"), Texts("de")) == "Unique aa a"
    assert role_title(own.roles[0], Texts("nl")) == "Role a"
    assert title(own.cards[0], Texts("en")) == "Residential 1"
