"""Questions of all kinds as a worker is sent them, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from quartier.thinking.positions import Sets
from quartier.thinking.questions import AskRanking, Question, Ranking
from quartier.thinking.review_questions import AskLook, AskWeigh, Look, Weigh

KINDS: dict[str, tuple[Any, Any]] = {
    Ranking.kind: (Ranking, AskRanking),
    Weigh.kind: (Weigh, AskWeigh),
    Look.kind: (Look, AskLook),
}


def sent(question: Question, sets: Sets) -> dict[str, Any]:
    """What a worker is told of a question."""
    return {"kind": question.kind, **msgspec.to_builtins(question.asked(sets))}


def received(told: dict[str, Any], sets: Sets) -> Question:
    """The question that a worker was sent; an error where it is none."""
    kind, asked = KINDS[told["kind"]]
    question: Question = kind.told(msgspec.convert(told, asked), sets)
    return question
