#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the guides to cards to the letter, from an empty folder: every file as printed there, every command as
typed, with the promised result. Also tests that the pack to copy is valid, complete and explained.

usage: test_guide_steps.py STARDECK SOURCE_FOLDER [unittest's arguments]
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

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import guide_steps  # noqa: E402

STARDECK = ""
SOURCE = pathlib.Path()
WINDOW = ["stardeck --cards mypack"]  # what opens the window: tests/window/test_packs.py does this step


class Base(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-steps-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def typed(self, command):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
        environment.update(STARDECK_CARDS=str(SOURCE / "cards"), STARDECK_ASSETS=str(SOURCE / "assets"), LANG="C.UTF-8")
        program, *words = command.split()
        self.assertEqual(program, "stardeck")
        return subprocess.run([STARDECK, *words], cwd=self.folder, capture_output=True, text=True, env=environment, timeout=300, check=False)

    def cards(self, pack):
        done = self.typed("stardeck rules tactics --json --cards " + pack)
        self.assertEqual(done.returncode, 0, done.stderr)
        return {card["id"]: card for card in json.loads(done.stdout)["cards"]}


class Steps(Base):
    def see(self, command, seen):
        done = self.typed(command)
        said = done.stdout + done.stderr
        self.assertEqual(done.returncode, 0, (command, said))
        for line in seen:
            self.assertTrue(any(own.startswith(line) for own in said.splitlines()), (command, line, said))
        if command.startswith("stardeck lint"):
            self.assertEqual(len(seen), 1, "what lint says is told")
            self.assertNotIn(": error[", said)
        return said

    def follow(self, guide):
        """What has been seen after each step: title → said."""
        done, opened, step = {}, [], ""
        for kind, *piece in guide_steps.pieces(SOURCE / "cards" / guide):
            if kind == "step":
                step = piece[0]
                done[step] = ""
            elif kind == "file":
                guide_steps.write(self.folder, *piece)
            elif piece[0] in WINDOW:
                opened.append(piece[0])
            else:
                done[step] += self.see(*piece)
        self.assertEqual(opened, WINDOW)
        return done

    def check_end(self):
        """What all the steps have made."""
        own = self.cards("mypack")
        self.assertEqual((own["galaxy"]["power"], own["net"]["picture"], len(own)), (9, "file:net.svg", 34))
        self.assertEqual(len(self.cards("mydeck")), 8)
        factions = json.loads(self.typed("stardeck rules tactics --json --cards mydeck").stdout)["factions"]
        self.assertEqual([faction["id"] for faction in factions][-1], "cardassian")
        self.assertEqual(len(factions), 5)

    def test_the_english_guide(self):
        done = self.typed("stardeck rules tactics --lang fr")
        self.assertEqual(done.returncode, 2)
        done = self.follow("README.md")
        self.assertEqual(len(done), 8)
        self.check_end()
        # Its last step's language is known now that it is there.
        done = self.typed("stardeck rules tactics --cards french --lang fe")
        self.assertIn("allowed: en, de, fr", done.stderr)

    def test_the_german_guide(self):
        done = self.follow("LIESMICH.md")
        self.assertEqual(len(done), 8)
        self.check_end()

    def test_both_do_the_same(self):
        english, german = ([piece for piece in guide_steps.pieces(SOURCE / "cards" / name) if piece[0] != "step"]
                           for name in guide_steps.SECTIONS)
        self.assertEqual(english, german)

    def test_a_picture_that_was_forgotten_is_told_of(self):
        """The step with the picture is one that can fail."""
        for kind, *piece in guide_steps.pieces(SOURCE / "cards" / "README.md"):
            if kind == "file" and piece[0] != "mypack/assets/pictures/net.svg" and piece[0].startswith("mypack/"):
                guide_steps.write(self.folder, *piece)
        done = self.typed("stardeck lint mypack")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"mypack/deck\.json:\d+:\d+: error\[picture\]: .*net")


class Template(Base):
    """The pack to copy."""

    def setUp(self):
        super().setUp()
        self.own = SOURCE / "cards" / "template"
        shutil.copytree(self.own / "mypack", self.folder / "mypack")

    def files(self, pack):
        return {str(file.relative_to(pack)) for file in pack.rglob("*") if file.is_file()}

    def packs(self):
        return sorted(file.parent for file in self.own.glob("*/pack.json"))

    def test_each_game_has_one_in_which_nothing_is_found(self):
        games = [json.loads((pack / "pack.json").read_text(encoding="utf-8"))["game"] for pack in self.packs()]
        self.assertEqual(sorted(games), sorted(folder.parent.name for folder in (SOURCE / "cards").glob("*/deck.json")))
        for pack, game in zip(self.packs(), games):
            shutil.copytree(pack, self.folder / "copies" / pack.name)
            done = self.typed(f"stardeck lint copies/{pack.name}")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "1 pack checked, 0 faults\n", ""))
            plain = self.typed(f"stardeck rules {game}").stdout
            for language in ("en", "de"):
                words = json.loads((pack / "lang" / f"{language}.json").read_text(encoding="utf-8"))["card"]
                table = self.typed(f"stardeck rules {game} --cards copies/{pack.name} --lang {language}").stdout
                for card in words.values():
                    self.assertIn(card["name"], table)
                    self.assertNotIn(card["name"], plain)

    def test_nothing_is_found_in_it(self):
        done = self.typed("stardeck lint mypack")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "1 pack checked, 0 faults\n", ""))

    def test_it_changes_what_it_says(self):
        cards = self.cards("mypack")
        self.assertEqual((cards["galaxy"]["power"], len(cards)), (8, 34))
        self.assertIn("1 passed, 0 failed", self.typed("stardeck scenario mypack/scenarios/decoy.json").stdout)
        for language, words in (("en", ("Marines", "Decoy")), ("de", ("Raumlandetruppen", "Lockvogel"))):
            table = self.typed("stardeck rules tactics --cards mypack --lang " + language).stdout
            for word in words:
                self.assertIn(word, table)

    def test_a_hundred_games(self):
        done = self.typed("stardeck simulate --game tactics --players starfleet:easy,klingon:easy --games 100 --check --cards mypack")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_its_files_are_explained_in_both_languages(self):
        for name in ("README.md", "LIESMICH.md"):
            parts = re.split(r"^## .*`(\w+)`\n", (self.own / name).read_text(encoding="utf-8"), flags=re.M)
            named = {folder: [file for row in text.splitlines() if row.startswith("| `")
                              for file in re.findall(r"`([^`]+)`", row.split("|")[1])]
                     for folder, text in zip(parts[1::2], parts[2::2])}
            for pack in self.packs():
                self.assertEqual(sorted(named[pack.name]), sorted(self.files(pack)), name)
            self.assertEqual(len(named), len(self.packs()))

    def test_nobody_takes_it_for_a_pack_that_came_along(self):
        """Packs are looked for one folder deep; a copy of it has the same id."""
        self.assertFalse((self.own / "pack.json").exists())
        games = sum(1 for folder in (SOURCE / "cards").iterdir() if (folder / "deck.json").exists())
        self.assertEqual(self.typed("stardeck lint").stdout, f"{games} packs checked, 0 faults\n")


if __name__ == "__main__":
    STARDECK = str(pathlib.Path(sys.argv.pop(1)).resolve())
    SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()
