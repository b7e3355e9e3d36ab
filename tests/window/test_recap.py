#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests recaps and hiding hands, with a real mouse: the recap appears, is skipped and shown
again; the history shows its cards; a window that is left, an idle one and F9 draw the curtain, and no card of a hand is
in any line of the trace until the click there. usage: test_recap.py PATH-TO-STARDECK"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from driver import Checks, Display, Fault, Game, need_tools, program

PEOPLE = "starfleet:human,romulan:human"
ONE = "starfleet:human,romulan:random"
SPEED = "4"
HAND = re.compile(r"(hand|choice):\d+")


class Table:
    """A game of several people; `settings` as in the settings file."""

    def __init__(self, binary, display, players=PEOPLE, seed=7, settings=None, **env):
        self.config = tempfile.TemporaryDirectory(prefix="stardeck-config-")
        folder = pathlib.Path(self.config.name) / "stardeck"
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps(settings or {}), encoding="utf-8")
        env.setdefault("STARDECK_ANIMATION", SPEED)
        self.game = Game(binary, display, ["--new", "tactics", "--players", players, "--seed", str(seed), "--size",
                                           "1280x720", "--lang", "en"], animation=True,
                         XDG_CONFIG_HOME=self.config.name, **env)
        self.played = 0

    def __enter__(self):
        self.game.idle()
        return self

    def __exit__(self, *_):
        self.game.close()
        self.config.cleanup()

    def has(self, name):
        return self.game.hit(name) is not None

    def wait_hit(self, name):
        self.game.wait(lambda: self.game.frame and self.has(name), name)

    def state(self):
        return self.game.frame["screen"], self.game.frame["viewer"], json.dumps(self.game.frame["hits"])

    def click(self, name):
        before = self.state()
        self.game.click(name)
        self.game.wait(lambda: self.state() != before, "%s to do something" % name)

    def key(self, name, condition, what):
        self.game.key(name)
        self.game.wait(condition, what)

    def lines(self):
        return [hit for hit in self.game.frame["hits"] if hit["id"].startswith("log:")]

    def hand(self):
        return [hit.get("card") for hit in self.game.frame["hits"] if hit["id"].startswith("hand:")]

    # ---- playing on

    def take(self):
        self.game.idle("handover")
        self.click("button:take_seat")
        self.game.wait(lambda: self.game.frame["viewer"] is not None, "a seat")

    def play(self, lay=False):
        """A card face down into some row. Gives whether a turn was played; else something was asked and has been
        answered. `lay`: what is only laid stays so, and the turn is still to be ended."""
        self.game.idle("table")
        if self.has("button:leave"):  # one Esc too many
            self.click("button:back")
            self.game.idle("table")
        if not self.has("button:pass"):
            return self.answer()
        self.played += 1
        self.click("hand:%d" % (1 + self.played % 4))
        self.game.idle("table")
        rows = [hit for hit in self.game.frame["hits"]
                if re.fullmatch(r"row:\d(:pos:\d+)?", hit["id"]) and "command" in hit and self.game.is_open(hit)]
        if not rows:
            self.game.key("Escape")
            time.sleep(0.2)
            return False
        commands = len(self.game.commands)
        self.game.click(rows[self.played % len(rows)])
        if lay:
            self.game.wait(lambda: len(self.game.commands) > commands or self.game.laid(), "the play")
        else:
            self.game.carry_out(commands, "the play")
        self.game.wait(lambda: not self.has("button:pass"), "what came of it")  # the command is told before
        self.game.wait(lambda: self.game.frame["screen"] == "handover" or self.game.frame["idle"], "the end of it")
        return True

    def answer(self):
        offers = [hit for hit in self.game.frame["hits"]
                  if "command" in hit and hit.get("enabled", True) and self.game.is_open(hit)]
        name = offers[0]["id"] if offers else "button:ok"
        self.click(name)
        return False

    def go_on(self, condition):
        """Plays on, passing over recaps, until the condition holds on a quiet screen."""
        for _ in range(120):
            self.game.wait(lambda: self.game.frame and (self.game.frame["idle"] or self.has("button:skip")), "quiet")
            if self.has("button:skip"):
                self.click("button:skip")
            elif condition():
                return
            elif self.game.frame["screen"] == "handover":
                self.take()
            elif self.has("button:end_turn"):
                self.click("button:end_turn")
            elif self.game.frame["screen"] == "result":
                raise Fault("the game is over")
            else:
                self.play()
        raise Fault("does not come about; " + self.game.describe())

    def until_recap(self):
        """To the curtain behind which something is told: of somebody who has had a turn."""
        turns = {}

        def told_next():
            viewer = self.game.frame["viewer"]
            if self.has("button:pass"):
                turns[viewer] = True
            return self.game.frame["screen"] == "handover" and len(turns) == 2
        self.go_on(told_next)

    def until_turn(self, lines=0):
        self.go_on(lambda: self.has("button:pass") and self.has("button:recap") and len(self.lines()) >= lines)


