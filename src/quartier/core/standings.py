"""Who is ahead: scores itemised, ranks with the game's tie-breaks, shared where they end."""

from __future__ import annotations

from quartier.core.game import Box, Game, State
from quartier.core.view import Standing
from quartier.kernel import calls


def standings(game: Game, state: State, box: Box) -> list[Standing]:
    """All seats, in the order of seats, each with its rank."""
    if hasattr(game, "words"):
        return game.standings(state, box)
    seats = range(int(state["seats"][0]))
    items = [game.items(state, box, seat) for seat in seats]
    ties = [game.tie_break(state, box, seat, items[seat]) for seat in seats]
    worth = [(int(calls.score(state, box.record, seat)), ties[seat]) for seat in seats]
    # Rank 1 is shared by all who win together, and by nobody if they lose.
    best = 2 if game.failed(state, box) else 1
    return [
        Standing(
            seat,
            best + sum(other > worth[seat] for other in worth),
            worth[seat][0],
            list(ties[seat]),
            items[seat],
        )
        for seat in seats
    ]
