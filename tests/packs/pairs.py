#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Two packs by two people, laid upon one another, play together or say why not.

Random packs change numbers (given or relative) and texts, copy cards, take some away, change all that match, and depend on
the other pack. Each is looked at by lint, then the second upon the first. Lint must say of whatever it refuses where it
stands; what it lets pass must load, and computers must be able to play it, every command checked; what it refuses must not
load. So it is never a matter of luck whether a game starts.

The same with --at-once and the program of pairs_window.c instead, which opens the window with each pair: what lint refuses it
leaves out, and nothing else; it says of it what lint says, in the same place of the same file; it says the same when the packs
are read again; and the cards it goes on with can be played.

usage: pairs.py [--at-once] PROGRAM [COUNT [SEED]]    COUNT pairs of each game
"""
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLACE = re.compile(r"^stardeck: (.+?):\d+(?::\d+)?: (error|warning)\[(\w+)\]: ", re.M)
# With the line that lint shows, and the hint that it writes below that.
FAULT = re.compile(r"^stardeck: (\S+:\d+:\d+): (?:error\[\w+\]: )?(.*)(?:(?:\n +(?:\d+ )?\|.*)*\n +=(.*))?", re.M)
TIMEOUT = 300
# Errors of what only shows or sounds wrong; they keep no pack out.
ONLY_SHOWN = {"letter", "picture", "placeholder", "sound"}
# The lists of records of each game.
LISTS = {
    "tactics": {"deck.json": "cards", "targets.json": "targets", "factions.json": "factions"},
    "alpha_strike": {"deck.json": "cards", "ships.json": "ships"},
    "deck_building": {"deck.json": "cards", "ships.json": "ships"},
    "star_empires": {"deck.json": "cards", "units.json": "units", "races.json": "races"},
}


def records_of(game, file):
    return json.loads((ROOT / "cards" / game / file).read_text(encoding="utf-8"))[LISTS[game][file]]


def numbers_in(record, way=()):
    """The ways to all whole numbers of a record; through lists by place from 1, as a layer names them."""
    entries = record.items() if isinstance(record, dict) else ((str(i + 1), value) for i, value in enumerate(record))
    for key, value in entries:
        if isinstance(value, int) and not isinstance(value, bool):
            yield (*way, key)
        elif isinstance(value, (dict, list)):
            yield from numbers_in(value, (*way, key))


def nested(way, value):
    for key in reversed(way):
        value = {key: value}
    return value


def value_for(luck):
    return luck.choice([luck.randint(0, 12), "+%d" % luck.randint(1, 3), "-%d" % luck.randint(1, 3), "×1.5", "x0.5", "+1"])


class Pack:
    """A random pack; `below` is the id of the one that it may speak of."""

    def __init__(self, luck, game, name, below):
        self.luck, self.game, self.name, self.below = luck, game, name, below
        self.files, self.words = collections.defaultdict(list), {}
        for _ in range(luck.randint(1, 4)):
            luck.choice([self.number, self.number, self.number, self.copy, self.remove, self.all_that_match, self.text])()

    def record(self):
        file = self.luck.choice(list(LISTS[self.game]))
        return file, self.luck.choice(records_of(self.game, file))

    def add(self, file, entry):
        if self.luck.random() < 0.2:
            entry = {**entry, "when": {self.luck.choice(["pack", "no_pack"]): self.below}}
        if not any(entry.get("id") == other.get("id") for other in self.files[file] if "id" in entry):
            self.files[file].append(entry)

    def number(self):
        file, record = self.record()
        ways = [way for way in numbers_in(record) if way != ("id",)]
        if ways:
            self.add(file, {"id": record["id"], **nested(self.luck.choice(ways), value_for(self.luck))})

    def copy(self):
        card = self.luck.choice(records_of(self.game, "deck.json"))
        new = "%s_%s" % (self.name, card["id"][:16])
        more = {"no": "X%02d" % self.luck.randint(1, 99)} if "no" in card else {}
        self.files["deck.json"].append({"id": new, "like": card["id"], **more})
        self.words[new] = {"name": "New %s" % self.luck.randint(1, 999), "text": "As it says."}

    def remove(self):
        self.add("deck.json", {"id": self.luck.choice(records_of(self.game, "deck.json"))["id"], "remove": True})

    def all_that_match(self):
        file, record = self.record()
        keys = [key for key, value in record.items() if isinstance(value, str) and key != "id"]
        ways = [way for way in numbers_in(record) if len(way) == 1]
        if keys and ways:
            key = self.luck.choice(keys)
            self.add(file, {"each": {key: record[key]}, **nested(self.luck.choice(ways), value_for(self.luck))})

    def text(self):
        card = self.luck.choice(records_of(self.game, "deck.json"))["id"]
        self.words[card] = {"name": "Renamed %d" % self.luck.randint(1, 999)}

    def write(self, folder, builds_on):
        about = {"id": self.name, "name": self.name, "version": "1", "game": self.game}
        if builds_on is not None:
            about["builds_on"] = builds_on
        files = {"pack.json": about}
        files.update({file: {LISTS[self.game][file]: entries} for file, entries in self.files.items() if entries})
        if self.words:
            files.update({"lang/%s.json" % language: {"card": self.words} for language in ("en", "de")})
        for name, content in files.items():
            path = folder / self.name / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")
        return folder / self.name


PARTNER = re.compile(r'; only together with the pack "[^"]*"')


def faults_in(said):
    """The faults, without warnings, that lint or the window says: the place of each and its words, with its hint. With whom
    a pack is faulty stands in lint's words, and in a line of its own in the window."""
    return {(place, " ".join(re.findall(r"\w+", PARTNER.sub("", message) + hint))) for place, message, hint in FAULT.findall(said)
            if not message.startswith("warning[")}


