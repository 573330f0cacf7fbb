"""What the server says no to: one code each, with its HTTP status; texts are ids, never sentences."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from quartier.core.errors import BadFile, IllegalMove, QuartierError, Remark
from quartier.core.study import BadPosition
from quartier.core.view import Message
from quartier.server.messages.sets import Fault

STATUS = {
    "malformed": 400,
    "no-guest": 401,
    "worker-token": 401,
    "worker-expired": 401,
    "origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-spectators": 403,
    "no-aids": 403,
    "no-hints": 403,
    "no-talk": 403,
    "no-push": 403,
    "no-pictures": 403,
    "no-print": 403,
    "not-owner": 403,
    "worker-refused": 403,
    "not-found": 404,
    "method": 405,
    "too-slow": 408,
    "not-open": 409,
    "not-running": 409,
    "not-waiting": 409,
    "not-over": 409,
    "old-rules": 409,
    "other-set": 409,
    "seat-taken": 409,
    "table-full": 409,
    "already-seated": 409,
    "challenge-taken": 409,
    "challenge-first": 409,
    "seats-empty": 409,
    "not-to-move": 409,
    "cannot-undo": 409,
    "study-changed": 409,
    "set-changed": 409,
    "worker-version": 409,
    "too-large": 413,
    "bad-name": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-file": 422,
    "bad-study": 422,
    "bad-set": 422,
    "set-too-slow": 422,
    "bad-endpoint": 422,
    "unknown-game": 422,
    "unknown-bot": 422,
    "malformed-move": 422,
    "unfinished-turn": 422,
    "illegal-move": 422,
    "talk-empty": 422,
    "talk-too-long": 422,
    "talk-too-fast": 429,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-reviews": 429,
    "too-many-prints": 429,
    "too-many-studies": 429,
    "too-many-pictures": 429,
    "study-too-fast": 429,
    "too-many-sets": 429,
    "set-too-fast": 429,
    "worker-faulty": 429,
    "internal": 500,
    "storage": 503,
    "full": 503,
    "unwell": 503,
    "no-picture": 503,
}

SHOWN = 200
"""Characters of somebody's file that are sent back with what is wrong in it."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code for programs, a text for people, the rule if one is broken."""

    code: str
    text: Message
    rule: str = ""
    why: Message | None = None
    """What exactly is wrong, where there is more to say."""
    line: int = 0
    """The line of the file that is wrong; 0: none."""


class Refused(msgspec.Struct, frozen=True):
    """The body of every answer that is an error. Nothing was changed."""

    error: Problem


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(self, code: str, arguments: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.status = STATUS[code]
        self.problem = Problem(code, Message(f"error-{code}", dict(arguments or {})))

    @classmethod
    def by_rule(cls, error: IllegalMove) -> Refusal:
        """A move that breaks a rule of its game."""
        refusal = cls("illegal-move")
        refusal.problem = Problem("illegal-move", Message(error.message, error.arguments), error.rule)
        return refusal

    @classmethod
    def bad_file(cls, error: BadFile) -> Refusal:
        """A file that cannot be replayed, with what is wrong in it."""
        refusal, where = cls("bad-file"), error.remark.where
        line = where.line or 0 if where is not None else 0
        refusal.problem = Problem("bad-file", refusal.problem.text, why=explained(error), line=line)
        return refusal

    @classmethod
    def bad_study(cls, error: QuartierError) -> Refusal:
        """A study with a position that the rules do not allow, or with too many of them."""
        refusal = cls("bad-study", {"number": error.number if isinstance(error, BadPosition) else 0})
        refusal.problem = Problem("bad-study", refusal.problem.text, why=explained(error))
        return refusal

    @classmethod
    def bad_set(cls, fault: Fault) -> Refusal:
        """A component set that cannot be played with, with what is wrong in it."""
        refusal = cls("bad-set")
        why = Message(fault.id, {**fault.args, **{name: inner.id for name, inner in fault.inner.items()}})
        refusal.problem = Problem("bad-set", refusal.problem.text, why=why, line=fault.line)
        return refusal

    @classmethod
    def malformed(cls, error: msgspec.DecodeError | UnicodeDecodeError) -> Refusal:
        """Data of the wrong form; what is shown of it is the place only."""
        _, found, where = str(error).rpartition(" - at `")
        return cls("malformed", {"where": where.rstrip("`") if found else "$"})


def explained(error: QuartierError) -> Message:
    """What is wrong with what somebody sent, as a message; what is shown of it is short."""
    reason = error.remark.arguments.get("reason")
    remark = reason.remark if isinstance(reason, QuartierError) else error.remark
    plain = {
        name: value[:SHOWN] if isinstance(value, str) else value
        for name, value in remark.arguments.items()
        if isinstance(value, (str, int))
    }
    return Message(remark.message, plain)


def fault_of(remark: Remark) -> Fault:
    """A remark as it is sent; what it repeats of the set is short."""
    plain: dict[str, str | int] = {}
    inner: dict[str, Fault] = {}
    for key, value in remark.arguments.items():
        if isinstance(value, (Remark, QuartierError)):
            inner[key] = fault_of(value if isinstance(value, Remark) else value.remark)
        else:
            plain[key] = value[:SHOWN] if isinstance(value, str) else value if isinstance(value, int) else str(value)
    where = remark.where
    line, column = (where.line or 0, where.column or 0) if where is not None else (0, 0)
    return Fault(remark.message, plain, inner, line, column)
