#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`stardeck --speak`: whole games of each kind as text in a terminal, chosen by chance among the numbered lines. Every line must be
a sentence without anything unfilled; nobody's cards are told to anybody else; the same typed lines give the same game by a pipe.

usage: test_speak.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import unittest

STARDECK = ""
SOURCE = pathlib.Path()

GAMES = {
    "tactics": ("starfleet", "romulan", "klingon"),
    "alpha_strike": ("bastion", "halberd", "tempest"),
    "deck_building": ("ship_enterprise", "ship_constellation"),
    "star_empires": ("federation", "klingon", "romulan"),
}
PROMPT = "> "
STEPS_MOST = 6000
NUMBERED = re.compile(r"^(\d+)\. ", re.M)
UNFILLED = re.compile(r"[{}\x00-\x08\x0b-\x1f\x7f]|\b[a-z_]+\.[a-z_]+\.[a-z_]+|%[sd]|\(null\)|[ (][.,;)](?=\s|$)|\.\.(?=\s|$)|: *\.")
CURTAIN = "\n" * 120  # no terminal is taller
OVER = {"en": "Over to ", "de": "Weiter mit "}
HAND = {"en": ("Your hand: ", "New in your hand: "), "de": ("Deine Hand: ", "Neu auf deiner Hand: ")}


