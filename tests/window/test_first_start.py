#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The first start, on machines that lack something: no settings, a home that can't be written to, no home, no sound, little memory.
(No OpenGL: test_setup. No display: test_bad_files.) It opens, a game can be played, and what can't be kept is said at once.

usage: test_first_start.py [STARDECK]
"""

import pathlib
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from driver import Checks, Display, Game, expect, need_tools, program

TACTICS = ["--new", "tactics", "--players", "starfleet:human,romulan:random", "--seed", "5"]
ALL = [TACTICS, *(["--new", game, "--seed", "5"] for game in ("alpha_strike", "deck_building", "star_empires"))]


def end(game, said=""):
    """It ends well, and has said this and nothing else."""
    game.process.send_signal(signal.SIGTERM)
    expect(game.wait_end() == 0, "status %s: %s" % (game.process.returncode, game.stderr()))
    lines = game.stderr().splitlines()
    expect(said in game.stderr() and len(lines) == (1 if said else 0), "it says: " + game.stderr())


def check_nothing_there(checks, binary, display):
    with checks("no settings: the menu, without a word, and nothing is written before there is something to keep"):
        with Game(binary, display) as game:
            game.idle("menu")
            files = [path for path in game.folder.rglob("*") if path.is_file() and path.name not in ("trace.jsonl", "stderr")]
            expect(files == [], str(files))
            end(game)


def check_unsaved(checks, binary, display, why, said, **env):
    with checks(f"{why}: said in the window and on the terminal, and one can play"):
        with Game(binary, display, **env) as game:
            game.idle("message")
            game.click("button:ok")
            game.idle("menu")
            end(game, said)
        with Game(binary, display, TACTICS, **env) as game:
            game.idle("table")
            expect(game.hit("hand:1") is not None, "there is no hand")
            game.process.kill()


def check_no_sound(checks, binary, display):
    for driver in ("alsa", "no-such-driver"):
        with checks(f"no sound ({driver}): the table is played in silence"):
            with Game(binary, display, TACTICS, SDL_AUDIODRIVER=driver, AUDIODEV="none") as game:
                game.idle("table")
                game.process.send_signal(signal.SIGTERM)
                expect(game.wait_end() == 0, game.stderr())


def check_memory(checks, binary, display, folder):
    """Not more than a machine with 1 GB has, libraries and all that is mapped counted."""
    limited = folder / "limited"
    limited.write_text(f'#!/bin/sh\nulimit -v 1048576\nexec "{binary}" "$@"\n', encoding="utf-8")
    limited.chmod(0o755)
    for arguments in ALL:
        with checks(f"1 GB: {arguments[1]}"):
            with Game(str(limited), display, arguments) as game:
                game.wait(lambda: game.frame is not None and game.frame["screen"] in ("table", "handover"), "the table")
                end(game)


def main():
    binary = program(sys.argv[1:])
    need_tools("Xvfb", "xdotool")
    checks = Checks()
    with Display(1280, 720) as display, tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        file = folder / "file"
        file.write_text("", encoding="utf-8")
        check_nothing_there(checks, binary, display)
        # Root may write everywhere but below a file.
        check_unsaved(checks, binary, display, "a home that can't be written to", f"{file}/stardeck/games: cannot be written: Not a directory",
                      XDG_DATA_HOME=str(file))
        check_unsaved(checks, binary, display, "no home", "neither XDG_DATA_HOME nor HOME is a folder", HOME="")
        check_no_sound(checks, binary, display)
        if "asan" not in subprocess.run(["ldd", binary], capture_output=True, text=True, check=False).stdout:
            check_memory(checks, binary, display, folder)
    checks.finish()


if __name__ == "__main__":
    main()
