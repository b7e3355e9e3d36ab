#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How well the computer opponents play, against each other and at puzzles, and how long they think: measures it and writes
assets/OPPONENTS.md, and assets/opponents.json for what the window says of a level. It takes hours, so it goes in parts: each is kept in MEASURED, and what is there is not played again
unless the two decide differently by now. Stopped at any time, it goes on with the next part; of what has been
played so far the page can be written at once.

opponents.py STARDECK MEASURED.json [--page FILE] [--minutes N] [--only TEXT] [--write] [--check]

  --minutes N   begins no part after so many minutes
  --only TEXT   plays only pairings whose game or name has the text in it
  --write       plays nothing, writes the page of what there is
  --check       plays and writes nothing: whether the window says what was measured
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
LADDER = ROOT / "assets/opponents.json"
GAMES = {"tactics": "Conquest Alpha: Tactics", "alpha_strike": "Alpha Strike", "deck_building": "Deck Building Game",
         "star_empires": "Star Empires"}
SEATS = {"tactics": ("starfleet", "romulan"), "alpha_strike": ("bastion", "tigers_claw"),
         "deck_building": ("ship_enterprise", "ship_hood"), "star_empires": ("federation", "klingon")}


def game_of(pairing):
    return pairing["arguments"][1]


def seats_of(pairing):
    return pairing["arguments"][-1].count(":")


def key_of(pairing):
    return "%s %s" % (game_of(pairing), pairing["name"])


def parts_of(pairing):
    return math.ceil(pairing["games"] / (PART * seats_of(pairing)))


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit("%s: %s" % (" ".join(command), done.stderr))
    return done