def write_pair(packs, game, seed, builds_on=None):
    """Returns their folders. `builds_on`: what the second builds on."""
    luck = random.Random("%s %d" % (game, seed))
    ann = Pack(luck, game, "ann", "ben").write(packs, None)
    return ann, Pack(luck, game, "ben", "ann").write(packs, builds_on)


class Pairs:
    def __init__(self, stardeck, folder):
        self.stardeck, self.folder = stardeck, folder
        self.seen = collections.Counter()
        self.wrong = []

    def run(self, *arguments):
        return subprocess.run([self.stardeck, *map(str, arguments)], capture_output=True, text=True, timeout=TIMEOUT, check=False,
                              env={**os.environ, "STARDECK_CARDS": str(ROOT / "cards")})

    def expect(self, good, what, pair, done):
        if not good:
            self.wrong.append("%s: %s (exit %d)\n%s" % (pair, what, done.returncode, done.stderr[:600]))

    def lint(self, pair, *packs):
        """Whether they may be used, whatever shows wrong in them."""
        done = self.run("lint", *packs)
        self.expect(done.returncode in (0, 1), "lint fell over", pair, done)
        errors = [place for place in PLACE.findall(done.stderr) if place[1] == "error"]
        self.expect((done.returncode == 1) == bool(errors), "lint's answer is not what it says", pair, done)
        for file, _, _ in errors:
            self.expect(str(self.folder) in file, "a fault in a file that is no pack's", pair, done)
        return all(code in ONLY_SHOWN for _, _, code in errors)

    def pair(self, game, seed):
        pair = "%s %d" % (game, seed)
        ann, ben = write_pair(self.folder / game / str(seed), game, seed, "ann")
        alone = self.lint(pair + " ann", ann)
        if not alone:
            self.seen["refused alone"] += 1
        together = self.lint(pair + " both", ann, ben)
        self.expect(alone or not together, "together they are good, alone the first is not", pair, self.run("lint", ann))
        loaded = self.run("rules", game, "--cards", ben)
        self.expect((loaded.returncode == 0) == together or loaded.returncode == 0, "lint lets pass what can't be loaded", pair, loaded)
        if not together:
            self.seen["refused together"] += alone
            return
        self.seen["played"] += 1
        done = self.run("simulate", "--game", game, "--players", "any:greedy,any:random", "--games", 1, "--seed", seed, "--check",
                        "--cards", ben)
        self.expect(done.returncode == 0, "lint lets pass what can't be played", pair, done)


# ---- in the window, many at once

CHOICE = {"packs": [{"id": "ben", "on": True}, {"id": "ann", "on": True}]}
SECTION = re.compile(r"^== (.*)\n((?:(?!== ).*\n)*?)-- (.*)$", re.M)


