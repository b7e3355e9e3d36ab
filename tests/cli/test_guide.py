#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that cards/README.md is true: its examples are extracted and carried out on a copy of the cards, its tables
and limits are compared with what the program allows.

usage: test_guide.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""

import copy
import json
import os
import pathlib
import re
import shutil
import string
import subprocess
import sys
import tempfile
import unittest

STARDECK = ""
SOURCE = pathlib.Path()
TWO = "starfleet:random,romulan:random"
LANGUAGES = ("en", "de")
COLOURS = ["federation", "romulan", "klingon", "independent", "none"]
WORLDS = "terra ocean emerald rust dust crimson barren ice lava giant azuregiant".split()


def guide():
    return (SOURCE / "cards" / "README.md").read_text(encoding="utf-8")


def section(title):
    """What stands below this heading, up to the next one of its kind or above."""
    match = re.search(r"^(#+) %s\n(.*?)(?=^#{1,2} |\Z)" % re.escape(title), guide(), re.S | re.M)
    assert match is not None, "cards/README.md has no section " + title
    return match.group(2)


def blocks(text):
    """The JSON examples of a section, as they stand there."""
    return [re.sub(r"^   ", "", block, flags=re.M) for block in re.findall(r"```json\n(.*?)```", text, re.S)]


def values(block):
    """The JSON values that follow each other in an example."""
    decoder, found, at = json.JSONDecoder(), [], 0
    while block[at:].strip():
        at += len(block[at:]) - len(block[at:].lstrip())
        value, at = decoder.raw_decode(block, at)
        found.append(value)
    return found


def table(text, head):
    """The first words in `…` of each row of the table whose first column is called `head`."""
    rows = text[text.index("| %s |" % head):].split("\n\n")[0].split("\n")[2:]
    return [re.findall(r"`([^`]+)`", row.split("|")[1])[0] for row in rows if "`" in row.split("|")[1]]


class Pack(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="stardeck-guide-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.cards = self.folder / "mycards"
        shutil.copytree(SOURCE / "cards", self.cards)
        self.assets = SOURCE / "assets"

    # ---- the files

    def path(self, name):
        return self.cards / "tactics" / name

    def read(self, name):
        return json.loads(self.path(name).read_text(encoding="utf-8"))

    def write(self, name, value):
        self.path(name).write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")

    def change(self, name, change):
        value = self.read(name)
        change(value)
        self.write(name, value)

    def replace(self, name, old, new):
        text = self.path(name).read_text(encoding="utf-8")
        self.assertIn(old, text)
        self.path(name).write_text(text.replace(old, new, 1), encoding="utf-8")

    def name_card(self, card, texts):
        for language in LANGUAGES:
            self.change("lang/%s.json" % language, lambda words: words["card"].__setitem__(card, texts))

    def add_cards(self, cards):
        self.change("deck.json", lambda deck: deck["cards"].extend(cards))
        for card in cards:
            self.name_card(card["id"], {"name": "A card", "text": ""})

    # ---- the program

    def run_it(self, *arguments, **env):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
        environment.update(STARDECK_ASSETS=str(self.assets), **env)
        return subprocess.run([STARDECK, *map(str, arguments)], capture_output=True, text=True, env=environment,
                              timeout=300, check=False)

    def good(self, *arguments, **env):
        run = self.run_it(*arguments, **env)
        self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)
        return run.stdout

    def lint(self):
        """Of the pack that the guide changes: the others lie there as they are kept, which one test sees."""
        return self.run_it("lint", self.cards / "tactics")

    def lint_good(self):
        run = self.lint()
        self.assertEqual((run.returncode, run.stderr, run.stdout), (0, "", "1 pack checked, 0 faults\n"))

    def lint_bad(self, *said):
        """Each of these is part of what lint says; returns it all."""
        run = self.lint()
        self.assertEqual(run.returncode, 1, run.stdout)
        for words in said:
            self.assertIn(words, run.stderr)
        return run.stderr

    def lint_warns(self, *said):
        """As lint_bad, of what keeps nothing from being played."""
        run = self.lint()
        self.assertEqual(run.returncode, 0, run.stderr)
        for words in said:
            self.assertIn(words, run.stderr)
        return run.stderr

    def rules(self, **env):
        return json.loads(self.good("rules", "tactics", "--json", *([] if env else ["--cards", self.cards]), **env))

    def simulate(self, players=TWO, games=3):
        return self.good("simulate", "--game", "tactics", "--players", players, "--games", games, "--check",
                         "--cards", self.cards)


