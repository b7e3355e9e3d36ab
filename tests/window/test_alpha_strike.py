#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays Alpha Strike with a real mouse, to the result screen: power is clicked and dragged, cards go to ships, tracks,
craft and piles, attacks are answered by list and by slot, counter attacks are played. Two people to the result and again from
the curtain on; then three seats with a computer, then two people by keys alone, with `all` to the result too, else some
rounds. Chooses by chance among what the trace offers; knows no rules.

usage: test_alpha_strike.py PATH-TO-STARDECK [SEED] [all]"""

import random
import re
import sys
import time

from driver import Checks, Display, Fault, Game, Gone, expect, need_tools, program
from policy import Player, check_commands, check_hands, enabled, named

PLACES = r"ship:\d+|track:\d+(:\d+)?|craft:\d+:\d+|slot|pile:discard"
QUIET = 0.04  # s without a new frame: what a click brought about has come, unless the machine is very busy
ROUNDS = 70  # commands of some
STRIKES_BACK = ("return_fire", "slingshot_turn")


class Captain(Player):
    """The hands at the mouse of a ship."""

    def settle(self, frames):
        """Nearly all that is done here brings something, on a busy machine late (what then has gone, click lets be);
        the pointer's coming brings a frame of its own before that."""
        end = time.monotonic() + 1
        quiet = time.monotonic() + QUIET
        while time.monotonic() < end and (len(self.game.frames) == frames or time.monotonic() < quiet):
            if self.game.poll():
                quiet = time.monotonic() + QUIET
            time.sleep(0.003)
        self.game.idle()

    def click(self, hit):
        """What has gone meanwhile, on a machine so busy that the click before came late, is let be."""
        try:
            super().click(hit)
        except Gone:
            self.game.idle()

    def is_busy(self):
        """Something is picked, or looked at."""
        return (self.game.hit("button:back") or self.game.hit("button:close")) and not self.game.hit("button:leave")

    def put_back(self):
        while self.is_busy():
            self.back_out()
        if self.game.hit("button:leave"):  # the menu: one too many
            self.back_out()

    def open_named(self, pattern):
        return [hit for hit in enabled(named(self.game.frame, pattern)) if self.game.is_open(hit)]

    def decline(self):
        for name in ("button:none", "button:no_attack", "button:end", "button:ok"):
            if self.game.hit(name):
                self.click(self.game.hit(name))
                return
        raise Fault("nothing declines; " + self.game.describe())

    def raise_power(self):
        tracks = self.open_named(r"track:\d+")
        if not tracks or self.chance.random() < 0.05:
            self.decline()
        elif self.chance.random() < self.drags:
            self.carry(self.game.hit("spark"), self.chance.choice(tracks))
        else:
            self.click(self.chance.choice(tracks))

    def carry(self, source, goal):
        """Drags it there; what it meant is seen by what the trace says then."""
        before = len(self.game.frames)
        self.clicks += 1
        self.kinds["drag"] += 1
        try:
            self.game.press(source)
            self.game.drag_to(goal)
        except Gone:
            pass
        self.game.release()
        self.settle(before)

    def answer_attack(self, rows):
        back = [row for row in rows if row.get("card") in STRIKES_BACK]
        cards = [row for row in rows if "card" in row]
        self.kinds["answer"] += 1
        if back or (cards and self.chance.random() < 0.8):
            row = self.chance.choice(back or cards)
            held = [hit for hit in self.open_named(r"hand:\d+") if hit.get("card") == row["card"]]
            if held and self.chance.random() < self.drags and self.game.hit("slot"):
                self.carry(held[0], self.game.hit("slot"))
                if self.game.frame["screen"] == "table" and self.game.hit("button:back"):
                    self.name_the_rest()
            else:
                self.click(row)
                if self.game.hit(row["id"]) and "card" in row:  # chosen; the next click gives it
                    self.click(self.game.hit(row["id"]))
        else:
            self.decline()

    def goals(self):
        """Where what is picked may go: most regions carry their command, some only lead to one."""
        return [hit for hit in self.open_named(PLACES) if hit["id"] != "pile:discard" or "command" in hit]

    def name_the_rest(self):
        """What is picked goes somewhere, in as many clicks as it takes; or it is put back."""
        commands = len(self.game.commands)
        for _ in range(6):
            goals = self.goals()
            if not goals or self.game.frame["screen"] != "table" or not self.game.hit("button:back"):
                break
            sure = [hit for hit in goals if "command" in hit]
            self.click(self.chance.choice(sure if sure and self.chance.random() < 0.7 else goals))
            if len(self.game.commands) > commands:
                return
        self.put_back()

    def use_card(self):
        sources = self.open_named(r"hand:\d+|craft:\d+:\d+")
        if not sources or self.chance.random() < 0.25:
            self.decline()
            return
        self.click(self.chance.choice(sources))
        if self.game.hit("button:close"):
            self.back_out()
        elif self.game.frame["screen"] == "table" and self.game.hit("button:back"):
            self.name_the_rest()

    def step(self):
        frame = self.game.idle()
        if frame["screen"] != "table":
            super().step()
            return
        rows = self.open_named(r"answer:\d+")
        if self.is_busy() or self.game.hit("button:leave"):
            self.put_back()
        elif rows:
            self.answer_attack(rows)
        elif self.game.hit("spark"):
            self.raise_power()
        elif self.game.hit("button:end") or self.game.hit("button:ok"):
            self.decline()
        else:
            self.use_card()


