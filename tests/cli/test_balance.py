#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The report on changed cards: `stardeck simulate --pack A --against B`.

usage: test_balance.py STARDECK STARDECK_SECOND SECOND_CARDS SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

STARDECK = SECOND = ""
SECOND_CARDS = SOURCE = pathlib.Path()

TACTICS = ("--game", "tactics", "--players", "any:random,any:random")
STRIKE = ("--game", "alpha_strike", "--players", "any:random,any:random")
DUD = {"id": "dud", "type": "action", "kind": "none", "power": 0, "picture": "icon:radar-sweep"}


class Balance(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-balance-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def pack(self, cards, name="mine", game="tactics", words=None, **files):
        folder = self.folder / name
        (folder / "lang").mkdir(parents=True)
        about = {"id": name.replace("-", "_"), "name": "My cards", "version": "3", "game": game}
        for file, value in {"pack": about, "deck": {"cards": cards}, **files}.items():
            (folder / (file + ".json")).write_text(json.dumps(value), encoding="utf-8")
        if words is not None:
            (folder / "lang" / "en.json").write_text(json.dumps(words), encoding="utf-8")
        return folder

    def shuffled(self, seed):
        """The program's own cards in another order: other deals of the very same game."""
        folder = self.folder / ("order-%d" % seed)
        shutil.copytree(SOURCE / "cards", folder)
        deck = json.loads((folder / "tactics" / "deck.json").read_text(encoding="utf-8"))
        random.Random(seed).shuffle(deck["cards"])
        (folder / "tactics" / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
        return folder

    def run_it(self, *arguments, program=None, cards=None):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
        environment.update(STARDECK_CARDS=str(cards or SOURCE / "cards"), STARDECK_ASSETS=str(SOURCE / "assets"))
        return subprocess.run([program or STARDECK, "simulate", *map(str, arguments)], capture_output=True, text=True, timeout=600,
                              check=False, env=environment)

    def good(self, *arguments, **options):
        done = self.run_it(*arguments, **options)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return done.stdout

    def report(self, *arguments, **options):
        return json.loads(self.good("--json", *arguments, **options))

    def refused(self, *arguments, says):
        done = self.run_it(*arguments)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        self.assertIn(says, done.stderr)

    def verdict(self, text):
        """What the report begins with, below its title."""
        return re.match(r"# .*\n\n## [^\n]*\n\n(.*?)\n\n\*\*", text, re.S).group(1)

    # ---- verdicts

    def judged(self, report, id):
        return next(item for item in report["cards"] + report["seats"] if item["id"] == id)

    def test_30_more_is_too_strong_and_30_less_too_weak(self):
        strong = self.pack([{"id": "infantry", "power": 45}], name="strong")
        weak = self.pack([{"id": "infantry", "power": 15}], name="weak")
        for seed in (1, 2):
            report = self.report("--game", "tactics", "--pack", strong, "--games", 100, "--seed", seed)
            self.assertEqual((report["verdict"]["pack"], self.judged(report, "infantry")["verdict"]), ("too_strong", "too_strong"))
            none = self.pack([{"id": "infantry", "power": 0}], name="none-%d" % seed)
            report = self.report("--game", "tactics", "--pack", none, "--against", weak, "--games", 100, "--seed", seed)
            self.assertEqual((report["verdict"]["pack"], self.judged(report, "infantry")["verdict"]), ("too_weak", "too_weak"))

    def test_a_card_like_others_and_too_few_games(self):
        pack = self.pack([{"id": "shuttle", "power": 9}])
        report = self.report("--game", "tactics", "--pack", pack, "--games", 200)
        self.assertEqual((report["verdict"]["pack"], self.judged(report, "shuttle")["by"]), ("as_others", "worth"))
        self.assertEqual([card["id"] for card in report["cards"] if card["verdict"] != "unchanged"], ["shuttle"])
        ten = self.report("--game", "tactics", "--pack", self.pack([{"id": "shuttle", "power": 35}], name="ten"), "--games", 10)
        self.assertEqual((ten["verdict"]["pack"], ten["verdict"]["judged"]), ("cant_tell", 1))
        self.assertIsNone(ten["verdict"]["least"])  # no difference that there can be
        self.assertLess(report["verdict"]["least"], 0.15)
        self.assertIn("it can’t be told", self.verdict(self.good("--game", "tactics", "--pack", self.folder / "ten", "--games", 10)))
        self.assertIn("lässt sich mit so vielen Spielen nicht sagen", self.verdict(self.good("--game", "tactics", "--pack", self.folder / "ten", "--games", 10, "--lang", "de")))

    def test_four_times_the_games_show_half_the_difference(self):
        pack = self.pack([{"id": "sabotage", "power": 5}])
        least = [self.report("--game", "tactics", "--pack", pack, "--games", games)["verdict"]["least"] for games in (100, 400)]
        self.assertAlmostEqual(least[0] / least[1], 2, delta=0.3)
        self.assertAlmostEqual(least[1], 0.07, delta=0.02)

    def test_a_weapon_and_both_ways(self):
        cards = [{"id": "laser_turret", "attack": {"damage": 9}}, {"id": "full_thrust", "copies": 2, "abilities": [{"on": "play", "do": [{"op": "draw", "count": 1}]}]}]
        report = self.report("--game", "alpha_strike", "--pack", self.pack(cards, game="alpha_strike"), "--games", 2000)
        turret = self.judged(report, "laser_turret")
        self.assertEqual((turret["verdict"], turret["by"]), ("too_strong", "pull"))
        self.assertGreater(turret["pull"]["after"]["mean"], turret["pull"]["before"]["mean"] + 0.1)

    def test_what_acts_on_others_is_not_measured_by_lead(self):
        """By its effects: a card of another name with the same effects is marked too, and one that loses them is not."""
        remove = {"when": "revealed", "do": "remove", "which": {"where": "directly_below"}}
        pack = self.pack([{"id": "thief", "type": "weapon", "kind": "one_time", "power": 3, "effects": [remove], "picture": "icon:radar-sweep"},
                          {"id": "spy", "kind": "none", "effects": []}], words={"card": {"thief": {"name": "Thief", "text": ""}, "spy": {"text": ""}}})
        report = self.report(*TACTICS, "--pack", pack, "--games", 40)
        beyond = {card["id"]: card["beyond"] for card in report["cards"]}
        self.assertEqual([beyond[id] for id in ("thief", "spy", "space_mines", "negotiations", "galaxy")], ["remove", None, "remove", "negotiate", "win_row"])
        for id in ("admiral", "phaser", "armada", "infantry", "deflector", "multiphasic_shields"):  # act at scoring
            self.assertIsNone(beyond[id], id)
        text = self.good(*TACTICS, "--pack", pack, "--games", 40)
        self.assertRegex(text, r"\| Thief \(new\)° +\|")
        self.assertRegex(text, r"\n° “Lead in its row” does not measure these cards, .*Thief \(takes other cards away\)")
        self.assertRegex(self.verdict(text), r"\*\*Thief\*\*: .* “Lead in its row” does not measure it: it takes other cards away\.")
        self.assertNotRegex(text, r"\| Spy°")

    def test_rules_that_no_card_has(self):
        pack = self.pack([])
        (pack / "game.json").write_text(json.dumps({"planet_bonus": 9}), encoding="utf-8")
        report = self.report(*TACTICS, "--pack", pack, "--games", 60)
        self.assertEqual({seat["verdict"] for seat in report["seats"]} - {"cant_tell", "too_strong", "too_weak", "as_others"}, set())
        self.assertEqual((report["verdict"]["judged"], report["duels"]), (4, []))
        own = self.report(*TACTICS, "--pack", "own", "--games", 40)
        self.assertEqual((own["verdict"]["pack"], own["verdict"]["judged"], own["verdict"]["least"]), ("unchanged", 0, None))

    def test_pictures_are_no_change(self):
        report = self.report(*TACTICS, "--pack", self.pack([{"id": "galaxy", "picture": "icon:radar-sweep"}]), "--games", 20)
        self.assertEqual(report["verdict"]["pack"], "unchanged")

    # ---- a new faction

    def test_a_new_faction_has_a_matrix(self):
        faction = {"id": "corsair", "letter": "X", "logo": "klingon", "home": "independent", "colours": {"main": "#B486EA"}}
        pack = self.pack([], factions={"factions": [faction]}, words={"faction": {"corsair": {"name": "Corsairs"}}})
        report = self.report(*TACTICS, "--pack", pack, "--games", 400)
        self.assertEqual([(duel["id"], duel["against"]) for duel in report["duels"]],
                         [("corsair", other) for other in ("starfleet", "vulcan", "klingon", "romulan")])
        self.assertEqual(self.judged(report, "corsair")["by"], "wins")
        # Each has met it in a tenth of all games, and all of them together make its share.
        mean = sum(duel["wins"]["mean"] for duel in report["duels"]) / 4
        self.assertAlmostEqual(mean, self.judged(report, "corsair")["wins"]["after"]["mean"], delta=0.04)
        self.assertTrue(all(0.08 < duel["wins"]["give"] < 0.3 for duel in report["duels"]))
        for language, title in (("en", "Each against each"), ("de", "Jeder gegen jeden")):
            text = self.good(*TACTICS, "--pack", pack, "--games", 400, "--lang", language)
            table = text.split("## " + title)[1].split("\n## ")[0]
            self.assertEqual(len(re.findall(r"^\| .*±", table, re.M)), 5, table)  # each, and all

    # ---- until it is known

    def test_until_plays_as_many_deals_as_it_takes(self):
        pack = self.pack([{"id": "galaxy", "power": 9}])
        reports = [self.report(*TACTICS, "--pack", pack, "--until", 9, "--jobs", jobs) for jobs in (1, 3)]
        self.assertEqual(*reports)
        until, deals = reports[0].pop("until"), reports[0]["deals"] + reports[0]["endless"]
        self.assertTrue(until["reached"] and until["widest"] <= 0.09 and reports[0]["complete"])
        self.assertEqual(deals % 100, 0)
        self.assertEqual(reports[0], self.report(*TACTICS, "--pack", pack, "--games", deals))
        self.assertEqual(self.good(*TACTICS, "--pack", pack, "--until", 9), self.good(*TACTICS, "--pack", pack, "--games", deals))
        for give in re.findall(r"[wW]ins? .*?± ?([0-9.]+)", self.good(*TACTICS, "--pack", pack, "--until", 9).split("\n## ")[1]):
            self.assertLessEqual(float(give), 9)  # what the verdict says is what was waited for
        less = self.report(*TACTICS, "--pack", pack, "--until", 9, "--games", deals - 100) if deals > 100 else None
        self.assertTrue(less is None or not less["until"]["reached"])

    def test_few_deals_show_nothing_and_say_so(self):
        pack = self.pack([{"id": "galaxy", "power": 9}])
        text = self.good(*TACTICS, "--pack", pack, "--games", 10)
        self.assertIn("So few deals (10) could only show an overwhelming difference.", text)
        self.assertIsNone(self.report(*TACTICS, "--pack", pack, "--games", 10)["verdict"]["least"])
        for number in re.findall(r"differences of ([0-9.]+) in 100", self.good(*TACTICS, "--pack", pack, "--games", 200)):
            self.assertLess(float(number), 25)

    def test_the_verdict_says_where_too_strong_begins(self):
        pack = self.pack([{"id": "galaxy", "power": 9}])
        for language, says in (("en", r"Too strong would be above [0-9.]+.*?, too weak below "), ("de", r"Zu stark wäre alles über [0-9,]+.*?, zu schwach alles unter ")):
            self.assertRegex(self.good(*TACTICS, "--pack", pack, "--games", 200, "--lang", language), says)

    # ---- who and what is new in the pack

    def test_players_that_are_new_in_the_pack(self):
        faction = {"id": "corsair", "letter": "X", "logo": "klingon", "home": "independent", "colours": {"main": "#B486EA"}}
        pack = self.pack([], factions={"factions": [faction]}, words={"faction": {"corsair": {"name": "Corsairs"}}})
        done = self.run_it("--game", "tactics", "--players", "corsair:random,romulan:random", "--pack", pack, "--games", 20, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("the faction 'corsair' is not among the cards that are compared with: there its seat is drawn among those that are", done.stderr)
        for language, said in (("en", "“Corsairs” is new: before, others were drawn for its seat."), ("de", "„Corsairs“ ist neu: Vorher wurden für diesen Platz andere ausgelost.")):
            report = self.run_it("--game", "tactics", "--players", "corsair:random,romulan:random", "--pack", pack, "--games", 2, "--lang", language).stdout
            self.assertIn(said, report[:report.index("\n- ")])
        seats = {seat["id"]: seat for seat in json.loads(done.stdout)["seats"]}
        self.assertIsNone(seats["corsair"]["wins"]["before"])
        self.assertIsNotNone(seats["corsair"]["wins"]["after"])

    def test_a_map_that_is_new_in_the_pack(self):
        done = self.run_it("--game", "star_empires", "--map", "ring", "--pack", SOURCE / "tests/packs/ring", "--games", 2, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("the map 'ring' is not among the cards that are compared with: there the usual one is played", done.stderr)
        self.assertEqual([json.loads(done.stdout)[side]["map"] for side in ("before", "after")], ["triangle", "ring"])
        self.refused("--game", "star_empires", "--map", "rnig", "--pack", SOURCE / "tests/packs/ring", says='ring (of the pack "')

    def test_the_report_says_that_two_maps_are_compared(self):
        for language, said in (("en", "**Two different maps are compared**: “Ring” after, “Triangle” before."),
                               ("de", "**Verglichen werden zwei verschiedene Sternkarten**: nachher „Ring“, vorher „Dreieck“.")):
            report = self.run_it("--game", "star_empires", "--map", "ring", "--pack", SOURCE / "tests/packs/ring", "--games", 2, "--lang", language).stdout
            self.assertIn(said, report[:report.index("\n- ")])
        usual = self.good("--game", "star_empires", "--pack", SOURCE / "tests/packs/ring", "--games", 2)
        self.assertNotIn("maps are compared", usual)
        self.assertIn("**Not played**: Ring, which the pack brings. These games were on “Triangle”; `--map ring` plays on it.\n", usual)
        self.assertNotIn("Not played", report)

    def test_what_changed_but_was_not_played_is_not_called_the_same(self):
        pack = self.folder / "borg"
        shutil.copytree(SOURCE / "tests/packs/ring", pack)
        (pack / "maps.json").unlink()
        shutil.rmtree(pack / "lang")
        (pack / "races.json").write_text(json.dumps({"races": [{"id": "borg", "start_credits": 30}]}), encoding="utf-8")
        played = ("--game", "star_empires", "--pack", pack, "--games", 2, "--players", "federation:random,klingon:random")
        self.assertIn("**Nothing that the pack changes was played in these games**", self.verdict(self.good(*played)))
        self.assertNotIn("same numbers", self.good(*played))

    def test_what_else_a_pack_with_a_map_changes_is_compared_on_that_map(self):
        pack = self.folder / "ring"
        shutil.copytree(SOURCE / "tests/packs/ring", pack)
        races = {"races": [{"id": "federation", "start_credits": 30}]}
        (pack / "races.json").write_text(json.dumps(races), encoding="utf-8")
        arguments = ("--game", "star_empires", "--map", "ring", "--pack", pack, "--games", 30)
        report = self.report(*arguments)
        self.assertEqual((report["before"]["map"], report["after"]["map"], report["map_lent"]), ("ring", "ring", True))
        self.assertNotEqual(report["before"]["hash"], report["after"]["hash"])
        self.assertEqual([seat["id"] for seat in report["seats"] if seat["verdict"] != "unchanged"], ["federation"])
        self.assertIn("Both sides are played on the map “Ring”, which the pack brings.", self.verdict(self.good(*arguments)))
        self.assertIn("Beide Seiten spielen auf der Sternkarte „Ring“", self.good(*arguments, "--lang", "de"))

    def test_until_has_a_limit(self):
        report = self.report(*TACTICS, "--pack", self.pack([{"id": "galaxy", "power": 9}]), "--until", 1, "--games", 250)
        self.assertEqual((report["deals"] + report["endless"], report["until"]["reached"]), (250, False))

    # ---- the figures

    def test_any_number_of_jobs_gives_the_same(self):
        pack = self.pack([{"id": "galaxy", "power": 9}])
        for json_too in ([], ["--json"]):
            reports = {self.good(*TACTICS, "--pack", pack, "--games", 60, "--jobs", jobs, *json_too) for jobs in (1, 2, 5)}
            self.assertEqual(len(reports), 1)

    def test_a_pack_against_itself_does_not_differ(self):
        for seed in (1, 2, 3):
            report = self.report(*TACTICS, "--pack", "own", "--games", 60, "--seed", seed)
            self.assertEqual((report["differ"], report["before"]["hash"]), (0, report["after"]["hash"]))
            self.assertGreater(report["compared"], 150)

    def test_the_same_game_with_other_luck_does_not_differ(self):
        for seed in (1, 2, 3, 4):
            report = self.report(*TACTICS, "--pack", self.shuffled(seed), "--games", 300, "--seed", seed)
            self.assertEqual(report["differ"], 0, seed)
            self.assertNotEqual(report["turns"]["before"], report["turns"]["after"])

    def test_a_card_too_strong_is_found(self):
        pack = self.pack([{"id": "shuttle", "power": 50}])
        report = self.report("--game", "tactics", "--pack", pack, "--games", 200)
        card = next(card for card in report["cards"] if card["id"] == "shuttle")
        self.assertTrue(card["worth"]["differs"])
        self.assertEqual(card["worth"], max((card["worth"] for card in report["cards"]), key=lambda value: value["after"]["mean"]))
        text = self.good("--game", "tactics", "--pack", pack, "--games", 200)
        first = re.search(r"## In short\n\n(.*)", text).group(1)
        self.assertRegex(first, r"^- \*\*Shuttle\*\*.* Lead in its row: [\d.]+ each time it is played, before [\d.]+\.")
        self.assertRegex(self.verdict(text), r"^\*\*The pack is too strong\.\*\*.*\n\n- \*\*Shuttle\*\* is too strong\. Lead in its row: ")
        self.assertRegex(text, r"\| Shuttle +\| +[\d.]+ ±[\d.]+ → [\d.]+ ±[\d.]+ \* \|")

    def test_a_new_card_too_strong_is_found(self):
        new = {**DUD, "id": "hammer", "power": 50}
        text = self.good("--game", "tactics", "--pack", self.pack([new], words={"card": {"hammer": {"name": "Hammer", "text": ""}}}), "--games", 150)
        self.assertRegex(text, r"\*\*Hammer\*\* is new: .* number 1 of 34 ")
        self.assertRegex(self.verdict(text), r"\*\*Hammer\*\* is too strong\.")
        self.assertIn("| Hammer (new) ", text)

    def test_a_weapon_too_strong_is_found(self):
        pack = self.pack([{"id": "laser_turret", "attack": {"damage": 9}}], game="alpha_strike")
        report = self.report("--game", "alpha_strike", "--pack", pack, "--games", 1000)
        card = next(card for card in report["cards"] if card["id"] == "laser_turret")
        self.assertTrue(card["worth"]["differs"] and card["wins"]["differs"])
        self.assertGreater(card["wins"]["difference"]["mean"], 0.05)
        self.assertEqual(report["prizes"], [])

    def test_a_card_that_can_not_be_played_never_mattered(self):
        pack = self.pack([{"id": "laser_turret", "cost": {"weapon": 9}}], game="alpha_strike")
        (pack / "game.json").write_text(json.dumps({"track_max": 8}), encoding="utf-8")
        report = self.report(*STRIKE, "--pack", pack, "--games", 100)
        card = next(card for card in report["cards"] if card["id"] == "laser_turret")
        self.assertEqual((card["before"]["use"], card["after"]["use"]), ("matters", "never"))
        text = self.good(*STRIKE, "--pack", pack, "--games", 100)
        self.assertRegex(text, r"Never mattered any more, though they did before: .*Laser Turret")
        self.assertRegex(text.split("## Cards that never mattered")[1], r"After: .*Laser Turret \(never played\)")

    def test_a_card_that_changes_nothing_never_mattered(self):
        # Nothing makes its attack any stronger either.
        pack = self.pack([{"id": "laser_turret", "attack": {"damage": 0, "tags": ["flak"]}},
                          {"id": "targeting_probe", "abilities": [{"on": "passive", "do": [{"op": "attack_bonus", "tag": "beam", "amount": 1}]}]}],
                         game="alpha_strike")
        report = self.report(*STRIKE, "--pack", pack, "--games", 100)
        card = next(card for card in report["cards"] if card["id"] == "laser_turret")
        self.assertEqual((card["before"]["use"], card["after"]["use"]), ("matters", "idle"))
        self.assertGreater(card["after"]["played"], 10)

    def test_new_and_gone_cards_are_marked(self):
        pack = self.pack([DUD, {"id": "supernova", "remove": True}], words={"card": {"dud": {"name": "Dud", "text": ""}}})
        report = self.report(*TACTICS, "--pack", pack, "--games", 40)
        places = {card["id"]: card["in"] for card in report["cards"]}
        self.assertEqual((places["dud"], places["supernova"], places["galaxy"]), ("after", "before", "both"))
        text = self.good(*TACTICS, "--pack", pack, "--games", 40)
        for words in ("| Dud (new) ", "| Supernova (gone)° ", "Gone: Supernova.", "**Dud** is new"):
            self.assertIn(words, text)

    def test_packs_change_places(self):
        pack = self.pack([{"id": "galaxy", "power": 20}])
        there = self.report(*TACTICS, "--pack", pack, "--games", 50)
        back = self.report(*TACTICS, "--pack", "own", "--against", pack, "--games", 50)
        worth = [next(card for card in report["cards"] if card["id"] == "galaxy")["worth"] for report in (there, back)]
        self.assertEqual((worth[0]["before"], worth[0]["after"]), (worth[1]["after"], worth[1]["before"]))
        self.assertEqual(there["after"]["pack"], "My cards 3")
        self.assertIsNone(there["before"]["pack"])

    def test_the_second_game_has_a_report_too(self):
        for language in ("en", "de"):
            text = self.good("--game", "wreckers", "--pack", "own", "--games", 40, "--lang", language, program=SECOND, cards=SECOND_CARDS)
            self.assertNotRegex(text, r"\b[a-z]+\.[a-z_]+\b|\{")

    # ---- what is read

    def test_a_language_of_a_pack(self):
        english = json.loads((SOURCE / "assets/balance/en.json").read_text(encoding="utf-8"))["head"]
        pack = self.pack([])
        for file, words in (("assets/balance/fr.json", {"head": {"marks": "UN ASTÉRISQUE"}}), ("lang/fr.json", {"card": {"galaxy": {"name": "GALAXIE"}}})):
            (pack / file).parent.mkdir(parents=True, exist_ok=True)
            (pack / file).write_text(json.dumps(words), encoding="utf-8")
        text = self.good(*TACTICS, "--pack", pack, "--games", 40, "--lang", "fr")
        for said in ("UN ASTÉRISQUE", "GALAXIE", english["own"]):  # what it lacks is in English
            self.assertIn(said, text)
        self.assertNotIn(english["marks"], text)
        self.refused(*TACTICS, "--pack", pack, "--lang", "fe", says="--lang: 'fe' is not allowed; did you mean 'de'? allowed: en, de, fr")

    def test_both_languages_say_the_same(self):
        def keys(value, path=""):
            if isinstance(value, str):
                return {path: sorted(re.findall(r"\{\w+\}", value))}
            return {key: holds for name, inner in value.items() for key, holds in keys(inner, path + "." + name).items()}
        texts = [json.loads((SOURCE / "assets" / "balance" / (language + ".json")).read_text(encoding="utf-8")) for language in ("en", "de")]
        self.assertEqual(*map(keys, texts))

    def test_german_is_complete(self):
        pack = self.pack([{"id": "galaxy", "power": 30}, DUD, {"id": "supernova", "remove": True}], words={"card": {"dud": {"name": "Dud", "text": ""}}})
        text = self.good(*TACTICS, "--pack", pack, "--games", 60, "--lang", "de")
        self.assertNotRegex(text, r"\b(head|verdict|duels|short|wins|length|cards|never|prizes|how|credit)\.[a-z_]+\b|\{")
        self.assertIn("## Kurz gesagt", text)
        self.assertRegex(text, r"\d,\d ±\d,\d")
        self.assertNotRegex(text, r"\d\.\d")

    def test_tables_stand_straight(self):
        text = self.good(*TACTICS, "--pack", self.pack([{"id": "galaxy", "power": 9}]), "--games", 40)
        for block in re.findall(r"(?:^\|.*\n)+", text, re.M):
            self.assertEqual(len({len(line) for line in block.splitlines()}), 1, block)
        self.assertNotIn("\u00ad", text)

    def test_a_pack_without_changes_is_told(self):
        self.assertIn("or it is not the one that was meant", self.good(*TACTICS, "--pack", self.pack([]), "--games", 40))

    def test_where_nothing_differs_it_says_what_could_be_seen(self):
        self.assertRegex(self.good(*TACTICS, "--pack", self.shuffled(1), "--games", 300), r"Nothing differs .* about [\d.]+ percentage points .* so many deals \(300\)")

    def test_the_guide_s_example(self):
        guide = (SOURCE / "cards" / "README.md").read_text(encoding="utf-8")
        section = re.search(r"^## Is it too strong\?\n(.*?)^## ", guide, re.S | re.M).group(1)
        deck = json.loads(re.search(r"```json\n(.*?)```", section, re.S).group(1))
        self.pack(deck["cards"], name="mypack")
        self.pack([], name="mypack-old")
        commands = [line.split("#")[0].split()[2:] for line in section.splitlines() if line.startswith("stardeck simulate")]
        self.assertEqual(len(commands), 4)
        for command in commands:
            command = [str(self.folder / word) if word.startswith("mypack") else word for word in command]
            text = self.good(*command, "--games", 300)
            self.assertRegex(text, "Galaxy")
            if "--lang" not in command:
                shown = re.escape(re.search(r"^(- \*\*Galaxy.*)$", section, re.M).group(1))
                self.assertRegex(text, re.sub(r"\d+\\\.\d", r"[\\d.]+", shown))

    # ---- what is refused

    def test_what_does_not_go_together(self):
        pack = self.pack([])
        self.refused(*TACTICS, "--against", pack, says="--against says what --pack is compared with: --pack DIR is missing")
        self.refused(*TACTICS, "--lang", "de", says="--pack DIR is missing")
        self.refused(*TACTICS, "--until", "3", says="--until says how exactly to measure a --pack: --pack DIR is missing")
        self.refused(*TACTICS, "--pack", pack, "--until", "0", says="--until")
        for option in (["--paired"], ["--time"], ["--check"], ["--save", self.folder / "x"]):
            self.refused(*TACTICS, "--pack", pack, *option, says=option[0] + " does not go with --pack")
        self.refused(*TACTICS, "--pack", pack, "--cards", pack, says="name those cards with --against")

    def test_a_folder_that_is_not_there(self):
        self.refused(*TACTICS, "--pack", self.folder / "x", says="--pack: there is no folder '%s'" % (self.folder / "x"))
        self.refused(*TACTICS, "--pack", "own", "--against", self.folder / "x", says="--against: there is no folder")

    def test_a_pack_of_another_game(self):
        pack = self.pack([], game="alpha_strike")
        self.refused(*TACTICS, "--pack", pack, says="--pack: the pack '%s' changes nothing of tactics: it is for alpha_strike" % pack)

    def test_faults_of_either_pack_are_told(self):
        faulty = self.pack([{"id": "galaxy", "powr": 9}], name="faulty")
        for arguments in (["--pack", faulty], ["--pack", "own", "--against", faulty]):
            self.refused(*TACTICS, *arguments, says='did you mean "power"?')

    def test_players_must_be_in_both(self):
        self.refused("--game", "tactics", "--pack", "own", "--players", "borg:random,romulan:random", says="--players: there is no faction 'borg'")

    def test_ctrl_c_prints_what_there_is(self):
        environment = {**os.environ, "STARDECK_CARDS": str(SOURCE / "cards"), "STARDECK_ASSETS": str(SOURCE / "assets")}
        command = [STARDECK, "simulate", *TACTICS, "--pack", "own", "--games", "5000000", "--jobs", "2", "--json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process:
            time.sleep(2)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=120)
        self.assertEqual(process.returncode, 1, err)
        self.assertRegex(err, r"stopped after \d+ deals")
        report = json.loads(out)
        self.assertFalse(report["complete"])
        self.assertGreater(report["deals"], 0)


if __name__ == "__main__":
    STARDECK, SECOND, SECOND_CARDS, SOURCE = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    unittest.main(argv=sys.argv[:1] + sys.argv[5:])
