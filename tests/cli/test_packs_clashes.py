#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs of several people that change the same: what is said of it, and whom it names.

usage: test_packs_clashes.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

import test_packs_together as together


TWIN = {f"lang/{code}.json": {"card": {"twin": {"name": "T", "text": "t"}}} for code in ("en", "de")}


def deck(*cards):
    return {"deck.json": {"cards": list(cards)}}


def galaxy(**values):
    return deck({"id": "galaxy", **values})


class Clashes(together.Base):
    """A number or name that two packs give: lint tells it once for each record, and --explain shows the whole chain."""

    def lay(self, *packs):
        """Packs pa, pb …, each upon those before; a tuple has further keys of its pack.json."""
        shutil.rmtree(self.packs, ignore_errors=True)
        folders = []
        for name, pack in zip(("pa", "pb", "pc", "pd"), packs):
            files, about = pack if isinstance(pack, tuple) else (pack, {})
            folders.append(self.pack(name, files, **{"game": "tactics", **about}))
        return folders

    def warnings(self, *packs):
        done = self.run_it("lint", *self.lay(*packs))
        self.assertEqual(done.returncode, 0, done.stderr)
        return re.findall(r"/packs/(\S+?:\d+:\d+): warning\[shadow\]: (.*)", done.stderr.replace(str(self.packs) + "/", "/packs/"))

    def test_a_number(self):
        self.assertEqual(self.warnings(galaxy(power=9), galaxy(power=12)),
                         [("pb/deck.json:1:29", 'power: here 12, in the pack "Pa" below 9; the upper one counts')])
        done = self.run_it("lint", "--lang", "de", *self.lay(galaxy(power=9), galaxy(power=12)))
        self.assertIn('power: hier 12, im Paket "Pa" darunter 9; es gilt das obere\n', done.stderr)

    def test_the_uppermost_of_those_below_is_named(self):
        said = self.warnings(galaxy(power=9), galaxy(power=10), galaxy(power=12))
        self.assertEqual([text for _, text in said], ['power: here 10, in the pack "Pa" below 9; the upper one counts',
                                                      'power: here 12, in the pack "Pb" below 10; the upper one counts'])

    def test_a_line_for_each_record(self):
        texts = {"lang/en.json": {"card": {"galaxy": {"name": "A"}, "spy": {"name": "X"}}}, "lang/de.json": {"card": {"galaxy": {"name": "B"}}}}
        other = {"lang/en.json": {"card": {"galaxy": {"name": "C"}, "spy": {"name": "Y"}}}, "lang/de.json": {"card": {"galaxy": {"name": "D"}}}}
        said = self.warnings({**galaxy(power=9), **texts}, {**galaxy(power=12), **other})
        self.assertEqual([text for _, text in said], ['power: here 12, in the pack "Pa" below 9; the upper one counts, as for name',
                                                      'name: here "Y", in the pack "Pa" below "X"; the upper one counts'])

    def test_a_key_of_a_file(self):
        said = self.warnings({"game.json": {"hand_size": 7}}, {"game.json": {"hand_size": 6}})
        self.assertEqual([text for _, text in said], ['hand_size: here 6, in the pack "Pa" below 7; the upper one counts'])

    def test_who_knows_of_the_other_means_it(self):
        nine, twelve = galaxy(power=9), galaxy(power=12)
        for above in ((twelve, {"builds_on": "pa"}), (twelve, {"needs": ["pa"]}), galaxy(power="+3"), galaxy(power=9),
                      deck({"id": "galaxy", "when": {"pack": "pa"}, "power": 12}), {**deck({"id": "twin", "like": "galaxy", "power": 12}), **TWIN}):
            self.assertEqual(self.warnings(nine, above), [], above)
        self.assertEqual(self.warnings(galaxy(power=9), twelve, (galaxy(power=5), {"builds_on": "pb"}))[1:],
                         [])  # what it builds on is told already

    def test_a_card_that_the_other_has_added_is_meant(self):
        self.assertEqual(self.warnings({**deck({"id": "twin", "like": "galaxy", "power": 9}), **TWIN}, deck({"id": "twin", "power": 12})), [])

    def test_what_is_counted_is_right_with_both(self):
        packs = [{"deck.json": {"cards": [{"id": "battle_laser", "copies": f"+{more}"}]}, "game.json": {"deck_size": 60 + more}} for more in (1, 2)]
        self.assertEqual(self.warnings(*((files, {"game": "alpha_strike"}) for files in packs)), [])

    def test_a_key_that_is_cut_out_above(self):
        effects = [{"do": "draw_up", "when": "revealed"}]
        for below, above, said in ((galaxy(power=9), galaxy(power=None), "power: here null, in the pack \"Pa\" below 9"),
                                   (deck({"id": "spy", "effects": effects}), deck({"id": "spy", "effects": None}), "effects: here null, in the pack \"Pa\" below […]")):
            done = self.run_it("lint", *self.lay(below, above))
            self.assertIn(said + "; the upper one counts", done.stderr, done.stderr)
            for knows in ({"builds_on": "pa"}, {"needs": ["pa"]}):
                self.assertNotIn("here null", self.run_it("lint", *self.lay(below, (above, knows))).stderr)
        self.assertNotIn("here null", self.run_it("lint", *self.lay(galaxy(power=9), deck({"id": "spy", "effects": None}))).stderr)

    def test_what_is_taken_out_above(self):
        said = self.warnings(deck({"id": "spy", "power": 3}), deck({"id": "spy", "remove": True}))
        self.assertEqual([(place, text.replace(str(self.packs) + "/", "")) for place, text in said],
                         [("pb/deck.json:1:12", 'this takes "spy" out, which the pack "Pa" below changes in /packs/pa/deck.json:1; the upper one counts')])
        self.assertEqual(self.warnings(deck({"id": "admiral", "power": 3}), deck({"id": "spy", "remove": True})), [])
        said = self.warnings(deck({"id": "spy", "power": 3}), deck({"each": {"id": "spy"}, "kind": "none"}, {"id": "spy", "remove": True}))
        self.assertEqual([text[:len('this takes "spy" out')] for _, text in said], ['this takes "spy" out'])

    def told(self, game, file, key, name, *ways):
        """What is told of the upper of two packs that say these of one record, without the place."""
        shutil.rmtree(self.packs, ignore_errors=True)
        folders = [self.pack(pack, {file: {key: [{"id": name, **way}]}}, game=game) for pack, way in zip(("pa", "pb"), ways)]
        said = self.run_it("lint", *folders).stderr.replace(str(self.packs) + "/", "")
        return re.findall(r"^stardeck: pb/\S+: warning\[(?:shadow|never)\]: (.*)", said, re.M)

    def test_a_list_whoever_changes_it(self):
        """Whatever way the lower one changes a list, it is told where the upper one gives it anew or takes of it out."""
        more = {"when": "scoring", "do": "add", "amount": 2, "which": {"where": "below", "types": ["ship"]}}
        lower = {"entry": {"1": {"amount": 8}}, "relative": {"1": {"amount": "+3"}}, "more": {"+": [more]}, "anew": [more], "out": {"1": None}}
        for name, below in lower.items():
            for above in ([{**more, "amount": 3}], []):
                said = self.told("tactics", "deck.json", "cards", "admiral", {"effects": below}, {"effects": above})
                self.assertEqual(said, [] if name == "out" and above == [] else
                                 ['where both packs are on, what pa/deck.json:1 says of "effects" of "admiral" is lost: this list takes its place. '
                                  'To add to a list, write {"+": [...]}'], (name, above))
            said = self.told("tactics", "deck.json", "cards", "admiral", {"effects": below}, {"effects": None})
            self.assertEqual(said, [] if name == "out" else ['effects: here null, in the pack "Pa" below […]; the upper one counts'], name)
            said = self.told("tactics", "deck.json", "cards", "admiral", {"effects": below}, {"effects": {"1": None}})
            self.assertEqual(said, [] if name in ("more", "out") else ['effects/1: here null, in the pack "Pa" below {…}; the upper one counts'], name)
            self.assertEqual(self.told("tactics", "deck.json", "cards", "admiral", {"effects": below}, {"effects": {"+": [more]}}), [], name)

    def test_what_is_cut_out_whole(self):
        for game, file, key, name, below, above, said in (
                ("alpha_strike", "deck.json", "cards", "ion_cannon", {"cost": {"weapon": 2}}, {"cost": None}, "cost: here null, in the pack \"Pa\" below {…}"),
                ("star_empires", "races.json", "races", "federation", {"unit_bonus": {"1": {"n": 9}}}, {"unit_bonus": None}, "unit_bonus: here null"),
                ("star_empires", "races.json", "races", "federation", {"special": {"+": ["warp"]}}, {"special": None}, "special: here null"),
                ("star_empires", "races.json", "races", "federation", {"special": {"1": "warp"}}, {"special": {"1": None}}, "special/1: here null, in the pack \"Pa\" below \"warp\""),
                ("star_empires", "races.json", "races", "federation", {"special": {"1": "warp"}}, {"special": {"1": "intercept"}},
                 "special/1: here \"intercept\", in the pack \"Pa\" below \"warp\""),
                ("star_empires", "races.json", "races", "federation", {"start_credits": 9}, {"start_credits": None}, "start_credits: here null, in the pack \"Pa\" below 9"),
                ("tactics", "targets.json", "targets", "united_federation", {"bonus": {"points": 4}}, {"bonus": None}, "bonus: here null"),
                # the other way round: it is cut out below
                ("alpha_strike", "deck.json", "cards", "ion_cannon", {"cost": None}, {"cost": {"weapon": 2}}, "cost: here {…}, in the pack \"Pa\" below null"),
                ("star_empires", "races.json", "races", "federation", {"start_credits": None}, {"start_credits": 9}, "start_credits: here 9, in the pack \"Pa\" below null"),
                ("alpha_strike", "deck.json", "cards", "ion_cannon", {"abilities": None}, {"abilities": {"1": {"on": "miss"}}}, "this changes nothing: pa/deck.json:1, below this, takes \"abilities\" out")):
            told = self.told(game, file, key, name, below, above)
            self.assertEqual(len(told), 1, (below, above, told))
            self.assertTrue(told[0].startswith(said), (said, told))

    def test_what_speaks_of_what_is_taken_out_above(self):
        for game, lower, card, said in (
                ("star_empires", {"races.json": {"races": [{"id": "federation", "card_bonus": {"+": [{"card": "phasers", "n": 3}]}}]}}, "phasers", '"phasers" in "card"'),
                ("star_empires", {"races.json": {"races": [{"id": "federation", "special": {"+": ["intercept"]}}]}}, "intercept", '"intercept" in "special"'),
                ("tactics", {"factions.json": {"factions": [{"id": "starfleet", "pictures": {"+": [{"card": "spy", "picture": "fleet"}]}}]}}, "spy", '"spy" in "card"')):
            packs = [self.pack("pa", lower, game=game), self.pack("pb", deck({"id": card, "remove": True}), game=game)]
            self.assertIn(f"because of this what {packs[0]}/{list(lower)[0]}:1, below this, says of {said} does not count\n", self.run_it("lint", *packs).stderr)
        texts = {"lang/en.json": {"card": {"spy": {"text": "Sees all."}}}, "lang/de.json": {"card": {"spy": {"text": "Sieht alles."}}}}
        said = [text.replace(str(self.packs) + "/", "/") for _, text in self.warnings(texts, deck({"id": "spy", "remove": True}))]
        self.assertEqual(said, ['this takes "spy" out, which the pack "Pa" below changes in /packs/pa/lang/en.json:1; the upper one counts'])

    def test_what_is_taken_out_below(self):
        spy = {"id": "spy", "type": "troops", "kind": "none", "power": 3, "picture": "icon:spy"}
        words = {f"lang/{code}.json": {"card": {"spy": {"name": "T", "text": "t"}}} for code in ("en", "de")}
        said = [text for _, text in self.warnings(deck({"id": "spy", "remove": True}), {**deck(spy), **words}) if "of its own" not in text]
        self.assertEqual(len(said), 1, said)
        self.assertRegex(said[0], 'this gives "spy" again, which the pack "Pa" below takes out in .*:1; the upper one counts')

    def test_the_forms_of_a_name(self):
        def romulans(**forms):
            return {f"lang/{code}.json": {"faction": {"romulan": forms}} for code in ("en", "de")}
        whole = {"name": "Rihannsu", "genitive": "the Rihannsu’s", "number": "many"}
        for below, above, keys in ((whole, {"genitive": "of all"}, ["genitive"]), (whole, {"number": "one"}, ["number"]), ({"genitive": "of all"}, whole, ["genitive"]),
                                   ({"number": "one"}, whole, ["number"]), (whole, {"name": "Empire", "number": "one"}, ["name"]), (whole, whole, [])):
            said = self.warnings(romulans(**below), romulans(**above))
            self.assertEqual([text.split(":")[0] for _, text in said], keys, (below, above, said))

    def test_the_window_says_it_with_whom(self):
        self.lay(galaxy(power=9), galaxy(power=12))
        self.switch_on("pb", "pa")
        self.assertEqual(self.power("galaxy"), (12, ""))

    def test_explained(self):
        folders = self.lay(galaxy(power=9), galaxy(power=12), galaxy(power=13))
        below, middle, above = folders
        packs = [part for folder in folders for part in ("--pack", folder)]
        done = self.run_it("rules", "tactics", *packs, "--explain", "galaxy")
        self.assertIn(f"{above}/deck.json:1, instead of 12 in {middle}/deck.json:1, instead of 9 in {below}/deck.json:1, instead of 7\n", done.stdout)
        values = json.loads(self.run_it("rules", "tactics", *packs, "--explain", "galaxy", "--json").stdout)
        power = next(value for value in values if value["path"] == "power")
        self.assertEqual((power["was"], [entry["value"] for entry in power["replaced"]]), (7, [12, 9]))
        self.assertFalse([value for value in values if "replaced" in value and value["path"] != "power"])


