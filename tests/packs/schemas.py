#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the JSON Schemas of the card files with a validator independent of this program.

usage: schemas.py record STARDECK    writes cards/GAME/schema anew, after a change of what a file may hold, and the tables
                                     of words in cards/GAME/README.md that are made from them (TABLES)
       schemas.py STARDECK [TIMES]   the kept ones are what the program prints; they are good schemas; every key is
                                     explained; those tables are right; shipped packs and those of the tests fit; of files with faults they refuse
                                     what lint calls a wrong key or value, and nothing else (TIMES as many of them)
Exit: 0 all good, 1 something is not, 77 (skipped) without python3-jsonschema.
"""
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import combinations

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is missing")
    sys.exit(77)

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GAMES = {"tactics": "vocabulary", "alpha_strike": "vocabulary_strike", "deck_building": "vocabulary_deck", "star_empires": None}  # None: no pack of the tests
KINDS = {"schema": [], "schema/layer": ["--layer"]}
# The schema of all language files.
WORDS = "lang.json"
# Whose README.md has a table of words: the file, its part, and the key that holds them.
TABLES = {"deck_building": ("deck.json", "action", "act")}
TABLE = re.compile(r"(?<=<!-- made by tests/packs/schemas.py record -->\n).*?\n(?=\n)", re.S)
# What lint calls a fault that a schema can see.
SEEN = {"key", "missing", "value", "unused-key"}


def fail(message):
    raise SystemExit("FAILED " + message)


def run(stardeck, *arguments):
    environment = {**combinations.os.environ, "STARDECK_CARDS": str(ROOT / "cards"), "STARDECK_ASSETS": str(ROOT / "assets")}
    done = subprocess.run([stardeck, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment)
    if done.returncode not in (0, 1) or done.stderr:
        fail(f"{' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def printed(stardeck, game):
    """Path below the game's folder → text."""
    found = {}
    for folder, options in KINDS.items():
        for name in run(stardeck, "schema", game, *options).split():
            found[f"{folder}/{name}"] = run(stardeck, "schema", game, name, *options)
    return found


def record(stardeck):
    for game in GAMES:
        for path, text in printed(stardeck, game).items():
            file = ROOT / "cards" / game / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    for game in TABLES:
        file = ROOT / "cards" / game / "README.md"
        file.write_text(TABLE.sub(lambda _: table_of(game), file.read_text(encoding="utf-8")), encoding="utf-8")


def table_of(game):
    """Each word with the keys that go with it, and what it is for, as the schema has it."""
    name, part, key = TABLES[game]
    record = read(ROOT / "cards" / game / "schema" / name)["definitions"][part]
    useless = {case["if"]["properties"][key]["const"]: case["then"]["properties"] for case in record["allOf"]}
    rows = [f"| `{key}` | keys | does |", "|---|---|---|"]
    for word, what in zip(record["properties"][key]["enum"], record["properties"][key]["enumDescriptions"]):
        keys = [f"`{other}`" for other in record["properties"] if other != key and useless.get(word, {}).get(other) is not False]
        rows.append(f"| `{word}` | {', '.join(keys)}{' ' if keys else ''}| {what} |")
    return "\n".join(rows) + "\n"


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(game, path):
    return jsonschema.Draft7Validator(read(ROOT / "cards" / game / path))


# ---- the schemas themselves

def check_kept(stardeck, game):
    texts = printed(stardeck, game)
    kept = {str(file.relative_to(ROOT / "cards" / game)) for file in (ROOT / "cards" / game / "schema").rglob("*") if file.is_file()}
    if kept != set(texts):
        fail(f"cards/{game}/schema holds {sorted(kept ^ set(texts))}, or lacks it; schemas.py record writes it anew")
    for path, text in texts.items():
        if (ROOT / "cards" / game / path).read_text(encoding="utf-8") != text:
            fail(f"cards/{game}/{path} is not what the program prints; schemas.py record writes it anew")
        jsonschema.Draft7Validator.check_schema(json.loads(text))


def check_tables(game):
    told = TABLE.findall((ROOT / "cards" / game / "README.md").read_text(encoding="utf-8")) if game in TABLES else []
    if told != ([table_of(game)] if game in TABLES else []):
        fail(f"cards/{game}/README.md has another table of words than the schema; schemas.py record writes it anew")


