#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays and tests the packs whose cards no line of the program knows: tests/packs/vocabulary, vocabulary_strike and vocabulary_deck.

usage: vocabulary.py games STARDECK GAMES    GAMES random games at each table, every command checked, and some between
                                             opponents that think ahead
       vocabulary.py cards STARDECK          lint finds nothing; every card has scenarios; without what it does they fail
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKS = {"tactics": "vocabulary", "alpha_strike": "vocabulary_strike", "deck_building": "vocabulary_deck"}
TABLES = {"tactics": "contract", "alpha_strike": "alpha_strike", "deck_building": "deck_building"}
# Besides the tables that every pack of the game is played at.
MORE_TABLES = {"tactics": [], "alpha_strike": ["--players wayfarer:random,tempest:random",
                                               "--players bastion:random,wayfarer:random,halberd:random"],
               "deck_building": ["--players ship_enterprise:greedy,ship_hood:greedy,ship_lexington:greedy,ship_constellation:greedy"]}
THINKING = {"tactics": ["--players starfleet:easy,romulan:easy", "--players klingon:easy,vulcan:greedy,romulan:easy",
                        "--players starfleet:easy,romulan:easy,vulcan:easy,klingon:easy --variant alliances",
                        "--players starfleet:greedy,romulan:easy,vulcan:easy,klingon:greedy --variant blind_trust"],
            "alpha_strike": ["--players wayfarer:easy,bastion:easy", "--players halberd:easy,wayfarer:greedy,tempest:easy",
                             "--players wayfarer:easy,tempest:easy,bastion:greedy,halberd:easy"],
            "deck_building": ["--players ship_enterprise:easy,ship_hood:easy",
                              "--players ship_hood:easy,ship_lexington:greedy,ship_enterprise:easy --variant infection"]}
GAMES_A_THINKING_ONE = 20  # random games are so many times as many
GAMES_OF = {"deck_building": 10}  # a game of it is so many times as long
IDLE = {"tactics": {"kind": "none", "effects": None}, "alpha_strike": {"abilities": None},
        "deck_building": {"effects": None, "flip": None, "reward": None, "points_effects": None}}
# What a card that has to have an ability may have instead: one that is never seen to act.
IDLE_ABILITIES = {"action": [{"on": "play", "if": {"hull_max": 1}, "do": [{"op": "repair", "amount": 1}]}],
                  "defense": [{"on": "respond", "do": [{"op": "power", "who": "self", "track": "weapon", "amount": -9}]}]}


def run(stardeck, *arguments):
    environment = {**os.environ, "STARDECK_CARDS": str(ROOT / "cards"), "STARDECK_ASSETS": str(ROOT / "assets")}
    return subprocess.run([stardeck, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment)


def folder_of(game):
    return ROOT / "tests" / "packs" / PACKS[game]


# ---- games

def play(stardeck, game, table, games):
    done = run(stardeck, "simulate", "--game", game, "--cards", folder_of(game), *table.split(), "--games", games,
               "--seed", "2026", "--check", "--json")
    if done.returncode != 0:
        raise SystemExit(f"FAILED {game} {table}: exit {done.returncode}\n{done.stderr}")
    assert json.loads(done.stdout)["games"] == games
    print(f"ok {games} games of {game}: {table}", flush=True)


def all_games(stardeck, games):
    for game, tables in TABLES.items():
        count = max(1, games // GAMES_OF.get(game, 1))
        lines = (ROOT / "tests" / tables / "tables.txt").read_text(encoding="utf-8").splitlines()
        for table in [line for line in lines if line and not line.startswith("#")] + MORE_TABLES[game]:
            play(stardeck, game, table, count)
        for table in THINKING[game]:
            play(stardeck, game, table, max(1, count // GAMES_A_THINKING_ONE))


# ---- cards

def languages_of(folder):
    return sorted((folder / "lang").glob("*.json"))


def lint_is_silent(stardeck, game):
    done = run(stardeck, "lint", "--json", folder_of(game))
    english_only = len(languages_of(folder_of(game))) == 1
    told = [fault for fault in json.loads(done.stdout) if not (english_only and fault["code"] == "untranslated")]
    if done.returncode != 0 or told:
        raise SystemExit(f"FAILED lint of {PACKS[game]}:\n{done.stdout}{done.stderr}")


def scenarios_of(game, card):
    folder = ROOT / "tests" / "scenarios" / PACKS[game]
    return [folder / f"{card}.json", *sorted(folder.glob(f"{card}-*.json"))]


def without(game, record):
    """The same card, doing nothing."""
    idle = {**record, **IDLE[game]}
    if record.get("kind") in IDLE_ABILITIES and game == "alpha_strike":
        idle["abilities"] = IDLE_ABILITIES[record["kind"]]
    return {key: value for key, value in idle.items() if value is not None}


def check_card(stardeck, game, file, key, record, scratch):
    """Lays the scenarios beside a pack in which the card does nothing: those that show it act must fail."""
    scenarios = scenarios_of(game, record["id"])
    missing = [path.name for path in scenarios if not path.exists()]
    if missing or len(scenarios) < 2:
        raise SystemExit(f"FAILED {record['id']}: it needs {record['id']}.json, which shows it act, and another, where it does not")
    shutil.rmtree(scratch / "pack", ignore_errors=True)
    shutil.copytree(folder_of(game), scratch / "pack")
    deck = json.loads((folder_of(game) / file).read_text(encoding="utf-8"))
    deck[key] = [without(game, one) if one["id"] == record["id"] else one for one in deck[key]]
    (scratch / "pack" / file).write_text(json.dumps(deck), encoding="utf-8")
    for path in languages_of(scratch / "pack"):  # whose texts speak of numbers that are gone
        words = json.loads(path.read_text(encoding="utf-8"))
        words["card" if key == "cards" else "ship"][record["id"]]["text"] = "Nothing."
        path.write_text(json.dumps(words), encoding="utf-8")
    told = json.loads(scenarios[0].read_text(encoding="utf-8"))
    (scratch / "scenario.json").write_text(json.dumps({**told, "pack": "pack"}), encoding="utf-8")
    done = run(stardeck, "scenario", scratch / "scenario.json")
    if done.returncode != 1:
        raise SystemExit(f"FAILED {scenarios[0].name}: it {'passes' if done.returncode == 0 else 'can not be run'} "
                         f"with a card that does nothing\n{done.stdout}{done.stderr}")


def all_cards(stardeck):
    for game in PACKS:
        lint_is_silent(stardeck, game)
        files = [("deck.json", "cards")] + ([("ships.json", "ships")] if game == "alpha_strike" else [])
        with tempfile.TemporaryDirectory(prefix="stardeck-vocabulary-") as folder:
            for file, key in files:
                records = json.loads((folder_of(game) / file).read_text(encoding="utf-8"))[key]
                for record in records:
                    check_card(stardeck, game, file, key, record, pathlib.Path(folder))
                print(f"ok {len(records)} {key} of {PACKS[game]}", flush=True)


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "games":
        all_games(sys.argv[2], int(sys.argv[3]))
    elif len(sys.argv) == 3 and sys.argv[1] == "cards":
        all_cards(sys.argv[2])
    else:
        raise SystemExit(__doc__)


main()
