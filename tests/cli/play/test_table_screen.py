"""Every screen of every game: no wider and no higher than the terminal, with all that is needed for a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from rich.text import Text

from quartier.cli.output.console import ScreenTexts
from quartier.cli.output.plain_letters import plain
from quartier.cli.play.table_screen import TableScreen, how_to_type
from quartier.core.drawing import Block
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.texts import LANGUAGES
from quartier.core.view import View
from quartier.testing.cases import Case, cases
from quartier.testing.walk import random_turn

SIZES = ((80, 24), (100, 40))


def tables() -> list[Case]:
    """Every option of every game, with few seats, some and many."""
    found = []
    for game in games():
        seats = about(game).seats
        found += [
            replace(case, seats=number) for case in cases(game) for number in {seats.start, case.seats, seats.stop - 1}
        ]
    return sorted(dict.fromkeys(found), key=str)


def positions(match: Match, random: Random) -> Iterator[tuple[View, View, str]]:
    """What the seat to move sees, also with its draft, in a random match, and at last its end."""
    while not match.over:
        seat = random.choice(match.actors)
        now = match.view(seat)
        yield now, now, ""
        turn = random_turn(match, seat, random)
        steps = match.game.split(turn)
        for number in range(1, len(steps) + 1):
            draft = " ".join(steps[:number])
            yield now, match.preview(seat, draft), draft
        match.play(seat, turn)
    yield match.view(0), match.view(0), ""


def drawn(match: Match, now: View, view: View, draft: str, size: tuple[int, int], texts: ScreenTexts) -> Block:
    """A screen as it would be, the prompt left out."""
    phase = Text(texts.say(view.phase.id, **view.phase.args))
    to_do = [how_to_type(view.legal, texts, size[0]), phase]
    if draft:
        to_do.insert(0, Text(texts.say("play-go-on", turn=draft)))
    ahead = None if draft else lambda step: match.preview(view.seat or 0, step)
    return TableScreen(match.game, texts, *size).draw(view, now, [], to_do, ahead, None, not now.log)


@pytest.mark.parametrize("case", tables(), ids=str)
def test_no_screen_is_wider_or_higher_than_the_terminal(case: Case) -> None:
    match, random = case.match("screens"), Random(str(case))
    kinds = [(size, lang, plain) for size in SIZES for plain in (False, True) for lang in LANGUAGES]
    all_texts = {(lang, plain): ScreenTexts(lang, ascii_only=plain) for lang in LANGUAGES for plain in (False, True)}
    for now, view, draft in positions(match, random):
        if random.random() > 30 / (20 + 30 * case.seats) and not view.over:
            continue
        size, language, ascii_only = random.choice(kinds)
        block = drawn(match, now, view, draft, size, all_texts[language, ascii_only])
        text = "\n".join(line.plain for line in block)
        assert max(line.cell_len for line in block) <= size[0], text
        assert len(block) <= size[1] - 1, text
        assert {sign for sign in text if sign != "?" and plain(sign) == "?"} == set(), "every sign has a stand-in"
        assert view.over or block[-1].plain, "what is to do stands last"
