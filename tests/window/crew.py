# SPDX-License-Identifier: MIT
"""Plays at the table of the Deck Building Game without knowing rules: does whatever the trace offers, useful things first,
and reads prices on the cards, as a person does."""

import json
import os
import pathlib
import statistics

from driver import Fault
from policy import TableHands, enabled, named

CARDS = pathlib.Path(os.environ.get("STARDECK_CARDS") or pathlib.Path(__file__).resolve().parents[2] / "cards")
DECK = json.loads((CARDS / "deck_building" / "deck.json").read_text(encoding="utf-8"))["cards"]
PRICE = {card["id"]: card["cost"] for card in DECK if card.get("cost")}
KIND = {card["id"]: card["kind"] for card in DECK}
PURCHASES = 4  # in a turn


class Crew(TableHands):
    """The hands at the mouse of a flagship."""

    def __init__(self, game, chance, drags=0.4):
        super().__init__(game, chance, drags)
        self.bought = self.explored = self.battles = self.completed = self.infected = 0
        self.refused = set()  # offers that could not be had in this turn
        self.moves = 0  # purchases in this turn
        self.turns = []  # clicks and commands of each turn of one's own, from its beginning to its end
        self.begun = None

    def offers(self, least=2):
        """What the experience that is left pays for, the dearest first; the cheapest cards are worth nothing."""
        left = self.game.frame.get("xp", 0)
        offers = [hit for hit in enabled(named(self.game.frame, r"(slot|pile):\d+"))
                  if least <= PRICE.get(hit.get("card"), 0) <= left and hit["card"] not in self.refused]
        return sorted(offers, key=lambda hit: -PRICE[hit["card"]])

    def buy(self, offer):
        """By the zone or by the button."""
        commands = len(self.game.commands)
        if self.chance.random() < self.drags:
            self.carry(offer, lambda: self.game.hit("place:discard"))
        else:
            self.click(offer)
            self.click(next(iter(self.able("button:ok")), None))
        if len(self.game.commands) > commands:
            self.bought += 1
            return True
        self.refused.add(offer["card"])
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
                self.carry(card, lambda: self.game.hit("place:bridge"))
            else:
                self.click(card)
            self.put_back()
            if len(self.able(r"hand:\d+")) < len(hand):
                return
        missions = self.able(r"(mission|draft):\d+")
        if missions:
            self.completed += 1
            self.click(missions[0])
        elif self.able("space"):
            self.explored += 1
            self.click(self.able("space")[0])
        elif self.moves < PURCHASES and self.offers():
            self.moves += 1
            self.buy(self.offers()[0])
        else:
            if self.game.hit("button:end_warned"):  # cards are left: it asks once
                self.click(self.game.hit("button:end_warned"))
                self.game.idle()
            self.click(self.game.hit("button:end"))
            self.end_turn()

    def begin_turn(self):
        self.moves = 0
        self.refused.clear()
        self.begun = self.clicks, len(self.game.commands), self.game.frame["viewer"]
        start = self.game.hit("button:start") or self.game.hit("begin")
        self.click(self.game.hit("button:play_all") if start["id"] == "begin" and self.chance.random() < 0.7 else start)

    def end_turn(self):
        """What others did meanwhile does not count."""
        if self.begun is not None:
            clicks, commands, seat = self.begun
            own = [line for line in self.game.commands[commands:] if line["command"]["seat"] == seat]
            ends = [at for at, line in enumerate(own) if line["command"]["do"] == "end_turn"]
            self.turns.append((self.clicks - clicks, ends[0] + 1 if ends else len(own)))
        self.begun = None

    def step(self):
        frame = self.game.idle()
        self.infected += any(KIND.get(hit.get("card")) == "infection" for hit in named(frame, r"crew:\d+"))
        if frame["screen"] == "handover":
            self.seats_taken.append(len(self.game.frames))
            super().click(self.game.hit("button:take_seat"))
        elif frame["screen"] != "table":
            self.back_out()
        elif self.game.hit("button:leave"):
            self.click(self.game.hit("button:back"))
        elif self.able(r"option:\d+"):
            self.click(self.chance.choice(self.able(r"option:\d+") + self.able("button:none")))
        elif self.able(r"seat:\d+"): # flagships that can be shot at
            self.click(self.chance.choice(self.able(r"seat:\d+")))
        elif self.game.hit("button:yes"):
            self.click(self.chance.choice(self.able("button:(yes|none)")))
        elif self.game.hit("button:start") or self.game.hit("begin"):
            self.begin_turn()
        elif self.game.hit("button:end") or self.game.hit("button:end_warned"):
            self.act()
        elif self.game.hit("button:done") or self.game.hit("button:pass"):
            self.answer_battle()
        elif self.game.hit("button:ok"):
            self.click(self.game.hit("button:ok"))
        elif self.game.hit("button:back"):
            self.put_back()
        else:
            raise Fault("nothing to be done: " + self.game.describe())

    def answer_battle(self):
        """In a battle, or while an event is met: cards, then no more."""
        self.battles += self.game.hit("button:pass") is not None
        hand = self.able(r"hand:\d+")
        self.click(self.chance.choice(hand) if hand else self.game.hit("button:done") or self.game.hit("button:pass"))

    def clicks_a_turn(self):
        """Clicks and drags beside commands: one for each would be a gesture of its own for everything."""
        if not self.turns:
            return "no whole turn"
        clicks, commands = zip(*self.turns)
        return "%.0f clicks a turn for %.0f commands (medians of %d turns), at most %d for %d" % (
            statistics.median(clicks), statistics.median(commands), len(clicks), *max(self.turns))


def in_battle(game):
    """Is somebody asked in a battle?"""
    return game.frame["screen"] == "table" and game.hit("button:pass") is not None