class Typist(Captain):
    """The same by keys alone; the mouse lies in a corner."""

    def click(self, hit):
        before = len(self.game.frames)
        self.clicks += 1
        if hit["id"] != "button:take_seat":
            self.walk(hit["id"])
        self.game.key("Return")
        self.settle(before)

    def press(self, name):
        before = len(self.game.frames)
        self.clicks += 1
        self.game.key(name)
        self.settle(before)

    def walk(self, goal):
        for _ in range(len(self.game.frame["hits"]) + 2):
            if self.game.frame.get("focus") == goal:
                return
            self.press("Tab")
        raise Fault("Tab does not lead to %s; %s" % (goal, self.game.describe()))

    def decline(self):
        if self.game.hit("button:ok"):
            super().decline()
        else:
            self.press("e" if self.game.hit("button:end") else "p")

    def raise_power(self):
        tracks = self.open_named(r"track:\d+")
        if tracks:
            self.press("qwe"[int(self.chance.choice(tracks)["id"][-1]) - 1])
        else:
            self.decline()

    def pick_and_aim(self, number):
        """A card by its number, a place by T, there by Enter."""
        commands = len(self.game.commands)
        self.press(str(number))
        for _ in range(4):
            if self.game.frame["screen"] != "table" or not self.game.hit("button:back"):
                break
            self.press("t")
            if not re.fullmatch(PLACES, self.game.frame.get("focus") or ""):
                break
            self.press("Return")
            if len(self.game.commands) > commands:
                return True
        self.put_back()
        return len(self.game.commands) > commands

    def answer_attack(self, rows):
        self.kinds["answer"] += 1
        held = named(self.game.frame, r"hand:\d+")
        wanted = [row.get("card") for row in rows if row.get("card") in STRIKES_BACK] or [row.get("card") for row in rows]
        for at, hit in enumerate(held):
            if hit.get("card") in wanted and self.pick_and_aim(at + 1):
                return
        self.decline()

    def use_card(self):
        held = named(self.game.frame, r"hand:\d+")
        if not held or self.chance.random() < 0.4 or not self.pick_and_aim(self.chance.randint(1, min(9, len(held)))):
            if self.game.frame["screen"] == "table" and not self.open_named(r"answer:\d+"):
                self.decline()


def count(game, verb):
    return sum(1 for line in game.commands if line["command"]["do"] == verb and "card" in line["command"])


def play(checks, binary, display, seed, players, persons, hands, enough=None):
    arguments = ["--new", "alpha_strike", "--players", players, "--seed", str(seed), "--size", "1280x720"]
    with Game(binary, display, arguments) as game:
        player = hands(game, random.Random(seed))
        with checks("%s, %s, seed %d: %s" % (hands.__name__, players, seed, "%d commands" % enough if enough else "to the result screen")):
            game.idle()
            game.patience = 2
            game.move((3, 3))
            player.play_to_the_end(enough)
        answers, counters = count(game, "defend"), count(game, "counter")
        print("      %d commands, %d clicks, %d answers, %d counter attacks"
              % (len(game.commands), player.clicks, answers, counters))
        with checks("attacks were answered"):
            if answers == 0:
                raise Fault("no attack was answered with a card")
        with checks("no hand was shown before its person had clicked"):
            check_hands(game, player.seats_taken, persons)
        with checks("every command has a hash of its own"):
            check_commands(game)
        if not enough:
            with checks("the same players again, behind a curtain"):
                game.click("button:again")
                expect(game.idle("handover")["viewer"] is None, game.describe())
        return counters


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2] != "all" else 5
    enough = None if "all" in sys.argv else ROUNDS
    checks = Checks()
    with Display(1280, 720) as display:
        counters = play(checks, binary, display, seed, "halberd:human,tempest:human", 2, Captain)
        counters += play(checks, binary, display, seed + 1, "bastion:human,tigers_claw:human,halberd:greedy", 2, Captain, enough)
        counters += play(checks, binary, display, seed + 2, "tempest:human,bastion:human", 2, Typist, enough)
        with checks("and counter attacks were played"):
            if counters == 0:
                raise Fault("none in three games")
    checks.finish()


if __name__ == "__main__":
    main()