class Measured:
    """What has been measured, kept in a file after each step of it."""

    def __init__(self, stardeck, file):
        self.stardeck, self.file = stardeck, file
        self.all = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def section(self, game, name):
        return self.all.setdefault(game, {}).setdefault(name, {})

    def keep(self):
        unfinished = self.file.with_suffix(".part")
        unfinished.write_text(json.dumps(self.all, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        unfinished.rename(self.file)


def forget_others(measured, pairing):
    """What opponents won who decided otherwise tells nothing of those there are now: one deal tells them apart."""
    deal = ["--games", str(seats_of(pairing)), "--seed", "5", "--paired", "--json"]
    digest = json.loads(run([measured.stardeck, "simulate", *pairing["arguments"], *deal]).stdout)["digest"]
    kept = measured.section(game_of(pairing), "decisions")
    if kept.get(pairing["name"]) == digest:
        return
    if pairing["name"] in kept:
        print("%s: they decide differently by now; what was measured is dropped" % key_of(pairing), flush=True)
    kept[pairing["name"]] = digest
    parts(measured, pairing).clear()
    for what in ("puzzles", "times"):
        measured.section(game_of(pairing), what).pop(pairing["who"], None)
    measured.keep()


def parts(measured, pairing):
    return measured.section(game_of(pairing), "parts").setdefault(pairing["name"], {})


def play(measured, pairing, part):
    """Each deal once for each way round the table; every part has deals of its own."""
    games = str(PART * seats_of(pairing))
    done = run([measured.stardeck, "simulate", *pairing["arguments"], "--games", games, "--seed", str(1000 + part), "--paired", "--json"])
    if done.returncode != 0:  # stopped in the middle of it
        sys.exit("stopped")
    result = json.loads(done.stdout)
    level = result["levels"][pairing["who"]]
    parts(measured, pairing)["%03d" % part] = {"games": result["games"], "percent": level["percent"], "give": level["give"]}
    measured.keep()


def sums(measured, pairing):
    """Games, percent won, half the width of its interval; None without games."""
    deals = games = total = square = 0
    for part in parts(measured, pairing).values():
        count = part["games"] / seats_of(pairing)
        mean, spread = part["percent"] / 100, (part["give"] / 100 / CERTAIN) ** 2 * (count - 1)
        deals, games, total = deals + count, games + part["games"], total + mean * count
        square += (spread + mean * mean) * count
    if deals < 2:
        return None
    mean = total / deals
    give = CERTAIN * math.sqrt(max(0, square / deals - mean * mean) / (deals - 1))
    return games, 100 * mean, 100 * give


def puzzles(measured, game, who):
    """Solved, and how many there are."""
    kept = measured.section(game, "puzzles")
    if who not in kept:
        done = run([measured.stardeck, "puzzles", str(ROOT / "tests/puzzles" / game), "--who", who, "--json"])
        asked = json.loads(done.stdout)["puzzles"]
        kept[who] = [sum(puzzle["solved"] for puzzle in asked), len(asked)]
        measured.keep()
    return kept[who]


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def matches(measured, pairings):
    for pairing in pairings:
        found = sums(measured, pairing)
        if found is not None and "doubling" not in pairing:
            games, percent, give = found
            goal = "%d" % pairing["goal"] if "goal" in pairing else ""
            yield [GAMES[game_of(pairing)], pairing["name"], "%.1f ± %.1f" % (percent, give), goal, str(games)]


def plot(measured, pairings):
    """A bar for each doubling: what it wins against half of it; 50 % would be nothing gained."""
    for pairing in pairings:
        found = sums(measured, pairing) if "doubling" in pairing else None
        if found is not None:
            games, percent, give = found
            yield "%6d %-50s %.0f ± %.0f %% (%d games)" % (pairing["doubling"], "#" * round(percent / 2), percent, give, games)


def thinking(measured):
    """One game after the other, and nothing else beside them, or it says too much."""
    for game, (one, other) in SEATS.items():
        kept = measured.section(game, "times")
        for who in LEVELS:
            if who not in kept:
                done = run([measured.stardeck, "simulate", "--game", game, "--players", "%s:%s,%s:%s" % (one, who, other, who),
                            "--games", "4", "--seed", "1", "--jobs", "1", "--time", "--json"])
                level = json.loads(done.stdout)["levels"][who]
                kept[who] = [level["ms_mean"], level["ms_most"]]
                measured.keep()
            yield [GAMES[game], who, *("%.3g" % milliseconds for milliseconds in kept[who])]


def solved(measured):
    for game, title in GAMES.items():
        for who in LEVELS if (ROOT / "tests/puzzles" / game).is_dir() else []:
            yield [title, who, "%d of %d" % tuple(puzzles(measured, game, who))]


def write_page(measured, pairings, page):
    lines = ["# How well the computer opponents play", "",
             "Made by `packaging/opponents`, which anyone can run. Each deal is played once for each way to turn the players round",
             "the seats, so that luck cancels out; the share of wins comes with its 95 % interval. An opponent knows what a person",
             "in its seat would know, and nothing else.", "", "## Against each other", ""]
    lines += table(["Game", "Who", "Wins, %", "Wanted, at least", "Games"], matches(measured, pairings))
    doublings = list(plot(measured, pairings))
    if doublings:
        lines += ["## What thinking is worth", "", "Tactics, two seats: games won with so many simulations a decision against half as",
                  "many, a sign for two in a hundred.", "", "```", *doublings, "```", ""]
    lines += ["## How long they think", "", "Milliseconds a decision, two seats, on one core of the machine that made this page.", ""]
    lines += table(["Game", "Level", "Mean", "Longest"], thinking(measured))
    lines += ["## Puzzles", "", "Positions in which a good player knows what to do (`tests/puzzles`).", ""]
    lines += table(["Game", "Level", "Solved"], solved(measured))
    lines.append((HERE / "games.md").read_text(encoding="utf-8"))
    page.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def ladder(measured, pairings):
    """Of each level what it won, in games of two, against the one below it, as the window tells it."""
    found = []
    for pairing in pairings:
        won = sums(measured, pairing)
        below = LEVELS[max(0, LEVELS.index(pairing["who"]) - 1)] if pairing["who"] in LEVELS else None
        if won is not None and pairing["name"] == "%s v %s" % (pairing["who"], below):
            found.append({"game": game_of(pairing), "who": pairing["who"], "against": below, "percent": round(won[1])})
    return json.dumps({"opponents": found}, indent=1) + "\n"


def check(measured, pairings):
    """Exits with what is wrong: another figure than was measured, or a level of a game without any."""
    told = LADDER.read_text(encoding="utf-8")
    known = {(level["game"], level["who"]) for level in json.loads(told)["opponents"]}
    missing = ["%s of %s" % (who, game) for game in GAMES for who in LEVELS[1:] if (game, who) not in known]
    if told != ladder(measured, pairings):
        sys.exit("%s is not what was measured: write it with packaging/opponents --write" % LADDER)
    if missing:
        sys.exit("nothing was measured of " + ", ".join(missing))


def main():
    parser = argparse.ArgumentParser(prog="opponents")
    parser.add_argument("stardeck")
    parser.add_argument("measured", type=pathlib.Path)
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "assets/OPPONENTS.md")
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    measured = Measured(options.stardeck, options.measured)
    pairings = json.loads((HERE / "pairings.json").read_text(encoding="utf-8"))
    if options.check:
        check(measured, pairings)
        return
    wanted = [pairing for pairing in pairings if options.only in key_of(pairing)]
    for pairing in wanted if not options.write else []:
        forget_others(measured, pairing)
    begun = time.monotonic()
    todo = [(part, pairing) for part in range(max(map(parts_of, pairings))) for pairing in wanted if part < parts_of(pairing)]
    for part, pairing in todo:  # a part of each, then the next of each: an early stop leaves something of all
        if options.write or time.monotonic() - begun > 60 * options.minutes:
            break
        if "%03d" % part not in parts(measured, pairing):
            print("%s: part %d of %d" % (key_of(pairing), part + 1, parts_of(pairing)), flush=True)
            play(measured, pairing, part)
    write_page(measured, pairings, options.page)
    LADDER.write_text(ladder(measured, pairings), encoding="utf-8")


if __name__ == "__main__":
    main()
