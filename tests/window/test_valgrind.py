#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Valgrind over simulated games and a short while at the window: no memory used before it is filled, none used after it
is freed, none lost. What libraries do wrong is named in libraries.supp.
usage: test_valgrind.py PATH-TO-STARDECK"""

import pathlib
import shlex
import subprocess
import sys
import tempfile

from driver import Checks, Display, Fault, Game, clean_environment, need_tools, program

SUPPRESSIONS = pathlib.Path(__file__).resolve().parent / "libraries.supp"
FAULTY = 99  # valgrind's exit status when it found something
VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--errors-for-leak-kinds=definite,indirect",
            "--show-leak-kinds=definite,indirect", "--num-callers=30", "--error-exitcode=%d" % FAULTY,
            "--suppressions=%s" % SUPPRESSIONS]
PLAYERS = "starfleet:human,klingon:random,romulan:random,vulcan:random"


def check_rules(checks, binary, folder):
    with checks("simulated games"):
        result = subprocess.run([*VALGRIND, binary, "simulate", "--game", "tactics", "--players",
                                 PLAYERS.replace("human", "random"), "--games", "5", "--seed", "1"],
                                env=clean_environment(folder), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, text=True, timeout=400)
        if result.returncode != 0:
            raise Fault("status %d: %s" % (result.returncode, result.stderr))


def painted(game):
    game.wait(lambda: game.frame["idle"] and not game.frame.get("pictures"), "painted pictures")


def use(game):
    """A card goes to a row, the size changes, a card is dragged and let go, the menu opens."""
    game.idle("table")
    painted(game)
    game.click_for("hand:1")
    row = next(hit for hit in game.frame["hits"] if hit["id"].startswith("row:") and "command" in hit and game.is_open(hit))
    game.click_for(row)
    game.idle("table")
    game.resize(1024, 700)
    game.wait(lambda: game.frame["idle"] and all(hit["x"] < 1024 for hit in game.frame["hits"]), "another size")
    painted(game)
    game.drag("hand:1", (300, 300))
    game.idle("table")
    game.click_for("button:menu")


def play(binary, folder, display):
    with Game(str(binary), display, ["--new", "tactics", "--players", PLAYERS, "--seed", "4", "--size", "1280x720",
                                     "--lang", "en"], XDG_CACHE_HOME=str(pathlib.Path(folder) / "cache")) as game:
        use(game)
        game.process.terminate()
        return game.wait_end(120)


def check_window(checks, binary, folder, display):
    wrapper, found = pathlib.Path(folder) / "stardeck", pathlib.Path(folder) / "found"
    command = shlex.join([*VALGRIND, "--log-file=%s" % found, binary])
    wrapper.write_text("#!/bin/sh\nexec %s \"$@\"\n" % command, encoding="utf-8")
    wrapper.chmod(0o755)
    with checks("the window"):
        play(binary, folder, display)  # paints the pictures into the cache: under valgrind that takes minutes
        status = play(wrapper, folder, display)
        if status != 0 or found.read_text(encoding="utf-8").strip():
            raise Fault("status %d: %s" % (status, found.read_text(encoding="utf-8")))


def main():
    need_tools("Xvfb", "xdotool", "valgrind")
    binary, checks = program(sys.argv[1:]), Checks()
    with tempfile.TemporaryDirectory() as folder, Display() as display:
        check_rules(checks, binary, folder)
        check_window(checks, binary, folder, display)
    checks.finish()


main()
