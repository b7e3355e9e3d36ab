#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Packs on top of a game's own cards: a folder with pack.json and only what differs, named by --cards.

usage: test_packs.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "packs"))
import kinds  # noqa: E402

STARDECK = ""
SOURCE = pathlib.Path()

PACK = {"id": "mine", "name": "My cards", "version": "1", "game": "tactics"}
GRID = {"id": "tachyon_grid", "type": "tech", "kind": "permanent", "power": 2, "picture": "icon:radar-sweep",
        "effects": [{"when": "permanent", "do": "block", "parts": ["effect"], "which": {"where": "below", "types": ["ship"]}}]}
GRID_WORDS = {"card": {"tachyon_grid": {"name": "Tachyon Grid", "text": "Blocks."}}}
CIRCLE = 'it %s the pack "%s", which needs this one in turn; one of them has to do without the other'
PAIR = "starfleet:random,romulan:random"


class Base(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-packs-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def pack(self, files, **about):
        """A folder with a pack.json and these files; values that are neither text nor bytes are written as JSON."""
        folder = self.folder / "mine"
        for name, value in {"pack.json": {**PACK, **about}, **files}.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(value, bytes):
                file.write_bytes(value)
            else:
                file.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return folder

    def run_it(self, *arguments, **env):
        environment = {**os.environ, "STARDECK_CARDS": str(SOURCE / "cards"), **env}
        return subprocess.run([STARDECK, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment, timeout=300)

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


class OneTruth(Base):
    """What lint says keeps a pack from being used does, and nothing else."""

    def kind(self, name):
        folder = self.folder / name
        for file, content in {"pack.json": kinds.about(name), **kinds.KINDS[name][0]}.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            if content == kinds.FIFO:
                os.mkfifo(path)
            elif content == kinds.FOLDER:
                path.mkdir()
            else:
                path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return folder

    def test_every_kind_of_fault(self):
        seen = set()
        for name in kinds.KINDS:
            with self.subTest(name):
                pack = self.kind(name)
                linted, used = self.run_it("lint", pack), self.run_it("rules", "tactics", "--cards", pack)
                self.assertIn(linted.returncode, (0, 1), linted.stderr)
                out = kinds.keeps_out(linted.stderr)
                self.assertEqual(out, used.returncode != 0, linted.stderr + used.stderr)
                self.assertEqual(linted.returncode == 1, "error[" in linted.stderr)
                self.assertEqual(out, any(fault["keeps_out"] for fault in json.loads(self.run_it("lint", pack, "--json").stdout)))
                self.assertEqual(name == "good", linted.stderr == "", linted.stderr)
                seen.add((linted.returncode, out))
        self.assertEqual({(0, False), (1, False), (1, True)}, seen)


class Packs(Base):
    """Packs named by --cards."""

    def test_a_language_of_its_own(self):
        pack = self.pack({"lang/fr.json": {"card": {"galaxy": {"name": "Galaxie"}}}})
        french = self.good("rules", "tactics", "--cards", pack, "--lang", "fr").splitlines()
        english = self.good("rules", "tactics", "--cards", pack).splitlines()
        self.assertEqual([line.split()[:2] for a, line in zip(english, french) if a != line], [["galaxy", "Galaxie"]])
        self.refused("rules", "tactics", "--cards", pack, "--lang", "fe",
                     says="stardeck: --lang: 'fe' is not allowed; did you mean 'de'? allowed: en, de, fr\n")

    def test_letters_that_no_font_has(self):
        """Whatever fonts this machine has: others may not have them."""
        texts = {"card": {"galaxy": {"name": "Гал"}, "spy": {"name": "Spiωn"}, "admiral": {"name": "Ад"}}}
        pack = self.pack({"lang/ru.json": texts, "assets/lang/ru.json": {"language": {"name": "Рус"}}})
        told = re.findall(r"mine/((?:assets/)?lang/ru\.json):1:\d+: warning\[font\]: .* letter \"(.)\" \((.*?)\) of the text "
                          r'"(.*?)"; .*: (\d+)\.', self.run_it("lint", pack).stderr)
        self.assertEqual(told, [("lang/ru.json", "А", "U+0410", "card.admiral.name", "2"),
                                ("assets/lang/ru.json", "Р", "U+0420", "language.name", "1")])
        fonts = pathlib.Path(pack) / "assets/fonts"
        fonts.mkdir()
        shutil.copy(pathlib.Path(__file__).parent.parent / "fonts/pack/fonts/blocks.ttf", fonts)  # has А, но not all
        self.assertIn('letter "д"', self.run_it("lint", pack).stderr)

    def test_another_name_says_whether_it_is_a_plural(self):
        was, looks = '"%s" is none unless it says so', '"%s" looks like a plural'
        for code, faction, words, says in (("en", "klingon", {"name": "Gorn"}, was), ("de", "klingon", {"name": "Spieler"}, was),
                                           ("de", "klingon", {"name": "Gorn", "number": "one"}, None), ("de", "klingon", {"name": "Gorn", "number": "many"}, None),
                                           ("en", "starfleet", {"name": "Fleets"}, looks), ("en", "starfleet", {"name": "Fleets", "number": "one"}, None),
                                           ("en", "starfleet", {"name": "Colossus"}, None), ("de", "starfleet", {"name": "Ares"}, None),
                                           ("en", "klingon", {"name": "Klingon"}, None), ("en", "klingon", {"nominative": "the Gorns"}, None)):
            with self.subTest(code=code, words=words):
                done = self.run_it("lint", self.pack({f"lang/{code}.json": {"faction": {faction: words}}}))
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(done.stderr.count("warning[number]"), says is not None, done.stderr)
                if says:
                    self.assertIn((says % words["name"]), done.stderr)
                (pathlib.Path(self.pack({})) / f"lang/{code}.json").unlink()

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

    def test_what_a_pack_below_lacks_is_not_told_of_one_that_does_not_speak_the_language(self):
        below = self.folder / "below"
        shutil.copytree(self.pack({"deck.json": {"cards": [GRID]}, "lang/en.json": GRID_WORDS}), below)
        (below / "pack.json").write_text(json.dumps({**PACK, "id": "below"}), encoding="utf-8")
        (self.folder / "mine/lang/en.json").unlink()
        above = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 5}]}}, builds_on="below")
        self.assertEqual(len(self.warned(below)), 1)
        self.assertEqual(self.warned(above), [])

    def test_what_a_language_of_its_own_lacks_is_a_warning(self):
        own = json.loads((SOURCE / "cards/tactics/lang/en.json").read_text(encoding="utf-8"))
        pages = json.loads((SOURCE / "assets/rules/tactics/en.json").read_text(encoding="utf-8"))
        lesson = json.loads((SOURCE / "assets/lesson/tactics/en.json").read_text(encoding="utf-8"))
        interface = json.loads((SOURCE / "assets/lang/en.json").read_text(encoding="utf-8"))
        del own["card"]["galaxy"]["name"]
        whole = {"lang/fr.json": own, "assets/lang/fr.json": interface, "assets/rules/tactics/fr.json": pages,
                 "assets/lesson/tactics/fr.json": lesson, "assets/balance/fr.json": {}, "assets/faults/fr.json": {"faults": {}, "parts": {}}}
        pack = self.pack(whole)
        [(file, line, says)] = self.warned(pack)
        self.assertEqual(file, SOURCE / "cards/tactics/lang/en.json")
        self.assertIn('"Galaxy"', file.read_text(encoding="utf-8").splitlines()[line - 1])
        self.assertTrue(says.startswith('1 text has no version in "fr"') and says.endswith('"card.galaxy.name"'), says)
        self.assertIn("Galaxy", self.good("rules", "tactics", "--cards", pack, "--lang", "fr"))
        left_out = [pack / "assets" / name for name in ("balance/fr.json", "faults/fr.json", "rules/tactics/fr.json", "lesson/tactics/fr.json")]
        for file in left_out:
            file.unlink()
        self.assertEqual([file for file, _, _ in self.warned(pack)][1:], left_out)

    def test_faults_of_the_interface_s_words(self):
        pack = self.pack({"assets/lang/fr.json": '{"menu": {"quit": "Quitter",\n"setings": "Réglages"}}'})
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertIn('%s/assets/lang/fr.json:2:1: error[text]: unknown key "menu.setings"' % pack, done.stderr)
        self.assertIn('= did you mean "settings"?', done.stderr)

    def test_placeholders_of_the_interface_s_words(self):
        for language, text, says in (("fr", "à {nam}", "has {nam}"), ("en", "Owner", "lacks {name}"), ("de", "Von {nam}", "has {nam}")):
            pack = self.pack({f"assets/lang/{language}.json": '{"table": {\n"owner": %s}}' % json.dumps(text)})
            done = self.run_it("lint", pack)
            self.assertEqual(done.returncode, 1)
            self.assertIn(f'{pack}/assets/lang/{language}.json:2:10: error[placeholder]: the text "table.owner" {says}', done.stderr)
            shutil.rmtree(pack)

    def test_all_faults_of_a_file_of_words_in_one_run(self):
        words = '{"menu": {"quit": 7,\n"setings": "x",\n"title": "{"}, "table": {\n"owner": "nobody"}}'
        self.assertEqual(self.lint(self.pack({"assets/lang/en.json": words})),
                         (1, [("error", "/assets/lang/en.json", line) for line in (1, 2, 3, 4)]))
        words = '{"card": {"galaxy": {"name": 7,\n"txt": "x"}},\n"event": {"pass_one": "{seats}"}}'
        self.assertEqual(self.lint(self.pack({"assets/lang/en.json": {}, "lang/en.json": words})),
                         (1, [("error", "/lang/en.json", line) for line in (1, 2, 3)]))

    def stale(self, damage, text, **more):
        """What lint says of texts with an old number, where the Spinal Laser, of 10, gets this damage and text."""
        pack = self.pack({"deck.json": {"cards": [{"id": "spinal_laser", "attack": {"damage": damage}, **more}]},
                          **{f"lang/{language}.json": {"card": {"spinal_laser": {"text": text}}} for language in ("en", "de")}}, game="alpha_strike")
        done = self.run_it("lint", pack)
        shutil.rmtree(pack)
        self.assertEqual(done.returncode, 0, done.stderr)
        return re.findall(r"lang/(\w+).json:\d+:\d+: warning\[stale\]: (.*)$", done.stderr, re.M)

    def test_a_text_that_says_the_old_number(self):
        said = 'the text "card.spinal_laser.text" still says 10, but the number is %d now; write {damage} instead'
        for damage in (11, 1, "+7", "×1.5"):
            now = {"+7": 17, "×1.5": 15}.get(damage, damage)
            self.assertEqual(self.stale(damage, "Boom: 10 damage."), [("en", said % now), ("de", said % now)], damage)
        for damage, text, more in ((11, "{damage} damage.", {}), (11, "Boom: 11 damage.", {}), (11, "10, no: 11!", {}), (11, "10, no: {damage}!", {}),
                                   (11, "Boom.", {}), (11, "100 or 010 or A10 or 10th", {}), (10, "Boom: 10 damage.", {}), (11, "{damage:10|11}", {}),
                                   (4, "It costs 4.", {}), (11, "Boom: 10 damage.", {"copies": 10})):  # 10 may be the copies now
            self.assertEqual(self.stale(damage, text, **more), [], text)

    def test_texts_below_follow_the_numbers(self):
        two = [self.folder / name for name in ("ann", "ben")]
        for folder, change in zip(two, ("+1", "×1.5")):
            folder.mkdir()
            (folder / "pack.json").write_text(json.dumps({**PACK, "id": folder.name, "game": "alpha_strike"}))
            (folder / "deck.json").write_text(json.dumps({"cards": [{"each": {"kind": "attack"}, "attack": {"damage": change}}]}))
        self.assertNotIn("[stale]", self.run_it("lint", *two).stderr)
        # Where a pack between them says it in digits, the one on top is told, where it changes the number.
        (two[0] / "lang").mkdir()
        for language in ("en", "de"):
            (two[0] / "lang" / f"{language}.json").write_text(json.dumps({"card": {"battle_laser": {"text": "8"}}}))
        self.assertIn(f'{two[1]}/deck.json:1:52: warning[stale]: because of this {two[0]}/lang/en.json:1 is no longer right: the text '
                      '"card.battle_laser.text" still says 8, but the number is 12 now; write {damage} instead', self.run_it("lint", *two).stderr)

    def test_explained_texts_as_they_are_shown(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "ion_cannon", "attack": {"damage": "+1"}}]}}, game="alpha_strike")
        said = self.good("rules", "alpha_strike", "--cards", pack, "--explain", "ion_cannon")
        self.assertIn('"{damage} damage, and a hit drains {amount:# point|# points} from a chosen power track."', said)
        self.assertIn('    as shown             "3 damage, and a hit drains 3 points from a chosen power track."', said)
        said = json.loads(self.good("rules", "alpha_strike", "--cards", pack, "--explain", "ion_cannon", "--json"))
        shown = {(value["language"], value["path"]): value["shown"] for value in said if "shown" in value}
        self.assertEqual(shown, {("en", "text"): "3 damage, and a hit drains 3 points from a chosen power track.",
                                 ("de", "text"): "3 Schaden, und ein Treffer entzieht einer Leiste nach Wahl 3 Punkte."})

    def test_a_number_that_a_text_names_is_taken_out(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "ion_cannon", "abilities": []}]}},
                         game="alpha_strike")
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{pack}/deck.json:1:", done.stderr)
        self.assertIn('error[placeholder]: because of this', done.stderr)
        self.assertIn('there is no value for {amount} in the text "card.ion_cannon.text"', done.stderr)

    def fitting(self, game, words, language="en"):
        """What lint says does not fit, of a pack that is nothing but these words: (line, message)."""
        pack = self.pack({f"lang/{language}.json": words}, game=game)
        done = self.run_it("lint", pack)
        shutil.rmtree(pack)
        return [(int(line), says) for line, says in re.findall(rf"lang/{language}.json:(\d+):\d+: warning\[fit\]: (.*)$", done.stderr, re.M)]

    def test_texts_are_measured_with_their_numbers(self):
        long = "a long sentence, " * 60
        for text, found in ((f"{{damage:{long}|short}}", 0), (f"{{damage:short|{long}}}", 1)):
            self.assertEqual(len(self.fitting("alpha_strike", {"card": {"spinal_laser": {"text": text}}})), found, text[:20])

    def test_names_that_do_not_fit(self):
        words = '{"captain": {"nerith": {\n"name": "%s"}},\n"faction": {"vulcan": {"name": "%s"}}}'
        for language in ("en", "de"):
            self.assertEqual(self.fitting("tactics", words % ("Captain Extremely Long Name That Never Fits", "W" * 60), language), [
                (2, 'the name "captain.nerith.name" is too long: it is cut off on its seat at the table'),
                (3, 'the name "faction.vulcan.name" is too long: it is cut off in the set-up of a game')])
        self.assertEqual(self.fitting("tactics", words % ("Nerithia", "Vulcanians")), [])
        [(line, says)] = self.fitting("alpha_strike", '{"captain": {"rani_kade": {"name": "%s"}}}' % ("W" * 60))
        self.assertIn('"captain.rani_kade.name" is too long', says)

    def test_faults_in_german(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy",\n"pwoer": 9}]}'})
        done = self.run_it("lint", "--lang", "de", pack)
        self.assertEqual((done.returncode, done.stdout), (1, "1 Paket geprüft, 1 Fehler\n"))
        self.assertEqual(done.stderr, f'stardeck: {pack}/deck.json:3:1: error[key]: den Schlüssel "pwoer" gibt es hier nicht\n'
                         '      3 | "pwoer": 9}]}\n        | ^\n'
                         '        = meintest du "power"? Erlaubt: id, type, kind, power, picture, effects, like, each, when, remove\n')
        [fault] = json.loads(self.run_it("lint", "--lang", "de", "--json", pack).stdout)
        self.assertTrue(fault["message"].startswith("den Schlüssel") and fault["hint"].startswith('meintest du "power"?'), fault)
        self.assertEqual(self.run_it("lint", "--lang", "en", pack).stderr, self.run_it("lint", pack).stderr)
        self.refused("lint", "--lang", "xx", pack, says="stardeck: --lang: there are no sentences in 'xx': no faults/xx.json\n")

    def test_a_sentence_without_a_version_stays_english_as_a_whole(self):
        own = self.folder / "assets"
        own.mkdir()
        for entry in (SOURCE / "assets").iterdir():
            if entry.name != "faults":
                (own / entry.name).symlink_to(entry)
        (own / "faults").mkdir()
        faults = {"faults": {"%s must be %s, not %s": "{1} soll {2!} sein, nicht {3!}"}, "parts": {"a whole number from %d to %d": "{2} bis {1}"}}
        (own / "faults/de.json").write_text(json.dumps(faults), encoding="utf-8")
        before = os.environ.get("STARDECK_ASSETS")
        os.environ["STARDECK_ASSETS"] = str(own)
        self.addCleanup(lambda: os.environ.pop("STARDECK_ASSETS") if before is None else os.environ.update(STARDECK_ASSETS=before))
        pack = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": "many"}]}})
        self.assertIn('error[value]: "power" must be a whole number from 0 to 50, not a text\n', self.run_it("lint", "--lang", "de", pack).stderr)
        faults["parts"]["a text"] = "Text"
        (own / "faults/de.json").write_text(json.dumps(faults), encoding="utf-8")
        self.assertIn('error[value]: "power" soll 50 bis 0 sein, nicht Text\n', self.run_it("lint", "--lang", "de", pack).stderr)
        faults["parts"]["a text"] = "Text {1}"
        (own / "faults/de.json").write_text(json.dumps(faults), encoding="utf-8")
        done = self.run_it("lint", "--lang", "de", pack)
        self.assertEqual(done.returncode, 2)
        self.assertIn("faults/de.json:1:", done.stderr)

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
        same = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 7}]}', "lang/de.json": {}})
        self.assertIn("  %-22s %-22s %s/deck.json:2, unchanged\n" % ("power", 7, same),
                      self.good("rules", "tactics", "--cards", same, "--explain", "galaxy"))
        found = json.loads(self.good("rules", "tactics", "--cards", same, "--explain", "galaxy", "--json"))
        self.assertEqual([value["path"] for value in found if value.get("unchanged")], ["power"])
        self.refused("rules", "tactics", "--explain", "galaxi",
                     says="stardeck: nothing of tactics has the id 'galaxi'; did you mean 'galaxy'?\n")

    @staticmethod
    def png(width, height):
        """A grey one, whole."""
        def chunk(kind, content):
            return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")
        head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\0\0\0\0"
        # What has more pixels than are read is told by its head alone.
        rows = zlib.compress(bytes(height * (1 + width)), 1) if width * height < 20_000_000 else b""
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")

    def pack_with_picture(self, picture, width=500, height=300):
        """With a PNG of this size."""
        path = self.pack({"deck.json": {"cards": [{"id": "galaxy", "picture": picture}]}})
        file = pathlib.Path(path, "assets/pictures/sunset.png")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.png(width, height))
        return path

    def test_how_a_relative_number_came_about(self):
        ann = self.beside("ann_wild_cards", {"deck.json": {"cards": [{"id": "galaxy", "power": "+2"}]}})
        ben = self.beside("ben_heavy", {"deck.json": {"cards": [{"id": "galaxy", "power": "×1.5"}]}}, builds_on="ann_wild_cards")
        self.assertEqual(self.good("lint", ann, ben), "2 packs checked, 0 faults\n")
        self.assertEqual(self.cards("--cards", ben)["galaxy"]["power"], 14)
        told = self.good("rules", "tactics", "--cards", ben, "--explain", "galaxy")
        line = next(line for line in (SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8").splitlines() if '"galaxy"' in line)
        own = (SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8").splitlines().index(line) + 1
        row = "  %-22s %-22s %s:%d"
        self.assertIn("\n".join([row % ("power", 14, f"{ben}/deck.json", 1) + ", instead of 7",
                                 row % ("", 7, f"{SOURCE}/cards/tactics/deck.json", own),
                                 row % ("", "+2 → 9", f"{ann}/deck.json", 1),
                                 row % ("", "×1.5 → 14", f"{ben}/deck.json", 1), ""]), told)
        found = json.loads(self.good("rules", "tactics", "--cards", ben, "--explain", "galaxy", "--json"))
        steps = [value["steps"] for value in found if value["path"] == "power"]
        self.assertEqual([[(step["change"], step["value"]) for step in of] for of in steps], [[(None, 7), ("+2", 9), ("×1.5", 14)]])
        self.assertEqual([value for value in found if "steps" in value and value["path"] != "power"], [])

    def test_a_card_like_another(self):
        words = {"card": {"twin": {"name": "Twin", "text": "Wins."}}}
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "twin", "like": "galaxy",\n "power": "+1"}]}',
                          "lang/en.json": words, "lang/de.json": words})
        self.assertEqual(self.good("lint", pack), "1 pack checked, 0 faults\n")
        cards = self.cards("--cards", pack)
        self.assertEqual(cards["twin"], {**cards["galaxy"], "id": "twin", "power": 8, **{key: cards["twin"][key] for key in ("name", "text", "names")
                                                                                         if key in cards["twin"]}})
        told = self.good("rules", "tactics", "--cards", pack, "--explain", "twin")
        self.assertIn("card twin\n  %-22s %-22s %s/deck.json:2, new\n" % ("like", '"galaxy"', pack), told)
        self.assertIn("  %-22s %-22s %s/deck.json:3\n" % ("", "+1 → 8", pack), told)
        found = json.loads(self.good("rules", "tactics", "--cards", pack, "--explain", "twin", "--json"))
        self.assertEqual([(value["path"], value["value"]) for value in found][0], ("like", "galaxy"))
        self.pack({"deck.json": {"cards": [{"id": "twin", "like": "galxy"}]}})
        done = self.run_it("lint", pack)
        self.assertIn('error[id]: there is nothing called "galxy" below to be like', done.stderr)
        self.assertIn('did you mean "galaxy"?', done.stderr)
        self.assertIn('darunter gibt es nichts namens "galxy"', self.run_it("lint", "--lang", "de", pack).stderr)

    def test_a_change_of_all_that_match(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"each": {"type": "ship"}, "power": "+1"},\n{"each": {"type": "shp"}, "power": 3},\n'
                                       '{"each": {"typ": "ship"}, "power": 3}]}'})
        was, cards = self.cards(), self.cards("--cards", pack)
        self.assertEqual({id: card["power"] for id, card in cards.items()},
                         {id: card["power"] + (card["type"] == "ship") for id, card in was.items()})
        self.assertEqual([(place, error, says) for place, error, says in self.blamed(pack)], [
            ("/deck.json:3:10", False, "nothing in this list matches, so this changes nothing"),
            ("/deck.json:4:10", False, 'nothing in this list has the key "typ", so this changes nothing; did you mean "type"? '
                                       "Allowed: id, type, kind, power, picture, effects")])
        german = self.run_it("lint", "--lang", "de", pack).stderr
        self.assertIn("nichts in dieser Liste passt, also ändert das hier nichts", german)
        self.assertIn('nichts in dieser Liste hat den Schlüssel "typ", also ändert das hier nichts', german)
        told = self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy")
        self.assertIn('  %-22s %-22s %s/deck.json:2, instead of 7, each {"type":"ship"}\n' % ("power", 8, pack), told)
        self.assertIn('  %-22s %-22s %s/deck.json:2, each {"type":"ship"}\n' % ("", "+1 → 8", pack), told)
        found = json.loads(self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy", "--json"))
        self.assertEqual([value["each"] for value in found if "each" in value], [{"type": "ship"}])
        above = self.beside("above", {"deck.json": {"cards": [{"id": "galaxy", "power": 1}]}}, builds_on="mine")
        self.assertEqual(self.good("lint", above), "1 pack checked, 0 faults\n")  # the warnings are not its own

    def test_what_depends_on_another_pack(self):
        deck = '{"cards": [\n{"id": "galaxy", "when": {"pack": "ann"}, "power": "+1"},\n{"each": {"id": "spy"}, "when": {"no_pack": "ann"}, "power": 9}]}'
        self.beside("ann", {"deck.json": {"cards": [{"id": "galaxy", "power": 20}]}})
        alone, pack = self.cards("--cards", self.pack({"deck.json": deck})), self.folder / "mine"
        told = self.good("rules", "tactics", "--cards", pack, "--explain", "spy")
        self.assertRegex(told, r'power +9 +\S+/mine/deck.json:3, instead of \d+, each {"id":"spy"}, without ann\n')
        self.pack({"deck.json": deck}, builds_on="ann")
        both = self.cards("--cards", pack)
        self.assertEqual([(cards["galaxy"]["power"], cards["spy"]["power"] == 9) for cards in (alone, both)], [(7, True), (21, False)])
        told = self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy")
        self.assertRegex(told, r"power +21 +\S+/mine/deck.json:2, instead of 7, with ann\n +20 +\S+/ann/deck.json:1\n"
                               r" +\+1 → 21 +\S+/mine/deck.json:2, with ann\n")
        found = json.loads(self.good("rules", "tactics", "--cards", pack, "--explain", "galaxy", "--json"))
        self.assertEqual([value["when"] for value in found if "when" in value], ["with ann"])
        self.assertEqual(self.good("lint", pack), "1 pack checked, 0 faults\n")
        self.pack({"deck.json": '{"cards": [{"id": "galaxy", "when": {"pakc": "ann"}}]}'})
        self.assertIn('unknown key "pakc" in this "when"', self.run_it("lint", pack).stderr)
        self.assertIn('den Schlüssel "pakc" gibt es in "when" nicht', self.run_it("lint", "--lang", "de", pack).stderr)

    def test_a_relative_number_out_of_range(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy",\n "power": "×9"}]}'})
        done = self.run_it("lint", pack)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r'/mine/deck.json:3:11: error\[value\]: "×9" makes 63 of the 7 in \S+/cards/tactics/deck.json:\d+, '
                                      r'but "power" must be a whole number from 0 to 50')
        self.assertIn("macht aus der 7 in", self.run_it("lint", "--lang", "de", pack).stderr)

    def test_a_picture_of_its_own(self):
        self.assertEqual(self.good("lint", self.pack_with_picture("file:sunset.png")), "1 pack checked, 0 faults\n")
        for picture, says in (
                ("file:sunst.png", 'did you mean "sunset"? Pictures lie in %s/mine/assets or ' % self.folder),
                ("file:../sunset.png", '"file:" needs the name of a file in assets/pictures of the pack'),
                ("file:sunset.gif", '"file:" needs the name of a file in assets/pictures of the pack'),
                ("icon:sunset", "there is no picture icons/game-icons/sunset.svg")):
            done = self.run_it("lint", self.pack_with_picture(picture))
            self.assertEqual(done.returncode, 1)
            self.assertIn("/mine/deck.json:1:", done.stderr)
            self.assertIn(says, done.stderr)

    def test_places_of_pictures_are_the_pack_s_own_and_the_program_s(self):
        """However many packs lie below it; and in one language."""
        others = []
        for name in ("one", "two", "three"):
            other = self.folder / name
            (other / "assets/pictures").mkdir(parents=True)
            (other / "pack.json").write_text(json.dumps({**PACK, "id": name}), encoding="utf-8")
            (other / "deck.json").write_text('{"cards": [{"id": "galaxy", "power": 6}]}', encoding="utf-8")
            others.append(other)
        mine = self.pack_with_picture("file:nowhere.png")
        english, german = (self.run_it("lint", *language, *others, mine).stderr for language in ((), ("--lang", "de")))
        self.assertRegex(english, r"Pictures lie in %s/mine/assets or \S+/assets\n" % self.folder)
        self.assertRegex(german, r"Bilder liegen in %s/mine/assets oder \S+/assets\n" % self.folder)
        alone = self.run_it("lint", mine).stderr
        self.assertIn(re.search("Pictures lie in .*", alone).group(), english)

    def test_a_picture_that_is_too_large(self):
        done = self.run_it("lint", self.pack_with_picture("file:sunset.png", 30000, 30000))
        self.assertEqual(done.returncode, 1)
        self.assertIn("has 30000 x 30000 pixels; more than 26 million are not read. Scale it down", done.stderr)
        done = self.run_it("lint", self.pack_with_picture("file:sunset.png", 4000, 3000))
        self.assertEqual((done.returncode, done.stdout), (0, "1 pack checked, 0 faults, 1 warning\n"))
        self.assertIn("warning[picture]", done.stderr)
        path = self.pack_with_picture("file:sunset.png")
        pathlib.Path(path, "assets/pictures/sunset.png").write_text("x", encoding="utf-8")
        self.assertIn("is damaged, or neither PNG nor JPEG nor WebP", self.run_it("lint", path).stderr)

    def test_half_a_picture(self):
        """Named in the cards, or by its id: cut off or damaged, it is told, and never drawn in black."""
        shipped = next((SOURCE / "assets/pictures/tactics").glob("*.webp"))
        photo = next((SOURCE / "assets/pictures/scenes").glob("*.jpg")).read_bytes()
        path = self.pack_with_picture("file:sunset.png")
        own = path / "assets/pictures/tactics"
        own.mkdir()
        named = path / "assets/pictures/sunset.png"
        whole = self.png(640, 400)
        broken = whole[:60] + bytes([whole[60] ^ 1]) + whole[61:]
        for file, content in ((named, whole[:-20]), (own / "galaxy.webp", shipped.read_bytes()[:-3000]), (own / "spy.png", whole[:70]),
                              (own / "defiant.jpg", photo[:len(photo) // 2]), (own / "admiral.png", broken)):
            file.write_bytes(content)
        told = self.run_it("lint", path).stderr
        self.assertIn("the picture pictures/sunset.png is cut off, so that a stand-in is shown", told)
        cut = set(re.findall(r"pictures/tactics/(\S+): error\[picture\]: the picture is cut off", told))
        self.assertEqual(cut, {"galaxy.webp", "spy.png", "defiant.jpg", "admiral.png"})
        for file, content in ((named, whole), (own / "galaxy.webp", shipped.read_bytes()), (own / "spy.png", whole), (own / "admiral.png", whole)):
            file.write_bytes(content)
        (own / "defiant.jpg").unlink()
        self.assertEqual(self.good("lint", path), "1 pack checked, 0 faults\n")

    def test_a_painting_of_another_size(self):
        path = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 5}]}})
        file = path / "assets/pictures/tactics/galaxy.png"
        file.parent.mkdir(parents=True)
        file.write_bytes(self.png(300, 300))
        self.assertIn("galaxy.png: warning[painting]: this picture has 300 x 300 pixels; it is scaled to 640 x 400", self.run_it("lint", path).stderr)
        file.write_bytes(self.png(9000, 9000))
        self.assertIn("galaxy.png: error[picture]: this picture has 9000 x 9000 pixels; more than 26 million are not read", self.run_it("lint", path).stderr)

    @staticmethod
    def wav(seconds, rate=44100, channels=1):
        """Its samples are a hole in the file, which is as long as it says."""
        each = rate * channels * 2
        count = seconds * each
        return (b"RIFF" + (36 + count).to_bytes(4, "little") + b"WAVEfmt \x10\0\0\0\x01\0" + channels.to_bytes(2, "little") + rate.to_bytes(4, "little")
                + each.to_bytes(4, "little") + (2 * channels).to_bytes(2, "little") + b"\x10\0data" + count.to_bytes(4, "little"), 44 + count)

    def test_sounds_that_are_not_played(self):
        shipped = (SOURCE / "assets/sounds/turn.ogg").read_bytes()
        path = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 5}]}})
        file = path / "assets/sounds/card_pick.ogg"
        file.parent.mkdir(parents=True)

        def told(content, length=None, name="card_pick.ogg"):
            file.with_name(name).write_bytes(content)
            os.truncate(file.with_name(name), len(content) if length is None else length)
            done = self.run_it("lint", path)
            file.with_name(name).unlink()
            return re.findall(r"assets/sounds/\S+: error\[sound\]: this sound is not played: (.*)", done.stderr)
        self.assertEqual(told(shipped), [])
        self.assertEqual(told(*self.wav(2)), [])
        self.assertEqual(told(*self.wav(29)), [])
        self.assertEqual(told(*self.wav(200, 8000)), ["it lasts 200 seconds; at most 30 are played"])
        self.assertEqual(told(shipped, 500 * 1024 * 1024), ["it has 500 MiB; at most 4 are read"])
        self.assertEqual(told(shipped[:-400]), ["it is cut off"])
        self.assertEqual(told(shipped[:3000] + b"xxxx" + shipped[3004:]), ["it is damaged"])
        self.assertEqual(told(*self.wav(1, 44100, 6)), ["it has 6 channels; 1 or 2 are played"])
        self.assertEqual(told(*self.wav(1, 400)), ["it has 400 samples a second; from 8000 to 96000 are played"])
        self.assertEqual(told(b"ID3 and music"), ["it is neither OGG (Vorbis or Opus) nor WAV (uncompressed)"])
        self.assertEqual(told(*self.wav(200, 8000), name="ambience.ogg"), [])
        # Two hours in a few kilobytes: the position of the last page says so.
        last = shipped.rindex(b"OggS")
        page = bytearray(shipped[last:])
        page[6:14] = (2 * 3600 * 44100).to_bytes(8, "little")
        page[22:26] = bytes(4)
        page[22:26] = self.ogg_sum(page).to_bytes(4, "little")
        self.assertEqual(told(shipped[:last] + bytes(page)), ["it lasts 7200 seconds; at most 30 are played"])

    @staticmethod
    def ogg_sum(page):
        value = 0
        for byte in page:
            value ^= byte << 24
            for _ in range(8):
                value = (value << 1 ^ (0x04C11DB7 if value >> 31 else 0)) & 0xFFFFFFFF
        return value

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
        self.assertEqual(self.good("lint", cards), "4 packs checked, 0 faults\n")
        self.assertEqual(self.good("rules", "tactics", "--json", "--cards", cards), self.good("rules", "tactics", "--json"))

    def test_a_schema_is_a_text_at_the_top(self):
        self.assertEqual(self.lint(self.pack({"deck.json": '{\n"$schema": 7, "cards": []}'})), (1, [("error", "/deck.json", 2)]))
        deck = '{"cards": [\n{"id": "galaxy", "$schema": "x"}]}'
        self.assertEqual(self.lint(self.pack({"deck.json": deck})), (1, [("error", "/deck.json", 2)]))
        self.assertEqual(self.lint(self.pack({"lang/en.json": '{\n"$schema": ["x"]}', "deck.json": "{}"}))[1][0], ("error", "/lang/en.json", 2))
        shutil.rmtree(self.folder / "mine")
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
        self.assertIn('there are no texts for "card.tachyon_grid", which needs "name", "text"', done.stderr)

    def test_pack_json_is_read_as_strictly_as_cards(self):
        done = self.run_it("rules", "tactics", "--cards", self.pack({"pack.json": '{"id": "mine",\n "nam": "x", "version": "1"}'}))
        self.assertEqual(done.returncode, 2)
        self.assertIn("/mine/pack.json:2:2: ", done.stderr)

    def test_a_pack_is_for_some_game(self):
        done = self.run_it("rules", "tactics", "--cards", self.pack({}, game="tatics"))
        self.assertEqual(done.returncode, 2)
        self.assertIn('/mine/pack.json:1:60: there is no game "tatics". Allowed: tactics, alpha_strike, deck_building, star_empires', done.stderr)

    # ---- what the pack makes wrong elsewhere

    def blamed(self, pack):
        """(file of the pack:line:column, whether it is an error, message) of what it is the cause of."""
        done = self.run_it("lint", "--json", pack)
        return [(f'{fault["file"].replace(str(pack), "")}:{fault["line"]}:{fault["column"]}', fault["severity"] == "error",
                 fault["message"].replace(str(pack), "PACK").replace(str(SOURCE), "")) for fault in json.loads(done.stdout)]

    def test_a_card_that_is_gone_is_told_where_it_was_taken_out(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 8},\n{"id": "diplomat", "remove": true}]}'})
        told = self.blamed(pack)
        self.assertEqual({place for place, _, _ in told}, {"/deck.json:3:20"})
        self.assertEqual([says for _, error, says in told if error],
                         ['because of this /cards/tactics/deck.json:46 is no longer right: there is no card "diplomat"'])
        done = self.run_it("rules", "tactics", "--cards", pack)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.replace(str(pack), "PACK").replace(str(SOURCE), ""),
                         'stardeck: PACK/deck.json:3:20: because of this /cards/tactics/deck.json:46 is no longer right: '
                         'there is no card "diplomat"\n')

    def test_pages_that_still_name_what_is_gone_are_told_where_it_was_taken_out(self):
        pack = self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 8},\n{"id": "admiral", "remove": true}]}'})
        told = self.blamed(pack)
        self.assertEqual({(place, error) for place, error, _ in told}, {("/deck.json:3:19", False)})
        pages = [says for _, _, says in told]
        for page in ("rules/tactics/en.json", "lesson/tactics/en.json"):  # all languages have the same
            self.assertTrue(any(says.startswith(f"because of this /assets/{page}:") and
                                'the pack PACK has no card "admiral", which this page still names' in says for says in pages), (page, pages))
        self.assertFalse(any("/de.json:" in says for says in pages), pages)

    def test_a_number_that_does_not_go_with_what_lies_below(self):
        pack = self.pack({"deck.json": '{"cards": [{"id": "tricorder",\n"copies": 3}, {"id": "hand_phaser",\n"picture": "icon:radar-sweep"}]}'},
                         game="deck_building")
        self.assertEqual(self.blamed(pack), [("/deck.json:2:1", True, "because of this /cards/deck_building/game.json:26 is no longer right: "
                                              'four starting decks need 4 of "tricorder", and there are 3')])

    def test_the_cause_is_found_beside_a_card_with_texts(self):
        """Which are left over while all of the file is left out on trial."""
        words = {"card": {"twin": {"name": "Twin", "text": "Wins."}}}
        pack = self.pack({"deck.json": '{"cards": [{"id": "m_arena",\n"points": 26},\n{"id": "twin", "like": "gary_mitchell"}]}',
                          "lang/en.json": words, "lang/de.json": words}, game="deck_building")
        self.assertEqual(self.blamed(pack), [("/deck.json:2:1", True, "because of this /cards/deck_building/deck.json:188 is no longer "
                                              "right: a draft must be like its standard mission")])

    def test_two_people_may_each_add_a_card(self):
        """Also where the game's own file says how many cards there must be."""
        def files(who):
            words = {"card": {f"{who}_laser": {"name": f"Laser {who.title()}", "text": ""}}}
            card = {"id": f"{who}_laser", "kind": "attack", "copies": 1, "picture": "icon:laser-blast", "attack": {"damage": 4, "tags": ["beam"]}}
            return {"deck.json": {"cards": [card]}, "lang/en.json": words, "lang/de.json": words}
        ann = self.beside("ann", files("ann"), game="alpha_strike")
        ben = self.beside("ben", files("ben"), game="alpha_strike")
        for first, second in ((ann, ben), (ben, ann)):
            self.assertEqual(self.good("lint", first, second), "2 packs checked, 0 faults\n")
        for first, second in ((ann, ben), (ben, ann)):
            (first / "pack.json").write_text(json.dumps({**PACK, "id": first.name, "game": "alpha_strike"}), encoding="utf-8")
            (second / "pack.json").write_text(json.dumps({**PACK, "id": second.name, "game": "alpha_strike", "builds_on": first.name}),
                                              encoding="utf-8")
            rules = json.loads(self.good("rules", "alpha_strike", "--json", "--cards", second))
            self.assertEqual([card["id"] for card in rules["cards"]][-2:], [f"{first.name}_laser", f"{second.name}_laser"])
            self.good("simulate", "--game", "alpha_strike", "--players", "halberd:random,tempest:random", "--games", "5", "--check", "--cards", second)

    def test_a_letter_that_another_faction_has(self):
        pack = self.pack({"factions.json": '{"factions": [{"id": "vulcan",\n"letter": "R"}]}'})
        self.assertEqual(self.blamed(pack), [("/factions.json:2:1", True, "because of this /cards/tactics/factions.json:41 is no longer "
                                              'right: "R" is the letter of the faction "vulcan" already; each must have its own')])

    def test_an_empty_deck_is_one_fault(self):
        deck = json.loads((SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8"))["cards"]
        pack = self.pack({"deck.json": {"cards": [{"id": card["id"], "remove": True} for card in deck]}})
        self.assertEqual(self.blamed(pack), [("/deck.json:1:2", True, "because of this /cards/tactics/deck.json:2 is no longer right: "
                                              "a deck needs at least as many cards as a hand (4)")])

    def test_what_two_of_its_values_do_together_is_told_of_both(self):
        deck = '{"cards": [\n{"id": "warp", "copies": 40},\n{"id": "warp_fleet", "copies": 31}]}'
        self.assertEqual([place for place, _, _ in self.blamed(self.pack({"deck.json": deck}, game="star_empires"))], ["/deck.json:1:2"])

    def test_texts_that_a_new_card_lacks_belong_into_the_pack(self):
        told = self.blamed(self.pack({"deck.json": {"cards": [GRID]}}))
        self.assertEqual(told, [("/lang/en.json:0:0", True, 'there are no texts for "card.tachyon_grid", which needs "name", "text"')])

    # ---- several packs

    def beside(self, name, files, **about):
        """Another pack, beside the one that `pack` makes."""
        whole = self.folder / name
        for file, value in {"pack.json": {**PACK, "id": name, **about}, **files}.items():
            (whole / file).parent.mkdir(parents=True, exist_ok=True)
            (whole / file).write_text(json.dumps(value), encoding="utf-8")
        return whole

    def test_what_it_builds_on_is_found_beside_it(self):
        self.beside("grids", {"deck.json": {"cards": [GRID]}, "lang/en.json": GRID_WORDS, "lang/de.json": GRID_WORDS})
        pack = self.pack({"deck.json": {"cards": [{"id": "tachyon_grid", "power": 9}]}}, builds_on="grids")
        self.assertEqual(self.lint(pack), (0, []))
        self.assertEqual(self.cards("--cards", pack)["tachyon_grid"]["power"], 9)

    def test_packs_that_build_on_each_other(self):
        other = self.beside("other", {}, builds_on="mine")
        pack = self.pack({}, builds_on="other")
        self.assertEqual(self.lint(pack), (1, [("error", "/pack.json", 1)]))
        self.assertIn(CIRCLE % ("builds on", "other"), self.run_it("lint", pack).stderr)
        self.assertIn(CIRCLE % ("builds on", "mine"), self.run_it("lint", other).stderr)
        self.assertIn("it builds on itself", self.run_it("lint", self.pack({}, builds_on="mine")).stderr)
        self.assertEqual(self.run_it("rules", "tactics", "--cards", self.pack({}, builds_on="other")).returncode, 2)

    def test_lint_of_a_folder_of_packs(self):
        self.beside("other", {"deck.json": {"cards": [{"id": "galaxy", "power": 99}]}})
        self.pack({"deck.json": {"cards": [{"id": "galaxy", "powr": 9}]}})
        done = self.run_it("lint", self.folder)
        self.assertEqual((done.returncode, done.stdout), (1, "2 packs checked, 2 faults\n"))

    def test_two_packs_with_a_card_of_the_same_id(self):
        files = {"deck.json": {"cards": [GRID]}, "lang/en.json": GRID_WORDS, "lang/de.json": GRID_WORDS}
        other, pack = self.beside("another", files), self.pack({**files, "deck.json": {"cards": [{**GRID, "power": 3}]}})
        self.assertEqual(self.lint(pack), (0, []))
        for arguments in ([other, pack], [self.folder]):
            done = self.run_it("lint", *arguments)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f'{pack}/deck.json:1:19: warning[shadow]: another pack has a card "tachyon_grid" too, in {other}/deck.json:1; '
                          "where both are on, this one changes that one\n", done.stderr)
            self.assertEqual(done.stderr.count("warning"), 1)
        self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}, "lang/en.json": {}, "lang/de.json": {}})
        self.assertEqual(self.run_it("lint", other, pack).stderr, "")
        galaxy = next(card for card in json.loads((SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8"))["cards"] if card["id"] == "galaxy")
        for folder, power in ((other, 8), (pack, 9)):  # a card of the program itself may be given as a whole
            (folder / "deck.json").write_text(json.dumps({"cards": [{**galaxy, "power": power}]}), encoding="utf-8")
            for language in ("en", "de"):
                (folder / f"lang/{language}.json").write_text("{}", encoding="utf-8")
        said = self.run_it("lint", other, pack).stderr
        self.assertIn('warning[shadow]: power: here 9, in the pack "My cards (another)" below 8; the upper one counts\n', said)
        self.assertEqual(said.count("warning["), 1, said)

    def test_two_packs_of_the_same_id(self):
        other = self.beside("another", {}, id="mine")
        done = self.run_it("lint", other, self.pack({}))
        self.assertEqual(done.returncode, 1)
        self.assertIn(f'{other}/pack.json:1:8: error[id]: this is a copy of the pack in {self.folder / "mine"}, with the same id "mine", and that one counts', done.stderr)
        far = self.folder / "far"
        shutil.move(other, far / "another")
        done = self.run_it("lint", far / "another", self.folder / "mine")
        self.assertEqual(done.returncode, 1)
        self.assertIn(f'/mine/pack.json:1:8: error[id]: the id "mine" is taken already, by the pack in {far}/another', done.stderr)

    def lint(self, pack):
        done = self.run_it("lint", "--json", pack)
        return done.returncode, [(fault["severity"], fault["file"].replace(str(pack), ""), fault["line"]) for fault in json.loads(done.stdout)]

    def test_lint_looks_at_the_pack_where_it_lies(self):
        self.assertEqual(self.lint(self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}})), (0, []))
        self.assertEqual(self.lint(self.pack({"deck.json": '{"cards": [\n{"id": "galaxy", "power": 99}]}'})), (1, [("error", "/deck.json", 2)]))
        self.assertEqual(self.lint(self.pack({"deck.json": "{}", "lang/en.json": '{"card":\n{"galaxy": {"nmae": "x"}}}'})),
                         (1, [("error", "/lang/en.json", 2)]))

    def test_what_a_pack_builds_on_must_be_there(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, builds_on="other")
        done = self.run_it("rules", "tactics", "--cards", pack)
        self.assertEqual(done.returncode, 2)
        self.assertIn('it builds on the pack "other", which is not here', done.stderr)
        self.good("rules", "tactics", "--cards", self.pack({}, builds_on="tactics"))
        self.assertEqual(self.lint(pack), (0, []))


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 3"><rect width="5" height="3" fill="#7fd0ff"/></svg>'
MARK = "\ufeff"  # some editors begin a file with it: a byte order mark


