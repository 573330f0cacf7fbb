"""Every bot, in every variant: legal turns, at any budget, from what its seat may know."""

from __future__ import annotations

import itertools
import subprocess
import sys
from random import Random
from types import SimpleNamespace

import pytest
from tests.bots.bot_tables import at_wave

from quartier.bots import LEVELS, NAMES, Budget, UnknownBot, decide, find_bot, planner
from quartier.bots.levels import CHARACTERFUL, level_of
from quartier.bots.planner import Plan
from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.core.texts import LANGUAGES, Texts
from quartier.kernel.judgement import POINT
from quartier.kernel.random import seeded

VARIANTS = [
    dict(zip(("level", "no_jumping", "just_one_more", "free"), chosen, strict=True))
    for chosen in itertools.product((1, 2, 3), (False, True), (False, True), (False, True))
]
BUDGETS = [Budget(seconds=0), Budget(simulations=0), Budget(simulations=2)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_bot_plays_legal_turns_in_every_variant_also_with_a_budget_of_zero(variant: dict[str, int]) -> None:
    names = list(NAMES)
    match = Match.new("cities", seats=len(names), seed="variants", **variant)
    while not match.over:
        for seat in match.actors:
            budget = BUDGETS[(seat + match.wave) % len(BUDGETS)]
            decision = decide(find_bot(names[seat]), match.situation(seat), budget, seeded(f"{seat} {match.wave}"))
            turn = match.play(seat, decision.text)
            assert turn.steps == decision.steps
    assert len(match.turns) == len(names) * (14 + variant["just_one_more"])


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_change_the_position_it_thinks_about(name: str) -> None:
    match = at_wave(4, seats=2)
    situation = match.situation(1)
    before, box, random = situation.state.tobytes(), match.box.record.tobytes(), seeded("before")
    decide(find_bot(name), situation, Budget(simulations=20), random)
    assert situation.state.tobytes() == before
    assert match.box.record.tobytes() == box
    assert random.tobytes() == seeded("before").tobytes()


@pytest.mark.parametrize("wave", [0, 3, 13])
@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_does_not_move_a_bot(name: str, wave: int) -> None:
    match = at_wave(wave, seats=3, level=3)
    told = decide(find_bot(name), match.situation(1), Budget(simulations=60), seeded("stream"))
    unseen = match.state["order"][0, 3 + wave :]
    before = unseen.copy()
    unseen[:] = unseen[::-1].copy()
    match.state["random"][0] = seeded("another stack")
    match.play(0, Random("another turn").choice(match.legal(0)))
    assert (before != unseen).any()
    assert decide(find_bot(name), match.situation(1), Budget(simulations=60), seeded("stream")) == told


def test_another_random_stream_may_move_a_bot() -> None:
    situation = at_wave(3).situation(0)
    turns = {decide(find_bot("random"), situation, None, seeded(f"{stream}")).text for stream in range(10)}
    assert len(turns) > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_has_a_turn_before_its_first_slice_and_after_each(name: str) -> None:
    match = at_wave(5)
    legal = set(match.legal(0))
    thinking = find_bot(name).begin(match.situation(0), Budget(simulations=200), seeded("slices"))
    assert thinking.best.text in legal
    while not thinking.slice():
        assert thinking.best.text in legal
    assert thinking.best == thinking.ranking(3)[0]


def test_a_ranking_holds_different_turns_with_their_expected_points_best_first() -> None:
    thinking = find_bot("planner").begin(at_wave(6, level=2).situation(0), Budget(simulations=600), seeded("hint"))
    while not thinking.slice():
        pass
    ranking = thinking.ranking(3)
    assert len({decision.text for decision in ranking}) == 3
    expected = [decision.expected for decision in ranking if decision.expected is not None]
    assert len(expected) == 3
    assert all(0 < points < 60 for points in expected)
    assert expected[0] > expected[2] - 1


@pytest.mark.parametrize("name", ["strong", "expert", "planner"])
def test_a_budget_of_time_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Plan] = []
    # A clock on which a simulation takes a tenth of a millisecond, and nothing else any time.
    clock = SimpleNamespace(perf_counter=lambda: begun[0].simulations / 10_000 if begun else 0.0)
    monkeypatch.setattr(planner, "time", clock)
    thinking = find_bot(name).begin(at_wave(2, level=3).situation(0), Budget(seconds=0.2), seeded("clock"))
    assert isinstance(thinking, Plan)
    begun.append(thinking)
    while not thinking.slice():
        assert thinking.simulations < 3_000
    assert 2_000 <= thinking.simulations <= 2_001


@pytest.mark.parametrize("game", games())
def test_a_level_misjudges_turns_by_up_to_its_share_of_a_slip_of_the_game(game: str) -> None:
    match = Match.new(game, seed="slips")
    for name in CHARACTERFUL:
        share = level_of(name, match.game).noise
        assert 0 <= share <= 1
        worst = 0
        for stream in range(20):
            thinking = find_bot(name).begin(match.situation(0), Budget(simulations=1), seeded(f"{stream}"))
            assert isinstance(thinking, Plan)
            thinking.slice()
            worst = max(worst, abs(thinking.thought["bias"]).max())
        most = share * match.game.misjudgement * POINT
        assert most / 2 <= worst <= most


def test_who_may_not_act_has_nothing_to_decide() -> None:
    match = at_wave(2, seats=2)
    match.play(0, match.legal(0)[0])
    with pytest.raises(IllegalMove) as caught:
        find_bot("greedy").begin(match.situation(0), None, seeded("late"))
    assert caught.value.rule == "not-to-move"


def test_an_unknown_bot_is_told_apart_from_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="'grandmaster'; the bots are random, easy, normal, strong, expert, greedy"):
        find_bot("grandmaster")


@pytest.mark.parametrize(("seconds", "simulations"), [(None, None), (-1, None), (None, -1)])
def test_a_budget_is_something_and_not_negative(seconds: float | None, simulations: int | None) -> None:
    with pytest.raises(ValueError, match="zero or more"):
        Budget(seconds, simulations)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    assert all(texts.has(f"bot-{name}") and texts.say(f"bot-{name}-about").endswith(".") for name in NAMES)
    assert set(LEVELS) < set(NAMES)


def test_the_names_of_bots_load_no_kernels() -> None:
    code = "import sys, quartier.bots; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