def check_explained(game):
    for file in (ROOT / "cards" / game / "schema").rglob("*.json"):
        schema = read(file)
        if file.name == WORDS:
            continue  # texts, of which the key says what they are for
        for name, part in [("the file", schema), *schema["definitions"].items()]:
            for key, value in part["properties"].items():
                if key != "$schema" and not value.get("description"):
                    fail(f"{file.name}: nobody says what \"{key}\" of {name} is for (src/games/{game}/key_docs.c)")
        for found in every(schema, "enumDescriptions"):
            if "" in found:
                fail(f"{file.name}: a word has no explanation where its fellows have: {found}")


def every(value, key):
    """All values of this key, however deep."""
    if isinstance(value, dict):
        yield from (item for name, item in value.items() if name == key)
        for item in value.values():
            yield from every(item, key)
    elif isinstance(value, list):
        for item in value:
            yield from every(item, key)


# ---- packs that are good

def check_fits(game, path, value, what):
    wrong = [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator(game, path).iter_errors(value)]
    if wrong:
        fail(f"{what} does not fit {path}: {wrong}")


TAUGHT = "nets.json"  # what computers have learned: no file of packs, and written by nobody


def check_good_packs(game):
    for file in sorted((ROOT / "cards" / game).glob("*.json")):
        if file.name == TAUGHT:
            continue
        check_fits(game, f"schema/{file.name}", read(file), file)
        check_fits(game, f"schema/layer/{file.name}", read(file), file)
        check_fits(game, f"schema/{file.name}", {"$schema": f"schema/{file.name}", **read(file)}, file)
    for file in sorted((ROOT / "cards" / game / "lang").glob("*.json")):
        for flavour in KINDS:
            check_fits(game, f"{flavour}/{WORDS}", {"$schema": "x", **read(file)}, file)
    for file in sorted((ROOT / "tests" / "packs" / GAMES[game] / "lang").glob("*.json")) if GAMES[game] else ():
        check_fits(game, f"schema/layer/{WORDS}", read(file), file)
    for file in sorted((ROOT / "tests" / "packs" / GAMES[game]).glob("*.json")) if GAMES[game] else ():
        check_fits(game, f"schema/layer/{file.name}", read(file), file)


GOOD_LAYERS = [
    ("tactics", "deck.json", {}), ("tactics", "deck.json", {"cards": []}),
    ("tactics", "deck.json", {"cards": [{"id": "galaxy", "power": 9}, {"id": "admiral", "effects": {"1": {"amount": 8}}},
                                        {"id": "supernova", "remove": True}]}),
    ("tactics", "deck.json", {"cards": {"1": {"power": 3}}}),
    ("tactics", "deck.json", {"replace": True, "cards": [{"id": "lone", "type": "ship", "kind": "none", "power": 3, "picture": "fleet"}]}),
    ("tactics", "deck.json", {"cards": [{"id": "phaser", "effects": {"1": {"which": {"types": {"1": "tech"}}}}}]}),
    ("tactics", "deck.json", {"cards": [{"id": "diplomat", "effects": {"1": {"target": None}}}]}),
    ("tactics", "targets.json", {"targets": [{"id": "pjem", "bonus": None}]}),
    ("tactics", "game.json", {"hand_size": 5, "first_faction": None}),
    ("tactics", "captains.json", {"captains": [{"id": "ade_okoro", "tastes": None}]}),
    ("alpha_strike", "deck.json", {"cards": [{"id": "ecm", "cost": {"shield": 2}}, {"id": "flak_barrage", "cost": None}]}),
    ("alpha_strike", "ships.json", {"ships": [{"id": "bastion", "colours": {"main": "#102030"}}]}),
    ("alpha_strike", "game.json", {"meltdown_round": {"2": 9}}),
]
BAD_LAYERS = [
    ("tactics", "deck.json", {"cards": [{"power": 9}]}), ("tactics", "deck.json", {"cards": [{"id": "galaxy", "powr": 9}]}),
    ("tactics", "deck.json", {"cards": [{"id": "galaxy", "power": 99}]}), ("tactics", "deck.json", []),
    ("tactics", "deck.json", {"cards": [{"id": "galaxy", "remove": False}]}),
    ("tactics", "deck.json", {"cards": [{"id": "galaxy", "effects": [{"do": "zero"}]}]}),
    ("tactics", "deck.json", {"cards": [{"id": "admiral", "effects": {"0": {"amount": 8}}}]}),
    ("tactics", "deck.json", {"$schema": 7, "cards": []}),
    ("tactics", "deck.json", {"replace": False, "cards": []}), ("tactics", "deck.json", {"replace": True}),
    ("tactics", "deck.json", {"replace": True, "cards": [{"id": "galaxy", "power": 9}]}),
    ("tactics", "deck.json", {"replace": True, "cards": {"1": {"power": 3}}}),
    ("tactics", "factions.json", {"factions": [{"id": "vulcan", "colours": {"main": "blue"}}]}),
    ("tactics", "captains.json", {"captains": [{"id": "mara_thorne", "whim": 101}]}),
    ("alpha_strike", "deck.json", {"cards": [{"id": "ecm", "kind": "defence"}]}),
    ("alpha_strike", "game.json", {"meltdown_round": {"5": 9}}),
]


