"""A city as it is drawn in a test, ready to be played on.

Squares stand at even places of a drawing, the lines between them at odd ones: a dot is free land, `~` water, a blank
is not open; `|` and `-` are streets, and letters are tiles, whose cards are named below the drawing, as in `h=s1`.

The cards are those of `table.txt`, a set that stays as it is, so that a rule is tried with the numbers in its test.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from quartier.core.errors import IllegalMove
from quartier.core.game import Box, State
from quartier.core.match import Match
from quartier.games.skylines.about import SkylinesOptions
from quartier.games.skylines.board import Board
from quartier.games.skylines.components.shapes import forms
from quartier.games.skylines.game import GAME
from quartier.games.skylines.names import CARD_IDS, CARDS_BY_ID, PART_LETTERS
from quartier.games.skylines.position import ACTING, COLUMNS, SLOTS, SQUARES
from quartier.games.skylines.vocabulary import SERVICES, TRACKS, ZONES
from quartier.kernel import calls
from quartier.kernel.random import seeded

from .slow_ground import Ground, Tile, drawn_squares

TEXT = Path(__file__).with_name("table.txt").read_text(encoding="utf-8")
TABLE: Box = GAME.read_box("table", TEXT)
HOUSE: Box = GAME.read_box("house", GAME.house_box())
OPEN = """
    . . . . . .

    . . . . . .

    . . . . . .

    . . . . . .

    . . . . . .

    . . . . . .
"""
"""A board part that is all one district."""


def changed(*lines: tuple[str, str]) -> Box:
    """The table's set with some lines replaced, named by how they begin; read as a kept one, which may be anything."""
    text = TEXT
    for beginning, new in lines:
        (old,) = [line for line in text.splitlines() if line.startswith(beginning)]
        text = text.replace(old, new)
    return GAME.read_kept_box("changed", text)


def city(
    drawing: str = OPEN,
    tiles: str = "",
    hands: str | Sequence[str] = "r1",
    stacks: Sequence[str] = ("r8", "r16", "r24"),
    pile: str = "",
    roles: Sequence[str] = (),
    built: str = "",
    news: str = "",
    closed: str = "e@a2",
    scenario: str = "4",
    milestones: int = 0,
    control: bool = False,
    box: Box = TABLE,
    tracks: Mapping[str, int] | None = None,
    **more: int,
) -> State:
    """A position in which player 1 is to act; `closed` names board parts that are still closed, and their places.

    The markers stand on 0 and there are 10 money, unless `tracks` or a track's own name says otherwise.
    """
    hands = [hands] if isinstance(hands, str) else hands
    state = GAME.blank(len(hands), SkylinesOptions(scenario=scenario, control=control))  # type: ignore[arg-type]
    record = state[0]
    record.stage, record.playing, record.barred, record.news = ACTING, -1, -1, -1
    record.random[:] = seeded("table")
    record.wave, record.milestones = 5, milestones
    record.parts[:], record.places[:], record.roles[:], record.district[:] = -1, -1, -1, -1
    for track, value in {"money": 10, **(tracks or {}), **more}.items():
        record.tracks[TRACKS.index(track)] = value
    for seat, hand in enumerate(hands):
        hold(record.hands[seat], hand)
    for level, stack in enumerate(stacks):
        hold(record.stacks[level], stack)
    hold(record.pile, pile)
    for seat, role in enumerate(roles):
        record.roles[seat] = box.contents.role_names.index(role)
    for card in [*built.split(), *news.split()]:
        record.common[: box.record[0].bends.shape[1]] += box.record[0].bends[CARDS_BY_ID[card]]
    for card in built.split():
        record.built = int(record.built) | 1 << int(card[1:]) - 1
    record.news = CARDS_BY_ID[news] if news else -1
    record.parts[0], record.places[0], record.open = 0, 0, 1
    for slot, word in enumerate(closed.split(), 1):
        record.parts[slot] = PART_LETTERS.index(word[0])
        record.places[slot] = 4 * "abc".index(word[2]) + int(word[3]) - 1
    assert len(closed.split()) < SLOTS
    record.supply[:] = box.record[0].supply
    draw(state, drawing, tiles, box)
    return state


