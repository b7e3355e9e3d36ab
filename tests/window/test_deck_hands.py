#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests input of the Deck Building Game: the buy zone, with a real mouse; and one whole turn and a battle by keys alone,
with the mouse in a corner. Each continues a game that computers have played far enough.

usage: test_deck_hands.py PATH-TO-STARDECK"""

import random
import re
import sys
import tempfile
import time

from crew import PRICE, Crew, in_battle
from driver import Checks, Display, Fault, Game, expect, need_tools, program
from policy import check_hands, enabled, named
from simulated import Simulated
from test_deck_building import BATTLE_SEED, STEPS_MOST, THREE, battle_of

TWO = "ship_enterprise:greedy,ship_hood:random"
SEEDS = range(1, 60)
KEY_WAIT = 1  # s
GUARD = 0.6  # s until a key counts at the curtain (src/app/stage/guard.h), and some more
TURN = {"play", "buy", "complete", "explore", "search", "choose"}  # what the turn by keys has to have


# ---- the buy zone


def offers(game):
    return [hit for hit in enabled(named(game.frame, r"(slot|pile):\d+")) if hit.get("card") in PRICE]


def with_purchases(binary):
    """A game and where in it somebody has much to spend, and not enough for everything."""
    for seed in SEEDS:
        simulated = Simulated(binary, "deck_building", TWO, seed)
        name = simulated.head["players"][0]
        for at, line in enumerate(simulated.commands):
            if line["seat"] == name and line["do"] == "buy" and at > 150:
                return simulated, at
    raise Fault("nobody ever buys")


def move_there(game, place, left):
    """The held card, over the middle of that, where so much experience is to be left."""
    game.drag_to(place, 4)
    game.wait(lambda: game.frame["xp"] == left, "%d experience, not %d" % (left, game.frame["xp"]))
    game.idle()


def lift(game, hit):
    game.press(hit)
    game.drag_to((hit["x"] + hit["w"] // 2 + 14, hit["y"] + hit["h"] // 2 + 14), 3)
    game.wait(lambda: game.hit("place:discard"), "the buy zone to open")
    game.idle()


def let_go(game):
    """A drag that brings nothing leaves no trace but the places that close."""
    game.release()
    game.wait(lambda: game.hit("place:discard") is None, "the buy zone to close")
    return game.idle()


def buy_zone(checks, binary, display):
    simulated, at = with_purchases(binary)
    with tempfile.TemporaryDirectory() as folder:
        path = simulated.cut(at, {0}, folder)
        with Game(binary, display, ["--load", str(path), "--size", "1280x720", "--lang", "en"]) as game:
            game.idle("table")
            left = game.frame["xp"]
            can = sorted((hit for hit in offers(game) if PRICE[hit["card"]] <= left), key=lambda hit: -PRICE[hit["card"]])
            cannot = [hit for hit in offers(game) if PRICE[hit["card"]] > left]
            expect(can and cannot, "with %d everything or nothing can be had" % left)
            drag_and_back(checks, game, can[0], left)
            buy(checks, game, can[0], left)
            refuse(checks, game)


def drag_and_back(checks, game, offer, left):
    price = PRICE[offer["card"]]
    with checks("over the buy zone %d experience count down by the price, %d" % (left, price)):
        lift(game, game.hit(offer["id"]))
        expect(game.frame["xp"] == left, "%s before the zone" % game.frame["xp"])
        move_there(game, "place:discard", left - price)
    with checks("dragged back they count up again, and nothing is bought"):
        move_there(game, (game.hit("seat:2")["x"] + 40, game.hit("seat:2")["y"] + 40), left)
        let_go(game)
        expect(game.frame["xp"] == left and not game.commands, "%s left, %s" % (game.frame["xp"], game.commands))
        expect(game.hit(offer["id"])["card"] == offer["card"], "the card has gone")


def buy(checks, game, offer, left):
    with checks("let go over the buy zone the card is bought, at what was foretold"):
        lift(game, game.hit(offer["id"]))
        move_there(game, "place:discard", left - PRICE[offer["card"]])
        game.release()
        game.wait(lambda: game.commands, "the purchase")
        game.wait(lambda: len(game.frames) > game.told_at, "what came of it")
        frame = game.idle()
        expect(game.commands[-1]["command"]["do"] == "buy", str(game.commands[-1]))
        expect(len(game.commands) == 1 and frame["xp"] == left - PRICE[offer["card"]], "%s are left" % frame["xp"])
        expect(game.hit("discard").get("card") == offer["card"], "it does not lie on the discard pile")


def refuse(checks, game):
    left, done = game.frame["xp"], len(game.commands)
    dear = max(offers(game), key=lambda hit: PRICE[hit["card"]])
    with checks("a card that is too dear can't be dragged to the zone, and the table says why"):
        expect(PRICE[dear["card"]] > left, "everything can be had")
        game.press(dear)
        game.drag_to((dear["x"] + dear["w"] // 2 + 14, dear["y"] + dear["h"] // 2 + 14), 3)
        game.drag_to((game.hit("discard")["x"] + 20, game.hit("discard")["y"] + 20), 4)
        game.release()
        game.wait(lambda: game.frame.get("notice"), "a sentence")
        said = re.findall(r"\d+", game.frame["notice"])
        expect(said == [str(PRICE[dear["card"]]), str(left)], game.frame["notice"])
        game.idle()
        expect(len(game.commands) == done and game.frame["xp"] == left, "it was bought")


# ---- by keys


class Typist(Crew):
    """The same hands at the keys."""

    def shown(self):
        return self.game.frame["screen"], self.game.frame["viewer"], self.focused(), self.game.frame["hits"]

    def press(self, name):
        """Nearly every key has something to show for it, on a busy machine late."""
        before, end = self.shown(), time.monotonic() + KEY_WAIT
        self.clicks += 1
        self.game.key(name)
        while self.shown() == before and time.monotonic() < end:
            self.game.poll()
            time.sleep(0.003)
        self.game.idle()

    def click(self, hit):
        """Enter, where the focus is led by Tab; a key that does the same at once is better."""
        if hit is None:
            return
        for _ in range(len(self.game.frame["hits"]) + 2):
            if self.game.frame.get("focus") == hit["id"]:
                self.press("Return")
                return
            self.press("Tab")
        raise Fault("Tab does not lead to %s; %s" % (hit["id"], self.game.describe()))

    def carry(self, source, place):
        raise Fault("keys drag nothing")

    def find_focus(self):
        """It is to be seen from the start, but not once the mouse has moved."""
        if not self.focused():
            self.press("Tab")

    def focused(self):
        return self.game.frame.get("focus") or ""

    def lead(self, key, pattern):
        """The key leads to a region like that: Enter there does what can be done, or picks it."""
        self.press(key)
        expect(re.fullmatch(pattern, self.focused()), "%s leads to %s; %s" % (key, self.focused(), self.game.describe()))


class TurnByKeys(Typist):
    """A turn that a computer has played, command by command, each by its key."""

    def seek(self, key, command):
        """Presses the key until it leads to the region that carries the command; Enter there."""
        for _ in range(len(self.game.frame["hits"]) + 1):
            hit = self.game.hit(self.focused())
            if hit and hit.get("command") == command:
                self.press("Return")
                return
            self.press(key)
        raise Fault("%s does not lead to %s; %s" % (key, command, self.game.describe()))

    def numbers(self, card):
        return [hit["id"].split(":")[1] for hit in named(self.game.frame, r"hand:\d+") if hit.get("card") == card]

    def play_card(self, command):
        number = self.numbers(command["card"])[0]
        if self.focused() != "hand:" + number or not self.game.hit("hand:" + number).get("command"):
            self.press(number)
        expect(self.focused() == "hand:" + number or self.game.hit("button:back"), "%s leads to %s" % (number, self.focused()))
        if self.game.hit("button:back"):  # several could hold it
            self.seek("t", command)
        else:
            self.press("Return")

    def use_market(self, key, command):
        """Picked by G and Enter, then the key: S searches, B buys."""
        wanted = "slot:%d" % (command["slot"] + 1) if "slot" in command else None
        for _ in range(len(self.game.frame["hits"])):
            self.press("g")
            hit = self.game.hit(self.focused())
            expect(re.fullmatch(r"(slot|pile):\d+", hit["id"]), "G leads to " + hit["id"])
            if hit["id"] == wanted or (wanted is None and hit["id"].startswith("pile") and hit["card"] == command["pile"]):
                break
        self.press("Return")
        self.press(key)

    def carry_out(self, command):
        keys = {"phase": "Return", "explore": "e", "event_done": "e", "pass": "p"}
        ways = {"complete": "c", "activate": "t", "target": "t", "choose": "t"}
        do = command["do"]
        if do == "phase" and self.game.hit("begin"): # Enter would play all
            self.seek("t", command)
        elif do in keys:
            self.press(keys[do])
        elif do == "play":
            self.play_card(command)
        elif do in ("buy", "search"):
            self.use_market("b" if do == "buy" else "s", command)
        elif do == "end_turn":
            if self.able("space") and self.game.hit("button:end"):  # E would explore
                self.click(self.game.hit("button:end"))
            elif self.game.hit("button:end_warned"):  # cards are left: it asks once
                self.click(self.game.hit("button:end_warned"))
                self.game.idle()
                self.press("e")
            else:
                self.press("e")
        elif command.get("none") or command.get("yes") is False:
            self.press("p")
        elif command.get("yes"):
            self.press("Return")
        else:
            self.seek(ways[do], command)

    def play(self, commands):
        self.find_focus()
        for command in commands:
            command = {key: value for key, value in command.items() if key != "hash"}
            self.game.idle()
            done = len(self.game.commands)
            self.carry_out(command)
            self.game.wait(lambda count=done: len(self.game.commands) > count, "%s by keys" % command)
            told = self.game.commands[done]["command"]
            expect(told == command, "%s was meant, %s done" % (command, told))
            self.game.wait(lambda: len(self.game.frames) > self.game.told_at, "what came of it")


def with_all(simulated, seat):
    """A turn in which that seat does all that a turn can have; None: there is none."""
    for begin, end in simulated.turns(seat):
        done = {line["do"] for line in simulated.commands[begin:end]}
        held = any("holder" in line for line in simulated.commands[begin:end])
        if TURN <= done and held and not done & {"repair", "pass", "target"}:
            return begin, end
    return None


def find_turn(binary):
    for seed in SEEDS:
        simulated = Simulated(binary, "deck_building", TWO, seed)
        found = with_all(simulated, 0)
        if found is not None:
            return simulated, found
    raise Fault("no turn has it all")


def turn(checks, binary, display):
    simulated, (begin, end) = find_turn(binary)
    wanted = simulated.commands[begin:end]
    with tempfile.TemporaryDirectory() as folder:
        path = simulated.cut(begin, {0}, folder)
        arguments = ["--load", str(path), "--size", "1280x720"]
        with Game(binary, display, arguments) as game:
            game.idle("table")
            game.move((3, 3))
            hands = TurnByKeys(game, random.Random(1))
            with checks("one whole turn by keys alone: " + " ".join(line["do"] for line in wanted)):
                hands.play(wanted)
            print("      %d keys for %d commands" % (hands.clicks, len(wanted)))
        with Game(binary, display, arguments) as game:
            game.idle("table")
            game.move((3, 3))
            hands = Typist(game, random.Random(1))
            with checks("A plays all cards that need no thought"):
                hands.find_focus()
                hands.press("Return")
                hands.press("a")
                game.wait(lambda: [line["command"]["do"] for line in game.commands][1:3] == ["play", "play"], "two cards")


class BattleByKeys(Typist):
    """Cards by their numbers, targets and answers by T, no more by P, everything else by Enter."""

    def confirm(self):
        """Enter, unless the key before was enough and the curtain has come down: there it would be another's."""
        if self.game.idle()["screen"] == "table":
            self.press("Return")

    def step(self):
        frame = self.game.idle()
        hand = self.able(r"hand:\d+")
        if frame["screen"] == "handover":
            time.sleep(GUARD)
            self.game.poll()
            self.seats_taken.append(len(self.game.frames))
            self.press("Return")
        elif self.able(r"option:\d+"):
            self.lead("t", r"option:\d+")
            self.confirm()
        elif self.able(r"seat:\d+"):
            self.lead("t", r"seat:\d+")
            self.confirm()
        elif hand and (self.game.hit("button:pass") or self.game.hit("button:done")):
            self.press(hand[0]["id"].split(":")[1])
            self.confirm()
        elif self.game.hit("button:pass"):
            self.press("p")
        else:
            self.press("e" if self.able("space") else "Return")


