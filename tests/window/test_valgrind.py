#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Valgrind over simulated games and an evening at the window, which visits every screen: no memory is used before it is
filled or after it is freed, and none is lost. Faults of libraries are listed in libraries.supp.
usage: test_valgrind.py PATH-TO-STARDECK"""

import os
import pathlib
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

from driver import Checks, Display, Fault, Game, clean_environment, need_tools, program
from policy import Player

REPLAYS = pathlib.Path(__file__).resolve().parents[1] / "replays"
STEPS = 4  # of playing: an answer, a play, a pass …
SEEN_AFTER = 4  # s until what a click does is on screen, under valgrind
SUPPRESSIONS = pathlib.Path(__file__).resolve().parent / "libraries.supp"
FAULTY = 99  # valgrind's exit status when it found something
VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--errors-for-leak-kinds=definite,indirect",
            "--show-leak-kinds=definite,indirect", "--num-callers=30", "--error-exitcode=%d" % FAULTY,
            "--suppressions=%s" % SUPPRESSIONS]
PLAYERS = "starfleet:human,klingon:random,romulan:random,vulcan:random"


def check_rules(checks, binary, folder):
    with checks("simulated games"):
        result = subprocess.run([*VALGRIND, binary, "simulate", "--game", "tactics", "--players",
                                 PLAYERS.replace("human", "random"), "--games", "2", "--seed", "1"],
                                env=clean_environment(folder), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, text=True, timeout=400)
        if result.returncode != 0:
            raise Fault("status %d: %s" % (result.returncode, result.stderr))


def painted(game, screen):
    """That screen has come to rest with all its pictures."""
    game.wait(lambda: game.frame and game.frame["screen"] == screen and game.frame["idle"] and
              not game.frame.get("pictures"), "the painted screen %s" % screen)


class PatientPlayer(Player):
    """One who waits for what a click does as long as it takes here."""

    def settle(self, frames):
        wait_for_frame(self.game, frames)


def wait_for_frame(game, frames):
    """For one after so many, and quiet; some clicks bring none."""
    end = time.monotonic() + SEEN_AFTER
    while len(game.frames) == frames and time.monotonic() < end:
        time.sleep(0.02)
        game.poll()
    game.idle()


def do(game, hit):
    """A click, after which the screen may look the same to the trace."""
    game.wait(lambda: game.hit(hit), hit)
    frames = len(game.frames)
    game.click(hit)
    wait_for_frame(game, frames)


def go(game, hit, screen):
    """A click that leads to a screen; another one if the first found nothing there, since things still moved."""
    for _ in range(3):
        if game.frame["screen"] != screen and game.hit(hit):
            do(game, hit)
    painted(game, screen)


def see_settings(game):
    go(game, "menu:settings", "settings")
    for hit in ("settings:scale:125", "settings:language:de", "settings:page:table", "settings:page:keys",
                "settings:page:access"):
        do(game, hit)
    do(game, "settings:contrast:on")
    go(game, "button:back", "menu")
    do(game, "menu:language")


def see_cards_and_rules(game):
    go(game, "menu:gallery", "gallery")
    go(game, "gallery:card:2", "gallery large")
    do(game, "button:next")
    go(game, "button:close", "gallery")
    do(game, "gallery:show:targets")
    go(game, "button:back", "menu")
    go(game, "menu:help", "rules")
    do(game, "rules:chapter:scoring")
    go(game, "button:back", "menu")


def begin_lesson(game):
    go(game, "menu:lesson", "lesson")
    do(game, "lesson:next")
    go(game, "lesson:leave", "menu")


def resume_game(game):
    """A saved game goes on with a question and a few turns; then the size changes."""
    go(game, "menu:games", "load")
    go(game, "game:1:resume", "table")
    player = PatientPlayer(game, random.Random(5))
    commands = len(game.commands)
    for step in range(3 * STEPS):
        if step >= STEPS and game.hit("button:menu") and game.hit("hand:1"):
            break
        player.step()
    if player.kinds["answer"] == 0 or len(game.commands) == commands:
        raise Fault("%d commands, %s" % (len(game.commands) - commands, player.kinds))
    game.resize(1024, 700)
    game.wait(lambda: game.frame["idle"] and all(hit["x"] < 1024 for hit in game.frame["hits"]), "another size")
    if not game.hit("button:leave"):
        do(game, "button:menu")
    go(game, "button:leave", "menu")


def watch_game(game):
    go(game, "menu:games", "load")
    go(game, "game:2:watch", "replay")
    do(game, "button:step")
    do(game, "timeline")
    do(game, "button:open")
    go(game, "button:menu", "load")
    go(game, "button:back", "menu")


def save_games(folder):
    """One that waits for an answer of a person, and one that is over."""
    lines = (REPLAYS / "two-seats.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    asked = next(i for i, line in enumerate(lines) if '"starfleet","do":"pick"' in line)
    lines[0] = lines[0].replace('"who":["random"', '"who":["human"')
    folder.mkdir(parents=True)
    (folder / "b.jsonl").write_text("".join(lines[:asked]), encoding="utf-8")
    shutil.copy(REPLAYS / "two-seats-short.jsonl", folder / "a.jsonl")
    os.utime(folder / "a.jsonl", (1000000000, 1000000000))  # the newer one comes first


def use(binary, folder, display):
    """An evening with a bit of everything; returns the exit status."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        save_games(pathlib.Path(data) / "stardeck" / "games")
        with Game(str(binary), display, ["--size", "1280x720", "--lang", "en"], XDG_DATA_HOME=data) as game:
            painted(game, "menu")
            see_settings(game)
            see_cards_and_rules(game)
            begin_lesson(game)
            resume_game(game)
            watch_game(game)
            game.click("menu:quit")
            return game.wait_end(120)


def check_window(checks, binary, folder, display):
    wrapper, found = pathlib.Path(folder) / "stardeck", pathlib.Path(folder) / "found"
    command = shlex.join([*VALGRIND, "--log-file=%s" % found, binary])
    wrapper.write_text("#!/bin/sh\nexec %s \"$@\"\n" % command, encoding="utf-8")
    wrapper.chmod(0o755)
    with checks("an evening"):
        status = use(wrapper, folder, display)
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