def check_layers(stardeck, scratch):
    """Each list is what lint says of it too."""
    for wanted, layers in ((True, GOOD_LAYERS), (False, BAD_LAYERS)):
        for game, name, value in layers:
            fits = validator(game, f"schema/layer/{name}").is_valid(value)
            codes = errors_in(stardeck, game, {name: value}, scratch)
            good = not (codes & SEEN if wanted else codes)
            if fits != wanted or good != wanted:
                fail(f"{name} of {game}: {value}: {'fits' if fits else 'refused'}, lint finds it {'good' if good else 'faulty'}")


def errors_in(stardeck, game, files, scratch):
    """Codes of what lint calls errors, in any of these files of a pack upon the game's own."""
    folder = scratch / "pack"
    folder.mkdir(exist_ok=True)
    about = {"id": "scratch", "name": "Scratch", "version": "1", "game": game}
    (folder / "pack.json").write_text(json.dumps(about), encoding="utf-8")
    for name, value in files.items():
        (folder / name).write_text(json.dumps(value), encoding="utf-8")
    faults = json.loads(run(stardeck, "lint", "--json", folder))
    for name in files:
        (folder / name).unlink()
    return {fault["code"] for fault in faults if fault["severity"] == "error"}


# ---- faults

def places(value, path=()):
    """Paths of all that is in it."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, item in items:
        yield from places(item, (*path, key))


def spoilt(value, dice):
    """A copy with one thing changed somewhere."""
    value = copy.deepcopy(value)
    path = dice.choice([path for path in places(value) if "$schema" not in path])
    owner = value
    for step in path[:-1]:
        owner = owner[step]
    change = dice.choice(["type", "remove", "range", "word", "key"])
    if change == "remove":
        del owner[path[-1]]
    elif change == "key" and isinstance(owner, dict):
        owner["unheard_of"] = 1
    elif change == "range" and isinstance(owner[path[-1]], int):
        owner[path[-1]] = dice.choice([-1000, 1000, 2.5])
    elif change == "word" and isinstance(owner[path[-1]], str):
        owner[path[-1]] = "Unheard Of"
    else:
        owner[path[-1]] = dice.choice([[7], {"a": 1}, True, "7", None])
    return value


def check_spoilt(stardeck, game, scratch, count):
    """Whole files of the game with one fault each: refused, if lint calls it a key or a value, and not otherwise."""
    dice, refused = random.Random(7), 0
    target = scratch / game
    combinations.shutil.copytree(ROOT / "cards" / game, target, ignore=combinations.shutil.ignore_patterns("schema"))
    files = sorted(file.name for file in target.glob("*.json") if file.name != TAUGHT)
    for _ in range(count):
        name = dice.choice(files)
        whole = read(ROOT / "cards" / game / name)
        value = spoilt(whole, dice)
        (target / name).write_text(json.dumps(value), encoding="utf-8")
        codes = {fault["code"] for fault in json.loads(run(stardeck, "lint", "--json", target)) if fault["severity"] == "error"
                 and pathlib.Path(fault["file"]).name == name}
        (target / name).write_text(json.dumps(whole), encoding="utf-8")
        fits = validator(game, f"schema/{name}").is_valid(value)
        if fits and codes & SEEN or not fits and not codes:
            changed = [path for path in places(value) if path not in set(places(whole))]
            fail(f"{name} of {game} {'fits' if fits else 'does not fit'} its schema, and lint says {codes}; about {changed}")
        refused += not fits
    if refused < count / 3:
        fail(f"only {refused} of {count} faults were refused")
    print(f"ok {count} spoilt files of {game}, {refused} refused", flush=True)


def check_spoilt_words(stardeck, game, scratch, count):
    """Language files with one fault each. What is said of cards and other records only lint knows: a schema may take that."""
    dice, refused = random.Random(11), 0
    target = scratch / game
    records = {name for name in read(ROOT / "cards" / game / "schema" / WORDS)["definitions"]}
    check = validator(game, f"schema/{WORDS}")
    for _ in range(count):
        name = dice.choice(["en.json", "de.json"])
        whole = read(ROOT / "cards" / game / "lang" / name)
        value = spoilt(whole, dice)
        path = dice.choice([path for path in places(whole) if path[0] not in records])
        if dice.random() < 0.3:  # a placeholder that gets no value
            owner = value = copy.deepcopy(whole)
            for step in path[:-1]:
                owner = owner[step]
            if isinstance(owner[path[-1]], str):
                owner[path[-1]] += " {zzz}"
        (target / "lang" / name).write_text(json.dumps(value), encoding="utf-8")
        faults = [fault for fault in json.loads(run(stardeck, "lint", "--json", target)) if fault["severity"] == "error"
                  and pathlib.Path(fault["file"]).name == name]
        (target / "lang" / name).write_text(json.dumps(whole), encoding="utf-8")
        of_records = [fault for fault in faults if any(f'"{record}.' in fault["message"] or f'"{record}"' in fault["message"] for record in records)
                      or "other than in" in fault["message"]]
        fits = check.is_valid(value)
        if fits and len(of_records) < len(faults) or not fits and not faults:
            fail(f"lang/{name} of {game} {'fits' if fits else 'does not fit'} its schema, and lint says {faults}")
        refused += not fits
    if refused < count / 4:
        fail(f"only {refused} of {count} faults of texts were refused")
    print(f"ok {count} spoilt language files of {game}, {refused} refused", flush=True)


def check_combinations(stardeck, game, scratch, count):
    """Pairs of words that do or don't go together: keys without a use are refused here as there."""
    every_one = list({json.dumps(one, sort_keys=True): one for one in game.combinations()}.values())
    random.Random(5).shuffle(every_one)
    trial = combinations.Run(stardeck, game, scratch / "combinations")
    for deck in combinations.decks(game, every_one[:count]):
        places_of = trial.write(deck)
        codes = {}
        for fault in trial.lint():
            if fault["severity"] == "error":
                codes.setdefault((pathlib.Path(fault["file"]).name, fault["line"]), set()).add(fault["code"])
        for name, key in (("deck.json", "cards"), ("ships.json", "ships")):
            file = trial.folder / name
            check = validator(game.id, f"schema/layer/{name}") if file.exists() else None
            for n, value in enumerate(read(file)[key] if file.exists() else []):
                fits = check.is_valid({key: [value]})
                said = codes.get((name, n + 2), set())
                if (name, n + 2) in places_of and fits == bool(said & SEEN):
                    fail(f"{value} {'fits' if fits else 'does not fit'}, and lint says {said}")
    print(f"ok {count} combinations of {game.id}", flush=True)


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "record":
        record(sys.argv[2])
        return
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    times = int(sys.argv[2]) if len(sys.argv) == 3 else 1
    stardeck = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="stardeck-schemas-") as folder:
        scratch = pathlib.Path(folder)
        for game in GAMES:
            check_kept(stardeck, game)
            check_explained(game)
            check_tables(game)
            check_good_packs(game)
            check_spoilt(stardeck, game, scratch, 20 * times)
            check_spoilt_words(stardeck, game, scratch, 16 * times)
        check_layers(stardeck, scratch)
        for game in (combinations.Tactics(), combinations.AlphaStrike()):
            check_combinations(stardeck, game, scratch, 80 * times)


main()