class Limits(together.Base):
    """Whatever comes to a number that leaves its range, over other packs and in changes of all: it is limited, never an error."""

    lay = Clashes.lay

    def test_every_sequence(self):
        forty = galaxy(power=40)
        all_ships, one = {"each": {"type": "ship"}, "power": "+1"}, {"id": "galaxy", "power": "×1.5"}
        for packs in ((forty, deck(all_ships, one)), (forty, deck(all_ships, {"each": {"id": "galaxy"}, "power": "×1.5"})), (forty, deck(one)),
                      (forty, deck(all_ships), deck(one)), (deck({"each": {"type": "ship"}, "power": "+39"}, one),)):
            done = self.run_it("lint", *self.lay(*packs))
            self.assertEqual((done.returncode, done.stderr.count("warning[range]")), (0, 1), (packs, done.stderr))
        alone = self.run_it("lint", *self.lay(deck({"id": "galaxy", "power": "+60"})))  # that its author could see
        self.assertEqual(alone.returncode, 1)


class Lacking(together.Base):
    def test_what_another_packs_new_card_has_not_got(self):
        anew = [{"id": "galaxy", "remove": True}, {"id": "galaxy", "type": "ship", "kind": "none", "power": 6, "picture": "fleet"}]
        words = {f"lang/{code}.json": {"card": {"galaxy": {"text": ""}}} for code in ("en", "de")}
        more = {"when": "scoring", "do": "add", "amount": 2, "which": {"where": "others"}}
        for change in ({"1": None}, {"1": {"which": {"whose": "any"}}}, {"1": None, "+": [more]}):
            low = self.pack("low", {**deck(*anew), **words}, game="tactics")
            up = self.pack("up", deck({"id": "galaxy", "effects": change}), game="tactics")
            done = self.run_it("lint", low, up)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f'this changes nothing: {low}/deck.json:1, below this, has no "effects"\n', done.stderr)
            said = self.run_it("rules", "tactics", "--pack", low, "--pack", up, "--explain", "galaxy").stdout
            self.assertEqual("effects/1/amount" in said, "+" in change, said)  # what is added stays


