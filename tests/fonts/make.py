#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the fonts that test_fonts takes: letters that no font of the program has, each a plain block.

    tests/fonts/make.py        # writes pack/fonts/blocks.ttf and machine/blocks.ttf anew

A letter is as wide as it is high, so that its width says which font it is from. Of the two Hebrew letters the
second is blank: where the ink is says which way they are written.
"""

import pathlib
import struct

EM = 1000
HERE = pathlib.Path(__file__).parent
FONTS = {"pack/fonts/blocks.ttf": ("Pack Blocks", "Анна", ""), "machine/blocks.ttf": ("Machine Blocks", "日\u05d0", "\u05d1")}


def box(height):
    """A rectangle from the base line up."""
    points = [(0, 0), (0, height), (EM, height), (EM, 0)]
    head = struct.pack(">hhhhh", 1, 0, 0, EM, height) + struct.pack(">HH", 3, 0)
    steps = [(x - px, y - py) for (x, y), (px, py) in zip(points, [(0, 0)] + points)]
    flags = b"\x01" * 4
    return head + flags + b"".join(struct.pack(">h", x) for x, _ in steps) + b"".join(struct.pack(">h", y) for _, y in steps) + b"\0\0"


def cmap(letters):
    """Format 12: a group for each letter, glyphs from 1 on."""
    groups = b"".join(struct.pack(">III", ord(c), ord(c), i + 1) for i, c in enumerate(letters))
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(letters)) + groups
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


def name(family):
    wanted = [(1, family), (2, "Regular"), (4, family), (6, family.replace(" ", ""))]
    records, data = b"", b""
    for number, text in wanted:
        coded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(coded), len(data))
        data += coded
    return struct.pack(">HHH", 0, len(wanted), 6 + len(records)) + records + data


def font(family, filled, blank):
    letters = "".join(sorted(set(filled + blank)))
    glyphs = [box(500)] + [b"" if c in blank else box(700) for c in letters]
    glyphs = [g + b"\0" * (-len(g) % 4) for g in glyphs]
    places = [sum(len(g) for g in glyphs[:i]) for i in range(len(glyphs) + 1)]
    count = len(glyphs)
    tables = {
        b"OS/2": struct.pack(">HhHHHhhhhhhhhhhh10s4I4sHHHhhhHHII", 4, EM, 400, 5, 0, *[0] * 11, bytes(10), 0, 0, 0, 0, b"TEST",
                             0x40, ord(letters[0]) & 0xFFFF, 0xFFFF, 800, -200, 0, 800, 200, 0, 0)
        + struct.pack(">hhHHH", 500, 700, 0, 32, 1),
        b"cmap": cmap(letters),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 0, 0, EM, 700, 0, 6, 2, 1, 0),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, 800, -200, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count),
        b"hmtx": struct.pack(">Hh", EM, 0) * count,
        b"loca": b"".join(struct.pack(">I", p) for p in places),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name(family),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    at = 12 + 16 * len(tables)
    head, body = struct.pack(">IHHHH", 0x10000, len(tables), 128, 3, len(tables) * 16 - 128), b""
    for tag, data in tables.items():
        padded = data + b"\0" * (-len(data) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF
        head += tag + struct.pack(">III", total, at + len(body), len(data))
        body += padded
    return head + body


for path, (family, filled, blank) in FONTS.items():
    (HERE / path).write_bytes(font(family, filled, blank))