class TryIt(Pack):
    def test_a_copy_is_good_and_played_with(self):
        self.assertEqual(self.good("lint", self.cards), "4 packs checked, 0 faults\n")
        self.simulate()

    def test_the_environment_does_the_same(self):
        self.replace("deck.json", '"power": 15', '"power": 16')
        self.assertEqual(self.rules(), self.rules(STARDECK_CARDS=str(self.cards)))
        self.assertNotEqual(self.rules(), self.rules(STARDECK_CARDS=str(SOURCE / "cards")))

    def save(self):
        self.good("simulate", "--game", "tactics", "--players", TWO, "--games", 1, "--save", self.folder, "--cards",
                  self.cards)
        return self.folder / "game-0001.jsonl"

    def test_a_save_notices_other_numbers(self):
        saved = self.save()
        self.good("replay", "--cards", self.cards, saved)
        self.replace("deck.json", '"power": 15', '"power": 16')
        run = self.run_it("replay", "--cards", self.cards, saved)
        self.assertEqual(run.returncode, 2)
        self.assertIn("cards", run.stderr + run.stdout)

    def test_a_save_does_not_notice_looks(self):
        saved = self.save()
        self.replace("deck.json", '"icon:rally-the-troops"', '"icon:crown"')
        self.replace("lang/en.json", '"name": "Galaxy"', '"name": "Milky Way"')

        def dress_up(factions):
            klingon = factions["factions"][2]
            klingon.update(logo="vulcan", ships="vulcan", colours={"main": "#B486EA"}, pattern="posts", letter="Q",
                           scene={"mid": "#112233"}, pictures=[])
            del klingon["clear"]
        self.change("factions.json", dress_up)
        self.lint_good()
        self.good("replay", "--cards", self.cards, saved)

    def test_a_text_follows_its_number(self):
        words = self.read("lang/en.json")["card"]
        self.assertIn("{amount}", words["diplomat"]["text"])
        amount = next(card for card in self.rules()["cards"] if card["id"] == "diplomat")["effects"][0]["amount"]
        self.change("deck.json", lambda deck: [effect.__setitem__("amount", amount + 1) for card in deck["cards"]
                                               if card["id"] == "diplomat" for effect in card["effects"]])
        self.lint_good()

    def test_a_factions_own_name(self):
        self.change("lang/en.json", lambda words: words["card"]["galaxy"].__setitem__("klingon", "Another"))
        self.lint_good()


class AddACard(Pack):
    def setUp(self):
        super().setUp()
        self.card, self.words = blocks(section("Add a card"))[:2]

    def test_the_example(self):
        card = json.loads(self.card)
        self.change("deck.json", lambda deck: deck["cards"].insert(5, card))
        self.lint_bad('there are no texts for "card.tachyon_grid", which needs "name", "text"')
        words = json.loads("{" + self.words + "}")
        self.name_card("tachyon_grid", words["tachyon_grid"])
        self.lint_good()
        self.assertEqual(len(self.rules()["cards"]), 34)  # "Every faction now has 34 cards."
        self.simulate()

    def test_it_silences_ships_below(self):
        """The Galaxy's effect below it is blocked, so its Diplomat does not win the row."""
        self.change("deck.json", lambda deck: deck["cards"].append(json.loads(self.card)))
        self.name_card("tachyon_grid", {"name": "Tachyon Grid", "text": ""})
        row = [{"card": name, "owner": owner} for name, owner in
               (("diplomat", "starfleet"), ("tachyon_grid", "romulan"), ("galaxy", "starfleet"))]
        blocked = self.scoring(row)
        row.reverse()  # the Galaxy lies above it
        self.assertNotEqual(blocked, self.scoring(row))

    def scoring(self, row):
        scenario = self.folder / "row.json"
        scenario.write_text(json.dumps({
            "name": "a row", "game": "tactics", "players": ["starfleet", "romulan"], "options": {}, "seed": 1,
            "setup": {"turn": "starfleet", "rows": [{"target": "qonos", "cards": row}]}}), encoding="utf-8")
        return json.loads(self.good("score", scenario, "--json", "--cards", self.cards))

    def test_taking_one_out_names_every_place(self):
        self.change("deck.json", lambda deck: deck.__setitem__(
            "cards", [card for card in deck["cards"] if card["id"] != "diplomat"]))
        self.lint_bad('there is no card "diplomat"')  # the Galaxy asks for it
        self.change("deck.json", lambda deck: [effect["which"].pop("title", None) for card in deck["cards"]
                                               for effect in card["effects"] if "which" in effect])
        self.lint_bad('captains.json', 'there is no card "diplomat"')  # somebody likes to play it
        self.change("captains.json", lambda file: [captain.pop("tastes", None) for captain in file["captains"]])
        self.lint_bad('lang/en.json:', 'lang/de.json:', 'there is no card "diplomat"')
        for language in LANGUAGES:
            self.change("lang/%s.json" % language, lambda words: words["card"].pop("diplomat"))
        run = self.run_it("lint", self.cards)  # nothing keeps it from being played; but the rules speak of it
        self.assertRegex(run.stdout, r"^4 packs checked, 0 faults, \d warnings\n$")
        self.assertEqual(run.returncode, 0)
        self.assertRegex(run.stderr, r'rules/tactics/en\.json:\d+:\d+: warning\[mod\]: the pack \S*mycards/tactics has no card "diplomat"')
        self.assertNotIn("rules/tactics/de.json", run.stderr)  # the same pages: once is enough
        self.assertEqual(len(self.rules()["cards"]), 32)
        self.simulate()


