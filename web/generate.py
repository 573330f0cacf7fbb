"""Writes the page's types and data from the server's schemas and rules, so that they cannot drift."""

from __future__ import annotations

import contextlib
import json
import runpy
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from engine_data import engine_data, weights

from quartier.bots import LEVELS
from quartier.core.lesson import read_lesson
from quartier.core.registry import games, load_game
from quartier.core.view import View
from quartier.server.interface.openapi import document
from quartier.server.messages.http import GameFacts, Games
from quartier.server.messages.socket import socket_schemas

SOURCES = Path(__file__).resolve().parent / "src"
HEADER = "// Written by web/generate.py from the server's schemas; `make page` writes it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any], whole: bool) -> str:
    """A schema as a type; `whole`: fields with a default are there all the same."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(choice, whole) for choice in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(typescript(item, whole) for item in schema["prefixItems"]) + "]"
        case "array":
            item = typescript(schema.get("items", {}), whole)
            return f"({item})[]" if " " in item else f"{item}[]"
        case "object" if "properties" in schema:
            return structure(schema, whole)
        case "object":
            inner = schema.get("additionalProperties", {})
            return f"Record<string, {typescript(inner, whole) if isinstance(inner, dict) else 'unknown'}>"
        case str() as plain:
            return PLAIN[plain]
    return "unknown"


def structure(schema: dict[str, Any], whole: bool) -> str:
    """An object with known fields."""
    required = schema["properties"] if whole else schema.get("required", [])
    fields = [
        f"  {name}{'' if name in required else '?'}: {typescript(kind, whole)}"
        for name, kind in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}"


def definitions(schemas: dict[str, Any], partial: set[str]) -> Iterator[str]:
    """All schemas as exported types, by name."""
    for name, schema in sorted(schemas.items()):
        note = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
        yield f"{note}export type {name} = {typescript(schema, name not in partial)}\n"


def subclasses(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """All structs that there are below one."""
    for below in kind.__subclasses__():
        yield below
        yield from subclasses(below)


def lean() -> set[str]:
    """The structs that are sent without the fields that have their default."""
    return {kind.__name__ for kind in subclasses(msgspec.Struct) if kind.__struct_config__.omit_defaults}


def taken(paths: dict[str, Any]) -> Iterator[str]:
    """The names of the bodies that the server takes."""
    for methods in paths.values():
        for operation in methods.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield from (name.rpartition("/")[2] for name in references(content["schema"]))


def references(schema: Any) -> Iterator[str]:
    """All references in a schema."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def api_types() -> str:
    """The types of HTTP and of the socket."""
    http = json.loads(document())
    sockets = socket_schemas()["$defs"]
    schemas = {**http["components"]["schemas"], **sockets}
    return HEADER + "\n" + "\n".join(definitions(schemas, {*taken(http["paths"]), *lean()}))


def game_types(name: str) -> str:
    """The types of a game's board and options."""
    game = load_game(name)
    _, shared = msgspec.json.schema_components((game.board_type, game.about.options), ref_template="#/$defs/{name}")
    view = set(msgspec.json.schema_components((View,))[1])
    own = {key: schema for key, schema in shared.items() if key not in view}
    borrowed = sorted({name.rpartition("/")[2] for name in references(own)} & view)
    imports = f"import type {{ {', '.join(borrowed)} }} from '../../lib/api/types'\n" if borrowed else ""
    return HEADER + imports + "\n" + "\n".join(definitions(own, lean()))


def game_list() -> str:
    """The games as `GET /api/games` tells them, for pages without a server: those that have boards of their own."""
    known = [about for name, about in games().items() if (SOURCES / "games" / name).is_dir()]
    listed = Games([GameFacts.of(about, ["house"]) for about in known], list(LEVELS))
    return compact(msgspec.to_builtins(listed)) + "\n"


def compact(data: Any) -> str:
    """Data that nobody reads line by line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def files() -> Iterable[tuple[Path, str]]:
    """Every file to write, with its text."""
    yield SOURCES / "lib" / "api" / "types.ts", api_types()
    yield SOURCES / "lib" / "games.json", game_list()
    for name in games():
        if (SOURCES / "games" / name).is_dir():
            yield SOURCES / "games" / name / "types.ts", game_types(name)
            yield SOURCES / "games" / name / "engine.json", compact(engine_data(load_game(name))) + "\n"
            yield from lesson_file(name)
            yield SOURCES / "games" / name / "weights.json", compact(weights(load_game(name))) + "\n"
    for script in sorted(SOURCES.glob("games/*/examples.py")):
        examples = runpy.run_path(str(script))["examples"]()
        yield script.with_suffix(".json"), json.dumps(examples, ensure_ascii=False, indent=1) + "\n"
    sheets = runpy.run_path(str(SOURCES / "games" / "sheets.py"))["sheets"]()
    yield SOURCES / "games" / "sheets.json", compact(sheets) + "\n"
    yield from recordings()


def lesson_file(name: str) -> Iterator[tuple[Path, str]]:
    """A game's guided match, if it has one."""
    with contextlib.suppress(FileNotFoundError):
        lesson = read_lesson(load_game(name))
        text = json.dumps(msgspec.to_builtins(lesson, str_keys=True), ensure_ascii=False, indent=1) + "\n"
        yield SOURCES / "games" / name / "lesson.json", text


def recordings() -> Iterator[tuple[Path, str]]:
    """For each game turns with the answers of its rules, a line each."""
    recorded = runpy.run_path(str(SOURCES / "games" / "recorded.py"))
    for name in recorded["CASES"]:
        found = recorded["recorded"](name)
        lines = ",\n".join(compact(decision) for decision in found["decisions"])
        text = f'{{"same":{compact(found["same"])},\n"decisions":[\n{lines}\n]}}\n'
        yield SOURCES / "games" / name / "recorded.json", text


def main() -> None:
    """Write what has changed; with --check only tell whether something has."""
    stale = [(path, text) for path, text in files() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(f"{path.name} is stale: run `make page`" for path, _ in stale) or 0)
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