# ---- the recap

def recap(table):
    game = table.game
    seen = len(game.frames)
    table.until_recap()
    if any(hit["id"] == "button:recap" for frame in game.frames[seen:] for hit in frame["hits"]):
        raise Fault("a recap before the first own turn is over")
    table.take()
    viewer, start = game.frame["viewer"], len(game.frames) - 1  # the first frame may tell already
    table.wait_hit("button:skip")
    table.game.wait(lambda: table.has("button:pass"), "the recap to end by itself")
    game.idle("table")
    told = [frame for frame in game.frames[start:] if any(hit["id"] == "button:skip" for hit in frame["hits"])]
    if not told or any(frame["idle"] for frame in told):
        raise Fault("the table is idle while it tells")
    if any(frame["viewer"] != viewer for frame in told):
        raise Fault("somebody else is looking")
    # Again, and every way to skip it.
    commands = len(game.commands)
    skips = [lambda: game.click("button:skip"), lambda: game.key("space"), lambda: game.key("Escape")]
    for skip in skips:
        table.click("button:recap")
        table.wait_hit("button:skip")
        if game.frame["idle"] or table.has("button:pass"):
            raise Fault("the replay does not run")
        began = time.monotonic()
        skip()
        game.wait(lambda: table.has("button:pass"), "the turn")
        if time.monotonic() - began > 2:
            raise Fault("skipping took %.1f s" % (time.monotonic() - began))
        game.idle("table")
    # A click anywhere else goes on by steps, to the end.
    table.click("button:recap")
    table.wait_hit("button:skip")
    for _ in range(40):
        if table.has("button:pass"):
            break
        game.click((640, 300))
        time.sleep(0.1)
        game.poll()
    game.idle("table")
    if len(game.commands) != commands or not table.hand():
        raise Fault("the recap has done something")


def without(table):
    """Switched off in the settings there is none, but it can be asked for."""
    game = table.game
    table.until_recap()
    start = len(game.frames)
    table.take()
    game.idle("table")
    if any(hit["id"] == "button:skip" for frame in game.frames[start:] for hit in frame["hits"]):
        raise Fault("a recap though it is switched off")
    table.click("button:recap")
    table.wait_hit("button:skip")
    table.click("button:skip")


# ---- the history

def picture(game, geometry):
    return subprocess.run(["import", "-window", "root", "-crop", geometry, "rgb:-"], env=game.env, check=True, timeout=60,
                          stdout=subprocess.PIPE).stdout


def differs(game, geometry, before, what):
    end = time.monotonic() + 5
    while picture(game, geometry) == before:
        if time.monotonic() > end:
            raise Fault(what)
        time.sleep(0.05)


def history(table):
    game = table.game
    table.until_turn(2)
    game.move((640, 700))
    game.idle("table")
    table.click("button:log")
    game.idle("table")
    line = table.lines()[-1]
    beside = "%dx%d+%d+%d" % (200, 400, line["x"] - 260, 60)  # left of the drawer
    before = picture(game, beside)
    game.move(line["id"])
    differs(game, beside, before, "pointing at %s shows no card" % line["id"])
    if "card" not in line:
        raise Fault("a line to point at without a card")
    game.click(line["id"])
    game.idle("inspect")
    table.key("Escape", lambda: game.frame["screen"] == "table" and table.lines(), "the history again")
    # Scrolling by wheel and keys moves the lines.
    table.go_on_log = None
    where = table.state()
    for _ in range(30):
        game.click((line["x"] + 40, 300), button=4)
    game.key("Prior")
    game.key("Home")
    time.sleep(0.3)
    game.poll()
    if len(game.commands) > 8 and table.state() == where:
        raise Fault("the history does not scroll")
    table.key("End", lambda: table.state() == where, "the end of the history")
    table.key("Escape", lambda: not table.has("log"), "the drawer to close")


# ---- hiding

def covered(game, start):
    """No card of a hand and no viewer from the curtain on."""
    for frame in game.frames[start:]:
        if frame["viewer"] is not None:
            raise Fault("a viewer behind the curtain in frame %d" % frame["frame"])
        if any(HAND.fullmatch(hit["id"]) or "card" in hit for hit in frame["hits"]):
            raise Fault("a card behind the curtain in frame %d" % frame["frame"])


def hide_and_come_back(table, hide, back=lambda: None):
    """`hide` draws the curtain; the same person comes back and goes on where it was."""
    game = table.game
    viewer, hand, commands = game.frame["viewer"], table.hand(), len(game.commands)
    hide()
    game.wait(lambda: game.frame["screen"] == "handover", "the curtain")
    start = len(game.frames) - 1
    game.idle("handover")
    time.sleep(0.3)
    game.poll()
    covered(game, start)
    if game.ids() != ["button:take_seat"]:
        raise Fault("more than the seat can be taken: " + game.describe())
    back()
    game.click("button:take_seat")
    game.wait(lambda: game.frame["screen"] == "table", "the table")
    game.idle("table")
    if (game.frame["viewer"], table.hand(), len(game.commands)) != (viewer, hand, commands):
        raise Fault("not where one was: " + game.describe())


