"""Statistics of a game: what is noted of games, what they say, and how sure that is."""

from __future__ import annotations

import datetime
import json
import xml.etree.ElementTree as xml
from pathlib import Path

import numpy as np
import pytest

from quartier.cli.statistics import run_statistics
from quartier.core.errors import BadFile, BadOption
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.texts import LANGUAGES, Texts
from quartier.insight.statistics import Played, Study, lineup, play, play_all, study_of
from quartier.insight.statistics_figures import Figures, estimate, figures, kind_of, shares
from quartier.insight.statistics_file import StudyFile
from quartier.insight.statistics_report import html


def study(game: str = "cities", seats: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Study:
    return study_of(game, {}, bots=list(bots), seats=seats, seed="one")


def made(
    number: int, *scores: int, pieces: list[dict[str, int]] | None = None, ranks: list[int] | None = None
) -> Played:
    """A game that might have been played."""
    kinds = [{"cities-item-park": score} for score in scores]
    had = pieces or [{} for _ in scores]
    return Played(number, list(scores), ranks or [1] * len(scores), [[0] * len(scores), list(scores)], kinds, had)


def found(of: Study, games: list[Played]) -> Figures:
    return figures(of, games, Texts("en").has)


def test_in_the_games_of_a_deal_every_seat_is_every_bots_once() -> None:
    three = study("guilds", 3, ("easy", "normal", "greedy"))
    seated = [lineup(three, number) for number in range(6)]
    assert [deal for deal, _ in seated] == [0, 0, 0, 1, 1, 1]
    assert all(sorted(bots) == [0, 1, 2] for _, bots in seated)
    for seat in range(3):
        assert sorted(bots[seat] for _, bots in seated[:3]) == [0, 1, 2]
    # Who plays together plays with their like.
    assert [lineup(study("skylines", 2), number)[1] for number in range(2)] == [[0, 0], [1, 1]]


@pytest.mark.parametrize("game", games())
def test_a_game_is_noted_as_it_went_and_comes_out_the_same_again(game: str) -> None:
    of = study(game, about(game).seats.start, ("random",))
    played = play(of, 3)
    assert played == play(of, 3)
    assert played.rounds[-1] == played.scores
    assert [sum(kinds.values()) for kinds in played.kinds] == played.scores
    assert all(played.pieces)
    assert Match.new(game, seats=of.seats, seed="one 3").seed == "one 3"


def test_tiles_of_a_deal_are_named_with_what_is_drawn_on_them() -> None:
    played = play(study(), 0)
    assert sum(played.pieces[0].values()) == 16
    assert {tile for tile in played.pieces[0] if tile.startswith("1 ")} <= {"1 AAPP"}
    # The other bot of the deal has the same ones.
    assert played.pieces == play(study(), 1).pieces


def test_points_are_of_the_most_special_kind_that_has_a_name() -> None:
    texts = {"game-points-a", "game-points-a-b"}.__contains__
    assert kind_of("game", "game-item-a-b-c", texts) == "game-points-a-b"
    assert kind_of("game", "game-item-a-c", texts) == "game-points-a"
    assert kind_of("game", "game-item-d", texts) == "game-item-d"


def test_an_interval_holds_the_truth_19_times_in_20() -> None:
    random = np.random.default_rng(3)
    many = [estimate(random.normal(5, 2, 50)) for _ in range(2000)]
    held = sum(each.low <= 5 <= each.high for each in many) / len(many)
    assert 0.92 < held < 0.97


def test_a_piece_is_worth_by_how_much_results_are_better_with_it() -> None:
    # With it 10 points more, and the second bot makes 100 more, whatever it has.
    random = np.random.default_rng(1)
    games = []
    for number in range(400):
        has, bot = int(random.integers(2)), number % 2
        score = 30 + 10 * has + 100 * bot + int(random.integers(-5, 6))
        games.append(made(number, score, pieces=[{"good": has, "always": 1}]))
    (worth,) = found(study(), games).pieces
    assert worth.piece == "good"
    assert worth.worth.low < 10 < worth.worth.high
    assert worth.worth.high - worth.worth.low < 2


def test_of_a_piece_that_a_few_deals_alone_had_nothing_is_told() -> None:
    def told(deals: set[int]) -> int:
        games = [made(number, number % 7, pieces=[{"rare": int(number // 2 in deals)}]) for number in range(100)]
        return len(found(study(), games).pieces)

    assert [told(set(range(number))) for number in (0, 1, 4, 6, 25, 46, 49, 50)] == [0, 0, 0, 1, 1, 0, 0, 0]


def test_a_seat_is_better_by_what_it_makes_more_than_its_table() -> None:
    games = [made(number, 12, 10, 8, ranks=[1, 2, 3]) for number in range(4)]
    first, second, third = found(study("guilds", 3), games).seats
    assert [each.points.mean for each in (first, second, third)] == [2, 0, -2]
    assert [each.wins.mean for each in (first, second, third)] == [1, 0, 0]
    shared = [made(number, 10, 10, 8, ranks=[1, 1, 3]) for number in range(4)]
    assert [each.wins.mean for each in found(study("guilds", 3), shared).seats] == [0.5, 0.5, 0]


@pytest.mark.parametrize(("luck", "skill", "rest"), [(3.0, 2.0, 1.0), (0.0, 4.0, 2.0), (4.0, 0.0, 2.0)])
def test_luck_and_skill_are_found_as_they_were_put_in(luck: float, skill: float, rest: float) -> None:
    random = np.random.default_rng(7)
    deals, bots = 3000, 4
    skills = skill * np.array([-1.0, -1.0, 1.0, 1.0]) * np.sqrt(3 / 4)
    scores = luck * random.normal(size=(deals, 1, 1)) + skills + rest * random.normal(size=(deals, 1, bots))
    parts = {each.part: each for each in shares(scores)}
    for part, wanted in (("luck", luck), ("skill", skill), ("rest", rest)):
        assert parts[part].variance == pytest.approx(wanted**2, rel=0.1, abs=0.1)
        assert parts[part].share.low <= parts[part].share.mean <= parts[part].share.high
    assert sum(each.share.mean for each in parts.values()) == pytest.approx(1, abs=0.001)


def test_with_one_bot_or_one_deal_luck_and_skill_are_not_told_apart() -> None:
    assert found(study(bots=("greedy",)), [made(number, number) for number in range(4)]).shares == []
    assert found(study(), [made(0, 1), made(1, 2)]).shares == []


def test_games_of_a_deal_that_is_not_whole_are_left_out() -> None:
    told = found(study(), [made(number, 5) for number in range(5)])
    assert (told.games, told.deals) == (4, 2)


@pytest.mark.thorough
def test_processes_play_the_same_games() -> None:
    of = study(bots=("random",))
    assert sorted(play_all(of, [0, 1, 2], 2), key=lambda each: each.number) == list(play_all(of, [0, 1, 2], 1))


def test_a_study_goes_on_where_it_was_left_and_with_no_other(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with StudyFile(study(), path) as record:
        record.add(made(0, 5))
    with path.open("a") as file:
        file.write('{"number":1,"sco')
    with StudyFile(study(), path) as record:
        assert list(record.results) == [0]
        record.add(made(1, 6))
    with StudyFile(study(), path) as record:
        assert record.results[1] == made(1, 6)
    with pytest.raises(BadFile, match="other statistics"):
        StudyFile(study(bots=("random",)), path)
    path.write_text(
        path.read_text() + json.dumps({**json.loads(path.read_text().splitlines()[1]), "scores": [1, 2]}) + "\n"
    )
    with pytest.raises(BadFile, match="line 4: no record of statistics"):
        StudyFile(study(), path)


@pytest.fixture(scope="module")
def played_guilds() -> tuple[Study, Figures]:
    of = study("guilds", 3)
    return of, found(of, [play(of, number) for number in range(16)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_says_everything_in_each_language(
    language: str, played_guilds: tuple[Study, Figures]
) -> None:
    of, told = played_guilds
    page = html(of, told, datetime.date(2026, 1, 2), Texts(language))
    plots = [part.partition("</svg>")[0] + "</svg>" for part in page.split("<svg")[1:]]
    assert len([xml.fromstring(f"<svg{plot}") for plot in plots]) == 5
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert page.count("<h2>") == 6
    assert "statistics-" not in page
    assert "guilds-" not in page


def test_the_command_prints_one_object_and_goes_on_from_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for number in (3, 6):
        run_statistics(
            "cities", {"level": 1}, bots=["greedy", "random"], games=number, seats=2, seed="one",
            jobs=1, resume=tmp_path / "kept", report=tmp_path / "page.html", json=True,
        )  # fmt: skip
        told.append(json.loads(capsys.readouterr().out))
    # Only whole deals are played.
    assert [(each["games"], each["deals"]) for each in told] == [(4, 2), (6, 3)]
    assert list(told[0]) == [
        "game", "options", "players", "seed", "games", "deals", "points", "bots", "rounds", "kinds", "pieces", "seats",
        "shares",
    ]  # fmt: skip
    assert (told[0]["options"], told[0]["players"]) == ({"level": 1}, 2)
    assert len((tmp_path / "kept").read_text().splitlines()) == 1 + 6
    assert "<h1>Statistics: Cities" in (tmp_path / "page.html").read_text()


def test_what_cannot_be_played_is_refused_before_anything_is(tmp_path: Path) -> None:
    def run(**given: object) -> None:
        wanted = {"bots": ["random"], "games": 1, "seats": 1, "jobs": 1, "resume": None, "report": None, **given}
        run_statistics("cities", wanted.pop("options", {}), seed="one", json=True, **wanted)  # type: ignore[arg-type]

    with pytest.raises(BadOption, match="level"):
        run(options={"level": 9})
    with pytest.raises(BadOption, match="1 to 8 seats"):
        run(seats=9)
    with pytest.raises(Exception, match="the bots are"):
        run(bots=["grandmaster"])
    with pytest.raises(OSError, match="no-such-folder"):
        run(report=tmp_path / "no-such-folder" / "page.html")
