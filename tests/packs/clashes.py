#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whatever one pack says and another above it makes void is told, and nothing else is.

Random pairs of packs change the same few records in all ways there are: numbers given or relative, entries of lists by place,
added, taken out, lists given anew, keys cut out, records taken out, all that match, texts and forms of names. The program's own
explanation of every value shows with which file and line each stands: what stands there from the lower pack when that lies alone
upon the game, and does not with both, unless the upper one changes it relative to that, must be told by lint in the upper pack's
files. And a clash is told only of records where something is lost, or of which the upper one gives again what the lower took out.

usage: clashes.py STARDECK [COUNT [SEED]]    COUNT pairs of each game
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

import pairs

# Of each game: what can be cut out without a record missing what it needs.
CUT = {"tactics": {"effects", "bonus", "pictures"}, "alpha_strike": {"cost"}, "deck_building": {"traits", "reward", "fail"},
       "star_empires": {"special", "start_credits", "unit_bonus", "card_bonus", "minor_revenue"}}
TOLD = {"shadow", "never", "range"}
NOT_OF_VALUES = re.compile(r"^(another pack has|the game has)")
TABLE = {"cards": "card", "targets": "target", "factions": "faction", "ships": "ship", "units": "unit", "races": "race"}


class Pack:
    """Says something of each of these records, each in a line of its own; mostly of what the pack below says something of, too."""

    def __init__(self, luck, game, name, records, below=None):
        self.luck, self.game, self.name, self.below = luck, game, name, below
        self.files, self.words, self.stated = collections.defaultdict(list), collections.defaultdict(dict), set()
        for file, record in records:
            if luck.random() < 0.8:
                self.change(file, record)

    def change(self, file, record):
        entry = {"id": record["id"]}
        chance = self.luck.random()
        if chance < 0.08 and file == "deck.json":
            entry["remove"] = True
        elif chance < 0.2:
            table = TABLE[pairs.LISTS[self.game][file]]
            self.words[table][record["id"]] = {"name": "Renamed %d" % self.luck.randint(1, 99)}
            return
        elif chance < 0.3:
            numbers = [key for key, value in record.items() if isinstance(value, int) and not isinstance(value, bool)]
            if not numbers:
                return
            entry = {"each": {"id": [record["id"]]}, self.luck.choice(numbers): pairs.value_for(self.luck)}
        else:
            for _ in range(self.luck.randint(1, 2)):
                entry.update(self.part(record))
            if len(entry) == 1:
                return
        self.stated |= {(record["id"], key) for key in entry}
        self.files[file].append(entry)

    def part(self, record):
        """A change of one key."""
        lists = [key for key, value in record.items() if isinstance(value, list) and value]
        ways = [way for way in pairs.numbers_in(record) if way != ("id",)]
        cuts = [key for key in record if key in CUT[self.game]]
        stated = {key for name, key in self.below.stated if name == record["id"]} if self.below else set()
        if self.luck.random() < 0.8 and stated & {*lists, *cuts, *(way[0] for way in ways)}:
            lists, cuts, ways = ([key for key in lists if key in stated], [key for key in cuts if key in stated], [way for way in ways if way[0] in stated])
        chance = self.luck.random()
        if lists and chance < 0.4:
            key = self.luck.choice(lists)
            some, place = record[key], str(self.luck.randint(1, len(record[key])))
            return {key: self.luck.choice([some[:1], some[::-1], {place: None}, {"+": [self.luck.choice(some)]}, {place: some[0]}, [] if key in CUT[self.game] else some])}
        if cuts and chance < 0.55:
            return {self.luck.choice(cuts): None}
        if ways:
            return pairs.nested(self.luck.choice(ways), pairs.value_for(self.luck))
        return {}

    def write(self, folder):
        """Returns the folder and which record each line is about: {(file, line): id}."""
        about, mine = {}, folder / self.name
        mine.mkdir(parents=True)
        (mine / "pack.json").write_text(json.dumps({"id": self.name, "name": self.name, "version": "1", "game": self.game}), encoding="utf-8")
        for file, entries in self.files.items():
            lines = [json.dumps(entry, ensure_ascii=False) for entry in entries]
            (mine / file).write_text('{"%s": [\n%s\n]}\n' % (pairs.LISTS[self.game][file], ",\n".join(lines)), encoding="utf-8")
            about.update({(file, number + 2): entry["id"] if "id" in entry else entry["each"]["id"][0] for number, entry in enumerate(entries)})
        for language in ("en", "de") if self.words else ():
            lines = []
            for table, texts in self.words.items():
                lines.append('"%s": {' % table)
                for number, (name, said) in enumerate(texts.items()):
                    lines.append("%s: %s%s" % (json.dumps(name), json.dumps(said), "," if number + 1 < len(texts) else ""))
                    about["lang/%s.json" % language, len(lines) + 1] = name
                lines.append("}" if table == list(self.words)[-1] else "},")
            (mine / "lang").mkdir(exist_ok=True)
            (mine / "lang" / ("%s.json" % language)).write_text("{\n%s\n}\n" % "\n".join(lines), encoding="utf-8")
        return mine, about