class Talk:
    """A conversation over a terminal: `heard` is what was said up to the prompt."""

    def __init__(self, *arguments, home, **env):
        self.typed = []
        self.answers = []  # to each typed line
        self.all = ""
        master, slave = pty.openpty()
        flags = termios.tcgetattr(slave)
        flags[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(slave, termios.TCSANOW, flags)
        self.master = master
        self.process = subprocess.Popen([STARDECK, "--speak", *map(str, arguments)], stdin=slave, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=environment(home, **env))
        os.close(slave)
        self.heard = self.listen()

    def listen(self):
        """What is said until the program asks, or ends."""
        text = b""
        while not text.endswith(PROMPT.encode()):
            select.select([self.process.stdout], [], [], 120)
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                break
            text += more
        said = text.decode().removesuffix(PROMPT)
        self.all += said
        return said

    def say(self, line):
        self.typed.append(line)
        os.write(self.master, line.encode() + b"\n")
        self.heard = self.listen()
        self.answers.append(self.heard)
        return self.heard

    def stop(self):
        """Whatever state it is in."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()

    def end(self):
        os.close(self.master)
        rest = self.process.stdout.read().decode()
        self.all += rest
        errors = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(60), errors


def environment(home, **env):
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**clean, "STARDECK_CARDS": str(SOURCE / "cards"), "STARDECK_ASSETS": str(SOURCE / "assets"), "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"), **env}


class Base(unittest.TestCase):
    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-speak-"))
        self.addCleanup(shutil.rmtree, self.home)

    def talk(self, *arguments, **env):
        talk = Talk(*arguments, home=self.home, **env)
        self.addCleanup(talk.stop)
        return talk

    def piped(self, text, *arguments, status=0, **env):
        done = subprocess.run([STARDECK, "--speak", *map(str, arguments)], input=text, capture_output=True, check=False,
                              env=environment(self.home, **env), timeout=300)
        self.assertEqual((done.returncode, done.stderr.decode()), (status, ""))
        return done.stdout.decode()

    def saved(self):
        return sorted(file for file in (self.home / "data" / "stardeck" / "games").iterdir() if file.is_file())

    def check_lines(self, text):
        for line in text.split("\n"):
            self.assertIsNone(UNFILLED.search(line), line)
            self.assertEqual(line, line.strip(), repr(line))
            self.assertNotRegex(line, r"(?i)plays? ([\w ]+) as \1\.")

    def play(self, game, who, seed, lang="en", orders=(), steps=STEPS_MOST):
        """To the end, by chance; `orders` are typed now and then."""
        players = ",".join(f"{seat}:{kind}" for seat, kind in zip(GAMES[game], who))
        chance = random.Random(seed)
        talk = self.talk("--lang", lang, "--new", game, "--players", players, "--seed", seed)
        for step in range(steps):
            numbers = [int(number) for number in NUMBERED.findall(talk.heard)]
            if talk.process.poll() is not None or self.is_menu(talk, lang):
                break
            if orders and chance.random() < 0.05:
                talk.say(chance.choice(orders))
                numbers = []
            talk.say(str(chance.randint(1, max(numbers))) if numbers else "")
        return talk

    MENU = {"en": "What do you want to play?", "de": "Was möchtest du spielen?"}

    def is_menu(self, talk, lang):
        return self.MENU[lang] in talk.heard


class Games(Base):
    """A whole game of each kind."""

    ORDERS = {"en": ("hand", "table", "score", "seat", "history", "help", "place", "undo", "hint", "back", "again", "save", "brief"),
              "de": ("Hand", "Tisch", "Stand", "Platz", "Verlauf", "Hilfe", "Ort", "zurücknehmen", "Tipp", "zurück", "nochmal", "kurz")}

    def whole(self, game, lang):
        talk = self.play(game, ("human", "random"), 3, lang, self.ORDERS[lang])
        self.assertTrue(self.is_menu(talk, lang), talk.heard[-500:])
        self.assertRegex(talk.all[-3000:], r"(?m)^.*\b(wins?|gewinn(t|en)|sieg(t|en)|Sieg für|share the victory|teilen)\b.*\.$")
        status, errors = talk.end()
        self.assertEqual((status, errors), (0, ""))
        self.check_lines(talk.all)
        if game == "deck_building":
            self.check_battles(talk, lang)
        else:  # there are cards whose names end in a question mark
            self.assertNotRegex(talk.all, r"[?!]\.\s")
        if game == "star_empires":  # cards with two uses are told apart by them, not by numbers
            self.assertNotRegex(talk.all, r"(?m)^\d+\. .* \(2\)$")

    def check_battles(self, talk, lang):
        """How a battle stands is said; the card it is about once, not after each answer; options have no numbers of their own."""
        words = json.loads((SOURCE / "cards/deck_building/lang" / f"{lang}.json").read_text(encoding="utf-8"))
        stands, option = words["building"]["battle"]["stands_now"], words["command"]["choose"]["option"].partition("{")[0]
        self.assertIn(f"\n{stands}:\n", talk.all)
        self.assertNotIn(f". {option}", talk.all)
        self.assertNotRegex(talk.all, r"\b(VP|SP)\b")
        for typed, before, now in zip(talk.typed[1:], talk.answers, talk.answers[1:]):
            if typed.isdigit():
                again = {line for line in before.split("\n") if ": Battle Simulation. " in line} & set(now.split("\n"))
                self.assertEqual(again, set())

    def test_typed_lines_by_a_pipe(self):
        """What was typed at a terminal gives the same game by a pipe, without prompts."""
        talk = self.play("tactics", ("human", "easy"), 5, steps=40)
        typed, heard = talk.typed, talk.all
        talk.end()
        shutil.rmtree(self.home / "data")
        players = "starfleet:human,romulan:easy"
        said = self.piped("".join(f"{line}\n" for line in typed).encode(), "--lang", "en", "--new", "tactics", "--players", players, "--seed", 5)
        self.assertTrue(said.startswith(heard.replace(PROMPT, "")), said)


class HotSeat(Base):
    """Several persons at one terminal."""

    def setUp(self):
        super().setUp()
        self.chosen = set()

    def hands(self, game, lang):
        """Cards of a hand are told between the line that a seat is there and the next hand-over, and are that seat's."""
        talk = self.play(game, ("human", "human"), 11, lang, steps=120)
        talk.end()
        self.check_lines(talk.all)
        parts = talk.all.split(CURTAIN)
        self.assertGreater(len(parts), 4)
        names = set()
        for number, part in enumerate(parts[1:]):
            public, _, private = part.partition(OVER[lang])
            self.assertFalse(any(line.startswith(HAND[lang]) for line in public.split("\n")), part)
            names.add(private.split(".")[0])
            self.assertNotIn(OVER[lang], private, f"part {number}")
        self.assertEqual(len(names), 2)
        self.check_choices(game, lang, parts)

    # Cards that are known otherwise: what is on sale and in space lies open from the beginning.
    OPEN = ("deck_building",)

    def check_choices(self, game, lang, parts):
        """What can be chosen names only cards that the seat was told as its own, or that everybody was told."""
        if game in self.OPEN:
            return
        cards = self.card_names(game, lang)
        told, public = {}, set()
        for part in parts:
            _, _, private = part.partition(OVER[lang])
            own = told.setdefault(private.split(".")[0], set())
            for line in part.split("\n"):
                named = {card for card in cards if re.search(rf"(?<!\w){re.escape(card)}(?!\w)", line)}
                if line.startswith(HAND[lang]):
                    own |= named
                elif NUMBERED.match(line) or line in self.chosen:
                    unknown = {card for card in named - own - public if not any(card in other for other in own | public)}
                    self.assertEqual(unknown, set(), line)
                    self.chosen.add(line.partition(". ")[2])
                else:
                    public |= named

    def card_names(self, game, lang):
        """All names that cards have, those of single factions too."""
        words = json.loads((SOURCE / "cards" / game / "lang" / f"{lang}.json").read_text(encoding="utf-8"))
        names = (name for card in words["card"].values() for part, name in card.items() if part not in ("text", "what"))
        commands = json.dumps(words["command"], ensure_ascii=False)  # "Retreat to …" is no card
        return {name for name in (name.replace("\u00ad", "") for name in names if isinstance(name, str)) if name not in commands}

    def test_what_another_seat_says_is_not_repeated(self):
        """`again`, `hand` and `history` at a hand-over tell nothing of a hand."""
        talk = self.talk("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", 4)
        for _ in range(8):
            if "Over to" in talk.heard:
                said = "".join(talk.say(order) for order in ("again", "hand", "history", "table", "hint", "undo", "back", "seat", "card spy", "1", "play"))
                self.assertNotIn("our hand:", said)
                self.assertIn("Nobody’s hand is shown right now.", said)
                self.assertNotRegex(said, r"(?m)^\d+\. ")
                talk.say("")
            talk.say("1")
            if "undo" in talk.heard:
                talk.say("")
        self.check_lines(talk.all)
        self.assertEqual(talk.end(), (0, ""))


class Choosing(Base):
    """Numbers, words and whole fleets."""

    def test_by_words(self):
        talk = self.talk("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", 7)
        self.assertIn("Your hand: Armada, Dampening Field, Spy, Tactical Officer.", talk.heard)
        talk.say("play spy")
        self.assertEqual(talk.heard.splitlines()[1], "2. Play Spy at Betazed")
        talk.say("back")
        self.assertIn("Pass …: 16 ways", talk.heard)
        talk.say("nothing like it")
        self.assertIn("has “nothing like it” in it", talk.heard)
        talk.say("PASS")
        self.assertIn("Pass\n", talk.heard)
        self.assertEqual(talk.end(), (0, ""))

    def test_a_fleet(self):
        players = "federation:human,klingon:random"
        talk = self.talk("--lang", "en", "--new", "star_empires", "--players", players, "--seed", 3)
        self.assertIn("3 × Scout, Science Ship.", talk.heard)
        talk.say("move b-4")
        self.assertIn("Or type which of them go", talk.heard)
        talk.say("9 scouts")
        self.assertIn("Those units are not there", talk.heard)
        talk.say("2 scouts, science ship and a dog")
        self.assertIn("has “2 scouts, science ship and a dog” in it", talk.heard)
        talk.say("2 scouts, 1 science ship")
        self.assertIn("Plays Warp Fleet. Moves 3 units from Bellatrix to B-4; the strongest: Scout.", talk.heard)
        self.assertEqual(talk.end(), (0, ""))


class Keeping(Base):
    """Saved games, and the set-up by questions."""

    def test_a_game_goes_on(self):
        talk = self.play("tactics", ("human", "easy"), 9, steps=12)
        talk.say("hand")
        hand = talk.heard
        self.assertEqual(talk.end(), (0, ""))
        (file,) = self.saved()
        checked = subprocess.run([STARDECK, "replay", file], capture_output=True, text=True, check=False, env=environment(self.home))
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        again = self.talk("--lang", "en", "--load", file)
        self.assertEqual(again.say("hand"), hand)
        self.assertEqual(again.end(), (0, ""))
        menu = self.talk("--lang", "en")
        self.assertIn("1. Continue Tactics: Starfleet, Romulan; today, ", menu.heard)
        menu.say("1")
        self.assertEqual(menu.say("hand"), hand)
        self.assertEqual(menu.end(), (0, ""))
        self.assertEqual(self.saved(), [file])

    def card_called(self, name, file, choice):
        """What a game says of its card, with this choice of packs."""
        (self.home / "config" / "stardeck" / "packs.json").write_text(json.dumps({"packs": choice}), encoding="utf-8")
        return self.piped(f"card {name}\nquit\n".encode(), "--lang", "en", "--load", file)

    def test_a_pack_that_only_renames_is_kept(self):
        pack = self.home / "data" / "stardeck" / "packs" / "look"
        choice = [{"id": "look", "on": True}]
        (pack / "lang").mkdir(parents=True)
        (pack / "pack.json").write_text('{"id": "look", "name": "Look", "version": "1", "game": "tactics"}', encoding="utf-8")
        (pack / "lang" / "en.json").write_text('{"card": {"infantry": {"name": "Marines"}}}', encoding="utf-8")
        (self.home / "config" / "stardeck").mkdir(parents=True)
        (self.home / "config" / "stardeck" / "packs.json").write_text(json.dumps({"packs": choice}), encoding="utf-8")
        self.assertEqual(self.play("tactics", ("human", "easy"), 9, steps=12).end(), (0, ""))
        (file,) = self.saved()
        (pack / "lang" / "en.json").write_text('{"card": {"infantry": {"name": "Rangers"}}}', encoding="utf-8")
        self.assertIn("\nRangers, Troops, power 15", self.card_called("rangers", file, choice))  # what the pack says now
        off = [{"id": "look", "on": False}]
        self.assertIn("\nMarines, Troops, power 15", self.card_called("marines", file, off))
        (pack / "pack.json").write_text("{", encoding="utf-8")
        broken = subprocess.run([STARDECK, "--speak", "--lang", "en", "--load", file], input=b"card marines\nquit\n", capture_output=True,
                                check=False, env=environment(self.home), timeout=300)
        self.assertIn("\nMarines, Troops, power 15", broken.stdout.decode())
        shutil.rmtree(pack)
        self.assertIn("\nMarines, Troops, power 15", self.card_called("marines", file, []))

    def test_set_up_by_questions(self):
        talk = self.talk("--lang", "en")
        talk.say("star empires")
        self.assertRegex(talk.heard, r"(?m)^2\. Seat 1: Federation, Person")
        talk.say("add a player")
        self.assertIn("Seat 3: ", talk.heard)
        talk.say("4")
        self.assertIn("1. Person", talk.heard)
        talk.say("another faction")
        talk.say("borg")
        self.assertRegex(talk.heard, r"Seat \d: Borg")
        talk.say("4")
        talk.say("easy")
        talk.say("variant")
        talk.say("long game")
        self.assertIn("Variant: Long game", talk.heard)
        talk.say("1")
        self.assertIn("Septa: credits", talk.heard)
        self.check_lines(talk.all)
        self.assertEqual(talk.end(), (0, ""))

    def test_the_rules(self):
        """Every chapter, in both languages, of each game."""
        for lang, order in (("en", "rules"), ("de", "Regeln")):
            for game in GAMES:
                players = f"{GAMES[game][0]}:human,{GAMES[game][1]}:easy"
                talk = self.talk("--lang", lang, "--new", game, "--players", players, "--seed", 1)
                talk.say(order)
                chapters = len(NUMBERED.findall(talk.heard))
                self.assertGreater(chapters, 3, talk.heard)
                talk.say("1")
                for chapter in range(2, chapters + 1):
                    self.assertGreater(len(talk.say(f"{order} {chapter}")), 200)
                self.check_lines(talk.all)
                self.assertEqual(talk.end(), (0, ""))

    def test_taking_back(self):
        talk = self.talk("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", 7)
        asked = talk.heard.splitlines()[-5:]
        self.assertIn("You haven’t done anything yet", talk.say("undo"))
        talk.say("1")
        if "undo" not in talk.heard:
            talk.say("1")
        self.assertIn("Enter ends your turn", talk.heard)
        talk.say("undo")
        self.assertEqual(talk.heard.splitlines()[0], "Taken back.")
        self.assertEqual(talk.heard.splitlines()[-5:], asked)
        self.assertEqual(talk.end(), (0, ""))


class Newcomer(Base):
    """What somebody who knows neither game nor program needs to be told."""

    def test_lists_explain_themselves(self):
        """The menu, the set-up and lists within a game: help, rules, and what was wrong."""
        talk = self.talk("--lang", "en")
        self.assertIn("Enter alone goes back", talk.say("help"))
        self.assertIn("1. New game: Tactics", talk.heard)
        self.assertIn("“nope” is none of these lines", talk.say("nope"))
        self.assertIn("The rules of which game?", talk.say("rules 1"))
        self.assertIn("Two to four ships meet", talk.say("alpha strike"))
        self.assertIn("1. New game: Tactics", talk.heard)
        self.assertIn("The rules of which game?", talk.say("how to play"))
        talk.say("")
        talk.say("new game tactics")
        self.assertIn("What it is about", talk.say("rules 1"))
        self.assertIn("1. Start", talk.heard)
        self.assertIn("none of these lines, or more than one", talk.say("seat"))
        self.check_lines(talk.all)
        self.assertEqual(talk.end(), (0, ""))

    def test_an_answer_ends_no_turn(self):
        talk = self.talk("--lang", "en", "--new", "deck_building", "--players", "ship_enterprise:human,ship_hood:human", "--seed", 4)
        talk.say("")
        self.assertIn("1. Drop ", talk.heard)
        self.assertIn("Enter goes on, “undo” takes that back.", talk.say("1"))
        self.assertNotIn("ends your turn", talk.heard)

    def test_nothing_to_choose(self):
        """A wrong word after a move, and at a hand-over, is answered."""
        talk = self.talk("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", 4)
        self.assertIn("so “xyz” does nothing", talk.say("xyz"))
        self.assertIn("Press Enter when you are there.", talk.heard)
        talk.say("")
        talk.say("1")
        talk.say("1")
        for wrong in ("xyz", "3"):
            said = talk.say(wrong)
            self.assertIn(f"so “{wrong}” does nothing", said)
            self.assertIn("Enter ends your turn, “undo” takes the move back.", said)
        self.assertEqual(talk.end(), (0, ""))

    def test_a_captain_greets_once(self):
        """Also while nothing has happened yet that the history would have."""
        players = "ship_enterprise:human,ship_hood:human,ship_constellation:easy/greta_holm"
        talk = self.talk("--lang", "en", "--new", "deck_building", "--players", players, "--seed", 3)
        for line in ("", "1", "", "", "1", "", ""):
            talk.say(line)
        self.assertEqual(talk.all.count("Greta Holm: “"), 1)
        self.assertEqual(talk.end(), (0, ""))

    def test_the_deck_building_game(self):
        """The first decision, what is on sale, places, cards that belong to nobody."""
        players = "ship_enterprise:human,ship_constellation:easy"
        talk = self.talk("--lang", "en", "--new", "deck_building", "--players", players, "--seed", 3)
        self.assertIn("Everybody chooses draft missions", talk.heard)
        self.assertIn("The Galileo Seven (draft), Draft mission, 25 points. Goal: 3+ Speed, 4+ Diplomacy.", talk.heard)
        self.assertIn("On sale: Briefing Room 4 XP, Warp Jump 3 XP,", talk.say("table"))
        self.assertIn("Places: Search area, Always on sale, Mission area, Bridge of the Enterprise,", talk.say("place"))
        self.assertIn("Ensign, Character, +1 XP. Costs 1 XP. 14 left.", talk.say("place always"))
        self.assertIn("On the bridge: empty.", talk.say("place bridge enterprise"))
        for card in ("ruk", "ensign", "evasive"):
            self.assertNotIn("Owner", talk.say(f"card {card}"))
        self.assertEqual(talk.say("score").splitlines(), ["Enterprise: 0 points.", "Constellation: 0 points."])
        talk.say("1")
        self.assertIn("1. Begin the action phase: play cards, buy,", talk.heard)
        talk.say("1")
        hand = talk.say("hand")
        self.assertIn("\nHand: ", talk.say("seat enterprise"))
        self.assertTrue(all(line.split(",")[0] in talk.heard for line in hand.splitlines()[1:] if "Character" in line), talk.heard)
        self.assertEqual(talk.say("seat constellation").count("Hand: "), 0)
        talk.say("play ensign")
        self.assertIn("On the bridge: Ensign.", talk.say("seat enterprise"))
        asks = "Memory Alpha: Choose one — Draw 2 cards"  # said once while it asks, and again when asked for
        self.assertIn(asks, talk.say("play memory alpha"))
        self.assertIn("\n1. Draw 2: You draw 2 cards.\n2. Upgrade a card by +2\n", talk.heard)
        self.assertNotIn(asks, talk.say("upgrade"))
        self.assertIn(asks, talk.say(""))
        self.check_lines(talk.all)
        self.assertEqual(talk.end(), (0, ""))

    def test_scores_count_in_singular_and_plural(self):
        """One is not "1 systems"."""
        for game, players, lang, said in (("star_empires", "federation:human,klingon:easy", "en", "1 system."),
                                          ("star_empires", "federation:human,klingon:easy", "de", "1 System."),
                                          ("alpha_strike", "bastion:human,halberd:easy", "en", "10 hull."),
                                          ("alpha_strike", "bastion:human,halberd:easy", "de", "10 Hülle.")):
            talk = self.talk("--lang", lang, "--new", game, "--players", players, "--seed", 3)
            lines = talk.say({"en": "score", "de": "Stand"}[lang]).splitlines()
            self.assertEqual([line.partition(": ")[2] for line in lines], [said, said])
            self.assertEqual(talk.end(), (0, ""))

    def test_places(self):
        """A game without any says so; those in rows are found by their numbers too."""
        strike = self.talk("--lang", "en", "--new", "alpha_strike", "--players", "bastion:human,halberd:easy", "--seed", 1)
        for line in ("place", "place bridge"):
            self.assertIn("This game has no places", strike.say(line))
        self.assertNotIn("\nplace:", strike.say("help"))
        self.assertEqual(strike.end(), (0, ""))
        tactics = self.talk("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", 7)
        self.assertIn("Row 2, Betazed", tactics.say("place 2"))
        self.assertIn("There is nothing called “9” here.", tactics.say("place 9"))
        self.assertNotIn("owner included", tactics.say("table"))
        for line in ("1", "1", ""):
            tactics.say(line)
        self.assertIn("Face down: Nobody may look at this card, its owner included.", tactics.say("table"))
        self.assertNotIn("?", tactics.heard)
        self.assertIn("owner included", tactics.say("place 1"))
        self.assertEqual(tactics.end(), (0, ""))

    def test_teams(self):
        """In Alliances everybody has a sum; in Blind Trust the ally is told the card that was handed over, and nobody else."""
        players = "starfleet:human,klingon:human,vulcan:human,romulan:human"
        talk = self.talk("--lang", "en", "--new", "tactics", "--variant", "alliances", "--players", players, "--seed", 4)
        for line in ("", "1", "1", "", ""):
            talk.say(line)
        (row,) = [line for line in talk.say("table").splitlines() if "Face down (" in line]
        self.assertRegex(row, r" Starfleet: face-down cards alone\. Klingon: 0\. Vulcan: 0\. Romulan: 0\. ")
        self.assertEqual(talk.end(), (0, ""))
        talk = self.talk("--lang", "en", "--new", "tactics", "--variant", "blind_trust", "--players", players, "--seed", 4)
        talk.say("")
        first = re.search(r"(?m)^1\. .*", talk.heard).group(0)
        hand = talk.heard.partition("Your hand: ")[2].partition(".\n")[0].split(", ")
        (given,) = [name for name in hand if name in first]
        talk.say("1")
        self.assertNotIn(given, talk.say(""))
        talk.say("")
        self.assertRegex(talk.heard, rf"(?m)^{re.escape(given)}(, power \d+)?[.:]")
        self.check_lines(talk.all)
        self.assertEqual(talk.end(), (0, ""))

    def test_lists_are_short(self):
        """What all lines share is said once; groups are called by what they do; credits are told."""
        talk = self.talk("--lang", "en", "--new", "star_empires", "--players", "federation:human,klingon:random", "--seed", 2)
        self.assertRegex(talk.heard, r"(?m)^Round 1$")
        talk.say("move antares")
        self.assertEqual(talk.heard.count("Not explored yet"), 1)
        self.assertRegex(talk.heard, r"(?m)^1\. Move from Arcturus to Antares with Warp: Scout$")
        talk.say("")
        self.assertIn("1. Move from Arcturus to … with Warp: 92 ways\n", talk.heard)
        talk.say("end the moves")
        self.assertRegex(talk.heard, r"(?m)^Credits left: \d+\.$")
        self.assertEqual(talk.end(), (0, ""))

    def test_a_long_game_goes_on_with_its_end(self):
        talk = self.play("tactics", ("human", "easy"), 9, steps=60)
        history = [line for line in talk.say("history 999").splitlines() if ":" in line]
        self.assertEqual(talk.end(), (0, ""))
        again = self.talk("--lang", "en", "--load", *self.saved())
        self.assertIn("The game goes on. This happened last;", again.heard)
        self.assertIn(history[-1], again.heard)
        self.assertNotIn(history[0], again.heard)
        self.assertEqual(again.heard.count("The game goes on."), 1)
        again.say("1")
        self.assertNotIn("The game goes on.", again.heard)
        self.assertEqual(again.end(), (0, ""))

    def test_the_help_names_what_can_be_typed(self):
        """Seats of each game in --help, orders in the manual page."""
        help_text = subprocess.run([STARDECK, "--help"], capture_output=True, text=True, check=True, env=environment(self.home)).stdout
        for game, file, key in (("tactics", "factions", "factions"), ("alpha_strike", "ships", "ships"), ("deck_building", "ships", "ships"), ("star_empires", "races", "races")):
            seats = json.loads((SOURCE / "cards" / game / f"{file}.json").read_text(encoding="utf-8"))[key]
            self.assertIn(f"{game} {', '.join(seat['id'] for seat in seats)}", " ".join(help_text.split()))
        page = (SOURCE / "packaging/man/stardeck.6").read_text(encoding="utf-8")
        for order in json.loads((SOURCE / "assets/lang/en.json").read_text(encoding="utf-8"))["speak"]["order"].values():
            self.assertIn(f"\\fB{order}\\fR", page)


class Anything(Base):
    """Whatever is typed gets an answer or a clean end, and the game is kept."""

    NEW = ("--lang", "en", "--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", "7")

    KEPT = "The game is saved with every move. It goes on here and in the window."
    NOT_BEGUN = "Nothing has been played yet: the game is saved from the first move on."

    def saved(self):
        return len(list(pathlib.Path(self.home).rglob("*.stardeck")))

    def check_end(self, said, before):
        """It says that the game is kept if there is a file of it, and only then."""
        kept = self.KEPT if self.saved() > before else self.NOT_BEGUN
        self.assertEqual(said.strip().splitlines()[-2:], [kept, "Good-bye."])

    def ends(self, text):
        before = self.saved()
        said = self.piped(text, *self.NEW)
        self.check_lines(said)
        self.check_end(said, before)
        return said

    def test_what_is_kept(self):
        self.ends(b"pass\n1\n1\n1\n1\n")
        self.assertEqual(self.saved(), 1)
        self.ends(b"1\n")
        self.assertEqual(self.saved(), 1)

    def test_the_end_of_the_input(self):
        for text in (b"", b"1", b"1\n", b"1\n\n", b"hel", b"\n\n\n", b"card", b"concede\n"):
            self.ends(text)

    def test_garbage(self):
        chance = random.Random(1)
        self.assertIn("That line is too long.", self.ends(b"x" * 100000 + b"\n"))
        self.assertIn("Type a number from 1 to", self.ends(b"0\n99999999999999999999999999\n"))
        for text in (b"\0\n", b"\xff\xfe\n", "…\u202e\x1b[31mred\n".encode(), b"{card}\n", b"%s%n\n", b"-1\n", b"1.5\n", b"hand hand\n",
                     b"card \xe2\x80\n", b"seat nobody\n", b"place nowhere\n", b"history -5\n", b"history 99999999999\n", b"concede\nno\n",
                     b"menu\n\n", b"\r\n", b"1\r\n"):
            said = self.piped(text, *self.NEW)
            self.assertNotRegex(said, r"[\x00-\x08\x0b-\x1f\x7f]")
            self.assertTrue(said.endswith("Good-bye.\n"), (text, said[-200:]))
        for _ in range(20):
            noise = bytes(chance.randrange(256) for _ in range(2000))
            said = self.piped(noise, *self.NEW)
            self.assertTrue(said.endswith("Good-bye.\n"), said[-200:])

    def test_signals(self):
        """Ctrl-C and its like end as the end of the input does."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            before = self.saved()
            talk = self.talk(*self.NEW)
            talk.say("1")
            talk.process.send_signal(number)
            said = talk.listen()
            self.check_end(said, before)
            self.assertEqual(talk.end(), (0, ""))

    def test_nobody_listens(self):
        process = subprocess.Popen([STARDECK, "--speak", *self.NEW], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=environment(self.home))
        process.stdout.close()
        process.stdin.write(b"help\n" * 100)
        process.stdin.close()
        self.assertEqual((process.wait(60), process.stderr.read()), (0, b""))
        process.stderr.close()

    def test_options(self):
        for arguments, says in ((("--watch", "x"), "--speak plays games"), (("--new", "tactix"), "tactix"), (("x.stardeck",), "--load x.stardeck"), (("--load", "nothing"), "nothing")):
            done = subprocess.run([STARDECK, "--speak", *arguments], input=b"", capture_output=True, check=False, env=environment(self.home), timeout=60)
            self.assertEqual((done.returncode, done.stdout), (2, b""), done.stderr)
            self.assertIn(says, done.stderr.decode())


for name in GAMES:
    for code in ("en", "de"):
        setattr(HotSeat, f"test_{name}_{code}", lambda self, game=name, lang=code: self.hands(game, lang))
        setattr(Games, f"test_{name}_{code}", lambda self, game=name, lang=code: self.whole(game, lang))


def main():
    global STARDECK, SOURCE
    STARDECK, SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])


if __name__ == "__main__":
    main()