class Files(Base):
    """What lies in a pack's folder."""

    def player(self):
        """The player's own folders, and nothing named otherwise."""
        return {"STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}

    def switch_on(self, mark="", *ids):
        packs = {"packs": [{"id": id, "on": True} for id in ids or ("mine",)]}
        file = self.folder / "config/stardeck/packs.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(mark + json.dumps(packs), encoding="utf-8")

    def own_pack(self, files, **about):
        """The same as pack, in the folder of the player's own."""
        pack, own = self.pack(files, **about), self.folder / "data/stardeck/packs/mine"
        shutil.rmtree(own, ignore_errors=True)
        shutil.copytree(pack, own)
        return own

    def test_what_the_choice_lacks(self):
        """A pack beside it counts for lint; in the window it has to be on."""
        own = self.own_pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, needs=["base"])
        base = own.with_name("base")
        base.mkdir()
        (base / "pack.json").write_text(json.dumps({**PACK, "id": "base"}), encoding="utf-8")
        (base / "deck.json").write_text('{"cards": [{"id": "spy", "power": 9}]}', encoding="utf-8")
        says = 'warning[value]: it needs the pack "base", which is off; switch it on'
        for chosen, told in ((("mine",), True), (("mine", "base"), False), (("base",), False)):
            with self.subTest(chosen):
                self.switch_on("", *chosen)
                done = self.run_it("lint", own, **self.player())
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(says in done.stderr, told, done.stderr)

    def test_a_file_that_begins_with_a_mark(self):
        files = {"pack.json": MARK + json.dumps(PACK), "deck.json": MARK + '{"cards": [{"id": "galaxy", "power": 9}]}',
                 "lang/en.json": MARK + '{"card": {"galaxy": {"name": "Big"}}}', "lang/de.json": MARK + '{"card": {"galaxy": {"name": "Gross"}}}',
                 "assets/lang/en.json": MARK + '{"menu": {"quit": "Off"}}', "assets/lang/de.json": MARK + '{"menu": {"quit": "Aus"}}'}
        self.assertEqual(self.good("lint", self.pack(files)), "1 pack checked, 0 faults\n")
        self.assertEqual(self.cards("--cards", self.pack({}))["galaxy"]["power"], 9)
        self.own_pack({})
        self.switch_on(MARK)
        done = self.run_it("rules", "tactics", "--json", **self.player())
        self.assertEqual(done.stderr, "")
        self.assertIn('"power":9', done.stdout.replace(" ", ""))
        done = self.run_it("lint", self.pack({"deck.json": MARK + '{"cards": [{"id": "galaxy", "powr": 9}]}'}))
        self.assertIn("deck.json:1:29: error[key]", done.stderr)

    def test_endings_in_capital_letters(self):
        card = {**GRID, "picture": "file:net.SVG"}
        files = {"deck.json": {"cards": [card]}, "lang/en.json": GRID_WORDS, "lang/de.json": GRID_WORDS, "assets/pictures/net.SVG": SVG,
                 "assets/pictures/tactics/spy.SVG": SVG, "assets/pictures/tactics/galaxy.klingon.SVG": SVG, "assets/emblems/klingon.SVG": SVG}
        self.assertEqual(self.good("lint", self.pack(files)), "1 pack checked, 0 faults\n")
        self.assertEqual(self.good("lint", self.pack({"deck.json": {"cards": [{**card, "picture": "file:net.svg"}]}})), "1 pack checked, 0 faults\n")
        self.pack({"assets/pictures/tactics/no_card.SVG": SVG})
        self.assertIn("no_card.SVG: warning[painting]", self.run_it("lint", self.folder / "mine").stderr)

    def told(self, *packs):
        """What lint warns of, without where the packs lie."""
        done = self.run_it("lint", *packs)
        return re.findall(r"^stardeck: (?:%s/)?(\S+): (warning|error)\[\w+\]: (.*(?:\n +=.*)?)$" % re.escape(str(self.folder)), done.stderr, re.M)

    def unread(self, files, **about):
        """Of a pack with these files and a change: what is said of each file that nothing reads."""
        shutil.rmtree(self.folder / "mine", ignore_errors=True)
        place = "" if {**PACK, **about}["game"] else "tactics/"
        told = self.told(self.pack({place + "lang/en.json": {"card": {"galaxy": {"name": "Big"}}}, place + "lang/de.json": {"card": {"galaxy": {"name": "Gross"}}}, **files}, **about))
        self.assertEqual([kind for _, kind, _ in told if kind != "warning"], [])
        return {file.replace("mine/", "", 1): re.sub(r"\n +=", ";", said) for file, _, said in told}

    def test_what_nothing_reads_and_what_it_was_meant_to_be(self):
        call, near = 'nothing reads a file of this name; call it "%s"', 'nothing reads this file; did you mean "%s"?'
        for file, said in {
                "Deck.JSON": call % "deck.json", "Targets.json": call % "targets.json", "deck.json.txt": call % "deck.json",
                "Assets/Sounds/Card_Pick.ogg": call % "assets/sounds/card_pick.ogg", "assets/sounds/card_pick.OGG": call % "assets/sounds/card_pick.ogg",
                "lang/en_US.json": call % "lang/en.json", "fr.json": call % "lang/fr.json", "cards.json": call % "deck.json",
                "decks.json": near % "deck.json", "captain.json": near % "captains.json", "pack.jsn": near % "pack.json",
                "assets/sounds/card_pikc.ogg": near % "assets/sounds/card_pick.ogg", "assets/emblems/klingonn.svg": near % "assets/emblems/klingon.svg",
                "lang/en.jsn": near % "lang/en.json", "assets/pictures/scenes/menue.jpg": near % "assets/pictures/scenes/menu.jpg",
                "notes.doc": "nothing reads this file; take it out, or call it as the guide says"}.items():
            self.assertEqual(self.unread({file: "x"}), {file: said})
        self.assertEqual(self.unread({"assets/pictures/lonely.svg": SVG}), {
            "assets/pictures/lonely.svg": 'no card names this picture; "picture": "file:lonely.svg" in the cards would'})
        self.assertEqual(self.unread({"assets/pictures/star_empires/lonely.svg": SVG})["assets/pictures/star_empires/lonely.svg"],
                         'this pack has nothing called "lonely", so nobody sees this picture')

    def test_folders_that_nothing_reads(self):
        """Each is told once, however much lies in it."""
        deep = 'this lies one folder too deep: "%s" belongs beside pack.json'
        for folder, files, said in (
                ("mine", ("deck.json", "pack.json"), deep % "deck.json"), ("tactics", ("deck.json",), deep % "deck.json"),
                ("alpha_strike", ("deck.json", "ships.json"), 'nothing reads this folder: "game" in pack.json says "tactics". A pack without it is '
                 "for several games, with a folder for each"),
                ("assets/sound", ("card_pick.ogg", "turn.ogg"), 'nothing reads this folder; did you mean "assets/sounds"?'),
                ("langs", ("en.json",), 'nothing reads this folder; did you mean "lang"?'),
                ("drafts/first", ("a.png", "b.png"), "nothing reads this folder; take it out, or call it as the guide says")):
            self.assertEqual(self.unread({f"{folder}/{file}": "{}" for file in files}), {folder.split("/first", maxsplit=1)[0]: said})
        self.assertEqual(self.unread({"deck.json": "{}"}, game=""), {"deck.json": 'nothing reads this file, as pack.json names no "game". Name it '
                                     'there, or move the file to the folder of one: "tactics/deck.json"'})

    def test_what_is_read_or_nobody_s_business(self):
        sound, font = (SOURCE / "assets/sounds/turn.ogg").read_bytes(), next((SOURCE / "assets/fonts").glob("*.[to]tf")).read_bytes()
        read = ["assets/emblems/klingon.svg", "assets/icons/game-icons/star-medal.svg", "assets/ships/klingon-capital.svg",
                "scenarios/one.json", "schema/deck.json", "assets/pictures/scenes/menu.png", "assets/fonts/Any.TTF"]
        known = ["._deck.json", ".DS_Store", "assets/Thumbs.db", "desktop.ini", "deck.json~", ".git/config", "README", "Readme.html", "LICENSE",
                 "licence.pdf", "notes.md", "docs/notes.txt", "assets/pictures/._x.svg", "__MACOSX/deck.json"]
        self.assertEqual(self.unread({"assets/sounds/card_pick.ogg": sound, **{file: SVG for file in read if not file.endswith(".json")}, **{file: "{}" for file in known},
                                      "scenarios/one.json": "{}", "schema/deck.json": "{}", "assets/fonts/Any.TTF": font}), {})
        self.assertEqual(self.unread({"tactics/deck.json": "{}", "alpha_strike/lang/en.json": "{}"}, game=""), {})
        card = {**GRID, "picture": "file:net.svg"}
        own = {"deck.json": {"cards": [card]}, "lang/en.json": GRID_WORDS, "lang/de.json": GRID_WORDS, "assets/pictures/net.svg": SVG}
        self.assertEqual(self.unread(own), {})

    def test_a_pack_that_changes_nothing(self):
        nothing = [("mine/pack.json", "warning", "this pack changes nothing")]
        for files in ({}, {"deck.json": {"cards": []}}, {"deck.json": {"cards": [{"id": "galaxy", "power": 7}]}}, {"README.md": "Hello"}):
            shutil.rmtree(self.folder / "mine", ignore_errors=True)
            self.assertEqual(self.told(self.pack(files)), nothing, files)
        self.assertEqual(self.told(self.pack({"assets/sounds/turn.ogg": (SOURCE / "assets/sounds/turn.ogg").read_bytes()})), [])

    def test_empty_pictures_are_said_to_be(self):
        for name in ("x.svg", "x.png", "x.jpg"):
            said = self.told(self.pack({"deck.json": {"cards": [{"id": "galaxy", "picture": "file:" + name}]}, "assets/pictures/" + name: b""}))
            self.assertEqual(said, [("mine/deck.json:1:40", "error", "the picture pictures/%s is empty: its file has no bytes" % name)])
            shutil.rmtree(self.folder / "mine")
        for ending in ("webp", "png", "svg"):
            name = "assets/pictures/tactics/galaxy." + ending
            self.assertEqual(self.told(self.pack({name: b""})), [("mine/" + name, "error", "this file is empty: it is no picture")])
            shutil.rmtree(self.folder / "mine")

    def test_drawings_that_show_nothing(self):
        """Named in the cards, in the place of one of the program's, or a painting: lint parses what the program would have to draw."""
        cut, bare, text = "<svg viewBox='0 0 50 30'><rect width='50' height='30'", "<svg viewBox='0 0 9 9'></svg>", "hello"
        good = "<svg viewBox='0 0 50 30'><rect width='50' height='30'/></svg>"
        stands_in = {cut: "the picture %s is cut off, so that a stand-in is shown", bare: "the picture %s shows nothing: of an SVG only path, ",
                     text: "the picture %s is damaged, or no SVG, so that a stand-in is shown"}
        card = {"deck.json": {"cards": [{"id": "galaxy", "picture": "file:x.svg"}]}}
        for name, at, cards in (("pictures/x.svg", "mine/deck.json:1:40", card), ("emblems/klingon.svg", "mine/assets/emblems/klingon.svg", {}),
                                ("ships/klingon-capital.svg", "mine/assets/ships/klingon-capital.svg", {}),
                                ("icons/game-icons/medal.svg", "mine/assets/icons/game-icons/medal.svg", {})):
            for drawing, says in stands_in.items():
                (where, severity, said), = self.told(self.pack({**cards, "assets/" + name: drawing}))
                self.assertEqual((where, severity), (at, "error"))
                self.assertTrue(said.startswith(says % name), said)
                shutil.rmtree(self.folder / "mine")
            self.assertEqual(self.told(self.pack({**cards, "assets/" + name: good})), [])
            shutil.rmtree(self.folder / "mine")
        for drawing in (cut, bare, text, "<html><body>x</body></html>"):
            (where, severity, said), = self.told(self.pack({"assets/pictures/tactics/galaxy.svg": drawing}))
            self.assertEqual((where, severity), ("mine/assets/pictures/tactics/galaxy.svg", "error"))
            self.assertIn("this picture shows nothing" if drawing == bare else "the picture is cut off, or not of the kind", said)
            shutil.rmtree(self.folder / "mine")

    def test_a_font_that_is_none(self):
        (where, severity, said), = self.told(self.pack({"assets/fonts/own.ttf": b"nothing at all"}))
        self.assertEqual((where, severity), ("mine/assets/fonts/own.ttf", "warning"))
        self.assertIn("this is no font that can be read", said)
        shutil.rmtree(self.folder / "mine")
        font = next((SOURCE / "assets/fonts").glob("*.[to]tf")).read_bytes()
        self.assertEqual(self.told(self.pack({"assets/fonts/own.ttf": font})), [])

    def test_a_language_that_nobody_can_choose(self):
        cards = {"card": {"galaxy": {"name": "Galaxie"}}}
        unchosen = [said for said in self.told(self.pack({"lang/fr.json": cards})) if "nobody can choose this language" in said[2]]
        self.assertEqual([said[:2] for said in unchosen], [("mine/lang/fr.json", "warning")])
        pack = self.pack({"lang/fr.json": cards, "assets/lang/fr.json": {"language": {"name": "Français"}}})
        self.assertEqual([said for said in self.told(pack) if "nobody can choose" in said[2]], [])

    def test_pages_about_a_card_that_is_gone_are_told_of_in_a_line(self):
        """Not each example that has it."""
        says = [said for _, _, said in self.told(self.pack({"deck.json": {"cards": [{"id": "spy", "remove": True}]}}))]
        pages = [said for said in says if "/rules/tactics/" in said]
        self.assertEqual(len(pages), 1, says)
        self.assertRegex(pages[0], r'has no card "spy", which this page still names; \d+ of its examples can\'t be shown\. A pack can bring')
        self.assertLessEqual(len(says), 2, says)

    def test_a_folder_among_packs_that_is_none(self):
        self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}})
        (self.folder / "empty").mkdir()
        (self.folder / "outer/inner").mkdir(parents=True)
        (self.folder / "outer/inner/pack.json").write_text("{}", encoding="utf-8")
        self.assertEqual(self.told(self.folder), [
            ("empty", "warning", 'there is no pack.json in this folder, so it is no pack; copy the one in "%s/cards/template/mypack", or begin with '
             '"New pack" on the screen "Packs"' % SOURCE),
            ("outer", "warning", 'there is no pack.json in this folder, but in "inner": move that folder up')])
        self.assertEqual(self.told(SOURCE / "cards"), [])
        shutil.move(self.folder / "outer/inner/pack.json", self.folder / "outer/Pack.json")
        for name, kind in ((".", "warning"), ("outer", "error")):
            self.assertIn(("outer", kind, 'there is no pack.json in it, but "Pack.json"; that has to be called pack.json'), self.told(self.folder / name))

    def test_what_belongs_to_layers_but_has_another_value(self):
        """Such a key is not unknown, and no list of allowed keys has it."""
        for change, at, said in (
                ({"when": "other"}, 37, '"when" must be an object: {"pack": "ID"}, or {"no_pack": "ID"}, not a text'),
                ({"remove": "yes"}, 39, '"remove" must be true, or not be there, not a text'),
                ({"effects": {"+": {}}}, 40, '"effects" is a list; an object here changes the one below: its entries are called "1", "2" and so on, '
                 'and {"+": […]} adds to them')):
            done = self.run_it("lint", self.pack({"deck.json": {"cards": [{"id": "galaxy", **change}]}}))
            self.assertIn(f"/deck.json:1:{at}: error[value]: {said}\n", done.stderr)

    def test_a_hundred_thousand_faults(self):
        """Work that grew with their square would take hours instead of seconds. A fifth of them is enough of texts."""
        many, fewer = range(100000), range(20000)
        keys = "{%s}" % ",\n".join('"k%d": 1' % i for i in many)
        of_a_card = '{"cards": [{"id": "galaxy", %s}]}' % ",\n".join('"k%d": 1' % i for i in many)
        texts = '{"card": {%s}}' % ",\n".join('"k%d": {"name": "x"}' % i for i in fewer)
        at_the_top = "{%s}" % ",\n".join('"k%d": "x"' % i for i in fewer)
        in_a_line = of_a_card.replace("\n", " ")
        for file, text in (("deck.json", keys), ("deck.json", of_a_card), ("deck.json", in_a_line), ("lang/en.json", texts),
                           ("lang/en.json", at_the_top)):
            shutil.rmtree(self.folder / "mine", ignore_errors=True)
            done = self.run_it("lint", self.pack({file: text}))
            self.assertEqual(done.returncode, 1)
            count = len(many if file == "deck.json" else fewer)
            self.assertIn(f"1 pack checked, {count} faults", done.stdout)
            self.assertEqual(done.stderr.count(": error["), count)

    def make_special(self, file, kind):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        if kind == "pipe":
            os.mkfifo(file)
        elif kind == "socket":
            with socket.socket(socket.AF_UNIX) as end:
                end.bind(str(file))
        elif kind == "folder":
            file.mkdir()
        else:
            file.symlink_to(kind)

    def test_what_is_no_file_is_refused_at_once(self):
        """In lint, where it is named, and where it is switched on: alike, whatever would read it."""
        kinds = {"pipe": "this is no file", "/dev/zero": "this link leads out of the pack's folder; put a copy in its place", "socket": "this is no file",
                 "/nowhere/at/all": "this link leads nowhere", "folder": "this is a folder, but called like a file"}
        files = ("deck.json", "lang/en.json", "pack.json", "assets/sounds/card_pick.ogg", "assets/pictures/tactics/spy.png", "assets/fonts/x.ttf")
        self.switch_on()
        for name, (kind, says) in [(name, kind) for name in files for kind in kinds.items()]:
            with self.subTest(file=name, kind=kind):
                own = self.own_pack({"lang/de.json": {"card": {"galaxy": {"name": "Gross"}}}})
                self.make_special(own / name, kind)
                says = "can't be opened: No such file or directory" if (name, kind) == ("pack.json", "/nowhere/at/all") else says
                done = self.run_it("lint", own)
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn("%s/%s: error[file]: %s" % (own, name, says), done.stderr)
                done = self.run_it("rules", "tactics", "--cards", own)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn("%s/%s: %s" % (own, name, says), done.stderr)
                if name != "pack.json":  # without it nobody knows which pack that is
                    done = self.run_it("rules", "tactics", **self.player())
                    self.assertEqual(done.returncode, 0, done.stderr)
                    self.assertIn("%s/%s: %s" % (own, name, says), done.stderr)
                    self.assertIn('the pack "My cards" is left out\n', done.stderr)
                shutil.rmtree(own)


