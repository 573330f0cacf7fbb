"""Which matches are played to find out what comes of what a game's bots promise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Calibration:
    """How a game's forecasts are found: which kinds of matches differ, and how many of each are played how well."""

    by: tuple[str, ...] = ()
    """Options whose values are measured apart; `seats`: so are all numbers of seats."""
    seats: tuple[int, ...] = (1,)
    """How many play where seats are not measured apart: one of these after the other, from game to game."""
    games: int = 400
    simulations: int = 100
