"""What the page's engine knows of a game besides its kernels, as plain data: what Python has in classes and types.

How each report is laid out follows from the same annotations by which `core/reports.py` reads it.
"""

from __future__ import annotations

import base64
import itertools
import zlib
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from quartier.bots.greedy import WALK
from quartier.bots.levels import facts
from quartier.bots.search import BEAM, BEAMS
from quartier.bots.thought import POSITIONS, THOUGHT
from quartier.bots.workspace import ToldTurn
from quartier.core.box_data import contents_of, judging_fields
from quartier.core.forecast import forecasts
from quartier.core.game import NETWORK, Box, Game, text_id
from quartier.core.options import choices
from quartier.core.reports import FromBox, Kept, Keys, Lines, Named, Rows, Some
from quartier.core.view import Item, Message, Standing
from quartier.kernel.homes import home_of
from quartier.kernel.rules import Rule
from quartier.kernel.telling import Say
from quartier.kernel.turns import TURN

WORD = 8
"""Bytes of a whole number in a record."""


class Layouts:
    """How the types of a game lie in its reports; names that are used again and again are listed once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: list[list[str]] = []

    def named(self, names: Iterable[str]) -> list[Any]:
        """One of some names."""
        listed = list(names)
        if listed not in self.names:
            self.names.append(listed)
        return ["name", self.names.index(listed)]

    def layout(self, hint: Any) -> Any:
        """A type: a sign, or a list that begins with one."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.marked(inner[0], inner[1:])
        if hint in (int, bool, str, Message):
            return {int: "number", bool: "switch", str: "text", Message: "message"}[hint]
        if origin is Literal:
            return self.named(inner)
        if NoneType in inner:
            (there,) = set(inner) - {NoneType}
            return ["maybe", self.layout(there)]
        if origin is list:
            return ["list", self.layout(inner[0])]
        if hint is Item:
            names = list[Annotated[str, Named(self.game.words.fields)]]
            piece = Annotated[str, Named(self.game.words.pieces)]
            return ["struct", self.fields(Item, piece=piece, fields=names, neighbours=names)]
        if hint is Standing:
            return ["struct", self.fields(Standing, items=Annotated[list[Item], Kept()])]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return ["struct", self.fields(hint)]
        raise TypeError(f"{hint} has no layout; core/reports.py lists what has")

    def fields(self, kind: type[msgspec.Struct], **other: Any) -> dict[str, Any]:
        """The fields of a struct."""
        hints = {**get_type_hints(kind, include_extras=True), **other}
        return {name: self.layout(hints[name]) for name in kind.__struct_fields__}

    def marked(self, hint: Any, markers: tuple[Any, ...]) -> Any:
        """A type with something said about it."""
        for marker in markers:
            match marker:
                case Named(names):
                    return self.named(names)
                case Lines(words):
                    return ["lines", self.named(words)]
                case FromBox(name, numbers):
                    return ["box", name, numbers]
                case Rows(name, number):
                    fields = self.fields(get_args(hint)[0])
                    known = list(fields)[:number]
                    return ["rows", name, known, {field: fields[field] for field in fields if field not in known}]
                case Keys(names):
                    return ["keys", list(names), self.layout(get_args(hint)[1])]
                case Some(names):
                    return ["some", self.named(names), self.layout(get_args(hint)[1])]
                case Kept():
                    return ["kept", self.layout(hint)]
        return self.layout(hint)

    def messages(self) -> list[Any]:
        """All messages by their numbers: the id, and its arguments."""
        words = self.game.words
        found: list[Any] = [None] * (1 + max(max(Say), *map(int, words.says)))
        for say in (*Say, *words.says):
            common = isinstance(say, Say) and say != Say.ITEM_POINTS
            arguments = {} if isinstance(say, Say) else words.arguments.get(say, {})
            found[say] = [text_id(say) if common else f"{self.game.name}-{text_id(say)}", self.arguments(arguments)]
        return found

    def rules(self) -> dict[int, list[Any]]:
        """The rules that a step can break, by their codes: name, text, and what the text names."""
        own, named = self.game.name, self.game.words.rule_arguments
        found = {int(rule): [text_id(rule), f"rule-{text_id(rule)}", {}] for rule in Rule}
        for rule in self.game.rules:
            found[int(rule)] = [text_id(rule), f"{own}-rule-{text_id(rule)}", self.arguments(named.get(rule, {}))]
        return found

    def arguments(self, kinds: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a text."""
        return {name: "number" if kind is int else self.named(kind) for name, kind in kinds.items()}


def blanks(game: Game) -> Iterator[list[Any]]:
    """The position before its start for each choice of seats and options: its type, and its words that are not zero."""
    fields = [field for field in msgspec.structs.fields(game.about.options) if field.name != "box"]
    for seats in game.about.seats:
        for values in itertools.product(*(choices(field.type) for field in fields)):
            options = game.about.options(**dict(zip((field.name for field in fields), values, strict=True)))
            state = game.blank(seats, options)
            home = home_of(state.dtype)
            assert home is not None
            words = np.frombuffer(state.tobytes(), np.int64)
            filled = [[int(place), int(words[place])] for place in np.flatnonzero(words)]
            yield [[seats, *values], home.kinds.index(state.dtype), filled]


def places(kind: np.dtype[Any]) -> dict[str, list[int]]:
    """Where a type of position has its fields: the first byte, the bytes of a value, how many along each dimension."""
    found = {}
    for name, (inner, at, *_) in (kind.fields or {}).items():
        base, shape = inner.subdtype or (inner, ())
        found[name] = [int(at), base.itemsize, *shape]
    return found


def house_set(game: Game, box: Box, names: set[str]) -> dict[str, Any]:
    """A set: what kernels read of it, in pieces around what only bots read, and what reports take from it."""
    kinds, record, pieces, at = box.record.dtype.fields or {}, box.record.tobytes(), [], 0
    for name in judging_fields(box.record):
        kind, begin, *_ = kinds[name]
        pieces.append([at, base64.b64encode(record[at:begin]).decode()])
        at = begin + kind.itemsize
    pieces.append([at, base64.b64encode(record[at:]).decode()])
    contents = {name: msgspec.to_builtins(getattr(box.contents, name)) for name in sorted(names)}
    filled = [piece for piece in pieces if piece[1]]
    return {"sha256": box.sha256, "size": len(record), "record": filled, "contents": contents}


def weights(game: Game) -> list[dict[str, Any]]:
    """What a game's bots judge by: where it lies in the records of which versions' house sets, deflated."""
    found: dict[tuple[int, bytes], list[int]] = {}
    for version in game.about.versions:
        record = game.box("house", game.house_box(version)).record
        for name in judging_fields(record):
            if record[name].any():
                given = record.dtype.fields[name][1], zlib.compress(record[name].tobytes(), 9)
                found.setdefault(given, []).append(version)
    return [
        {"rules": versions, "at": at, "bytes": base64.b64encode(packed).decode()}
        for (at, packed), versions in found.items()
    ]


def network_place(game: Game) -> list[int] | None:
    """Where the record of a set has what a network has learned, and how many bytes of it; none without a network."""
    kinds = game.box("house", game.house_box()).record.dtype.fields or {}
    if NETWORK not in kinds:
        return None
    kind, at = kinds[NETWORK][:2]
    return [at, kind.itemsize]


def engine_data(game: Game) -> dict[str, Any]:
    """All that the engine reads before it plays."""
    layouts = Layouts(game)
    board = layouts.layout(game.board_type)
    home = home_of(game.blank(game.about.usual_seats, game.about.options()).dtype)
    assert home is not None
    return {
        "space": game.space,
        "turn": TURN,
        "rules": game.about.rules_version,
        "sizes": [kind.itemsize for kind in home.kinds],
        "places": [places(kind) for kind in home.kinds],
        "defaults": msgspec.to_builtins(game.about.options()),
        "secret": game.secret_signs,
        "broken": layouts.rules(),
        "messages": layouts.messages(),
        "standings": layouts.layout(list[Standing]),
        "board": board,
        "names": layouts.names,
        "boxes": {
            version: house_set(game, game.box("house", game.house_box(version)), set(contents_of(game.board_type)))
            for version in game.about.versions
        },
        "blanks": list(blanks(game)),
        "thinking": {
            **facts(game),
            "told": layouts.layout(list[ToldTurn]),
            "positions": POSITIONS,
            "thought": THOUGHT.itemsize,
            "walk": WALK.itemsize,
            "beam": BEAM.itemsize,
            "beams": BEAMS,
            "forecast": msgspec.to_builtins(forecasts(game)),
            "network": network_place(game),
        },
    }
