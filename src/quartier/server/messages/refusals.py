"""What the server says no to: one code each, with its HTTP status; texts are ids, never sentences."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from quartier.core.errors import BadFile, IllegalMove, QuartierError
from quartier.core.view import Message

STATUS = {
    "malformed": 400,
    "no-guest": 401,
    "origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-spectators": 403,
    "no-aids": 403,
    "no-hints": 403,
    "no-talk": 403,
    "no-push": 403,
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
    "seats-empty": 409,
    "not-to-move": 409,
    "cannot-undo": 409,
    "too-large": 413,
    "bad-name": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-file": 422,
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
    "internal": 500,
    "storage": 503,
    "full": 503,
    "unwell": 503,
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
        reason = error.remark.arguments.get("reason")
        remark = reason.remark if isinstance(reason, QuartierError) else error.remark
        plain = {
            name: value[:SHOWN] if isinstance(value, str) else value
            for name, value in remark.arguments.items()
            if isinstance(value, (str, int))
        }
        refusal.problem = Problem(
            "bad-file",
            refusal.problem.text,
            why=Message(remark.message, plain),
            line=where.line or 0 if where is not None else 0,
        )
        return refusal

    @classmethod
    def malformed(cls, error: msgspec.DecodeError | UnicodeDecodeError) -> Refusal:
        """Data of the wrong form; what is shown of it is the place only."""
        _, found, where = str(error).rpartition(" - at `")
        return cls("malformed", {"where": where.rstrip("`") if found else "$"})