def hold(words: np.ndarray[tuple[int], np.dtype[np.uint64]], cards: str) -> None:
    """Put cards into a set."""
    for card in cards.split():
        number = CARDS_BY_ID[card]
        words[number // 64] |= np.uint64(1 << number % 64)


def draw(state: State, drawing: str, tiles: str, box: Box) -> None:
    """Open the land that is drawn and lay the tiles on it."""
    record = state[0]
    lines = drawing.strip("\n").splitlines()
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    rows = [line[indent:] for line in lines]
    ground = Ground(*drawn_squares(rows))
    for y, x in ground.land:
        record.free[y] |= np.uint64(1 << x)
    for street in ground.streets:
        (y, x), (other_y, _) = sorted(street)
        words = record.streets_right if y == other_y else record.streets_below
        words[y] |= np.uint64(1 << x)
    districts = sorted(ground.districts, key=min)
    record.districts = len(districts)
    for number, district in enumerate(districts):
        for square in district:
            record.district[square] = number
    for word in tiles.split():
        letter, _, card = word.partition("=")
        lay(state, box, CARDS_BY_ID[card], frozenset(sq for sq in ground.land if rows[2 * sq[0]][2 * sq[1]] == letter))


def lay(state: State, box: Box, card: int, tile: Tile) -> None:
    """Lay one drawn tile and count it in its district."""
    record, facts = state[0], box.contents.cards[card]
    top, left = min(y for y, _ in tile), min(x for _, x in tile)
    every_form = [form for shape in box.contents.set.shapes.values() for form in forms(shape)]
    form = every_form.index(tuple(sorted((y - top, x - left) for y, x in tile)))
    district = int(record.district[min(tile)])
    record.laid_cards[record.laid], record.laid_at[record.laid] = card, form * SQUARES + COLUMNS * top + left
    record.laid += 1
    record.tiles[district] += 1
    for y, x in tile:
        record.free[y] &= ~np.uint64(1 << x)
    kind = int(box.record[0].kind[card])
    if kind < ZONES:
        record.zones[district, kind] += 1
        record.supply[kind, int(box.record[0].form_shape[form])] -= 1
    record.utilities[district] += facts.kind == "utility"
    if facts.service:
        service = SERVICES.index(facts.service)
        into = record.services if facts.large else record.near
        into[district] |= 1 << service
        if not facts.large:
            for y, x in tile:
                record.small[service, y] |= np.uint64(1 << x)


def played(state: State, turn: str, seat: int = 0, box: Box = TABLE) -> State:
    """The state after some steps, each of them checked."""
    state = state.copy()
    for text in turn.split():
        GAME.make_steps(state, box, seat, [GAME.read(text)])
    return state


def refused(state: State, turn: str, seat: int = 0, box: Box = TABLE) -> str:
    """The rule by which the last of some steps is refused."""
    words = turn.split()
    state = played(state, " ".join(words[:-1]), seat, box)
    try:
        played(state, words[-1], seat, box)
    except IllegalMove as error:
        return error.rule
    return "allowed"


def choices(state: State, seat: int = 0, box: Box = TABLE) -> list[str]:
    """The steps that a seat may make, as notation."""
    steps = np.zeros(GAME.space, np.int32)
    number = calls.legal(state, box.record, seat, steps)
    return GAME.step_texts(state, box, seat, steps[:number].tolist())


def board(state: State, box: Box = TABLE) -> Board:
    """What is seen of a position."""
    return GAME.board(state, box, None)


def changes(before: State, after: State) -> Mapping[str, int]:
    """By how much each track that moved has moved."""
    moved = (after["tracks"][0] - before["tracks"][0]).tolist()
    return {track: change for track, change in zip(TRACKS, moved, strict=True) if change}


def cards_in(words: np.ndarray[tuple[int], np.dtype[np.uint64]]) -> set[str]:
    """The cards of a set."""
    both = int(words[0]) | int(words[1]) << 64
    return {name for number, name in enumerate(CARD_IDS) if both >> number & 1}


def new_match(
    scenario: str = "introduction", seats: int = 2, seed: int = 1, box: Box = TABLE, **options: bool | str
) -> Match:
    """A match with the table's set."""
    chosen = SkylinesOptions(scenario=scenario, **options)  # type: ignore[arg-type]
    return Match(GAME, seats, str(seed), chosen, box)


def mild() -> str:
    """A set in which hardly anything ends a match early: random play gets as far as the last milestone."""
    text = TEXT
    for track, ends in (
        ("power", "-30 10"),
        ("water", "-30 10"),
        ("garbage", "-30 10"),
        ("happiness", "-90 13"),
        ("pollution", "0 30"),
        ("traffic", "0 30"),
        ("crime", "0 30"),
        ("skyline", "-400 open"),
    ):
        text = re.sub(rf"(?m)^track {track}\b.*$", f"track {track} {ends}", text)
    text = re.sub(r"(?m)^part (.) \d$", r"part \1 1", text)
    return re.sub(r"(?m)^(residential|commercial): (.*?) +if .* -> .*$", r"\1: \2 if skyline > -99 -> money +12", text)


MILD: Box = GAME.read_box("mild", mild())
