"""What `verify` tells of a match file: what was checked and holds, what is not claimed, what is wrong."""

from __future__ import annotations

from random import Random

import pytest

import quartier
from quartier.core.errors import BadFile, Remark
from quartier.core.file import verify, write_match
from quartier.core.registry import about, games
from quartier.core.seeds import Commitment
from quartier.core.verdict import Verdict
from quartier.testing.walk import play_randomly

ALL = sorted(games())


def played(game: str, turns: int | None = None, commitment: bool = True) -> str:
    match = quartier.new(game, seats=max(2, about(game).seats.start), seed=7)
    if commitment:
        match.commitment = Commitment.to(match.seed)
    play_randomly(match, Random(1), turns)
    return write_match(match)


WHOLE = {game: played(game) for game in ALL}


def ids(remarks: tuple[Remark, ...]) -> set[str]:
    return {remark.message.removeprefix("verify-") for remark in remarks}


def without(text: str, *keys: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith(tuple(f"{key}:" for key in keys)))


def turns_of(text: str) -> list[str]:
    return text.partition("[turns]\n")[2].splitlines(True)


def with_turns(text: str, turns: list[str]) -> str:
    return text.partition("[turns]\n")[0] + "[turns]\n" + "".join(turns)


def refused(text: str) -> Verdict | None:
    """The verdict on a file that is wrong; None if it cannot even be replayed."""
    try:
        verdict = verify(text)[1]
    except BadFile:
        return None
    assert not verdict.good
    return verdict


@pytest.mark.parametrize("game", ALL)
def test_a_whole_file_is_right_in_all_that_it_claims(game: str) -> None:
    verdict = verify(WHOLE[game])[1]
    assert (verdict.state, verdict.standings, verdict.commitment, verdict.good) == (True, True, True, True)
    kinds = ("form", "box", "turns", "state", "standings", "commitment")
    assert ids(verdict.checked) == {f"checked-{kind}" for kind in kinds}
    assert verdict.unclaimed == verdict.wrong == ()


@pytest.mark.parametrize("game", ALL)
def test_a_running_match_claims_neither_standings_nor_need_it_a_commitment(game: str) -> None:
    verdict = verify(played(game, 3, commitment=False))[1]
    assert (verdict.state, verdict.standings, verdict.commitment, verdict.good) == (True, None, None, True)
    assert ids(verdict.unclaimed) == {"unclaimed-standings", "unclaimed-commitment"}


def test_line_ends_of_another_system_and_space_at_the_end_of_lines_are_no_changes() -> None:
    assert verify(WHOLE["cities"].replace("\n", "\r\n"))[1].good
    assert verify(WHOLE["cities"].replace("\n", "  \n") + "\n\n")[1].good


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize(
    ("key", "part"), [("state", "state"), ("scores", "standings"), ("ranks", "standings"), ("salt", "commitment")]
)
def test_a_changed_claim_is_found(game: str, key: str, part: str) -> None:
    line = next(line for line in WHOLE[game].splitlines() if line.startswith(f"{key}: "))
    verdict = verify(WHOLE[game].replace(line, line[:-1] + ("0" if line[-1] != "0" else "1")))[1]
    assert not verdict.good
    assert getattr(verdict, part) is False
    assert f"wrong-{part}" in ids(verdict.wrong)
    assert f"checked-{part}" not in ids(verdict.checked)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        (("state",), {"missing-state"}),
        (("scores", "ranks"), {"missing-standings"}),
        (("scores",), {"wrong-standings"}),
        (("ranks",), {"wrong-standings"}),
        (("state", "scores", "ranks"), {"missing-state", "missing-standings"}),
    ],
)
def test_a_finished_match_must_claim_its_position_and_its_standings(
    game: str, keys: tuple[str, ...], wrong: set[str]
) -> None:
    verdict = verify(without(WHOLE[game], *keys))[1]
    assert ids(verdict.wrong) == wrong
    assert not verdict.good


def test_a_running_match_must_claim_its_position_and_no_standings() -> None:
    running = played("cities", 5)
    assert ids(verify(without(running, "state"))[1].wrong) == {"missing-state"}
    early = running.replace("\n\n[turns]", "\nscores: 1 0\nranks: 1 2\n\n[turns]")
    assert ids(verify(early)[1].wrong) == {"wrong-early"}