class Kinds(together.Base):
    """The sign on a card is of what packs have made of its effects."""
    SCORING = {"when": "scoring", "do": "add", "amount": 1}
    TAKES_OUT = {"1": None, "2": None}

    def kind(self, *effects, **values):
        folders = [self.pack(name, deck({"id": "spy", "effects": effect, **values}), game="tactics") for name, effect in zip(("pa", "pb"), effects)]
        done = self.run_it("rules", "tactics", "--explain", "spy", "--json", *(part for folder in folders for part in ("--pack", folder)))
        self.assertEqual(self.run_it("lint", *folders).returncode, 0)
        return next(value["value"] for value in json.loads(done.stdout) if value["path"] == "kind")

    def test_it_follows(self):
        for first in (None, [], self.TAKES_OUT):
            self.assertEqual(self.kind(first), "none", first)
            for second in ([self.SCORING], {"+": [self.SCORING]}):
                self.assertEqual(self.kind(first, second), "scoring", (first, second))
        self.assertEqual(self.kind([self.SCORING]), "scoring")
        self.assertEqual(self.kind({"1": self.SCORING, "2": None}), "scoring")
        self.assertEqual(self.kind({"+": [self.SCORING]}, self.TAKES_OUT), "scoring")
        self.assertEqual(self.kind([self.SCORING], None), "none")

    def test_it_stays(self):
        self.assertEqual(self.kind({"+": [self.SCORING]}), "one_time")  # its own are there
        self.assertEqual(self.kind([self.SCORING], kind="special"), "special")  # said so
        self.pack("pa", deck({"id": "spy", "kind": "special"}), game="tactics")
        done = self.run_it("rules", "tactics", "--explain", "spy", "--pack", self.packs / "pa")
        self.assertRegex(done.stdout, 'kind +"special"')


