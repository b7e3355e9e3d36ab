#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the program's icon in the sizes that desktops ask for (packaging/icons/SIZE.png) from assets/icon.svg.

Needs rsvg-convert (Debian: librsvg2-bin). Its versions don't draw the very same bytes, so the pictures are kept; each holds
the hash of the SVG it was made of, by which tests/style/desktop.py finds old ones.

usage: icons.py
"""

import hashlib
import pathlib
import subprocess
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCE = "assets/icon.svg"
FOLDER = "packaging/icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MARK = b"Source\0sha256 "  # the text chunk of the PNG
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def mark(root):
    """What a picture of today's SVG says of itself."""
    return MARK + hashlib.sha256((root / SOURCE).read_bytes()).hexdigest().encode()


def chunk(kind, content):
    return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")


def chunks(png):
    """(kind, content) of each chunk."""
    at = len(SIGNATURE)
    while at + 8 <= len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def made(root, size):
    """The picture, as bytes: what draws the icon, and the mark."""
    drawn = subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), str(root / SOURCE)], check=True, capture_output=True).stdout
    needed = [(kind, content) for kind, content in chunks(drawn) if kind in (b"IHDR", b"IDAT", b"PLTE", b"tRNS")]
    data = zlib.compress(zlib.decompress(b"".join(content for kind, content in needed if kind == b"IDAT")), 9)
    head = [(kind, content) for kind, content in needed if kind != b"IDAT"]
    parts = [head[0], (b"tEXt", mark(root)), *head[1:], (b"IDAT", data), (b"IEND", b"")]
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts)


def main():
    (ROOT / FOLDER).mkdir(exist_ok=True)
    for size in SIZES:
        (ROOT / FOLDER / f"{size}.png").write_bytes(made(ROOT, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
