#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests every question the game can ask, answered with a real mouse, and everything that can be done in one's own turn.

For each question a deck is made in which nearly every card asks it: the cards of cards/tactics, all with the same effect. usage: test_decisions.py PATH-TO-STARDECK"""

import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

from driver import Checks, Display, Fault, Game, need_tools, program

CARDS = pathlib.Path(os.environ.get("STARDECK_CARDS") or pathlib.Path(__file__).resolve().parents[2] / "cards")
STEPS = 160  # moves of ours before a question must have come

TWO = "starfleet:human,romulan:random"
TEAMS = "starfleet:human,klingon:random,vulcan:human,romulan:random"
ALLIES = "starfleet:human,klingon:random,vulcan:random,romulan:random"


def deck_of(folder, effect_of, wanted=lambda card: True, all_of_type=None):
    """A pack in `folder` whose `wanted` cards have the kind and the effects of the card `effect_of`."""
    shutil.copytree(CARDS, folder)
    path = folder / "tactics" / "deck.json"
    deck = json.loads(path.read_text(encoding="utf-8"))
    model = next(card for card in deck["cards"] if card["id"] == effect_of)
    for card in deck["cards"]:
        if wanted(card) or card["id"] == effect_of:
            card["kind"], card["effects"] = model["kind"], model["effects"]
        else:
            card["kind"], card["effects"] = "none", []
        card["type"] = all_of_type or card["type"]
    path.write_text(json.dumps(deck), encoding="utf-8")


class Table:
    """A game in a window, and hands that play it on until something is asked."""

    def __init__(self, binary, display, pack, players=TWO, seed=1, more=(), **options):
        self.game = Game(binary, display, ["--new", "tactics", "--players", players, "--seed", str(seed), "--size",
                                           "1280x720", "--cards", str(pack), "--lang", "en", *more], **options)
        self.turn = 0

    def __enter__(self):
        self.game.idle()
        return self

    def __exit__(self, *_):
        self.game.close()

    # ---- looking

    def hits(self, pattern, command=None):
        """Enabled regions of this name; `command`: only with one of this verb."""
        found = [hit for hit in self.game.frame["hits"]
                 if re.fullmatch(pattern, hit["id"]) and hit.get("enabled", True)]
        if command is not None:
            found = [hit for hit in found if hit.get("command", {}).get("do") == command]
        return found

    def hit(self, pattern, command=None):
        found = self.hits(pattern, command)
        if not found:
            raise Fault("no %s %s; %s" % (pattern, command or "", self.game.describe()))
        return found[0]

    def last(self):
        """What was done by the last click; a computer may have answered since."""
        return self.game.commands[self.done[0]]["command"]

    # ---- doing

    def expect(self, hit):
        """What was done is what the region said."""
        wanted = hit["command"]
        before, _ = self.done
        self.game.carry_out(before, "the command of " + hit["id"])
        # The command is traced before the frame that follows from it; one about the pointer may have come before.
        self.game.wait(lambda: len(self.game.frames) > self.game.told_at, "what came of it")
        self.game.idle()
        done = self.game.commands[before]["command"]
        if done != wanted:
            raise Fault("%s said %s, done was %s" % (hit["id"], wanted, done))

    def click(self, hit):
        self.done = len(self.game.commands), self.state()
        self.game.click(hit)
        self.expect(hit)

    def state(self):
        return self.game.frame["screen"], self.game.frame["viewer"], json.dumps(self.game.frame["hits"])

    def settle(self, before):
        """Waits for what something brought about, then for a quiet screen."""
        self.game.wait(lambda: self.state() != before, "something to change")
        self.game.idle()

    def pick(self, hit):
        """A click that leads to more regions. `hit`: a region, or its name."""
        before = self.state()
        self.game.click(hit)
        self.settle(before)

    def escape(self):
        """Puts back what is picked, closes what is open; does nothing if there is neither."""
        if self.game.frame["screen"] == "inspect" or self.hits("button:(inspect|back|leave)"):
            before = self.state()
            self.game.key("Escape")
            self.settle(before)

    def drag(self, source, goal):
        """`goal`: name of the region, which may come up only while the card is held."""
        self.done = len(self.game.commands), self.state()
        self.game.press(source)
        self.game.drag_to((source["x"] + source["w"] // 2, source["y"] - 40), 3)
        lit = lambda: [hit for hit in self.game.frame["hits"] if hit["id"] == goal and "command" in hit]
        wanted = self.game.wait(lit, "%s to light up" % goal)[0]
        self.done = len(self.game.commands), self.state()
        self.game.drag_to(wanted)
        self.game.release()
        self.expect(wanted)

    def on_turn(self):
        return self.game.frame["screen"] == "table" and self.game.hit("button:pass") is not None

    def play_on(self):
        """One move of ours: a card into a row, or whatever leads on."""
        if self.game.frame["screen"] == "handover":
            self.pick("button:take_seat")
        elif self.game.frame["screen"] == "result":
            raise Fault("the game is over")
        elif self.game.hit("button:end_turn"):
            self.pick("button:end_turn")
        elif self.on_turn():
            self.play_card()
        elif self.game.hit("button:ok") and "command" not in self.game.hit("button:ok"):
            self.pick("button:ok")
        else:  # a question that this test is not after
            self.answer_anyhow()

    def play_card(self):
        self.turn += 1
        count = len(self.hits(r"hand:\d+"))
        for i in range(count):
            self.pick("hand:%d" % (1 + (self.turn + i) % count))
            give = self.hits(r"button:hand_over", "hand_over")
            if give:
                return self.click(give[0])
            rows = [hit for hit in self.hits(r"row:\d(:pos:\d+)?", "play") if self.game.is_open(hit)]
            if rows:
                return self.click(rows[(self.turn * 3) % len(rows)])
            self.escape()
        return self.pass_turn()

    def pass_turn(self):
        self.pick(self.hit("button:pass"))
        self.pick(self.hit("button:ok"))
        self.click(self.hit("button:pass_empty", "pass"))

    def answer_anyhow(self):
        offers = [hit for hit in self.hits(r".*") if "command" in hit and self.game.is_open(hit)]
        if not offers:  # something is still being shown
            frames = len(self.game.frames)
            self.game.wait(lambda: len(self.game.frames) > frames, "something to answer; " + self.game.describe())
            return
        self.click(offers[self.turn % len(offers)])

    def until(self, asked):
        """Plays on until `asked()`; gives what that gave."""
        for _ in range(STEPS):
            self.game.idle()
            answer = asked()
            if answer:
                return answer
            self.play_on()
        raise Fault("not asked in %d moves; %s" % (STEPS, self.game.describe()))

    def candidates(self, verb):
        return [hit for hit in self.hits(r"row:\d+:card:\d+", verb) if self.game.is_open(hit)]


# ---- the questions

def remove(table):
    table.until(lambda: table.candidates("pick"))
    table.click(table.candidates("pick")[0])
    table.until(lambda: table.candidates("pick"))
    table.click(table.hit("button:none", "pick"))
    if table.last().get("none") is not True:
        raise Fault("declined is not none: %s" % table.last())


def sabotage(table):
    table.until(lambda: table.candidates("pick"))
    if table.hits("button:none"):
        raise Fault("sabotage is not optional")
    table.click(table.candidates("pick")[-1])


def pick_to_move(table):
    """When a move is asked for: clicks face-up cards until one may be moved. Gives the card and its places."""
    if not table.hits("button:none", "move"):
        return None
    for card in table.hits(r"row:\d+:card:\d+"):
        if "card" not in card:
            continue
        table.pick(card)
        places = [hit for hit in table.hits(r"row:\d+:pos:\d+", "move") if table.game.is_open(hit)]
        if places:
            return card, places
        table.escape()
    return None


def move(table):
    card, places = table.until(lambda: pick_to_move(table))
    for hit in places:
        command = hit["command"]
        if hit["id"] != "row:%d:pos:%d" % (command["to_row"], command["to_pos"]):
            raise Fault("%s carries %s" % (hit["id"], command))
    table.pick("button:back")
    if table.hits(r"row:\d+:pos:\d+"):
        raise Fault("back has not put the card back")
    card, places = pick_to_move(table)
    table.click(places[-1])
    card, places = table.until(lambda: pick_to_move(table))
    table.pick("button:back")
    table.drag(next(hit for hit in table.hits(r"row:\d+:card:\d+") if hit["id"] == card["id"]), places[0]["id"])
    table.until(lambda: table.hits("button:none", "move"))
    table.click(table.hit("button:none", "move"))


def summon(table):
    table.until(lambda: table.hits(r"hand:\d+", "pick"))
    table.click(table.hit(r"hand:\d+", "pick"))
    table.until(lambda: table.candidates("pick"))
    table.click(table.candidates("pick")[0])
    table.until(lambda: table.hits("button:none", "pick"))
    table.click(table.hit("button:none", "pick"))


def reinforcements(table):
    asked = lambda: table.hits(r"choice:1") and table.hits(r"row:\d", "put")
    table.until(asked)
    if "card" not in table.hit("choice:1"):
        raise Fault("the drawn card is not shown")
    table.drag(table.hit("choice:1"), table.hit(r"row:\d", "put")["id"])
    table.until(asked)
    table.click(table.hits(r"row:\d", "put")[-1])


def negotiate(table):
    table.until(lambda: table.hits(r"hand:\d+", "offer"))
    table.click(table.hit(r"hand:\d+", "offer"))
    table.until(lambda: table.hits("button:none", "offer"))
    table.click(table.hit("button:none", "offer"))


def see_hands(table):
    table.until(lambda: table.hits("button:ok", "ack"))
    shown = table.hits(r"choice:\d+")
    if not shown or any("card" not in hit for hit in shown):
        raise Fault("no hands are shown: " + table.game.describe())
    table.game.click(shown[0])
    table.game.idle("inspect")
    table.game.key("Escape")
    table.game.idle("table")
    table.click(table.hit("button:ok", "ack"))


def place(table):
    asked = lambda: table.hits(r"choice:1") and table.hits(r"row:\d", "place")
    table.until(asked)
    if table.last()["do"] != "hand_over":
        raise Fault("nothing was handed over: %s" % table.last())
    table.drag(table.hit("choice:1"), table.hit(r"row:\d", "place")["id"])
    table.until(asked)
    table.click(table.hits(r"row:\d", "place")[-1])


def armada(table):
    asked = lambda: table.candidates("pick") and not table.hits("button:none")
    table.until(asked)
    table.click(table.candidates("pick")[0])


# ---- the own turn

def teleporter(table):
    table.until(table.on_turn)
    while not any(hit["id"].endswith(":pos:2") for hit in places_for_first(table)):
        table.escape()
        table.play_on()
        table.until(table.on_turn)
    goal = next(hit for hit in table.hits(r"row:\d+:pos:\d+", "play") if hit["id"].endswith(":pos:2"))
    if goal["command"]["pos"] != 2:
        raise Fault("%s carries %s" % (goal["id"], goal["command"]))
    table.escape()
    table.drag(table.hit("hand:1"), goal["id"])


def places_for_first(table):
    table.pick(table.hit("hand:1"))
    return table.hits(r"row:\d+:pos:\d+", "play")


def card_with_shields(table):
    """Picks a card that the shields in the hand can go with."""
    for hit in table.hits(r"hand:\d+") if table.on_turn() else ():
        table.pick(hit)
        if table.hits("choice:shield"):
            return hit
        table.escape()  # closes the look at a card that can't be played, or puts it back
    return None


def shields(table):
    table.until(lambda: card_with_shields(table))
    table.pick(table.hit("choice:shield"))
    rows = table.hits(r"row:\d", "play")
    if not rows or "shield" not in rows[0]["command"]:
        raise Fault("ticked, but the row says %s" % (rows[0]["command"] if rows else "nothing"))
    table.pick(table.hit("choice:shield"))
    if "shield" in table.hit(r"row:\d", "play")["command"]:
        raise Fault("the tick does not come off")
    table.pick(table.hit("choice:shield"))
    table.click(table.hit(r"row:\d", "play"))
    # Dropped on the shields the card goes with them as well.
    table.until(lambda: card_with_shields(table))
    badge = table.hit("choice:shield")
    shield = next(hit for hit in table.hits(r"hand:\d+") if hit.get("card") == badge["card"])
    other = next(hit for hit in table.hits(r"hand:\d+") if hit.get("card") != badge["card"])
    table.escape()
    table.game.drag(shield, other)
    table.game.wait(lambda: any("shield" in hit.get("command", {}) for hit in table.game.frame["hits"]),
                    "the rows to offer the shields")
    table.game.idle()
    table.click(table.hit(r"row:\d", "play"))


def passing(table):
    table.until(table.on_turn)
    table.pick(table.hit("button:pass"))
    hand = table.hits(r"hand:\d+")
    table.pick(hand[2])
    table.pick(table.hit("button:back"))
    table.until(table.on_turn)
    table.pick(table.hit("button:pass"))
    table.pick(hand[2])
    table.pick(hand[0])
    wanted = [hand[2]["card"], hand[0]["card"]]
    if table.hit("button:ok", "pass")["command"]["discard"] != wanted:
        raise Fault("marked %s, the button says %s" % (wanted, table.hit("button:ok")["command"]))
    table.click(table.hit("button:ok", "pass"))


def looking(table):
    """The close look opens and closes in each way, and a card dropped nowhere goes back."""
    table.until(lambda: table.on_turn() and any("card" in hit for hit in table.hits(r"row:\d+:card:\d+")))
    game = table.game
    up = next(hit for hit in table.hits(r"row:\d+:card:\d+") if "card" in hit)
    for thing in (up, table.hit(r"target:\d")):
        table.pick(thing)
        game.idle("inspect")
        table.escape()
        game.idle("table")
    game.click(table.hit("hand:1"), button=3)
    game.idle("inspect")
    game.click("button:close")
    game.idle("table")
    game.click(table.hit("hand:1"), button=3)
    game.idle("inspect")
    game.click((12, 700))
    game.idle("table")
    commands, seen = len(game.commands), len(game.frames)
    lit = lambda frame: any(hit["id"].startswith("row:") and "command" in hit for hit in frame["hits"])
    game.drag(table.hit("hand:2"), (12, 400))
    game.wait(lambda: any(lit(frame) for frame in game.frames[seen:]) and not lit(game.frame), "the card to fly back")
    game.idle("table")
    if len(game.commands) != commands or not table.on_turn():
        raise Fault("a card dropped beside the rows did something")
    table.pick("button:log")
    table.pick("button:close")


def scoring(table):
    table.until(lambda: table.hits("button:ok") and "command" not in table.hit("button:ok"))
    if table.hits(r"hand:\d+", "play"):
        raise Fault("plays are offered while rows are scored")
    table.pick("button:ok")


def animated(table):
    """With animation Space and a click go on faster, and the game can be played all the same."""
    for faster in (lambda: table.game.key("space"), lambda: table.game.click((4, 500)), lambda: None):
        table.until(table.on_turn)
        table.pick("hand:1")
        row, before, done = table.hit(r"row:\d(:pos:\d+)?", "play"), table.state(), len(table.game.commands)
        table.game.click(row)
        table.game.carry_out(done, "the play")
        faster()
        table.settle(before)


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    ships = lambda card: card["type"] != "ship"
    some = lambda card: card["id"] in ("deflector", "spy", "sabotage", "phaser", "supernova", "admiral", "negotiations")
    runs = [  # test, the card whose effect the deck has, which cards have it, players, further arguments
        (remove, "tricobalt_charge", None, TWO, ()),
        (sabotage, "sabotage", some, TWO, ()),
        (move, "tractor_beam", None, TWO, ()),
        (summon, "distress_call", ships, TWO, ()),
        (reinforcements, "reinforcements", None, TWO, ()),
        (negotiate, "negotiations", None, TWO, ()),
        (see_hands, "spy", None, TWO, ()),
        (place, "infantry", None, TEAMS, ("--variant", "blind_trust")),
        (armada, "armada", None, ALLIES, ("--variant", "alliances")),
        (teleporter, "teleporter", None, TWO, ()),
        (shields, "transphasic_shields", some, TWO, ()),
        (passing, "infantry", None, TWO, ()),
        (looking, "infantry", None, TWO, ()),
        (scoring, "infantry", None, TWO, ()),
        (animated, "infantry", None, TWO, ()),
    ]
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-decks-") as folder, Display(1280, 720) as display:
        for test, effect, wanted, players, more in runs:
            pack = pathlib.Path(folder) / test.__name__
            deck_of(pack, effect, wanted or (lambda card: True), "weapon" if test is sabotage else None)
            with checks(test.__name__), Table(binary, display, pack, players, more=more,
                                              animation=test is animated) as table:
                test(table)
                if table.game.stderr():
                    raise Fault("stderr: " + table.game.stderr())
    checks.finish()


if __name__ == "__main__":
    main()
