"""The columns of a data set: what each is, and games as Arrow has them."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from quartier import __version__
from quartier.core.errors import BadOption
from quartier.core.registry import load_game
from quartier.selfplay.games import Plan, Played, play_game, setting_of

COLUMNS = {
    "game": ("string", "the game"),
    "options": ("string", "its options, as JSON"),
    "seats": ("int8", "how many seats play"),
    "number": ("int64", "the game's number in the set, from 0 on"),
    "seed": ("string", "what all chance of the match comes from"),
    "ply": ("int32", "the decision's number in its match, from 0 on"),
    "turn": ("int32", "the turn's number in its match, from 0 on"),
    "part": ("int8", "which step of its turn it is, from 0 on"),
    "wave": ("int32", "the round: turns of one wave are simultaneous"),
    "seat": ("int8", "who decides, counted from 0"),
    "bot": ("string", "who sits there"),
    "step": ("int32", "what was decided, a step of the kernels"),
    "notation": ("string", "the same as people write it"),
    "legal": ("list int32", "all steps that were allowed"),
    "policy_steps": ("list int32", "the steps that the bot tried"),
    "policy_visits": ("list int32", "in how many futures it tried each"),
    "expected": ("float32", "the final points that the bot expects of its turn"),
    "position": ("binary", "what the seat knew before: the record of the hidden position"),
    "observation": ("words", "the same as a learner sees it, in 64-bit words"),
    "score": ("int32", "the seat's points in the end"),
    "rank": ("int8", "its rank; 1 is best, and nobody's in a city that is lost together"),
    "result": ("float32", "what the match was to the seat, as the environment rewards it"),
    "scores": ("list int32", "the points of all seats"),
    "ranks": ("list int8", "their ranks"),
}
"""Each column with its type and what it is, in the order of the file."""
KEY = b"quartier"
"""Where the file says how it was made."""


def arrow() -> Any:
    """PyArrow, which only data sets need."""
    try:
        import pyarrow
        import pyarrow.ipc
        import pyarrow.parquet
    except ImportError as error:
        raise BadOption("wrong-selfplay-pyarrow", problem=str(error)) from None
    return pyarrow


def facts(plan: Plan) -> dict[str, Any]:
    """How a data set was made, and how its positions lie in their bytes."""
    game = load_game(plan.game)
    kind = plan.new_match(0).state.dtype
    fields = [[name, kind[name].base.str, list(kind[name].shape)] for name in kind.names or ()]
    return {**msgspec.to_builtins(plan), "version": __version__, "position": fields, "kernels": game.kernels_hash}


def schema(plan: Plan) -> Any:
    """The columns as Arrow has them."""
    pa = arrow()
    setting = setting_of(plan.game, plan.seats, msgspec.json.encode(plan.options))
    words = 0 if setting is None else setting.observation_words

    def kind(text: str) -> Any:
        if text == "words":
            return pa.list_(pa.uint64(), words)
        of = text.removeprefix("list ")
        return pa.list_(getattr(pa, of)()) if of != text else getattr(pa, of)()

    fields = [
        pa.field(name, kind(text), nullable=name == "expected", metadata={"about": said})
        for name, (text, said) in COLUMNS.items()
        # A game that does not say what a learner sees of it has no such column.
        if text != "words" or setting is not None
    ]
    return pa.schema(fields, metadata={KEY: msgspec.json.encode(facts(plan))})


def batch_of(plan: Plan, played: Played) -> Any:
    """A game as a record batch."""
    rows, number = played.rows, len(played.rows)
    options = msgspec.json.encode(plan.options).decode()
    columns: dict[str, Any] = {
        "game": [plan.game] * number,
        "options": [options] * number,
        "seats": [plan.seats] * number,
        "number": [played.number] * number,
        "seed": [played.seed] * number,
        "ply": list(range(number)),
        "bot": [plan.bot_of(row.seat) for row in rows],
        "score": [played.scores[row.seat] for row in rows],
        "rank": [played.ranks[row.seat] for row in rows],
        "result": np.array([played.results[row.seat] for row in rows], np.float32),
        "scores": [played.scores] * number,
        "ranks": [played.ranks] * number,
    }
    shape = schema(plan)
    for name in shape.names:
        if name not in columns:
            columns[name] = [getattr(row, name) for row in rows]
    return arrow().record_batch([columns[name] for name in shape.names], schema=shape)


def played_bytes(plan: Plan, number: int) -> bytes:
    """A game of a plan, played, as bytes: what a process hands over."""
    batch = batch_of(plan, play_game(plan, number))
    kept: bytes = batch.serialize().to_pybytes()
    return kept


def batch_from(plan_schema: Any, kept: bytes) -> Any:
    """The record batch that these bytes are."""
    return arrow().ipc.read_record_batch(arrow().py_buffer(kept), plan_schema)
