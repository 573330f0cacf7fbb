"""An agent that is an ONNX file: it is shown what a learner sees, and its likeliest legal decision is made.

Its inputs are known by their names, each with a row for one position: `observation` (as whole numbers the words, as
floating-point numbers every value by itself), and if it wants them `legal`, which decisions are allowed, and
`pending`, the first step of those that a first decision has left, else -1. Its output `policy`, or the first one, has
a number for each decision, or for each step of the kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from quartier.agents.request import Request
from quartier.bots import UnknownBot
from quartier.core.match import Situation
from quartier.core.options import read_options
from quartier.kernel.batches import mark_many, observe_seats
from quartier.kernel.environment import NOTES, PENDING, SEAT
from quartier.kernel.records import copied
from quartier.kernel.rules import blank_steps
from quartier.research import Setting, unpack

INPUTS = ("observation", "legal", "pending")
OUTPUT = "policy"
KINDS = {
    "tensor(float)": np.float32,
    "tensor(double)": np.float64,
    "tensor(float16)": np.float16,
    "tensor(bool)": np.bool_,
    "tensor(int64)": np.int64,
    "tensor(uint64)": np.uint64,
    "tensor(int32)": np.int32,
}
"""Types that inputs may have."""


def load_onnx(path: str) -> Callable[[], OnnxPlayer]:
    """What makes players of an ONNX file."""
    try:
        import onnxruntime as runtime
    except ImportError as error:
        raise UnknownBot("wrong-agent-onnx", agent=path, problem=str(error)) from None
    options = runtime.SessionOptions()
    # Games are played side by side: a core for each is enough.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    # Its errors have no kind in common.
    except Exception as error:
        raise UnknownBot("wrong-agent-load", agent=path, reason=str(error)) from None
    for given in session.get_inputs():
        if given.name not in INPUTS or given.type not in KINDS:
            known = ", ".join(INPUTS)
            raise UnknownBot("wrong-agent-input", agent=path, name=f"{given.name}: {given.type}", known=known)
    return lambda: OnnxPlayer(session)


class OnnxPlayer:
    """Plays one game, step by step."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.inputs = {given.name: KINDS[given.type] for given in session.get_inputs()}
        outputs = [given.name for given in session.get_outputs()]
        self.output = OUTPUT if OUTPUT in outputs else outputs[0]

    def turn(self, request: Request) -> str:
        """The likeliest step, in one decision or two."""
        situation = request.situation
        divided, whole = (setting_of(situation, request, whole) for whole in (False, True))
        first = self.scores(divided, situation, -1)
        if len(first) == whole.choices.number != divided.choices.number:
            step = best(first, legal(whole, situation, -1))
        elif len(first) == divided.choices.number:
            decisions = [best(first, legal(divided, situation, -1))]
            pending = pending_of(divided, decisions[0])
            if pending >= 0:
                second = self.scores(divided, situation, pending)
                decisions.append(best(second, legal(divided, situation, pending)))
            step = divided.choices.step(tuple(decisions))
        else:
            raise ValueError(
                f"{self.output} has {len(first)} numbers; {situation.game.name} has {divided.choices.number} decisions "
                f"or {whole.choices.number} steps"
            )
        return situation.game.step_texts(situation.state, situation.box, situation.seat, [step])[0]

    def scores(self, setting: Setting, situation: Situation, pending: int) -> Any:
        """What the network says of each decision."""
        shown: dict[str, Any] = {"pending": np.array([pending])}
        words = observed(setting, situation)
        kind = self.inputs.get("observation", np.uint64)
        whole = np.issubdtype(kind, np.integer)
        shown["observation"] = words if whole else unpack(setting.layout, setting.seats, words)
        if "legal" in self.inputs:
            shown["legal"] = legal(setting, situation, pending)[None]
        fed = {name: shown[name].astype(kind) for name, kind in self.inputs.items()}
        (policy,) = self.session.run([self.output], fed)
        return policy.reshape(-1)


def setting_of(situation: Situation, request: Request, whole_steps: bool) -> Setting:
    """How a learner sees the game, with its decisions divided or not."""
    game, told = situation.game, request.game
    options = read_options(game.about.options, {**told.options, "box": told.box.name})
    return Setting(game, situation.box, game.blank(told.seats, options), (options,), whole_steps)


def observed(setting: Setting, situation: Situation) -> Any:
    """What the seat sees, a row of words."""
    words = np.zeros((1, setting.observation_words), np.uint64)
    seats = np.array([situation.seat], np.int32)
    observe_seats(situation.state, setting.box.record, copied(situation.state), seats, words, 0, 1)
    return words


def legal(setting: Setting, situation: Situation, pending: int) -> Any:
    """Which decisions are allowed."""
    notes = np.zeros((1, NOTES + 2 * setting.seats), np.int32)
    notes[0, SEAT], notes[0, PENDING] = situation.seat, pending
    bits = np.zeros((1, setting.choices.words), np.uint64)
    steps = blank_steps(situation.game.space)
    mark_many(situation.state, setting.box.record, notes, steps, setting.choices.table, bits, 0, 1)
    flat = np.unpackbits(bits.view(np.uint8), bitorder="little")
    return flat[: setting.choices.number].view(np.bool_)


def best(scores: Any, allowed: Any) -> int:
    """The allowed decision with the highest score."""
    return int(np.where(allowed, scores, -np.inf).argmax())


def pending_of(setting: Setting, decision: int) -> int:
    """The first step of those that a first decision leaves; -1: it is a whole step."""
    outer_id = 0
    for first, outer, inner in setting.choices.ranges:
        if decision < outer_id + outer:
            return -1 if inner == 1 else first + (decision - outer_id) * inner
        outer_id += outer
    raise ValueError(f"{decision} is no first decision")
