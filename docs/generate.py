"""Writes `docs/reference` from docstrings: a page for each module that says by `__all__` what of it is public.

python docs/generate.py

Sources are read, never imported: what an optional package brings is documented without that package.
"""

from __future__ import annotations

import ast
import functools
import itertools
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
REFERENCE = ROOT / "docs" / "reference"
FOR_GAMES_THEMSELVES = re.compile(r"quartier\.games\.\w+\.(?!about$)")
"""Modules that say to the rest of their game, not to everybody, what they have."""
HEAD = "<!-- Written by docs/generate.py from docstrings: change those, then run it. -->\n"
WIDTH = 100
"""Longer lines of code are broken."""
REASON = re.compile(r"\nLonger than 300 lines: .*")
"""Said to those who read the source."""
EXAMPLE = re.compile(r"^>>> .*\n(?:.+(?:\n|$))*", re.MULTILINE)

Function: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"


@dataclass(frozen=True)
class Thing:
    """Something public: where it was found, and what was written about it."""

    name: str
    module: str
    node: ast.stmt
    text: str
    """Its docstring."""


class Undocumented(Exception):
    """Something public that says nothing of itself."""


# Reading


@functools.cache
def tree(module: str) -> ast.Module:
    """A module's source."""
    path = SOURCES / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def assigned(statement: ast.stmt) -> str | None:
    """The name that a statement gives a value or a type, if it gives just one."""
    if isinstance(statement, ast.AnnAssign):
        targets: list[ast.expr] = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    else:
        return None
    return ast.unparse(targets[0]) if len(targets) == 1 else None


def public_names(module: str) -> list[str]:
    """What a module says to be public; nothing where it does not say."""
    for statement in tree(module).body:
        if assigned(statement) == "__all__":
            assert isinstance(statement, (ast.Assign, ast.AnnAssign))
            assert statement.value is not None
            return list(ast.literal_eval(statement.value))
    return []


def public_modules() -> list[str]:
    """All modules that are documented."""
    files = (SOURCES / "quartier").rglob("*.py")
    modules = {".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in files}
    return sorted(one for one in modules if not FOR_GAMES_THEMSELVES.match(one) and public_names(one))


def remarks(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt, str]]:
    """The names that statements give, each with the text that stands after it."""
    for statement, after in itertools.pairwise([*body, ast.Pass()]):
        name = assigned(statement)
        if name is not None:
            said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield name, statement, " ".join(said.split()) if isinstance(said, str) else ""


def find(module: str, name: str) -> Thing:
    """A thing by its name, wherever it is written."""
    for statement in tree(module).body:
        if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and statement.name == name:
            return Thing(name, module, statement, documented(statement, f"{module}.{name}"))
        if isinstance(statement, ast.ImportFrom) and name in [one.asname or one.name for one in statement.names]:
            there = next(one.name for one in statement.names if (one.asname or one.name) == name)
            return find(statement.module or "", there)
    for known, statement, text in remarks(tree(module).body):
        if known == name and text:
            return Thing(name, module, statement, text)
    raise Undocumented(f"{module}.{name} has no docstring")


def documented(node: ast.Module | ast.ClassDef | Function, name: str) -> str:
    """The docstring of something that must have one."""
    text = ast.get_docstring(node)
    if not text:
        raise Undocumented(f"{name} has no docstring")
    return text


# Writing


