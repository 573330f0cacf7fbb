"""Libraries are what their systems load: the right format, all entries, and nothing that may be missing elsewhere."""

from __future__ import annotations

import gzip
import json
import subprocess

import pytest
from tests.ahead.formats import read
from tests.ahead.machines import library_path

from quartier.ahead.code import own_entries, played_entries
from quartier.ahead.linking import STACK
from quartier.ahead.making import NATIVE, folder_of
from quartier.core.registry import games, load_game
from quartier.kernel import batches, library
from quartier.kernel.homes import open_home
from quartier.kernel.library import symbol_name

LARGEST = 120_000
"""Bytes of a game's module over the wire."""
MARKS = {
    "linux": set(),
    "macos-aarch64": {"since 11.0", "signed ad hoc"},
    "macos-x86_64": {"since 11.0"},
    "windows": {"anywhere in memory", "data is no code"},
}
"""What else is said: Linux has no executable stack and changes no code, Apple's processors want signatures."""
NEEDED = {"linux": set(), "macos": {"/usr/lib/libSystem.B.dylib"}, "windows": set()}
APPLES = {"memcpy", "memmove", "memset", "bzero", "__bzero", "memset_pattern16", "dyld_stub_binder"}
"""What is in the one library that everything on macOS has."""
LINKERS = {"macos": {"__dso_handle", "_mh_dylib_header"}}
"""What a linker exports by itself."""
LOOK = """
const module = new WebAssembly.Module(require('node:fs').readFileSync(process.argv[1]))
const { memory, __heap_base: base } = new WebAssembly.Instance(module).exports
const [imports, exports] = [WebAssembly.Module.imports(module), WebAssembly.Module.exports(module)]
const before = memory.grow(3)
console.log(JSON.stringify({
  imports, exports: exports.map(({ name }) => name), base: base.value, grown: memory.buffer.byteLength - 65536 * before,
}))
"""


def faces(game: str, *, page: bool = False) -> set[str]:
    """The symbols of all entries for all position types, or of those that a page needs."""
    package = load_game(game).package
    kinds = open_home(package, folder_of(package)).kinds
    if page:
        entries = [entry for entry in played_entries() if entry.function.__module__ != batches.__name__]
    else:
        entries = played_entries() + own_entries(game)
    return {symbol_name(entry.name, number) for entry in entries for number in range(len(kinds))}


def test_there_are_faces() -> None:
    assert {"start_0", "tell_view_0", "plan_on_0", "decide_many_0", "anneal_0"} <= faces("cities")
    assert not {"decide_many_0", "anneal_0"} & faces("cities", page=True)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    "target",
    [pytest.param(target, marks=[] if target == library.target() else pytest.mark.thorough) for target in NATIVE],
)
def test_a_library_gives_all_entries_and_needs_nothing(target: str, game: str) -> None:
    system, _, machine = target.partition("-")
    facts = read(library_path(load_game(game).package, target))
    assert facts.machine == machine.removesuffix("-v2").removesuffix("-v3")
    assert facts.exported == faces(game) | LINKERS.get(system, set())
    assert facts.undefined <= (APPLES if system == "macos" else set())
    assert facts.needed == NEEDED[system]
    assert facts.marks == MARKS.get(target, MARKS.get(system))


@pytest.mark.parametrize("game", games())
def test_a_module_gives_all_entries_that_a_page_needs_and_its_memory_and_imports_nothing(game: str) -> None:
    path = library_path(load_game(game).package, "wasm32")
    done = subprocess.run(["node", "--eval", LOOK, str(path)], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["imports"] == []
    assert set(told["exports"]) == faces(game, page=True) | {"memory", "__heap_base"}
    assert told["base"] >= STACK, "the stack lies below the data: one that overflows traps"
    assert told["grown"] == 3 * 65536
    assert len(gzip.compress(path.read_bytes(), 9)) <= LARGEST
