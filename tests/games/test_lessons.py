"""The guided matches by the rules: what is asked for may be played, what is said is true, what is called wrong is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quartier.core.errors import IllegalMove
from quartier.core.lesson import (
    GAIN,
    Lesson,
    LessonTurn,
    Mistake,
    Note,
    begin_lesson,
    does,
    figures,
    found,
    read_lesson,
    views_around,
)
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.core.texts import LANGUAGES, Bundle, Texts

LESSONS = {name: read_lesson(load_game(name)) for name in games()}
LEARNER = 0
FIELDS = {
    "cities": "[a-p]([1-9]|1[0-6])",
    "tangram": "[a-g][1-7](ne|se|sw|nw)?",
    "guilds": "[a-h][1-8]",
    "skylines": "[a-r][1-6]",
}
"""How the games name their fields."""


def others_play(match: Match, lesson: Lesson) -> None:
    """The other seats play what they are told to, or anything."""
    for _ in range(match.seats):
        for seat in match.actors:
            if seat != LEARNER:
                played = sum(turn.seat == seat for turn in match.turns)
                match.play(seat, lesson.scripted(seat, played) or next(match.each_legal(seat)))


def walk(game: str, **instead: str) -> Iterator[tuple[Match, LessonTurn]]:
    """The match before each turn of the lesson; `t3="..."`: the third is played otherwise."""
    lesson = LESSONS[game]
    match = begin_lesson(game, lesson)
    for number, turn in enumerate(lesson.turns):
        yield match, turn
        match.play(LEARNER, instead.get(f"t{number}", turn.turn))
        others_play(match, lesson)
    assert not match.over


def alternatives(match: Match, turn: LessonTurn) -> Iterator[str]:
    """The turns that differ in one step from the one that is shown, and will do as well."""
    shown = turn.turn.split()
    for number, wanted in enumerate(turn.steps):
        before = " ".join(shown[:number])
        view = match.preview(LEARNER, before) if before else match.view(LEARNER)
        yield from (
            " ".join([*shown[:number], step, *shown[number + 1 :]])
            for step in view.legal
            if step != shown[number] and does(step, wanted)
        )


@pytest.mark.parametrize("game", LESSONS)
def test_every_turn_that_is_asked_for_may_be_played_and_all_that_is_said_of_it_is_true(game: str) -> None:
    assert 4 <= len(LESSONS[game].turns) <= 10
    for match, turn in walk(game):
        views = views_around(match, LEARNER, turn.turn)
        for note in (*turn.notes, *turn.asks):
            for number, path in note.claims.values():
                assert found(views, LEARNER, path) == number, (turn.turn, note.text, path)
        assert turn.holds(match, LEARNER)
        assert turn.accepts(turn.turn)
        assert len(turn.asks) == len(turn.steps)
        assert turn.enough is None or found(views, LEARNER, GAIN) >= turn.enough


@pytest.mark.parametrize("game", LESSONS)
def test_what_will_do_as_well_leads_on_as_well(game: str) -> None:
    for number, (match, turn) in enumerate(walk(game)):
        for other in sorted(alternatives(match, turn))[:12]:
            assert turn.accepts(other)
            for later, (then, next_turn) in enumerate(walk(game, **{f"t{number}": other})):
                assert later <= number or next_turn.holds(then, LEARNER), (other, next_turn.turn)


@pytest.mark.parametrize("game", LESSONS)
def test_mistakes_are_refused_by_the_rule_they_name_or_come_to_what_is_said(game: str) -> None:
    for match, turn in walk(game):
        for mistake in turn.mistakes:
            assert not turn.accepts(mistake.turn)
            if mistake.rule:
                with pytest.raises(IllegalMove) as refused:
                    match.preview(LEARNER, mistake.turn)
                assert refused.value.rule == mistake.rule
                continue
            views = views_around(match, LEARNER, mistake.turn)
            assert turn.mistake(mistake.turn) == mistake
            for number, path in mistake.claims.values():
                assert found(views, LEARNER, path) == number, (mistake.turn, path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_has_words_for_everything_and_figures_for_all_of_them(game: str, language: str) -> None:
    lesson, texts = LESSONS[game], Texts(language)
    notes: list[Note | Mistake] = [note for turn in lesson.turns for note in (*turn.notes, *turn.asks)]
    notes += [mistake for turn in lesson.turns for mistake in turn.mistakes]
    for note in (*notes, *lesson.ends):
        said = texts.say(f"{game}-learn-{note.text}", **figures(note.claims))
        assert "{" not in said, said
    for text in (*lesson.texts(), "less"):
        assert texts.has(f"{game}-learn-{text}")
    # Where the match went another way nothing is counted.
    assert not [turn.free for turn in lesson.turns if "{" in texts.say(f"{game}-learn-{turn.free}")]


@pytest.mark.parametrize("game", LESSONS)
def test_no_text_of_the_coach_is_left_over(game: str) -> None:
    begin = f"{game}-learn-"
    known = {name.removeprefix(begin) for name in Bundle("en").sources if name.startswith(begin)}
    assert known == {*LESSONS[game].texts(), "less"}


@pytest.mark.parametrize("game", LESSONS)
def test_fields_that_are_lit_up_are_fields_of_the_board(game: str) -> None:
    notes = [note for turn in LESSONS[game].turns for note in (*turn.notes, *turn.asks)]
    for field in {field for note in notes for field in note.light}:
        assert re.fullmatch(FIELDS[game], field)


def test_in_tangram_city_every_way_to_cover_the_same_will_do() -> None:
    for match, turn in walk("tangram"):
        (first, *_) = turn.turn.split()
        rows = match.preview(LEARNER, first).board.boards[LEARNER].rows
        same = {step for step in match.view(LEARNER).legal if match.preview(LEARNER, step).board.boards[0].rows == rows}
        assert same == set(turn.steps[0])


def test_in_cities_only_so_many_turns_bring_what_is_to_be_found_alone() -> None:
    for match, turn in walk("cities"):
        last = match, turn
    match, turn = last
    before = match.standings[LEARNER].score
    found_points = [match.preview(LEARNER, one).standings[LEARNER].score - before for one in match.legal(LEARNER)]
    assert max(found_points) == turn.enough
    assert found_points.count(max(found_points)) == 4


def test_what_is_no_longer_true_is_not_said() -> None:
    walked = walk("cities", t1="g5^ +g5")
    next(walked)
    next(walked)
    match, turn = next(walked)
    assert match.standings[LEARNER].score == 2
    assert not turn.holds(match, LEARNER)


def test_a_known_mistake_is_known_by_its_beginning_and_never_by_half_a_step() -> None:
    turn = LESSONS["guilds"].turns[4]
    assert turn.mistake("b-g1 i t-h4 >k") == turn.mistakes[0]
    assert turn.mistake("b-g1") is None
    assert turn.mistake("bm-g1 t-h4 >k") is None
    assert turn.accepts("bm-g1 x >cm")
    assert not turn.accepts("bm-g1 t-h4")
