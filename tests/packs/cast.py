#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Pictures of the Deck Building Game and of Star Empires, as assets/forge/MARKS.md tells of them.

Every picture has a mark, 7 or better, and every mark a picture. A face alone tells nobody: of pose, prop, place, light and
clothes no two characters share three, and no more than three have the same ground and are seen the same way.
Exit: 0 all good, 1 something is not.
"""
import collections
import itertools
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MARKS = ROOT / "assets" / "forge" / "MARKS.md"
CHARACTERS = "Deck Building Game: characters"
CARDS = "Deck Building Game: maneuvers, missions, events, infections"
EMPIRES = "Star Empires: cards"
OWN = ("pose", "prop", "place", "light", "clothes")
SHARED_MOST = 2
ALIKE_MOST = 3    # with the same ground, seen the same way
MARK_LEAST = 7


def table(title):
    """The rows under a heading, each by its columns' names."""
    part = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", MARKS.read_text(encoding="utf-8"), re.S | re.M)
    lines = re.findall(r"^\| (.*) \|$", part.group(1), re.M) if part else []
    cells = [[cell.strip() for cell in line.split(" | ")] for line in lines]
    return [dict(zip(cells[0], row)) for row in cells[1:]] if cells else []


def kinds_of(game):
    """The cards of a game by id: what kind each is of."""
    deck = json.loads((ROOT / "cards" / game / "deck.json").read_text(encoding="utf-8"))["cards"]
    return {card["id"]: card.get("kind", "") for card in deck}


def painted(game, wanted):
    """Which of the cards, those whose kind is wanted, have a picture."""
    kinds = kinds_of(game)
    stems = {file.stem for file in (ROOT / "assets" / "pictures" / game).glob("*.webp")}
    return {card for card, kind in kinds.items() if card in stems and wanted(kind)}


def faults_of_marks(title, rows, key, pictures):
    names = [row[key] for row in rows]
    for name, count in collections.Counter(names).items():
        if count > 1:
            yield f"{title}: {name} stands there {count} times"
    for name in sorted(pictures - set(names)):
        yield f"{title}: {name} has a picture and no mark"
    for name in sorted(set(names) - pictures):
        yield f"{title}: {name} has a mark and no picture"
    for row in rows:
        if not row["mark"].isdigit() or int(row["mark"]) < MARK_LEAST:
            yield f'{title}: {row[key]} has {row["mark"]}: below {MARK_LEAST} a picture is made again'


def faults_of_likeness(rows):
    for a, b in itertools.combinations(rows, 2):
        shared = [own for own in OWN if a[own].lower() == b[own].lower()]
        if len(shared) > SHARED_MOST:
            yield f'{a["who"]} and {b["who"]} share {", ".join(shared)}'
    alike = collections.defaultdict(list)
    for row in rows:
        alike[row["ground"].lower(), row["seen"].lower()].append(row["who"])
    for (ground, seen), who in alike.items():
        if len(who) > ALIKE_MOST:
            yield f'{", ".join(who)}: all before {ground}, seen {seen}'


def faults():
    characters = table(CHARACTERS)
    yield from faults_of_marks(CHARACTERS, characters, "who", painted("deck_building", lambda kind: kind == "character"))
    yield from faults_of_likeness(characters)
    yield from faults_of_marks(CARDS, table(CARDS), "picture", painted("deck_building", lambda kind: kind != "character"))
    yield from faults_of_marks(EMPIRES, table(EMPIRES), "picture", painted("star_empires", lambda kind: True))


def main():
    found = list(faults())
    print("\n".join(found) if found else "each picture has its mark, and nobody is taken for somebody else")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
