#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the zip for Windows (packaging/windows/build), unpacks it into a folder with blanks and umlauts in its name, and runs the
program there under wine: all scenarios, the recorded digests of all games, saved games that are written, replayed, and the same byte for
byte as those of this machine's program, packs that are archived and looked at, faults that it has to say, a game in text, and the
window on a screen of its own: the settings are opened by mouse, and a button of a table is pressed.

usage: windows.py ROOT FOLDER STARDECK [x86_64|i686] [PICTURES]   FOLDER keeps the build; STARDECK is this machine's program;
                                                                 PICTURES: where to keep pictures of the window
Skips itself, with status 77, where mingw-w64 or wine is missing, or wine runs no programs of 32 bits.
"""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

GAMES = ("tactics", "alpha_strike", "deck_building", "star_empires")
SAVED = 25  # of each game
SAVED_NAME = "Gespeichert für später"
PATIENCE = 240  # seconds, for what is only a matter of time
SIZE = "1280x720"
NEW_GAME = ["--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", "1"]
LIBRARIES = ("SDL: 2.", "SDL_image: 2.", "SDL_ttf: 2.", "SDL_mixer: 2.", "WebP: part of SDL_image")


def skip(why):
    print(f"SKIP: {why}")
    return 77


def missing(root, machine):
    """Why nothing can be tried here; None: it can."""
    for program in (f"{machine}-w64-mingw32-gcc", f"{machine}-w64-mingw32-windres", "wine", "zip", "Xvfb", "xdotool"):
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
    if "input" not in options:
        options["stdin"] = subprocess.DEVNULL
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **options)


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


def home_in(folder, environment=os.environ):
    """The environment of a player whose files are in that folder; for Windows a path is absolute only with a drive."""
    return {**environment, "XDG_DATA_HOME": f"Z:{folder}", "XDG_CONFIG_HOME": f"Z:{folder}"}


def check_packs(root, checks, program, scratch):
    """Archives are written and read by libzip, whatever their folders' names."""
    archives = scratch / "Päckchen für später"
    archives.mkdir()
    home = home_in(scratch / "packs")
    done = run([program, "export", "--to", archives, root / "tests/packs/listed/hammer"], env=home)
    archive = next(archives.iterdir(), None)
    checks.note("a pack is archived", done.returncode == 0 and archive is not None and zipfile.is_zipfile(archive), done.stdout.decode())
    done = run([program, "import", archive], env=home)
    checks.note("a pack is imported", done.returncode == 0 and (scratch / "packs/stardeck/packs/hammer/pack.json").is_file(), done.stdout.decode())


def check_speech(checks, program, scratch):
    home = home_in(scratch / "spoken")
    done = run([program, "--speak", *NEW_GAME], env=home, input="hand\n1\n1\n\nquit\n".encode())
    games = list((scratch / "spoken/stardeck/games").glob("*.stardeck"))
    checks.note("a game is played in text and kept", done.returncode == 0 and len(games) == 1 and b"\r" not in done.stdout, done.stdout.decode())


# ---- The window


