"""Turns in words: a tile with its card, an exchange, and steps one after the other."""

from __future__ import annotations

import pytest

from quartier.core.match import Match
from quartier.core.texts import Texts
from quartier.games.skylines.terminal import card_texts, tell


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        ("CARD @a1b1 ii", "lays TITLE (a1 b1), draws from stack II"),
        ("CARD i", "plays: TITLE, draws from stack I"),
        ("-CARD i", "exchanges TITLE, draws from stack I"),
        ("-CARD +unseen", "exchanges TITLE, takes: unseen"),
        ("-CARD ok", "puts away: TITLE, no more"),
        ("-CARD -unseen ok", "puts away: TITLE, puts away: unseen, no more"),
        ("ok", "keeps all cards"),
        ("end", "ends the milestone"),
        ("open:b", "opens board part B"),
        ("b:a2", "places board part B (a2)"),
    ],
)
def test_a_turn_is_told_in_words_and_a_card_that_is_not_seen_by_its_id(turn: str, told: str) -> None:
    view, texts = Match.new("skylines", seats=1, seed="telling").view(0), Texts("en")
    card = view.board.cards[0]
    assert tell(view, turn.replace("CARD", card.id), texts) == told.replace("TITLE", card_texts.title(card, texts))
