"""What else can come of asking the store: all of it is told to people as one code, and tables know better."""

from __future__ import annotations

from quartier.server.messages.refusals import Refusal


class Doubtful(Refusal):
    """Whether it was written nobody knows: whoever has it in memory reads it again."""

    def __init__(self) -> None:
        super().__init__("storage")


class Conflict(Refusal):
    """What was to be written once is there already; nothing was written."""

    def __init__(self) -> None:
        super().__init__("storage")


class Unreadable(Refusal):
    """What is stored cannot be read, now or later."""

    def __init__(self) -> None:
        super().__init__("storage")


class Overtaken(Refusal):
    """Another server was quicker. What it did is known here by now: whoever wanted something looks again."""

    def __init__(self) -> None:
        super().__init__("storage")


def is_away(error: Exception) -> bool:
    """Whether the store could not be asked, or does not know what it has: it has said so itself, and may be back."""
    return (
        isinstance(error, Refusal)
        and error.problem.code == "storage"
        and not isinstance(error, Conflict | Overtaken | Unreadable)
    )