class Missed(together.Base):
    """What a pack says of a card that another would add is told with that one's name, if its own faults keep it out."""
    PA = 'the pack "Pa", below this, has it and is left out itself: '

    def said(self, *packs):
        """What is told of the last one."""
        folders = [self.pack(name, files, game="tactics") for name, files in zip(("pa", "pb", "pc"), packs)]
        return "\n".join(line for line in self.run_it("lint", *folders).stderr.splitlines() if line.startswith(f"stardeck: {folders[-1]}/"))

    def test_whoever_has_it(self):
        broken = {**deck({"id": "twin", "like": "galaxy"}, {"id": "admiral", "power": "much"}), **TWIN}
        change = deck({"id": "twin", "power": 9})
        self.assertIn(f'error[missing]: there is nothing called "twin" below to change; {self.PA}', self.said(broken, change))
        self.assertIn(f'there is nothing called "twin" to remove; {self.PA}', self.said(broken, deck({"id": "twin", "remove": True})))
        self.assertIn(f'there is no card "twin"; {self.PA}', self.said(broken, {**deck({"id": "spy", "power": 2}), "lang/en.json": {"card": {"twin": {"name": "T"}}}}))
        self.assertIn(f'there is nothing called "twin" below to be like; {self.PA}', self.said(broken, change, deck({"id": "other", "like": "twin"})))

    def test_who_only_changes_it_has_it_not(self):
        said = self.said(deck({"id": "twin", "power": 9}), deck({"id": "other", "like": "twin"}))
        self.assertIn('there is nothing called "twin" below to be like', said)
        self.assertNotIn("has it", said)