def prose(text: str) -> str:
    """A docstring as Markdown: examples stand between fences, with an empty line at which they end."""
    fenced = EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n\n```\n", text + "\n")
    return fenced.strip()


def decorators(node: Function) -> set[str]:
    """What a function is wrapped in."""
    return {ast.unparse(one).rpartition(".")[2] for one in node.decorator_list}


def parameters(node: Function) -> list[str]:
    """The parameters of a function as they are written."""
    arguments = node.args
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults = [*([None] * (len(plain) - len(arguments.defaults))), *arguments.defaults]
    found = [parameter("", one, default) for one, default in zip(plain, defaults, strict=True)]
    if arguments.posonlyargs:
        found.insert(len(arguments.posonlyargs), "/")
    if arguments.vararg:
        found.append(parameter("*", arguments.vararg, None))
    elif arguments.kwonlyargs:
        found.append("*")
    found += [parameter("", *both) for both in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)]
    return found + ([parameter("**", arguments.kwarg, None)] if arguments.kwarg else [])


def parameter(stars: str, argument: ast.arg, default: ast.expr | None) -> str:
    """One parameter."""
    kind = f": {ast.unparse(argument.annotation)}" if argument.annotation else ""
    given = f" = {ast.unparse(default)}" if default else ""
    return f"{stars}{argument.arg}{kind}{given}"


def signature(name: str, node: Function, bound: bool) -> str:
    """How a function is called; a line for each parameter where they are many."""
    written = parameters(node)[bound and "staticmethod" not in decorators(node) :]
    gives = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    short = f"{name}({', '.join(written)}){gives}"
    if len(short) <= WIDTH:
        return short
    return "\n".join([f"{name}(", *(f"    {part}," for part in written), f"){gives}"])


def shown(thing: Thing) -> Iterator[str]:
    """A class, a function, or a constant."""
    yield f"## {thing.name}"
    if isinstance(thing.node, ast.ClassDef):
        yield from shown_class(thing, thing.node)
        return
    if isinstance(thing.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        yield f"```python\n{signature(thing.name, thing.node, bound=False)}\n```"
    yield prose(thing.text)


def shown_class(thing: Thing, node: ast.ClassDef) -> Iterator[str]:
    """A class: what it is, how one is made, its fields, what it can do."""
    functions = [one for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
    made = next((one for one in functions if one.name == "__init__"), None)
    bases = [ast.unparse(base) for base in node.bases]
    yield f"```python\n{class_line(thing.name, node, made, bases)}\n```"
    yield prose(thing.text)
    if made and (text := ast.get_docstring(made)):
        yield prose(text)
    yield from fields(node, made)
    for one in functions:
        if not one.name.startswith("_") and "setter" not in decorators(one):
            text = documented(one, f"{thing.module}.{thing.name}.{one.name}")
            yield f"### {thing.name}.{one.name}"
            yield f"```python\n{member(thing.name, one)}\n```"
            yield prose(text)


def class_line(name: str, node: ast.ClassDef, made: Function | None, bases: list[str]) -> str:
    """How a class is declared, and how one is made where it says so itself."""
    line = "".join(f"@{ast.unparse(one)}\n" for one in node.decorator_list)
    line += f"class {name}({', '.join(bases)})" if bases else f"class {name}"
    return f"{line}\n\n{signature(name, made, bound=True)}" if made else line


def member(owner: str, node: Function) -> str:
    """How a method is called, or a property read."""
    kinds, one = decorators(node), re.sub(r".*(?=[A-Z])", "", owner).lower()
    if kinds & {"property", "cached_property"}:
        gives = f": {ast.unparse(node.returns)}" if node.returns else ""
        return f"{one}.{node.name}{gives}"
    of_class = kinds & {"classmethod", "staticmethod"}
    return signature(f"{owner if of_class else one}.{node.name}", node, bound=True)


def fields(node: ast.ClassDef, made: Function | None) -> Iterator[str]:
    """A list of fields: type, default, and what was written about them."""
    lines = []
    for name, statement, text in remarks(node.body):
        if not name.startswith("_"):
            lines.append(field(name, statement, text))
    for name, statement, text in remarks(made.body if made else []):
        if name.startswith("self.") and not name.startswith("self._") and text:
            lines.append(field(name.removeprefix("self."), statement, text, default=False))
    if lines:
        yield "\n".join(lines)


def field(name: str, statement: ast.stmt, text: str, default: bool = True) -> str:
    """A line about a field."""
    kind = ast.unparse(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
    kind = re.sub(r"^ClassVar\[(.*)\]$", r"\1", kind)
    value = getattr(statement, "value", None)
    given = f" = {ast.unparse(value)}" if default and value is not None else ""
    shown = f"`{name}: {kind}{given}`" if kind else f"`{name}{given}`"
    return f"- {shown}" + (f": {text}" if text else "")


def file_name(module: str) -> str:
    """The page of a module."""
    return f"{module.removeprefix('quartier.').replace('.', '-')}.md"


def taken(module: str, names: list[str]) -> str:
    """How a program gets hold of it all, as an example that is run before the others of the page."""
    if "." not in module:
        return f">>> import {module}"
    line = f">>> from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    folded = textwrap.fill(", ".join(names), WIDTH, initial_indent="...     ", subsequent_indent="...     ")
    return f">>> from {module} import (\n{folded}\n... )"


def page(module: str) -> str:
    """All that is public in a module."""
    names = public_names(module)
    first, _, rest = documented(tree(module), module).partition("\n\n")
    parts = [HEAD + f"# {module}", REASON.sub("", prose(first)), f"```python\n{taken(module, names)}\n\n```"]
    parts += [prose(rest)] if rest else []
    for name in names:
        parts += shown(find(module, name))
    return "\n\n".join(parts) + "\n"


def index(modules: Iterable[str]) -> str:
    """The page that leads to the others."""
    lines = [
        HEAD + "# Reference",
        "Every public class and function, from its own docstring. The examples are run by the tests. What is not "
        "listed here may change without notice.",
        "| module | what it is | |\n| --- | --- | --- |",
    ]
    for module in modules:
        text = REASON.sub("", documented(tree(module), module).partition("\n\n")[0])
        names = ", ".join(f"`{name}`" for name in public_names(module))
        lines[-1] += f"\n| [`{module}`]({file_name(module)}) | {' '.join(text.split())} | {names} |"
    return "\n\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """All pages by the names of their files."""
    modules = public_modules()
    return {"README.md": index(modules), **{file_name(module): page(module) for module in modules}}


def main() -> None:
    """Write all pages, and remove those of modules that are gone."""
    try:
        written = pages()
    except Undocumented as problem:
        sys.exit(str(problem))
    REFERENCE.mkdir(exist_ok=True)
    for path in REFERENCE.glob("*.md"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (REFERENCE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
