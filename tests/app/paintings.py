#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Procedural pictures are the same bytes everywhere.

paintings.py check PAINTINGS         the digests that program prints must be the recorded ones
paintings.py matrix FOLDER MACHINE   builds it for a machine (64, 32, s390x) with each compiler and optimisation, as
                                     simulations.py does with the rules, and compares
paintings.py record PAINTINGS        writes the digests anew, after pictures were changed on purpose; raise
                                     RECIPES_VERSION then, so that those on people's disks are made anew
"""
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "contract"))
import machines  # noqa: E402

RECORDED = HERE / "paintings.txt"
SOURCES = [ROOT / "src" / f"app/art/{name}.c" for name in
           ("battle", "card_scene", "galaxy", "nebula", "noise", "planet", "recipes")]
SOURCES += [ROOT / "src/gfx/palette.c", ROOT / "src/gfx/ramp.c", ROOT / "src/core/hash.c", HERE / "paintings.c"]
EXACT = ["-ffp-contract=off"]  # what meson.build compiles with, and what some machines need besides
EXACT_ON = {"32": ["-msse2", "-mfpmath=sse"], "s390x": ["-fexcess-precision=fast"]}


def digests(command):
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return dict(line.rsplit(" ", 1) for line in lines)


def compare(name, got, whole=True):
    recorded = dict(line.rsplit(" ", 1) for line in RECORDED.read_text(encoding="utf-8").splitlines())
    wrong = [picture for picture, digest in got.items() if recorded.get(picture) != digest]
    if wrong or (whole and len(got) != len(recorded)) or not got:
        raise SystemExit(f"FAILED {name}: {len(wrong)} of {len(got)} pictures are others:\n  " + "\n  ".join(wrong))
    print(f"ok {name}: {len(got)} pictures", flush=True)


def build(folder, machine, compiler, level):
    program = folder / f"paintings-{compiler}{level}"
    flags = [level, *EXACT, *EXACT_ON.get(machine, []), f"-I{ROOT / 'src'}", *machines.MACHINES[machine][0]]
    machines.compile_program(compiler, flags, [str(file) for file in SOURCES], program)
    return [*machines.MACHINES[machine][1], str(program), "small"]


def matrix(folder, machine):
    machines.require(folder, machine)
    machines.every_cell(machine, lambda *cell: build(folder, machine, *cell), digests,
                        lambda name, got: compare(name, got, whole=False))


def main():
    match sys.argv[1:]:
        case ["check", program]:
            compare("this build", digests([program]))
        case ["matrix", folder, machine] if machine in machines.MACHINES:
            matrix(Path(folder), machine)
        case ["record", program]:
            text = "".join(f"{picture} {digest}\n" for picture, digest in digests([program]).items())
            RECORDED.write_text(text, encoding="utf-8")
        case _:
            raise SystemExit(__doc__)


main()
