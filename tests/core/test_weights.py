"""The weights of a judgement as a text: read as they were written, and a wrong file is explained."""

from __future__ import annotations

import numpy as np
import pytest

from quartier.core.errors import BadFile
from quartier.core.registry import games, load_game
from quartier.core.weights import Axis, WeightTable

TABLE = WeightTable("What streets weigh.\nIn thousandths.", ("constant", "trees"), (Axis("level", range(1, 4)),))
TEXT = """\
# What streets weigh.
# In thousandths.
level constant trees
    1       10   -20
    3     1000     0
"""


def test_what_is_not_listed_weighs_nothing() -> None:
    assert TABLE.read(TEXT, "streets").tolist() == [[10, -20], [0, 0], [1000, 0]]


def test_a_table_is_written_with_its_columns_under_their_names() -> None:
    assert TABLE.write(np.array([[10, -20], [0, 0], [1000, 0]], np.int32)) == TEXT


def test_a_table_without_axes_is_one_row() -> None:
    plain = WeightTable("Plain.", ("trees", "lamps"))
    assert plain.read("trees lamps\n3 4\n", "plain").tolist() == [3, 4]
    assert plain.write(np.array([3, 4], np.int32)) == "# Plain.\ntrees lamps\n    3     4\n"


@pytest.mark.parametrize("game", [name for name in games() if load_game(name).part("weights")])
def test_the_file_of_a_game_is_as_it_would_be_written(game: str) -> None:
    module = load_game(game).part("weights")
    weights = module.house_weights()
    assert weights.shape == module.TABLE.shape
    assert (module.TABLE.read(module.TABLE.write(weights), game) == weights).all()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("level constant", "stage constant", "streets, line 3: the columns should be 'level constant trees'"),
        ("   -20", "", "streets, line 4: a row of weights should be 3 whole numbers"),
        ("-20", "-2.5", "streets, line 4: a row of weights should be 3 whole numbers"),
        ("    3  ", "    4  ", "streets, line 5: level is 4; it can be 1 to 3"),
        ("    3  ", "    1  ", "streets, line 5: a second row for 1"),
        (TEXT[TEXT.index("level") :], "", "streets: no weights: a line with the columns 'level constant trees'"),
    ],
)
def test_a_wrong_file_is_explained(before: str, after: str, said: str) -> None:
    assert before in TEXT
    with pytest.raises(BadFile) as caught:
        TABLE.read(TEXT.replace(before, after), "streets")
    assert str(caught.value).startswith(said)
