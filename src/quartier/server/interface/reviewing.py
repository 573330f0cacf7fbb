"""What the endpoints do that have matches reviewed."""

from __future__ import annotations

from quartier.core.view import View
from quartier.server.interface import api
from quartier.server.interface.endpoint import Call
from quartier.server.messages.http import Reviewing
from quartier.server.table import replay


async def ask_review(call: Call) -> Reviewing:
    """Have the match reviewed, once it is over; of a challenge, once its day is. Asking again answers the same."""
    return await call.context.reviews.ask(await api.open_match(call), call.share)


async def ask_file_review(call: Call) -> Reviewing:
    """Have a match file of your own reviewed; its match must be over. Asking again answers the same."""
    match = await call.context.files.read(call.share, replay.match_of, call.body.file)
    return await call.context.reviews.ask(match, call.share)


async def look_at_review(call: Call) -> Reviewing:
    """A review that was asked for, and how far it is."""
    return call.context.reviews.look(str(call.request.path_params["review"]))


async def best_instead(call: Call) -> View:
    """What a seat would have seen after the best turn that a review knows, in the place of the turn that it played."""
    return call.context.reviews.best(str(call.request.path_params["review"]), call.number("turn", api.MOST_TURNS) or 0)