class Same(together.Base):
    """What has one id in two packs is told, unless its author knows; and a pack named twice counts once."""
    WHOLE = {"id": "twin", "type": "ship", "kind": "none", "power": 3, "picture": "fleet"}

    def said(self, *packs):
        shutil.rmtree(self.packs, ignore_errors=True)
        folders = [self.pack(name, {**deck(*cards), **TWIN}, game="tactics") for name, cards in zip(("pa", "pb"), packs)]
        return self.run_it("lint", *folders).stderr

    def test_who_knows(self):
        self.assertIn("[shadow]: another pack has a card", self.said([self.WHOLE], [self.WHOLE]))
        for above in ([{"when": {"no_pack": "pa"}, **self.WHOLE}], [{"when": {"no_pack": ["px", "pa"]}, **self.WHOLE}], [{"id": "twin", "remove": True}, self.WHOLE]):
            self.assertNotIn("[shadow]", self.said([self.WHOLE], above), above)
        self.assertIn("[shadow]: another pack has a card", self.said([self.WHOLE], [{"when": {"no_pack": "px"}, **self.WHOLE}]))

    def test_a_card_of_the_games_made_anew(self):
        spy = {**self.WHOLE, "id": "spy"}
        words = {f"lang/{code}.json": {"card": {"spy": {"name": "T", "text": "t"}}} for code in ("en", "de")}
        for cards, told in (([spy], True), ([{"id": "spy", "remove": True}, spy], False)):
            pack = self.pack("pa", {**deck(*cards), **words}, game="tactics")
            self.assertEqual("[shadow]" in self.run_it("lint", pack).stderr, told, cards)

    def test_named_twice(self):
        pack = self.pack("mine", galaxy(power=9), game="tactics")
        for arguments in ((pack, pack), ("--pack", pack, pack), (pack, f"{pack}/"), (pack, pack / ".." / "mine")):
            done = self.run_it("lint", *arguments)
            self.assertRegex(done.stderr, r"^stardeck: \S+: warning\[unused\]: this pack is named twice; once is enough\n$")
            self.assertEqual((done.returncode, done.stdout), (0, "1 pack checked, 0 faults, 1 warning\n"), arguments)
        power, said = self.power("galaxy", "--pack", pack, "--pack", pack)
        self.assertEqual((power, said), (9, f"stardeck: {pack}: this pack is named twice; once is enough\n"))


