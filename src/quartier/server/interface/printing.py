"""What the endpoint does that gives out a game on paper."""

from __future__ import annotations

from quartier.paper.printing import Wish
from quartier.server.interface.endpoint import Call

MOST_SEATS = 63
PDF = "application/pdf"


async def print_game(call: Call) -> bytes:
    """A game as a PDF to cut and play, for so many `seats`; `one_sided` and `all_rules` are 1 or 0."""
    game, box, paper, language = (str(call.request.path_params[name]) for name in ("game", "box", "paper", "language"))
    wish = Wish(
        game,
        paper,
        language,
        call.number("seats", MOST_SEATS),
        not call.number("one_sided", 1),
        bool(call.number("all_rules", 1)),
    )
    made = await call.context.prints.print(wish, box)
    call.headers["Content-Type"] = PDF
    call.headers["Content-Disposition"] = f'attachment; filename="{game}-{paper}-{language}.pdf"'
    return made
