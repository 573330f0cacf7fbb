"""How networks are learned: by matches against oneself, the same whatever the number of cores."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quartier.core.errors import BadFile
from quartier.core.registry import load_game
from quartier.kernel.judgement import POINT
from quartier.kernel.learned import HEADER, answer
from quartier.training.lesson_file import keep, take_up
from quartier.training.networks import Lesson, described, main
from quartier.training.self_play import MATCHES, SAMPLES
from quartier.training.tables import Table

CITIES = load_game("cities")


def small_lesson(cores: int = 1, **other: Any) -> Lesson:
    shape, learning = described(CITIES)
    few = replace(learning, settings=learning.settings[:1], matches=8, **other)
    return Lesson(CITIES, shape, few, "small", cores)


@pytest.mark.thorough
def test_what_is_learned_does_not_depend_on_the_number_of_cores() -> None:
    one, two = small_lesson(1), small_lesson(2)
    for lesson in (one, two):
        for _ in range(3):
            lesson.round(1e-3)
    assert one.weights.tobytes() == two.weights.tobytes()
    assert one.weights.tobytes() != small_lesson().weights.tobytes()


@pytest.mark.thorough
def test_errors_fall_when_the_same_is_learned_again_and_again() -> None:
    lesson = small_lesson(ahead=1.0)
    table = lesson.tables[0][1]
    table.play(lesson.weights, lesson.network(lesson.weights), "deals", 8)
    number = int(table.told[SAMPLES])
    assert (int(table.told[MATCHES]), number) == (8, 8 * 26)
    samples = table.lists, table.lengths, table.targets
    errors = [lesson.learner.learn(*samples, np.arange(number), 3e-3) for _ in range(60)]
    assert errors[-1] < errors[0] / 4


@pytest.mark.thorough
def test_integers_say_what_was_learned() -> None:
    lesson = small_lesson()
    for _ in range(3):
        lesson.round(1e-3)
    table: Table = lesson.tables[0][1]
    network = lesson.network(lesson.weights)
    table.play(lesson.weights, network, "more", 4)
    assert network[:HEADER].tolist() == lesson.shape.header
    told = []
    for sample in range(int(table.told[SAMPLES])):
        listed, length = table.lists[sample], int(table.lengths[sample])
        told.append(answer(network, listed, length, 0) / POINT)
    assert np.std(told) > 0.01
    assert max(abs(np.array(told) - said_in_floats(lesson, table))) < 0.25


def said_in_floats(lesson: Lesson, table: Table) -> Any:
    """What the weights say of a table's samples, calculated here once more."""
    from quartier.kernel.learned import BUCKET, FIRST, NARROW, WIDE, size_of_bucket

    shape = lesson.shape
    nets = lesson.weights.reshape(shape.nets, -1).astype(np.float64)
    found = []
    for sample in range(int(table.told[SAMPLES])):
        listed = table.lists[sample, : table.lengths[sample]]
        net = nets[listed[0]]
        rows = net[: (shape.inputs + 1) * WIDE].reshape(-1, WIDE)
        wide = (rows[-1] + rows[listed[FIRST:]].sum(0)).clip(0, 1)
        rest = net[(shape.inputs + 1) * WIDE :].reshape(shape.buckets, size_of_bucket(shape.outputs))[listed[BUCKET]]
        second, third = rest[: (WIDE + 1) * NARROW].reshape(-1, NARROW), rest[(WIDE + 1) * NARROW :]
        narrow = (wide @ second[:-1] + second[-1]).clip(0, 1)
        found.append((narrow @ third[:NARROW] + third[NARROW]) * lesson.learning.scale)
    return np.array(found)


@pytest.mark.thorough
def test_a_network_is_written_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["cities", "--minutes", "0.01", "--cores", "1", "--to", str(tmp_path / "network.bin")])
    shape, _ = described(CITIES)
    assert shape.read((tmp_path / "network.bin").read_bytes(), "there")[:HEADER].tolist() == shape.header
    assert "round 1:" in capsys.readouterr().err


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(SystemExit, match="chess"):
        main(["chess"])


@pytest.mark.thorough
def test_a_lesson_goes_on_from_its_file_and_learns_the_same(tmp_path: Path) -> None:
    whole, first, again = small_lesson(), small_lesson(), small_lesson()
    for _ in range(2):
        whole.round(1e-3)
    first.round(1e-3)
    keep(first, ["plan"], 3.0, tmp_path / "kept")
    assert take_up(again, ["plan"], tmp_path / "kept") == 3.0
    again.round(1e-3)
    assert again.weights.tobytes() == whole.weights.tobytes()
    assert again.average.tobytes() == whole.average.tobytes()
    with pytest.raises(BadFile, match="another network"):
        take_up(again, ["other"], tmp_path / "kept")
    (tmp_path / "letter").write_text("Dear reader")
    with pytest.raises(BadFile, match="no record of a network"):
        take_up(again, ["plan"], tmp_path / "letter")
