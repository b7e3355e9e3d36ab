#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs laid upon a game's own cards: a folder with pack.json and only what differs, named by --cards.

usage: test_packs.py STARDECK SOURCE_FOLDER [unittest's arguments]
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

PACK = {"id": "mine", "name": "My cards", "version": "1", "game": "tactics"}
GRID = {"id": "tachyon_grid", "type": "tech", "kind": "permanent", "power": 2, "picture": "icon:radar-sweep",
        "effects": [{"when": "permanent", "do": "block", "parts": ["effect"], "which": {"where": "below", "types": ["ship"]}}]}
PAIR = "starfleet:random,romulan:random"


class Packs(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-packs-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def pack(self, files, **about):
        """A folder with a pack.json and these files; values that are no text are written as JSON."""
        folder = self.folder / "mine"
        for name, value in {"pack.json": {**PACK, **about}, **files}.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return folder

    def run_it(self, *arguments):
        environment = {**os.environ, "STARDECK_CARDS": str(SOURCE / "cards")}
        return subprocess.run([STARDECK, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment)

    def good(self, *arguments):
        done = self.run_it(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def refused(self, *arguments, says):
        done = self.run_it(*arguments)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertEqual(done.stderr.replace(str(self.folder), ""), says)

    def cards(self, *arguments):
        pack = json.loads(self.good("rules", "tactics", "--json", *arguments))
        return {card["id"]: card for card in pack["cards"]}

    def test_a_number_changes_and_nothing_else(self):
        before = self.cards()
        after = self.cards("--cards", self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}))
        self.assertEqual(after["galaxy"].pop("power"), 9)
        self.assertEqual(before["galaxy"].pop("power"), 7)
        self.assertEqual(before, after)

    def test_a_number_of_an_effect_changes_by_its_place(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "admiral", "effects": {"1": {"amount": 8}}}]}})
        self.assertEqual(self.cards("--cards", pack)["admiral"]["effects"][0]["amount"], 8)

    def test_a_card_comes_and_one_goes(self):
        pack = self.pack({"deck.json": {"cards": [GRID, {"id": "supernova", "remove": True}]},
                          "lang/en.json": {"card": {"tachyon_grid": {"name": "Tachyon Grid", "text": "Blocks."}}}})
        cards = self.cards("--cards", pack)
        self.assertEqual((len(cards), cards["tachyon_grid"]["power"]), (33, 2))
        self.assertNotIn("supernova", cards)
        table = self.good("rules", "tactics", "--cards", pack)
        self.assertIn("Tachyon Grid", table)
        self.assertNotIn("Supernova", table)
        played = json.loads(self.good("simulate", "--game", "tactics", "--players", PAIR, "--games", "40", "--check", "--json", "--cards", pack))
        self.assertEqual(played["games"], 40)

    def test_the_guide_s_pack_does_what_the_guide_says(self):
        guide = (SOURCE / "cards" / "README.md").read_text(encoding="utf-8")
        section = re.search(r"^## Only what differs: a pack\n(.*?)^## ", guide, re.S | re.M).group(1)
        about, deck = map(json.loads, re.findall(r"```json\n(.*?)```", section, re.S))
        cards = self.cards("--cards", self.pack({"deck.json": deck}, **about))
        self.assertEqual((cards["galaxy"]["power"], cards["admiral"]["effects"][0]["amount"]), (9, 8))
        self.assertNotIn("supernova", cards)

    def test_a_text_changes(self):
        pack = self.pack({"lang/de.json": {"card": {"galaxy": {"name": "Galaxis"}}}})
        self.assertIn("Galaxis", self.good("rules", "tactics", "--lang", "de", "--cards", pack))
        self.assertEqual(self.good("rules", "tactics", "--cards", pack), self.good("rules", "tactics"))

    def test_what_a_pack_says_in_english_only_is_not_hidden(self):
        pack = self.pack({"lang/en.json": {"card": {"galaxy": {"name": "Galaxy the Second"}}}})
        self.assertIn("Galaxy the Second", self.good("rules", "tactics", "--lang", "de", "--cards", pack))

    def test_other_games_stay_as_they_are(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}})
        self.assertEqual(self.good("rules", "alpha_strike", "--cards", pack), self.good("rules", "alpha_strike"))

    def test_a_pack_for_any_game_has_a_folder_for_each(self):
        pack = self.pack({"tactics/deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="")
        (pack / "pack.json").write_text(json.dumps({key: value for key, value in PACK.items() if key != "game"}), encoding="utf-8")
        self.assertEqual(self.cards("--cards", pack)["galaxy"]["power"], 9)

    def test_faults_stand_in_the_pack(self):
        deck = '{"cards": [\n  {"id": "galaxy",\n   "powr": 9}\n]}'
        done = self.run_it("rules", "tactics", "--cards", self.pack({"deck.json": deck}))
        self.assertEqual(done.returncode, 2)
        self.assertIn("/mine/deck.json:3:4: ", done.stderr)
        self.assertIn('did you mean "power"?', done.stderr)
        self.assertEqual(done.stderr.count("deck.json"), 1)

    def test_a_text_that_nobody_asks_for_is_a_fault_of_the_pack(self):
        words = '{"card": {\n  "galxy": {"name": "x"}}}'
        done = self.run_it("rules", "tactics", "--cards", self.pack({"lang/en.json": words}))
        self.assertEqual(done.returncode, 2)
        self.assertIn("/mine/lang/en.json:2:3: ", done.stderr)

    def test_a_new_card_needs_a_name(self):
        done = self.run_it("rules", "tactics", "--cards", self.pack({"deck.json": {"cards": [GRID]}}))
        self.assertEqual(done.returncode, 2)
        self.assertIn("card.tachyon_grid.name", done.stderr)

    def test_pack_json_is_read_as_strictly_as_cards(self):
        done = self.run_it("rules", "tactics", "--cards", self.pack({"pack.json": '{"id": "mine",\n "nam": "x", "version": "1"}'}))
        self.assertEqual(done.returncode, 2)
        self.assertIn("/mine/pack.json:2:2: ", done.stderr)

    def test_a_pack_is_for_some_game(self):
        done = self.run_it("rules", "tactics", "--cards", self.pack({}, game="tatics"))
        self.assertEqual(done.returncode, 2)
        self.assertIn('/mine/pack.json: there is no game "tatics". Allowed: tactics, alpha_strike', done.stderr)

    def lint(self, pack):
        done = self.run_it("lint", "--json", pack)
        return done.returncode, [(fault["severity"], fault["file"].replace(str(pack), ""), fault["line"]) for fault in json.loads(done.stdout)]

    def test_lint_looks_at_the_pack_where_it_lies(self):
        self.assertEqual(self.lint(self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}})), (0, []))
        self.assertEqual(self.lint(self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 99}]}'})), (1, [("error", "/deck.json", 2)]))
        self.assertEqual(self.lint(self.pack({"deck.json": "{}", "lang/en.json": '{"card":\n{"galaxy": {"nmae": "x"}}}'})),
                         (1, [("error", "/lang/en.json", 2)]))

    def test_what_a_pack_builds_on_must_be_there(self):
        pack = self.pack({"deck.json": {"cards": []}}, builds_on="other")
        done = self.run_it("rules", "tactics", "--cards", pack)
        self.assertEqual(done.returncode, 2)
        self.assertIn('it builds on the pack "other", which is not here', done.stderr)
        self.good("rules", "tactics", "--cards", self.pack({}, builds_on="tactics"))
        self.assertEqual(self.lint(pack), (0, []))


if __name__ == "__main__":
    STARDECK, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