@pytest.mark.parametrize("game", ALL)
def test_a_shortened_file_is_wrong_wherever_it_is_cut(game: str) -> None:
    turns = turns_of(WHOLE[game])
    for kept in (*range(0, len(turns), 5), len(turns) - 1):
        verdict = refused(with_turns(WHOLE[game], turns[:kept]))
        assert verdict is not None
        assert {"wrong-state", "wrong-early"} <= ids(verdict.wrong)
        # Also if it does not claim to be whole.
        verdict = refused(without(with_turns(WHOLE[game], turns[:kept]), "scores", "ranks"))
        assert verdict is not None
        assert ids(verdict.wrong) == {"wrong-state"}


@pytest.mark.parametrize("game", ALL)
def test_a_turn_left_out_doubled_moved_or_added_is_noticed(game: str) -> None:
    turns = turns_of(WHOLE[game])
    for number in range(0, len(turns) - 1, 4):
        before, (one, two), after = turns[:number], turns[number : number + 2], turns[number + 2 :]
        refused(with_turns(WHOLE[game], [*before, two, *after]))
        refused(with_turns(WHOLE[game], [*before, one, one, two, *after]))
        refused(with_turns(WHOLE[game], [*before, two, one, *after]))
    with pytest.raises(BadFile):
        verify(WHOLE[game] + turns[-1])


@pytest.mark.parametrize("game", ALL)
def test_another_turn_in_a_turns_place_is_noticed(game: str) -> None:
    match = verify(WHOLE[game])[0]
    again, turns = match.beginning(), turns_of(WHOLE[game])
    noticed = 0
    for number, turn in enumerate(match.turns[:6]):
        other = next((text for text in again.each_legal(turn.seat) if text != turn.text), None)
        if other is not None:
            refused(
                with_turns(
                    WHOLE[game], [*turns[:number], f"{turn.wave} {turn.seat + 1} {other}\n", *turns[number + 1 :]]
                )
            )
            noticed += 1
        again.play(turn.seat, turn.text)
    assert noticed


@pytest.mark.parametrize("game", ALL)
def test_any_letter_changed_added_or_left_out_is_noticed(game: str) -> None:
    text, chance = WHOLE[game], Random(game)
    visible = [index for index, letter in enumerate(text) if not letter.isspace()]
    for index in chance.sample(visible, 15):
        letter = chance.choice([other for other in "019aefx:^>[]#-.é" if other != text[index]])
        refused(text[:index] + letter + text[index + 1 :])
        refused(text[:index] + letter + text[index:])
        refused(text[:index] + text[index + 1 :])


@pytest.mark.parametrize(
    "padding",
    [
        ("seed: 7\n", "seed: 7\n\n"),
        ("\n[turns]\n", "\n\n[turns]\n"),
        ("\n[turns]\n", "\n[turns]\n\n"),
        ("seed: 7\n", "seed:  7\n"),
        ("seed: 7\n", "seed : 7\n"),
        ("seed: 7\nstate", "state"),
        ("\n0 1 ", "\n0  1 "),
        ("\n0 1 ", "\n 0 1 "),
        ("game: cities\nrules: 1\n", "rules: 1\ngame: cities\n"),
        ("option.level: 2\n", "option.level: 2\noption.box: house\n"),
        ("\n1 1 ", "\nNo, seriously\n1 1 "),
    ],
)
def test_a_padded_file_is_wrong(padding: tuple[str, str]) -> None:
    whole = played("cities", commitment=False)
    assert padding[0] in whole
    refused(whole.replace(*padding, 1))


def test_the_line_that_is_written_otherwise_is_named() -> None:
    (wrong,) = verify(WHOLE["cities"].replace("seed: 7\n", "seed: 7\n\n"), "evening.quartier")[1].wrong
    assert str(wrong).startswith("Line 12: “” stands where the program writes “commitment: ")


def test_a_file_of_a_time_with_fewer_options_is_right_without_them() -> None:
    assert verify(without(WHOLE["cities"], "option.free"))[1].good
    with pytest.raises(BadFile):
        verify(WHOLE["cities"].replace("option.free: no", "option.freer: no"))


def test_a_match_of_other_rules_is_refused_with_the_rules_that_there_are() -> None:
    with pytest.raises(BadFile, match=r"played by rules 9 of tangram; these are rules 1, 2"):
        verify(WHOLE["tangram"].replace("rules: 2", "rules: 9"))
    # The set of the other version does not pass for this one's.
    with pytest.raises(BadFile, match="the component set 'house' is not the one that was played with"):
        verify(WHOLE["tangram"].replace("rules: 2", "rules: 1"))
    assert about("tangram").versions == (1, 2)


def test_another_seed_breaks_the_commitment() -> None:
    wrong = refused(WHOLE["cities"].replace("seed: 7\n", "seed: 8\n"))
    assert wrong is None or "wrong-commitment" in ids(wrong.wrong)
