#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How well the computer opponents play, against each other and at puzzles, and how long they think: measures it and writes
assets/OPPONENTS.md. It takes hours, so it goes in parts: each is kept in FOLDER, and what is there is not played again.
Stopped at any time, it goes on with the next part; of what has been played so far the page can be written at once.

opponents.py STARDECK FOLDER [--page FILE] [--minutes N] [--only TEXT] [--write]

  --minutes N   begins no part after so many minutes
  --only TEXT   plays only pairings whose game or name has the text in it
  --write       plays nothing, writes the page of what there is
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PART = 20  # deals
CERTAIN = 1.959964  # 95 %, as simulate has it
LEVELS = ["random", "greedy", "easy", "normal", "hard"]
GAMES = {"tactics": "Conquest Alpha: Tactics", "alpha_strike": "Alpha Strike"}
SEATS = {"tactics": ("starfleet", "romulan"), "alpha_strike": ("bastion", "tigers_claw")}


def game_of(pairing):
    return pairing["arguments"][1]


def seats_of(pairing):
    return pairing["arguments"][-1].count(":")


def file_of(folder, pairing, part):
    name = "%s %s" % (game_of(pairing), pairing["name"])
    return folder / ("%s.%03d.json" % (name.replace(" ", "-").replace(",", ""), part))


def parts_of(pairing):
    return math.ceil(pairing["games"] / (PART * seats_of(pairing)))


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit("%s: %s" % (" ".join(command), done.stderr))
    return done


def play(stardeck, folder, pairing, part):
    """Each deal once for each way round the table; every part has deals of its own."""
    games = str(PART * seats_of(pairing))
    done = run([stardeck, "simulate", *pairing["arguments"], "--games", games, "--seed", str(1000 + part), "--paired", "--json"])
    if done.returncode != 0:  # stopped in the middle of it
        sys.exit("stopped")
    file = file_of(folder, pairing, part)
    unfinished = file.with_suffix(".part")
    unfinished.write_text(done.stdout, encoding="utf-8")
    unfinished.rename(file)


def sums(folder, pairing):
    """Games, percent won, half the width of its interval; None without games."""
    deals = games = total = square = 0
    for part in range(parts_of(pairing)):
        file = file_of(folder, pairing, part)
        if not file.exists():
            continue
        result = json.loads(file.read_text(encoding="utf-8"))
        count = result["games"] / seats_of(pairing)
        level = result["levels"][pairing["who"]]
        mean, spread = level["percent"] / 100, (level["give"] / 100 / CERTAIN) ** 2 * (count - 1)
        deals, games, total = deals + count, games + result["games"], total + mean * count
        square += (spread + mean * mean) * count
    if deals < 2:
        return None
    mean = total / deals
    give = CERTAIN * math.sqrt(max(0, square / deals - mean * mean) / (deals - 1))
    return games, 100 * mean, 100 * give


def puzzles(stardeck, folder, game, who):
    """Solved, and how many there are."""
    file = folder / ("puzzles-%s-%s.json" % (game, who))
    if not file.exists():
        done = run([stardeck, "puzzles", str(ROOT / "tests/puzzles" / game), "--who", who, "--json"])
        file.write_text(done.stdout, encoding="utf-8")
    asked = json.loads(file.read_text(encoding="utf-8"))["puzzles"]
    return sum(puzzle["solved"] for puzzle in asked), len(asked)


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def matches(folder, pairings):
    for pairing in pairings:
        found = sums(folder, pairing)
        if found is not None and "doubling" not in pairing:
            games, percent, give = found
            goal = "%d" % pairing["goal"] if "goal" in pairing else ""
            yield [GAMES[game_of(pairing)], pairing["name"], "%.1f ± %.1f" % (percent, give), goal, str(games)]


def plot(folder, pairings):
    """A bar for each doubling: what it wins against half of it; 50 % would be nothing gained."""
    for pairing in pairings:
        found = sums(folder, pairing) if "doubling" in pairing else None
        if found is not None:
            games, percent, give = found
            yield "%6d %-50s %.0f ± %.0f %% (%d games)" % (pairing["doubling"], "#" * round(percent / 2), percent, give, games)


def thinking(stardeck, folder):
    """One game after the other, and nothing else beside them, or it says too much."""
    for game, (one, other) in SEATS.items():
        for who in LEVELS:
            file = folder / ("times-%s-%s.json" % (game, who))
            if not file.exists():
                done = run([stardeck, "simulate", "--game", game, "--players", "%s:%s,%s:%s" % (one, who, other, who), "--games",
                            "4", "--seed", "1", "--jobs", "1", "--time", "--json"])
                file.write_text(done.stdout, encoding="utf-8")
            level = json.loads(file.read_text(encoding="utf-8"))["levels"][who]
            yield [GAMES[game], who, "%.3g" % level["ms_mean"], "%.3g" % level["ms_most"]]


def solved(stardeck, folder):
    for game, title in GAMES.items():
        for who in LEVELS:
            good, count = puzzles(stardeck, folder, game, who)
            yield [title, who, "%d of %d" % (good, count)]


def write_page(stardeck, folder, pairings, page):
    lines = ["# How well the computer opponents play", "",
             "Made by `packaging/opponents`, which anyone can run. Each deal is played once for each way to turn the players round",
             "the seats, so that luck cancels out; the share of wins comes with its 95 % interval. An opponent knows what a person",
             "in its seat would know, and nothing else.", "", "## Against each other", ""]
    lines += table(["Game", "Who", "Wins, %", "Wanted, at least", "Games"], matches(folder, pairings))
    lines += ["## What thinking is worth", "", "Tactics, two seats: games won with so many simulations a decision against half as",
              "many, a sign for two in a hundred.", "", "```", *plot(folder, pairings), "```", ""]
    lines += ["## How long they think", "", "Milliseconds a decision, two seats, on one core of the machine that made this page.", ""]
    lines += table(["Game", "Level", "Mean", "Longest"], thinking(stardeck, folder))
    lines += ["## Puzzles", "", "Positions in which a good player knows what to do (`tests/puzzles`).", ""]
    lines += table(["Game", "Level", "Solved"], solved(stardeck, folder))
    page.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(prog="opponents")
    parser.add_argument("stardeck")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "assets/OPPONENTS.md")
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    pairings = json.loads((HERE / "pairings.json").read_text(encoding="utf-8"))
    wanted = [pairing for pairing in pairings if options.only in "%s %s" % (game_of(pairing), pairing["name"])]
    begun = time.monotonic()
    todo = [(part, pairing) for part in range(max(map(parts_of, pairings))) for pairing in wanted if part < parts_of(pairing)]
    for part, pairing in todo:  # a part of each, then the next of each: an early stop leaves something of all
        if options.write or time.monotonic() - begun > 60 * options.minutes:
            break
        if not file_of(options.folder, pairing, part).exists():
            print("%s, %s: part %d of %d" % (game_of(pairing), pairing["name"], part + 1, parts_of(pairing)), flush=True)
            play(options.stardeck, options.folder, pairing, part)
    write_page(options.stardeck, options.folder, pairings, options.page)


if __name__ == "__main__":
    main()