class Links(Base):
    """Links in a pack: one that stays in its folder is followed, one that leads out is refused and never read."""

    def told(self, folder):
        found = json.loads(self.run_it("lint", "--json", folder).stdout)
        return [(item["file"].replace(str(self.folder) + "/", ""), item["message"]) for item in found]

    REFUSED = "this link leads out of the pack's folder; put a copy in its place"

    def test_out_of_the_pack(self):
        outside = self.folder / "secret.json"
        outside.write_text('{"hidden words": 1}', encoding="utf-8")
        for name, target in (("assets/loop", "/"), ("assets", "/usr/share"), ("lang/fr.json", outside), ("deck.json", outside),
                             ("pack.json", outside), ("assets/pictures/x.png", "/etc/hostname"), ("lang", ".."), ("assets/up", "../..")):
            with self.subTest(link=name):
                shutil.rmtree(self.folder / "mine", ignore_errors=True)
                pack = self.pack({"targets.json": {"targets": []}})
                (pack / name).parent.mkdir(exist_ok=True, parents=True)
                (pack / name).unlink(missing_ok=True)
                (pack / name).symlink_to(target)
                self.assertEqual(self.told(pack), [("mine/" + name, self.REFUSED)])
                done = self.run_it("rules", "tactics", "--cards", pack)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn("%s/%s: %s" % (pack, name, self.REFUSED), done.stderr)
                for what in (("import", "--look", pack), ("export", pack, "--to", self.folder)):
                    done = self.run_it(*what, XDG_DATA_HOME=str(self.folder / "data"))
                    self.assertNotEqual(done.returncode, 0)
                    self.assertIn('"%s" in this folder is a link' % name, done.stderr)
                    self.assertNotIn("hidden words", done.stdout + done.stderr)

    def test_within_the_pack(self):
        pack = self.pack({"other/galaxy.json": {"cards": [{"id": "galaxy", "power": 9}]}, "README.md": "x"})
        (pack / "deck.json").symlink_to("other/galaxy.json")
        (pack / "assets").mkdir()
        (pack / "assets/sounds").symlink_to("../sound")
        (pack / "sound").mkdir()
        self.assertEqual(self.cards("--cards", pack)["galaxy"]["power"], 9)
        self.assertNotIn("leads", str(self.told(pack)))

    def test_a_pack_that_is_a_link(self):
        """As modders have it who keep their pack elsewhere."""
        pack = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}, "lang/en.json": {"card": {"galaxy": {"name": "Big"}}},
                          "lang/de.json": {"card": {"galaxy": {"name": "Gross"}}}})
        (self.folder / "packs").mkdir()
        (self.folder / "packs/linked").symlink_to(pack)
        self.assertEqual(self.told(self.folder / "packs/linked"), [])
        self.assertEqual(self.told(self.folder / "packs"), [])
        self.assertEqual(self.cards("--cards", self.folder / "packs/linked")["galaxy"]["power"], 9)


