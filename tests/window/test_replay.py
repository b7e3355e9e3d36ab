#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Watches saved games in the real window, by mouse and keys; no hand of an unfinished game shows.

usage: test_replay.py [PATH-TO-STARDECK]
"""

import pathlib
import sys
import tempfile

import driver

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAVED = ROOT / "tests" / "replays" / "three-seats.jsonl"


def position(game):
    """How many moves have been carried out: the knob on the way through the game is named after it."""
    names = [name for name in game.ids() if name.startswith("move:")]
    if len(names) != 1:
        raise driver.Fault("one knob expected, not %s" % names)
    return int(names[0].split(":")[1])


def open_hand(game):
    """The cards that can be read in the hand in front."""
    return [hit["card"] for hit in game.frame["hits"] if hit["id"].startswith("hand:") and "card" in hit]


def look_around(game, moves):
    way = game.hit("timeline")
    game.click((way["x"] + way["w"] // 2, way["y"] + way["h"] // 2))
    game.wait(lambda: abs(position(game) - moves // 2) <= moves // 20 + 1, "the middle of the game")
    game.idle("replay")
    middle = position(game)
    game.key("Right")
    game.wait(lambda: position(game) == middle + 1, "one move on")
    game.key("Left")
    game.wait(lambda: position(game) == middle, "one move back")
    game.key("Home")
    game.wait(lambda: position(game) == 0, "the beginning")
    game.key("End")
    game.wait(lambda: position(game) == moves, "the end")
    game.idle("replay")


def open_cards(game):
    game.click((game.hit("timeline")["x"] + 60, game.hit("timeline")["y"] + game.hit("timeline")["h"] // 2))
    game.wait(lambda: 0 < position(game) < 100, "an early move")
    game.idle("replay")
    if open_hand(game):
        raise driver.Fault("a hand is open before anybody asked for it")
    game.click("button:open")
    game.wait(lambda: open_hand(game), "an open hand")
    first = open_hand(game)
    game.click("front:2")
    game.wait(lambda: open_hand(game) not in ([], first), "the second seat's hand")


def main():
    binary = driver.program(sys.argv[1:])
    driver.need_tools("Xvfb", "xdotool")
    checks = driver.Checks()
    lines = SAVED.read_text(encoding="utf-8").splitlines(keepends=True)
    moves = sum('"do"' in line for line in lines)
    with driver.Display(1280, 720) as display, tempfile.TemporaryDirectory(prefix="stardeck-test-") as folder:
        with driver.Game(binary, display, ["--watch", str(SAVED), "--size", "1280x720"]) as game:
            game.idle("replay")
            with checks("mouse and keys lead through a saved game"):
                look_around(game, moves)
            with checks("the cards of a game that is over can be opened"):
                open_cards(game)
            with checks("Space plays on"):
                before = position(game)
                game.key("space")
                game.wait(lambda: position(game) > before + 1, "two moves")
            with checks("leaving leads to the menu"):
                game.click("button:menu")
                game.idle("menu")
        unfinished = pathlib.Path(folder) / "unfinished.jsonl"
        unfinished.write_text("".join(lines[:40]), encoding="utf-8")
        with driver.Game(binary, display, ["--watch", str(unfinished)]) as game:
            with checks("the cards of a game that goes on stay hidden"):
                game.idle("replay")
                game.click("button:open")
                game.key("o")
                game.key("End")
                game.wait(lambda: position(game) == sum('"do"' in line for line in lines[:40]), "the end of what there is")
                game.idle("replay")
                if open_hand(game) or game.hit("button:open").get("enabled", True):
                    raise driver.Fault("a hand is open: %s" % game.describe())
        broken = pathlib.Path(folder) / "broken.jsonl"
        broken.write_text("{\n", encoding="utf-8")
        with driver.Game(binary, display, ["--watch", str(broken)]) as game:
            with checks("a broken file is told with its place"):
                if game.wait_end() != 2 or str(broken) + ":1:" not in game.stderr():
                    raise driver.Fault("not told: %s" % game.stderr())
    checks.finish()


if __name__ == "__main__":
    main()
