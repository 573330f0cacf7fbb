"""The boards to try on the rules page: every answer that they give comes from the rules themselves."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from quartier.core.game import State, text_id
from quartier.core.match import Match
from quartier.games.skylines.components.shapes import forms
from quartier.games.skylines.game import GAME
from quartier.games.skylines.grades import GRADES
from quartier.games.skylines.names import CARDS_BY_ID
from quartier.games.skylines.position import ACTING, COLUMNS, LAYING, SPAN, SQUARES
from quartier.games.skylines.steps import END, LAY
from quartier.games.skylines.vocabulary import TRACKS
from quartier.kernel import calls

BOX = GAME.read_box("house", GAME.house_box())
PART = "e"
"""The board part of the introduction that the examples are laid on; it lies in the second place."""
LAID = {"s1": "@g2g3", "r3": "@k5k6l6"}
"""What lies there already: the small clinic, and homes in another district."""
TURBINE = "u1"
HOMES = "r1"
SHAPE = ["##"]
CHOICES = {"happiness": (2, 9, -3), "power": (0, -2, 4), "garbage": (0, -1), "labour": (0, -2, 3)}
"""How tracks may stand in the example of a milestone; the first of each is chosen at the start."""

TREASURY = 6


def examples() -> dict[str, Any]:
    """All examples, as the page reads them."""
    city = opened()
    for card, squares in LAID.items():
        lay(city, card, squares)
    board = GAME.board(city, BOX, None)
    seen = {*LAID, TURBINE, HOMES}
    return {
        "board": msgspec.to_builtins(
            msgspec.structs.replace(
                board,
                cards=[card for card in board.cards if card.id in seen],
                roles=[],
                stacks=[],
                players=[],
                playable=[],
                forecast=None,
                supply={},
            )
        ),
        "laying": {"card": TURBINE, "broken": places(city, TURBINE)},
        "services": {"card": HOMES, "shape": SHAPE, "earned": rewards(city)},
        "milestone": {"choices": CHOICES, "results": milestones(city)},
        "grades": GRADES.tolist(),
    }


def opened() -> State:
    """The introduction with one open part and money enough."""
    match = Match.new("skylines", seats=1, seed="examples")
    match.play(0, f"open:{PART}")
    return match.state.copy()


def lay(state: State, card: str, squares: str) -> None:
    """Build a card's tile, whoever holds the card."""
    record = state[0]
    record.stage, record.playing = LAYING, CARDS_BY_ID[card]
    GAME.make_steps(state, BOX, 0, [GAME.read(squares)])
    record.stage = ACTING


def steps(card: str) -> list[int]:
    """Every step that would lay a tile of the card's shape on the part or a little beyond it."""
    facts = next(facts for facts in BOX.contents.cards if facts.id == card)
    drawing = facts.drawing or SHAPE
    cells = sorted((row, column) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#")
    every_form = [form for shape in BOX.contents.set.shapes.values() for form in forms(shape)]
    turned = [every_form.index(form) for form in forms(tuple(cells))]
    corners = [COLUMNS * y + x for y in range(SPAN) for x in range(SPAN, 2 * SPAN)]
    return [LAY + SQUARES * form + corner for form in turned for corner in corners]


def places(city: State, card: str) -> dict[str, str]:
    """For each place of a card's tile the rule that it breaks; none for those where it may lie."""
    state = city.copy()
    state[0].stage, state[0].playing = LAYING, CARDS_BY_ID[card]
    found = {}
    for step in steps(card):
        code = calls.check(state, BOX.record, 0, step)
        found[GAME.write(GAME.decode(state, BOX, 0, step))] = text_id(GAME.rules(code)) if code else ""
    return found


def rewards(city: State) -> dict[str, dict[str, int] | None]:
    """For each place where the homes may lie what they earn there beyond their cost; None where they may not lie."""
    found: dict[str, dict[str, int] | None] = {}
    cost = next(facts for facts in BOX.contents.cards if facts.id == HOMES).cost
    for squares, rule in places(city, HOMES).items():
        if rule:
            found[squares] = None
            continue
        state = city.copy()
        lay(state, HOMES, squares)
        gained = {
            track: int(state[0].tracks[index]) - int(city[0].tracks[index]) - cost.get(track, 0)
            for index, track in enumerate(TRACKS)
        }
        found[squares] = {track: change for track, change in gained.items() if change}
    return found


def milestones(city: State) -> dict[str, dict[str, Any]]:
    """What the end of a milestone makes of each choice of tracks, with some money in the treasury."""
    found = {}
    for values in itertools.product(*CHOICES.values()):
        state = city.copy()
        tracks = state[0].tracks
        tracks[:] = 0
        tracks[TRACKS.index("money")] = TREASURY
        for name, value in zip(CHOICES, values, strict=True):
            tracks[TRACKS.index(name)] = value
        calls.apply(state, BOX.record, 0, END)
        found[" ".join(map(str, values))] = {
            "happiness": int(tracks[TRACKS.index("happiness")]),
            "skyline": int(tracks[TRACKS.index("skyline")]),
            "money": int(tracks[TRACKS.index("money")]),
            "lost": int(state[0].outcome) != 0,
        }
    return found
