#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests playing with real keys alone: from the menu through the set-up to the first turn; a game with a known shuffle to the
scoring of its first round; and custom keys that are kept. The mouse stays in a corner. usage: test_keyboard.py PATH-TO-STARDECK"""

import json
import random
import sys
import tempfile
import time

from driver import Checks, Display, Fault, Game, expect, need_tools, program

STEPS_MOST = 600  # before the first round is scored
QUIET = 0.12  # s without a new frame: what a key brought about has come, unless the machine is very busy
TWO = ["--new", "tactics", "--players", "starfleet:human,romulan:human", "--size", "1280x720"]


def focus(game):
    return game.frame.get("focus")


def shown(game):
    """What a key changes; pictures that come and the pointer bring frames too."""
    return game.frame["screen"], game.frame["viewer"], focus(game), game.frame["hits"]


def key(game, name):
    """Presses a key that has something to show for it."""
    before = shown(game)
    game.key(name)
    game.wait(lambda: shown(game) != before, "something to happen after " + name)
    return game.idle()


def walk(game, goal):
    """To that region, by Tab."""
    for _ in range(len(game.frame["hits"]) + 1):
        if focus(game) == goal:
            return
        key(game, "Tab")
    raise Fault("Tab does not lead to %s; %s" % (goal, game.describe()))


def type_text(game, text):
    game.find_window()
    game.xdotool("type", "--delay", "5", text)


def set_up(checks, game):
    with checks("Enter in the menu first shows the focus, then opens the set-up"):
        game.idle("menu")
        game.move((3, 3))
        game.key("Return")  # there are frames of pictures that come and of the pointer besides
        game.wait(lambda: focus(game) == "menu:new", "the focus on a new game")
        key(game, "Return")
        game.idle("setup")
        expect(focus(game) == "setup:start", str(focus(game)))
    with checks("a name is typed, E and I and all"):
        walk(game, "setup:seat:1:name")
        game.key("Return")
        type_text(game, "Emil Ide")
        game.key("Return")
        walk(game, "setup:seat:2:person")
        game.key("Return")
        game.idle("setup")
        walk(game, "setup:start")
        key(game, "Return")
        game.idle("handover")
        expect(focus(game) == "button:take_seat", str(focus(game)))
        key(game, "Return")
        game.idle("table")


def play_round(checks, game):
    with checks("a card by its number, the second row by its letter, the turn ended by E"):
        game.idle("handover")
        game.move((3, 3))
        key(game, "Return")
        game.idle("table")
        key(game, "2")
        expect(focus(game).startswith("row:"), str(focus(game)))
        key(game, "s")
        game.wait(lambda: focus(game) == "button:end_turn", "the focus on the end of the turn")
        key(game, "e")
        command = game.commands[-1]["command"]
        expect(command["do"] == "play" and "2" in json.dumps(command), str(command))
        game.idle("handover")
    with checks("arrows: another card, another row; Esc takes it back into the hand"):
        key(game, "Return")
        game.idle("table")
        key(game, "Right")
        picked = focus(game)
        expect(picked.startswith("hand:"), str(picked))
        key(game, "Return")
        row = focus(game)
        key(game, "Right")
        expect(focus(game).startswith("row:") and focus(game) != row, str(focus(game)))
        key(game, "Escape")
        expect(focus(game) == picked, str(focus(game)))
    with checks("Tab and Enter play on to the scoring"):
        chance = random.Random(7)
        for _ in range(STEPS_MOST):
            if scored(game):
                break
            goal = next_region(game, chance)
            press(game, goal)
            if goal == "button:pass":
                press(game, "hand:1")  # marked to be discarded: the next card may be one that can be played
        expect(scored(game), game.describe())


def press(game, goal):
    """Tab to that region and Enter on it, unless what followed from the last one came in between."""
    for _ in range(len(game.frame["hits"]) + 1):
        if game.hit(goal) and focus(game) != goal:
            key(game, "Tab")
    if focus(game) == goal:
        key(game, "Return")
        settle(game)


def settle(game):
    """A key may bring more than one frame, and a late one must not be taken for that of the next key."""
    frames, since = len(game.frames), time.monotonic()
    while time.monotonic() < since + QUIET:
        game.poll()
        if len(game.frames) > frames:
            frames, since = len(game.frames), time.monotonic()
        time.sleep(0.01)
    game.idle()


def next_region(game, chance):
    """What leads on: out of whatever lies over the table, else something to be done, else a card of the hand, and now and
    then a pass: some hands hold nothing to play. By chance, so that nothing that leads nowhere is done for ever."""
    for button in ("take_seat", "end_turn", "ok", "skip", "close"):
        if game.hit("button:" + button):
            return "button:" + button
    hits = game.frame["hits"]
    moves = [hit for hit in hits if hit.get("command", {"do": "pass"})["do"] != "pass"]
    plays = [hit for hit in moves if hit["command"]["do"] == "play"]
    if plays:  # where the fewest cards lie: the round is over when each row has its four

        def cards(hit):
            return sum(other["id"].startswith("row:%d:card:" % hit["command"]["row"]) for other in hits)

        return min(plays, key=cards)["id"]
    hand = [hit["id"] for hit in hits if hit["id"].startswith("hand:")]
    if hand and game.hit("button:pass"):
        hand.append("button:pass")
    choices = [hit["id"] for hit in moves] or hand or [hit["id"] for hit in hits]
    return chance.choice(choices)


def scored(game):
    return game.frame["screen"] == "table" and game.hit("button:ok") and not game.hit("hand:1")


def rebind(checks, binary, display, home):
    def run():
        return Game(binary, display, XDG_CONFIG_HOME=home)

    with run() as game:
        with checks("the panic key becomes K"):
            game.idle("menu")
            game.move((3, 3))
            key(game, "Tab")
            walk(game, "menu:settings")
            key(game, "Return")
            game.idle("settings")
            walk(game, "settings:page:keys")
            key(game, "Return")
            walk(game, "settings:key:hide_hands")
            game.key("Return")  # nothing for the trace happens
            key(game, "k")
            expect(game.hit("settings:key:hide_hands:reset"), game.describe())
    with Game(binary, display, TWO + ["--seed", "7"], XDG_CONFIG_HOME=home) as game:
        with checks("and still is the next time: F9 hides nothing, K does"):
            game.idle("handover")
            game.move((3, 3))
            key(game, "Return")
            game.idle("table")
            game.key("F9")
            key(game, "Tab")  # what F9 did would have come before
            expect(game.frame["screen"] == "table", game.describe())
            key(game, "k")
            game.idle("handover")


def main():
    need_tools("Xvfb", "xdotool")
    binary = program(sys.argv[1:])
    checks = Checks()
    with Display() as display, tempfile.TemporaryDirectory() as home:
        with Game(binary, display, ["--size", "1280x720"]) as game:
            set_up(checks, game)
        with Game(binary, display, TWO + ["--seed", "7"]) as game:
            play_round(checks, game)
        rebind(checks, binary, display, home)
    checks.finish()


if __name__ == "__main__":
    main()
