#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Damages what is kept beside saved games of the cards they were begun with (src/data/kept_cards.h), file by file in every way,
while their packs are on, off, gone or others: each game must go on, with the same hashes, and what was damaged must be mended.

usage: kept_damage.py STARDECK SOURCE_FOLDER [all]
       all: each way of damage with each state of the packs; else they take turns
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

STARDECK, SOURCE = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
ALL = sys.argv[3:] == ["all"]

# What packs change of each game: a file of records with a number of one, and a number of game.json.
GAMES = {
    "tactics": ("starfleet:human,romulan:easy", "deck.json", "cards", "admiral", "power", 5, "hand_size"),
    "alpha_strike": ("bastion:human,halberd:easy", "deck.json", "cards", "spinal_laser", "copies", 3, "hand_size"),
    "deck_building": ("ship_enterprise:human,ship_hood:easy", "deck.json", "cards", "tricorder", "copies", 5, "hand_size"),
    "star_empires": ("federation:human,klingon:random", "game.json", None, None, "draw", 3, "hand_limit"),
}
STATES = ("on", "off", "deleted", "changed")


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_bytes(value if isinstance(value, bytes) else json.dumps(value).encode())


def make_packs(folder, game, count, step):
    """The packs; `step`: how far their numbers are from those at the beginning."""
    _, file, records, card, key, number, other = GAMES[game]
    captain = json.loads((SOURCE / "cards" / game / "captains.json").read_text())["captains"][0]["id"]
    change = {key: number + step}
    contents = [
        {file: {records: [{"id": card, **change}]} if records else change, "lang/en.json": {"game": {"line": "Another line."}}},
        {"captains.json": {"captains": [{"id": captain, "boldness": 30 + step}]}, "game.json": {other: f"+{1 + step}"},
         "lang/en.json": {}, "lang/de.json": {"game": {"line": "Eine andere Zeile."}}},
        {"game.json": {other: f"+{1 + step}"}},
    ]
    for i in range(count):
        write(folder / f"p{i}/pack.json", {"id": f"p{i}", "name": f"Pack {i}", "version": "1", "game": game})
        for name, value in contents[i].items():
            write(folder / f"p{i}" / name, value)


def run(home, *arguments, typed=""):
    env = {**os.environ, "STARDECK_CARDS": str(SOURCE / "cards"), "STARDECK_ASSETS": str(SOURCE / "assets"), "HOME": str(home),
           "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    return subprocess.run([STARDECK, *map(str, arguments)], env=env, input=typed, capture_output=True, text=True, timeout=300)


def begin(home, game, count):
    """A game of some commands with so many packs; returns the folder of games and the saved one."""
    make_packs(home / "data/stardeck/packs", game, count, 0)
    write(home / "config/stardeck/packs.json", {"packs": [{"id": f"p{i}", "on": True} for i in reversed(range(count))]})
    done = run(home, "--speak", "--lang", "en", "--new", game, "--players", GAMES[game][0], "--seed", 7, typed="1\n1\n\n" * 8 + "quit\n")
    saved = list((home / "data/stardeck/games").glob("*.stardeck"))
    assert done.returncode == 0 and len(saved) == 1, f"{game}: no game was begun\n{done.stdout[-1000:]}{done.stderr}"
    packs = json.loads(saved[0].read_text().splitlines()[0]).get("packs", [])
    assert len(packs) == count, f"{game}: {packs}\n{done.stderr}"
    return saved[0]


# ---- damage

def flip(data):
    at = len(data) // 2
    while at < len(data) - 1 and not chr(data[at]).isalnum():
        at += 1
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1:] if data else b"x"


