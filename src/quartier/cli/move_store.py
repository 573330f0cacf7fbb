"""`quartier move-store`: copy everything from one store into another, empty one."""

from __future__ import annotations

from rich.progress import Progress

from quartier.cli.output.console import console, print_json
from quartier.core.texts import Texts


def move_store(source: str, target: str, json: bool) -> None:
    """Move a store, and say what is in the new one."""
    from quartier.server.store.moving import move
    from quartier.server.store.opening import shown

    texts, errors = Texts(), console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.say("move-copying"), total=None)

        def tell(what: str, done: int, total: int) -> None:
            progress.update(task, description=texts.say(what), completed=done, total=total)

        moved = move(source, target, tell)
    if json:
        print_json({"tables": [entry._asdict() for entry in moved]})
        return
    rows = {entry.name: entry.rows for entry in moved}
    print(texts.say("move-done", store=shown(target), tables=rows["tables"], events=rows["events"]))