def panic(table):
    game = table.game
    table.until_turn()
    hide_and_come_back(table, lambda: game.key("F9"))
    hide_and_come_back(table, lambda: game.click("button:hide"))
    # What was picked is put back.
    table.click("hand:1")
    game.wait(lambda: any("command" in hit for hit in game.frame["hits"] if hit["id"].startswith("row:")), "rows")
    hide_and_come_back(table, lambda: game.key("F9"))
    if any("command" in hit for hit in game.frame["hits"] if hit["id"].startswith("row:")):
        raise Fault("a card is still picked")
    # In the middle of a drag, and of a recap.
    game.press("hand:2")
    game.drag_to((640, 300), 3)
    hide_and_come_back(table, lambda: game.key("F9"), game.release)
    table.click("button:recap")
    table.wait_hit("button:skip")
    game.key("F9")
    game.wait(lambda: game.frame["screen"] == "handover", "the curtain")
    start = len(game.frames) - 1
    game.idle("handover")
    covered(game, start)
    game.click("button:take_seat")
    table.wait_hit("button:skip")
    table.click("button:skip")
    game.wait(lambda: table.has("button:pass"), "the turn")
    # After the own play too: what it has shown is not lost.
    while not table.has("button:end_turn") and game.frame["screen"] == "table":
        table.play(lay=True)
        game.idle()
    if table.has("button:end_turn"):
        hide_and_come_back(table, lambda: game.key("F9"))
        if not table.has("button:end_turn"):
            raise Fault("the turn has ended by itself")


def other_window(table, binary):
    """Something else to look at: a second window on the same display."""
    other = Game(binary, table.game.display, ["--size", "640x360"])
    other.idle("menu")
    table.game.find_window()
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Stardeck"], env=other.env, check=True,
                           stdout=subprocess.PIPE, timeout=30, text=True).stdout.split()
    names = [window for window in found if window != table.game.window]
    return other, names[0]


def focus(table, binary):
    game = table.game
    table.until_turn()
    other, window = other_window(table, binary)
    with other:
        game.xdotool("windowfocus", "--sync", game.window)
        time.sleep(0.5)

        def back():
            game.xdotool("windowraise", game.window, "windowfocus", "--sync", game.window)
            time.sleep(0.5)
        hide_and_come_back(table, lambda: game.xdotool("windowfocus", "--sync", window), back)


def focus_alone(table, binary):
    """Where one person plays nothing hides: by focus, key or time."""
    game = table.game
    table.game.idle("table")
    other, window = other_window(table, binary)
    with other:
        game.xdotool("windowfocus", "--sync", game.window)
        time.sleep(0.5)
        game.xdotool("windowfocus", "--sync", window)
        time.sleep(1.5)
        game.xdotool("windowfocus", "--sync", game.window)
    game.key("F9")
    time.sleep(1.5)
    game.poll()
    if game.frame["screen"] != "table" or not table.hand() or table.has("button:hide"):
        raise Fault("something was hidden: " + game.describe())


def idle(table):
    table.until_turn()
    table.game.move((640, 20))
    hide_and_come_back(table, lambda: None)


def automatic(table):
    """The turn ends by itself, after the time to look."""
    game = table.game
    table.go_on(lambda: table.has("button:pass"))
    while not table.has("button:end_turn"):
        table.play(lay=True)
        game.wait(lambda: game.frame["idle"] or game.frame["screen"] == "handover", "the play")
        if game.frame["screen"] == "handover":
            table.go_on(lambda: table.has("button:pass"))
    began = time.monotonic()
    game.wait(lambda: game.frame["screen"] == "handover", "the turn to end by itself", 20)
    if time.monotonic() - began < 0.8:
        raise Fault("there was no time to look")


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool", "import")
    runs = [  # test, players, settings, wants the binary
        (recap, PEOPLE, {}, False),
        (without, PEOPLE, {"recap": False}, False),
        (history, PEOPLE, {}, False),
        (panic, PEOPLE, {}, False),
        (focus, PEOPLE, {}, True),
        (focus_alone, ONE, {"hide_after": 1}, True),
        (idle, PEOPLE, {"hide_after": 3}, False),
        (automatic, PEOPLE, {"end_turn_after": 2}, False),
    ]
    checks = Checks()
    wanted = sys.argv[2:]
    with Display(1280, 720) as display:
        for test, players, settings, takes_binary in runs:
            if wanted and test.__name__ not in wanted:
                continue
            with checks(test.__name__), Table(binary, display, players, settings=settings) as table:
                test(table, binary) if takes_binary else test(table)
                if table.game.stderr():
                    raise Fault("stderr: " + table.game.stderr())
    checks.finish()


if __name__ == "__main__":
    main()
