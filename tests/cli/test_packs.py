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
GRID_WORDS = {"card": {"tachyon_grid": {"name": "Tachyon Grid", "text": "Blocks."}}}
PAIR = "starfleet:random,romulan:random"


class Base(unittest.TestCase):
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


class Packs(Base):
    """Packs named by --cards."""

    def test_a_language_of_its_own(self):
        pack = self.pack({"lang/fr.json": {"card": {"galaxy": {"name": "Galaxie"}}}})
        french = self.good("rules", "tactics", "--cards", pack, "--lang", "fr").splitlines()
        english = self.good("rules", "tactics", "--cards", pack).splitlines()
        self.assertEqual([line.split()[:2] for a, line in zip(english, french) if a != line], [["galaxy", "Galaxie"]])
        self.refused("rules", "tactics", "--cards", pack, "--lang", "fe",
                     says="stardeck: --lang: 'fe' is not allowed; did you mean 'de'? allowed: en, de, fr\n")

    def warned(self, pack):
        """What lint warns of in a pack that is good: (file, line, message) each."""
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [(pathlib.Path(file), int(line or 0), says) for file, line, says in
                re.findall(r"^stardeck: (.*?):(?:(\d+):\d+:)? warning\[untranslated\]: (.*)$", done.stderr, re.M)]

    def test_what_german_lacks_is_a_warning(self):
        deck = {"cards": [GRID]}
        english = '{"card": {"tachyon_grid": {\n"name": "Tachyon Grid",\n"text": "Blocks."}}}'
        pack = self.pack({"deck.json": deck, "lang/en.json": english})
        self.assertEqual(self.warned(pack), [(pack / "lang/en.json", 2, '2 texts have no version in "de" and are shown as they stand '
                                              'here: "card.tachyon_grid.name", "card.tachyon_grid.text"')])
        self.pack({"lang/de.json": {"card": {"tachyon_grid": {"name": "Tachyonengitter"}}}})
        self.assertEqual(self.warned(pack), [(pack / "lang/en.json", 3, '1 text has no version in "de" and is shown as it stands '
                                              'here: "card.tachyon_grid.text"')])
        self.pack({"lang/de.json": GRID_WORDS})
        self.assertEqual(self.warned(pack), [])

    def test_what_a_language_of_its_own_lacks_is_a_warning(self):
        own = json.loads((SOURCE / "cards/tactics/lang/en.json").read_text(encoding="utf-8"))
        pages = json.loads((SOURCE / "assets/rules/tactics/en.json").read_text(encoding="utf-8"))
        lesson = json.loads((SOURCE / "assets/lesson/tactics/en.json").read_text(encoding="utf-8"))
        interface = json.loads((SOURCE / "assets/lang/en.json").read_text(encoding="utf-8"))
        del own["card"]["galaxy"]["name"]
        whole = {"lang/fr.json": own, "assets/lang/fr.json": interface, "assets/rules/tactics/fr.json": pages,
                 "assets/lesson/tactics/fr.json": lesson}
        pack = self.pack(whole)
        [(file, line, says)] = self.warned(pack)
        self.assertEqual(file, SOURCE / "cards/tactics/lang/en.json")
        self.assertIn('"Galaxy"', file.read_text(encoding="utf-8").splitlines()[line - 1])
        self.assertTrue(says.startswith('1 text has no version in "fr"') and says.endswith('"card.galaxy.name"'), says)
        self.assertIn("Galaxy", self.good("rules", "tactics", "--cards", pack, "--lang", "fr"))
        for name in ("rules", "lesson"):
            (pack / "assets" / name / "tactics" / "fr.json").unlink()
        self.assertEqual([file for file, _, _ in self.warned(pack)][1:],
                         [pack / "assets" / name / "tactics" / "fr.json" for name in ("rules", "lesson")])

    def test_faults_of_the_interface_s_words(self):
        pack = self.pack({"assets/lang/fr.json": '{"menu": {"quit": "Quitter",\n"setings": "Réglages"}}'})
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertIn('%s/assets/lang/fr.json:2:1: error[text]: unknown key "menu.setings"' % pack, done.stderr)
        self.assertIn('= did you mean "settings"?', done.stderr)

    def test_faults_of_pages_in_a_language_of_its_own(self):
        pack = self.pack({"assets/lang/fr.json": {}, "assets/rules/tactics/fr.json": {"chapters": []}})
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertIn("%s/assets/rules/tactics/fr.json:1:" % pack, done.stderr)

    def test_where_each_value_stands(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 9,\n "effects": {"1": {"which": {"whose": "own"}}}}]}',
                          "lang/de.json": '{"card": {"galaxy": {\n"name": "Galaxis"}}}'})
        own = str(SOURCE / "cards/tactics/")
        found = json.loads(self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy", "--json"))
        values = {(value["language"], value["path"]): value for value in found}
        power = values[None, "power"]
        self.assertEqual((power["value"], power["was"], power["file"], power["line"], power["own"]),
                         (9, 7, str(pack / "deck.json"), 2, False))
        whose = values[None, "effects/1/which/whose"]
        self.assertEqual((whose["value"], whose["was"], whose["line"]), ("own", "friendly", 3))
        for key, value in values.items():  # every other line says what stands there
            line = pathlib.Path(value["file"]).read_text(encoding="utf-8").splitlines()[value["line"] - 1]
            self.assertIn('"%s"' % key[1].rsplit("/", 1)[-1], line)
            if value["own"]:
                self.assertTrue(value["file"].startswith(own), value["file"])
                self.assertNotIn("was", value)
        self.assertEqual((values["de", "name"]["value"], values["de", "name"]["was"]), ("Galaxis", "Galaxy"))
        self.assertTrue(values["en", "name"]["own"])
        text = self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy")
        self.assertIn("  %-22s %-22s %s/deck.json:2, instead of 7\n" % ("power", 9, pack), text)
        self.refused("rules", "tactics", "--explain", "galaxi",
                     says="stardeck: nothing of tactics has the id 'galaxi'; did you mean 'galaxy'?\n")

    def test_a_picture_of_its_own(self):
        own = {"deck.json": {"cards": [{"id": "galaxy", "picture": "file:sunset.png"}]}, "assets/pictures/sunset.png": "x"}
        self.assertEqual(self.good("lint", self.pack(own)), "1 pack checked, 0 faults\n")
        for picture, says in (
                ("file:sunst.png", 'did you mean "sunset"? Pictures lie in %s/mine/assets or ' % self.folder),
                ("file:../sunset.png", '"file:" needs the name of a file in assets/pictures of the pack'),
                ("file:sunset.gif", '"file:" needs the name of a file in assets/pictures of the pack'),
                ("icon:sunset", "there is no picture icons/game-icons/sunset.svg")):
            own["deck.json"]["cards"][0]["picture"] = picture
            done = self.run_it("lint", self.pack(own))
            self.assertEqual(done.returncode, 1)
            self.assertIn("/mine/deck.json:1:", done.stderr)
            self.assertIn(says, done.stderr)

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
        about, deck, scenario = map(json.loads, re.findall(r"```json\n(.*?)```", section, re.S))
        cards = self.cards("--cards", self.pack({"deck.json": deck}, **about))
        self.assertEqual((cards["galaxy"]["power"], cards["admiral"]["effects"][0]["amount"]), (9, 8))
        self.assertNotIn("supernova", cards)
        folder = self.pack({"deck.json": {"cards": [*deck["cards"], GRID]}, "lang/en.json": GRID_WORDS}, **about)
        (self.folder / scenario["pack"].removeprefix("../")).symlink_to(folder)
        (self.folder / "scenarios").mkdir()
        file = self.folder / "scenarios" / "grid.json"
        file.write_text(json.dumps(scenario), encoding="utf-8")
        self.assertIn("1 passed, 0 failed", self.good("scenario", file))

    def test_the_schemas_that_the_guide_names_are_there(self):
        guide = (SOURCE / "cards" / "README.md").read_text(encoding="utf-8")
        named = re.findall(r"(?:\./|\.\./)(cards/\w+/schema/[\w/.]+)", guide)
        self.assertEqual(len(named), 3)
        for path in named:
            self.assertTrue((SOURCE / path).is_file(), path)

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

    def test_every_file_may_name_its_schema(self):
        named = {"$schema": "../deck.json"}
        pack = self.pack({"pack.json": {**named, **PACK}, "deck.json": {**named, "cards": [{"id": "galaxy", "power": 9}]},
                          "captains.json": {**named, "captains": []}, "game.json": {"hand_size": 5, **named},
                          "lang/en.json": {**named, "card": {"galaxy": {"name": "Milky Way"}}}})
        self.assertEqual(self.cards("--cards", pack)["galaxy"]["power"], 9)
        self.assertIn("Milky Way", self.good("rules", "tactics", "--cards", pack))
        (pack / "lang/de.json").write_text((pack / "lang/en.json").read_text(encoding="utf-8"), encoding="utf-8")
        self.assertEqual(self.lint(pack), (0, []))

    def test_a_copy_of_everything_may_too(self):
        cards = self.folder / "cards"
        shutil.copytree(SOURCE / "cards", cards)
        for file in [*cards.glob("*/*.json"), *cards.glob("*/lang/*.json")]:
            file.write_text(json.dumps({"$schema": "x", **json.loads(file.read_text(encoding="utf-8"))}), encoding="utf-8")
        self.assertEqual(self.good("lint", cards), "3 packs checked, 0 faults\n")
        self.assertEqual(self.good("rules", "tactics", "--json", "--cards", cards), self.good("rules", "tactics", "--json"))

    def test_a_schema_is_a_text_at_the_top(self):
        self.assertEqual(self.lint(self.pack({"deck.json": '{\n"$schema": 7, "cards": []}'})), (1, [("error", "/deck.json", 2)]))
        deck = '{"cards": [\n{"id": "galaxy", "$schema": "x"}]}'
        self.assertEqual(self.lint(self.pack({"deck.json": deck})), (1, [("error", "/deck.json", 2)]))
        self.assertEqual(self.lint(self.pack({"lang/en.json": '{\n"$schema": ["x"]}', "deck.json": "{}"}))[1][0], ("error", "/lang/en.json", 2))
        self.assertEqual(self.lint(self.pack({"pack.json": '{"$schema": 1,\n"id": "mine", "name": "x", "version": "1", "game": "tactics"}'}))[1],
                         [("error", "/pack.json", 1)])

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
        self.assertIn('/mine/pack.json: there is no game "tatics". Allowed: tactics, alpha_strike, deck_building', done.stderr)

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


BROUGHT = {"name": "brings its pack", "game": "tactics", "pack": "../mine", "players": ["starfleet", "romulan"],
           "setup": {"rows": [{"target": "earth", "cards": [{"card": "tachyon_grid", "owner": "starfleet"}]}]},
           "commands": [], "expect": {"rows": {"1": [{"card": "tachyon_grid", "owner": "starfleet"}]}}}


class Brought(Base):
    """Scenarios that bring their own pack."""

    def scenario(self, name="brought.json", **changes):
        file = self.folder / "scenarios" / name
        file.parent.mkdir(exist_ok=True)
        told = {key: value for key, value in {**BROUGHT, **changes}.items() if value is not None}
        file.write_text(json.dumps(told, indent=1), encoding="utf-8")
        return file

    def grid(self, **about):
        return self.pack({"deck.json": {"cards": [GRID]}, "lang/en.json": GRID_WORDS}, **about)

    def fails(self, file, *says, arguments=()):
        """The scenario can't be run, for this reason; the others of the run are."""
        good = self.scenario("zz-good.json", pack=None, setup={}, expect={})
        done = self.run_it("scenario", *arguments, file, good)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("1 passed, 1 failed", done.stdout)
        for part in says:
            self.assertIn(part, done.stderr)
        return done.stderr

    def test_it_knows_the_new_card(self):
        self.grid()
        file = self.scenario()
        self.assertIn("1 passed, 0 failed", self.good("scenario", file))
        self.assertIn("1 passed, 0 failed", self.good("scenario", file.parent))
        self.assertIn("1 passed, 0 failed", self.good("scenario", "--cards", SOURCE / "cards", file))
        self.assertEqual(json.loads(self.good("score", file))["rows"][0]["winner"], "starfleet")

    def test_from_the_folder_itself(self):
        self.grid()
        file = self.scenario()
        done = subprocess.run([STARDECK, "scenario", file.name], cwd=file.parent, capture_output=True, text=True, check=False,
                              env={**os.environ, "STARDECK_CARDS": str(SOURCE / "cards")})
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_others_do_not_have_it(self):
        self.grid()
        self.scenario()
        told = self.fails(self.scenario("without.json", pack=None), 'there is no card "tachyon_grid"')
        self.assertNotIn("pack.json", told)

    def test_upon_the_pack_that_is_named(self):
        self.grid()
        other = self.folder / "other"
        other.mkdir()
        (other / "pack.json").write_text(json.dumps({**PACK, "id": "other"}), encoding="utf-8")
        (other / "deck.json").write_text(json.dumps({"cards": [{"id": "galaxy", "power": 9}]}), encoding="utf-8")
        rows = [{"target": "earth", "cards": [{"card": "tachyon_grid", "owner": "starfleet"}, {"card": "galaxy", "owner": "romulan"}]}]
        file = self.scenario(setup={"rows": rows}, expect={})
        won = json.loads(self.good("score", "--cards", other, file))["rows"][0]["power"]
        self.assertEqual(won, {"starfleet": 2, "romulan": 9})

    def test_the_pack_that_lies_there_already(self):
        pack = self.pack({"deck.json": {"cards": [GRID, {"id": "supernova", "remove": True}]}, "lang/en.json": GRID_WORDS})
        self.assertIn("1 passed", self.good("scenario", "--cards", pack, self.scenario()))

    def test_a_pack_that_builds_on_another(self):
        self.grid(builds_on="other")
        self.fails(self.scenario(), 'it builds on the pack "other", which is not here')
        other = self.folder / "other"
        other.mkdir()
        (other / "pack.json").write_text(json.dumps({**PACK, "id": "other"}), encoding="utf-8")
        self.assertIn("1 passed", self.good("scenario", "--cards", other, self.scenario()))

    def test_no_such_folder(self):
        self.fails(self.scenario(), "brought.json:4:10: there is no folder ", "scenarios/../mine")

    def test_a_folder_without_pack_json(self):
        (self.folder / "mine").mkdir()
        self.fails(self.scenario(), "brought.json:4:10: there is no pack.json in ", "a pack is a folder with one")

    def test_a_faulty_pack(self):
        self.pack({"deck.json": '{"cards": [\n  {"id": "galaxy",\n   "powr": 9}\n]}'})
        told = self.fails(self.scenario(), "mine/deck.json:3:4: ", 'did you mean "power"?', "brought.json:4:10: the pack in ")
        self.assertEqual(told.count("deck.json"), 1)

    def test_a_faulty_pack_is_told_with_each_that_brings_it(self):
        self.pack({"deck.json": '{"cards": [\n  {"id": "galaxy",\n   "powr": 9}\n]}'})
        done = self.run_it("scenario", self.scenario("a.json"), self.scenario("b.json"))
        self.assertEqual((done.returncode, done.stderr.count("deck.json:3:4: ")), (2, 2))
        self.assertIn("0 passed, 2 failed", done.stdout)

    def test_a_faulty_pack_json(self):
        self.pack({"pack.json": '{"id": "mine",\n "nam": "x", "version": "1"}'})
        self.fails(self.scenario(), "mine/pack.json:2:2: ")

    def test_a_new_card_without_a_name(self):
        self.pack({"deck.json": {"cards": [GRID]}})
        self.fails(self.scenario(), "card.tachyon_grid.name")

    def test_a_pack_of_another_game(self):
        self.pack({}, game="alpha_strike")
        self.fails(self.scenario(), 'this pack has nothing for the game "tactics"')

    def test_a_pack_of_no_game(self):
        self.pack({}, game="tatics")
        self.fails(self.scenario(), 'there is no game "tatics"')

    def test_a_pack_that_is_no_text(self):
        self.fails(self.scenario(pack=["mine"]), "brought.json:4:10: pack must be a text")

    def test_faulty_cards_below(self):
        self.grid()
        cards = self.folder / "cards"
        shutil.copytree(SOURCE / "cards", cards)
        (cards / "tactics" / "deck.json").write_text("{}", encoding="utf-8")
        done = self.run_it("scenario", "--cards", cards, self.scenario())
        self.assertEqual(done.returncode, 2)
        self.assertIn("the cards of tactics can't be used", done.stderr)


if __name__ == "__main__":
    STARDECK, SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
