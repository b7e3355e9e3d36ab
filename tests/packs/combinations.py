#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every pair of words of the vocabulary: lint says what is wrong with it, or cards with it are played without a fault.

A combination is a word for what is done, and values of two other keys, whether they belong there or not; what is done, and
any way to say to which cards; or two things that one card does. Each becomes a card of a pack upon the game's own. Lint must not fall over, and whatever it refuses it
must refuse in that card's line, with a code and a reason. From what it lets pass decks are made, which must be clean
together too and are played: random games, every command checked, and some by opponents that look ahead.

usage: combinations.py STARDECK [COUNT]    COUNT of each game, drawn by lot; without it all of them
"""
import collections
import itertools
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ABSENT = object()
REASONS = {"rule", "unused-key", "missing", "value", "key"}  # all that a combination of known words can be refused for
DOUBTS = {"never", "unused"}  # what may be said of one that is let pass
OTHERS = {"mod"}  # and of pages of the program that show what is different now
GAMES = 6  # of each deck at each table
TIMEOUT = 300


def base_of(game, file, key):
    return json.loads((ROOT / "cards" / game / file).read_text(encoding="utf-8"))[key]


def pairs(dimensions):
    """All values of two of the keys."""
    for (one, values), (other, more) in itertools.combinations(dimensions.items(), 2):
        for value, another in itertools.product(values, more):
            yield {one: value, other: another}


def laid(target, path, value):
    """Puts the value at "which/where", or takes away what is there."""
    *way, last = path.split("/")
    for step in way:
        target = target.setdefault(step, {})
    if value is ABSENT:
        target.pop(last, None)
    else:
        target[last] = value


class Tactics:
    id, per_deck = "tactics", 48
    # What each does with nothing but what it must have.
    plain = {
        "remove": {"when": "revealed"}, "move": {"when": "revealed"}, "draw_up": {"when": "revealed"},
        "see_hands": {"when": "revealed"}, "draw_and_play": {"when": "revealed"}, "summon": {"when": "revealed"},
        "negotiate": {"when": "revealed"}, "block": {"when": "permanent", "parts": ["effect"], "which": {"where": "below"}},
        "close": {"when": "permanent"}, "add": {"when": "scoring", "amount": 3}, "boost": {"when": "scoring", "amount": 2},
        "steal": {"when": "scoring"}, "zero": {"when": "scoring"}, "halve": {"when": "scoring"}, "win_row": {"when": "scoring"},
        "play_up": {"when": "special"}, "turn_up": {"when": "special"}, "shield": {"when": "special"},
        "end_negotiation": {"when": "special"}}
    dimensions = {
        "when": ["revealed", "permanent", "scoring", "special"],
        "amount": [ABSENT, 0, 1, 50], "choose": [False, True], "optional": [False, True], "anywhere": [False, True],
        "parts": [ABSENT, [], ["effect"], ["power"], ["effect", "power"]], "ask": [ABSENT, "remove", "sabotage"],
        "which/where": [ABSENT, "others", "above", "below", "directly_above", "directly_below"],
        "which/whose": [ABSENT, "any", "own", "friendly", "opponents"], "which/face": [ABSENT, "any", "up", "down"],
        "which/types": [ABSENT, [], ["ship"], ["tech", "weapon", "action"]], "which/title": [ABSENT, "infantry"],
        "target": [ABSENT, {}, {"kinds": ["planet"]}, {"colours": ["none"]}, {"quadrants": ["beta"]}, {"title": "earth"}]}
    tables = ["--players starfleet:random,romulan:random", "--players klingon:random,vulcan:random,romulan:random --top-secret",
              "--players starfleet:random,romulan:random,vulcan:random,klingon:random --variant alliances",
              "--players klingon:random,vulcan:random,romulan:random,starfleet:random --variant blind_trust"]
    thinking = "--players starfleet:greedy,romulan:easy,klingon:easy"

    # Where cards are meant, every way to say which.
    filters = {"where": ["others", "above", "below", "directly_above", "directly_below"],
               "whose": ["any", "own", "friendly", "opponents"], "face": ["any", "up", "down"], "types": [ABSENT, ["ship"], ["troops", "tech"]]}

    def choosing(self):
        for verb in ("remove", "move", "summon", "block", "add", "boost", "steal", "zero", "win_row", "turn_up"):
            yield {"do": verb, **self.plain[verb]}
        yield {"do": "remove", "when": "revealed", "choose": True}
        yield {"do": "remove", "when": "revealed", "choose": True, "optional": True, "ask": "sabotage"}
        yield {"do": "move", "when": "revealed", "optional": True}
        yield {"do": "block", "when": "permanent", "parts": ["effect", "power"]}
        yield {"do": "add", "when": "scoring", "amount": 2, "target": {"kinds": ["planet"]}}

    def combinations(self):
        for verb, pair in itertools.product(self.plain, pairs(self.dimensions)):
            effect = {"do": verb, **json.loads(json.dumps(self.plain[verb]))}
            for path, value in pair.items():
                laid(effect, path, value)
            yield [effect]
        for effect, (where, whose, face, types) in itertools.product(self.choosing(), itertools.product(*self.filters.values())):
            which = {"where": where, "whose": whose, "face": face, "types": types}
            yield [{**effect, "which": {key: value for key, value in which.items() if value is not ABSENT}}]
        for verb, other in itertools.product(self.plain, repeat=2):
            yield [{"do": verb, **self.plain[verb]}, {"do": other, **self.plain[other]}]

    def write(self, folder, combinations):
        ids = [card["id"] for card in base_of("tactics", "deck.json", "cards")]
        ids += [f"new_{i}" for i in range(self.per_deck - len(ids))]
        types = ["ship", "tech", "weapon", "action", "troops"]
        cards = [{"id": id, "type": types[i % 5], "kind": "special", "power": i % 13, "picture": "icon:star-medal", "effects": effects}
                 for i, (id, effects) in enumerate(zip(ids, combinations))]
        words = {id: {"text": "Does.", **({"name": id} if id.startswith("new") else {})} for id in ids[:len(cards)]}
        if len(cards) < 33:
            cards += [{"id": id, "kind": "none", "effects": []} for id in ids[len(cards):33]]
            words.update({id: {"text": ""} for id in ids[:33] if id not in words})
        return {"deck.json": ("cards", cards)}, {"card": words}


class AlphaStrike:
    id, per_deck = "alpha_strike", 16
    # With the owner, and the moment, that it goes with.
    plain = {
        "power": ("action", "play", {"who": "self", "track": "engine", "amount": 2}), "move_power": ("action", "play", {"max": 3}),
        "repair": ("action", "play", {"amount": 2}), "draw": ("action", "play", {"count": 2}), "counter": ("defense", "respond", {}),
        "reduce": ("defense", "respond", {"amount": 3}), "counter_attack": ("defense", "respond", {}),
        "destroy_craft": ("attack", "hit", {}), "attack_bonus": ("craft", "passive", {"amount": 1}),
        "attack_after_launch": ("craft", "passive", {})}
    dimensions = {
        "kind": ["attack", "action", "craft", "defense", "ship"], "on": ["play", "hit", "respond", "turn_start", "passive"],
        "if/hull_max": [ABSENT, 5], "if/attack_tag": [ABSENT, [], ["beam", "craft"]],
        "attack/after": [ABSENT, "discard", "keep"], "attack/cost": [ABSENT, {"engine": 1}], "attack": [ABSENT, {"damage": 2, "tags": ["field"]}],
        "do/who": [ABSENT, "self", "target"], "do/track": [ABSENT, "shield", "choose"], "do/amount": [ABSENT, -3, 0, 3],
        "do/max": [ABSENT, 2], "do/count": [ABSENT, 2], "do/tag": [ABSENT, "beam"]}
    tables = ["--players halberd:random,tempest:random", "--players bastion:random,tigers_claw:random,halberd:random,tempest:random"]
    thinking = "--players bastion:easy,tempest:easy,halberd:greedy"

    def record(self, owner, on, doings, condition=None, attack=None):
        ability = {"on": on, **({"if": condition} if condition else {}), "do": doings}
        needs = attack is None and (owner == "attack" or (owner == "craft" and on == "hit"))
        if needs:
            attack = {"damage": 1, "tags": ["beam"], **({"after": "keep"} if owner == "craft" else {})}
        return {"kind": owner, "abilities": [ability], **({"attack": attack} if attack else {})}

    def combinations(self):
        for op, pair in itertools.product(self.plain, pairs(self.dimensions)):
            owner, on, values = self.plain[op]
            doing, condition, attack = {"op": op, **values}, {}, {}
            for path, value in pair.items():
                where, _, key = path.partition("/")
                if path in ("kind", "on"):
                    owner, on = (value, on) if path == "kind" else (owner, value)
                elif path == "attack":
                    attack.update({} if value is ABSENT else value)
                else:
                    laid({"do": doing, "if": condition, "attack": attack}[where], key, value)
            if attack and "damage" not in attack:
                attack = {"damage": 1, "tags": [], **attack}
            yield self.record(owner, on, [doing], condition, attack or None)
        for (op, (owner, on, values)), (other, (_, _, more)) in itertools.product(self.plain.items(), repeat=2):
            yield self.record(owner, on, [{"op": op, **values}, {"op": other, **more}])

    def write(self, folder, combinations):
        cards = [{"id": f"new_{i}", "copies": 1, "picture": "icon:star-medal", **record}
                 for i, record in enumerate(combinations) if record["kind"] != "ship"]
        ships = [{"id": f"ship_{i}", "hull": 9, "increment": {"shield": 1, "weapon": 1, "engine": 1}, "logo": "vulcan",
                  "ships": "tempest", "colours": {"main": "#B4%04X" % i}, **{key: value for key, value in record.items() if key != "kind"}}
                 for i, record in enumerate(combinations) if record["kind"] == "ship"]
        folder.joinpath("game.json").write_text(json.dumps({"deck_size": 60 + sum(card.get("copies", 0) for card in cards)}), encoding="utf-8")
        words = {"card": {card["id"]: {"name": card["id"], "text": "Does."} for card in cards if card["id"].startswith("new")},
                 "ship": {ship["id"]: {"name": ship["id"], "text": "Does."} for ship in ships}}
        return {"deck.json": ("cards", cards), "ships.json": ("ships", ships)}, words


def decks(game, records):
    """Groups of them that fit into one deck; of Alpha Strike not too many ships."""
    if game.id == "tactics":
        return [records[i:i + game.per_deck] for i in range(0, len(records), game.per_deck)]
    found = []
    for record in records:
        for deck in found:
            ships = sum(one["kind"] == "ship" for one in deck)
            if len(deck) < game.per_deck and (record["kind"] != "ship" or ships < 4):
                deck.append(record)
                break
        else:
            found.append([record])
    return found


class Run:
    def __init__(self, stardeck, game, folder):
        self.stardeck, self.game, self.folder = stardeck, game, folder
        self.codes = collections.Counter()

    def run(self, *arguments):
        environment = {**os.environ, "STARDECK_CARDS": str(ROOT / "cards"), "STARDECK_ASSETS": str(ROOT / "assets")}
        return subprocess.run([self.stardeck, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment,
                              timeout=TIMEOUT)

    def write(self, combinations):
        """Returns file and line of each combination: a record a line."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "lang").mkdir(parents=True)
        files, words = self.game.write(self.folder, combinations)
        about = {"id": "combinations", "name": "Combinations", "version": "1", "game": self.game.id}
        self.folder.joinpath("pack.json").write_text(json.dumps(about), encoding="utf-8")
        places, left = {}, dict(enumerate(combinations))
        for file, (key, records) in files.items():
            lines = [json.dumps(record) for record in records]
            self.folder.joinpath(file).write_text('{"%s": [\n%s\n]}\n' % (key, ",\n".join(lines)), encoding="utf-8")
            mine = [i for i, one in left.items() if self.game.id == "tactics" or (one["kind"] == "ship") == (key == "ships")]
            places.update({(file, 2 + n): i for n, i in enumerate(mine)})
        for language in ("en", "de"):
            self.folder.joinpath("lang", language + ".json").write_text(json.dumps(words), encoding="utf-8")
        return places

    def lint(self):
        done = self.run("lint", "--json", self.folder)
        if done.returncode not in (0, 1) or done.stderr:
            raise SystemExit(f"FAILED lint ({done.returncode}) of {self.folder.joinpath('deck.json').read_text()}\n{done.stderr}")
        return json.loads(done.stdout)

    def judge(self, combinations):
        """Those that lint lets pass; each other one has been refused with a reason."""
        places = self.write(combinations)
        refused = set()
        for fault in self.lint():
            if fault["code"] in OTHERS:
                continue
            at = (os.path.basename(fault["file"]), fault["line"])
            reasons = REASONS if fault["severity"] == "error" else DOUBTS
            if at not in places or fault["code"] not in reasons or len(fault["message"]) < 20:
                raise SystemExit(f"FAILED: lint says {fault}\nof {[combinations[i] for p, i in places.items() if p == at]}")
            if fault["severity"] == "error":
                refused.add(places[at])
            self.codes[fault["code"]] += 1
        left = [one for i, one in enumerate(combinations) if i not in refused]
        # Of many faults some are told only when others have been mended.
        return self.judge(left) if refused and left else left

    def plays(self, combinations):
        """What went wrong with a deck of them; None: nothing did."""
        self.write(combinations)
        faults = self.lint()
        if any(fault["severity"] == "error" or fault["code"] not in DOUBTS | OTHERS for fault in faults):
            return str(faults)
        for table in [*self.game.tables, self.game.thinking]:
            games = GAMES if table != self.game.thinking else 1
            done = self.run("simulate", "--game", self.game.id, "--cards", self.folder, *table.split(), "--games", games,
                            "--seed", "7", "--check", "--json")
            if done.returncode != 0:
                return f"{table}: exit {done.returncode}\n{done.stderr}"
        return None

    def smallest(self, combinations):
        """A few of them with which it goes wrong too."""
        step = len(combinations) // 2
        while step > 0:
            for start in range(0, len(combinations), step):
                fewer = combinations[:start] + combinations[start + step:]
                if fewer and self.plays(fewer) is not None:
                    combinations = fewer
                    break
            else:
                step //= 2
        return combinations


def main():
    stardeck, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None
    for game in (Tactics(), AlphaStrike()):
        every = list({json.dumps(one, sort_keys=True): one for one in game.combinations()}.values())
        random.Random(2026).shuffle(every)
        every = every[:count]
        with tempfile.TemporaryDirectory(prefix="stardeck-combinations-") as folder:
            run = Run(stardeck, game, pathlib.Path(folder) / "pack")
            good = [one for deck in decks(game, every) for one in run.judge(deck)]
            print(f"{game.id}: of {len(every)} combinations {len(good)} can be played; lint said {dict(run.codes)}", flush=True)
            for deck in decks(game, good):
                wrong = run.plays(deck)
                if wrong is not None:
                    few = run.smallest(deck)
                    raise SystemExit(f"FAILED {game.id}: {run.plays(few)}\nwith {json.dumps(few, indent=1)}")
            print(f"ok {len(decks(game, good))} decks of {game.id} were played", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main()
