"""What a screen of a terminal game shows: the table, what the others did, all points, and last what is to do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from quartier.core.drawing import Block, abreast, beside, clipped, fits, flow, lines
from quartier.core.game import Ahead, Game
from quartier.core.texts import Texts
from quartier.core.view import LogEntry, Standing, View

FAINT = "#8a8170"
EXAMPLES = 3
"""How many ways to go on are named."""
LOW = 22
"""Lines of a screen that leaves only a few for what the others did."""
FEW = 2
OFFERED = ("show all", "log", "points", "legend", "moves", "hint", "help")
"""Commands that are named where there is room, those needed most last."""
COLUMNS, GAP, NARROWEST = 2, 3, 36
"""How many players' points stand side by side, and how far apart; how narrow a column may get."""
LEAST = 6
"""Lines that the table gets however much there is to say."""


def name_of(seat: int, own: int | None, texts: Texts) -> str:
    """What a seat is called."""
    return texts.say("you") if seat == own else texts.say("seat", seat=seat + 1)


def examples(legal: Sequence[str], most: int = EXAMPLES) -> list[str]:
    """Some of the legal steps, of different kinds first."""
    kinds: dict[str, str] = {}
    for step in legal:
        kinds.setdefault(re.sub(r"[0-9]+", "0", re.sub(r"[a-z]+", "a", re.sub(r"[\^>v<]", "^", step))), step)
    spread = legal[:: max(1, len(legal) // most)]
    return list(dict.fromkeys([*list(kinds.values())[:most], *spread]))[:most]


def how_to_type(legal: Sequence[str], texts: Texts, width: int) -> Text:
    """Some steps as examples, and as many of the commands as there is room for."""
    said = Text(texts.say("play-how", examples=" · ".join(examples(legal))), FAINT)
    for offered in (OFFERED, OFFERED[-3:], OFFERED[-1:]):
        if said.cell_len + GAP + len(" · ".join(offered)) <= width:
            return said.append(" " * GAP + " · ".join(offered), "italic")
    return said


def news(view: View, seat: int) -> list[LogEntry]:
    """What the others did since the seat's last turn."""
    last = max((entry.wave for entry in view.log if entry.seat == seat), default=0)
    return [entry for entry in view.log if entry.seat != seat and entry.wave >= last]


def told(entries: Sequence[LogEntry], game: Game, view: View, texts: Texts, width: int, most: int) -> Block:
    """Turns in words, a line each; where they are too many, in notation, as many in a line as there is room for."""
    if len(entries) <= most:
        said = [
            Text(f"{name_of(entry.seat, view.seat, texts)}: ", "bold")
            .append(game.tell(view, entry.turn, texts), "not bold")
            .append(f"  {entry.turn}", f"not bold {FAINT}")
            for entry in entries
        ]
        return clipped(said, width)
    brief = [f"{name_of(entry.seat, view.seat, texts)}: {entry.turn}" for entry in entries]
    return clipped(flow(brief, width, " · "), width, most)


def points(view: View, now: Sequence[Standing], texts: Texts, width: int) -> Block:
    """Everybody's points, and what the draft would change of them."""
    words = []
    for place in view.standings:
        word = Text(f"{name_of(place.seat, view.seat, texts)} {place.score}", "bold" if place.seat == view.seat else "")
        change = place.score - now[place.seat].score
        words.append(word.append(f" ({change:+})", "not bold") if change else word)
    first = Text(f"{texts.say('score-title')}: ").append_text(words[0])
    return flow([first, *words[1:]], width, " · ")


class TableScreen:
    """A view as a screen of so many columns and lines."""

    def __init__(self, game: Game, texts: Texts, width: int, height: int) -> None:
        self.game = game
        self.texts = texts
        self.width = width
        self.height = height

    def draw(
        self,
        view: View,
        now: View,
        said: Sequence[Text],
        to_do: Sequence[Text],
        ahead: Ahead | None,
        page: Block | None = None,
        explained: bool = False,
    ) -> Block:
        """The table, or a page in its place; below it news, points, what was just said; last what is to do.

        A page may be longer than the screen: one scrolls back for its beginning.
        """
        entries = [] if view.over or view.seat is None else news(now, view.seat)
        most = FEW if self.height - FEW <= LOW else self.height - LOW
        below = told(entries, self.game, now, self.texts, self.width, most)
        if not self.game.about.cooperative:
            below += points(view, now.standings, self.texts, self.width)
        for text in [*said, *to_do]:
            below += lines(text, self.width)
        room = max(self.height - 1 - len(below), LEAST)
        if page is not None:
            return [*page, *below]
        board = lines(self.game.draw(view, self.texts, self.width, room, ahead))
        legend = lines(self.game.legend(view, self.texts), self.width)
        if explained and fits([*board, *legend], self.width, room):
            board += legend
        return [*board, *below]


def standings_table(view: View, places: Sequence[Standing], texts: Texts, width: int) -> Block:
    """Everybody's points, itemised, the best first."""
    column = max((width - GAP * (COLUMNS - 1)) // COLUMNS, NARROWEST) if len(places) > 1 else width
    drawn = []
    for place in sorted(places, key=lambda place: (place.rank, place.seat)):
        rank = f"{texts.say('rank', rank=place.rank)} " if view.over else ""
        score = texts.say("score-line", points=place.score)
        block = [Text(f"{rank}{name_of(place.seat, view.seat, texts)}: {score}", "bold")]
        for item in place.items:
            head = Text(f"{item.points:>4} ").append(f"{item.piece:<4} " if item.piece else "", FAINT)
            reason = lines(texts.say(item.reason.id, **item.reason.args), column - head.cell_len)
            block += beside([[head], reason], 0)
        drawn.append(block)
    return abreast(drawn, width, GAP)
