#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays a whole game with a real mouse, to the result screen: two people pass the seat, plays are dragged or clicked, passes
discard, every question is answered; and some turns against a computer. Chooses by chance among what the trace offers; knows no
rules.

On the way: nobody's hand is ever on screen before its person has clicked at the curtain, and every command carried out
has a hash of its own. usage: test_full_game.py PATH-TO-STARDECK [SEED] [all]   with `all` games of full length, and both to the result"""

import pathlib
import random
import sys

from driver import WAIT, Checks, Display, Fault, Game, need_tools, program
from policy import Player, check_commands, check_hands

TURNS = 40  # commands of some


def check_game(checks, binary, display, seed, players, persons, more=(), name="tactics", hands=Player, enough=None):
    arguments = ["--new", name, "--players", players, "--seed", str(seed), "--size", "1280x720", *more]
    with Game(binary, display, arguments) as game:
        player = hands(game, random.Random(seed))
        goal = "for %d commands" % enough if enough else "to the result screen"
        with checks("%s, seed %d %s: by mouse %s" % (players, seed, " ".join(more), goal)):
            player.play_to_the_end(enough)
        print("      %d commands, %d frames, %d clicks, %s, given up %d times"
              % (len(game.commands), len(game.frames), player.clicks, player.kinds, player.backed_out))
        with checks("no hand was shown before its person had clicked"):
            check_hands(game, player.seats_taken, persons)
        with checks("every command has a hash of its own"):
            check_commands(game)
        if enough:
            return
        with checks("from the result to the menu"):
            game.click("button:menu")
            game.idle("menu")
        with checks("and out, with status 0 and no complaint"):
            game.click("menu:quit")
            status = game.wait_end()
            if status != 0 or game.stderr():
                raise Fault("status %d, stderr: %s" % (status, game.stderr()))


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] != "all" else 11
    length, enough = ([], None) if "all" in sys.argv else (["--options", "short"], TURNS)
    checks = Checks()
    with Display(1280, 720) as display:
        check_game(checks, binary, display, seed, "romulan:human,klingon:human", 2, length)
        check_game(checks, binary, display, seed + 1, "klingon:human,romulan:random", 1, ["--variant", "standard"],
                   enough=enough)
    checks.finish()


if __name__ == "__main__":
    assert WAIT > 0
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    main()
