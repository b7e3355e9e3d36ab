#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random pairs of packs (packs/pairs.py), switched on in the window: it leaves packs out exactly when `lint A B` refuses them
together, and says of them what lint says, in the same place of the same file. And packs with a fault of every kind (packs/kinds.py),
all switched on at once: those that lint finds errors in are left out, and no others. usage: test_pairs.py PATH-TO-STARDECK [COUNT]"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from driver import Checks, Display, Game, expect, need_tools, program
from own_packs import folders_in, write

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/packs"))
import kinds  # noqa: E402
import pairs  # noqa: E402

AT_ONCE = 12  # as many packs as there is room for in the window, and less
LEFT_OUT = re.compile(r'^stardeck: the pack "(\w+)" is left out$', re.M)


def lint(binary, *packs):
    """Whether they can be used, and their faults, each with its place."""
    done = subprocess.run([binary, "lint", *map(str, packs)], capture_output=True, text=True, timeout=300, check=False,
                          env={**os.environ, "STARDECK_CARDS": str(ROOT / "cards")})
    return not kinds.keeps_out(done.stderr), pairs.faults_in(done.stderr)


def check_pair(binary, display, game_id, seed):
    """Returns whether lint lets the pair pass."""
    with tempfile.TemporaryDirectory() as scratch:
        folders, config, packs = folders_in(scratch)
        ann, ben = pairs.write_pair(packs, game_id, seed)
        write(config / "stardeck/packs.json", pairs.CHOICE)
        good, faults = lint(binary, ann, ben)
        with Game(binary, display, ["--size", "1280x720"], **folders) as game:
            game.idle()
            said, without = game.stderr(), LEFT_OUT.findall(game.stderr())
            expect(bool(without) != good, "lint %s, the window leaves out %s" % ("is content" if good else "refuses them", without))
            expect(game.frame["screen"] == ("menu" if good else "message"), "the window shows %s" % game.describe())
            kept = [pack for pack in (ann, ben) if pack.name not in without]
            known = faults | {fault for pack in (ann, ben) for fault in lint(binary, pack)[1]}
            for fault in pairs.faults_in(said):
                expect(fault in known, "only the window says %s %s; lint: %s" % (*fault, known))
            expect(not kept or lint(binary, *kept)[0], "what is left, %s, is not good either" % kept)
    return good


def write_kind(packs, name):
    write(packs / name / "pack.json", kinds.about(name))
    for file, content in kinds.KINDS[name][0].items():
        path = packs / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if content == kinds.FIFO:
            os.mkfifo(path)
        elif content == kinds.FOLDER:
            path.mkdir()
        elif isinstance(content, str):
            path.write_text(content, encoding="utf-8")
        else:
            write(path, content)
    return packs / name


def check_kinds(binary, display, names):
    with tempfile.TemporaryDirectory() as scratch:
        folders, config, packs = folders_in(scratch)
        faulty = {name for name in names if not lint(binary, write_kind(packs, name))[0]}
        write(config / "stardeck/packs.json", {"packs": [{"id": name, "on": True} for name in names]})
        with Game(binary, display, ["--size", "1280x720"], **folders) as game:
            game.idle()
            without = set(LEFT_OUT.findall(game.stderr()))
            expect(without == faulty, "only lint refuses %s, only the window %s" % (sorted(faulty - without), sorted(without - faulty)))


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    checks, passed = Checks(), set()
    with Display() as display:
        for game_id in pairs.LISTS:
            for seed in range(1, count + 1):
                with checks("%s, pair %d" % (game_id, seed)):
                    passed.add(check_pair(binary, display, game_id, seed))
        names = list(kinds.KINDS)
        for first in range(0, len(names), AT_ONCE):
            with checks("packs with a fault of each kind, from number %d" % (first + 1)):
                check_kinds(binary, display, names[first:first + AT_ONCE])
        with checks("some pairs are good and some are not"):
            expect(count == 0 or passed == {True, False}, "all pairs were alike")
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())
