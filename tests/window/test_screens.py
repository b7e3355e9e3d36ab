#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests going from the menu to the table and back, by mouse; and what happens if something is missing or comes at a bad
moment. usage: test_screens.py PATH-TO-STARDECK"""

import pathlib
import re
import subprocess
import sys
import tempfile
import time

from driver import Checks, Display, Game, clean_environment, expect, need_tools, program


def run(binary, folder, arguments, **env):
    """A run that is to fail at once."""
    return subprocess.run([binary, *arguments], env=clean_environment(folder, **env), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60)


def check_missing(checks, binary):
    with tempfile.TemporaryDirectory() as folder:
        with checks("no display: a message and status 2"):
            result = run(binary, folder, [])
            expect(result.returncode == 2, "status %d" % result.returncode)
            # Libraries that look for a display may have had their say before.
            expect(result.stderr.splitlines()[-1].startswith("stardeck: "), "stderr: %r" % result.stderr)
        with checks("assets folder that is not there: a message naming it and status 2"):
            result = run(binary, folder, [], SDL_VIDEODRIVER="dummy", STARDECK_ASSETS="/no/such/folder")
            expect(result.returncode == 2, "status %d" % result.returncode)
            expect("/no/such/folder" in result.stderr, "stderr: %r" % result.stderr)
        with checks("assets folder without fonts and words: a message naming it and status 2"):
            result = run(binary, folder, [], SDL_VIDEODRIVER="dummy", STARDECK_ASSETS=folder)
            expect(result.returncode == 2, "status %d" % result.returncode)
            expect(folder in result.stderr, "stderr: %r" % result.stderr)
        with checks("trace file that can't be written: a message naming it and status 2"):
            result = run(binary, folder, ["--trace", "/no/such/folder/trace"], SDL_VIDEODRIVER="dummy")
            expect(result.returncode == 2, "status %d" % result.returncode)
            expect("/no/such/folder/trace" in result.stderr, "stderr: %r" % result.stderr)


def check_way_through(checks, binary, display):
    with Game(binary, display, ["--size", "1280x720"]) as game:
        with checks("the menu comes up"):
            game.idle("menu")
            for name in ("menu:new", "menu:language", "menu:quit"):
                expect(game.hit(name), "no %s" % name)
        with checks("every region lies inside the window"):
            for hit in game.frame["hits"]:
                expect(hit["x"] >= 0 and hit["y"] >= 0 and hit["x"] + hit["w"] <= 1280 and hit["y"] + hit["h"] <= 720,
                       str(hit))
        with checks("the language changes and changes back"):
            game.click("menu:language")
            game.idle("menu")
            game.click("menu:language")
            game.idle("menu")
        with checks("the set-up screen"):
            game.click("menu:new")
            game.idle("setup")
            game.click_for("setup:seat:2:person")
        with checks("a third and a fourth seat, and back to three"):
            game.click_for("setup:seat:3:add")
            game.click_for("setup:seat:4:add")
            game.wait(lambda: game.hit("setup:seat:4:person"), "a fourth seat")
            game.click_for("setup:seat:4:remove")
            game.wait(lambda: not game.hit("setup:seat:4:person"), "three seats again")
        with checks("teams are refused to three seats"):
            expect(game.hit("setup:variant:alliances").get("enabled") is False, "alliances can be chosen")
        with checks("two seats, Starfleet against Romulan"):
            game.click_for("setup:seat:3:remove")
            game.click("setup:seat:1:faction:starfleet")
            game.click("setup:seat:2:faction:romulan")
            game.click("setup:seat:1:person")
            game.click("setup:seat:2:person")
            game.idle("setup")
        with checks("the game starts behind the curtain"):
            game.click("setup:start")
            frame = game.idle("handover")
            expect(frame["viewer"] is None, "somebody's view at the curtain")
            expect([hit["id"] for hit in frame["hits"]] == ["button:take_seat"], game.describe())
        with checks("Starfleet takes the seat and sees four cards"):
            game.click("button:take_seat")
            frame = game.idle("table")
            expect(frame["viewer"] == "starfleet", game.describe())
            hand = [hit for hit in frame["hits"] if re.fullmatch(r"hand:\d+", hit["id"])]
            expect(len(hand) == 4 and all("card" in hit for hit in hand), game.describe())
        with checks("being asked to end, in the middle of a game, ends with status 0"):
            game.process.terminate()  # SDL makes the same event of it as of the window's close button
            status = game.wait_end()
            expect(status == 0, "status %d: %s" % (status, game.stderr()))


def check_quit(checks, binary, display):
    with Game(binary, display, ["--lang", "de"]) as game:
        with checks("German, and Quit in the menu ends with status 0"):
            game.idle("menu")
            game.click("menu:quit")
            status = game.wait_end()
            expect(status == 0 and game.stderr() == "", "status %d: %s" % (status, game.stderr()))


def check_keyboard(checks, binary, display):
    with Game(binary, display) as game:
        with checks("by keyboard alone from the menu to the set-up and back"):
            game.idle("menu")
            game.move((5, 5))
            for _ in range(30):
                if game.frame.get("focus") == "menu:new":
                    break
                game.key("Tab")
                game.idle("menu")
            game.key("Return")
            game.idle("setup")
            game.key("Escape")
            game.idle("menu")


def check_curtain_by_key(checks, binary, display):
    with Game(binary, display, NEW_GAME) as game:
        with checks("Enter at the curtain takes the seat"):
            game.idle("handover")
            game.move((5, 5))
            game.key("Return")
            game.idle("table")
            expect(game.frame["viewer"] == "starfleet", game.describe())


def at_table(game):
    """A game that was started by --new, with the first seat taken."""
    game.idle("handover")
    game.click("button:take_seat")
    game.idle("table")


NEW_GAME = ["--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", "7", "--size", "1280x720"]


def check_interrupted_drags(checks, binary, display):
    with Game(binary, display, NEW_GAME) as game:
        at_table(game)
        middle = (640, 300)

        def begin():
            game.idle("table")
            game.press("hand:2")
            game.drag_to(middle)

        def still_there(commands):
            game.release()
            frame = game.idle("table")
            expect(len(game.commands) == commands, "a command was carried out")
            expect(len([hit for hit in frame["hits"] if re.fullmatch(r"hand:\d+", hit["id"])]) == 4, game.describe())

        with checks("a second mouse button during a drag gives it up"):
            begin()
            game.xdotool("mousedown", 3, "mouseup", 3)
            still_there(0)
        with checks("Esc during a drag gives it up"):
            begin()
            game.key("Escape")
            still_there(0)
        with checks("losing the focus during a drag gives it up"):
            begin()
            other = subprocess.Popen(["xdotool", "selectwindow"], env=game.env, stdin=subprocess.DEVNULL,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            other.terminate()
            other.wait()
            game.xdotool("windowunmap", game.window, "sleep", "0.3", "windowmap", game.window, "sleep", "0.3")
            game.locate()
            game.release()
            game.idle("handover")  # and the hand has hidden
            game.click_for("button:take_seat")
            still_there(0)
        with checks("resizing during a drag gives it up and lays the table anew"):
            begin()
            game.resize(1600, 900)
            game.wait(lambda: any(hit["x"] + hit["w"] > 1300 for hit in game.frame["hits"]), "the new layout")
            still_there(0)
        with checks("300x200 pixels: still alive, and big again"):
            game.resize(300, 200)
            game.wait(lambda: all(hit["x"] + hit["w"] <= 310 for hit in game.frame["hits"]), "the small layout")
            game.click((150, 100))
            game.resize(1920, 1080)
            game.wait(lambda: any(hit["x"] > 900 for hit in game.frame["hits"]), "the large layout")
            game.idle("table")
        with checks("after all that a card can still be played"):
            game.locate()
            play = next((hit["id"] for hit in game.frame["hits"] if hit["id"] == "row:1"), None)
            expect(play, "row:1 is not there; " + game.describe())
            game.drag("hand:1", "row:1")
            game.wait(game.laid, "the card on the table")
            game.resize(1280, 720)  # the button is beyond the display's edge
            game.wait(lambda: game.laid()["x"] < 1280, "the usual layout")
            game.idle("table")
            game.locate()
            game.carry_out(0, "the command")


def check_impatience(checks, binary, display):
    """Clicks that go on where "End turn" was, and are meant to make things faster, throw no turn away."""
    arguments = ["--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", "33", "--size", "1280x720"]
    for times, pause in ((8, 0.35), (14, 0.05)):
        with Game(binary, display, arguments, animation=True, STARDECK_GUARD="1") as game:
            with checks("%d clicks %.2f s apart on End turn pass nothing" % (times, pause)):
                game.idle("table")
                game.drag("hand:1", "row:1")
                game.wait(game.laid, "the card on the table")
                time.sleep(1)  # somebody looks first: the button has been there for long
                end = game.hit("button:end_turn")
                place = (end["x"] + end["w"] // 2, end["y"] + end["h"] // 2)
                for _ in range(times):
                    game.click(place)
                    time.sleep(pause)
                game.wait(lambda: any(line["command"]["seat"] == "romulan" for line in game.commands), "the answer")
                game.idle("table")
                done = [(line["command"]["seat"], line["command"]["do"]) for line in game.commands]
                expect(("starfleet", "play") in done and ("starfleet", "pass") not in done, str(done))


def main():
    binary = program(sys.argv[1:])
    checks = Checks()
    check_missing(checks, binary)
    need_tools("Xvfb", "xdotool")
    with Display() as display:
        check_way_through(checks, binary, display)
        check_quit(checks, binary, display)
        check_keyboard(checks, binary, display)
        check_curtain_by_key(checks, binary, display)
        check_interrupted_drags(checks, binary, display)
        check_impatience(checks, binary, display)
    checks.finish()


if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    main()