class Words(Pack):
    """What the tables of the guide name is what the program takes, no more and no less."""

    def allowed(self, name, old, new):
        self.replace(name, old, new)
        return re.search(r"Allowed: (.*)", self.lint_bad("Allowed: ")).group(1).split("\n")[0].split(", ")

    def test_keys_of_a_card(self):
        self.assertEqual(self.allowed("deck.json", '"power": 7', '"xxxxx": 7'), table(section("A card"), "key"))

    def test_effects(self):
        effects = section("An effect")
        self.assertEqual(self.allowed("deck.json", '"do": "win_row"', '"do": "xxxxx"'), table(effects, "`do`"))

    def test_moments(self):
        self.assertEqual(self.allowed("deck.json", '"when": "scoring"', '"when": "xxxxx"'),
                         table(section("An effect"), "`when`"))

    def test_keys_of_an_effect(self):
        known = {"when", "do", "which", "target"} | set(table(section("An effect"), "key"))
        self.assertEqual(set(self.allowed("deck.json", '"amount": 5', '"xxxxx": 5')), known)

    def test_keys_of_which(self):
        text = section("An effect")
        self.assertEqual(self.allowed("deck.json", '"which": {"where"', '"which": {"xxxxx"'),
                         table(text[text.index("### `which` cards"):], "key"))

    def test_keys_of_a_faction(self):
        self.assertEqual(set(self.allowed("factions.json", '"letter"', '"xxxxx"')), set(table(section("Factions"), "key")))

    def test_keys_of_the_game(self):
        self.assertEqual(set(self.allowed("game.json", '"hand_size"', '"xxxxx"')), set(table(section("game.json"), "key")))

    def test_keys_of_a_target(self):
        self.assertEqual(set(self.allowed("targets.json", '"points": 5', '"xxxxx": 5')),
                         set(json.loads(blocks(section("Targets"))[0])))

    def test_patterns(self):
        row = next(line for line in section("Factions").split("\n") if line.startswith("| `pattern`"))
        named = re.findall(r"`(\w+)`", row)[1:]
        self.assertEqual(self.allowed("factions.json", '"pattern": "dots"', '"pattern": "xxxxx"'), named)

    def test_every_effect_is_shown_with_one_of_the_deck(self):
        """"One of each, all from the deck as it is.\""""
        shown = next(block for block in blocks(section("An effect")) if "win_row" in block)
        shown = values(shown)
        deck = [effect for card in self.read("deck.json")["cards"] for effect in card.get("effects", [])]
        for effect in shown:
            self.assertIn(effect, deck)
        self.assertEqual({effect["do"] for effect in shown}, set(table(section("An effect"), "`do`")))

    def test_effects_need_their_moment(self):
        """Each verb at another moment than the guide's is refused."""
        rows = section("An effect").split("| `do` |")[1].split("\n\n")[0].split("\n")[2:]
        for row in rows:
            verb, when = (re.findall(r"`(\w+)`", cell)[0] for cell in row.split("|")[1:3])
            for other in ("revealed", "permanent", "scoring", "special"):
                card = {"id": "odd", "type": "tech", "kind": "special", "power": 1, "picture": "icon:radar-sweep",
                        "effects": [{"when": other, "do": verb}]}
                if verb in ("add", "boost"):
                    card["effects"][0]["amount"] = 1
                if verb == "block":
                    card["effects"][0].update(parts=["power"], which={"where": "below"})
                shutil.copy(SOURCE / "cards/tactics/deck.json", self.path("deck.json"))
                self.change("deck.json", lambda deck: deck["cards"].append(card))
                if other == when:
                    self.name_card("odd", {"name": "Odd", "text": "Odd."})
                    self.lint_good()
                else:
                    self.lint_bad('"when" must be "%s"' % when)


