#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""More than two at the table, with a real mouse: three people with a negotiation, Alliances and Blind Trust with four. With
`all` to the result, otherwise so many commands as have it all (two people play to the result in test_full_game.py). On the way the
curtain: it shows nothing, every view comes after a click of its person, hands are never shown without.

usage: test_teams.py PATH-TO-STARDECK [SEED] [all]"""

import collections
import random
import sys

from driver import Checks, Display, Fault, Game, need_tools, program
from policy import Player, check_commands, check_hands

THREE = "starfleet:human,klingon:human,romulan:human"
FOUR = "starfleet:human,klingon:human,vulcan:human,romulan:human"


def check_game(checks, binary, display, seed, players, wanted, enough, more=()):
    arguments = ["--new", "tactics", "--players", players, "--seed", str(seed), "--size", "1280x720", *more]
    persons = players.count("human")
    what = "%d people, %s" % (persons, " ".join(more[1:]) or "standard")
    with Game(binary, display, arguments) as game:
        player = Player(game, random.Random(seed), drags=0.15)
        with checks("%s: by mouse %s" % (what, "for %d commands" % enough if enough else "to the result screen")):
            player.play_to_the_end(enough)
        verbs = collections.Counter(entry["command"]["do"] for entry in game.commands)
        print("      %d commands %s, %d frames, %d clicks, %d curtains"
              % (len(game.commands), dict(verbs), len(game.frames), player.clicks, len(player.seats_taken)))
        with checks("%s: there was %s" % (what, ", ".join(wanted))):
            for verb in wanted:
                if verbs[verb] == 0:
                    raise Fault("never a command '%s'" % verb)
        with checks("%s: everybody had the seat" % what):
            viewers = {frame["viewer"] for frame in game.frames if frame["viewer"]}
            if len(viewers) != persons:
                raise Fault("seen: %s" % ", ".join(sorted(viewers)))
        with checks("%s: the curtain keeps its promise" % what):
            check_hands(game, player.seats_taken, persons)
        with checks("%s: every command has a hash of its own" % what):
            check_commands(game)
        if enough:
            return
        with checks("%s: the same players again, behind a curtain" % what):
            game.click("button:again")
            frame = game.idle("handover")
            if frame["viewer"] is not None:
                raise Fault(game.describe())


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] != "all" else 21
    enough = (None, None, None) if "all" in sys.argv else (60, 30, 60)
    checks = Checks()
    with Display(1280, 720) as display:
        check_game(checks, binary, display, seed, THREE, ["play", "pass"] + (["offer"] if enough[0] is None else []), enough[0], ["--options", "short"])
        check_game(checks, binary, display, seed + 1, FOUR, ["play", "pass"], enough[1], ["--variant", "alliances"])
        check_game(checks, binary, display, seed + 2, FOUR, ["hand_over", "place", "pass"], enough[2],
                   ["--variant", "blind_trust"])
    checks.finish()


if __name__ == "__main__":
    main()
