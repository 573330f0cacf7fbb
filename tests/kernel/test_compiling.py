"""Kernels: interpreted or compiled at run time, dispatched by record type, cached by sources, fit for any machine."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from quartier.kernel import cache, sources
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic, implements
from quartier.kernel.records import record_type
from quartier.kernel.runtime import dispatcher
from quartier.kernel.sources import hash_of, kernel_sources, shared_sources


class One:
    first_field: int


class Two:
    second_field: int


class Three:
    third_field: int


ONE, TWO, THREE = record_type(One), record_type(Two), record_type(Three)


@kernel
def plain_worth(position: object, factor: int) -> int:
    return -factor


def declared(position: object, factor: int) -> int:
    """What a position is worth."""
    return 0


worth = generic(declared, default=plain_worth)


@implements(worth, ONE)
@kernel
def worth_one(position: One, factor: int) -> int:
    return factor * position.first_field


@implements(worth, TWO)
@kernel
def worth_two(position: Two, factor: int) -> int:
    return factor + position.second_field


@kernel
def twice(positions: object) -> int:
    return worth(positions[0], 10) + worth(positions[0], 10)  # type: ignore[index]


@pytest.mark.parametrize(("kind", "expected"), [(ONE, 2 * 30), (TWO, 2 * 13), (THREE, -20)])
def test_a_generic_function_dispatches_on_the_record_type(kind: np.dtype, expected: int) -> None:
    positions = np.zeros(1, kind)
    positions[next(iter(kind.names or ()))] = 3
    assert twice(positions) == expected
    assert dispatcher(twice)(positions) == expected, "compiled"
    assert worth(positions[0], 10) * 2 == expected


def test_a_generic_function_without_default_names_itself() -> None:
    def lonely(position: object) -> int:
        return 0

    with pytest.raises(TypeError, match="lonely is not defined for this record type"):
        generic(lonely)(np.zeros(1, ONE)[0])


def test_the_kernels_of_a_game_are_loaded_by_whoever_first_asks_for_one() -> None:
    program = (
        "import numpy, sys\n"
        "from quartier.games.guilds.position import POSITION\n"
        "from quartier.kernel.rules import over\n"
        "before = 'quartier.games.guilds.rules' in sys.modules\n"
        "over(numpy.zeros(1, POSITION)[0], None)\n"
        "print(before, 'quartier.games.guilds.rules' in sys.modules)"
    )
    assert run_python(program, QUARTIER_KERNELS="interpreted").stdout.strip() == "False True"


def test_a_game_that_lacks_a_kernel_is_told_which_and_where(tmp_path: Path) -> None:
    (tmp_path / "hamlet").mkdir()
    (tmp_path / "hamlet" / "position.py").write_text(
        "from quartier.kernel import rules\n"
        "class Position(rules.Position):\n    stage: int\n"
        "POSITION = rules.position_type(Position)\n"
    )
    (tmp_path / "hamlet" / "rules.py").write_text(
        "from hamlet.position import POSITION\n"
        "from quartier.kernel import rules\n"
        "from quartier.kernel.compiling import kernel\n"
        "from quartier.kernel.generic import implements\n"
        "@implements(rules.over, POSITION)\n@kernel\n"
        "def over(position, box):\n    return position.stage > 0\n"
    )
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import numpy\n"
        "from hamlet.position import POSITION\n"
        "from quartier.kernel import calls\n"
        "print(calls.over(numpy.ones(1, POSITION), numpy.ones(1, POSITION)))\n"
        "calls.actors(numpy.zeros(1, POSITION), numpy.zeros(1, POSITION))"
    )
    for mode in ("interpreted", "compiled"):
        done = run_python(program, QUARTIER_KERNELS=mode, QUARTIER_CACHE=str(tmp_path / "cache"))
        assert done.stdout.strip() == "True"
        assert "actors is not defined for this position of hamlet" in done.stderr
        assert "so far these implement something: hamlet.rules" in done.stderr


def test_an_implementation_has_the_parameters_of_its_declaration() -> None:
    with pytest.raises(TypeError, match=r"declared takes \(position, factor\), not \(position\)"):

        @implements(worth, THREE)
        def worth_three(position: object) -> int:
            return 0


def test_a_record_type_is_implemented_once() -> None:
    with pytest.raises(ValueError, match="already defined"):
        implements(worth, ONE)(worth_one)


def test_a_change_in_a_source_changes_its_hash(tmp_path: Path) -> None:
    kernel_file = "from town.numbers import MOST\nfrom town.words import say\n\n@kernel\ndef f(): return MOST\n"
    for name, text in (("rules", kernel_file), ("numbers", "MOST = 1\n"), ("words", "def say(): ...\n")):
        (tmp_path / f"{name}.py").write_text(text)

    def changed_by(name: str) -> bool:
        before = hash_of(kernel_sources(tmp_path, "town"))
        with (tmp_path / f"{name}.py").open("a") as file:
            file.write("# another line\n")
        return hash_of(kernel_sources(tmp_path, "town")) != before

    assert changed_by("rules")
    assert changed_by("numbers"), "a constant is built into the code that uses it"
    assert not changed_by("words")


def test_no_code_of_the_command_line_or_the_server_makes_kernels_stale() -> None:
    rooms = {path.relative_to(sources.PACKAGE).parts[0] for path in shared_sources()}
    assert "kernel" in rooms
    assert rooms.isdisjoint({"cli", "server", "testing"})


def test_training_makes_no_kernels_stale_but_its_own() -> None:
    own = [path for path in kernel_sources(sources.PACKAGE, "quartier") if path.parent.name == "training"]
    assert own
    for path in own:
        reason = "Numba sees a change of one file itself, not of what that file calls"
        assert "quartier.training" not in path.read_text(encoding="utf-8"), reason
    assert set(own).isdisjoint(shared_sources())


def test_games_are_hashed_apart_from_what_they_share() -> None:
    shared = list(shared_sources())
    assert any(path.name == "playouts.py" for path in shared)
    assert not any("games" in path.parts for path in shared)


def test_kernels_that_nobody_used_for_a_month_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_CACHE", str(tmp_path))
    cache.cache_folder.cache_clear()
    try:
        old, other, own = (
            tmp_path / "kernels-compiled-0123",
            tmp_path / "kernels-compiled-4567",
            cache.cache_folder(),
        )
        for folder in (old, other, own):
            folder.mkdir()
        for folder in (old, own):
            os.utime(folder, (0, 0))
        assert cache.forget_stale_kernels() == 1
        assert [folder.exists() for folder in (old, other, own)] == [False, True, True]
        assert own.stat().st_mtime > 0, "what is used counts as used"
    finally:
        monkeypatch.undo()
        cache.cache_folder.cache_clear()


def run_python(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def test_kernels_are_left_as_they_are_when_interpreted() -> None:
    program = "from quartier.kernel.bits import count, bit; import numpy; print(count(bit(3)), type(bit).__name__)"
    assert run_python(program, QUARTIER_KERNELS="interpreted").stdout.split() == ["1", "function"]


def test_kernels_without_a_library_are_interpreted_where_numba_is_missing() -> None:
    program = (
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
        "from quartier.kernel.mode import without_library; print(without_library())"
    )
    assert run_python(program, QUARTIER_KERNELS="").stdout.strip() == "interpreted"


def test_an_unknown_mode_is_explained() -> None:
    done = run_python("import quartier.kernel.bits", QUARTIER_KERNELS="fast")
    assert "QUARTIER_KERNELS is 'fast'; it can be 'ahead' (a library compiled ahead of time)" in done.stderr


def test_loading_the_package_loads_no_kernels() -> None:
    program = "import sys, quartier; print([name for name in ('numba', 'numpy', 'msgspec') if name in sys.modules])"
    assert run_python(program).stdout.strip() == "[]"


@pytest.mark.parametrize("what", ["core.registry import games", "cli.main import main", "core.texts import Texts"])
def test_neither_the_list_of_games_nor_the_commands_nor_texts_load_numba(what: str) -> None:
    program = f"import sys; from quartier.{what}; from quartier.core.registry import games; games()"
    assert run_python(f"{program}; print('numba' in sys.modules)").stdout.strip() == "False"


def test_kernels_and_boxes_need_numpy_and_numba_alone() -> None:
    program = (
        "import sys\n"
        "class Only:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('msgspec', 'rich', 'click', 'fluent', 'starlette'):\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Only())\n"
        "import quartier.games.cities.rules, quartier.games.cities.components as c, quartier.kernel.playouts\n"
        "from importlib.resources import files\n"
        "text = files('quartier.games.cities').joinpath('data/house.txt').read_text('utf-8')\n"
        "print(len(c.box_record(c.read_tiles(text, 'house'))))"
    )
    done = run_python(program)
    assert (done.stdout.strip(), done.stderr) == ("1", "")


FORBIDDEN = (ast.Raise, ast.Assert, ast.Try, ast.JoinedStr, ast.List, ast.Dict, ast.Set, ast.ListComp, ast.Lambda)


def kernel_functions() -> list[tuple[str, ast.FunctionDef]]:
    found = []
    for path in kernel_sources(sources.PACKAGE, "quartier"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
                if marks & {"kernel", "entry"}:
                    found.append((f"{path.name}:{node.name}", node))
    return found


def test_kernels_raise_nothing_and_know_no_strings_or_lists() -> None:
    """What neither a library nor a GPU could run does not stand in a kernel."""
    functions = kernel_functions()
    assert len(functions) > 50
    for name, function in functions:
        body = function.body[1:] if isinstance(function.body[0], ast.Expr) else function.body
        for statement in body:
            for node in ast.walk(statement):
                assert not isinstance(node, FORBIDDEN), f"{name}, line {node.lineno}"
                assert not (isinstance(node, ast.Constant) and isinstance(node.value, str)), f"{name}: a string"


def test_a_kernel_that_allocates_does_not_compile() -> None:
    @kernel
    def allocates(number: int) -> float:
        return float(np.zeros(number).sum())

    with pytest.raises(Exception, match=r"NRT|nrt|allocat"):
        dispatcher(allocates)(3)