class Looks(Pack):
    def test_the_example_of_a_faction_is_that_of_the_pack(self):
        shown = json.loads(blocks(section("Factions"))[0])
        romulan = next(f for f in self.read("factions.json")["factions"] if f["id"] == "romulan")
        for key, value in shown.items():
            if key == "pictures":
                self.assertIn(value[0], romulan["pictures"])
            else:
                self.assertEqual(romulan[key], value)

    def add_faction(self):
        faction = json.loads(blocks(section("Add a faction"))[0])
        self.change("factions.json", lambda factions: factions["factions"].append(faction))
        self.lint_bad('there is no text for "faction.%s.name"' % faction["id"])
        for language in LANGUAGES:
            self.change("lang/%s.json" % language,
                        lambda words: words["faction"].__setitem__(faction["id"], {"name": "Cardassians", "number": "many"}))
        return faction["id"]

    def own_assets(self):
        """What a modder copies; what stays as it is is linked."""
        self.assets = self.folder / "myassets"
        self.assets.mkdir()
        for entry in (SOURCE / "assets").iterdir():
            if entry.name in ("emblems", "ships", "icons"):
                shutil.copytree(entry, self.assets / entry.name)
            else:
                (self.assets / entry.name).symlink_to(entry)

    def test_a_fifth_faction(self):
        name = self.add_faction()
        said = self.lint_warns("there is no picture emblems/%s.svg" % name, "there is no picture ships/%s-capital.svg" % name)
        self.assertRegex(said, r"factions\.json:\d+:\d+: warning\[picture\]: there is no picture")
        self.assertNotIn("error[", said)
        self.simulate("%s:random,klingon:random" % name, 5)    # it plays as it is
        self.change("factions.json", lambda factions: factions["factions"][-1].update(ships="klingon", paintings="klingon"))
        said = self.lint_warns("there is no picture emblems/%s.svg" % name)
        self.assertNotIn("ships/", said)
        self.change("factions.json", lambda factions: factions["factions"][-1].update(paintings="klngon"))
        self.lint_warns('there are no paintings of "klngon"', 'did you mean "klingon"?')
        self.change("factions.json", lambda factions: [factions["factions"][-1].pop(key) for key in ("ships", "paintings")])
        self.own_assets()
        svg = (SOURCE / "assets/emblems/romulan.svg").read_text(encoding="utf-8")
        for file in ("emblems/%s", "ships/%s-capital", "ships/%s-escort", "ships/%s-craft"):
            (self.assets / (file % name + ".svg")).write_text(svg, encoding="utf-8")
        self.lint_good()
        out = self.simulate("%s:random,klingon:random,romulan:random,vulcan:random" % name, 20)
        self.assertRegex(out, r"%s: wins \d+" % name)

    def test_it_does_not_play_in_teams(self):
        name = self.add_faction()
        run = self.run_it("simulate", "--game", "tactics", "--variant", "alliances", "--games", "1", "--cards", self.cards,
                          "--players", "starfleet:random,%s:random,vulcan:random,klingon:random" % name)
        self.assertEqual(run.returncode, 2)
        self.assertIn("%s does not play the team variants" % name, run.stderr)

    def test_pictures_of_cards(self):
        for picture in ["ship:" + ship + scene for ship in ("capital", "escort", "craft", "mine", "torpedo", "freighter",
                                                            "station") for scene in ("", ",orbit", ",warp")] + ["fleet"]:
            shutil.copy(SOURCE / "cards/tactics/deck.json", self.path("deck.json"))
            self.replace("deck.json", '"picture": "fleet"', '"picture": "%s"' % picture)
            self.lint_good()

    def test_an_own_icon(self):
        self.replace("deck.json", '"picture": "fleet"', '"picture": "icon:my-own"')
        self.lint_bad("there is no picture icons/game-icons/my-own.svg")
        self.own_assets()
        shutil.copy(SOURCE / "assets/glyphs/logo.svg", self.assets / "icons/game-icons/my-own.svg")
        self.lint_good()

    def test_pictures_of_targets(self):
        text = section("Pictures")
        for world in WORLDS:
            self.assertIn("`%s`" % world, text)
        names = WORLDS + ["wormhole", "galaxy:0", "galaxy:1", "galaxy:2", "galaxy:3", "combat:7A2A5A,klingon"]
        names += [kind + colour for kind in ("nebula:", "station:") for colour in [*COLOURS, "7A2A5A"]]
        for picture in names:
            shutil.copy(SOURCE / "cards/tactics/targets.json", self.path("targets.json"))
            self.replace("targets.json", '"picture": "terra"', '"picture": "%s"' % picture)
            self.lint_good()


