"""When the table is drawn anew, and what stands around it."""

from __future__ import annotations

import pytest
from tests.cli.play.typing_lines import GAMES, begun, play

from quartier.cli.play.table import Table


def test_what_is_said_stands_below_the_table_which_is_drawn_again_when_it_changes_or_is_asked_for() -> None:
    begin = ["e5^,g7^,i9^", ""]
    words = ("cities", "--seats", "1", "--seed", "x")
    once = play([*begin, "nonsense", "help", "moves", "score", "back", "quit"], *words).count("Round 1 of 13")
    assert once == play([*begin, "quit"], *words).count("Round 1 of 13")
    assert play([*begin, "show", "quit"], *words).count("Round 1 of 13") == once + 1
    assert play([*begin, "lang en", "quit"], *words).count("Round 1 of 13") == once + 1


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_screen_says_last_what_is_to_do(game: str, seats: int) -> None:
    match = begun(game, seats, "phase")
    table = Table(match, "random")
    view = match.view(0)
    assert table.display.screen()[-1].plain in table.display.texts.say(view.phase.id, **view.phase.args)
    assert view.legal[0] in table.display.screen()[-2].plain


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_others_last_moves_and_all_points_are_told(game: str, seats: int) -> None:
    match = begun(game, seats, "news", 12)
    table = Table(match, "random")
    text = "\n".join(line.plain for line in table.display.screen())
    last = [turn for turn in match.view(0).log if turn.seat == 1][-1]
    assert f"Player 2: {match.game.tell(match.view(0), last.turn, table.display.texts)[:40]}" in text
    for place in match.view(0).standings if game != "skylines" else []:
        assert f"{'You' if place.seat == 0 else f'Player {place.seat + 1}'} {place.score}" in text
