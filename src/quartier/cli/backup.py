"""`quartier backup` and `restore`: copy the database of a data folder, and put a copy back."""

from __future__ import annotations

from pathlib import Path

from quartier.core.errors import QuartierError
from quartier.core.texts import Texts


def check_is_folder(data: Path) -> None:
    """Refuse what is no folder but an address, of which a path has only one slash left."""
    if data.parts[:1] in (("postgresql:",), ("postgres:",)):
        raise QuartierError("wrong-store-copy")


def back_up_folder(data: Path, to: Path, force: bool) -> None:
    """Copy the database of a data folder, and say what is in the copy."""
    from quartier.server.store.backups import back_up

    check_is_folder(data)
    content = back_up(data, to, force=force)
    print(Texts().say("backup-done", file=str(to), tables=content.tables, events=content.events))


def restore_folder(file: Path, data: Path, keep: bool) -> None:
    """Put a copy back, and say what is there now and where the old database is."""
    from quartier.server.store.backups import restore

    check_is_folder(data)
    content, aside = restore(file, data, keep=keep)
    texts = Texts()
    print(texts.say("restore-done", folder=str(data), tables=content.tables, events=content.events))
    if aside is not None:
        print(texts.say("restore-kept", file=str(aside)))
