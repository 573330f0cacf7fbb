"""The machines that libraries are made for, and how LLVM makes code for each."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass

import llvmlite.binding as llvm

from quartier.ahead.code import Code, Face

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


@dataclass(frozen=True)
class Target:
    """A kind of machine: how LLVM, the linker and Python call it."""

    name: str
    triple: str
    cpu: str
    zig: str
    features: str = ""
    word: str = "i64"
    """How numbers and lengths are passed."""
    vectors: bool = True
    """Whether straight code is worth being made into vectors: it makes search a fifth faster where there are any."""

    def machine(self) -> llvm.TargetMachine:
        """What makes code for it."""
        reloc = "static" if self.name == "wasm32" else "pic"
        found = llvm.Target.from_triple(self.triple)
        return found.create_target_machine(
            cpu=self.cpu, features=self.features, opt=3, reloc=reloc, codemodel="default"
        )


TARGETS = {
    target.name: target
    for target in (
        Target("linux-x86_64-v3", "x86_64-unknown-linux-gnu", "x86-64-v3", "x86_64-linux-gnu"),
        Target("linux-x86_64-v2", "x86_64-unknown-linux-gnu", "x86-64-v2", "x86_64-linux-gnu"),
        Target("linux-aarch64", "aarch64-unknown-linux-gnu", "generic", "aarch64-linux-gnu"),
        Target("macos-aarch64", "arm64-apple-macosx11.0", "apple-m1", "aarch64-macos.11.0"),
        Target("macos-x86_64", "x86_64-apple-macosx11.0", "x86-64-v2", "x86_64-macos.11.0"),
        Target("windows-x86_64", "x86_64-pc-windows-gnu", "x86-64-v2", "x86_64-windows-gnu"),
        Target(
            "wasm32",
            "wasm32-unknown-unknown",
            "generic",
            "wasm32-freestanding",
            "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128",
            "i32",
        ),
    )
}


def emitted(code: Code, target: Target) -> bytes:
    """The object code of a game for a machine."""
    machine = target.machine()
    texts = faces_text(code.faces, target.word), *code.modules
    exported, alone = {face.symbol for face in code.faces}, {face.inner for face in code.faces if face.alone}
    found: bytes = machine.emit_object(optimised(texts, exported, target, machine, alone))
    return found


def optimised(
    texts: tuple[str, ...],
    exported: set[str],
    target: Target,
    machine: llvm.TargetMachine,
    alone: Set[str] = frozenset(),
) -> llvm.ModuleRef:
    """One module of all these, made good for a machine; what is not exported is its own affair.

    A module with a function of those that are `alone` shares none of the others with the rest.
    """
    whole = parsed(texts[0], target, machine)
    for text in texts[1:]:
        module = parsed(text, target, machine)
        if own := alone & {function.name for function in module.functions if not function.is_declaration}:
            keep(module, own)
        whole.link_in(module)
    keep(whole, exported)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = target.vectors
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return whole


def keep(module: llvm.ModuleRef, exported: Set[str]) -> None:
    """Let nobody outside a module know of any function but these."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"


def parsed(text: str, target: Target, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """A module for this machine, without what only CPython or the machine that Numba saw would want."""
    text = without_wrappers(text)
    text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.M)
    text = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n{text}'
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    # What Numba would look its surroundings up by; nobody does.
    text = re.sub(r" = common (local_unnamed_addr )?global ", " = internal global ", text)
    return llvm.parse_assembly(text)


def without_wrappers(text: str) -> str:
    """Leave out the functions that talk to CPython."""
    kept, skipping = [], False
    for line in text.split("\n"):
        skipping = skipping or (line.startswith("define") and re.search(r"@_ZN7cpython|@cfunc\.", line) is not None)
        if not skipping:
            kept.append(line)
        skipping = skipping and line != "}"
    return "\n".join(kept)


def faces_text(faces: tuple[Face, ...], word: str) -> str:
    """The faces of all entries as intermediate code."""
    return "\n".join(face_text(face, word) for face in faces)


def face_text(face: Face, word: str) -> str:
    """A function that takes addresses, lengths and numbers, and passes them on as Numba wants them."""
    outer: list[str] = []
    inner: list[str] = []
    kinds: list[str] = []
    lines = ["%returned = alloca i64, align 8", "%raised = alloca ptr, align 8", "store i64 0, ptr %returned"]

    def taken(name: str) -> str:
        outer.append(f"{word} %{name}")
        if word == "i64":
            return f"%{name}"
        lines.append(f"%{name}.wide = sext {word} %{name} to i64")
        return f"%{name}.wide"

    def give(kind: str, value: str) -> None:
        kinds.append(kind)
        inner.append(f"{kind} {value}")

    for index, (array, size) in enumerate(zip(face.taken, face.sizes, strict=True)):
        if array is None:
            give("i64", taken(f"n{index}"))
            continue
        outer.append(f"ptr %p{index}")
        lengths = [taken(f"n{index}_{axis}") for axis in range(array.dimensions)]
        items, strides = lengths[0], [str(size)]
        for axis in range(array.dimensions - 1, 0, -1):
            lines.append(f"%i{index}_{axis} = mul i64 {items}, {lengths[axis]}")
            lines.append(f"%s{index}_{axis} = mul i64 {strides[0]}, {lengths[axis]}")
            items = f"%i{index}_{axis}"
            strides.insert(0, f"%s{index}_{axis}")
        give("ptr", "null")
        give("ptr", "null")
        give("i64", items)
        give("i64", str(size))
        give("ptr", f"%p{index}")
        for value in (*lengths, *strides):
            give("i64", value)
    called = f"@{face.inner}(ptr %returned, ptr %raised, {', '.join(inner)})"
    lines.append(f"%status = call i32 {called}")
    if face.given == "i8":
        lines += ["%short = load i8, ptr %returned", f"%result = zext i8 %short to {word}"]
    elif word == "i64":
        lines.append("%result = load i64, ptr %returned")
    else:
        lines += ["%long = load i64, ptr %returned", f"%result = trunc i64 %long to {word}"]
    body = "\n  ".join(lines)
    declared = f"declare i32 @{face.inner}(ptr, ptr, {', '.join(kinds)})"
    export = "dllexport " if word == "i64" else ""
    return (
        f"{declared}\ndefine {export}{word} @{face.symbol}({', '.join(outer)}) {{\n  {body}\n  ret {word} %result\n}}\n"
    )
