"""The tab key at the prompt: it completes commands and legal steps, where the terminal can."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from quartier.cli.play.commands import COMMANDS
from quartier.cli.play.draft import Draft
from quartier.core.errors import QuartierError


@contextlib.contextmanager
def completion(draft: Draft) -> Iterator[None]:
    """In here the tab key completes how the draft can go on."""
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        with contextlib.suppress(QuartierError):
            options = [word for word in (*COMMANDS, *draft.view().legal) if word.startswith(text)]
            return options[state] if state < len(options) else None
        return None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