class Clashes:
    def __init__(self, stardeck, folder):
        self.stardeck, self.folder = stardeck, folder
        self.seen, self.wrong = collections.Counter(), []

    def run(self, *arguments):
        return subprocess.run([self.stardeck, *map(str, arguments)], capture_output=True, text=True, timeout=300, check=False,
                              env={**os.environ, "STARDECK_CARDS": str(pairs.ROOT / "cards")})

    def explained(self, game, name, *packs):
        done = self.run("rules", game, "--explain", name, "--json", *(part for pack in packs for part in ("--pack", pack)))
        return json.loads(done.stdout) if done.returncode == 0 and done.stdout.startswith("[") else []

    @staticmethod
    def leaves(values, pack):
        """What stands there from a file of the pack, wherever in a list."""
        return collections.Counter((value["language"], re.sub(r"\d+", "#", value["path"]), json.dumps(value["value"]), value["file"], value["line"])
                                   for value in values if value["file"].startswith(str(pack) + "/"))

    @staticmethod
    def is_relative(value, pack):
        return any(step["file"].startswith(str(pack) + "/") for step in value.get("steps", []))

    def pair(self, game, seed):
        luck, pair = random.Random("clashes %s %d" % (game, seed)), "%s %d" % (game, seed)
        some = []
        for file in pairs.LISTS[game]:
            records = pairs.records_of(game, file)
            some += [(file, record) for record in luck.sample(records, min(2, len(records)))]
        place = self.folder / game / str(seed)
        ann_pack = Pack(luck, game, "ann", some)
        ben_pack = Pack(luck, game, "ben", some, ann_pack)
        (ann, _), (ben, about) = ann_pack.write(place), ben_pack.write(place)
        found = json.loads(self.run("lint", "--json", ann, ben).stdout)
        if any(one["severity"] == "error" and one["code"] not in pairs.ONLY_SHOWN for one in found):
            self.seen["refused"] += 1
            return
        told = [one for one in found if one["code"] in TOLD and one["file"].startswith(str(ben) + "/") and not NOT_OF_VALUES.match(one["message"])]
        clashes = 0
        for _, record in some:
            name = record["id"]
            below, lower, both = self.explained(game, name), self.explained(game, name, ann), self.explained(game, name, ann, ben)
            mine = [one for one in told if about.get((os.path.relpath(one["file"], ben), one["line"])) == name or '"%s"' % name in one["message"]]
            lost = self.lost(ann_pack, name, lower, both, ann)
            clashes += bool(lost)
            for key in sorted(lost):
                if not mine or not any(key in one["message"] or '"%s"' % name in one["message"] or " …" in one["message"] for one in mine):
                    self.wrong.append("%s: nothing says that %s of %s is lost: %s" % (pair, key, name, [one["message"] for one in mine]))
            given_again = {value["path"].split("/")[0] for value in below} - {value["path"].split("/")[0] for value in lower} & {value["path"].split("/")[0] for value in both}
            if not self.any_lost(lower, both, ann) and not given_again:
                self.wrong += ["%s: of %s nothing is lost, but it says: %s" % (pair, name, one["message"]) for one in mine if one["code"] == "shadow"]
        self.seen["with clashes" if clashes else "without"] += 1

    def any_lost(self, lower, both, ann):
        return bool(self.leaves(lower, ann) - self.leaves(both, ann)) or any(value["path"] == "" for value in lower)

    def lost(self, pack, name, lower, both, ann):
        """The keys of which something that the lower pack changes does not stand there any more."""
        left, relative = self.leaves(both, ann), {(value["language"], value["path"]) for value in both if self.is_relative(value, ann)}
        agreed = {(value["language"], value["path"], json.dumps(value["value"])) for value in both}
        gone = set()
        for value in lower:
            key = value["path"].split("/")[0]
            if not value["file"].startswith(str(ann) + "/") or value.get("same") or value["value"] == [] or (value["language"], value["path"]) in relative:
                continue  # what is added to an empty list only changes it
            if value["language"] is None and (name, key) not in pack.stated:
                continue  # it follows from something else
            said = (value["language"], value["path"], json.dumps(value["value"]))
            if self.leaves([value], ann) - left and said not in agreed:
                gone.add(key)
        return gone


def main(stardeck, count="8", seed="1"):
    with tempfile.TemporaryDirectory() as folder:
        clashes = Clashes(str(pathlib.Path(stardeck).resolve()), pathlib.Path(folder))
        for game in pairs.LISTS:
            for number in range(int(seed), int(seed) + int(count)):
                clashes.pair(game, number)
    print("\n".join(clashes.wrong[:30]))
    print("%d pairs: %s; %d faults" % (int(count) * len(pairs.LISTS), ", ".join("%d %s" % (number, what) for what, number in sorted(clashes.seen.items())),
                                       len(clashes.wrong)))
    return 1 if clashes.wrong or not clashes.seen["with clashes"] else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