class Slips(Base):
    """A slip in the id of what is to be changed is one message, which says what was meant."""

    def records(self, game):
        """Every list of records of the game that must have more than an id: its file and one of them."""
        for file in sorted((SOURCE / "cards" / game).glob("*.json")):
            for key, value in json.loads(file.read_text(encoding="utf-8")).items():
                if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0] and len(value[0]["id"]) > 3:
                    yield file.name, key, value[0]["id"]

    def test_in_every_game(self):
        tried = []
        for game in ("tactics", "alpha_strike", "deck_building", "star_empires"):
            for file, key, good in self.records(game):
                slip = good[:-1]
                shutil.rmtree(self.folder / "mine", ignore_errors=True)
                done = self.run_it("lint", self.pack({file: {key: [{"id": slip}]}}, game=game))
                if (game, key) in (("star_empires", "territories"), ("deck_building", "traits")):  # they need nothing but a name
                    self.assertIn("there is no text for", done.stderr)
                    continue
                tried.append((game, key))
                self.assertEqual(done.stderr.count(": error["), 1, done.stderr)
                self.assertRegex(done.stderr, '"%s" below to change\n(.*\n)*.*= did you mean "%s"\\? A new one needs "' % (slip, good))
                self.assertIn("meintest du", self.run_it("lint", "--lang", "de", self.folder / "mine").stderr)
        self.assertGreater(len(tried), 10)

    def test_what_is_new(self):
        done = self.run_it("lint", self.pack({"deck.json": {"cards": [{**GRID, "id": "galaxi"}, {"id": "tachyon_grid", "power": 2}]}}))
        self.assertNotIn("to change", done.stderr)
        self.assertIn('this card has no "type"', done.stderr)


