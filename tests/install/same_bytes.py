#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the game in two folders, of different depth and with different words in their names, from copies of the checkout: the same
program must come of it, byte for byte, with what debuggers read too.

usage: same_bytes.py ROOT
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

FOLDERS = ["first", "second place/deeper/Übung"]


def build(root, folder):
    """The bytes of the program, built as distributions do, with optimization and debug information."""
    source = folder / "source"
    source.mkdir(parents=True)
    for name in ("meson.build", "LICENSE", "src", "assets", "cards", "tests", "packaging"):
        copy = shutil.copytree if (root / name).is_dir() else shutil.copy2
        copy(root / name, source / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("CFLAGS", "LDFLAGS", "CPPFLAGS", "CCACHE"))}
    environment["CCACHE_DISABLE"] = "1"  # it would give the second the objects of the first
    where = folder / "build"
    for command in (["meson", "setup", where, source, "--buildtype=plain", "-Dc_args=-O2 -g1"],
                    ["ninja", "-C", where, "--quiet", "stardeck"]):
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False, env=environment)
        if done.returncode != 0:
            sys.exit(done.stdout[-4000:])
    return (where / "stardeck").read_bytes()


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: same_bytes.py ROOT")
    with tempfile.TemporaryDirectory(prefix="stardeck-bytes-") as scratch:
        first, second = (build(pathlib.Path(sys.argv[1]), pathlib.Path(scratch) / folder) for folder in FOLDERS)
        if first == second:
            print(f"1 passed, 0 failed: {len(first)} bytes, twice")
            return 0
        at = next((i for i, pair in enumerate(zip(first, second)) if pair[0] != pair[1]), min(len(first), len(second)))
        print(f"0 passed, 1 failed: {len(first)} and {len(second)} bytes, different from {at} on: {first[at - 40:at + 80]!r}, "
              f"{second[at - 40:at + 80]!r}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