class Copies(together.Speaking):
    def test_named_beside_what_it_is_a_copy_of(self):
        packs = [self.pack(name, galaxy(power=9), game="tactics", id="mine") for name in ("mine", "mine-backup")]
        for folders in (packs, packs[::-1]):
            power, said = self.power("galaxy", *(part for folder in folders for part in ("--pack", folder)))
            self.assertEqual(power, 9)
            self.assertIn("this is a copy of the pack in ", said)

    def test_several(self):
        folders = {name: self.pack(name, galaxy(power=9), game="tactics", id="mine") for name in ("Copy of mine", "a mine", "mine", "older mine")}
        self.switch_on("mine")
        done = self.run_it("lint", self.packs)
        for name, folder in folders.items():
            self.assertEqual(f"{folder}/pack.json:1:8: error[id]: this is a copy of the pack in {folders['mine']}, " in done.stderr, name != "mine", name)
        said = self.speak().stdout
        self.assertIn("3 copies of packs lie here, which don’t count\n", said)
        for name in folders:
            self.assertEqual(f"\n{name}\n" in said, name != "mine", name)
        self.assertNotIn("copies", self.speak().stdout)  # once
        shutil.rmtree(folders["a mine"])
        self.assertIn("2 copies of packs", self.speak().stdout)  # these are others
        shutil.rmtree(folders["Copy of mine"])
        shutil.rmtree(folders["older mine"])
        self.assertNotIn("cop", self.speak().stdout)
        self.pack("older mine", galaxy(power=9), game="tactics", id="mine")
        self.assertIn("A pack is there twice", self.speak().stdout)


class Asked(together.Base):
    """Lint says what the window would, of what it was asked for."""

    def test_a_folder_of_packs_unpacked_too_deep(self):
        self.pack("mine-2/mine", galaxy(power=9), game="tactics")
        (self.packs / "notes").mkdir()
        elsewhere = self.folder / "elsewhere"
        shutil.copytree(self.packs, elsewhere)
        for folder in (self.packs, elsewhere):
            done = self.run_it("lint", folder)
            self.assertEqual((done.returncode, done.stdout), (0, "0 packs checked, 0 faults, 1 warning\n"), done.stderr)
            self.assertEqual(done.stderr, f'stardeck: {folder}/mine-2: warning[file]: there is no pack.json in this folder, but in "mine": move that folder up\n')
        self.assertEqual(self.run_it("lint", elsewhere / "notes").returncode, 2)

    def test_what_is_named_below_lies_below(self):
        for name, about in (("base", {}), ("mid", {"needs": ["base"]}), ("top", {"builds_on": "base"})):
            self.pack(name, galaxy(power=len(name) + len(about)), game="tactics", **about)
        self.switch_on("mid", off=["base"])
        above = f'it needs the pack "base", which lies above it; move it below\n'
        for name, said in (("mid", above), ("top", 'it builds on the pack "base", which lies above it; move it below\n')):
            for on, off, told in ((["base", name], [], True), ([name, "base"], [], False), ([name], ["base"], False)):
                self.switch_on(*on, off=off)
                self.assertEqual(said in self.run_it("lint", self.packs / "base", self.packs / name).stderr, told, (name, on))
            self.switch_on(name)  # the others come above, off
            self.assertNotIn("above it", self.run_it("lint", self.packs / "base", self.packs / name).stderr, name)


