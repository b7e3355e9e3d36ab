#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the two pages on what a pack changes and whether it is too strong, by mouse alone and by keyboard alone. The report
is played in the background, can be left, stopped and saved, and agrees with the command line for the same deals.
usage: test_pack_report.py PATH-TO-STARDECK"""

import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from driver import Checks, Display, Game, expect, need_tools, program
from own_packs import focus_on, folders_in, make_pack, open_packs, write

SIZE = ["--size", "1280x720"]
STRONG = {"id": "shuttle", "power": 30}


def reports(folders):
    return sorted(pathlib.Path(folders["XDG_DATA_HOME"]).glob("stardeck/reports/*.md"))


def is_playing(game):
    return game.hit("balance:stop") is not None


def printed(binary, pack, deals):
    environment = {**os.environ, "STARDECK_CARDS": os.environ["STARDECK_CARDS"], "LC_ALL": "C"}
    return subprocess.run([binary, "simulate", "--game", "tactics", "--pack", pack, "--games", str(deals)], env=environment,
                          capture_output=True, text=True, check=True, timeout=600).stdout


def check_saved(binary, file, pack):
    """Line by line but for the one that says that it was stopped."""
    text = file.read_text(encoding="utf-8")
    stopped = re.search(r"^Stopped after (\d+) of \d+ deals.*\n", text, re.M)
    expect(stopped, "the report does not say how far it came: %s" % text[:300])
    saved, line = text.replace(stopped.group(0), ""), printed(binary, pack, stopped.group(1))
    difference = list(difflib.unified_diff(line.splitlines(), saved.splitlines(), "the command line", "saved", lineterm="", n=1))
    expect(saved == line, "it differs from what the command line writes of %s deals:\n%s" % (stopped.group(1), "\n".join(difference[:40])))


def by_mouse(checks, binary, display, folders, packs):
    with Game(binary, display, SIZE, **folders) as game:
        with checks("a click shows what a pack changes, and leads on to how strong that is"):
            open_packs(game)
            game.click("pack:1:changes")
            game.idle("changes")
            game.click("changes:balance")
            game.wait(lambda: game.frame["screen"] == "balance" and is_playing(game), "computers that play")
        with checks("it can be left while they play"):
            game.click("button:back")
            game.idle("changes")
            game.click("button:back")
            game.idle("packs")
        with checks("figures come while they play, and pages can be turned meanwhile"):
            game.click("pack:1:balance")
            game.wait(lambda: is_playing(game) and game.hit("balance:topic:cards"), "the first figures")
            for topic in ("cards", "wins", "length", "prizes", "how", "short"):
                game.click("balance:topic:" + topic)
            expect(not game.hit("balance:save").get("enabled", True) or is_playing(game), "it ended too soon")
        with checks("it can be stopped, and then nothing is drawn any more"):
            if is_playing(game):
                game.click("balance:stop")
            game.wait(lambda: game.hit("balance:more") and game.frame["idle"], "its end")
            game.move((5, 700))
            game.idle("balance")
            time.sleep(0.7)
            game.poll()
            before = len(game.frames)
            time.sleep(1.5)
            game.poll()
            expect(len(game.frames) == before, "%d frames while nothing changed" % (len(game.frames) - before))
        with checks("the saved report is the one of the command line"):
            game.click("balance:save")
            game.wait(lambda: len(reports(folders)) == 1, "its file")
            check_saved(binary, reports(folders)[0], packs / "strong")
        with checks("saved again it does not write over the first one"):
            game.click("balance:save")
            game.wait(lambda: len(reports(folders)) == 2, "another file")
        with checks("it goes on until ±3, from the figures that there are, and can be stopped"):
            game.click("balance:until")
            game.wait(lambda: is_playing(game), "computers that go on playing")
            expect(game.hit("balance:topic:short"), "the figures are gone")
            game.click("balance:stop")
            game.wait(lambda: game.hit("balance:until") and game.frame["idle"], "its end")
        with checks("the wheel turns the page"):
            game.click_for("balance:topic:cards")
            expect(not game.hit("balance:all"), "the button for all cards stands below what is seen, and yet it is there")
            x, y = game.point((640, 500))
            game.xdotool("mousemove", x, y, "click", "--repeat", "40", "5")
            game.wait(lambda: game.hit("balance:all"), "the end of the page")
            game.click_for("balance:all")
        with checks("a file that is changed meanwhile is measured anew"):
            write(packs / "strong/deck.json", {"cards": [{**STRONG, "power": 31}]})
            game.wait(lambda: is_playing(game), "computers that play again")
        with checks("one that is broken says so and is not played"):
            write(packs / "strong/deck.json", {"cards": [{**STRONG, "power": 99}]})
            game.wait(lambda: not is_playing(game) and not game.hit("balance:topic:short"), "the page of its faults")
            write(packs / "strong/deck.json", {"cards": [STRONG]})
            game.wait(lambda: is_playing(game), "its being played once more")


def by_keys(checks, binary, display, folders, packs):
    with Game(binary, display, SIZE, **folders) as game:
        with checks("by keyboard: to the packs and to what one changes"):
            game.idle("menu")
            focus_on(game, "menu:packs", "Tab")
            game.key("Return")
            game.idle("packs")
            focus_on(game, "pack:1:changes", "Tab")
            game.key("Return")
            game.idle("changes")
            focus_on(game, "changes:balance", "Tab")
            game.key("Escape")
            game.idle("packs")
        with checks("by keyboard: the report is played, its pages turned, stopped and saved"):
            focus_on(game, "pack:1:balance", "Tab")
            game.key("Return")
            game.wait(lambda: game.hit("balance:topic:cards"), "the first figures")
            focus_on(game, "balance:topic:cards", "Right")
            game.key("End")
            game.wait(lambda: game.hit("balance:all"), "the end of the page of cards")
            focus_on(game, "balance:stop" if is_playing(game) else "balance:more", "Tab")
            if is_playing(game):
                game.key("Return")
            game.wait(lambda: game.hit("balance:more"), "its end")
            before = len(reports(folders))
            focus_on(game, "balance:save", "Tab")
            game.key("Return")
            game.wait(lambda: len(reports(folders)) == before + 1, "the file of its report")
            game.key("Escape")
            game.idle("packs")


def main():
    need_tools("Xvfb", "xdotool")
    binary = program(sys.argv[1:])
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-report-") as folder, Display() as display:
        folders, _, packs = folders_in(folder)
        make_pack(packs, "strong", [STRONG])
        by_mouse(checks, binary, display, folders, packs)
        by_keys(checks, binary, display, folders, packs)
    checks.finish()


if __name__ == "__main__":
    main()