class Player:
    """What pairs_window.c wrote for one: what was said by each section, and its result."""

    def __init__(self, folder, written):
        self.folder, self.said, self.result = folder, {}, {}
        for name, said, result in SECTION.findall(written):
            self.said[name], self.result[name] = said, result.split(" ")

    def is_good(self, *packs):
        """Whether lint says that these may be used, whatever shows wrong in them."""
        name = " ".join(("lint", *packs))
        return name in self.said and all(kind != "error" or code in ONLY_SHOWN for _, kind, code in PLACE.findall(self.said[name]))

    def wrong(self):
        if not {"lint ann ben", "lint ann", "window", "again", "play"} <= self.result.keys():
            yield "it ends with %s" % list(self.result)[-1:]
            return
        good, known = self.is_good("ann", "ben"), set()
        for name, said in self.said.items():
            if not name.startswith("lint"):
                continue
            errors = [place for place in PLACE.findall(said) if place[1] == "error"]
            known |= faults_in(said)
            if self.result[name] != [("1" if errors else "0")]:
                yield "%s: its answer, %s, is not what it says" % (name, self.result[name])
            if not all(file.startswith(self.folder) for file, _, _ in errors):
                yield "%s: a fault in a file that is no pack's" % name
        if good and not self.is_good("ann"):
            yield "together they are good, alone the first is not"
        screen, *without = self.result["window"]
        if bool(without) == good or screen != ("menu" if good else "message"):
            yield "lint %s, the window shows %s without %s" % ("is content" if good else "refuses them", screen, without)
        for fault in faults_in(self.said["window"]) - known:
            yield "only the window says %s %s" % fault
        kept = [pack for pack in ("ann", "ben") if pack not in without]
        if kept and not self.is_good(*kept):
            yield "what is left, %s, is not good either" % kept
        if self.result["again"][1:] != without:
            yield "read again it is without %s, before without %s" % (self.result["again"][1:], without)
        if self.result["play"][0] != "good":
            yield "what is left can't be played: %s" % " ".join(self.result["play"])

    def sort(self):
        without = self.result["window"][1:]
        return "played with both" if not without else "without " + " and ".join(without)


def at_once(program, folder, count, seed):
    """Prints what is wrong; returns whether all is as it should be."""
    players = []
    for game in LISTS:
        for number in range(seed, seed + count):
            player = folder / game / str(number)
            write_pair(player / "stardeck/packs", game, number)
            (player / "stardeck/packs.json").write_text(json.dumps(CHOICE), encoding="utf-8")
            players.append((str(player), game, number))
    done = subprocess.run([program], input="".join("%s %s %d\n" % player for player in players), capture_output=True, text=True,
                          check=False, env={**os.environ, "STARDECK_CARDS": str(ROOT / "cards"),
                                            "STARDECK_ASSETS": str(ROOT / "assets")})
    written = re.split(r"^== player .*\n", done.stdout, flags=re.M)[1:]
    wrong, seen = [], collections.Counter()
    for (player, game, number), part in zip(players, written):
        looked = Player(player, part)
        faults = list(looked.wrong())
        wrong += ["%s %d: %s\n%s" % (game, number, fault, part[:2000]) for fault in faults]
        seen[looked.sort() if not faults else "wrong"] += 1
    print("\n".join(wrong[:20]))
    print("%d pairs: %s; %d faults; exit %d" % (len(written), ", ".join("%d %s" % (number, what) for what, number in
                                                                      sorted(seen.items())), len(wrong), done.returncode))
    return done.returncode == 0 and len(written) == len(players) and not wrong and len(seen) > 1


def main(*arguments):
    given = [one for one in arguments if one != "--at-once"]
    program, count, seed = str(pathlib.Path(given[0]).resolve()), *map(int, [*given[1:], *(8, 1)[len(given) - 1:]])
    with tempfile.TemporaryDirectory() as folder:
        if "--at-once" in arguments:
            return 0 if at_once(program, pathlib.Path(folder), count, seed) else 1
        pairs = Pairs(program, pathlib.Path(folder))
        for game in LISTS:
            for number in range(seed, seed + count):
                pairs.pair(game, number)
    print("\n".join(pairs.wrong[:20]))
    print("%d pairs: %s; %d faults" % (count * len(LISTS), ", ".join("%d %s" % (number, what) for what, number in
                                                                     sorted(pairs.seen.items())), len(pairs.wrong)))
    return 1 if pairs.wrong or pairs.seen["played"] == 0 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
