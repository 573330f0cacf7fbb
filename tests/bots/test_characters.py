"""Characters of bots: a level that plays for something besides its result, named, and different at a table."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.bots.bot_tables import at_wave

from quartier.bots import Budget, UnknownBot, decide, find_bot
from quartier.bots.characters import check_character, draw_characters, is_bot, split_name
from quartier.bots.planner import Plan
from quartier.bots.thought import prospects
from quartier.bots.workspace import Nature
from quartier.core.about import About, Options
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.texts import LANGUAGES, Texts
from quartier.games.cities.characters import GARDENER, PER_POINT, REGULAR
from quartier.kernel.judgement import leaning
from quartier.kernel.random import seeded

CHARACTERS = [(game, each.name) for game in games() for each in about(game).characters]


@pytest.mark.parametrize("game", games())
def test_every_game_has_two_or_three_characters(game: str) -> None:
    names = [each.name for each in about(game).characters]
    assert len(names) == len(set(names))
    assert 2 <= len(names) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), CHARACTERS)
def test_every_character_has_a_name_and_a_sentence_in_every_language(game: str, name: str, language: str) -> None:
    texts = Texts(language)
    assert texts.has(f"{game}-character-{name}")
    assert texts.say(f"{game}-character-{name}-about").endswith(".")


@pytest.mark.parametrize(("game", "name"), CHARACTERS)
def test_a_character_plays_legal_turns(game: str, name: str) -> None:
    match = Match.new(game, seed="characters")
    for number in range(4):
        seat = match.actors[0]
        bot = find_bot(f"easy:{name}")
        match.play(seat, decide(bot, match.situation(seat), Budget(simulations=6), seeded(f"{number}")).text)
    assert len(match.turns) == 4


def test_a_regular_loves_what_is_seen_from_cafes_and_a_gardener_large_zones() -> None:
    match = at_wave(9, level=2)
    told = match.standings[0].items
    assert told
    loved = {who: leaning(match.state[0], match.box.record[0], 0, who) for who in (0, GARDENER, REGULAR, 3)}
    seen = sum(item.points for item in told if item.reason.id == "cities-item-cafe")
    zones = [item.points for item in told if item.reason.id != "cities-item-cafe"]
    assert loved == {
        0: 0, GARDENER: PER_POINT * sum(max(points - 6, 0) for points in zones), REGULAR: PER_POINT * seen, 3: 0
    }  # fmt: skip


def test_a_gambler_weighs_how_far_the_futures_of_a_turn_lie_apart() -> None:
    situation, budget = at_wave(4).situation(0), Budget(simulations=120)
    plain, bold = (Plan(situation, budget, seeded("risk"), Nature(risk=risk)) for risk in (0, 250))
    for plan in (plain, bold):
        while not plan.slice():
            pass
    thought = bold.thought[0]
    turn = int(thought["order"][0])
    visits, known = int(thought["visits"][turn]), int(thought["utilities"][turn])
    apart = (thought["squares"][turn] / visits - (known / visits) ** 2) ** 0.5
    mean = (8 * int(thought["worth"][turn]) + known) / (8 + visits)
    assert apart > 0
    assert prospects(bold.thought.view(np.recarray)[0], turn) == pytest.approx(mean + 0.25 * apart)
    assert not plain.thought["squares"].any()


def test_what_is_hidden_does_not_move_a_character() -> None:
    match = at_wave(3, seats=3, level=3)
    told = decide(find_bot("easy:regular"), match.situation(1), Budget(simulations=60), seeded("stream"))
    match.state["order"][0, 6:] = match.state["order"][0, 6:][::-1].copy()
    match.state["random"][0] = seeded("another stack")
    assert decide(find_bot("easy:regular"), match.situation(1), Budget(simulations=60), seeded("stream")) == told


def test_a_name_is_a_level_and_perhaps_a_character() -> None:
    assert split_name("strong") == ("strong", "")
    assert split_name("strong:gambler") == ("strong", "gambler")
    assert is_bot("strong:gambler")
    assert not is_bot("my.module:Agent")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("grandmaster:gambler", "no bot 'grandmaster:gambler'"),
        ("greedy:gambler", "behind one of the levels easy, normal, strong, expert"),
        ("strong:", "as in strong:gambler"),
    ],
)
def test_a_wrong_name_is_told_with_what_would_be_right(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        find_bot(name)


def test_a_character_of_another_game_is_told_apart_from_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no character 'spoiler' in cities; its characters are gardener, regular, gam"):
        check_character("strong:spoiler", about("cities"))
    with pytest.raises(UnknownBot, match="no character 'spoiler'"):
        find_bot("strong:spoiler").begin(at_wave(1).situation(0), None, seeded("a"))


def test_bots_at_a_table_get_characters_as_different_as_there_are() -> None:
    drawn = draw_characters(["strong"] * 5, about("cities"))
    assert {split_name(name)[0] for name in drawn} == {"strong"}
    assert sorted(Counter(drawn).values()) == [1, 2, 2]


def test_a_character_that_was_chosen_stays_and_is_not_drawn_again() -> None:
    drawn = draw_characters(["easy", "easy:gambler", "easy", "random", "greedy", "planner"], about("cities"))
    assert sorted((drawn[0], drawn[2])) == ["easy:gardener", "easy:regular"]
    assert [drawn[1], *drawn[3:]] == ["easy:gambler", "random", "greedy", "planner"]


def test_in_a_game_without_characters_bots_have_none() -> None:
    plain = About("plain", range(1, 3), Options, 1, (1, 2))
    assert draw_characters(["easy", "normal"], plain) == ["easy", "normal"]
