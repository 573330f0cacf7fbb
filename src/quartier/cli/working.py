"""Where commands do their work, and which files that work reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quartier.agents.finding import PROGRAM, is_own
from quartier.work.place import Workplace
from quartier.work.processes import workplace

HOUSE = "house"


def working_at(
    jobs: int | None, ray: str | None, options: Mapping[str, object] | None = None, bots: Iterable[str] = ()
) -> Workplace:
    """The processes of this machine or the cluster, for games with these options that these bots play."""
    box = str((options or {}).get("box", HOUSE))
    return workplace(jobs, ray, [*({box} - {HOUSE}), *filter(None, map(file_of, bots))])


def file_of(bot: str) -> str | None:
    """The file that an agent of one's own is read from; a program may be anything, and a module is installed."""
    if not is_own(bot) or bot.startswith(PROGRAM):
        return None
    if bot.endswith(".onnx"):
        return bot
    named = bot.rpartition(":")[0]
    return named if named.endswith(".py") else None
