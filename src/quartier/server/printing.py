"""Games on paper for those who ask the page: made beside the loop, one at a time, each once and then remembered."""

from __future__ import annotations

import asyncio
import importlib.util
from collections import OrderedDict

from quartier.core.errors import QuartierError
from quartier.core.game import Box
from quartier.core.registry import games, load_game
from quartier.core.texts import LANGUAGES
from quartier.paper.formats import PAPERS
from quartier.paper.printing import Wish, printed
from quartier.server.messages.refusals import Refusal
from quartier.server.store.boxes import Boxes

WAITING = 8
"""So many different prints may be waited for at once; a box of the largest game takes some seconds."""
REMEMBERED = 24
"""Prints that are kept in memory, half a megabyte each."""


class Prints:
    """All that a server has printed lately, and what it is about to print."""

    def __init__(self, boxes: Boxes) -> None:
        self._boxes = boxes
        self._made: OrderedDict[tuple[Wish, str], bytes] = OrderedDict()
        self._waiting: dict[tuple[Wish, str], asyncio.Task[bytes]] = {}
        self._one = asyncio.Lock()

    async def print(self, wish: Wish, box: str) -> bytes:
        """A game as a PDF, with the house's component set or one of this server's."""
        if importlib.util.find_spec("typst") is None:
            raise Refusal("no-print")
        known = wish.game in games() and wish.paper in PAPERS and wish.language in LANGUAGES
        if not known or load_game(wish.game).part("paper") is None:
            raise Refusal("not-found")
        game = load_game(wish.game)
        if wish.seats is not None and wish.seats not in game.about.seats:
            raise Refusal("bad-seats", {"fewest": min(game.about.seats), "most": max(game.about.seats)})
        text = self._boxes.text(wish.game, box)
        key = wish, text
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._waiting:
            if len(self._waiting) >= WAITING:
                raise Refusal("too-many-prints", {"most": WAITING})
            self._waiting[key] = asyncio.create_task(self._make(key, game.box(box, text) if text else None))
        # Whoever goes away does not take it from the others who wait.
        return await asyncio.shield(self._waiting[key])

    async def _make(self, key: tuple[Wish, str], box: Box | None) -> bytes:
        try:
            async with self._one:
                made = await asyncio.to_thread(printed, key[0], box)
        except QuartierError as error:
            raise Refusal("bad-option", {"option": "box"}) from error
        finally:
            del self._waiting[key]
        self._made[key] = made
        if len(self._made) > REMEMBERED:
            self._made.popitem(last=False)
        return made

    async def close(self) -> None:
        """Nobody waits any more."""
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
