#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests leaving, killing and continuing a game, by mouse and keyboard: by Continue, the list and --load; and a table
whose game can't be saved. usage: test_load_by_mouse.py PATH-TO-STARDECK"""

import json
import os
import pathlib
import sys
import tempfile

from driver import Checks, Display, Game, expect, need_tools, program

NEW = ["--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", "5", "--size", "1280x720"]


def take_seat(game):
    game.idle("handover")
    game.click("button:take_seat")
    game.wait(lambda: game.frame["screen"] == "table" and game.frame["idle"], "the table")


def pass_turn(game):
    """Nothing is discarded. When both have done so the round is scored."""
    commands = len(game.commands)
    game.pass_empty()
    game.wait(lambda: len(game.commands) > commands and not game.hit("button:pass") and game.frame["idle"]
              and (game.hit("button:end_turn") or "command" not in (game.hit("button:ok") or {"command": 0})),
              "the end of the turn")


def end_turn(game):
    game.click("button:end_turn")
    game.idle("handover")


def leave(game):
    game.click("button:menu")
    game.wait(lambda: game.hit("button:leave"), "the table's menu")
    game.click("button:leave")
    game.idle("menu")


def files(data):
    return sorted((pathlib.Path(data) / "stardeck/games").glob("*.stardeck"))


def moves(path):
    return [line for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()) if "do" in line]


def check_leaving(checks, binary, display, data):
    with Game(binary, display, NEW, XDG_DATA_HOME=data) as game:
        with checks("a command is in the file when the trace tells it"):
            take_seat(game)
            expect(not files(data), "a file before the first command")
            pass_turn(game)
            expect(len(files(data)) == 1 and len(moves(files(data)[0])) == 1, "not exactly one command in one file")
            expect(moves(files(data)[0])[0]["hash"] == game.commands[-1]["hash"], "another hash")
        with checks("taken back, and passed again"):
            game.click("button:undo")
            game.wait(lambda: game.hit("button:pass"), "the turn again")
            expect(not moves(files(data)[0]), "the command is still in the file")
            pass_turn(game)
            end_turn(game)
        with checks("left by the table's menu, Continue opens at the curtain"):
            take_seat(game)
            leave(game)
            expect(game.hit("menu:continue"), "no Continue")
            game.click("menu:continue")
            game.idle("handover")
            expect(game.frame["viewer"] is None, "somebody's hand is shown")
        with checks("killed at the table, nothing is lost"):
            take_seat(game)
            pass_turn(game)
            game.process.kill()
            game.process.wait()
            expect(len(moves(files(data)[0])) == 2, "%d commands in the file" % len(moves(files(data)[0])))


def check_list(checks, binary, display, data):
    with Game(binary, display, ["--size", "1280x720"], XDG_DATA_HOME=data) as game:
        with checks("the list shows no card, and goes on at the curtain"):
            game.idle("menu")
            game.click("menu:games")
            game.idle("load")
            expect(not [hit for hit in game.frame["hits"] if "card" in hit or "command" in hit], "it tells something")
            game.click("game:1:resume")
            game.idle("handover")
            take_seat(game)
            leave(game)
        with checks("deleting asks once, by keyboard too"):
            game.click("menu:games")
            game.idle("load")
            game.click("game:1:delete")
            game.wait(lambda: game.hit("game:1:keep"), "the question")
            game.key("Escape")
            game.wait(lambda: game.hit("game:1:resume"), "the game again")
            expect(len(files(data)) == 1, "it is gone")
            game.click("game:1:delete")
            game.wait(lambda: game.hit("game:1:really"), "the question")
            game.click("game:1:really")
            game.wait(lambda: not (game.hit("game:1:really") or game.hit("game:1:delete")), "an empty list")
            expect(not files(data), "the file is still there")
            game.key("Escape")
            game.idle("menu")
            expect(not game.hit("menu:continue"), "Continue, and no game")


def check_load_option(checks, binary, display, folder):
    bad = pathlib.Path(folder) / "bad.jsonl"
    bad.write_text("{}\n", encoding="utf-8")
    with checks("--load of something else: a message with its place, status 2"):
        with Game(binary, display, ["--load", str(bad)]) as game:
            expect(game.process.wait(60) == 2, "status %s" % game.process.returncode)
            expect("bad.jsonl:1" in game.stderr(), game.stderr())


def check_unsaved(checks, binary, display, folder):
    blocked = pathlib.Path(folder) / "blocked"
    blocked.write_text("a file where the folder should be", encoding="utf-8")
    with Game(binary, display, NEW, XDG_DATA_HOME=str(blocked)) as game:
        with checks("what can't be saved is said once, and made up for"):
            take_seat(game)
            pass_turn(game)
            expect(game.hit("button:note"), "the table says nothing")
            expect("is not saved" in game.stderr(), "the terminal says nothing: " + game.stderr())
            game.click("button:note")
            game.wait(lambda: not game.hit("button:note"), "the note to go")
            end_turn(game)
            os.unlink(blocked)
            take_seat(game)
            pass_turn(game)
            expect(not game.hit("button:note"), "it is said again")
            expect(len(moves(files(str(blocked))[0])) == 2, "not all is there")


def main():
    need_tools("Xvfb", "xdotool")
    binary = program(sys.argv[1:])
    checks = Checks()
    with Display() as display, tempfile.TemporaryDirectory(prefix="stardeck-load-") as folder:
        data = os.path.join(folder, "data")
        check_leaving(checks, binary, display, data)
        check_list(checks, binary, display, data)
        check_load_option(checks, binary, display, folder)
        check_unsaved(checks, binary, display, folder)
    checks.finish()


if __name__ == "__main__":
    main()
