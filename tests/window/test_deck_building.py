#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays the Deck Building Game with a real mouse: cards are clicked and dragged to the bridge, bought by the buy zone and by
the button, missions completed, space explored, battles fought, choices answered. A game of two seats against the easiest
computer; a hot-seat game of three persons with its battles; the infection scenario.
Knows no rules: it does whatever the trace offers, the useful first.

usage: test_deck_building.py PATH-TO-STARDECK [SEED]"""

import random
import sys

from driver import Checks, Display, Fault, Game, need_tools, program
from policy import Player, check_commands, check_hands, enabled, named


class Crew(Player):
    """The hands at the mouse of a flagship."""

    def __init__(self, game, chance, drags=0.4):
        super().__init__(game, chance, drags)
        self.bought = self.explored = self.battles = self.completed = 0
        self.moves = 0  # in this turn

    def click(self, hit):
        """What has gone meanwhile is let be."""
        self.game.poll()
        if hit is not None and self.game.hit(hit["id"]):
            super().click(self.game.open_point(self.game.hit(hit["id"])))

    def able(self, pattern):
        return [hit for hit in enabled(named(self.game.frame, pattern)) if "command" in hit and self.game.is_open(hit)]

    def carry(self, source, place):
        """Drags it to a place that is there once it is held."""
        before = len(self.game.frames)
        self.clicks += 1
        self.game.press(source)
        self.game.drag_to((source["x"] + source["w"] // 2 + 12, source["y"] + source["h"] // 2 + 12), 3)
        self.game.poll()
        goal = self.game.hit(place)
        if goal:
            self.game.drag_to(self.game.open_point(goal), 4)
        self.game.release()
        self.settle(before)

    def buy(self):
        """One of the offers, the dearest that the trace says can be had: by the zone or by the button."""
        offers = [hit for hit in enabled(named(self.game.frame, r"(slot|pile):\d+")) if "card" in hit]
        self.chance.shuffle(offers)
        for hit in sorted(offers, key=lambda hit: hit["id"].startswith("pile"))[:7]:
            commands = len(self.game.commands)
            if not self.game.hit(hit["id"]):
                continue
            if self.chance.random() < self.drags:
                self.carry(hit, "place:discard")
            else:
                self.click(hit)
                self.click(next(iter(self.able("button:ok")), None))
            if len(self.game.commands) > commands:
                self.bought += 1
                return True
            self.put_back()
        return False

    def put_back(self):
        """What is picked or looked at; one Esc too many opens the menu, and the next one closes it."""
        self.game.idle()
        while self.game.hit("button:back") or self.game.hit("button:close"):
            self.back_out()
            self.game.idle()

    def act(self):
        """The own turn: all cards, then missions, space, purchases."""
        if self.game.hit("button:play_all") and self.chance.random() < 0.8:
            self.click(self.game.hit("button:play_all"))
            self.game.idle()
            return
        hand = self.able(r"hand:\d+")
        if hand:
            card = self.chance.choice(hand)
            if self.chance.random() < self.drags:
                self.carry(card, "place:bridge")
            else:
                self.click(card)
            self.put_back()
            if len(self.able(r"hand:\d+")) < len(hand):
                return
        missions = self.able(r"(mission|draft):\d+")
        if missions:
            self.completed += 1
            self.click(missions[0])
            return
        if self.able("space"):
            self.explored += 1
            self.click(self.able("space")[0])
            return
        if self.moves < 4 and self.buy():
            self.moves += 1
            return
        self.moves = 0
        self.click(self.game.hit("button:end"))

    def step(self):
        frame = self.game.idle()
        if frame["screen"] == "handover":
            self.seats_taken.append(len(self.game.frames))
            super().click(self.game.hit("button:take_seat"))
        elif frame["screen"] != "table":
            self.back_out()
        elif self.game.hit("button:leave"):
            self.click(self.game.hit("button:back"))
        elif self.able(r"option:\d+"):
            none = self.able("button:none")
            self.click(self.chance.choice(self.able(r"option:\d+") + none))
        elif self.game.hit("button:yes"):
            self.click(self.chance.choice(self.able("button:(yes|none)")))
        elif self.game.hit("button:start"):
            self.moves = 0
            self.click(self.game.hit("button:start"))
        elif self.game.hit("button:end"):
            self.act()
        elif self.game.hit("button:done") or self.game.hit("button:pass"):
            self.battles += self.game.hit("button:pass") is not None
            hand = self.able(r"hand:\d+")
            self.click(self.chance.choice(hand) if hand else self.game.hit("button:done") or self.game.hit("button:pass"))
        elif self.game.hit("button:ok"):
            self.click(self.game.hit("button:ok"))
        elif self.game.hit("button:back"):
            self.put_back()
        else:
            raise Fault("nothing to be done: " + self.game.describe())


def play(checks, binary, display, seed, players, persons, more=(), to=None):
    arguments = ["--new", "deck_building", "--players", players, "--seed", str(seed), "--size", "1280x720", *more]
    with Game(binary, display, arguments) as game:
        crew = Crew(game, random.Random(seed))
        with checks("%s, seed %d %s: by mouse to the result screen" % (players, seed, " ".join(more))):
            crew.play_to_the_end()
        print("      %d commands, %d frames, %d clicks, %d bought, %d explored, %d completed, asked in battles %d times"
              % (len(game.commands), len(game.frames), crew.clicks, crew.bought, crew.explored, crew.completed, crew.battles))
        with checks("no hand was shown before its person had clicked"):
            check_hands(game, crew.seats_taken, persons)
        with checks("every command has a hash of its own"):
            check_commands(game)
        fought = crew.battles or "infection" in more  # no card of that scenario begins a battle
        with checks("cards were bought, space was explored, missions were completed, battles were fought"):
            if not (crew.bought and crew.explored and crew.completed and fought):
                raise Fault("%d bought, %d explored, %d completed, %d battles"
                            % (crew.bought, crew.explored, crew.completed, crew.battles))


def main():
    binary = program(sys.argv[1:2])
    need_tools("Xvfb", "xdotool")
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 11
    checks = Checks()
    with Display(1280, 720) as display:
        play(checks, binary, display, seed, "ship_enterprise:human,ship_constellation:random", 1)
        play(checks, binary, display, seed + 1, "ship_enterprise:human,ship_constellation:human,ship_hood:human", 3)
        play(checks, binary, display, seed + 2, "ship_lexington:human,ship_hood:random", 1, ["--variant", "infection"])
    checks.finish()


if __name__ == "__main__":
    main()
