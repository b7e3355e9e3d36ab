#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the zip for Windows (packaging/windows/build), unpacks it into a folder with blanks and umlauts in its name, and runs the
program there under wine: all scenarios, the recorded digests of all games, saved games that are written, replayed, and the same byte for
byte as those of this machine's program, and faults that it has to say.

usage: windows.py ROOT FOLDER STARDECK [x86_64|i686]   FOLDER keeps the build; STARDECK is this machine's program
Skips itself, with status 77, where mingw-w64 or wine is missing.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

GAMES = ("tactics", "alpha_strike", "deck_building", "star_empires")
SAVED = 25  # of each game
SAVED_NAME = "Gespeichert für später"


def skip(why):
    print(f"SKIP: {why}")
    return 77


def missing(root, machine):
    """Why nothing can be tried here; None: it can."""
    for program in (f"{machine}-w64-mingw32-gcc", f"{machine}-w64-mingw32-windres", "wine", "zip"):
        if shutil.which(program) is None:
            return f"there is no {program}"
    for package in subprocess.run([root / "packaging/windows/build", "--missing"], stdout=subprocess.PIPE, text=True, check=True).stdout.split():
        return f"the package {package} is not installed"
    return None


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def note(self, name, good, detail=""):
        self.passed += good
        self.failed += not good
        print(f"{'ok' if good else 'FAILED'} {name}" + ("" if good else f": {detail[-3000:]}"), flush=True)


def run(command, **options):
    return subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, **options)


def table(root, game):
    """The arguments of the first table that the game's simulations play."""
    lines = (root / "tests" / ("contract" if game == "tactics" else game) / "tables.txt").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("--players")).split()


def contents(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def check_saved(root, checks, program, own, scratch):
    """Each line of a saved game is a write of its own, and from the second on the file is looked at first."""
    for game in GAMES:
        there, here = (scratch / f"{SAVED_NAME} {name}" / game for name in ("dort", "hier"))
        for folder, what in ((there, program), (here, own)):
            folder.parent.mkdir(exist_ok=True)
            done = run([what, "simulate", "--game", game, *table(root, game), "--games", SAVED, "--save", folder])
            checks.note(f"{SAVED} games of {game} are saved by {pathlib.Path(what).name}", done.returncode == 0, done.stdout.decode())
        same = there.is_dir() and len(contents(there)) == SAVED and contents(there) == contents(here)
        checks.note(f"saved games of {game} are the same, byte for byte", same, "they differ")
        done = run([program, "replay", there])
        checks.note(f"saved games of {game} are replayed", done.returncode == 0, done.stdout.decode())


def check_faults(checks, program, scratch):
    done = run([program, "replay", scratch / "nicht da"])
    checks.note("a file that is not there is named", done.returncode == 2 and b"nicht da" in done.stdout and b"\r" not in done.stdout,
                repr(done.stdout))
    broken = scratch / "kaputt.stardeck"
    broken.write_bytes(b'{"stardeck":2')
    done = run([program, "replay", broken])
    checks.note("a broken file is named with its line", done.returncode != 0 and b"kaputt.stardeck:1:" in done.stdout, repr(done.stdout))


def check_all(root, unpacked, own, scratch, checks):
    """`program` starts the unpacked one under wine, as if it were of this machine."""
    program = scratch / "stardeck"
    program.write_text(f"#!/bin/sh\nexec wine '{unpacked / 'stardeck.exe'}' \"$@\"\n", encoding="utf-8")
    program.chmod(0o755)
    done = run([program, "version"])
    checks.note("it finds its data beside itself", done.returncode == 0 and f"{unpacked.name}/cards".encode() in done.stdout
                and f"{unpacked.name}/assets".encode() in done.stdout, done.stdout.decode())
    done = run([program, "scenario", root / "tests/scenarios", root / "tests/puzzles"])
    checks.note("scenarios " + done.stdout.decode().strip().rpartition("\n")[2], done.returncode == 0, done.stdout.decode())
    simulations = [sys.executable, root / "tests/contract/simulations.py", "digests", program]
    for game in GAMES:
        done = run(simulations + ([] if game == "tactics" else ["--of", game, root / "tests" / game]))
        checks.note(f"digests of {game}", done.returncode == 0, done.stdout.decode())
    check_saved(root, checks, program, own, scratch)
    check_faults(checks, program, scratch)


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    root, folder, own = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    machine = sys.argv[4] if len(sys.argv) > 4 else "x86_64"
    why = missing(root, machine)
    if why is not None:
        return skip(why)
    for variable in ("STARDECK_CARDS", "STARDECK_ASSETS"):
        os.environ.pop(variable, None)
    os.environ.update(WINEPREFIX=str(folder / f"wine-{machine}"), WINEDEBUG="-all", DISPLAY="")
    folder.mkdir(parents=True, exist_ok=True)
    if machine == "i686" and run(["wine", "cmd", "/c", "exit"], env={**os.environ, "WINEARCH": "win32"}).returncode != 0:
        return skip("wine cannot run programs of 32 bits here")
    done = run([root / "packaging/windows/build", machine, folder])
    if done.returncode != 0:
        sys.exit("FAILED the zip is built: " + done.stdout.decode()[-4000:])
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-windows-") as name:
        scratch = pathlib.Path(name)
        unpacked = scratch / "Spiele für später"
        with zipfile.ZipFile(folder / f"stardeck-windows-{machine}.zip") as archive:
            archive.extractall(unpacked)
        check_all(root, next(unpacked.iterdir()), own, scratch, checks)
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