WAYS = {
    "half": lambda path, data: write(path, data[:len(data) // 2]),
    "empty": lambda path, data: write(path, b""),
    "deleted": lambda path, data: path.unlink(),
    "garbage": lambda path, data: write(path, bytes(range(256))),
    "a byte": lambda path, data: write(path, flip(data)),
    "a folder": lambda path, data: (path.unlink(), path.mkdir(), write(path / "x", b"x")),
}


def strays(kept, count):
    """Files and folders that nobody has kept there."""
    first = {path.name: path.read_bytes() for path in (kept / "1").glob("*.json")}

    def layer(name):
        for file, data in first.items():
            write(kept / name / file, data)
    return {
        "the next layer": lambda: layer(str(count + 1)), "7": lambda: layer("7"), "x": lambda: layer("x"), "0.bak": lambda: layer("0.bak"),
        "a file as the next layer": lambda: write(kept / str(count + 1), b"x"),
        "a stray file in a layer": lambda: write(kept / "1/game.json", {}) if "game.json" not in first else None,
        "a file nobody knows": lambda: write(kept / "0/x.json", b"{"),
        "README": lambda: write(kept / "README", b"x"),
        "a layer gone": lambda: shutil.rmtree(kept / "1"), "the lowest gone": lambda: shutil.rmtree(kept / "0"),
        "a layer that is a file": lambda: (shutil.rmtree(kept / "1"), write(kept / "1", b"x")),
        "all gone": lambda: shutil.rmtree(kept), "rules gone": lambda: shutil.rmtree(kept.parent),
    }


class Case:
    """A copy of the game in a folder of its own, with its packs beside it."""

    def __init__(self, top, number, saved, packs, state, said):
        self.home, self.state, self.said = top / str(number), state, said
        self.games = self.home / "data/stardeck/games"
        shutil.copytree(saved.parent, self.games, copy_function=os.link)
        if state != "deleted":
            (self.home / "data/stardeck/packs").symlink_to(packs["changed" if state == "changed" else "off"])
        self.saved = self.games / saved.name
        self.kept = next((self.games / "rules").iterdir())
        self.before = {path.relative_to(self.games): path.read_bytes() for path in self.kept.rglob("*.json")}
        self.mends = True  # everything, as the second copy is there


def make_cases(top, saved, packs, count):
    """All ways of damage, each with a state of the packs, or all."""
    cases, turn = [], {4: 0, 2: 0}

    def add(said, damage, states=STATES):
        turn[len(states)] += 1
        for state in states if ALL else [states[turn[len(states)] % len(states)]]:
            case = Case(top, len(cases), saved, packs, state, f"{said}; packs {state}")
            damage(case)
            cases.append(case)

    example = Case(top, "example", saved, packs, "on", "")
    for name, data in example.before.items():
        for way, damage in WAYS.items():
            add(f"{name}: {way}", lambda case, n=name, d=data, do=damage: do(case.games / n, d))

            def alone(case, n=name, d=data, do=damage):
                shutil.rmtree(case.games / "copies", ignore_errors=True)
                do(case.games / n, d)
                case.mends = False
            add(f"{name}: {way}, and no copy", alone, ("on", "off"))
    for path in (example.games / "copies").glob("*"):
        for way, damage in WAYS.items():
            add(f"copy: {way}", lambda case, n=path.name, d=path.read_bytes(), do=damage: do(case.games / "copies" / n, d))
    for stray in strays(example.kept, count):
        add(stray, lambda case, s=stray: strays(case.kept, count)[s]())
        add(f"{stray}, and no copy", lambda case, s=stray: (shutil.rmtree(case.games / "copies", ignore_errors=True), strays(case.kept, count)[s](),
                                                         setattr(case, "mends", False)), ("on", "off"))
    return cases


def wrong_with(case, replayed):
    """What is wrong after it was played again; "": nothing."""
    if not replayed:
        return "does not go on"
    wrong = [str(name) for name, data in case.before.items()
             if case.mends and (not (case.games / name).is_file() or (case.games / name).read_bytes() != data)]
    return "not mended: " + ", ".join(wrong) if wrong else ""


def check(top, game, count):
    saved = begin(top / "begun", game, count)
    packs = {"off": top / "packs", "changed": top / "changed"}
    make_packs(packs["off"], game, count, 0)
    make_packs(packs["changed"], game, count, 1)
    cases = make_cases(top / "cases", saved, packs, count)
    failures = []
    for state in STATES:
        those = [case for case in cases if case.state == state]
        assert those, f"{state}: no case"
        on = [word for i in range(count) for word in ("--pack", packs["off"] / f"p{i}")] if state == "on" else []
        done = run(top, "replay", "--json", *on, *[case.saved for case in those])
        good = {replay["file"]: replay["outcome"] if not replay["good"] else "good" for replay in json.loads(done.stdout)["replays"]}
        for case in those:
            wrong = wrong_with(case, good.get(str(case.saved)) == "good")
            if wrong:
                told = [line for line in done.stderr.splitlines() if str(case.home) + "/" in line]
                failures.append(f"{game}, {count} packs, {case.said}: {wrong} {good.get(str(case.saved))} {told[:1]}")
    # At the window's games too, as text.
    for case in cases[::40]:
        done = run(case.home, "--speak", "--lang", "en", "--load", case.saved, typed="quit\n")
        if done.returncode != 0:
            failures.append(f"{game}, {count} packs, {case.said}: not opened: {done.stderr}")
    return len(cases), failures


def main():
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # a disk would have to be waited for with every file
    total, failures = 0, []
    for game in GAMES:
        for count in (1, 2, 3):
            with tempfile.TemporaryDirectory(prefix="stardeck-kept-", dir=memory) as top:
                cases, wrong = check(pathlib.Path(top), game, count)
            total += cases
            failures += wrong
    print("\n".join(failures))
    print(f"{total} damaged games, {len(failures)} of them lost something")
    sys.exit(bool(failures))


main()
