#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests what a file manager and a menu do with the program: its window's class, a file to open, and a second start while a
window is open. usage: test_desktop.py PATH-TO-STARDECK"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from driver import Checks, Display, Game, expect, need_tools, program

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP_ID = re.search(r"^app_id = '(.*)'", (ROOT / "meson.build").read_text(encoding="utf-8"), re.MULTILINE).group(1)
OVER = ROOT / "tests" / "replays" / "two-seats.jsonl"
SIZE = ["--size", "1280x720"]


def make_files(folder):
    """A file of each kind, by name."""
    lines = OVER.read_text(encoding="utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    lines[0] = lines[0].replace(json.dumps(head["who"], separators=(",", ":")), '["human","human"]', 1)
    commands = [number for number, line in enumerate(lines) if "do" in json.loads(line)]
    files = {name: folder / name for name in ("over.stardeck", "running.stardeck", "old.jsonl", "broken.stardeck", "no name",
                                              "letter.txt", "my pack.stardeck-pack", "gone.stardeck")}
    shutil.copy(OVER, files["over.stardeck"])
    assert '"who":["human","human"]' in lines[0], lines[0]
    for name in ("running.stardeck", "old.jsonl", "no name"):
        files[name].write_text("".join(lines[: commands[9] + 1]), encoding="utf-8")
    files["broken.stardeck"].write_text("".join(lines[:3]) + "{}\n" + lines[3], encoding="utf-8")
    files["letter.txt"].write_text("Dear Ann\n", encoding="utf-8")
    with zipfile.ZipFile(files["my pack.stardeck-pack"], "w") as archive:
        archive.writestr("mine/pack.json", '{"id": "mine", "name": "Mine", "version": "1", "game": "tactics"}')
        archive.writestr("mine/deck.json", '{"cards": [{"id": "infantry", "power": 16}]}')
    return files


def check_class(checks, binary, display):
    with checks("the window is the desktop file's"):
        with Game(binary, display, SIZE) as game:
            game.idle("menu")
            game.find_window()
            shown = subprocess.run(["xprop", "-display", display.name, "-id", str(game.window), "WM_CLASS"], check=True,
                                   capture_output=True, text=True).stdout
            expect(shown.split("=")[1].strip() == f'"{APP_ID}", "{APP_ID}"', shown)


def check_files(checks, binary, display, files):
    for name, screen in (("over.stardeck", "replay"), ("running.stardeck", "handover"), ("old.jsonl", "handover"),
                         ("no name", "handover"), ("my pack.stardeck-pack", "import_look")):
        with checks("%s leads to %s" % (name, screen)):
            with Game(binary, display, [*SIZE, str(files[name])]) as game:
                game.idle(screen)
    for name in ("broken.stardeck", "letter.txt", "gone.stardeck"):
        with checks("%s: what is wrong is said in the window, which goes on to the menu" % name):
            with Game(binary, display, [str(files[name]), *SIZE]) as game:
                game.idle("message")
                game.click("button:ok")
                game.idle("menu")


def check_growing(checks, binary, display, file):
    """A game goes on in the file it was opened from, whatever that is called."""
    with checks("an old game goes on in its own file"):
        before = file.read_text(encoding="utf-8")
        with Game(binary, display, [*SIZE, str(file)]) as game:
            game.idle("handover")
            game.click("button:take_seat")
            game.wait(lambda: game.frame["screen"] == "table" and game.frame["idle"], "the table")
            game.pass_empty()
            game.wait(lambda: game.commands, "a command")
            own = game.folder / ".local/share/stardeck/games"
            expect(not own.exists() or not list(own.glob("*.stardeck")), "a second file")
        after = file.read_text(encoding="utf-8")
        expect(after.startswith(before) and len(after) > len(before), "it has not grown")


def check_second(checks, binary, display, data, files):
    with Game(binary, display, SIZE, XDG_DATA_HOME=data) as first:
        first.idle("menu")
        with checks("a second start says so, and goes to the first window with its file"):
            with Game(binary, display, [*SIZE, str(files["over.stardeck"])], XDG_DATA_HOME=data, STARDECK_SECOND_START="1") as second:
                second.idle("second_start")
                second.click("button:show")
                expect(second.process.wait(60) == 0, "status %s" % second.process.returncode)
            first.idle("replay")
        with checks("a second window beside the first"):
            with Game(binary, display, SIZE, XDG_DATA_HOME=data, STARDECK_SECOND_START="1") as second:
                second.idle("second_start")
                second.click("button:beside")
                second.idle("menu")
        with checks("no question with other saved games, nor where a game is named"):
            with Game(binary, display, SIZE) as other:
                other.idle("menu")
            with Game(binary, display, ["--watch", str(files["over.stardeck"]), *SIZE], XDG_DATA_HOME=data) as other:
                other.idle("replay")
    with checks("the first one gone, another is the first"):
        with Game(binary, display, SIZE, XDG_DATA_HOME=data) as game:
            game.idle("menu")
            game.process.kill()
            game.process.wait()
        with Game(binary, display, SIZE, XDG_DATA_HOME=data) as game:
            game.idle("menu")


def main():
    binary = program(sys.argv[1:])
    need_tools("Xvfb", "xdotool", "xprop")
    checks = Checks()
    os.environ.pop("STARDECK_CARDS", None)  # with it there is no choice of packs
    with Display(1280, 720) as display, tempfile.TemporaryDirectory() as folder:
        files = make_files(pathlib.Path(folder))
        check_class(checks, binary, display)
        check_files(checks, binary, display, files)
        check_growing(checks, binary, display, files["old.jsonl"])
        check_second(checks, binary, display, str(pathlib.Path(folder) / "data"), files)
    checks.finish()


if __name__ == "__main__":
    main()