class Unmarked(Base):
    """A folder that was meant as a pack, without its pack.json."""

    def test_it_is_said_once(self):
        pack = self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}})
        (pack / "pack.json").unlink()
        done = self.run_it("lint", pack)
        self.assertEqual((done.returncode, done.stdout), (1, "0 packs checked, 1 fault\n"))
        self.assertEqual(done.stderr, 'stardeck: %s: error[file]: there is no pack.json in this folder, so it is no pack; copy the one in '
                         '"%s/cards/template/mypack", or begin with "New pack" on the screen "Packs"\n' % (pack, SOURCE))

    def test_a_games_own_folder_needs_none(self):
        for game in ("tactics", "alpha_strike", "deck_building", "star_empires"):
            copy = self.folder / "copy" / ("my_" + game)
            shutil.copytree(SOURCE / "cards" / game, copy)
            self.assertIn("1 pack checked, 0 faults", self.run_it("lint", copy).stdout)
            (copy / "game.json").unlink()
            self.assertIn("game.json: error[file]: this file is missing", self.run_it("lint", copy).stderr)

    def test_a_game_that_is_none_is_all_that_is_wrong(self):
        done = self.run_it("lint", self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, game="tatics"))
        self.assertIn('there is no game "tatics"', done.stderr)
        self.assertEqual(done.stdout, "1 pack checked, 1 fault\n")


