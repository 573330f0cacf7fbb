"""A component set as plain data, for an engine that runs the game's kernels without Python: a browser's."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from quartier.core.game import NETWORK, Box, Game
from quartier.core.reports import FromBox, Rows

JUDGING = ("weights", NETWORK)
"""The fields of a box's record that only bots read."""


class BoxData(msgspec.Struct, frozen=True):
    """What kernels read of a set, and what reports take from it."""

    sha256: str
    size: int
    """The bytes of the record."""
    record: str
    """The record, deflated, as Base64; where it has what bots judge the house set by, it is left empty."""
    house: list[int]
    """Where in the record these places begin."""
    contents: dict[str, Any]


def box_data(game: Game, box: Box) -> BoxData:
    """A set as data."""
    usual = game.box("house", game.house_box()).record
    record, house = box.record.copy(), []
    for name in judging_fields(record):
        if (record[name] == usual[name]).all():
            record[name] = 0
            house.append(record.dtype.fields[name][1])
    names = sorted(set(contents_of(game.board_type)))
    contents = {name: msgspec.to_builtins(getattr(box.contents, name)) for name in names}
    packed = base64.b64encode(zlib.compress(record.tobytes(), 6)).decode()
    return BoxData(box.sha256, record.nbytes, packed, house, contents)


def judging_fields(record: Any) -> list[str]:
    """The fields of a box's record that only bots read, as they lie there."""
    return [name for name in record.dtype.names or () if name in JUDGING]


def contents_of(hint: Any) -> Iterator[str]:
    """The names of all that a type of reports has from the contents of a set."""
    if get_origin(hint) is Annotated:
        hint, *markers = get_args(hint)
        for marker in markers:
            if isinstance(marker, (FromBox, Rows)):
                yield marker.name
        if any(isinstance(marker, FromBox) for marker in markers):
            return
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in get_type_hints(hint, include_extras=True).values():
            yield from contents_of(field)
    for inner in get_args(hint):
        yield from contents_of(inner)
