#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that the report in the window agrees with `stardeck simulate --json` for the same deals: every number on its
pages, the place of every dot, what is marked, and the saved file.

usage: test_balance_page.py STARDECK BALANCE_SEEN SOURCE_FOLDER [unittest's arguments]
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

STARDECK = SEEN = ""
SOURCE = pathlib.Path()
DEALS = 200
LINE = re.compile(r" *(-?\d+) +(-?\d+)  (.*)")
TEXT = re.compile(r'"(.*)" (\w[\w ]*)$')


def environment():
    own = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
    return {**own, "STARDECK_CARDS": str(SOURCE / "cards"), "STARDECK_ASSETS": str(SOURCE / "assets"),
            "STARDECK_SHOTS": str(SOURCE / "tests/app/shots")}


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=600, check=False, env=environment())
    if done.returncode != 0:
        raise AssertionError("%s\n%s" % (command, done.stderr))
    return done.stdout


class Page:
    """The lines of a page: what stands where."""

    def __init__(self, lines):
        self.texts, self.dots = [], []
        for line in lines:
            y, x, what = LINE.match(line).groups()
            text = TEXT.match(what)
            if text:
                self.texts.append((int(y), int(x), text.group(1), text.group(2)))
            elif what.startswith(("circle", "ring")):
                self.dots.append((int(y), int(x), what))

    def says(self):
        return "\n".join(text for _, _, text, _ in self.texts)

    def rows(self, name):
        """Of each row of this name: the figures from left to right, each as (before, after, marked)."""
        found = []
        for y, x, text, _ in self.texts:
            if text != name:
                continue
            beside = sorted((there, words) for at, there, words, _ in self.texts if abs(at - y) <= 6 and there > x)
            numbers = [(there, words) for there, words in beside if words != "*"]
            stars = [there for there, words in beside if words == "*"]
            ends = [there for there, _ in numbers] + [10000]
            if len(numbers) in (2, 4):
                found.append([(Shown(numbers[i][1]), Shown(numbers[i + 1][1]), any(ends[i + 1] < star < ends[i + 2] for star in stars))
                              for i in range(0, len(numbers), 2)])
        return found


class Shown(str):
    """A number as it is written, in the decimals that it has there, which are all that can be compared: those of JSON are
    rounded too."""

    def __eq__(self, other):
        if not isinstance(other, Estimate):
            return str(self) == str(other)
        numbers = re.fullmatch(r"(−?\d+[.,]\d+) ±(\d+[.,]\d+)", self)
        if other.value is None or numbers is None:
            return other.value is None and self == "–"
        for text, of in zip(numbers.groups(), (other.value["mean"], other.value["give"])):
            decimals = len(re.split("[.,]", text)[1])
            if other.point not in text or decimals != other.decimals:
                return False
            if abs(float(text.replace("−", "-").replace(",", ".")) - of * other.scale) > 0.5 * 10 ** -decimals + 0.00006 * other.scale:
                return False
        return True

    __hash__ = str.__hash__


class Estimate:
    """A figure of the JSON, and how it is to be written."""

    def __init__(self, value, scale, decimals, point):
        self.value, self.scale, self.decimals, self.point = value, scale, decimals, point

    def __repr__(self):
        return repr(self.value)


def figure(value, scale, decimals, point):
    """As the page has it: numbers before and after, and whether a star marks them."""
    return (*(Estimate(value[side], scale, decimals, point) for side in ("before", "after")), value["differs"])