class Limits(Pack):
    @staticmethod
    def cards_of(count):
        return [{"id": "more_%d" % i, "type": "tech", "kind": "none", "power": 1, "picture": "fleet"} for i in range(count)]

    def test_cards(self):
        self.add_cards(self.cards_of(48 - 33))
        self.lint_good()
        self.simulate()
        self.add_cards([{"id": "one_more", "type": "tech", "kind": "none", "power": 1, "picture": "fleet"}])
        self.lint_bad("at most 48")

    def test_targets(self):
        def more(count):
            new = [{"id": "spot_%d_%d" % (count, i), "kind": "sector", "points": 1, "picture": "lava"} for i in range(count)]
            self.change("targets.json", lambda targets: targets["targets"].extend(copy.deepcopy(new)))
            for language in LANGUAGES:
                self.change("lang/%s.json" % language, lambda words: words["target"].update(
                    {target["id"]: {"name": "A spot", "text": ""} for target in new}))
        more(32 - 24)
        self.lint_good()
        self.simulate()
        more(1)
        self.lint_bad("at most 32")

    def test_factions(self):
        letters = iter(letter for letter in string.ascii_uppercase if letter not in "SKRV")

        def more(count):
            new = [{"id": "crew_%d_%d" % (count, i), "letter": next(letters), "logo": "vulcan", "ships": "vulcan", "home": "none",
                    "colours": {"main": "#%02X80%02X" % (i * 10, count)}} for i in range(count)]
            self.change("factions.json", lambda factions: factions["factions"].extend(copy.deepcopy(new)))
            for language in LANGUAGES:
                self.change("lang/%s.json" % language, lambda words: words["faction"].update(
                    {faction["id"]: {"name": "A crew"} for faction in new}))
        more(4)
        self.lint_good()
        self.simulate("crew_4_0:random,crew_4_1:random,crew_4_2:random,crew_4_3:random")
        more(24 - 8)
        self.lint_good()
        more(1)
        self.lint_bad("at most 24")

    def test_numbers(self):
        for file, key, least, most in (("game.json", "hand_size", 1, 10), ("game.json", "row_full", 1, 12),
                                       ("game.json", "planet_bonus", 0, 20)):
            for value in (least, most):
                self.change(file, lambda game: game.__setitem__(key, value))
                self.lint_good()
                self.simulate(games=2)
            for value in (least - 1, most + 1):
                self.change(file, lambda game: game.__setitem__(key, value))
                self.lint_bad('"%s" must be a whole number from %d to %d, not %d' % (key, least, most, value))
            shutil.copy(SOURCE / "cards/tactics" / file, self.path(file))

    def test_names(self):
        self.add_cards([{"id": "a" * 31, "type": "tech", "kind": "none", "power": 50, "picture": "fleet"}])
        self.lint_good()
        self.add_cards([{"id": "b" * 32, "type": "tech", "kind": "none", "power": 50, "picture": "fleet"}])
        self.lint_bad("at most 31 characters")

    def test_who_begins(self):
        """"`first_faction`: left out: always by lot": a pack without it is good."""
        self.change("game.json", lambda game: game.pop("first_faction"))
        self.lint_good()
        self.simulate()

    def test_the_least(self):
        self.change("factions.json", lambda factions: factions.__setitem__("factions", factions["factions"][:1]))
        self.change("game.json", lambda game: (game.pop("short_games", None), game.pop("first_faction", None)))
        for language in LANGUAGES:
            self.change("lang/%s.json" % language, lambda words: [
                [card.pop(name, None) for name in ("vulcan", "klingon", "romulan")] for card in words["card"].values()])
        self.lint_bad("a game needs at least 2 factions")