class Others(Base):
    """What a pack.json says about the program and about other packs."""

    def other(self, name, **about):
        shutil.rmtree(self.folder / name, ignore_errors=True)
        shutil.copytree(self.pack({"deck.json": {"cards": [{"id": "spy", "power": 9}]}}), self.folder / name)
        (self.folder / name / "pack.json").write_text(json.dumps({**PACK, "id": name, **about}), encoding="utf-8")
        return self.folder / name

    def told(self, **about):
        done = self.run_it("lint", self.pack({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, **about))
        return re.findall(r"error\[\w+\]: (.*)\n", done.stderr)

    def test_what_it_says_for_people(self):
        self.assertEqual(self.told(licence="CC0-1.0", url="https://example.org/mine", language="en"), [])

    def test_the_program_it_goes_with(self):
        version = self.good("--version").split()[1]
        for good in (">=0.1", ">= 0.1.0", ">=" + version, ">=0.0.99"):
            self.assertEqual(self.told(program=good), [])
        pack = self.pack({}, program=">=10.1")
        says = f"this pack needs Stardeck 10.1 or newer, and this is {version}; get the newer program, or an older version of the pack"
        self.assertEqual(self.told(program=">=10.1"), [says])
        self.refused("rules", "tactics", "--cards", pack, says=f"stardeck: /mine/pack.json:1:82: {says}\n")
        for wrong in ("0.2", "<1", ">=", ">=new"):
            self.assertEqual(self.told(program=wrong), [f'"program" must be like ">=0.2", not "{wrong}"'])

    def laid(self, **decks):
        """Packs with these decks, laid upon one another in this order; texts under "texts"."""
        folders = []
        for name, (deck, texts) in decks.items():
            folder = self.other(name)
            (folder / "deck.json").unlink()
            if deck:
                (folder / "deck.json").write_text(json.dumps({"cards": [deck]}), encoding="utf-8")
            for language in ("en", "de") if texts else ():
                (folder / "lang").mkdir(exist_ok=True)
                (folder / f"lang/{language}.json").write_text(json.dumps({"card": texts}), encoding="utf-8")
            folders.append(folder)
        return folders

    def test_texts_of_what_is_not_there_today(self):
        low, out, extra, words = self.laid(
            low=({"id": "galaxy", "power": 9}, None), out=({"id": "galaxy", "remove": True}, None),
            extra=({"id": "extra", "like": "spy", "when": {"pack": "low"}, "power": 9}, {"extra": {"name": "Extra", "text": "x"}}),
            words=(None, {"galaxy": {"name": "Gross"}}))
        for folders in ([extra], [low, extra], [out, words], [words, out], [words]):
            self.assertEqual(self.errors(*folders), [], folders)
        self.assertNotIn("changes nothing", self.run_it("lint", extra).stderr)
        cards = self.cards("--pack", low, "--pack", extra)
        self.assertEqual(cards["extra"]["power"], 9)
        (wrong,) = self.laid(wrong=(None, {"galaxi": {"name": "Gross"}}))
        self.assertIn('there is no card "galaxi"', self.run_it("lint", out, wrong).stderr)

    def test_what_is_not_there_today_is_explained(self):
        out, extra = self.laid(out=({"id": "galaxy", "remove": True}, None),
                               extra=({"id": "extra", "like": "spy", "when": {"pack": "low"}, "power": 9}, None))
        self.refused("rules", "tactics", "--explain", "galaxy", "--pack", out,
                     says="stardeck: nothing of tactics has the id 'galaxy': /out/deck.json:1 takes it out (the pack \"My cards\")\n")
        self.refused("rules", "tactics", "--explain", "extra", "--pack", extra,
                     says="stardeck: nothing of tactics has the id 'extra': what /extra/deck.json says of it does not count with these "
                          'packs ("when") (the pack "My cards")\n')

    def test_what_a_pack_below_causes_is_told_of_that_one_alone(self):
        out, words = self.laid(out=({"id": "galaxy", "remove": True}, None), words=(None, {"spy": {"name": "Spion"}}))
        alone, both = self.run_it("lint", out).stderr, self.run_it("lint", out, words).stderr
        self.assertIn("the lesson can't be shown", alone)
        self.assertEqual(both, alone)

    def test_what_it_needs(self):
        self.other("base", version="1.10")
        self.other("crew", needs=["base>=1.9"])
        self.assertEqual(self.told(needs=["crew", "base >= 1.9"]), [])
        self.assertEqual(self.cards("--cards", self.folder / "mine")["spy"]["power"], 9)
        self.assertEqual(self.told(needs=["base>=2", "gone", "mine"]), [
            'it needs version 2 of the pack "base" or a newer one, and here is 1.10; get a newer one',
            'it needs the pack "gone", which is not here; put it among your packs', "it needs itself"])
        self.assertEqual(self.run_it("rules", "tactics", "--cards", self.folder / "mine").returncode, 2)
        self.other("base", needs=["mine"])
        self.assertEqual(self.told(needs=["base"]), [CIRCLE % ("needs", "base")])

    def test_a_circle_of_three_is_told_alike_everywhere(self):
        """Each by itself, all named, and the folder that they lie in; and what needs one of them."""
        for name, needs in (("a", "b"), ("b", "c"), ("c", "a"), ("outside", "a")):
            self.other(name, needs=[needs])
        shutil.rmtree(self.folder / "mine")
        circle = {name: CIRCLE % ("needs", needs) for name, needs in (("a", "b"), ("b", "c"), ("c", "a"))}
        circle["outside"] = 'it needs the pack "a", which needs itself in turn, by way of what it needs; mend that one first'
        said = lambda *given: dict(re.findall(r"/(\w+)/pack.json:\d+:\d+: error\[\w+\]: (.*)\n", self.run_it("lint", *given).stderr))
        for name, words in circle.items():
            self.assertEqual(said(self.folder / name), {name: words})
        self.assertEqual(said(self.folder), circle)
        for order in (("a", "b", "c", "outside"), ("outside", "c", "b", "a"), ("b", "a", "outside", "c")):
            self.assertEqual(said(*[self.folder / name for name in order]), circle, order)

    def test_values_that_mean_nothing(self):
        self.assertEqual(self.told(builds_on=""), ['"builds_on" must be the id of a pack or of a game; leave it out if there is none'])
        for code in ("xx-", "-x", "EN", "e n", ""):
            self.assertEqual(self.told(language=code), ['"language" must be a code like "en" or "pt-br", not "%s"' % code])
        for code in ("en", "pt-br", "gsw"):
            self.assertEqual(self.told(language=code), [])

    def test_all_its_faults_at_once(self):
        self.assertEqual(self.told(game="tatics", program="2", needs=["A", "b>1", "c>=x", ""], conflicts=["d>=1"], nmae="x", url=7), [
            'unknown key "nmae" in this pack', '"url" must be a text of at most 199 bytes, not a number',
            '"pack" must be a text of 1 to 63 bytes, not ""', '"program" must be like ">=0.2", not "2"',
            *(f'"needs" names packs like "id" or "id>=1.2", not "{other}"' for other in ("A", "b>1", "c>=x")),
            '"conflicts" names packs by their id, not "d>=1"', 'there is no game "tatics"'])

    def test_characters_that_nobody_sees(self):
        for unseen in ("\x1b", "\x7f", "\x85", "\u200f", "\u202e", "\u2066"):
            for key in ("name", "version", "author", "about"):
                self.assertEqual(self.told(**{key: f"A{unseen}b"}),
                                 [f'"{key}" has a character that nobody sees, U+{ord(unseen):04X}; take it out'])
        self.assertEqual(self.told(name="Éowyns “Zug” – ½ ✓", author="Zoë…"), [])

    def stack(self, **packs):
        """Folders of packs with these cards, in this order."""
        folders = []
        for name, cards in packs.items():
            folder = self.folder / "stack" / name
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "pack.json").write_text(json.dumps({**PACK, "id": name, "name": name}), encoding="utf-8")
            (folder / "deck.json").write_text(json.dumps({"cards": cards}), encoding="utf-8")
            folders.append(folder)
        return folders

    def call(self, folder, **values):
        about = json.loads((folder / "pack.json").read_text(encoding="utf-8"))
        (folder / "pack.json").write_text(json.dumps({**about, **values}), encoding="utf-8")

    def begun(self, *on):
        """The file of a game that was begun with these packs of the player's own folder on, the lowest first; its cards are not beside it."""
        own, file = self.folder / "data/stardeck/packs", self.folder / "config/stardeck/packs.json"
        shutil.rmtree(own, ignore_errors=True)
        shutil.copytree(self.folder / "stack", own)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"packs": [{"id": id, "on": True} for id in reversed(on)]}), encoding="utf-8")
        environment = {**os.environ, "STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        subprocess.run([STARDECK, "--speak", "--new", "tactics", "--players", "starfleet:human,romulan:easy"], input="1\n1\n1\n\n1\n\nquit\n", text=True,
                       capture_output=True, check=True, env=environment, timeout=300)
        game, = (self.folder / "data/stardeck/games").glob("*.stardeck")
        return game.rename(self.folder / "begun.stardeck")

    def forget(self):
        """Whatever of its cards was put beside the moved game."""
        for name in ("rules", "copies"):
            shutil.rmtree(self.folder / name, ignore_errors=True)

    def test_packs_and_cards_of_the_same_name_are_told_apart(self):
        low, top = self.stack(low=[{**CREW, "id": "old_crew"}, CREW], top=[{"id": "galaxy", "power": 9}])
        for folder, author in ((low, "Ann"), (top, "Ben")):
            self.call(folder, name="Wild Cards", author=author)
        words = {"card": {id: {"name": "Old Friend", "text": ""} for id in (CREW["id"], "old_crew")}}
        (low / "lang").mkdir()
        (low / "lang" / "en.json").write_text(json.dumps(words), encoding="utf-8")
        told = self.good("simulate", "--game", "tactics", "--pack", low, "--pack", top, "--games", "2", "--seed", "1")
        self.assertIn("Wild Cards (Ann) 1, Wild Cards (Ben) 1", told)
        for id in (CREW["id"], "old_crew"):
            self.assertIn(f"Old Friend ({id})", told)
        self.assertNotRegex(told, r"Old Friend(?! \()")
        self.call(top, author="Ann")
        told = self.good("simulate", "--game", "tactics", "--pack", low, "--pack", top, "--games", "2", "--seed", "1")
        self.assertIn("Wild Cards (low) 1, Wild Cards (top) 1", told)

    def test_replay_says_that_packs_lie_in_another_order(self):
        low, top = self.stack(low=[{"id": "galaxy", "power": 9}], top=[{"id": "galaxy", "power": "×2"}])
        saved = self.begun("low", "top")
        for stack in ((low, top), (top, low)):  # in its own order it is found again, too
            self.good("replay", saved, *(word for pack in stack for word in ("--pack", pack)))
            self.forget()
        self.stack(low=[{"id": "galaxy", "power": 8}])
        told = self.run_it("replay", saved, "--pack", top, "--pack", low)
        self.assertEqual(told.returncode, 2)
        self.assertIn("; its packs lie in another order here, lowest first: top 1, low 1, not low 1, top 1\n", told.stderr)
        self.stack(low=[{"id": "galaxy", "power": 9}])
        self.call(low, name="Wild Cards")
        self.call(top, name="Wild Cards")
        self.assertIn("played with packs that are not in use here: low 1, top 1\n", self.run_it("replay", saved).stderr)
        saved = self.begun("low", "top")
        self.assertIn("not in use here: Wild Cards (low) 1, Wild Cards (top) 1\n", self.run_it("replay", saved).stderr)
        (low / "deck.json").write_text(json.dumps({"cards": [{"id": "galaxy", "power": 8}]}), encoding="utf-8")
        self.assertIn("here, lowest first: Wild Cards (top) 1, Wild Cards (low) 1, not Wild Cards (low) 1, Wild Cards (top) 1\n",
                      self.run_it("replay", saved, "--pack", top, "--pack", low).stderr)

    def errors(self, *packs):
        done = self.run_it("lint", *packs)
        return re.findall(r"^stardeck: (\S+): error\[\w+\]: (.*)$", done.stderr, re.M)

    def test_lint_of_packs_that_lie_upon_one_another(self):
        """It says what the window says with all of them on: here "rules" with the player's own choice."""
        one = {"id": "galaxy", "power": 9}
        for name, packs in {
                "good": {"low": [one], "top": [{"id": "galaxy", "power": 8}]},
                "gone": {"low": [{"id": "galaxy", "remove": True}], "top": [one]},
                "new": {"low": [CREW], "top": [{"id": "crew", "power": 1}]},
                "the lower one is faulty": {"low": [{**CREW, "powr": 1}], "top": [{"id": "crew", "power": 1}]},
                "both are faulty": {"low": [{"id": "galaxy", "power": 99}], "top": [{"id": "spy", "power": 99}]}}.items():
            with self.subTest(name):
                folders = self.stack(**packs)
                for folder in folders:
                    for language in ("en", "de"):
                        (folder / "lang").mkdir(exist_ok=True)
                        crew = any(card.get("type") for card in packs[folder.name])
                        (folder / "lang" / (language + ".json")).write_text(json.dumps(words_of([CREW]) if crew else {}), encoding="utf-8")
                told = self.errors(*folders)
                own = self.folder / "data/stardeck/packs"
                shutil.rmtree(own, ignore_errors=True)
                shutil.copytree(self.folder / "stack", own)
                file = self.folder / "config/stardeck/packs.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps({"packs": [{"id": id, "on": True} for id in ("top", "low")]}), encoding="utf-8")
                done = self.run_it("rules", "tactics", STARDECK_CARDS="", XDG_DATA_HOME=str(self.folder / "data"),
                                   XDG_CONFIG_HOME=str(self.folder / "config"))
                window = re.findall(r"^stardeck: (\S+): (.*)$", done.stderr.replace(str(own), str(self.folder / "stack")), re.M)
                window = [(file, re.split(r"; did you mean|\. Allowed", said)[0]) for file, said in window]
                self.assertEqual(set(window) - set(told), set())
                packs_in = [{part for file, _ in faults for part in ("low", "top") if f"/{part}/" in file} for faults in (told, window)]
                self.assertEqual(packs_in[0], packs_in[1])  # of a pack that is left out lint says more: its texts too
                self.assertEqual(bool(told), name not in ("good", "gone", "new"))

    def test_several_packs_are_laid_in_order(self):
        low, top = self.stack(low=[{"id": "galaxy", "power": 9}, {"id": "spy", "power": 9}], top=[{"id": "galaxy", "power": 8}])
        for packs, powers in (((low, top), (8, 9)), ((top, low), (9, 9)), ((top,), (8, 5))):
            arguments = [part for pack in packs for part in ("--pack", pack)]
            cards = self.cards(*arguments)
            self.assertEqual((cards["galaxy"]["power"], cards["spy"]["power"]), powers)
            by_option, by_name = self.run_it("lint", *arguments), self.run_it("lint", *packs)
            self.assertEqual(by_option.returncode, 0, by_option.stderr)
            self.assertEqual((by_option.stdout, by_option.stderr), (by_name.stdout, by_name.stderr))
        cards = self.cards("--cards", low, "--pack", top)
        self.assertEqual((cards["galaxy"]["power"], cards["spy"]["power"]), (8, 9))
        report = self.good("simulate", "--game", "tactics", "--pack", low, "--pack", top, "--games", "2", "--seed", "1", "--json")
        self.assertEqual(json.loads(report)["after"]["pack"], "low 1, top 1")
        saved = self.folder / "saved"
        self.good("simulate", "--game", "tactics", "--players", PAIR, "--games", "1", "--seed", "1", "--save", saved)
        self.good("replay", saved, "--pack", low, "--pack", top)  # it was begun without them, and so it goes on
        header, _, rest = next(saved.iterdir()).read_text(encoding="utf-8").partition("\n")
        changed = {**json.loads(header), "pack": "0123456789abcdef"}
        (saved / "other.jsonl").write_text(json.dumps(changed) + "\n" + rest, encoding="utf-8")
        self.assertEqual(self.run_it("replay", saved / "other.jsonl", "--pack", low, "--pack", top).returncode, 2)  # other cards
        self.refused("rules", "tactics", "--pack", self.folder / "none", says="stardeck: --pack: there is no folder '/none'\n")
        self.refused("rules", "tactics", "--pack", self.folder, says="stardeck: --pack: there is no pack.json in ''; a pack is a folder with one\n")
        self.assertEqual(self.run_it("lint", "--pack", self.folder).returncode, 2)

    def test_a_folder_of_cards_that_is_not_there_is_told_once(self):
        """By the window too, which asks for the cards of all games."""
        done = subprocess.run([STARDECK, "--cards", str(self.folder / "none")], capture_output=True, text=True, check=False,
                              env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, timeout=60)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count("there is no folder"), 1, done.stderr)
        self.assertIn("leave --cards out", done.stderr)

    def test_one_that_is_left_out_is_told(self):
        """In the player's own folder; what is on says packs.json."""
        own = self.folder / "data/stardeck/packs"
        own.mkdir(parents=True)
        for name, about in (("base", {"version": "1.9"}), ("wants", {"needs": ["base>=1.10"]}), ("rival", {"conflicts": ["base"]})):
            shutil.move(self.other(name, **about), own / name)
        file = self.folder / "config/stardeck/packs.json"
        file.parent.mkdir(parents=True)
        env = {"STARDECK_CARDS": "", "XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        for on, left_out in (("wants rival base", 2), ("wants base", 1), ("rival", 0), ("wants", 1), ("base", 0)):
            file.write_text(json.dumps({"packs": [{"id": id, "on": True} for id in on.split()]}), encoding="utf-8")
            done = self.run_it("rules", "tactics", **env)
            self.assertEqual((done.returncode, done.stderr.count("is left out")), (0, left_out), (on, done.stderr))
        self.assertEqual(done.stderr, "")


CREW = {"id": "crew", "type": "troops", "kind": "none", "power": 6, "picture": "icon:space-suit"}
DECK = [CREW, *({**CREW, "id": "crew_%d" % n, "power": n} for n in range(2, 6))]


def words_of(deck):
    return {"card": {card["id"]: {"name": "Crew", "text": ""} for card in deck}}


class NewDeck(Base):
    """A file that counts in place of all that lies below it."""

    def new_deck(self, deck=tuple(DECK), **files):
        words = words_of(deck)
        return self.pack({"deck.json": {"replace": True, "cards": list(deck)}, "lang/en.json": words, "lang/de.json": words, **files})

    def lint(self, pack):
        """(severity, code, file within the pack or its whole path, line)"""
        done = self.run_it("lint", "--json", pack)
        return [(fault["severity"], fault["code"], fault["file"].replace(str(pack) + "/", ""), fault["line"])
                for fault in json.loads(done.stdout)]

    def test_the_deck_is_another_one(self):
        pack = self.new_deck()
        self.assertEqual(list(self.cards("--cards", pack)), [card["id"] for card in DECK])
        played = json.loads(self.good("simulate", "--game", "tactics", "--players", PAIR, "--games", "40", "--check", "--json", "--cards", pack))
        self.assertEqual(played["games"], 40)

    def test_what_spoke_of_the_old_cards_goes_with_them(self):
        """Pictures of factions, tastes of captains: nobody is told of them, and captains stay."""
        pack = self.new_deck()
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [])
        captain = "starfleet:normal/mara_thorne,romulan:random"
        self.good("simulate", "--game", "tactics", "--players", captain, "--games", "1", "--cards", pack)

    def test_the_rules_pages_are_told_of_in_a_line_each(self):
        """Of two languages the rules and the lesson, and the lesson's game."""
        warned = [fault[2] for fault in self.lint(self.new_deck()) if fault[1] == "mod"]
        self.assertEqual(len(warned), 5, warned)
        self.assertEqual(len(set(warned)), 5)

    def test_one_card_that_is_gone_is_not_spoken_of_either(self):
        """The Spy is in tastes and pictures; the Galaxy asks for a Diplomat, which only its maker can settle."""
        removed = {"cards": [{"id": "spy", "remove": True}]}
        self.assertEqual([fault for fault in self.lint(self.pack({"deck.json": removed})) if fault[0] == "error"], [])
        removed = {"cards": [{"id": "diplomat", "remove": True}]}
        done = self.run_it("lint", self.pack({"deck.json": removed}))
        self.assertEqual(done.returncode, 1)
        self.assertIn('cards/tactics/deck.json:', done.stderr)
        self.assertEqual(done.stderr.count('there is no card "diplomat"'), 1)

    def test_what_the_pack_itself_says_of_a_card_that_is_gone_is_a_fault(self):
        captains = {"captains": [{"id": "mara_thorne", "tastes": [{"do": "play", "cards": ["spy"], "liking": 5}]}]}
        pack = self.pack({"deck.json": {"cards": [{"id": "spy", "remove": True}]}, "captains.json": captains})
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [("error", "id", "captains.json", 1)])

    def test_targets_and_factions_too(self):
        """A short game without one of its factions is none; without a target it leaves out one less."""
        gone = [{"id": "klingon", "remove": True}]
        pack = self.pack({"factions.json": {"factions": gone}, "targets.json": {"targets": [{"id": "pjem", "remove": True}]}})
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [])
        scenario = self.folder / "short.json"
        scenario.write_text(json.dumps({"name": "short", "game": "tactics", "players": ["romulan", "starfleet"], "options": {"short": True}}),
                            encoding="utf-8")
        self.assertIn("there is no short game", self.run_it("scenario", "--cards", pack, scenario).stderr)
        pack = self.pack({"factions.json": {"factions": []}})  # all are there again, the target is not
        scenario.write_text(json.dumps({"name": "short", "game": "tactics", "players": ["romulan", "klingon"], "options": {"short": True},
                                        "setup": {"won": {"romulan": ["tellar_prime"]}}}), encoding="utf-8")
        self.assertIn('target "tellar_prime" does not play in this short game', self.run_it("scenario", "--cards", pack, scenario).stderr)
        pack = self.pack({"factions.json": {"factions": [{"id": "starfleet", "remove": True}]}})
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [])

    def test_an_empty_deck_is_the_one_fault(self):
        done = self.run_it("lint", self.pack({"deck.json": {"replace": True, "cards": []}}))
        self.assertEqual((done.returncode, done.stderr.count(": error[")), (1, 1), done.stderr)
        self.assertIn("/mine/deck.json:1:28: error[rule]: ", done.stderr)
        done = self.run_it("lint", self.pack({"deck.json": {"replace": True}}))
        self.assertEqual((done.returncode, done.stderr.count(": error[")), (1, 1), done.stderr)
        self.assertIn('/mine/deck.json:1:1: error[missing]: this deck has no "cards"', done.stderr)

    def test_what_is_meant_to_replace_says_so_rightly(self):
        for text, says in (('{"replace": false,\n"cards": []}', ':1:13: error[value]: "replace" must be true, or be left out, not false'),
                           ('{\n"replaces": true, "cards": []}', ':2:1: error[key]: unknown key "replaces"'),
                           ('{"cards": [\n{"id": "galaxy", "replace": true}]}', ':2:18: error[key]: unknown key "replace" in this card')):
            done = self.run_it("lint", self.pack({"deck.json": text}))
            self.assertEqual(done.returncode, 1)
            self.assertIn("/mine/deck.json" + says, done.stderr)

    def test_the_game_s_own_files_replace_nothing(self):
        cards = self.folder / "cards"
        shutil.copytree(SOURCE / "cards", cards)
        file = cards / "tactics" / "deck.json"
        file.write_text(file.read_text(encoding="utf-8").replace("{", '{"replace": true,', 1), encoding="utf-8")
        self.assertIn('deck.json:1:2: error[key]: unknown key "replace" in this deck', self.run_it("lint", cards).stderr)

    def test_a_file_of_words_replaces_nothing(self):
        pack = self.pack({"lang/en.json": {"replace": True, "card": {"galaxy": {"name": "Milky Way"}}}})
        self.assertEqual([fault[:3] for fault in self.lint(pack) if fault[0] == "error"], [("error", "value", "lang/en.json")])

    def test_the_pack_above_a_new_deck_changes_that(self):
        pack = self.new_deck()
        other = self.folder / "other"
        other.mkdir()
        (other / "pack.json").write_text(json.dumps({**PACK, "id": "other", "builds_on": "mine"}), encoding="utf-8")
        (other / "deck.json").write_text(json.dumps({"cards": [{"id": "crew", "power": 20}]}), encoding="utf-8")
        scenario = self.folder / "crew.json"
        scenario.write_text(json.dumps({"name": "the crew", "game": "tactics", "pack": "other", "players": ["starfleet", "romulan"],
                                        "setup": {"rows": [{"target": "earth", "cards": [{"card": "crew", "owner": "romulan"}]}]}}),
                            encoding="utf-8")
        won = json.loads(self.good("score", "--cards", pack, scenario))["rows"][0]["power"]
        self.assertEqual(won["romulan"], 20)

    def test_ships_and_deck_of_alpha_strike(self):
        laser = {"id": "laser", "kind": "attack", "copies": 30, "picture": "icon:laser-blast", "attack": {"damage": 4, "tags": ["beam"]}}
        ship = {"hull": 8, "start": {}, "increment": {"shield": 1, "weapon": 1, "engine": 1}, "logo": "bastion", "ships": "bastion"}
        words = {"card": {"laser": {"name": "Laser", "text": ""}},
                 "ship": {name: {"name": name.title(), "text": ""} for name in ("red", "blue")}}
        pack = self.pack({"deck.json": {"replace": True, "cards": [laser]}, "game.json": {"deck_size": 30}, "lang/en.json": words,
                          "lang/de.json": words, "ships.json": {"replace": True, "ships": [
                              {"id": "red", **ship, "colours": {"main": "#E8453F"}}, {"id": "blue", **ship, "colours": {"main": "#4C9BFF"}}]}},
                         game="alpha_strike")
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [])
        self.good("simulate", "--game", "alpha_strike", "--players", "red:random,blue:random", "--games", "20", "--check", "--cards", pack)
        (pack / "game.json").write_text('{"deck_size": 31}', encoding="utf-8")
        done = self.run_it("lint", pack)
        self.assertEqual(done.stderr.count(": error["), 1, done.stderr)
        self.assertIn('come to 30 with all copies, not to 31; leave "deck_size" out, and they are counted', done.stderr)
        (pack / "game.json").unlink()
        self.assertEqual([fault for fault in self.lint(pack) if fault[0] == "error"], [])


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
        self.fails(self.scenario(), 'there are no texts for "card.tachyon_grid"')

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


