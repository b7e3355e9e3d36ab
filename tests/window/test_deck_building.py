#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays the Deck Building Game with a real mouse: cards are clicked and dragged to the bridge, bought by the buy zone and by
the button, missions completed, space explored, battles fought, choices answered. A whole game of two seats against the easiest
computer, whose points must stand on the result; a battle of three persons at one screen; the end of a game of the infection
scenario. usage: test_deck_building.py PATH-TO-STARDECK [SEED]"""

import random
import sys
import tempfile

from crew import KIND, Crew, in_battle
from driver import Checks, Display, Fault, Game, expect, need_tools, program
from policy import check_commands, check_hands
from simulated import Simulated

GOAL = 300  # points
STEPS_MOST = 150  # to the end of a battle
LAST_TURNS = 5
THREE = "ship_enterprise:random,ship_constellation:random,ship_hood:random"
BATTLE_SEED = 4


def report(game, crew):
    print("      %d commands, %d frames, %d clicks, %d bought, %d explored, %d completed, asked in battles %d times; %s"
          % (len(game.commands), len(game.frames), crew.clicks, crew.bought, crew.explored, crew.completed, crew.battles,
             crew.clicks_a_turn()))


def check_all(checks, game, crew, persons):
    with checks("no hand was shown before its person had clicked"):
        check_hands(game, crew.seats_taken, persons)
    with checks("every command has a hash of its own"):
        check_commands(game)


def check_points(game, seats):
    """What stands on the result: the winner's points, and nobody else has as many."""
    points = game.frame.get("points")
    expect(points is not None and sorted(points) == sorted(seats), "the result says %s" % points)
    best = max(points, key=points.get)
    expect(points[best] >= GOAL, "nobody has %d points: %s" % (GOAL, points))
    expect(all(points[seat] < GOAL for seat in seats if seat != best), "two have won: %s" % points)
    return "%s" % points


def whole_game(checks, binary, display, seed):
    seats = ["ship_enterprise", "ship_constellation"]
    arguments = ["--new", "deck_building", "--players", "%s:human,%s:random" % tuple(seats), "--seed", str(seed)]
    with Game(binary, display, arguments + ["--size", "1280x720"]) as game:
        crew = Crew(game, random.Random(seed))
        with checks("a whole game of two seats, seed %d: by mouse to the result screen" % seed):
            crew.play_to_the_end()
        report(game, crew)
        with checks("the winner's %d points stand on the result" % GOAL):
            print("      " + check_points(game, seats))
        check_all(checks, game, crew, 1)
        with checks("cards were bought, space was explored, missions were completed, battles were fought"):
            expect(crew.bought and crew.explored and crew.completed and crew.battles, "not all of it")


def battle_of(game):
    """Where the first battle of a simulated game begins: the command that turned it up."""
    for at, line in enumerate(game.commands):
        if line["do"] == "pass":
            return max(i for i in range(at) if game.commands[i]["do"] == "explore")
    raise Fault("no battle in that game")


def battle(checks, binary, display):
    """Three persons at one screen; the seat is handed round as everybody is asked."""
    simulated = Simulated(binary, "deck_building", THREE, BATTLE_SEED)
    with tempfile.TemporaryDirectory() as folder:
        path = simulated.cut(battle_of(simulated), {0, 1, 2}, folder)
        with Game(binary, display, ["--load", str(path), "--size", "1280x720"]) as game:
            crew = Crew(game, random.Random(BATTLE_SEED))
            asked = set()
            with checks("a battle of three persons: by mouse, from its beginning to its end"):
                for _ in range(STEPS_MOST):
                    game.idle()
                    if in_battle(game):
                        asked.add(game.frame["viewer"])
                    elif asked and game.frame["screen"] == "table" and (game.hit("button:end") or game.hit("button:end_warned") or game.hit("button:start") or game.hit("begin")):
                        break
                    crew.step()
                expect(len(asked) == 3, "asked in the battle were %s" % sorted(asked))
                expect(not in_battle(game), "the battle does not end; " + game.describe())
            report(game, crew)
            check_all(checks, game, crew, 3)


def with_infection(binary, seats, seed):
    """A simulated game and one of its last turns that begins with an infection, as it is cured in it."""
    for number in range(seed, seed + 50):
        simulated = Simulated(binary, "deck_building", "%s:greedy,%s:random" % tuple(seats), number, ["--variant", "infection"])
        for begin, end in simulated.turns(0)[-LAST_TURNS:-1]:
            if any(line["do"] == "activate" and KIND[line["card"]] == "infection" for line in simulated.commands[begin:end]):
                return simulated, begin
    raise Fault("nobody is cured")


def infection(checks, binary, display, seed):
    """The last turns of a game that two computers have begun."""
    seats = ["ship_lexington", "ship_hood"]
    simulated, begin = with_infection(binary, seats, seed)
    with tempfile.TemporaryDirectory() as folder:
        path = simulated.cut(begin, {0}, folder)
        with Game(binary, display, ["--load", str(path), "--size", "1280x720"]) as game:
            crew = Crew(game, random.Random(seed))
            with checks("the infection scenario, seed %d: by mouse to the result screen" % seed):
                crew.play_to_the_end()
            report(game, crew)
            with checks("the winner's %d points stand on the result" % GOAL):
                print("      " + check_points(game, seats))
            check_all(checks, game, crew, 1)
            with checks("infections were suffered, space was explored"):
                expect(crew.infected and crew.explored, "%d infected, %d explored" % (crew.infected, crew.explored))


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 11
    checks = Checks()
    with Display(1280, 720) as display:
        whole_game(checks, binary, display, seed)
        battle(checks, binary, display)
        infection(checks, binary, display, seed + 2)
    checks.finish()


if __name__ == "__main__":
    main()