@contextlib.contextmanager
def screen():
    """A screen of its own; gives the environment of what is to be seen there."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE + "x24", "-nolisten", "tcp"], pass_fds=[writing],
                              stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as display:
        number = display.readline().strip()
    try:
        yield {**os.environ, "DISPLAY": ":" + number}
    finally:
        server.terminate()
        server.wait()


class Window:
    """The program with its window, seen by its trace and led by the mouse. It fills the screen, so places there are the window's."""

    def __init__(self, program, arguments, environment, scratch):
        self.environment, self.trace = environment, scratch / "trace.jsonl"
        self.process = subprocess.Popen([str(program), "--fullscreen", "--trace", str(self.trace), *arguments], env=environment,
                                        cwd=scratch,  # the machine's sound server takes Windows' names of folders for some here
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def frames(self):
        lines = self.trace.read_bytes().split(b"\n")[:-1] if self.trace.is_file() else []
        return [json.loads(line) for line in lines]

    def wait(self, good):
        """The first of the newest frames that is as wanted; None if none comes."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            seen = [frame for frame in self.frames() if "hits" in frame]
            if seen and seen[-1]["idle"] and good(seen[-1]):
                return seen[-1]
            time.sleep(0.2)
        return None

    def click(self, hit):
        subprocess.run(["xdotool", "mousemove", str(int(hit["x"] + hit["w"] / 2)), str(int(hit["y"] + hit["h"] / 2)), "sleep", "0.3", "click", "1"],
                       env=self.environment, check=True)

    def picture(self, folder, name):
        if folder is not None and shutil.which("import") is not None:
            subprocess.run(["import", "-window", "root", str(folder / (name + ".png"))], env=self.environment, check=True)

    def end(self):
        """Its exit status, when it has been asked to end."""
        subprocess.run(["xdotool", "key", "--clearmodifiers", "alt+F4"], env=self.environment, check=True)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None


def hit_of(frame, name):
    return next((hit for hit in frame["hits"] if hit["id"] == name), None) if frame is not None else None


def check_menu(checks, window, pictures):
    menu = window.wait(lambda frame: frame["screen"] == "menu" and not frame.get("pictures"))
    checks.note("the window opens with the menu", menu is not None, f"status {window.process.poll()}")
    window.picture(pictures, "menu")
    if menu is None:
        return
    window.click(hit_of(menu, "menu:settings"))
    there = window.wait(lambda frame: frame["screen"] == "settings")
    checks.note("a click leads to the settings", there is not None, str(window.frames()[-1:]))
    window.picture(pictures, "settings")


def check_table(checks, window, pictures):
    table = window.wait(lambda frame: frame["screen"] == "table" and not frame.get("pictures") and hit_of(frame, "button:pass") is not None)
    checks.note("a table opens", table is not None, str(window.frames()[-1:]))
    window.picture(pictures, "table")
    if table is None:
        return
    window.click(hit_of(table, "button:pass"))
    done = window.wait(lambda frame: hit_of(frame, "button:pass") is None or frame["hits"] != table["hits"])
    checks.note("a click on the table is heard", done is not None, str(window.frames()[-1:]))
    window.picture(pictures, "clicked")


def check_window(checks, program, scratch, pictures):
    with screen() as environment:
        # A wine of its own, as one keeps the screen, or none, with which it has begun.
        environment["WINEPREFIX"] += "-window"
        for name, arguments, check in (("menu", [], check_menu), ("table", NEW_GAME, check_table)):
            home = scratch / ("window " + name)
            home.mkdir()
            window = Window(program, arguments, {**environment, **home_in(home, {})}, home)
            try:
                check(checks, window, pictures)
                status = window.end()
                checks.note(f"the window of the {name} is closed", status == 0, f"status {status}")
            finally:
                window.process.kill()


def check_all(root, unpacked, own, scratch, checks, pictures):
    """`program` starts the unpacked one under wine, as if it were of this machine."""
    program = scratch / "stardeck"
    program.write_text(f"#!/bin/sh\nexec wine '{unpacked / 'stardeck.exe'}' \"$@\"\n", encoding="utf-8")
    program.chmod(0o755)
    done = run([program, "version"])
    checks.note("it finds its data beside itself", done.returncode == 0 and f"{unpacked.name}/cards".encode() in done.stdout
                and f"{unpacked.name}/assets".encode() in done.stdout, done.stdout.decode())
    for library in LIBRARIES:
        checks.note(f"it has {library}", library.encode() in done.stdout, done.stdout.decode())
    done = run([program, "scenario", root / "tests/scenarios", root / "tests/puzzles"])
    checks.note("scenarios " + done.stdout.decode().strip().rpartition("\n")[2], done.returncode == 0, done.stdout.decode())
    simulations = [sys.executable, root / "tests/contract/simulations.py", "digests", program]
    for game in GAMES:
        done = run(simulations + ([] if game == "tactics" else ["--of", game, root / "tests" / game]))
        checks.note(f"digests of {game}", done.returncode == 0, done.stdout.decode())
    check_saved(root, checks, program, own, scratch)
    check_faults(checks, program, scratch)
    check_packs(root, checks, program, scratch)
    check_speech(checks, program, scratch)
    check_window(checks, program, scratch, pictures)


def main():
    if len(sys.argv) not in (4, 5, 6):
        sys.exit(__doc__)
    root, folder, own = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    machine = sys.argv[4] if len(sys.argv) > 4 else "x86_64"
    pictures = pathlib.Path(sys.argv[5]).resolve() if len(sys.argv) > 5 else None
    why = missing(root, machine)
    if why is not None:
        return skip(why)
    for variable in ("STARDECK_CARDS", "STARDECK_ASSETS"):
        os.environ.pop(variable, None)
    os.environ.update(WINEPREFIX=str(folder / f"wine-{machine}"), WINEDEBUG="-all", DISPLAY="")
    folder.mkdir(parents=True, exist_ok=True)
    if machine == "i686" and run(["wine", "cmd", "/c", "exit"], env={**os.environ, "WINEARCH": "win32"}).returncode != 0:
        return skip("wine runs no programs of 32 bits here: wine32:i386 is not installed, which takes an i386 whose packages are as new as the others")
    done = run([root / "packaging/windows/build", machine, folder])
    if done.returncode != 0:
        sys.exit("FAILED the zip is built: " + done.stdout.decode()[-4000:])
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-windows-") as name:
        scratch = pathlib.Path(name)
        unpacked = scratch / "Spiele für später"
        with zipfile.ZipFile(folder / f"stardeck-windows-{machine}.zip") as archive:
            archive.extractall(unpacked)
        check_all(root, next(unpacked.iterdir()), own, scratch, checks, pictures)
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