class BalancePage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        pack = SOURCE / "tests/packs/listed/hammer"
        command = [STARDECK, "simulate", "--game", "tactics", "--pack", pack, "--games", DEALS]
        cls.report = json.loads(run(*command, "--json"))
        cls.pages, cls.saved, cls.printed = {}, {}, {}
        with tempfile.TemporaryDirectory(prefix="stardeck-balance-") as folder:
            for language in ("en", "de"):
                file = pathlib.Path(folder, language + ".md")
                parts = re.split(r"^== (\w+)\n", run(SEEN, language, DEALS, file), flags=re.M)[1:]
                cls.pages[language] = {topic: Page(lines.splitlines()) for topic, lines in zip(parts[::2], parts[1::2])}
                cls.saved[language] = file.read_text(encoding="utf-8")
                cls.printed[language] = run(*command, "--lang", language)

    def names(self, language):
        words = [json.loads((SOURCE / folder / "lang" / (language + ".json")).read_text(encoding="utf-8"))
                 for folder in ("cards/tactics", "tests/packs/listed/hammer")]
        def name_of(what, id):
            found = [texts[what][id]["name"] for texts in words if "name" in texts.get(what, {}).get(id, {})]
            return found[-1].replace("\u00ad", "")
        return name_of

    def both(self):
        for language, point in (("en", "."), ("de", ",")):
            yield language, point, self.pages[language], self.names(language)

    def test_shares_of_wins_by_place_and_faction(self):
        for language, point, pages, name_of in self.both():
            for place, found in enumerate(self.report["places"]):
                self.assertIn([figure(found["wins"], 100, 1, point)], pages["wins"].rows(str(place + 1)), language)
            for seat in self.report["seats"]:
                self.assertEqual(pages["wins"].rows(name_of("faction", seat["id"])), [[figure(seat["wins"], 100, 1, point)]])

    def test_every_card(self):
        marks = {"after": {"en": " (new)", "de": " (neu)"}, "before": {"en": " (gone)", "de": " (nicht mehr dabei)"}, "both": {"en": "", "de": ""}}
        marks["before"]["de"] = " (%s)" % re.search(r"\((.*)\)", json.loads((SOURCE / "assets/balance/de.json").read_text(encoding="utf-8"))["cards"]["gone"]).group(1)
        for language, point, pages, name_of in self.both():
            for card in self.report["cards"]:
                rows = pages["cards"].rows(name_of("card", card["id"]) + marks[card["in"]][language] + ("°" if card["beyond"] else ""))
                self.assertEqual(rows, [[figure(card["worth"], 1, 1, point), figure(card["wins"], 100, 1, point)],
                                        [figure(card["pull"], 100, 1, point)],
                                        [figure(card["draws"], 1, 2, point), figure(card["plays"], 100, 1, point)]], card["id"])

    def test_length_and_targets(self):
        for language, point, pages, name_of in self.both():
            words = json.loads((SOURCE / "assets/balance" / (language + ".json")).read_text(encoding="utf-8"))
            for what in ("turns", "commands"):
                found = self.report[what]
                self.assertEqual(pages["length"].rows(words["length"][what]), [[figure(found["mean"], 1, 1, point)]])
                for key in ("median", "most"):
                    self.assertIn("%s: %s %d, %s %d" % (words["length"][what + "_" + key], words["plot"]["before"], found["before"][key],
                                                            words["plot"]["after"], found["after"][key]), pages["length"].says())
            for prize in self.report["prizes"]:
                self.assertEqual(pages["prizes"].rows(name_of("target", prize["id"])),
                                 [[figure(prize["points"], 1, 2, point), figure(prize["won"], 100, 1, point)]])

    def test_dots_lie_where_the_numbers_say(self):
        """The ring is before and lies above, the dot is after; each is as far along as its figure is among all others."""
        page = self.pages["en"]["wins"]
        name_of = self.names("en")
        for side, sign, lower in (("before", "ring", -1), ("after", "circle", 11)):
            figures, places = [], []
            for seat in self.report["seats"]:
                y = next(at for at, _, text, _ in page.texts if text == name_of("faction", seat["id"])) + lower
                dots = [x for at, x, what in page.dots if what.startswith(sign) and "panel" not in what and abs(at - y) <= 14]
                self.assertEqual(len(dots), 1, (seat["id"], side, page.dots))
                figures.append(seat["wins"][side]["mean"])
                places.append(dots[0])
            first, last = figures.index(min(figures)), figures.index(max(figures))
            step = (places[last] - places[first]) / (figures[last] - figures[first])
            for figure_, place in zip(figures, places):
                self.assertAlmostEqual(place - places[first], (figure_ - figures[first]) * step, delta=12)  # seen in steps of 8

    def test_what_is_said_in_short_and_what_never_mattered(self):
        def plain(text):
            return re.sub(r"[*`]", "", text)
        for language in ("en", "de"):
            for part, topic in (("short.title", "short"), ("never.title", "cards")):
                section, key = part.split(".")
                words = json.loads((SOURCE / "assets/balance" / (language + ".json")).read_text(encoding="utf-8"))
                lines = self.printed[language].split("## " + words[section][key] + "\n")[1].split("\n## ")[0].splitlines()
                said = plain(self.pages[language][topic].says())
                self.assertTrue([line for line in lines if line])
                for line in filter(None, lines):
                    self.assertIn(plain(line.removeprefix("- ")), said)

    def test_the_verdict_comes_first(self):
        for language in ("en", "de"):
            parts = self.printed[language].split("\n\n")  # the title, the verdict's, on all of it, on each
            said = [line.removeprefix("- ").replace("*", "") for line in [parts[2].split("** ")[0], *parts[3].splitlines()]]
            page = self.pages[language]["short"].says().replace("*", "")
            places = [page.index(line) for line in said]
            words = json.loads((SOURCE / "assets/balance" / (language + ".json")).read_text(encoding="utf-8"))
            self.assertEqual(places, sorted(places))
            self.assertLess(places[-1], page.index(re.sub(r"[*]|:.*", "", words["head"]["sides"])))

    def test_the_saved_report_is_the_printed_one(self):
        for language in ("en", "de"):
            self.assertEqual(self.saved[language], self.printed[language])


if __name__ == "__main__":
    STARDECK, SEEN, SOURCE = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
