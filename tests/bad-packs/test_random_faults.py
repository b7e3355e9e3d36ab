#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants one fault of any kind at a random place of a shipped pack, many times, and tests that `stardeck lint` reports it:
in that line of that file, first of all errors there, and without blaming other files for it.

usage: test_random_faults.py STARDECK SOURCE_FOLDER [COUNT [SEED]]
       … --show    tells of each what was planted and what lint said
Exit: 0 all told, 1 some were not, each with what was planted and what was said.
"""

import collections
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

REQUIRED = {
    "tactics": {"deck.json": ["id", "type", "kind", "power", "picture", "when", "do"], "targets.json": ["id", "kind", "points", "picture"],
                "factions.json": ["id", "letter", "logo", "home", "main"], "game.json": ["hand_size", "row_full", "planet_bonus"],
                "captains.json": ["id", "seat", "liking"]},
    "alpha_strike": {"deck.json": ["id", "kind", "copies", "picture", "on", "op", "damage", "tags"], "ships.json": ["id", "hull", "logo", "main"],
                     "game.json": ["hand_size", "track_max", "hull_max", "meltdown_round", "meltdown_step"],
                     "captains.json": ["id", "seat", "liking"]},
    "star_empires": {"deck.json": ["id", "when", "op"], "races.json": ["id", "unit", "card", "n", "logo", "main"],
                     "units.json": ["id", "kind", "count", "force", "cost"],
                     "maps.json": ["id", "width", "height", "seats", "homes", "kind", "x", "y", "n"],
                     "game.json": ["draw", "hand_limit", "round_limit", "victory_percent", "garrison", "resources", "buildings"]},
    "deck_building": {"deck.json": ["id", "kind", "set", "on", "act"], "ships.json": ["id", "stats"],
                      "game.json": ["hand_size", "search_slots", "drafts_dealt", "free_searches", "free_explores", "goal_points", "round_limit"]},
}
LANGUAGES = ["lang/en.json", "lang/de.json"]
FORMS = ("nominative", "accusative", "dative", "genitive", "number")  # of names, all of them optional

# A value of a file: `key` is its name in an object, None in a list. Places are offsets in the text; `owner` is the
# object or list that it is in.
Node = collections.namedtuple("Node", "path key key_at at end value owner")


def nodes_of(text):
    """All values of a JSON text with their places, parents first."""
    found, decoder = [], json.JSONDecoder()

    def skip(at):
        while text[at] in " \t\r\n":
            at += 1
        return at

    def read(at, path, key, key_at, owner):
        place = len(found)
        found.append(None)
        start = at
        if text[at] in "{[":
            closing = "}" if text[at] == "{" else "]"
            at, index = skip(at + 1), 0
            while text[at] != closing:
                name, name_at = None, None
                if closing == "}":
                    name_at = at
                    name, at = decoder.raw_decode(text, at)
                    at = skip(skip(at) + 1)
                at = skip(read(at, path + (name if name is not None else index,), name, name_at, place))
                index += 1
                if text[at] == ",":
                    at = skip(at + 1)
            at += 1
            value = {} if closing == "}" else []
        else:
            value, at = decoder.raw_decode(text, at)
        found[place] = Node(path, key, key_at, start, at, value, owner)
        return at
    read(skip(0), (), None, None, None)
    return found


# What is planted: the new text of the file, where the message must stand (an offset in it), and what was done.
Planted = collections.namedtuple("Planted", "text at what")


def replaced(text, start, end, new, at, what):
    return Planted(text[:start] + new + text[end:], at, what)


class Faults:
    """One method a kind of fault; each gives None where this file has no place for it."""

    def __init__(self, dice, game, file, text):
        self.dice, self.game, self.file, self.text = dice, game, file, text
        self.nodes = nodes_of(text)
        self.keys = {node.key for node in self.nodes if node.key is not None}

    def one(self, nodes):
        nodes = list(nodes)
        return self.dice.choice(nodes) if nodes else None

    def members(self, kind):
        return [node for node in self.nodes if node.key is not None and isinstance(node.value, kind)
                and not (kind is int and isinstance(node.value, bool))]

    def is_words(self):
        return self.file in LANGUAGES

    def misspelled(self, word):
        for _ in range(20):
            at = self.dice.randrange(len(word))
            new = self.dice.choice([word[:at] + word[at] + word[at:], word[:at] + word[at + 1:], word[:at] + "x" + word[at + 1:]])
            if new and new not in self.keys:
                return new
        return None

    # ---- keys

    def a_key_misspelled(self):
        node = self.one(node for node in self.nodes if node.key is not None and len(node.key) > 3)
        new = self.misspelled(node.key)
        return new and replaced(self.text, node.key_at + 1, node.key_at + 1 + len(node.key), new, node.key_at, f'"{node.key}" as "{new}"')

    def an_unknown_key(self):
        node = self.one(node for node in self.nodes if isinstance(node.value, dict) and not self.is_words())
        if node is None:
            return None
        rest = self.text[node.at + 1:].lstrip()
        return replaced(self.text, node.at + 1, node.at + 1, '"zzz": 1' + ("" if rest[0] == "}" else ", "), node.at + 1, "an unknown key")

    def a_key_twice(self):
        node = self.one(node for node in self.nodes if node.key is not None and not isinstance(node.value, (dict, list)))
        member = self.text[node.key_at:node.end]
        return replaced(self.text, node.key_at, node.key_at, member + ", ", node.key_at + len(member) + 2, f'"{node.key}" twice')

    def a_key_dropped(self):
        wanted = REQUIRED[self.game].get(self.file, [])
        # What chooses among cards ("select") needs none of what a card needs.
        node = self.one(node for node in self.nodes if node.key in wanted and "select" not in node.path)
        if node is None:
            return None
        after = self.text[node.end:]
        comma = len(after) - len(after.lstrip())
        start, end = node.key_at, node.end
        if after[comma] == ",":
            end += comma + 1
        elif self.text[:start].rstrip()[-1] == ",":  # the last one: the comma before it
            start = self.text.rindex(",", 0, start)
        return replaced(self.text, start, end, "", self.nodes[node.owner].at, f'without "{node.key}"')

    def a_key_that_does_nothing(self):
        if (self.game, self.file) != ("tactics", "deck.json"):
            return None
        node = self.one(node for node in self.members(str) if node.key == "do" and node.value not in ("play_up", "remove", "move", "summon"))
        key = self.dice.choice(['"anywhere": true', '"optional": true', '"choose": true'])
        return replaced(self.text, node.end, node.end, ", " + key, node.end + 2, f'{key} for "{node.value}"')

    # ---- values

    def a_wrong_type(self):
        node = self.one(node for node in self.nodes if node.path)
        if self.is_words() and isinstance(node.value, dict):
            return None  # fewer texts, not another type
        new = {str: "7", int: '"seven"', bool: '"yes"', float: "[]", list: "7", dict: "[]"}[type(node.value)]
        if isinstance(node.value, dict) and node.key is None:
            new = "7"
        return replaced(self.text, node.at, node.end, new, node.at, f"{new} instead of {self.text[node.at:node.end][:40]}")

    def an_unknown_word(self):
        if self.is_words():
            return None
        node = self.one(node for node in self.nodes if isinstance(node.value, str) and node.key != "id")
        return node and replaced(self.text, node.at, node.end, '"zzz_nothing"', node.at, f'"zzz_nothing" instead of "{node.value}"')

    def a_number_out_of_range(self):
        node = self.one(self.members(int))
        new = self.dice.choice(["10000", "-10000", "2.5"])
        return node and replaced(self.text, node.at, node.end, new, node.at, f'"{node.key}": {new}')

    def an_id_twice(self):
        ids = [node for node in self.members(str) if node.key == "id" and "select" not in node.path and not (node.path[0] == "maps" and len(node.path) > 3)]
        if len(ids) < 2:
            return None
        second = self.dice.randrange(1, len(ids))
        first = self.dice.randrange(second)
        return replaced(self.text, ids[second].at, ids[second].end, json.dumps(ids[first].value), ids[second].at, f'the id "{ids[first].value}" twice')

    def a_letter_twice(self):
        letters = [node for node in self.members(str) if node.key == "letter"]
        return len(letters) > 1 and replaced(self.text, letters[1].at, letters[1].end, json.dumps(letters[0].value), letters[1].at, "a letter twice")

    def a_picture_that_is_not_there(self):
        node = self.one(node for node in self.members(str) if node.key in ("picture", "logo") and self.file != "targets.json")
        new = '"icon:zzz"' if node and node.key == "picture" else '"zzz"'
        return node and replaced(self.text, node.at, node.end, new, node.at, f"the picture {new}")

    # ---- texts

    def texts(self):
        return self.members(str) if self.is_words() else []

    def a_text_dropped(self):
        node = self.one(node for node in self.texts() if node.path[0] not in ("game",) and len(node.path) > 1)
        if node is None or (node.path[0] == "card" and node.key not in ("name", "text")):
            return None  # what a faction calls a card may be left out
        if node.key in FORMS or node.path[0] == "credit":
            return None  # so may be how a name stands in sentences, and words for what not all games count
        after = self.text[node.end:]
        comma = len(after) - len(after.lstrip())
        start, end = node.key_at, node.end
        if after[comma] == ",":
            end += comma + 1
        elif self.text[:start].rstrip()[-1] == ",":
            start = self.text.rindex(",", 0, start)
        return replaced(self.text, start, end, "", self.nodes[node.owner].key_at, f'no text for "{".".join(node.path)}"')

    def a_text_emptied(self):
        node = self.one(node for node in self.texts() if node.key != "text")
        return node and replaced(self.text, node.at, node.end, '""', node.at, f'"{".".join(node.path)}" empty')

    def a_placeholder_without_value(self):
        node = self.one(self.texts())
        return node and replaced(self.text, node.end - 1, node.end - 1, " {zzz}", node.at, f'{{zzz}} in "{".".join(node.path)}"')

    def a_brace_too_many(self):
        node = self.one(self.texts())
        return node and replaced(self.text, node.end - 1, node.end - 1, self.dice.choice("{}"), node.at, "a brace too many")

    # ---- the text itself

    def a_comma_dropped(self):
        node = self.one(node for node in self.nodes if self.text[node.end:node.end + 1] == ",")
        rest = self.text[node.end + 1:]
        return replaced(self.text, node.end, node.end + 1, " " if rest[0] not in " \n" else "", node.end + len(rest) - len(rest.lstrip()), "a comma missing")

    def a_quote_dropped(self):
        node = self.one(node for node in self.nodes if isinstance(node.value, str))
        return node and replaced(self.text, node.end - 1, node.end, "", node.at, "a quote missing")

    def a_comment(self):
        node = self.one(node for node in self.nodes if node.key is not None)
        return replaced(self.text, node.key_at, node.key_at, "// why\n", node.key_at, "a comment")


KINDS = [name for name in vars(Faults) if name.startswith(("a_", "an_"))]


def files_of(source, game):
    return {path.relative_to(source).as_posix(): path.read_text(encoding="utf-8") for path in sorted(source.rglob("*.json"))
            if "schema" not in path.relative_to(source).parts}  # those are for editors: the program never reads them


def lint(stardeck, folder, source):
    env = dict(os.environ, STARDECK_ASSETS=str(source / "assets"))
    done = subprocess.run([stardeck, "lint", "--json", folder], capture_output=True, text=True, env=env, timeout=60)
    if done.returncode not in (0, 1) or done.stderr:
        raise SystemExit(f"lint ended with {done.returncode}: {done.stderr}")
    return json.loads(done.stdout)


def fault_in(planted, path, said):
    """What is wrong with what lint said of it, or None."""
    line = planted.text.count("\n", 0, planted.at) + 1
    # Of an emblem that is not there it warns: the window has another.
    errors = [problem for problem in said if problem["severity"] == "error" or problem["code"] == "picture"]
    here = [problem for problem in errors if (problem["file"], problem["line"]) == (str(path), line)]
    if not here:
        return f"nothing is said of line {line}"
    if errors[0] not in here:
        return f"something else than line {line} is told first"
    if len({problem["file"] for problem in errors}) > 1:
        return "other files are blamed too"
    if len(errors) > 2:
        return f"{len(errors)} errors for one fault"
    return None


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--show"]
    stardeck, source = str(pathlib.Path(arguments[0]).resolve()), pathlib.Path(arguments[1]).resolve()
    count = int(arguments[2]) if len(arguments) > 2 else 120
    dice = random.Random(int(arguments[3]) if len(arguments) > 3 else 13)
    shipped = {game: files_of(source / "cards" / game, game) for game in REQUIRED}
    wrong, done, kinds = 0, 0, collections.Counter()
    with tempfile.TemporaryDirectory(prefix="stardeck-faults-") as scratch:
        for game in REQUIRED:
            shutil.copytree(source / "cards" / game, pathlib.Path(scratch) / game)
        while done < count:
            kind, planted = KINDS[done % len(KINDS)], None
            while not planted:
                game = dice.choice(sorted(REQUIRED))
                file = dice.choice(sorted(shipped[game]))
                planted = getattr(Faults(dice, game, file, shipped[game][file]), kind)()
            path = pathlib.Path(scratch) / game / file
            path.write_text(planted.text, encoding="utf-8")
            said = lint(stardeck, pathlib.Path(scratch) / game, source)
            path.write_text(shipped[game][file], encoding="utf-8")
            problem = fault_in(planted, path, said)
            done += 1
            kinds[kind] += 1
            if problem or "--show" in sys.argv:
                wrong += problem is not None
                print(f"{game}/{file}: {kind}, {planted.what}: {problem or 'told'}")
                for line in said[:4]:
                    print(f"    {pathlib.Path(line['file']).name}:{line['line']}:{line['column']}: {line['severity']}[{line['code']}]: {line['message'][:150]}")
    print(f"{done} faults of {len(kinds)} kinds, {wrong} not told as they should be")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
