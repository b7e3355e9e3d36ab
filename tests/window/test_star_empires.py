#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays Star Empires with a real mouse: fleets are dragged and clicked to lit territories, things are built, cards laid, battles
fought, losses named. A whole game of two seats against greedy, whose systems must stand on the result; a round of three persons
at one screen with a battle and a reaction; six computers watched to the end.
usage: test_star_empires.py PATH-TO-STARDECK [SEED]
       test_star_empires.py PATH-TO-STARDECK measure [SEED]
With `measure` nothing is tested: two persons play some rounds with all animations, and what a round takes is printed."""

import collections
import random
import sys
import tempfile
import time

from admiral import Admiral
from driver import WAIT, Checks, Display, Fault, expect, need_tools, program
from driver import Game
from policy import check_commands, check_hands
from simulated import Simulated

THREE = "federation:greedy,klingon:greedy,romulan:greedy"
SIX = "federation:greedy,klingon:greedy,romulan:greedy,ferengi:greedy,cardassian:greedy,borg:greedy"
GAMES_MOST = 4
STEPS_MOST = 260
MEASURED = 8  # rounds of two persons


def report(game, admiral):
    print("      %d commands, %d frames, %d clicks, %d moved, %d built, %d battles, %d cards; %s"
          % (len(game.commands), len(game.frames), admiral.clicks, admiral.given("move"), admiral.given("build"), admiral.battles,
             admiral.played, admiral.clicks_a_turn()))


def check_all(checks, game, admiral, persons):
    with checks("no hand was shown before its person had clicked"):
        check_hands(game, admiral.seats_taken, persons)
    with checks("every command has a hash of its own"):
        check_commands(game)


def whole_game(checks, binary, display, seed):
    arguments = ["--new", "star_empires", "--players", "federation:human,romulan:greedy", "--seed", str(seed)]
    with Game(binary, display, arguments + ["--size", "1280x720"]) as game:
        admiral = Admiral(game, random.Random(seed))
        with checks("a whole game against greedy, seed %d: by mouse to the result screen" % seed):
            admiral.play_to_the_end()
        report(game, admiral)
        with checks("the systems of both stand on the result"):
            points = game.frame.get("points")
            expect(points is not None and sorted(points) == ["federation", "romulan"], "the result says %s" % points)
        with checks("without animation nothing is on its way"):
            moving = [frame for frame in game.frames if "fleet" in frame or "dice" in frame]
            expect(not moving, "%d frames tell of a fleet or of dice" % len(moving))
        check_all(checks, game, admiral, 1)
        return admiral


def play_round(game, admiral):
    """Until all three have sat down, a battle was fought and a move was answered; or so many steps. Who has sat down."""
    seats = set()
    for _ in range(STEPS_MOST):
        frame = game.idle()
        if frame["screen"] == "result":
            break
        if frame["screen"] == "table" and frame["viewer"]:
            seats.add(frame["viewer"])
        admiral.step()
        done = {line["command"]["do"] for line in game.commands}
        if len(seats) == 3 and "commit" in done and "none" in done and "end_turn" in done:
            break
    return seats


def three_persons(checks, binary, display, seed):
    """From the first battle of a game that three computers have begun, for a round. Chance may bring no answer to a move:
    then another game is tried."""
    for number in range(GAMES_MOST):
        simulated = Simulated(binary, "star_empires", THREE, seed + number)
        first = next(at for at, line in enumerate(simulated.commands) if line["do"] == "attack")
        with tempfile.TemporaryDirectory() as folder:
            path = simulated.cut(first, {0, 1, 2}, folder)
            with Game(binary, display, ["--load", str(path), "--size", "1280x720"]) as game:
                admiral = Admiral(game, random.Random(seed))
                seats = play_round(game, admiral)
                done = {line["command"]["do"] for line in game.commands}
                answered = "commit" in done and done & {"none", "decoys", "intercept"}
                if number + 1 < GAMES_MOST and not (answered and len(seats) == 3):
                    continue
                with checks("a round of three persons: a battle, and an answer to a move"):
                    expect(answered, "only %s" % sorted(done))
                    expect(len(seats) == 3, "only %s were asked" % sorted(seats))
                report(game, admiral)
                check_all(checks, game, admiral, 3)
                return admiral
    raise Fault("no game was played")


def watched(checks, binary, display, seed):
    """Six computers: nobody sits there, all of it is shown."""
    arguments = ["--new", "star_empires", "--players", SIX, "--seed", str(seed), "--size", "1280x720"]
    with Game(binary, display, arguments) as game:
        with checks("six computers, watched to the end"):
            for _ in range(4000):
                frame = game.idle()
                if frame["screen"] == "result":
                    break
                hit = game.hit("button:ok") or game.hit("button:skip") or game.hit("button:end_turn")
                if hit:
                    game.click(game.open_point(hit))
                # A computer thinks; and what has only just appeared is guarded from a row of quick clicks.
                time.sleep(0.2 if hit else 0.02)
                game.poll()
            expect(game.frame["screen"] == "result", "the game does not end; " + game.describe())
        with checks("every command has a hash of its own"):
            check_commands(game)


def near_and_far(checks, binary, display, seed):
    """The wheel brings the map nearer, the right button moves it, Home shows all of it."""
    arguments = ["--new", "star_empires", "--players", "federation:human,romulan:greedy", "--seed", str(seed)]
    with Game(binary, display, arguments + ["--size", "1280x720"]) as game:
        game.idle("table")

        def place():
            hit = game.hit("place:f0")
            return hit["x"], hit["y"], hit["w"]

        whole = place()
        with checks("the wheel brings the map nearer"):
            game.move("place:pa0")
            for _ in range(3):
                game.mouse("click", 4)
            game.wait(lambda: game.idle() and place()[2] > whole[2] * 1.3, "a map that is near")
        with checks("the right button moves it, and opens nothing"):
            near = place()
            game.mouse("mousedown", 3)
            x, y = game.point((640, 300))
            game.mouse("mousemove", x, y, "mousemove", x + 10, y, "mousemove", x + 40, y + 20, "mouseup", 3)
            game.wait(lambda: game.idle() and place()[:2] != near[:2], "a map that was moved")
            expect(game.frame["screen"] == "table" and not game.hit("button:close"), "the click was one too")
        with checks("Home shows all of it"):
            game.key("Home")
            game.wait(lambda: game.idle() and place() == whole, "the whole map")


def flights(checks, binary, display, seed):
    """With animations the fleets of computers fly, and dice lie there."""
    arguments = ["--new", "star_empires", "--players", "federation:greedy,klingon:greedy", "--seed", str(seed)]
    with Game(binary, display, arguments + ["--size", "1280x720"], animation=True) as game:
        with checks("a fleet is on its way, and dice are thrown"):
            game.wait(lambda: any("fleet" in frame for frame in game.frames), "a fleet")
            game.wait(lambda: any("dice" in frame for frame in game.frames), "dice", 3 * WAIT)


def measure(binary, display, seed):
    """Clicks, curtains and seconds of a round of two persons at one screen."""
    arguments = ["--new", "star_empires", "--players", "federation:human,romulan:human", "--seed", str(seed)]
    with Game(binary, display, arguments + ["--size", "1280x720"], animation=True) as game:
        admiral = Admiral(game, random.Random(seed))
        while len(admiral.turns) < 2 * MEASURED and game.idle()["screen"] != "result":
            admiral.step()
        rounds = len(admiral.turns) / 2
        print("a round of two persons, seed %d: %.1f clicks for %.1f commands, %.1f curtains, %.1f s of animation (%.0f rounds)"
              % (seed, admiral.clicks / rounds, len(game.commands) / rounds, admiral.curtains / rounds,
                 admiral.waited / rounds, rounds))
        given = collections.Counter(entry["command"]["do"] for entry in game.commands)
        print("      " + ", ".join("%s %.1f" % (do, count / rounds) for do, count in given.most_common()))


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    only_measures = sys.argv[2:3] == ["measure"]
    numbers = sys.argv[3:] if only_measures else sys.argv[2:]
    seed = int(numbers[0]) if numbers else 5
    checks = Checks()
    with Display(1280, 720) as display:
        if only_measures:
            measure(binary, display, seed)
            return
        # A game against greedy may be lost before a fleet is moved; in a round of three somebody moves.
        admirals = [whole_game(checks, binary, display, seed), three_persons(checks, binary, display, seed)]
        with checks("fleets were moved, and something was built"):
            moved, built = (sum(admiral.given(verb) for admiral in admirals) for verb in ("move", "build"))
            expect(moved and built, "%d moved, %d built" % (moved, built))
        near_and_far(checks, binary, display, seed)
        flights(checks, binary, display, seed)
        watched(checks, binary, display, seed)
    checks.finish()


if __name__ == "__main__":
    main()