class Maps(Base):
    """A map that a pack adds to those of Star Empires."""
    RING = "tests/packs/ring"
    PAIR = "federation:random,romulan:random"

    def setUp(self):
        super().setUp()
        self.ring = self.folder / "ring"
        shutil.copytree(SOURCE / self.RING, self.ring)

    def digest(self, *arguments):
        return self.good("simulate", "--game", "star_empires", "--players", self.PAIR, "--games", 3, *arguments).splitlines()[-1]

    def refused_map(self, *arguments, players=PAIR, says):
        done = self.run_it("simulate", "--game", "star_empires", "--players", players, "--games", 1, *arguments)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(says, done.stderr)

    def scenario(self, map_id, stands_on):
        file = self.folder / "scenario.json"
        file.write_text(json.dumps({"name": "a map", "game": "star_empires", "pack": "ring", "players": ["federation", "romulan"],
                                    "options": {"map": map_id} if map_id else {}, "setup": {}, "expect": {"map": stands_on}}))
        return self.run_it("scenario", file)

    def test_it_is_good(self):
        self.assertEqual(self.good("lint", self.ring), "1 pack checked, 0 faults\n")

    def test_it_joins_the_others(self):
        own = self.digest()
        self.assertEqual(self.digest("--map", "triangle"), own)
        for usual in ([], ["--map", "triangle"]):
            self.assertEqual(self.digest("--cards", self.ring, *usual), own)
        ring = self.digest("--cards", self.ring, "--map", "ring")
        self.assertNotEqual(ring, own)
        self.assertIn("digest", ring)

    def test_what_does_not_fit_is_refused(self):
        six = "federation:random,klingon:random,romulan:random,ferengi:random,cardassian:random,borg:random"
        self.refused_map("--map", "ring", says="there is no map for 2 seats called 'ring'; allowed: triangle")
        self.refused_map("--cards", self.ring, "--map", "rign", says="allowed: triangle, ring (of the pack \"The Ring\"); did you mean 'ring'?")
        self.refused_map("--cards", self.ring, "--map", "ring", players=six, says="there is no map for 6 seats called 'ring'; allowed: wheel")
        done = self.run_it("simulate", "--game", "tactics", "--players", PAIR, "--map", "ring")
        self.assertEqual((done.returncode, done.stderr), (2, "stardeck: --map: there are no maps to choose from in tactics\n"))

    def test_scenarios_name_theirs(self):
        for map_id, stands_on in ((None, "triangle"), ("triangle", "triangle"), ("ring", "ring")):
            done = self.scenario(map_id, stands_on)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.scenario("ring", "triangle").returncode, 1)
        for map_id, says in (("rnig", 'did you mean "ring"?'), ("wheel", "the map wheel is not for 2 seats")):
            done = self.scenario(map_id, map_id)
            self.assertEqual(done.returncode, 2)
            self.assertIn(says, done.stderr)

    def test_a_saved_game_goes_on_with_it(self):
        games = self.folder / "games"
        self.digest("--cards", self.ring, "--map", "ring", "--save", games)
        saved = games / "game-0001.jsonl"
        header = json.loads(saved.read_text(encoding="utf-8").splitlines()[0])
        self.assertEqual(header["options"]["map"], "ring")
        self.assertIn("3 passed, 0 failed", self.good("replay", "--cards", self.ring, games))

    def test_saved_games_of_old_name_no_map(self):
        """Then the last map that fitted was played."""
        games = self.folder / "games"
        self.digest("--cards", self.ring, "--map", "ring", "--save", games)
        for saved in games.iterdir():
            first, _, rest = saved.read_text(encoding="utf-8").partition("\n")
            header = json.loads(first)
            del header["options"]["map"]
            saved.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
        self.assertIn("3 passed, 0 failed", self.good("replay", "--cards", self.ring, games))

    def test_nobody_can_play_on_it(self):
        maps = json.loads((self.ring / "maps.json").read_text(encoding="utf-8"))
        maps["maps"][0]["setups"] = []
        (self.ring / "maps.json").write_text(json.dumps(maps), encoding="utf-8")
        done = self.run_it("lint", self.ring)
        self.assertEqual(done.returncode, 0)
        self.assertIn("warning[unused]: nobody can play on this map", done.stderr)

    def test_the_rules_and_the_lesson_keep_their_map(self):
        """Even where the new map comes first."""
        maps = json.loads((self.ring / "maps.json").read_text(encoding="utf-8"))
        own = json.loads((SOURCE / "cards/star_empires/maps.json").read_text(encoding="utf-8"))
        (self.ring / "maps.json").write_text(json.dumps({"replace": True, "territories": maps["territories"] + own["territories"],
                                                         "maps": maps["maps"] + own["maps"]}), encoding="utf-8")
        self.assertEqual(self.good("lint", self.ring), "1 pack checked, 0 faults\n")
        self.assertNotEqual(self.digest("--cards", self.ring), self.digest())


if __name__ == "__main__":
    STARDECK, SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
