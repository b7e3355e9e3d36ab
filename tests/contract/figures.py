#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Figures that a game's rules promise, from many games between computer seats: how long they last, whether the first
seat or one faction is better off, whether a better player wins. All games come from given seeds, so what this prints is
the same on every machine.

figures.py STARDECK GAME ROWS.json [GAMES|all]   without either a part: PART of each row's games

ROWS.json is a list; of each row "players" is as for `stardeck simulate` (and "variant", if there is one), and what it
promises: "median" (turns), "rounds" (the same for each seat), "most" (turns of the longest game), "first" and "each" (percent
won from the first place, and by each faction, or by those named), "places" (percent won from each place, from the first on), "better" (percent won
by the seat named). Each is [from, to], a band for as many "games" as the row says, which `all` plays. A part of them, which goes
without the rows marked "nightly", may miss a percentage by as much again as chance makes of fewer games (SIGMAS). That every
game comes to an end `stardeck simulate` sees to.
"""
import json
import math
import subprocess
import sys

PART = 8
SIGMAS = 3


def widened(name, band, games):
    """The band for a percentage of so many games, if the row's own band is for many more."""
    if not name.endswith("%"):
        return band
    share = min(max(sum(band) / 200, 0.02), 0.98)
    chance = 100 * SIGMAS * math.sqrt(share * (1 - share) / games)
    return band[0] - chance, band[1] + chance


def percent(part, whole):
    return 100.0 * part / whole


def measure(result, row):
    """Name, value and band of each figure that the row promises."""
    games = result["games"]
    if "median" in row:
        yield "median turns", result["turns"]["median"], row["median"]
    if "rounds" in row:
        yield "median turns of a seat", result["turns"]["median"] / len(row["players"].split(",")), row["rounds"]
    if "most" in row:
        yield "most turns", result["turns"]["most"], row["most"]
    if "first" in row:
        yield "first place %", percent(result["place_wins"][0], games), row["first"]
    for place, band in enumerate(row.get("places", [])):
        yield f"place {place + 1} %", percent(result["place_wins"][place], games), band
    each = row.get("each", {})
    for name, sums in result["drawn"].items():
        band = each if isinstance(each, list) else each.get(name)
        if band is not None:
            yield f"{name} %", percent(sums["wins"], sums["games"]), band
    for seat, band in row.get("better", {}).items():
        yield f"{seat} %", percent(result["seats"][seat]["wins"], games), band


def main():
    stardeck, game, rows_file = sys.argv[1:4]
    failed = passed = 0
    with open(rows_file, encoding="utf-8") as file:
        rows = json.load(file)
    asked = sys.argv[4] if len(sys.argv) > 4 else None
    for row in rows:
        if row.get("nightly") and asked is None:
            continue
        games = int(asked) if asked not in (None, "all") else row["games"] // (PART if asked is None else 1)
        table = row["players"] + (f" --variant {row['variant']}" if "variant" in row else "")
        run = subprocess.run([stardeck, "simulate", "--json", "--game", game, "--games", str(games), "--seed", "1", "--players",
                              *table.split()], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            sys.exit(f"{table}: {run.stderr}")
        print(f"{table} ({games} games)")
        for name, value, (low, high) in measure(json.loads(run.stdout), row):
            if games < row["games"]:
                low, high = widened(name, (low, high), games)
            good = low <= value <= high
            passed, failed = passed + good, failed + (not good)
            print(f"    {'' if good else 'WRONG: '}{name} {value:.1f} ({low:.4g} to {high:.4g})")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