class Words(together.Speaking):
    def test_where_packs_are_to_be_seen_is_said(self):
        self.pack("mine", galaxy(power="much"), game="tactics")
        self.switch_on("mine")
        self.assertIn("“stardeck lint FOLDER” tells what is wrong", self.speak().stdout)
        self.pack("mine", galaxy(power=9), game="tactics")
        self.assertNotIn("stardeck lint", self.speak().stdout)

    def test_what_can_be_explained_is_suggested(self):
        said = self.run_it("rules", "star_empires", "--explain", "traits").stderr
        self.assertIn("nothing of star_empires has the id 'traits'", said)
        self.assertNotIn("did you mean 'traits'", said)
        self.assertIn("did you mean 'hand_size'", self.run_it("rules", "tactics", "--explain", "hand_sise").stderr)

    def test_who_takes_a_card_out_is_named(self):
        pack = self.pack("mine", deck({"id": "spy", "remove": True}), game="tactics")
        self.assertIn(f"{pack}/deck.json:1 takes it out (the pack \"Mine\")\n", self.run_it("rules", "tactics", "--pack", pack, "--explain", "spy").stderr)


class Damaged(together.Speaking):
    """Nothing that becomes of the files kept with a game costs it: where both copies of its texts are damaged, it goes on without."""

    def test_kept_texts(self):
        words = {"card": {"twin": {"name": "Twin", "text": "t"}}}
        self.pack("mine", {**deck({"id": "twin", "like": "galaxy", "power": 9}), "lang/en.json": words, "lang/de.json": words}, game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,klingon:random", "--seed", "3", typed="1\n1\n\nquit\n")
        shutil.rmtree(self.packs / "mine")
        self.switch_on()
        (game,) = (self.folder / "data/stardeck/games").glob("*.stardeck")
        (kept,) = (self.folder / "data/stardeck/games/rules").iterdir()
        copies = kept.parent.parent / "copies"
        whole_copy = (copies / kept.name).read_bytes()
        whole = {path: path.read_bytes() for path in kept.glob("*/lang/*.json")}
        self.assertEqual(len(whole), 4)
        for path, text in whole.items():
            for damage in (b'{"card": {"galaxy": {', b'{"card": {"galaxy": {"name": 5}}}', b""):
                for language in ("en", "de"):
                    path.write_bytes(damage)
                    done = self.speak("--load", game, "--lang", language)
                    self.assertEqual((done.stderr, path.read_bytes()), ("", text), "mended from the second copy, and nothing said")
                    (copy,) = copies.iterdir()
                    copy.unlink()
                    path.write_bytes(damage)
                    done = self.speak("--load", game, "--lang", language)
                    told = path.parts[-3] == "1" and path.name in ("en.json", f"{language}.json")  # those of the game are its own
                    (self.assertIn if told else self.assertNotIn)(f"stardeck: {path}:1:", done.stderr)
                    self.assertRegex(done.stdout, "\n2\\. ", (path, damage))
                    copy.write_bytes(whole_copy)
                    path.write_bytes(text)
        self.assertEqual(self.speak("--load", game).stderr, "")

    def as_nobody(self, *arguments, typed=""):
        """As a user whom rights stop, as they don't stop root."""
        env = {**os.environ, "STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config"),
               "TMPDIR": str(self.spare)}
        who = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        return subprocess.run([together.STARDECK, *map(str, arguments)], input=typed, capture_output=True, text=True, check=False, env=env,
                              timeout=300, **who)

    def test_what_cannot_be_written_to(self):
        """The cards are mended in a temporary folder, and it is said once which folder is not to be written to."""
        self.pack("mine", deck({"id": "galaxy", "power": 9}), game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,klingon:random", "--seed", "3", typed="1\n1\n\nquit\n")
        shutil.rmtree(self.packs / "mine")
        self.switch_on()
        games, self.spare = self.folder / "data/stardeck/games", self.folder / "spare"
        shutil.copytree(games, self.folder / "whole")
        self.spare.mkdir()
        damages = {"a file damaged": lambda rules: next(rules.glob("*/1/deck.json")).write_bytes(b"{"),
                   "nothing there": shutil.rmtree,
                   "a file in its place": lambda rules: (shutil.rmtree(rules), rules.write_bytes(b"x")),
                   "not to be read": lambda rules: rules.chmod(0)}
        for damage, do in damages.items():
            with self.subTest(damage):
                shutil.rmtree(games)
                shutil.copytree(self.folder / "whole", games)
                do(games / "rules")
                for path in (self.folder, *self.folder.rglob("*")):
                    if os.geteuid() == 0:
                        os.chown(path, 65534, 65534)
                    if games in (path, *path.parents):
                        path.chmod(path.stat().st_mode & ~0o222)
                (game,) = games.glob("*.stardeck")
                for arguments in (("replay", game), ("--speak", "--load", game)):
                    done = self.as_nobody(*arguments, typed="quit\n")
                    self.assertEqual(done.returncode, 0, done.stderr + done.stdout[-500:])
                    self.assertEqual(done.stderr.count(f"stardeck: {games}/rules: the cards that a game was begun with"), 1, done.stderr)
                    self.assertEqual(list(self.spare.iterdir()), [], "what is temporary is taken away")
                for path in (games, *games.rglob("*")):
                    path.chmod(path.stat().st_mode | 0o700)

    def test_kept_texts_and_those_of_today(self):
        """The pack has changed since the game was begun, its texts can't be read, and those kept neither: it goes on with ids."""
        words = {"card": {"twin": {"name": "Twin", "text": "t"}}}
        twin = {**deck({"id": "twin", "like": "galaxy", "power": 9}), "lang/en.json": words, "lang/de.json": words}
        pack = self.pack("mine", twin, game="tactics")
        self.switch_on("mine")
        self.speak("--new", "tactics", "--players", "starfleet:human,klingon:random", "--seed", "3", typed="1\n1\n\nquit\n")
        self.pack("mine", deck({"id": "twin", "like": "galaxy", "power": 12}), game="tactics")
        (game,) = (self.folder / "data/stardeck/games").glob("*.stardeck")
        (kept,) = (self.folder / "data/stardeck/games/rules").iterdir()
        for path in (*kept.glob("*/lang/*.json"), *pack.glob("lang/*.json")):
            path.write_bytes(b'{"card": {"twin": {')
        for language in ("en", "de"):
            self.assertRegex(self.speak("--load", game, "--lang", language).stdout, "\n2\\. ", language)


class Empty(together.Base):
    """A pack, or two together, that leave nothing of what a game needs: told as any fault, never the end of the program."""

    def lists(self):
        """Each list of records in the files of the games: (game, file, key, ids)."""
        for folder in sorted(path for path in (together.SOURCE / "cards").iterdir() if path.is_dir()):
            for path in sorted(folder.glob("*.json")):
                if path.name in ("nets.json", "captains.json"):
                    continue
                root = json.loads(path.read_text(encoding="utf-8"))
                for key, value in root.items():
                    if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
                        yield folder.name, path.name, key, [one["id"] for one in value]

    def test_every_list_without_records(self):
        found = 0
        for game, file, key, ids in self.lists():
            ways = [{"replace": True, key: []}, {key: [{"each": {"id": ids}, "remove": True}]}]
            for way in ways:
                with self.subTest(game=game, file=file, key=key, way=list(way)[0]):
                    shutil.rmtree(self.packs, ignore_errors=True)
                    done = self.run_it("lint", self.pack("pa", {file: way}, game=game))
                    self.assertEqual(done.returncode, 1, done.stderr[:400])
                    self.assertRegex(done.stderr, r"error\[")
                    found += 1
        self.assertGreater(found, 20)


if __name__ == "__main__":
    together.STARDECK, together.SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
