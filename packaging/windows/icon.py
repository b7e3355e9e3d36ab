#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes an .ico of PNG pictures, which stay as they are.

usage: icon.py ICO PNG...
"""

import pathlib
import struct
import sys


def icon(pictures):
    """The bytes of an icon file with these PNG files in it."""
    entries, offset = b"", 6 + 16 * len(pictures)
    for png in pictures:
        if png[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError("not a PNG")
        width, height = struct.unpack(">II", png[16:24])
        # 256 is written as 0.
        entries += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def main():
    if len(sys.argv) < 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    pathlib.Path(sys.argv[1]).write_bytes(icon([pathlib.Path(name).read_bytes() for name in sys.argv[2:]]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
