# SPDX-License-Identifier: MIT
"""Plays at the table of Star Empires, phase by phase."""

import statistics
import time

from driver import Fault
from policy import TableHands

MOVES = 3  # tried in a movement
BUILDS = 3  # in a turn
ANSWERS = ("ready", "draw", "done", "none", "ack", "attack", "mission", "end")


class Admiral(TableHands):
    """The hands at the mouse of an empire."""

    def __init__(self, game, chance, drags=0.5):
        super().__init__(game, chance, drags)
        self.battles = self.reactions = self.played = 0
        self.tries = 0  # in this phase
        self.seats = set()
        self.curtains = 0
        self.waited = 0.0  # seconds in which something was shown, or drawn anew
        self.turns = []  # clicks and commands of each own turn
        self.begun = None

    def settle(self, frames):
        began = time.monotonic()
        super().settle(frames)
        if len(self.game.frames) > frames:  # else nothing came of the click
            self.waited += time.monotonic() - began

    def put_back(self):
        self.game.idle()
        if self.game.hit("button:back") or self.game.hit("button:close"):
            self.click(self.game.hit("button:back") or self.game.hit("button:close"))
            self.game.idle()

    def place(self):
        places = self.able(r"place:\w+")
        return self.chance.choice(places) if places else None

    def bring(self, source):
        """By drag, or by two clicks."""
        commands = len(self.game.commands)
        if self.chance.random() < self.drags:
            self.carry(source, self.place)
        else:
            self.click(source)
            self.game.idle()
            if len(self.game.commands) == commands:  # else there was one place only
                self.click(self.place())
        self.game.idle()
        if len(self.game.commands) == commands:
            self.put_back()

    def given(self, do):
        """How many commands of that kind the trace tells of, by whom this hand plays for: those who have taken a seat."""
        return sum(entry["command"]["do"] == do and entry["command"]["seat"] in self.seats for entry in self.game.commands)

    def move(self):
        self.tries += 1
        seat = self.game.frame["viewer"]
        self.seats.add(seat)
        fleets = self.open_hits(r"stack:\w+:%s" % seat)
        cards = self.able(r"hand:\d+")
        if cards and self.chance.random() < 0.3:
            self.played += 1
            self.click(self.chance.choice(cards))
        elif fleets:
            self.bring(self.chance.choice(fleets))

    def build(self):
        self.tries += 1
        goods, places = self.open_hits(r"buy:\d+"), self.able(r"place:\w+")
        if places:
            self.click(self.chance.choice(places))
        elif goods:
            self.bring(self.chance.choice(goods))

    def end(self, name):
        self.tries = 0
        self.click(self.game.hit("button:" + name))
        if name == "end" and self.begun is not None:
            clicks, commands = self.begun
            self.turns.append((self.clicks - clicks, len(self.game.commands) - commands))
            self.begun = None

    def lay(self):
        """Battle cards, or cards for a roll: sometimes one, then ready."""
        hand = [hit for hit in self.open_hits(r"hand:\d+") if self.tries == 0]
        if hand and self.chance.random() < 0.6:
            self.tries += 1
            self.click(self.chance.choice(hand))
            return
        self.battles += self.game.hit("slot:1") is not None
        self.end("ready")

    def can_end(self):
        return self.game.hit("button:end") or self.game.hit("button:end_unspent")

    def end_turn(self):
        """Asks once if nothing was built."""
        if self.game.hit("button:end_unspent"):
            self.click(self.game.hit("button:end_unspent"))
        else:
            self.end("end")

    def step(self):
        frame = self.game.idle()
        choices = self.able(r"(option|lose):\d+")
        if frame["screen"] in ("handover", "face_down"):
            self.curtains += frame["screen"] == "handover"
            self.seats_taken.append(len(self.game.frames))
            super().click(self.game.hit("button:take_seat"))
        elif frame["screen"] != "table":
            self.back_out()
        elif self.game.hit("button:leave") or self.game.hit("button:close"):
            self.put_back()
        elif self.game.hit("button:end_warned"):
            self.click(self.game.hit("button:end_warned"))
        elif choices:
            self.reactions += 1
            self.click(self.chance.choice(choices + self.able("button:none")))
        elif self.game.hit("button:back") and not self.can_end():  # else what was built is picked still
            functions = self.open_hits(r"option:\d+")
            self.click(self.chance.choice(functions) if functions else self.game.hit("button:back"))
        elif self.game.hit("button:none_all") and self.chance.random() < 0.5:
            self.reactions += 1
            self.click(self.game.hit("button:none_all"))
        elif self.game.hit("button:draw"):
            self.begun = self.clicks, len(self.game.commands)
            self.end("draw")
        elif self.game.hit("button:end_moves"):
            self.move() if self.tries < MOVES else self.end("end_moves")
        elif self.can_end():
            self.build() if self.tries < BUILDS else self.end_turn()
        elif self.game.hit("button:ready"):
            self.lay()
        elif self.game.hit("button:discard"):
            self.end("discard")
        elif self.able(r"hand:\d+"):  # to be discarded
            self.click(self.chance.choice(self.able(r"hand:\d+")))
        elif self.able(r"place:\w+"):  # a retreat
            self.click(self.chance.choice(self.able(r"place:\w+")))
        else:
            for name in ANSWERS + ("ok", "end_turn", "skip"):
                if self.game.hit("button:" + name):
                    self.end(name)
                    return
            hand = self.open_hits(r"hand:\d+")
            if not hand:
                raise Fault("nothing to be done: " + self.game.describe())
            self.click(self.chance.choice(hand))  # marked to be discarded

    def clicks_a_turn(self):
        if not self.turns:
            return "no whole turn"
        clicks, commands = zip(*self.turns)
        return "%.0f clicks a turn for %.0f commands (medians of %d turns), %d curtains" % (
            statistics.median(clicks), statistics.median(commands), len(clicks), self.curtains)
