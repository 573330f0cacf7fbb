"""A game as a PDF to cut and play, from its name and its component set.

>>> from quartier.paper.printing import Wish, printed
>>> wish = Wish("cities", paper="letter", language="de", seats=2)
>>> wish.paper, wish.two_sided
('letter', True)
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from quartier.core.arguments import read_seats
from quartier.core.errors import BadOption
from quartier.core.game import Box, Game
from quartier.core.options import load_box
from quartier.core.registry import load_game
from quartier.core.texts import LANGUAGES, Texts
from quartier.paper.formats import paper_size, room_on
from quartier.paper.typesetting import Document
from quartier.pictures.sheets import Sheet

__all__ = ["Wish", "most_seats", "printed"]


@dataclass(frozen=True)
class Wish:
    """What is to be printed: the game, on which paper, in which language, for how many players."""

    game: str
    paper: str = "a4"
    language: str | None = None
    seats: int | None = None
    """As many players as a box of the game is for, if not given."""
    two_sided: bool = True
    """Whether sheets are printed on both sides: then every sheet that is cut has a back, if only an empty one."""
    all_rules: bool = False
    """Whether the rules are there in all languages."""


def most_seats(game: Game) -> int:
    """For how many players pieces can be printed."""
    return max(game.about.seats)


def printed(wish: Wish, box: Box | None = None) -> bytes:
    """The PDF. BadOption says what cannot be printed, and what could."""
    paper_size(wish.paper)
    game = load_game(wish.game)
    part = game.part("paper")
    if part is None:
        raise BadOption("wrong-no-paper", game=wish.game)
    seats = read_seats(game, part.SEATS if wish.seats is None else wish.seats)
    return _made(wish, game, part, seats, load_box(game, "house") if box is None else box)


def _made(wish: Wish, game: Game, part: ModuleType, seats: int, box: Box) -> bytes:
    texts = Texts(wish.language)
    room = room_on(wish.paper)
    title = texts.say(f"{game.name}-title")
    document = Document(game.name, wish.paper, title, texts.language)
    sheets = list(part.sheets(box, texts, seats, room))
    cut = [sheet for sheet in sheets if sheet.table is None]
    foot = "" if box.name == "house" else texts.say("paper-box", box=box.name)
    listed: list[tuple[str, int, int]] = []
    document.cover(
        "",
        foot,
        part.cover(box),
        blurb=texts.say(f"{game.name}-blurb"),
        how=texts.say("paper-how"),
        steps=[
            texts.say("paper-step-size"),
            texts.say("paper-step-two" if wish.two_sided else "paper-step-one"),
            texts.say("paper-step-cut"),
            texts.say(f"{game.name}-paper-needs"),
        ],
        contents=texts.say("paper-contents"),
        list=(pages := []),
    )
    if wish.two_sided:
        document.front(Sheet(""), texts.say("paper-blank"))
    for sheet in cut:
        began = len(document.pages) + 1
        document.front(sheet, " ".join(filter(None, (sheet.note or texts.say("paper-cut"), foot))))
        if sheet.has_backs and (wish.two_sided or sheet.faces):
            document.back(sheet, texts.say("paper-back", sheet=sheet.title), texts.say("paper-back-note"), room.width)
        elif wish.two_sided:
            document.front(Sheet(""), texts.say("paper-blank"))
        _list(listed, sheet.title, began, len(document.pages))
    for sheet in sheets:
        if sheet.table is not None:
            document.front(sheet, foot)
            _list(listed, sheet.title, len(document.pages), len(document.pages))
    began = len(document.pages) + 1
    for language in LANGUAGES if wish.all_rules else (texts.language,):
        told = Texts(language)
        document.book(
            told.say("paper-rules"),
            foot,
            told.say("paper-rules-of", game=told.say(f"{game.name}-title")),
            told.say(f"{game.name}-blurb"),
            language,
            part.rules(box, told),
            part.aids(box, told),
        )
    for name, one, last in listed:
        said = texts.say("paper-page", page=one) if one == last else texts.say("paper-pages", first=one, last=last)
        pages.append((name, said))
    pages.append((texts.say("paper-rules"), texts.say("paper-pages-from", first=began)))
    return document.pdf(texts.say("paper-ruler"))


def _list(listed: list[tuple[str, int, int]], title: str, first: int, last: int) -> None:
    """Note a sheet in the table of contents; sheets of one kind stand there once."""
    kind = title.partition(" · ")[0]
    if listed and listed[-1][0] == kind:
        first = listed.pop()[1]
    listed.append((kind, first, last))