def battle(checks, binary, display):
    simulated = Simulated(binary, "deck_building", THREE, BATTLE_SEED)
    with tempfile.TemporaryDirectory() as folder:
        path = simulated.cut(battle_of(simulated), {0, 1, 2}, folder)
        # With the guard: on a busy machine a key for the table may come when the curtain has just come down.
        with Game(binary, display, ["--load", str(path), "--size", "1280x720"], STARDECK_GUARD="1") as game:
            game.idle("handover")
            game.move((3, 3))
            hands = BattleByKeys(game, random.Random(1))
            asked = set()
            with checks("a battle of three persons by keys alone, aiming too"):
                for _ in range(STEPS_MOST):
                    game.idle()
                    if in_battle(game):
                        asked.add(game.frame["viewer"])
                    elif len(asked) == 3 and game.frame["screen"] == "table" and (game.hit("button:end") or game.hit("button:end_warned") or game.hit("button:start") or game.hit("begin")):
                        break
                    hands.step()
                done = {line["command"]["do"] for line in game.commands}
                expect(len(asked) == 3 and {"play", "pass", "target"} <= done, "%s asked, done: %s" % (sorted(asked), done))
            print("      %d keys, %d commands" % (hands.clicks, len(game.commands)))
            with checks("no hand was shown before its person had pressed a key at the curtain"):
                check_hands(game, hands.seats_taken, 3)


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    checks = Checks()
    with Display(1280, 720) as display:
        buy_zone(checks, binary, display)
        turn(checks, binary, display)
        battle(checks, binary, display)
    checks.finish()


if __name__ == "__main__":
    main()
