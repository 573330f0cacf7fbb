"""What a library says of itself, in each of the three formats: its machine, what it gives, what it needs."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Facts:
    """What the system looks at when it loads a library."""

    machine: str
    exported: set[str] = field(default_factory=set)
    undefined: set[str] = field(default_factory=set)
    """What it expects to find elsewhere."""
    needed: set[str] = field(default_factory=set)
    """The libraries that are loaded with it."""
    marks: set[str] = field(default_factory=set)
    """What else matters in its format."""


def read(path: Path) -> Facts:
    """The facts of a library, by the bytes that it begins with."""
    data = path.read_bytes()
    readers = {b"\x7fELF": read_elf, b"\xcf\xfa\xed\xfe": read_mach_o, b"MZ": read_pe}
    return next(reader for magic, reader in readers.items() if data.startswith(magic))(data)


def text_at(data: bytes, place: int) -> str:
    """The text that begins at a place and ends with a zero."""
    return data[place : data.index(0, place)].decode("ascii")


def read_elf(data: bytes) -> Facts:
    """Linux: program headers lead to the dynamic section, and that to the symbols."""
    kind, machine = struct.unpack_from("<HH", data, 16)
    assert kind == 3, "a shared object"
    facts = Facts({62: "x86_64", 183: "aarch64"}[machine])
    (headers,) = struct.unpack_from("<Q", data, 32)
    size, number = struct.unpack_from("<HH", data, 54)
    loaded, dynamic = [], (0, 0)
    for place in range(headers, headers + size * number, size):
        what, flags, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, place)
        if what == 1:
            loaded.append((address, offset, length))
            if flags & 3 == 3:
                facts.marks.add("code that can be written")
        elif what == 2:
            dynamic = (offset, length)
        elif what == 0x6474E551 and flags & 1:
            facts.marks.add("executable stack")

    def place_of(address: int) -> int:
        return next(offset + address - start for start, offset, length in loaded if 0 <= address - start < length)

    tags: dict[int, list[int]] = {}
    for place in range(dynamic[0], sum(dynamic), 16):
        tag, value = struct.unpack_from("<qQ", data, place)
        tags.setdefault(tag, []).append(value)
    texts, symbols, table = (place_of(tags[tag][0]) for tag in (5, 6, 4))
    facts.needed = {text_at(data, texts + value) for value in tags.get(1, [])}
    if 22 in tags:
        facts.marks.add("code that is changed when it is loaded")
    (count,) = struct.unpack_from("<I", data, table + 4)
    for place in range(symbols + 24, symbols + 24 * count, 24):
        name, _, _, section = struct.unpack_from("<IBBH", data, place)
        (facts.exported if section else facts.undefined).add(text_at(data, texts + name))
    return facts


def read_mach_o(data: bytes) -> Facts:
    """macOS: load commands; names have an underscore before them."""
    _, machine, _, kind, commands = struct.unpack_from("<IIIII", data, 0)
    assert kind == 6, "a dynamic library"
    facts = Facts({0x01000007: "x86_64", 0x0100000C: "aarch64"}[machine])
    place = 32
    for _ in range(commands):
        command, size = struct.unpack_from("<II", data, place)
        words: Any = struct.unpack_from("<IIII", data, place + 8)
        if command == 0x2:
            symbols, count, texts, _ = words
            for entry in range(symbols, symbols + 16 * count, 16):
                name, kind_of = struct.unpack_from("<IB", data, entry)
                if kind_of & 0x0F == 1:
                    facts.undefined.add(text_at(data, texts + name).removeprefix("_"))
        elif command == 0x80000022:
            (trie,) = struct.unpack_from("<I", data, place + 40)
            facts.exported = {name.removeprefix("_") for name in exported_names(data, trie)}
        elif command in (0xC, 0x80000018, 0x8000001F):
            facts.needed.add(text_at(data, place + words[0]))
        elif command == 0x32:
            platform, oldest = words[:2]
            assert platform == 1, "macOS"
            facts.marks.add(f"since {oldest >> 16}.{oldest >> 8 & 255}")
        elif command == 0x1D:
            magic, _, blobs = struct.unpack_from(">III", data, words[0])
            assert magic == 0xFADE0CC0, "a signature"
            _, directory = struct.unpack_from(">II", data, words[0] + 12)
            _, _, _, flags = struct.unpack_from(">IIII", data, words[0] + directory)
            facts.marks.add("signed ad hoc" if flags & 2 and blobs else "signed")
        place += size
    return facts


def exported_names(data: bytes, trie: int) -> Iterator[str]:
    """The names in a tree of their beginnings."""
    waiting = [("", trie)]
    while waiting:
        name, place = waiting.pop()
        assert data[place] < 128, "a number of one byte"
        if data[place]:
            yield name
        place += 1 + data[place]
        branches, place = data[place], place + 1
        for _ in range(branches):
            letters = text_at(data, place)
            place += len(letters) + 1
            offset, shift = 0, 0
            while data[place] >= 128:
                offset, shift, place = offset | (data[place] & 127) << shift, shift + 7, place + 1
            waiting.append((name + letters, trie + (offset | data[place] << shift)))
            place += 1


def read_pe(data: bytes) -> Facts:
    """Windows: an export directory, an import directory."""
    (header,) = struct.unpack_from("<I", data, 0x3C)
    assert data[header : header + 4] == b"PE\0\0"
    machine, number, _, _, _, optional, flags = struct.unpack_from("<HHIIIHH", data, header + 4)
    assert flags & 0x2000, "a DLL"
    facts = Facts({0x8664: "x86_64"}[machine])
    start = header + 24
    (entry,) = struct.unpack_from("<I", data, start + 16)
    (traits,) = struct.unpack_from("<H", data, start + 70)
    facts.marks |= {name for bit, name in ((0x40, "anywhere in memory"), (0x100, "data is no code")) if traits & bit}
    if entry:
        facts.marks.add("does something when it is loaded")
    sections = [struct.unpack_from("<IIII", data, start + optional + 40 * index + 8) for index in range(number)]

    def place_of(address: int) -> int:
        return next(raw + address - virtual for size, virtual, _, raw in sections if 0 <= address - virtual < size)

    exports, _, imports = struct.unpack_from("<III", data, start + 112)
    names, pointers = struct.unpack_from("<I4xI", data, place_of(exports) + 24) if exports else (0, 0)
    for index in range(names):
        (name,) = struct.unpack_from("<I", data, place_of(pointers) + 4 * index)
        facts.exported.add(text_at(data, place_of(name)))
    place = place_of(imports) if imports else 0
    while imports and struct.unpack_from("<I", data, place + 12)[0]:
        (name,) = struct.unpack_from("<I", data, place + 12)
        facts.needed.add(text_at(data, place_of(name)).lower())
        place += 20
    return facts
