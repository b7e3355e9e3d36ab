#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that a searching computer does not block the window: its menu opens meanwhile, the game can be left during the
search, and the decision is the same whatever was done meanwhile.
usage: test_thinker.py PATH-TO-STARDECK"""

import sys

from driver import Checks, Display, Game, expect, need_tools, program

ARGUMENTS = ["--new", "tactics", "--players", "starfleet:human,romulan:hard", "--seed", "7", "--size", "1280x720"]


def pass_turn(game):
    game.idle("table")
    game.pass_empty()
    game.wait(lambda: len(game.commands) > 0, "the pass")


def is_thinking(game):
    """The pass is carried out and, without animation, shown at once; and yet it is not quiet."""
    return len(game.commands) == 1 and len(game.frames) > game.told_at and not game.frame["idle"]


def thought(game):
    """What it did then."""
    game.wait(lambda: len(game.commands) > 1, "the computer's move")
    return game.commands[1]


def undisturbed(checks, binary, display):
    with Game(binary, display, ARGUMENTS) as game:
        with checks("while it thinks it is its turn, and nothing is to be done but looking"):
            pass_turn(game)
            game.wait(lambda: is_thinking(game), "a frame in which it thinks")
            plays = [hit["id"] for hit in game.frame["hits"] if "command" in hit or hit["id"] == "button:pass"]
            expect(not plays, str(plays))
        with checks("and then it is the person's turn again"):
            command = thought(game)
            game.wait(lambda: game.frame["idle"] and game.hit("button:pass"), "the next turn")
        return command


def with_the_menu(checks, binary, display, command):
    with Game(binary, display, ARGUMENTS) as game:
        with checks("the menu opens meanwhile, and the thought ends beneath it"):
            pass_turn(game)
            game.wait(lambda: is_thinking(game), "a frame in which it thinks")
            game.click("button:menu")
            game.wait(lambda: game.hit("button:leave"), "the menu")
            expect(thought(game) == command, "%s, not %s" % (game.commands[1], command))


def left(checks, binary, display):
    with Game(binary, display, ARGUMENTS) as game:
        with checks("the game is left in the middle of a thought"):
            pass_turn(game)
            game.wait(lambda: is_thinking(game), "a frame in which it thinks")
            game.click("button:menu")
            game.wait(lambda: game.hit("button:leave"), "the menu")
            game.click("button:leave")
            game.idle("menu")
        with checks("and the program ends, with status 0 and no complaint"):
            game.click("menu:quit")
            status = game.wait_end()
            expect(status == 0 and not game.stderr(), "status %d, stderr: %s" % (status, game.stderr()))


def main():
    need_tools("Xvfb", "xdotool")
    binary = program(sys.argv[1:])
    checks = Checks()
    with Display(1280, 720) as display:
        command = undisturbed(checks, binary, display)
        with_the_menu(checks, binary, display, command)
        left(checks, binary, display)
    checks.finish()


if __name__ == "__main__":
    main()
