#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the saved games of this folder that are missing, or belong to rules or cards that no longer exist.

usage: record.py STARDECK

The others must replay to the last hash forever: one that differs under the same rules version and cards is a fault to
be fixed, not recorded. It is left alone, and the exit status is 1. If the change is meant, raise the game's
rules_version first.
"""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FOUR = "starfleet:random,vulcan:random,klingon:random,romulan:random"
TEAMS = "starfleet:random,romulan:random,vulcan:random,klingon:random"

# name, players, what else, seed; of another game than Tactics: `--game NAME` first
GAMES = [
    ("two-seats", "starfleet:random,romulan:random", "", 11),
    ("two-seats-top-secret", "vulcan:random,klingon:random", "--top-secret", 12),
    ("two-seats-short", "klingon:random,romulan:random", "--short", 13),
    ("two-seats-short-top-secret", "romulan:random,klingon:random", "--short --top-secret", 14),
    ("three-seats", "vulcan:random,starfleet:random,romulan:random", "", 15),
    ("three-seats-top-secret", "klingon:random,vulcan:random,starfleet:random", "--top-secret", 16),
    ("three-seats-short", "starfleet:random,romulan:random,klingon:random", "--short", 17),
    ("three-seats-short-top-secret", "klingon:random,starfleet:random,romulan:random", "--short --top-secret", 18),
    ("four-seats", FOUR, "", 19),
    ("four-seats-top-secret", FOUR, "--top-secret", 20),
    ("alliances", TEAMS, "--variant alliances", 21),
    ("alliances-top-secret", TEAMS, "--variant alliances --top-secret", 22),
    ("blind-trust", TEAMS, "--variant blind_trust", 23),
    ("blind-trust-top-secret", TEAMS, "--variant blind_trust --top-secret", 24),
    ("alpha-strike-two-seats", "halberd:random,tempest:random", "--game alpha_strike", 25),
    ("alpha-strike-three-seats", "tigers_claw:random,bastion:random,halberd:random", "--game alpha_strike", 26),
    ("alpha-strike-four-seats", "bastion:random,tempest:random,tigers_claw:random,halberd:random", "--game alpha_strike", 27),
    # Those above are of format 1 of saved games, which must be readable for ever too.
    ("written-in-format-2/two-seats", "romulan:random,vulcan:random", "", 28),
    ("written-in-format-2/three-seats-short", "romulan:random,klingon:random,starfleet:random", "--short", 29),
    ("written-in-format-2/blind-trust", TEAMS, "--variant blind_trust", 30),
    ("deck-building-two-seats", "ship_enterprise:random,ship_hood:greedy", "--game deck_building", 32),
    ("deck-building-four-seats-infection",
     "ship_hood:greedy,ship_enterprise:greedy,ship_lexington:random,ship_constellation:greedy",
     "--game deck_building --variant infection --options discard_battle,remove_failed", 33),
    # Of a game that the window has no table for, so that it is not in the lists of saved games that screens show.
    ("without-table/star-empires-two-seats", "romulan:random,federation:greedy", "--game star_empires", 34),
    ("without-table/star-empires-five-seats", "borg:greedy,klingon:greedy,ferengi:random,cardassian:greedy,romulan:greedy",
     "--game star_empires --variant no_truce", 35),
    ("written-in-format-2/alpha-strike", "halberd:random,bastion:random,tempest:random", "--game alpha_strike", 31),
]


def play(stardeck, players, more, seed):
    """The text of the saved game."""
    with tempfile.TemporaryDirectory(prefix="stardeck-record-") as folder:
        game = [] if "--game" in more else ["--game", "tactics"]
        subprocess.run([stardeck, "simulate", *game, *more.split(), "--players", players, "--seed", str(seed), "--games", "1",
                        "--save", folder], check=True, stdout=subprocess.DEVNULL)
        return pathlib.Path(folder, "game-0001.jsonl").read_text(encoding="utf-8")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    refused = 0
    for name, players, more, seed in GAMES:
        path = HERE / f"{name}.jsonl"
        status = subprocess.run([sys.argv[1], "replay", path], capture_output=True, check=False).returncode
        if status == 2:  # not there, or of other rules or cards
            path.write_text(play(sys.argv[1], players, more, seed), encoding="utf-8")
            print(f"wrote {path.name}")
        elif status != 0:
            print(f"FAILED {path.name}: the same rules and cards give another game; raise rules_version first")
            refused += 1
    return 1 if refused else 0


sys.exit(main())
