#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays games with a real mouse without knowing the table (policy.Stranger): everything that can be done must be found
by clicking what the trace offers. Two people and a computer, to the result screen; a killed game is continued from its
file to its end; and that file is watched as a replay.

usage: test_any_game.py PATH-TO-STARDECK [SEED]     the program with the toy game"""

import random
import sys

from driver import Checks, Display, Fault, Game, need_tools, program
from policy import Stranger, check_commands
from test_full_game import check_game
from test_kill import hashes
from test_replay import position

HOT_SEAT = "amber:human,basalt:human,cobalt:random"
SIX = "amber:human,basalt:random,cobalt:random,dahlia:random,ember:random,fjord:random"


def saved_file(game):
    files = sorted(game.folder.glob(".local/share/stardeck/games/*.stardeck"))
    if len(files) != 1:
        raise Fault("one game has the files %s" % files)
    return files[0]


def kill_somewhere(game, chance):
    """Plays up to a random command, and ends the program as a power cut does. What it had carried out."""
    player = Stranger(game, chance)
    goal = chance.randint(3, 15)
    while len(game.commands) < goal and game.idle()["screen"] != "result":
        player.step()
    game.process.kill()
    game.process.wait()
    game.poll()
    return [line["hash"] for line in game.commands]


def go_on(checks, binary, display, seed):
    """A killed game is gone on with to its end, then looked at."""
    chance = random.Random(seed)
    arguments = ["--size", "1280x720"]
    with Game(binary, display, ["--new", "wreckers", "--players", SIX, "--seed", str(seed), *arguments]) as first:
        before = kill_somewhere(first, chance)
        path = saved_file(first)
        with checks("killed after %d commands, the game goes on from its file to the result" % len(before)):
            with Game(binary, display, ["--load", str(path), *arguments]) as second:
                Stranger(second, chance).play_to_the_end()
                check_commands(second)
                after = [line["hash"] for line in second.commands]
            said = hashes(path)
            if said != before + after:
                raise Fault("the file has %d commands, %d and %d were carried out" % (len(said), len(before), len(after)))
        with checks("and can be looked at from its first to its last command"):
            watch(binary, display, path, arguments, len(said))


def watch(binary, display, path, arguments, commands):
    """To the end by key, and back to the beginning."""
    with Game(binary, display, ["--watch", str(path), *arguments]) as game:
        for key, place in (("End", commands), ("Home", 0), ("Right", 1)):
            game.idle("replay")
            game.key(key)
            game.wait(lambda wanted=place: position(game) == wanted, "the replay at %d" % place)


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 31
    checks = Checks()
    with Display(1280, 720) as display:
        check_game(checks, binary, display, seed, HOT_SEAT, 2, name="wreckers", hands=Stranger)
        go_on(checks, binary, display, seed + 1)
    checks.finish()


if __name__ == "__main__":
    main()
