# SPDX-License-Identifier: MIT
"""How the window tests play: whole games with a real mouse, choosing at random from what the trace offers, without knowing
rules; and what must hold for every such game. Plays are dragged or clicked, passes discard, every question is answered."""

import re
import time

from driver import Fault

COMMANDS_LIMIT = 2000
STUCK_LIMIT = 40  # clicks without a command, a new screen or a new stage


def named(frame, pattern):
    return [hit for hit in frame["hits"] if re.fullmatch(pattern, hit["id"])]


def enabled(hits):
    return [hit for hit in hits if hit.get("enabled", True)]


class Player:
    """The hands at the mouse."""

    def __init__(self, game, chance, drags=0.4):
        self.game = game
        self.chance = chance
        self.drags = drags  # how often a card is dragged rather than clicked
        self.seats_taken = []  # how many frames had been traced at each click at the curtain
        self.kinds = {"drag": 0, "click": 0, "pass": 0, "discard": 0, "answer": 0}
        self.clicks = 0
        self.backed_out = 0

    def settle(self, frames):
        """Waits for what a click brought about: a frame that was traced after `frames` others, then quiet. Some
        clicks bring nothing."""
        end = time.monotonic() + 0.4
        while len(self.game.frames) == frames and time.monotonic() < end:
            self.game.poll()
            time.sleep(0.003)
        self.game.idle()

    def click(self, hit):
        before = len(self.game.frames)
        self.clicks += 1
        self.game.click(hit)
        self.settle(before)

    def drag(self, source):
        """Picks the card up and lets it go where the trace then offers something."""
        self.clicks += 1
        self.game.press(source)
        self.game.drag_to((source["x"] + source["w"] // 2, source["y"] - 60), 3)
        end = time.monotonic() + 0.4
        while not self.places() and time.monotonic() < end:
            self.game.poll()
            time.sleep(0.003)
        places = self.places()
        if places:
            self.game.drag_to(self.game.open_point(self.chance.choice(places)), 5)
        time.sleep(0.03)
        self.game.poll()
        before = len(self.game.frames)
        self.game.release()
        self.settle(before)

    def places(self):
        return [hit for hit in named(self.game.frame, r"row:\d+(:pos:\d+)?")
                if "command" in hit and self.game.is_open(hit)]

    def hand_over(self):
        """Blind Trust: the card goes to the ally, who places it."""
        return [hit for hit in enabled(named(self.game.frame, r"button:hand_over")) if "command" in hit]

    # ---- the own turn

    def play(self, hand):
        card = self.chance.choice(hand)
        commands = len(self.game.commands)
        by_drag = self.chance.random() < self.drags
        if by_drag:
            self.drag(card)
        else:
            self.click(card)
            places = self.places() or self.hand_over()
            if places:
                self.click(self.chance.choice(places))
        if self.game.laid():
            if self.chance.random() < 0.2:
                return self.take_up()
            self.click(self.game.laid())
        if len(self.game.commands) > commands:
            self.kinds["drag" if by_drag else "click"] += 1
            return True
        return self.back_out()

    def take_up(self):
        """The card that was laid goes back into the hand."""
        self.click(self.game.hit("button:undo"))
        self.game.wait(lambda: self.game.hit("button:pass"), "what was laid to be taken up")
        return False

    def pass_turn(self):
        commands = len(self.game.commands)
        self.click(self.game.hit("button:pass"))
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            hand = named(self.game.frame, r"hand:\d+")
            if hand and len(self.game.commands) == commands:
                self.click(self.chance.choice(hand))
        if self.game.hit("button:ok") and "command" not in self.game.hit("button:ok"):  # nothing is marked: asked once more
            self.click(self.game.hit("button:ok"))
        done = [hit for hit in named(self.game.frame, r"button:.*") if "command" in hit and hit["id"] != "button:none"]
        if done and len(self.game.commands) == commands:
            self.click(done[0])
        if len(self.game.commands) > commands:
            self.kinds["pass"] += 1
            self.kinds["discard"] += len(self.game.commands[commands]["command"].get("discard", []))
            return True
        return self.back_out()

    def back_out(self):
        """Whatever was begun is given up, whatever was opened is closed."""
        before = len(self.game.frames)
        self.backed_out += 1
        self.game.key("Escape")
        self.settle(before)
        return False

    # ---- everything else

    def answer(self):
        """A question: something with a command, or something that leads to one."""
        frame = self.game.frame
        with_command = [hit for hit in enabled(frame["hits"]) if "command" in hit and self.game.is_open(hit)]
        if with_command:
            self.click(self.chance.choice(with_command))
            self.kinds["answer"] += 1
            return
        others = [hit for hit in enabled(named(frame, r"(hand|row:\d+:card|choice):\d+")) if self.game.is_open(hit)]
        if not others:
            raise Fault("nothing to be clicked: " + self.game.describe())
        self.click(self.chance.choice(others))
        if not any("command" in hit for hit in self.game.frame["hits"]):
            self.back_out()

    def step(self):
        frame = self.game.idle()
        if frame["screen"] in ("handover", "face_down"):
            self.seats_taken.append(len(self.game.frames))
            self.click(self.game.hit("button:take_seat"))
        elif self.game.hit("button:end_turn") and self.game.hit("button:end_turn").get("enabled", True):
            self.click(self.game.hit("button:end_turn"))
        elif frame["screen"] != "table":
            self.back_out()
        elif self.game.hit("button:leave"):  # one Esc too many: no, we do not want to leave
            self.click(self.game.hit("button:back"))
        elif self.game.hit("button:pass"):
            hand = named(frame, r"hand:\d+")
            if not hand or self.chance.random() < 0.12:
                self.pass_turn()
            else:
                self.play(hand)
        elif self.game.hit("button:ok") and "command" not in self.game.hit("button:ok"):
            self.click(self.game.hit("button:ok"))
        else:
            self.answer()

    def play_to_the_end(self, enough=None):
        """To the result screen, or until `enough` commands have been given."""
        stuck, before = 0, None
        while True:
            self.game.idle()
            if self.game.frame["screen"] == "result" or (enough and len(self.game.commands) >= enough):
                return
            if len(self.game.commands) > COMMANDS_LIMIT:
                raise Fault("no end after %d commands" % COMMANDS_LIMIT)
            now = (len(self.game.commands), self.game.frame["screen"], self.game.frame["viewer"])
            stuck = stuck + 1 if now == before else 0
            before = now
            if stuck > STUCK_LIMIT:
                raise Fault("nothing goes on; " + self.game.describe())
            self.step()


class TableHands(Player):
    """Hands at a table whose regions they know, but no rules: they pick what lies there and put it where a place is lit."""

    def click(self, hit):
        """What has gone meanwhile is let be."""
        self.game.poll()
        if hit is not None and self.game.hit(hit["id"]):
            super().click(self.game.open_point(self.game.hit(hit["id"])))

    def open_hits(self, pattern):
        return [hit for hit in enabled(named(self.game.frame, pattern)) if self.game.is_open(hit)]

    def able(self, pattern):
        return [hit for hit in self.open_hits(pattern) if "command" in hit]

    def carry(self, source, goal):
        """Drags it to what `goal` names once it is held: a region, or None."""
        self.clicks += 1
        self.game.press(source)
        self.game.drag_to((source["x"] + source["w"] // 2 + 12, source["y"] + source["h"] // 2 + 12), 3)
        self.game.poll()
        place = goal()
        if place:
            self.game.drag_to(self.game.open_point(place), 4)
        time.sleep(0.03)
        self.game.poll()
        before = len(self.game.frames)  # what the way there brought is none of what the drop brings
        self.game.release()
        self.settle(before)


class Stranger(Player):
    """Hands that know the regions of no table: whatever carries a command is clicked, or else a card that may lead to one;
    what leads nowhere is given up."""

    def click(self, hit):
        """Where it lies now. What has gone meanwhile (a computer has played, a curtain fell) is let be."""
        self.game.poll()
        there = self.game.hit(hit["id"]) if hit is not None else None
        if there is None or not self.game.is_open(there):
            return
        if there["id"] == "button:take_seat":  # noted when there were fewer frames
            self.seats_taken[-1] = len(self.game.frames)
        super().click(self.game.open_point(there))

    def open_now(self, key):
        return [hit for hit in enabled(self.game.frame["hits"]) if key in hit and self.game.is_open(hit)]

    def step(self):
        frame = self.game.idle()
        if frame["screen"] != "table" or self.game.hit("button:end_turn") or self.game.hit("button:leave"):
            super().step()
            return
        commands, screen = len(self.game.commands), frame["screen"]
        cards = [hit for hit in self.open_now("card") if hit["id"].startswith("hand:")]
        goals = self.open_now("command")
        picked = goals if goals and (not cards or self.chance.random() < 0.7) else cards
        if not picked or self.chance.random() < 0.1:
            super().step()
            return
        self.click(self.chance.choice(picked))
        self.kinds["click"] += len(self.game.commands) > commands
        if self.game.frame["screen"] != screen and self.game.frame["screen"] not in ("handover", "face_down", "result"):
            self.back_out()


def check_hands(game, seats_taken, persons):
    """Was a hand ever shown before its person had clicked at the curtain? And does a curtain show nothing else?"""
    taken = set(seats_taken)
    viewer = None  # whose view is allowed now
    clicked = persons == 1
    curtain = False  # in the frame before
    shown = 0
    for index, frame in enumerate(game.frames):
        clicked = clicked or index in taken
        cards = [hit for hit in frame["hits"] if hit["id"].startswith("hand:") and "card" in hit]
        shown += len(cards)
        if frame["screen"] in ("handover", "face_down"):
            if frame["viewer"] is not None:
                raise Fault("somebody's view at the curtain in frame %d" % frame["frame"])
            bare = frame["screen"] == "handover"  # else the table is there, and the cards that lie on it
            telling = [hit["id"] for hit in frame["hits"] if bare and "card" in hit or "command" in hit]
            if telling:
                raise Fault("the curtain of frame %d shows %s" % (frame["frame"], " ".join(telling)))
            if not curtain:
                clicked = index in taken  # an earlier click was for an earlier curtain
        curtain = frame["screen"] in ("handover", "face_down")
        if frame["viewer"] is None:
            if cards:
                raise Fault("cards of a hand without a viewer in frame %d" % frame["frame"])
            viewer = None
            continue
        if frame["viewer"] != viewer:
            if viewer is not None and persons > 1:
                raise Fault("from %s to %s without a curtain in frame %d" % (viewer, frame["viewer"], frame["frame"]))
            if not clicked:
                raise Fault("the view of %s without a click in frame %d" % (frame["viewer"], frame["frame"]))
            viewer = frame["viewer"]
            clicked = persons == 1
    if shown == 0:
        raise Fault("no hand was ever shown: the check says nothing")


def check_commands(game):
    if not game.commands:
        raise Fault("no command was carried out")
    hashes = [entry["hash"] for entry in game.commands]
    if not all(re.fullmatch(r"[0-9a-f]{16}", value) for value in hashes):
        raise Fault("a hash is not 16 hex digits")
    standing = []
    for at, value in enumerate(hashes):
        for _, left in [undone for undone in game.undone if undone[0] == at]:  # what was taken back may come again
            standing = standing[:standing.index(left) + 1] if left in standing else []
        if value in standing:
            raise Fault("two commands left the same state")
        standing.append(value)
    for entry in game.commands:
        if "seat" not in entry["command"] or "do" not in entry["command"]:
            raise Fault("a command without seat or verb: %s" % entry)
