#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs of several people and for several games: how many there may be, which games one is left out of, what two may share.

usage: test_packs_together.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

STARDECK = ""
SOURCE = pathlib.Path()
STRIKE = "spinal_laser"  # a card of Alpha Strike


class Base(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-together-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.packs = self.folder / "data" / "stardeck" / "packs"

    def pack(self, name, files, **about):
        for file, value in {"pack.json": {"id": name, "name": name.title(), "version": "1", **about}, **files}.items():
            (self.packs / name / file).parent.mkdir(parents=True, exist_ok=True)
            (self.packs / name / file).write_text(json.dumps(value), encoding="utf-8")
        return self.packs / name

    def switch_on(self, *names, off=()):
        """The first is the uppermost."""
        choice = self.folder / "config" / "stardeck" / "packs.json"
        choice.parent.mkdir(parents=True, exist_ok=True)
        entries = [{"id": name, "on": True} for name in names] + [{"id": name, "on": False} for name in off]
        choice.write_text(json.dumps({"packs": entries}), encoding="utf-8")

    def run_it(self, *arguments):
        env = {**os.environ, "STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        return subprocess.run([STARDECK, *map(str, arguments)], capture_output=True, text=True, check=False, env=env, timeout=300)

    def power(self, card, *arguments):
        done = self.run_it("rules", "tactics", "--json", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return next(entry["power"] for entry in json.loads(done.stdout)["cards"] if entry["id"] == card), done.stderr


class Copies(Base):
    """A backup beside a pack: the pack counts, whatever the other is called, and the other is told."""
    COPY = "this is a copy of the pack in {}, with the same id \"mine\", and that one counts; move this folder elsewhere, or give it an id of its own\n"

    def setUp(self):
        super().setUp()
        self.mine = self.pack("mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics", version="2")
        self.copy = self.pack("Copy of mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 20}]}}, game="tactics", id="mine")
        self.switch_on("mine")

    def test_the_pack_counts_and_the_copy_is_told(self):
        power, said = self.power("galaxy")
        self.assertEqual(power, 9)
        self.assertIn(f"{self.copy}/pack.json:1:8: " + self.COPY.format(self.mine), said)
        self.assertIn('the pack "Copy of mine" is left out\n', said)
        self.assertIn("A pack is there twice: one of the two counts\n", self.run_it("--speak").stdout)
        self.switch_on(off=["mine"])  # then nobody asks
        self.assertEqual(self.power("galaxy"), (7, ""))

    def test_lint_says_the_same(self):
        for folders in ([self.copy], [self.packs], [self.mine, self.copy], [self.copy, self.mine], [self.packs / ".." / "packs"]):
            done = self.run_it("lint", *folders)
            self.assertEqual(done.returncode, 1, (folders, done.stderr))
            self.assertEqual(done.stderr.count("error["), 1, done.stderr)
            self.assertIn("/Copy of mine/pack.json:1:8: error[id]: this is a copy of the pack in ", done.stderr)
        self.assertEqual(self.run_it("lint", self.mine).stderr, "")

    def test_a_link_to_the_pack_makes_it_no_copy_of_itself(self):
        shutil.rmtree(self.copy)
        (self.packs / "alink").symlink_to(self.mine)
        done = self.run_it("lint", self.mine)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.power("galaxy")[0], 9)

    def test_a_broken_pack_is_told_and_its_copy_does_not_play(self):
        (self.mine / "pack.json").write_text('{"id": "mine", "na', encoding="utf-8")
        power, said = self.power("galaxy")
        self.assertEqual(power, 7)
        self.assertIn(f"{self.mine}/pack.json:1:", said)

    def test_export_takes_the_pack(self):
        done = self.run_it("export", "mine", "--to", self.folder)
        self.assertEqual(done.stdout, f"{self.folder}/mine-2.zip\n", done.stderr)


class Speaking(Base):
    def speak(self, *arguments, typed="quit\n"):
        env = {**os.environ, "STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        return subprocess.run([STARDECK, "--speak", *arguments], input=typed, capture_output=True, text=True, check=True, env=env, timeout=300)


class Spoken(Speaking):
    """What the window says of packs is said in a terminal, too."""

    def begin(self):
        self.pack("mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,romulan:random", "--seed", "3", typed="1\n1\n\nquit\n")

    def test_a_pack_that_is_gone_when_a_game_is_begun_at_once(self):
        self.begin()
        shutil.rmtree(self.packs / "mine")
        for arguments in ((), ("--new", "tactics")):
            done = self.speak(*arguments)
            self.assertRegex(done.stdout, "A pack that was on is not here any more\n[Mm]ine\n")
            self.assertEqual(done.stderr, 'stardeck: the pack "mine" is on, and is not here any more\n')

    def test_what_a_game_goes_on_with(self):
        self.begin()
        self.assertIn("\n1. Continue Tactics: ", self.speak().stdout)
        self.assertNotIn("goes on with", self.speak().stdout.lower())
        self.switch_on(off=["mine"])
        row = next(line for line in self.speak().stdout.splitlines() if line.startswith("1. Continue"))
        self.assertRegex(row, r"; .*\. It goes on with what it has kept of Mine.*, which is not in use now\.$")
        self.pack("mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 12}]}}, game="tactics")
        self.switch_on("mine")
        row = next(line for line in self.speak().stdout.splitlines() if line.startswith("1. Continue"))
        self.assertIn("Goes on with the cards it was begun with. Mine, deck.json: Galaxy · power was 9, now 12.", row)


class Named(Base):
    """What lint says names what it is about, and what to do."""

    def said(self, game, **files):
        pack = self.pack("mine", {f"{name}.json": value for name, value in files.items()}, game=game)
        return self.run_it("lint", pack).stderr

    def test_the_record_whose_list_is_too_long(self):
        add = {"when": "scoring", "do": "add", "amount": 1}
        said = self.said("tactics", deck={"cards": [{"each": {"type": "troops"}, "effects": {"+": [add, add, add]}}]})
        self.assertRegex(said, r'error\[value\]: "effects" of "\w+" has 5 entries; at most 4 are allowed: the game\'s own 2, "mine" 3\n')

    def test_a_text_that_speaks_of_what_is_taken_out(self):
        said = self.said("star_empires", deck={"cards": [{"id": "surprise", "remove": True}]})
        self.assertIn('there is no value for {surprise.n} in the text "race.romulan.text"; the pack can bring a text of its own for it\n', said)


class WithConditions(Base):
    def test_a_change_that_depends_on_a_pack_is_no_card_of_its_own(self):
        words = {"card": {"wolf": {"name": "Wolf", "text": "Gain {n} force."}}}
        wolf = {"id": "wolf", "copies": 2, "when": ["battle"], "picture": "icon:hidden", "effects": [{"op": "force", "n": 7}]}
        one = self.pack("one", {"deck.json": {"cards": [wolf]}, "lang/en.json": words, "lang/de.json": words}, game="star_empires")
        other = self.pack("other", {"deck.json": {"cards": [{"id": "wolf", "when": {"pack": "one"}, "effects": {"1": {"n": "+1"}}}]}}, game="star_empires")
        for folders in ((one, other), (other, one)):
            self.assertNotIn("shadow", self.run_it("lint", *folders).stderr)


class SeatOfACaptain(Base):
    def test_whoever_takes_it_out_is_told_above_and_below(self):
        words = {"captain": {"hive": {"name": "Hive", "style": "s", "greets": "g", "wins": "w", "loses": "l"}}}
        captain = self.pack("cap", {"captains.json": {"captains": [{"id": "hive", "seat": "borg"}]}, "lang/en.json": words, "lang/de.json": words}, game="star_empires")
        taker = self.pack("taker", {"races.json": {"races": [{"id": "borg", "remove": True}]}}, game="star_empires")
        said = self.run_it("lint", captain, taker).stderr
        self.assertIn(f'{taker}/races.json:1:12: warning[never]: because of this the captain "hive" does not count: {captain}/captains.json:1, below this, '
                      'has "borg" as its "seat"\n', said)
        self.assertIn("warning[never]: this captain does not count", self.run_it("lint", taker, captain).stderr)
        self.assertNotIn("does not count", self.run_it("lint", taker).stderr)  # our own captains go with her


class LeftOutItself(Base):
    def test_what_a_pack_misses_is_in_one_that_is_left_out(self):
        words = {"card": {name: {"name": name.title(), "text": ""} for name in ("hunter", "hunter2")}}
        base = self.pack("base", {"deck.json": {"cards": [{"id": "hunter", "like": "galaxy"}, {"id": "spy", "power": 99}]}, "lang/en.json": words, "lang/de.json": words}, game="tactics")
        upper = self.pack("upper", {"deck.json": {"cards": [{"id": "hunter2", "like": "hunter", "power": "+1"}]}, "lang/en.json": words, "lang/de.json": words}, game="tactics")
        self.switch_on("upper", "base")
        wanted = 'there is nothing called "hunter" below to be like; the pack "Base", below this, has it and is left out itself: what is said of that one tells why\n'
        self.assertIn(f"{upper}/deck.json:1:38: {wanted}", self.power("galaxy")[1])
        said = self.run_it("lint", base, upper).stderr
        self.assertIn(f"{upper}/deck.json:1:38: error[id]: {wanted}", said)


class KindOfACard(Base):
    def test_it_follows_the_effects_that_are_left(self):
        taker = self.pack("taker", {"deck.json": {"cards": [{"id": "spy", "effects": {"1": None, "2": None}}]}}, game="tactics")
        giver = self.pack("giver", {"deck.json": {"cards": [{"id": "spy", "effects": {"+": [{"when": "scoring", "do": "add", "amount": 2}]}}]}}, game="tactics")
        for packs, kind in (((taker, giver), "scoring"), ((giver, taker), "scoring"), ((taker,), "none"), ((giver,), "one_time")):
            done = self.run_it("rules", "tactics", "--json", *[word for pack in packs for word in ("--pack", pack)])
            self.assertEqual(next(card["kind"] for card in json.loads(done.stdout)["cards"] if card["id"] == "spy"), kind, packs)


class ExplainedToo(Base):
    """rules --explain, of more than cards."""

    def explain(self, game, id, *packs):
        named = [argument for pack in packs for argument in ("--pack", pack)]
        done = self.run_it("rules", game, "--explain", id, *named)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return re.sub(r" +", " ", done.stdout)

    def test_captains(self):
        pack = self.pack("mine", {"captains.json": {"captains": [{"id": "velara", "whim": 9}]}, "lang/en.json": {"captain": {"velara": {"name": "V"}}}}, game="tactics")
        said = self.explain("tactics", "velara", pack)
        self.assertRegex(said, r"captain velara\n")
        self.assertRegex(said, r" whim 9 .*/mine/captains\.json:1, instead of 6\n")
        self.assertRegex(said, r'captain velara \(en\)\n name "V" .*/mine/lang/en\.json:1, instead of "\w+"\n')

    def test_keys_of_a_file(self):
        pack = self.pack("mine", {"game.json": {"hand_size": "+1"}}, game="tactics")
        self.assertRegex(self.explain("tactics", "hand_size", pack), r"key hand_size\n hand_size 5 .*/mine/game\.json:1, instead of 4\n")
        pack = self.pack("deck", {"game.json": {"starting_deck": {"+": ["lieutenant"]}}}, game="deck_building")
        self.assertRegex(self.explain("deck_building", "starting_deck", pack), r'key starting_deck\n starting_deck \[.*"lieutenant"\]\n? .*/deck/game\.json:1, instead of \[')

    def test_territories(self):
        pack = self.pack("mine", {"maps.json": {"maps": [{"id": "triangle", "territories": {"1": {"kind": "wormhole"}}}]}}, game="star_empires")
        maps = json.loads((SOURCE / "cards/star_empires/maps.json").read_text(encoding="utf-8"))["maps"]
        first = next(entry for entry in maps if entry["id"] == "triangle")["territories"][0]["id"]
        self.assertRegex(self.explain("star_empires", first, pack), r'territory \w+\n(?: .*\n)* triangle/kind "wormhole" .*/mine/maps\.json:1, instead of "\w+"\n')
        done = self.run_it("rules", "tactics", "--explain", "hand_sice")
        self.assertIn("did you mean 'hand_size'?", done.stderr)


class OfTheGame(Base):
    """What is meant to be new, and has the id of one of the game's own."""

    def said(self, files):
        pack = self.pack("mine", files, game="tactics")
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 0, done.stderr)
        shutil.rmtree(pack)
        return done.stderr

    def test_it_changes_that_one(self):
        words = {"name": "Velara", "style": "s", "greets": "g", "wins": "w", "loses": "l"}
        velara = {"captains.json": {"captains": [{"id": "velara", "seat": "romulan", "boldness": -20}]}}
        texts = {"lang/en.json": {"captain": {"velara": words}}, "lang/de.json": {"captain": {"velara": words}}}
        wanted = '/mine/captains.json:1:22: warning[shadow]: the game has a captain "velara" of its own, and this changes that one; a new one needs an id that is not there yet\n'
        self.assertIn(wanted, self.said({**velara, **texts}))
        self.assertNotIn("shadow", self.said(velara))  # given as a whole, but not named anew
        self.assertNotIn("shadow", self.said({"captains.json": {"captains": [{"id": "velara", "boldness": -20}]}, **texts}))

    def test_the_recipes_make_something_new(self):
        own = {}
        for game in ("tactics", "alpha_strike", "deck_building", "star_empires"):
            for file in (SOURCE / "cards" / game).glob("*.json"):
                for name, records in json.loads(file.read_text(encoding="utf-8")).items():
                    own[(game, file.name, name)] = {record["id"] for record in records if isinstance(record, dict) and "id" in record} if isinstance(records, list) else set()
        for guide in ("RECIPES.md", "REZEPTE.md"):
            text, games = (SOURCE / "cards" / guide).read_text(encoding="utf-8"), {}
            seen = 0
            for name, block in re.findall(r"`([\w/.]+\.json)`:\n\n```json\n(.*?)```", text, re.S):
                folder, *way, file = name.split("/")
                value = json.loads(block)
                if file == "pack.json":
                    games[folder] = value.get("game")
                for kind, records in value.items() if "lang" not in way else ():
                    game = games.get(folder) or (way[0] if way else None)
                    known = own.get((game, file, kind), set())
                    for record in records if isinstance(records, list) else ():
                        if isinstance(record, dict) and {"seat", "type", "kind", "hull"} & set(record) and "id" in record:
                            self.assertNotIn(record["id"], known, (guide, name))
                            seen += 1
            self.assertGreaterEqual(seen, 5, guide)


class KeptTexts(Speaking):
    def test_nobody_is_to_mend_what_was_kept(self):
        words = {"faction": {"klingon": {"name": "Fleets", "nominative": "the Fleets", "number": "many"}}}
        self.pack("mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}, "lang/en.json": words}, game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,klingon:random", "--seed", "3", typed="1\n1\n\nquit\n")
        shutil.rmtree(self.packs / "mine")
        self.switch_on()
        (game,) = (self.folder / "data/stardeck/games").glob("*.stardeck")
        self.assertEqual(self.speak("--load", game).stderr, "")


class Moved(Speaking):
    def test_replay_of_a_game_that_was_moved_finds_the_cards_kept_with_it(self):
        self.pack("mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,klingon:random", "--seed", "3", typed="1\n1\n\nquit\n")
        shutil.rmtree(self.packs / "mine")
        self.switch_on()
        games = self.folder / "data/stardeck/games"
        (game,) = games.glob("*.stardeck")
        (games / "old").mkdir()
        for folder in (games / "old", self.folder):
            done = self.run_it("replay", shutil.copy(game, folder))
            self.assertEqual((done.returncode, done.stderr), (0, ""), folder)
        (games / "rules").rename(self.folder / "elsewhere")
        self.assertEqual(self.run_it("replay", self.folder / game.name).returncode, 0, "the second copy is enough")
        for folder in (games, self.folder):
            shutil.rmtree(folder / "rules", ignore_errors=True)
        shutil.rmtree(self.folder / "copies", ignore_errors=True)
        (games / "copies").rename(self.folder / "copies elsewhere")
        self.assertEqual(self.run_it("replay", self.folder / game.name).returncode, 2)


class Together(Base):
    def test_of_a_folder_those_that_are_on_are_checked_together_too(self):
        for name, power in (("ann", 9), ("ben", 12), ("cy", 5)):
            self.pack(name, {"deck.json": {"cards": [{"id": "galaxy", "power": power}]}}, game="tactics")
        note = "stardeck: 2 of these packs are on, and were checked upon one another too: stardeck lint"
        for on, lower, upper in ((("ann",), None, None), (("ben", "ann"), "ann", "ben"), (("ann", "ben"), "ben", "ann")):
            self.switch_on(*on, off=[name for name in ("ann", "ben", "cy") if name not in on])
            done = self.run_it("lint", self.packs)
            clashes = [line for line in done.stderr.splitlines() if "warning[shadow]" in line]
            self.assertEqual((done.returncode, done.stdout), (0, f"3 packs checked, 0 faults{', 1 warning' * (lower is not None)}\n"), done.stderr)
            self.assertEqual(len(clashes), lower is not None)
            self.assertEqual(done.stderr.splitlines()[-1:], [] if lower is None else [f"{note} {self.packs}/{lower} {self.packs}/{upper}"])
            if lower is not None:
                self.assertIn(f"{self.packs}/{upper}/deck.json:", clashes[0])
                self.assertEqual(clashes, [line for line in self.run_it("lint", self.packs / lower, self.packs / upper).stderr.splitlines() if "shadow" in line])
        german = self.run_it("lint", "--lang", "de", self.packs).stderr
        self.assertIn("2 dieser Pakete sind eingeschaltet und wurden auch übereinander geprüft: stardeck lint /", german)
        self.assertEqual([one["code"] for one in json.loads(self.run_it("lint", "--json", self.packs).stdout)], ["shadow"])

    def test_several_warnings_in_one_place_are_all_told(self):
        self.pack("ann", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}, {"id": "defiant", "power": 9}]}}, game="tactics")
        self.pack("ben", {"deck.json": {"cards": [{"each": {"id": ["galaxy", "defiant"]}, "remove": True}]}}, game="tactics")
        self.switch_on("ben", "ann")
        told = [[line for line in self.run_it("lint", *packs).stderr.splitlines() if "warning[shadow]" in line]
                for packs in ((self.packs,), (self.packs / "ann", self.packs / "ben"))]
        self.assertEqual((len(told[0]), told[0]), (2, told[1]))

    def test_an_error_that_they_make_together_counts(self):
        for name in ("ann", "ben"):
            self.pack(name, {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics", **({"conflicts": ["ann"]} if name == "ben" else {}))
        self.assertEqual(self.run_it("lint", self.packs).returncode, 0)
        self.switch_on("ben", "ann")
        done = self.run_it("lint", self.packs)
        self.assertEqual((done.returncode, done.stderr.count("it does not go with the pack \"ann\"")), (1, 1), done.stderr)


class NotOn(Base):
    def test_what_a_pack_needs_is_off_whatever_else_is_named(self):
        for name, about in (("base", {}), ("mid", {"needs": ["base"]}), ("other", {})):
            self.pack(name, {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics", **about)
        self.switch_on("mid", "other", off=["base"])
        for folders in (["mid"], ["other", "mid"], ["mid", "other"]):
            done = self.run_it("lint", *(self.packs / name for name in folders))
            self.assertIn('/mid/pack.json', done.stderr, folders)
            self.assertIn('it needs the pack "base", which is off; switch it on\n', done.stderr, folders)
        self.assertNotIn("switch it on", self.run_it("lint", self.packs / "base", self.packs / "mid").stderr)
        self.switch_on("other", off=["base", "mid"])
        self.assertNotIn("switch it on", self.run_it("lint", self.packs / "other", self.packs / "mid").stderr)


class TooDeep(Base):
    def test_lint_says_what_packs_says(self):
        deep = self.pack("mine-2/mine", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics", id="mine").parent
        for folder in (deep, self.packs / "mine-2/"):
            done = self.run_it("lint", folder)
            self.assertEqual(done.stdout, "1 pack checked, 0 faults, 1 warning\n")
            self.assertIn('mine-2: warning[file]: there is no pack.json in this folder, but in "mine": move that folder up\n', done.stderr)
        elsewhere = shutil.copytree(self.packs, self.folder / "other")  # any folder may hold packs
        self.assertEqual(self.run_it("lint", elsewhere / "mine-2").stderr, "")


class Many(Base):
    def many(self, count):
        for i in range(count):
            self.pack(f"aa{i:03}", {"deck.json": {"cards": [{"id": "galaxy", "power": 5}]}}, game="tactics")
        return [f"aa{i:03}" for i in range(count)]

    def test_so_many_can_be_named_as_can_be_in_use(self):
        folders = [self.packs / name for name in self.many(61)]
        named = [argument for folder in folders for argument in ("--pack", folder)]
        for command in (["rules", "tactics"], ["simulate", "--game", "tactics", "--games", "1"], ["--speak"]):
            done = self.run_it(*command, *named[:120])
            self.assertEqual((done.returncode, done.stderr), (0, ""), command)
            done = self.run_it(*command, *named)
            self.assertEqual(done.returncode, 2, command)
            self.assertIn("it takes DIR, at most 60 times: so many packs can lie upon one another", done.stderr)

    def test_those_that_are_on_count_however_many_are_off(self):
        off = self.many(100)
        self.pack("t1", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        self.switch_on("t1", off=off)
        self.assertEqual(self.power("galaxy"), (9, ""))

    def test_lint_of_a_folder_looks_at_all_of_them(self):
        self.many(60)
        self.pack("zz", {"deck.json": {"cards": [{"id": "galaxy", "powr": 5}]}}, game="tactics")
        done = self.run_it("lint", self.packs)
        self.assertEqual((done.returncode, done.stdout), (1, "61 packs checked, 1 fault\n"), done.stderr)

    def test_what_a_pack_needs_is_found_among_many(self):
        self.many(60)
        self.pack("t9a", {"deck.json": {"cards": [{"id": "galaxy", "power": 8}]}}, game="tactics")
        pack = self.pack("t9b", {"deck.json": {"cards": [{"id": "galaxy", "power": "+1"}]}}, game="tactics", needs=["t9a"])
        done = self.run_it("lint", pack)
        self.assertEqual((done.returncode, done.stdout), (0, "1 pack checked, 0 faults\n"), done.stderr)
        self.assertEqual(self.power("galaxy", "--pack", pack), (9, ""))

    def test_another_one_can_be_imported(self):
        self.many(60)
        pack = self.pack("later", {"deck.json": {"cards": [{"id": "galaxy", "power": 8}]}}, game="tactics")
        shutil.move(pack, self.folder / "later")
        done = self.run_it("import", self.folder / "later")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.packs / "later" / "pack.json").exists())

    def test_more_than_can_be_on_are_told_so(self):
        names = self.many(61)
        self.switch_on(*reversed(names))
        _, said = self.power("galaxy")
        self.assertIn("aa060/pack.json: there is no room for it: 60 packs below it are in use, which is the most", said)
        self.assertEqual(said.count("is left out"), 1)

    def test_those_that_are_left_out_take_no_room(self):
        """Whatever they are left out for, and whichever game it is found in; lint says the same."""
        out = [self.pack("b1", {"deck.json": {"cards": [{"id": "galaxy", "powr": 5}]}}, game="tactics"),
               self.pack("b2", {"game.json": {"row_full": 1000}}, game="tactics"),
               self.pack("b3", {"deck.json": {"cards": [{"id": STRIKE, "copis": 5}]}}, game="alpha_strike"),
               self.pack("b4", {}, game="star_empires", program=">=99"), self.pack("b5", {}, game="deck_building", needs=["nowhere"]),
               self.pack("b6", {"assets/lang/en.json": {"menu": {"nwe": "New"}}}, game="tactics")]
        names = [pack.name for pack in out] + self.many(61)
        self.switch_on(*reversed(names))
        power, said = self.power("galaxy")
        self.assertEqual(power, 5)
        told = "aa060/pack.json: there is no room for it: 60 packs below it are in use, which is the most"
        for said in (said, self.run_it("rules", "star_empires").stderr, self.run_it("rules", "deck_building").stderr):
            self.assertIn(told, said)
            self.assertEqual(said.count("there is no room"), 1)
        said = self.run_it("lint", *(self.packs / name for name in names)).stderr
        self.assertEqual([line.split("packs/")[-1].split(":")[0] for line in said.splitlines() if "there is no room" in line], ["aa060/pack.json"])


# Too many cards for Tactics together, but not for Alpha Strike.
def cards_of(who, count):
    words = {"card": {f"{who}_{i}": {"name": f"{who.title()} {i}", "text": ""} for i in range(count)}}
    deck = {"cards": [{"id": f"{who}_{i}", "like": "galaxy"} for i in range(count)]}
    return {"tactics/deck.json": deck, "tactics/lang/en.json": words, "tactics/lang/de.json": words,
            "alpha_strike/deck.json": {"cards": [{"id": STRIKE, "copies": 5}]}}


class SeveralGames(Base):
    def test_a_pack_is_left_out_of_the_game_that_it_does_not_fit(self):
        pack = self.pack("limb", cards_of("limb", 60))
        self.switch_on("limb")
        done = self.run_it("rules", "tactics")
        self.assertEqual(done.returncode, 0)
        self.assertIn('the pack "Limb" is left out of tactics\n', done.stderr)
        done = self.run_it("rules", "alpha_strike", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        copies = next(card["copies"] for card in json.loads(done.stdout)["cards"] if card["id"] == STRIKE)
        self.assertEqual(copies, 5)
        self.assertEqual(self.run_it("rules", "alpha_strike", "--pack", pack).returncode, 0)
        self.assertEqual(self.run_it("rules", "tactics", "--pack", pack).returncode, 2)
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertIn("limb/pack.json: warning[partly]: for its faults there this pack is left out of: tactics; "
                      "it can be used in: alpha_strike\n", done.stderr)

    def test_faults_in_two_games_are_all_told(self):
        pack = self.pack("lima", {"tactics/deck.json": {"cards": [{"id": "galaxy", "powr": 1}]},
                                  "alpha_strike/deck.json": {"cards": [{"id": STRIKE, "copis": 1}]}})
        self.assertEqual(self.run_it("lint", pack).stdout, "1 pack checked, 2 faults\n")
        self.assertNotIn("[partly]", self.run_it("lint", pack).stderr)


class Shared(Base):
    def test_sides_that_look_alike(self):
        def side(who):
            words = {"faction": {who: {"name": who.title()}}}
            side = {"id": who, "like": "klingon", "letter": who[0].upper(), "logo": "halberd", "colours": {"main": "#B486EA"}}
            return {"factions.json": {"factions": [side]}, "lang/en.json": words, "lang/de.json": words}
        ann, ben = self.pack("ann", side("xann"), game="tactics"), self.pack("ben", side("yben"), game="tactics")
        self.assertNotIn("[alike]", self.run_it("lint", ann).stderr)
        done = self.run_it("lint", ann, ben)
        self.assertIn('warning[alike]: "xann" has this colour and this emblem too, so the table gives this side another colour', done.stderr)
        self.assertIn("ben/factions.json:1:", done.stderr)

    def test_what_a_copy_has_copied_is_its_pack_s(self):
        own = sum(card["copies"] for card in json.loads((SOURCE / "cards/star_empires/deck.json").read_text(encoding="utf-8"))["cards"])
        words = {"card": {"more": {"name": "More", "text": ""}}}
        deck = {"cards": [{"id": "more", "like": "warp"}, {"id": "warp_fleet", "copies": "+30"}]}
        pack = self.pack("ann", {"deck.json": deck, "lang/en.json": words, "lang/de.json": words}, game="star_empires")
        self.assertIn(f"the game's own {own}, ", self.run_it("lint", pack).stderr)

    def test_what_a_copy_has_copied_is_told_where_it_copies(self):
        names = {"card": {"more": {"name": "More", "text": ""}, "most": {"name": "Most", "text": ""}}}
        deck = {"cards": [{"id": "more", "like": "galaxy"}, {"id": "most", "like": "galaxy"}]}
        ann = self.pack("ann", {"lang/en.json": names, "lang/de.json": names}, game="tactics")
        (ann / "deck.json").write_text('{"cards": [\n' + ",\n".join(map(json.dumps, deck["cards"])) + "\n]}", encoding="utf-8")
        cards = [{"id": "diplomat", "remove": True}, {"id": "galaxy", "effects": [], "kind": "none"}]
        ben = self.pack("ben", {"deck.json": {"cards": cards}}, game="tactics")
        said = self.run_it("lint", ann, ben).stderr
        self.assertEqual(said.count("error[id]"), 1, said)
        self.assertIn(f'because of this {ann}/deck.json:2 is no longer right: there is no card "diplomat"', said)
        ben = self.pack("ben", {"deck.json": {"cards": cards[:1]}}, game="tactics")  # the original has it still
        said = self.run_it("lint", ann, ben).stderr
        self.assertRegex(said, r'cards/tactics/deck.json:\d+ is no longer right: there is no card "diplomat"')
        self.assertEqual(said.count("error[id]"), 1, said)
        deck["cards"][0]["effects"] = [{"when": "scoring", "do": "win_row", "which": {"title": "nobody"}}]  # its very own
        (ann / "deck.json").write_text(json.dumps(deck, indent=1), encoding="utf-8")
        self.assertRegex(self.run_it("lint", ann).stderr, r'ann/deck.json:11:\d+: error\[id\]: there is no card "nobody"')

    def test_a_pack_does_not_lie_below_itself(self):
        deck = {"cards": [{"id": "galaxy", "power": 9, "when": {"pack": "ann"}}, {"id": "spy", "copies": 1, "when": {"no_pack": "ann"}}]}
        said = self.run_it("lint", self.pack("ann", {"deck.json": deck}, game="tactics")).stderr
        self.assertIn("warning[never]: this names the pack itself, which never lies below it, so that the entry never counts", said)
        self.assertIn("warning[never]: this names the pack itself, which never lies below it, so that this says nothing", said)

    def test_a_folder_that_is_called_like_a_file_is_one_fault(self):
        pack = self.pack("ann", {}, game="tactics")
        (pack / "deck.json").mkdir()
        self.assertEqual(self.run_it("lint", pack).stdout, "1 pack checked, 1 fault\n")

    def test_a_change_of_all_leaves_those_alone_that_have_no_such_entry(self):
        effects = {"cards": [{"each": {"kind": "scoring"}, "effects": {"1": {"amount": "+1"}}},
                             {"each": {"type": "ship"}, "effects": {"1": {"optional": True}}}]}
        done = self.run_it("lint", self.pack("ann", {"deck.json": effects}, game="tactics"))
        self.assertNotIn("there is no entry", done.stderr)
        self.assertNotIn("no number", done.stderr)

    def test_a_name_of_several_words_that_is_cut(self):
        words = {"card": {"old": {"name": "The Extraordinarily Wonderful Old Ship", "text": "Look at every hand, " * 20}}}
        pack = self.pack("ann", {"deck.json": {"cards": [{"id": "old", "like": "galaxy"}]}, "lang/en.json": words, "lang/de.json": words}, game="tactics")
        said = self.run_it("lint", pack).stderr
        for part in ("name", "text"):
            self.assertIn(f'warning[fit]: the text "card.old.{part}" is too long: it is cut off where its card is smallest', said)


def said_of(card):
    return {"lang/en.json": {"card": {card: {"name": card, "text": ""}}}, "lang/de.json": {"card": {card: {"name": card, "text": ""}}}}


class Answers(Base):
    """Alpha Strike: how many attacks may wait for each other is a rule, and no reason to leave a pack out."""
    ray = {"kind": "attack", "copies": 7, "picture": "icon:laser-blast", "cost": {}, "attack": {"damage": 3, "tags": ["beam"]}}

    def answer(self, *operations, copies=2):
        return {"kind": "defense", "copies": copies, "picture": "icon:radar-sweep", "abilities": [{"on": "respond", "do": list(operations)}]}

    def test_an_answer_that_draws_and_many_attacks(self):
        net = self.answer({"op": "reduce", "amount": 3}, {"op": "draw", "count": 1})
        ann = self.pack("ann", {"deck.json": {"cards": [{"id": "net", **net}]}, **said_of("net")}, game="alpha_strike")
        ben = self.pack("ben", {"deck.json": {"cards": [{"id": "ray", **self.ray}]}, **said_of("ray")}, game="alpha_strike")
        for pair in ((ann, ben), (ben, ann)):
            self.assertEqual(self.run_it("lint", *pair).stdout, "2 packs checked, 0 faults\n")

    def duel(self, attacks):
        """All attacks are answered by counter attacks, as long as that goes."""
        commands = [{"seat": "halberd", "do": "attack", "card": "ray", "target": "tempest"}]
        for i in range(attacks):
            seat = {"seat": ("tempest", "halberd")[i % 2]}
            commands += [{**seat, "do": "defend", "card": "echo"}, {**seat, "do": "counter", "card": "ray"}]
        return commands

    def scenario(self, commands, expect):
        words = {"card": {card: {"name": card, "text": ""} for card in ("ray", "echo")}}
        cards = [{"id": "ray", **self.ray, "copies": 40}, {"id": "echo", **self.answer({"op": "counter_attack"}, copies=40)}]
        self.pack("cy", {"deck.json": {"cards": cards}, "lang/en.json": words, "lang/de.json": words}, game="alpha_strike")
        hand = {"shield": 0, "weapon": 0, "engine": 0, "hand": ["ray", "echo"] * 20, "craft": []}
        setup = {"first": "halberd", "active": "halberd", "turn": 3, "round": 2, "phase": "combat", "seats": {"halberd": hand, "tempest": hand}}
        file = self.folder / "long.json"
        file.write_text(json.dumps({"name": "long", "game": "alpha_strike", "pack": str(self.packs / "cy"), "players": ["halberd", "tempest"],
                                    "setup": setup, "commands": commands, "expect": expect}), encoding="utf-8")
        done = self.run_it("scenario", file)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_32_attacks_may_wait(self):
        self.scenario(self.duel(31), {"phase": "respond", "stack": 32})

    def test_the_answer_to_the_last_one_allows_no_other(self):
        self.scenario(self.duel(32)[:-1], {"stack": 0})


class Forms(Base):
    """The forms of a name for sentences are those of the name that a language has."""
    english = {"name": "Gorn", "nominative": "the Gorn", "genitive": "the Gorn’s", "number": "many"}
    german = {"name": "Gornen", "nominative": "die Gornen", "dative": "den Gornen", "number": "many"}

    def spoken(self, words, *packs):
        race = {"id": "gorn", "like": "klingon", "logo": "vulcan", "colours": {"main": "#B486EA"}}
        own = self.pack("gorns", {"races.json": {"races": [race]}, "lang/en.json": {"race": {"gorn": {**self.english, "full": "Gorn", "text": ""}}},
                                  "lang/de.json": {"race": {"gorn": {**words, "full": "Gorn", "text": ""}}}}, game="star_empires")
        below = [arg for pack in (own, *packs) for arg in ("--pack", pack)]
        done = subprocess.run([STARDECK, "--speak", "--lang", "de", *map(str, below), "--new", "star_empires", "--players", "klingon:human,gorn:greedy"],
                              capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=300,
                              env={**os.environ, "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")})
        self.assertIn("Unter der Kontrolle", done.stdout, done.stderr)
        return done.stdout, self.run_it("lint", own, *packs)

    def test_a_missing_genitive_is_made_of_the_dative_of_its_own_language(self):
        said, lint = self.spoken(self.german)
        self.assertIn("Kontrolle von den Gornen", said)
        self.assertEqual(lint.stdout, "1 pack checked, 0 faults\n", lint.stderr)

    def test_a_name_alone_stands_for_its_forms(self):
        said, lint = self.spoken({"name": "Gornen"})
        self.assertIn("Kontrolle von Gornen", said)
        self.assertEqual(lint.stdout, "1 pack checked, 0 faults\n", lint.stderr)

    def test_another_name_is_no_plural_unless_it_says_so(self):
        other = {"name": "Zorro"}
        for more in ({}, {"number": "many"}):
            pack = self.pack("zorro", {f"lang/{code}.json": {"faction": {"klingon": {**other, **more}}} for code in ("en", "de")}, game="tactics")
            done = self.run_it("rules", "tactics", "--explain", "klingon", "--pack", pack, "--json")
            said = {(entry["language"], entry["path"]): entry["value"] for entry in json.loads(done.stdout)}
            self.assertEqual([said.get((code, "number")) for code in ("en", "de")], [more.get("number")] * 2)

    def test_the_name_may_be_the_same_in_both(self):
        said, _ = self.spoken({"nominative": "die Gorn", "dative": "den Gorn"})
        self.assertIn("Kontrolle von den Gorn", said)

    def test_an_english_form_that_another_pack_adds_is_not_one_of_the_german_name(self):
        other = self.pack("other", {"lang/en.json": {"race": {"gorn": {"genitive": "the Gorns’"}}}}, game="star_empires")
        said, _ = self.spoken({**self.german, "genitive": "der Gornen"}, other)
        self.assertIn("Kontrolle der Gornen", said)

    def test_a_pack_in_english_only_has_a_name_of_its_own(self):
        other = self.pack("other", {"lang/en.json": {"race": {"gorn": {"name": "Lizards", "nominative": "the Lizards"}}}}, game="star_empires")
        said, _ = self.spoken(self.german, other)
        self.assertIn("Lizards", said)
        self.assertNotIn("Gorn", said)


class Pairs(Base):
    """Two packs of which nothing contradicts the other play together, in either order."""

    def both(self, game, ann, ben):
        """What lint says of them, with either upon the other."""
        shutil.rmtree(self.packs, ignore_errors=True)
        one, other = self.pack("ann", ann, game=game), self.pack("ben", ben, game=game)
        said = []
        for pair in ((one, other), (other, one)):
            done = self.run_it("lint", *pair)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            said.append(done.stderr)
        return said

    # Numbers that "each" changes stay within what another key of their record allows.

    def test_a_ship_keeps_a_speed(self):
        unit = {"units.json": {"units": [{"id": "slow", "like": "scout", "speed": 1}]},
                **{f"lang/{code}.json": {"unit": {"slow": {"name": "U", "short": "U", "text": ""}}} for code in ("en", "de")}}
        said, _ = self.both("star_empires", unit, {"units.json": {"units": [{"each": {"kind": "ship"}, "speed": "-1"}]}})
        self.assertIn('warning[range]: "-1" would make 0 of the 1 that the "speed" of "slow" is below; it may be from 1 to 9, so it is 1', said)

    def test_a_flagship_keeps_its_defense(self):
        ship = {"ships.json": {"ships": [{"id": "frail", "like": "ship_hood", "stats": {"defense": 3}, "colours": {"main": "#B486EA"}}]},
                **{f"lang/{code}.json": {"ship": {"frail": {"name": "S"}}} for code in ("en", "de")}}
        said, _ = self.both("deck_building", ship, {"ships.json": {"ships": [{"each": {"ships": "starfleet"}, "stats": {"defense": "-3"}}]}})
        self.assertIn('it may be from 1 to 20, so it is 1', said)

    def test_a_change_of_power_does_not_become_none(self):
        hit = [{"on": "hit", "do": [{"op": "power", "who": "target", "track": "engine", "amount": -1}]}]
        card = {"id": "ray", "kind": "attack", "copies": 1, "cost": {"weapon": 9}, "picture": "icon:laser-blast", "attack": {"damage": 1, "tags": ["beam"]}}
        said, _ = self.both("alpha_strike", {"deck.json": {"cards": [{**card, "abilities": hit}]}, **said_of("ray")},
                            {"deck.json": {"cards": [{"each": {"kind": "attack"}, "abilities": {"1": {"do": {"1": {"amount": "+1"}}}}}]}})
        self.assertIn('warning[range]: "+1" would make 0 of the -1 that the "amount" of "ray" is below; it must not be 0, so it is -1', said)

    def test_an_amount_that_must_be_above_zero(self):
        for change in ("-1", "-9"):
            said = self.run_it("lint", self.pack("cy", {"deck.json": {"cards": [{"each": {"kind": "defense"}, "abilities": {"1": {"do": {"1": {"amount": change}}}}}]}},
                                                 game="alpha_strike"))
            self.assertEqual(said.returncode, 0, said.stderr)
        done = self.run_it("lint", self.pack("dan", {"deck.json": {"cards": [{"each": {"kind": "scoring"}, "effects": {"1": {"amount": "-50"}}}]}}, game="tactics"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("it may be from 1 to 50, so it is 1", done.stderr)

    def test_an_action_keeps_its_number(self):
        do = [{"act": "stat", "stat": "speed", "n": -3, "who": "target"}, {"act": "draw", "n": 2}]
        card = {"id": "jam", "kind": "maneuver", "set": "starbase", "cost": 3, "picture": "icon:spy", "stats": {"shields": 2}, "effects": [{"on": "play", "do": do}]}
        both = {"1": {"n": "+3"}, "2": {"n": "-2"}}
        said, _ = self.both("deck_building", {"deck.json": {"cards": [card]}, **said_of("jam")},
                            {"deck.json": {"cards": [{"each": {"id": ["jam"]}, "effects": {"1": {"do": both}}}]}})
        self.assertIn("it must not be 0, so it is -1", said)
        self.assertIn("it may be from 1 to 20, so it is 1", said)

    # What both add with "+".

    def test_both_add_the_same_trait(self):
        def gorn(card, plain):
            new = [{"id": "gorn", "colour": "#40A040", "emblem": "klingon"}]
            cards = [{"id": card, "kind": "character", "set": "starbase", "cost": 3, "picture": "bust:bald", "stats": {"attack": 3}, "traits": ["gorn"]}]
            words = {"trait": {"gorn": {"name": "Gorn"}}, "card": {card: {"name": "G", "text": ""}}}
            return {"game.json": {"traits": new if plain else {"+": new}}, "deck.json": {"cards": cards}, "lang/en.json": words, "lang/de.json": words}
        for one, other in ((False, False), (False, True), (True, True)):
            for said in self.both("deck_building", gorn("ann_c", one), gorn("ben_c", other)):
                self.assertIn('warning[shadow]: another pack has a trait "gorn" too', said)

    def test_both_add_the_same_card_or_territory(self):
        card = {"id": "twin", "type": "ship", "kind": "none", "power": 5, "picture": "ship:escort"}
        pack = {"deck.json": {"cards": {"+": [card]}}, **said_of("twin")}
        for said in self.both("tactics", pack, pack):
            self.assertIn('warning[shadow]: another pack has a card "twin" too', said)
        words = {"territory": {"rift": {"name": "Rift"}}}
        pack = {"maps.json": {"territories": {"+": [{"id": "rift"}]}}, "lang/en.json": words, "lang/de.json": words}
        for said in self.both("star_empires", pack, pack):
            self.assertIn('warning[shadow]: another pack has a territory "rift" too', said)

    # What follows from a list.

    def kind(self, ann, ben):
        """Of the Spy, which has two effects."""
        self.both("tactics", *({"deck.json": {"cards": [{"id": "spy", **change}]}} for change in (ann, ben)))
        done = self.run_it("rules", "tactics", "--json", "--pack", self.packs / "ann", "--pack", self.packs / "ben")
        self.assertEqual(done.returncode, 0, done.stderr)
        return next(card["kind"] for card in json.loads(done.stdout)["cards"] if card["id"] == "spy")

    def test_each_takes_one_of_two_effects_out(self):
        self.assertEqual(self.kind({"effects": {"1": None}}, {"effects": {"2": None}}), "none")

    def test_one_takes_all_effects_out_and_the_other_adds_one(self):
        adds = {"effects": {"+": [{"when": "revealed", "do": "draw_and_play"}]}}
        self.assertEqual(self.kind({"kind": "none", "effects": {"1": None, "2": None}}, adds), "one_time")

    def test_the_kind_of_a_whole_card_is_checked(self):
        card = {"id": "twin", "type": "ship", "kind": "scoring", "power": 5, "picture": "ship:escort"}
        done = self.run_it("lint", self.pack("cy", {"deck.json": {"cards": [card]}, **said_of("twin")}, game="tactics"))
        self.assertIn('"kind" must be "none" exactly when the card has no effects', done.stderr)


class Emptied(Base):
    """Packs that each take an entry out of a list that needs some: what is left counts or, if nothing can, both are named."""

    def lay(self, game, file, what, card, *changes):
        shutil.rmtree(self.packs, ignore_errors=True)
        self.laid = [self.pack(f"p{i}", {file: {what: [{"id": card, **change}]}}, game=game) for i, change in enumerate(changes)]
        return [argument for pack in self.laid for argument in ("--pack", pack)]

    def effects(self, *changes, card="memory_alpha"):
        done = self.run_it("rules", "deck_building", "--json", *self.lay("deck_building", "deck.json", "cards", card, *changes))
        self.assertEqual(done.returncode, 0, done.stderr)
        return next(entry for entry in json.loads(done.stdout)["cards"] if entry["id"] == card).get("effects", [])

    @staticmethod
    def branches(**gone):
        return {"effects": {"1": {"do": {"1": {"of": {key[1:]: None for key in gone}}}}}}

    def test_a_choice_of_one(self):
        first, second = ([branch["do"] for branch in self.effects()[0]["do"][0]["of"]])
        self.assertEqual([effect["do"] for effect in self.effects(self.branches(_2=1))], [first])
        self.assertEqual([effect["do"] for effect in self.effects(self.branches(_1=1))], [second])

    def test_a_choice_of_none(self):
        self.assertEqual(self.effects(self.branches(_1=1), self.branches(_2=1)), [])
        self.assertEqual(self.effects(self.branches(_2=1), self.branches(_1=1)), [])

    def test_of_three_one_is_left(self):
        own = self.effects(card="ship_modifications")[0]["do"][0]["of"]
        left = self.effects(self.branches(_1=1), self.branches(_3=1), card="ship_modifications")
        self.assertEqual([effect["do"] for effect in left], [own[1]["do"]])

    def test_one_s_own_choice_of_one_is_a_fault(self):
        choice = {"act": "choose", "of": [{"do": [{"act": "draw"}]}]}
        card = {"id": "solo", "like": "memory_alpha", "effects": [{"on": "play", "do": [choice]}]}
        done = self.run_it("lint", self.pack("solo", {"deck.json": {"cards": [card]}, **said_of("solo")}, game="deck_building"))
        self.assertIn('"choose" needs two branches or more in "of"\n', done.stderr)

    # Nothing can follow: the upper one is left out, and both are named.

    def contradict(self, game, file, what, card, ann, ben, says):
        laid = self.lay(game, file, what, card, ann, ben)
        for pack in self.laid:
            done = self.run_it("rules", game, "--pack", pack)
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.run_it("rules", game, *laid).returncode, 2)
        for pair in (self.laid, self.laid[::-1]):
            lines = [line for line in self.run_it("lint", *pair).stderr.splitlines() if "error[" in line and "placeholder" not in line]
            self.assertEqual(len(lines), 1, lines)
            self.assertTrue(lines[0].endswith(says + "; together these take too many out: " + ", ".join(f"{pack}/{file}:1" for pack in pair)), lines[0])
            self.assertTrue(lines[0].startswith(f"stardeck: {pair[1]}/"), lines[0])

    def test_a_defense_card_without_an_ability(self):
        gone = [{"abilities": {"1": {"do": {place: None}}}} for place in "12"]
        self.contradict("alpha_strike", "deck.json", "cards", "slingshot_turn", *gone, 'a defense card needs an ability on "respond"')

    def test_an_action_card_without_an_ability(self):
        base = self.pack("base", {"deck.json": {"cards": [{"id": "sensor_sweep", "abilities": [
            {"on": "play", "do": [{"op": "draw", "count": 1}]}, {"on": "play", "do": [{"op": "draw", "count": 2}]}]}]}}, game="alpha_strike")
        ann = self.pack("ann", {"deck.json": {"cards": [{"id": "sensor_sweep", "abilities": {"1": None}}]}}, game="alpha_strike")
        ben = self.pack("ben", {"deck.json": {"cards": [{"id": "sensor_sweep", "abilities": {"2": None}}]}}, game="alpha_strike")
        self.assertIn(f'an action card needs an ability on "play"; together these take too many out: {ann}/deck.json:1, {ben}/deck.json:1',
                      self.run_it("lint", base, ann, ben).stderr)

    def test_too_few_sides(self):
        for game, file, what, least in (("tactics", "factions.json", "factions", "a game needs at least 2 factions"), ("star_empires", "races.json", "races", "a game needs two races"),
                                        ("alpha_strike", "ships.json", "ships", "a game needs two ships"), ("deck_building", "ships.json", "ships", "a game needs two flagships")):
            ids = [side["id"] for side in json.loads((SOURCE / "cards" / game / file).read_text(encoding="utf-8"))[what]]
            half = len(ids) // 2
            shutil.rmtree(self.packs, ignore_errors=True)
            ann, ben = (self.pack(name, {file: {what: [{"id": side, "remove": True} for side in part]}}, game=game) for name, part in (("ann", ids[:half]), ("ben", ids[half:-1])))
            with self.subTest(game=game):
                self.assertIn(f"{least}; together these take too many out: {ann}/{file}:1, {ben}/{file}:1", self.run_it("lint", ann, ben).stderr)

    def halves(self, game):
        """Two packs that take all cards of a game out, half each."""
        ids = [card["id"] for card in json.loads((SOURCE / "cards" / game / "deck.json").read_text(encoding="utf-8"))["cards"]]
        for name, part in (("ann", ids[::2]), ("ben", ids[1::2])):
            yield self.pack(name, {"deck.json": {"cards": [{"id": card, "remove": True} for card in part]}}, game=game)

    def test_no_cards(self):
        ann, ben = self.halves("alpha_strike")
        self.assertIn(f"a deck must be larger than four hands; together these take too many out: {ann}/deck.json:1, {ben}/deck.json:1",
                      self.run_it("lint", ann, ben).stderr)

    def test_only_those_are_named_that_take_such_cards_out(self):
        ann = self.pack("ann", {"deck.json": {"cards": [{"id": "draft_corbomite", "remove": True}]}}, game="deck_building")
        ben = self.pack("ben", {}, game="deck_building")
        (ben / "deck.json").write_text('{"cards": [\n{"each": {"set": "standard"}, "remove": true},\n{"each": {"set": "draft"}, "remove": true}]}', encoding="utf-8")
        said = self.run_it("lint", ann, ben).stderr
        self.assertRegex(said, r"ben/deck\.json:2:\d+: error\[rule\]: because of this .*/deck\.json:2 is no longer right: there is no standard mission\n")
        self.assertRegex(said, r"there are 0; together these take too many out: .*/ann/deck\.json:1, .*/ben/deck\.json:3\n")

    def test_who_cuts_the_copies_of_a_starting_card(self):
        ann = self.pack("ann", {"deck.json": {"cards": [{"id": "ensign", "copies": 12}]}}, game="deck_building")
        ben = self.pack("ben", {"game.json": {"starting_deck": {"+": ["ensign"]}}}, game="deck_building")
        said = self.run_it("lint", ann, ben).stderr
        self.assertEqual(said.count("error["), 1, said)
        self.assertRegex(said, r'ben/game\.json:1:\d+: error\[rule\]: four starting decks need 16 of "ensign", and there are 12; that number stands in .*/ann/deck\.json:1\n')

    def test_who_it_is_together_with(self):
        ann = self.pack("ann", {"deck.json": {"cards": [{"id": "intrepid", "effects": {"1": {"do": "shield"}, "2": None}}]}}, game="tactics")
        more = {"+": [{"when": "special", "do": "play_up", "anywhere": True}]}
        ben = self.pack("ben", {"deck.json": {"cards": [{"id": "intrepid", "effects": more}]}}, game="tactics")
        other = self.pack("other", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        for packs in ((ann, ben), (ann, other, ben)):
            said = [fault for fault in json.loads(self.run_it("lint", "--json", *packs).stdout) if fault["severity"] == "error"]
            self.assertEqual(len(said), 1, said)
            self.assertTrue(said[0]["message"].endswith('; only together with the pack "Ann"'), said)
        self.assertIn('; nur zusammen mit dem Paket "Ann"', self.run_it("lint", "--lang", "de", ann, ben).stderr)


class Limits(Base):
    """Where packs are too much together, the message says how many each has; the guides name each limit."""

    def told(self, ann, ben):
        pairs = [self.pack(name, {"deck.json": {"cards": [card]}, **said_of(card["id"])}, game="deck_building") for name, card in (("ann", ann), ("ben", ben))]
        for pack in pairs:
            self.assertEqual(self.run_it("lint", pack).returncode, 0, self.run_it("lint", pack).stderr)
        return self.run_it("lint", *pairs).stderr

    def test_cards_that_come_into_decks(self):
        cards = json.loads((SOURCE / "cards/deck_building/deck.json").read_text(encoding="utf-8"))["cards"]
        decks = sum(card.get("copies", 1) for card in cards if card["set"] in ("starter", "basic", "starbase", "infection"))
        said = self.told(*({"id": f"more_{copies}", "like": "cyrano_jones", "copies": copies} for copies in (40, 39)))
        self.assertIn(f'cards that can come into decks; at most 240 are allowed: the game\'s own {decks}, "ann" 40, "ben" 39\n', said)

    def test_piles(self):
        cards = json.loads((SOURCE / "cards/deck_building/deck.json").read_text(encoding="utf-8"))["cards"]
        basic = sum(card["set"] == "basic" for card in cards)
        packs = []
        for name, count in (("ann", 6 - basic), ("ben", 1)):
            ids = [f"{name}_{i}" for i in range(count)]
            words = {"card": {card: {"name": card, "text": ""} for card in ids}}
            packs.append(self.pack(name, {"deck.json": {"cards": [{"id": card, "like": "ensign", "copies": 1} for card in ids]}, "lang/en.json": words, "lang/de.json": words}, game="deck_building"))
        self.assertIn(f'of which there are 6 at most: the game\'s own {basic}, "ann" {6 - basic}, "ben" 1\n', self.run_it("lint", *packs).stderr)

    def test_the_guides_name_them(self):
        for game, numbers in (("alpha_strike", (160, 128, 24)), ("deck_building", (320, 240, 250, 6, 40, 32, 24, 20, 2000, 1000, 500)), ("star_empires", (96, 40, 120, 10, 24, 12, 64, 200))):
            for guide, heading in (("README.md", "## Limits"), ("LIESMICH.md", "## Grenzen")):
                text = (SOURCE / "cards" / game / guide).read_text(encoding="utf-8").split(heading + "\n")[1].split("\n## ")[0]
                for number in numbers:
                    self.assertRegex(text, rf"\b{number}\b")


class Explained(Base):
    """Where a value comes from, after packs have taken entries out of its list or added some."""

    def values(self, game, card, *changes):
        """By path: the value, the pack it comes from ("": none) and what it is told to be instead of, or to repeat."""
        laid = []
        for i, (file, what, change) in enumerate(changes):
            laid += ["--pack", self.pack(f"e{i}", {file: {what: [{"id": card, **change}]}}, game=game)]
        done = self.run_it("rules", game, "--json", "--explain", card, *laid)
        self.assertEqual(done.returncode, 0, done.stderr)
        return {value["path"]: (value["value"], pathlib.Path(value["file"]).parent.name if not value["own"] else "", value.get("was", value["value"] if value.get("unchanged") else None))
                for value in json.loads(done.stdout) if value["language"] is None}

    def spy(self, *changes):
        found = self.values("tactics", "spy", *(("deck.json", "cards", change) for change in changes))
        return {path: value for path, value in found.items() if path == "kind" or path.startswith("effects") and not path.endswith("when")}

    def test_an_entry_that_only_moved(self):
        self.assertEqual(self.spy({"effects": {"1": None}}), {"kind": ("one_time", "", None), "effects/1/do": ("see_hands", "", None)})

    def test_an_entry_that_moved_and_was_changed_and_one_that_was_added(self):
        changed = {"2": {"do": "draw_up"}, "+": [{"when": "revealed", "do": "draw_and_play"}]}
        self.assertEqual(self.spy({"effects": {"1": None}}, {"effects": changed}),
                         {"kind": ("one_time", "", None), "effects/1/do": ("draw_up", "e1", "see_hands"), "effects/2/do": ("draw_and_play", "e1", None)})

    def test_an_entry_that_was_added_where_one_was_taken_out(self):
        found = self.spy({"effects": {"2": None, "+": [{"when": "revealed", "do": "draw_and_play"}]}})
        self.assertEqual((found["effects/1/do"], found["effects/2/do"]), (("draw_up", "", None), ("draw_and_play", "e0", None)))

    def test_a_list_that_two_packs_emptied_and_the_kind_that_follows(self):
        own = self.spy()
        found = self.spy({"effects": {"2": None}}, {"effects": {"1": None}})
        self.assertEqual(found["kind"], ("none", "e1", "one_time"))
        self.assertEqual(found["effects"][:2], ([], "e1"))
        self.assertEqual([effect["do"] for effect in found["effects"][2]], [own[f"effects/{i}/do"][0] for i in (1, 2)])

    def test_a_list_that_is_given_anew(self):
        anew = [{"when": "revealed", "do": "draw_and_play"}, {"when": "revealed", "do": "draw_up"}]
        found = self.spy({"effects": anew})
        self.assertEqual((found["effects/1/do"], found["effects/2/do"]), (("draw_and_play", "e0", None), ("draw_up", "e0", "draw_up")))
        self.assertEqual(self.spy({"effects": anew[:1]})["effects/1/do"], ("draw_and_play", "e0", "draw_up"))

    def test_a_list_of_words_comes_from_who_changed_it(self):
        found = self.values("alpha_strike", STRIKE, ("deck.json", "cards", {"attack": {"tags": {"+": ["guided"]}}}))
        self.assertEqual(found["attack/tags"], (["beam", "guided"], "e0", ["beam"]))

    # The first of any list of objects is taken out: all others are as they were.

    def left(self, game, file, what, card, path, **more):
        change = {"1": None}
        for step in reversed(path.split("/")):
            change = {step: change}
        shutil.rmtree(self.packs, ignore_errors=True)
        found = self.values(game, card, (file, what, {**change, **more}))
        self.assertTrue(any(key.startswith(path + "/1/") for key in found), list(found))
        return {key: value for key, value in found.items() if key not in more and value[1:] != ("", None)}

    def test_every_list_of_every_game(self):
        deck = ("deck.json", "cards")
        for game, places in {"alpha_strike": [(*deck, "slingshot_turn", "abilities/1/do")],
                             "deck_building": [(*deck, card, path) for card, path in (
                                 ("janice_rand", "effects/1/do"), ("mbenga", "effects"), ("m_galileo", "goal"), ("m_babel", "goal/1/any"),
                                 ("m_enterprise_incident", "reward"), ("e_obsession", "fail"), ("b_terror", "battle"), ("i_immunity", "flip"))],
                             "star_empires": [("races.json", "races", "federation", "card_bonus")],
                             "tactics": [(*deck, "spy", "effects"), ("factions.json", "factions", "vulcan", "pictures")]}.items():
            for place in places:
                with self.subTest(game=game, place=place):
                    self.assertEqual(self.left(game, *place), {})

    def test_a_territory_that_moved_to_the_end(self):
        maps = json.loads((SOURCE / "cards/star_empires/maps.json").read_text(encoding="utf-8"))["maps"]
        first = next(entry for entry in maps if entry["id"] == "wheel")["territories"][1]
        found = self.values("star_empires", "wheel", ("maps.json", "maps", {"territories": [{"id": first["id"], "remove": True}, first]}))
        self.assertEqual([value for value in found.values() if value[2] != (value[0] if value[1] else None)], [])
        self.assertEqual({key.split("/")[1] for key, value in found.items() if value[1]}, {"49"})


class Blamed(Base):
    """What stood already without a pack is not told of it."""
    SLOW = {"units.json": {"units": [{"each": {"kind": "ship"}, "speed": "-1"}]}}
    PROBE = {"units.json": {"units": [{"id": "probe", "like": "scout", "speed": 9}]},
             **{f"lang/{code}.json": {"unit": {"probe": {"name": "Probe", "short": "Pr", "text": "Fast."}}} for code in ("en", "de")}}

    def test_an_example_that_a_pack_below_breaks(self):
        slow, probe = self.pack("slow", self.SLOW, game="star_empires"), self.pack("probe", self.PROBE, game="star_empires")
        alone = self.run_it("lint", slow)
        self.assertEqual(alone.stdout, "1 pack checked, 0 faults, 5 warnings\n", alone.stderr)
        for pair in ((slow, probe), (probe, slow)):
            done = self.run_it("lint", *pair)
            self.assertEqual(done.stdout, "2 packs checked, 0 faults, 5 warnings\n", done.stderr)
            self.assertEqual(done.stderr, alone.stderr)

    def test_an_example_that_what_a_pack_needs_breaks(self):
        self.pack("slow", self.SLOW, game="star_empires")
        probe = self.pack("probe", self.PROBE, game="star_empires", needs=["slow"])
        self.assertEqual(self.run_it("lint", probe).stdout, "1 pack checked, 0 faults\n")
        self.assertEqual(self.run_it("lint", self.packs).stdout, "2 packs checked, 0 faults, 5 warnings\n")

    def test_what_it_needs_besides_does_not_break_it_again(self):
        """Neither a pack for the same game that lies between nor one for another."""
        self.pack("slow", self.SLOW, game="star_empires")
        self.pack("mid", {"units.json": {"units": [{"id": "scout", "cost": "+1"}]}}, game="star_empires")
        self.pack("other", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        for needs in (["slow", "mid"], ["slow", "other"]):
            probe = self.pack("probe", self.PROBE, game="star_empires", needs=needs)
            self.assertEqual(self.run_it("lint", probe).stdout, "1 pack checked, 0 faults\n")

    def test_a_pack_for_another_game_lies_between(self):
        slow, probe = self.pack("slow", self.SLOW, game="star_empires"), self.pack("probe", self.PROBE, game="star_empires")
        other = self.pack("other", {"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tactics")
        self.assertIn("3 packs checked, 0 faults, 5 warnings\n", self.run_it("lint", slow, other, probe).stdout)

    def test_one_that_the_upper_pack_breaks_too(self):
        slow = self.pack("slow", self.SLOW, game="star_empires")
        dear = self.pack("dear", {"units.json": {"units": [{"id": "scout", "remove": True}]}}, game="star_empires")
        alone = [line for line in self.run_it("lint", dear).stderr.splitlines() if "[mod]" in line]
        both = [line for line in self.run_it("lint", slow, dear).stderr.splitlines() if "[mod]" in line]
        self.assertGreater(len(both), len(alone))
        for line in both:
            self.assertTrue(line.startswith(f"stardeck: {slow}") or line.startswith(f"stardeck: {dear}"), line)


class Told(Base):
    """Messages say what is wrong, and only that."""

    def said(self, game, file, what, *entries):
        shutil.rmtree(self.packs, ignore_errors=True)
        pack = self.pack("ann", {file: {what: list(entries)}}, game=game)
        return [line.split(" ", 2)[2] for line in self.run_it("lint", pack).stderr.splitlines() if ": error[" in line]

    def named(self, lines):
        self.assertTrue(all("is no longer right: there is no card" in line for line in lines), lines)
        return {line.rsplit(" ", 1)[-1] for line in lines}

    def test_what_names_cards_that_a_pack_takes_out(self):
        found = self.said("deck_building", "deck.json", "cards", {"each": {"set": "basic"}, "remove": True})
        self.assertEqual(self.named(found), {'"ensign"', '"commander"', '"lieutenant"'})
        self.assertGreater(len(found), 3)  # each place by itself

    def test_nothing_is_said_of_what_follows_from_that(self):
        found = self.said("deck_building", "deck.json", "cards", {"each": {"set": "standard", "points": [25, 30]}, "remove": True})
        self.assertIn('"m_galileo"', self.named(found))

    def test_nor_of_what_follows_from_many_unknown_ids(self):
        drafts = [{"id": f"draft_{i}", "like": "draft_galileo", "matches": f"m_nowhere{i}"} for i in range(4)]
        found = [line for line in self.said("deck_building", "deck.json", "cards", *drafts) if "[text]" not in line]
        self.assertEqual(len(found), 1, found)
        self.assertIn("there are 4 card ids here that nothing lists", found[0])

    def test_who_takes_out_what_a_pack_names(self):
        found = self.said("deck_building", "deck.json", "cards", {"id": "ensign", "remove": True},
                          {"id": "cyrano_jones", "effects": [{"on": "play", "do": [{"act": "gain", "who": "left", "select": {"id": "ensign"}}]}]})
        self.assertIn('there is no card "ensign"; ' + str(self.packs / "ann/deck.json") + ":1 takes it out", "\n".join(found))

    def test_an_empty_condition(self):
        for game, file, what, such in (("tactics", "deck.json", "cards", '{"type": "troops"}'), ("alpha_strike", "deck.json", "cards", '{"kind": "attack"}'),
                                       ("deck_building", "deck.json", "cards", '{"kind": "maneuver"}'), ("star_empires", "units.json", "units", '{"kind": "ship"}')):
            for empty in ({}, 3):
                found = self.said(game, file, what, {"each": empty, "remove": True})
                self.assertTrue(found[0].endswith(", such as " + such), found)

    def test_a_condition_about_one_entry_of_a_list(self):
        for game, key, wanted, number in (("tactics", "effects", {"when": "scoring"}, "power"), ("deck_building", "goal", {"stat": "speed"}, "points"),
                                          ("deck_building", "goal", [{"stat": "speed"}, {"stat": "attack"}], "points")):
            deck = json.loads((SOURCE / "cards" / game / "deck.json").read_text(encoding="utf-8"))["cards"]
            wants = wanted if isinstance(wanted, list) else [wanted]
            fits = {card["id"] for card in deck if any(want.items() <= entry.items() for entry in card.get(key, ()) for want in wants)}
            self.assertTrue(fits)
            pack = self.pack("ann", {"deck.json": {"cards": [{"each": {key: wanted}, number: 7}]}}, game=game)
            done = self.run_it("rules", game, "--json", "--pack", pack)
            told = done.stdout if done.returncode == 0 else done.stderr
            self.assertEqual(done.returncode, 0, told)
            has = {card["id"] for card in json.loads(told)["cards"] if card.get(number) == 7}
            own = {card["id"] for card in deck if card.get(number) == 7}
            self.assertEqual(has, fits | own)


class Nameless(Base):
    """An entry without an id is the only one that is told so; the others still change what lies below."""

    def faults(self, *cards):
        done = self.run_it("lint", self.pack("ann", {"deck.json": {"cards": list(cards)}}, game="tactics"))
        self.assertEqual(done.stdout, "1 pack checked, 1 fault\n", done.stderr)
        return done.stderr

    def test_a_key_that_is_misspelled(self):
        for cards in ([{"Id": "spy", "power": 3}, {"id": "galaxy", "power": 9}], [{"ID": "spy", "power": 3}]):
            self.assertIn('unknown key "', self.faults(*cards))

    def test_no_key_at_all(self):
        for other in ({"id": "galaxy", "power": 9}, {"each": {"type": "ship"}, "power": "+1"}):
            self.assertIn('this has no "id", so that nothing says which of "cards" it changes or adds', self.faults({"power": 3}, other))


if __name__ == "__main__":
    STARDECK, SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