class Faults(Pack):
    def test_the_examples_are_said_like_that(self):
        """Each message of the guide, without its place, is one that the program says."""
        examples = re.findall(r"^(?:stardeck: )?mycards/\S+?:\d+:\d+: (.*)$", section("When something is wrong"), re.M)
        grid = json.loads(blocks(section("Add a card"))[0])
        done = set()
        for change in self.mistakes(grid):
            for file in ("deck.json", "factions.json", "lang/en.json", "lang/de.json"):
                shutil.copy(SOURCE / "cards/tactics" / file, self.path(file))
            change()
            said = self.lint().stderr
            done |= {text for text in examples if text.split("mycards/")[0].rstrip("… ") in said}
        self.assertEqual(done, set(examples))

    def mistakes(self, grid):
        def card(**change):
            return lambda: self.change("deck.json", lambda deck: deck["cards"].append({**grid, **change}))

        def without(key):
            return lambda: self.change("deck.json", lambda deck: deck["cards"].append(
                {name: value for name, value in grid.items() if name != key}))
        effect = grid["effects"][0]
        return [
            card(type="wepon"), card(power=300), without("type"),
            lambda: self.replace("deck.json", '"title": "diplomat"', '"title": "infantery"'),
            card(effects=[{**effect, "when": "scoring"}]),
            lambda: self.replace("deck.json", '"power": 7,\n', '"power": 7\n'),
            card(),
            card(picture="icon:medall"),
            lambda: self.change("lang/en.json", lambda words: words["card"]["spy"].__setitem__("text", "Looks.")),
            lambda: self.replace("lang/en.json", "+{amount} for every other", "+{amnt} for every other"),
            lambda: self.replace("deck.json", '"do": "negotiate"', '"do": "negotiate", "amount": 5'),
            lambda: self.replace("factions.json", '"letter": "V"', '"letter": "S"'),
            lambda: self.replace("deck.json", '"target": {"kinds": ["quadrant"]}', '"target": {"kinds": ["quadrant"], "title": "earth"}'),
        ]


class German(unittest.TestCase):
    """cards/LIESMICH.md says the same: what is done with the English guide's examples goes for it."""

    SECTIONS = {"A card": "Eine Karte", "An effect": "Ein Effekt", "`which` cards": "Welche Karten: `which`",
                "Which `target`": "Welches Ziel: `target`"}

    def setUp(self):
        self.text = (SOURCE / "cards" / "LIESMICH.md").read_text(encoding="utf-8")

    def part(self, text, title):
        match = re.search(r"^(#+) %s\n(.*?)(?=^#{1,3} |\Z)" % re.escape(title), text, re.S | re.M)
        self.assertIsNotNone(match, title)
        return match.group(2)

    def test_its_examples_are_those_of_the_english_guide(self):
        known, own = blocks(guide()), blocks(self.text)
        self.assertGreater(len(own), 4)
        for block in own:
            self.assertIn(block, known)

    def test_its_tables_have_the_same_words(self):
        for english, german in self.SECTIONS.items():
            words = [re.findall(r"^\| `([^|]+)` \|", self.part(text, title), re.M)
                     for text, title in ((guide(), english), (self.text, german))]
            self.assertEqual(*words, german)
            self.assertGreater(len(words[0]), 3)

    def test_its_limits_are_the_same(self):
        numbers = [re.findall(r"\d+", self.part(text, title))[:6] for text, title in ((guide(), "Limits"), (self.text, "Grenzen"))]
        self.assertEqual(*numbers)

    def test_its_commands_are_there(self):
        for command in re.findall(r"^(stardeck .*?)(?: +#.*)?$", self.text, re.M):
            self.assertIn(" ".join(command.split()[:2]), guide())


if __name__ == "__main__":
    STARDECK = str(pathlib.Path(sys.argv.pop(1)).resolve())
    SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()
