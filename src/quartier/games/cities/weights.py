"""What the features of a city weigh: a table by level, stage of the turn and rounds left, and how it was found."""

from __future__ import annotations

import functools

from quartier.core.weights import Axis, Fitting, Setting, Weights, WeightTable
from quartier.games.cities.position import ROUNDS

TABLE = WeightTable(
    """\
What the features of a city weigh, in thousandths of a point: by level, stage (0 after a turn, 1 in its middle)
and rounds left; with none left, the score itself counts. Written by `make weights GAME=cities`.""",
    (
        "constant",
        "zones",  # points of zones in which a tourist stands
        "seen",  # points of cafés in which a tourist sits
        "sides",  # open sides of the zones
        "views",  # open views of the cafés
        "promised",  # points of zones in which nobody stands and that can grow
        "squares",  # the squares of these points
        "promised-sides",  # open sides of such zones
        "waiting",  # tourists in supply, as far as there are rounds for them
        "idle",  # tourists who make no points
        "largest",  # the most points of a zone in which nobody stands and that can grow
        "gain",  # in the middle of a turn, the most points that one tourist action brings
        "shore",  # fields to look at beside cafés in which nobody sits
        "low",  # points of zones and cafés that make few
        "promising",  # zones in which nobody stands and that can grow
        "walkable",  # the most points of a zone that a tourist can walk to
    ),
    (Axis("level", range(1, 4)), Axis("stage", range(2)), Axis("left", range(ROUNDS + 1))),
)
WEIGHTS = TABLE.shape

FITTING = Fitting(
    (Setting(),),
    # Points of occupied zones weigh what they are; the other features are measured by them.
    mean=(0, 1000, 1000, 200, 500, 300, 0, 50, 1000, -500, 0, 1000, 100, 0, 0, 0),
    deviation=(0, 0, 300, 150, 300, 200, 30, 50, 1000, 500, 200, 300, 100, 300, 200, 150),
    apart="level",
    along="left",
    points=(1, ROUNDS),
    generations=60,
    tried=32,
    best=8,
    games=400,
)


@functools.cache
def house_weights() -> Weights:
    """The weights fitted to play with the house set."""
    return TABLE.load(__package__)
